"""Recruit: send a Townsfolk on an errand, or take one into the team for good."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import FREE, Price, TownsfolkId
from ...events import RewardDeclined, TownsfolkDiscarded, TownsfolkRecruited
from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..burdens import debts
from ..resources import short_of_silver
from ..rounds import paladin_cards
from ..workers import ONE_WORKER_OR_TWO, place_workers, refuse_workers

DISCARD: Final = 1
"""Workers for the mode that discards the card."""
HIRE: Final = 2
"""Workers for the mode that takes the card into the team."""
SILVER: Final = "silver"
DEBT: Final = "debt"

NOT_ON_THE_TRACK: Final = Refusal("PAL-REC.13")
NO_DEBT_FOR_THIS_SLOT: Final = Refusal("PAL-REC.3")
NO_DEBT_LEFT: Final = Refusal("PAL-REC.4", figures="no_debt")


def _refuse_free_recruit(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("hire", str(card)) if card not in g.townsfolk:
            return NOT_ON_THE_TRACK
    return None


STARTING_RECRUIT: Final = Topic("starting_recruit", verbs=("hire",), set_by=("PAL-SET.22",))
FREE_RECRUIT: Final = Topic(
    "free_recruit", verbs=("hire", "no"), refuse=_refuse_free_recruit, set_by=("PAL-ICO.10",)
)


@rule("PAL REC.2 REC.9")
def refuse_payment(g: Paladins, seat: Seat, slot: int, payment: str) -> Refusal | None:
    """The slot has the price, in both modes; a Debt replaces it on the two leftmost (R-7)."""
    printed = g.box.townsfolk_slots[slot]
    if payment == DEBT:
        if not printed.debt_allowed:
            return NO_DEBT_FOR_THIS_SLOT
        return None if g.debts else NO_DEBT_LEFT
    p = g.players[seat]
    if p.silver < printed.silver:
        due = paladin_cards.silver_due(g, p, "recruit", printed.silver)
        if p.silver < due:
            return short_of_silver("PAL-REC.2", due, p)
    return None


def price(g: Paladins, seat: Seat, card: TownsfolkId, workers: int, payment: str) -> Price:
    """The Silver of the slot, less with a Paladin who helps; none for a Debt."""
    if payment == DEBT:
        return FREE
    printed = g.box.townsfolk_slots[g.townsfolk.index(card)].silver
    return Price(silver=paladin_cards.silver_due(g, g.players[seat], "recruit", printed))


@rule("PAL REC.1 REC.5")
def refuse_recruit(
    g: Paladins, seat: Seat, card: TownsfolkId, workers: int, payment: str
) -> Refusal | None:
    if card not in g.townsfolk:
        return NOT_ON_THE_TRACK
    if workers not in (DISCARD, HIRE):
        return ONE_WORKER_OR_TWO
    return refuse_payment(g, seat, g.townsfolk.index(card), payment) or refuse_workers(
        g, g.players[seat], "recruit", workers
    )


@rule("PAL-REC.13")
def recruit_options(g: Paladins, seat: Seat) -> list[Move]:
    """Every card on the track, discarded or hired, for Silver or a Debt."""
    p = g.players[seat]
    modes = [mode for mode in (DISCARD, HIRE) if not refuse_workers(g, p, "recruit", mode)]
    if not modes:
        return []
    payable = [
        (card, payment)
        for slot, card in enumerate(g.townsfolk)
        if card is not None
        for payment in (SILVER, DEBT)
        if not refuse_payment(g, seat, slot, payment)
    ]
    return [("recruit", card, mode, payment) for mode in modes for card, payment in payable]


@rule("PAL REC.1 REC.2 REC.3 REC.6 REC.9 REC.10")
def recruit(g: Paladins, seat: Seat, card: TownsfolkId, workers: int, payment: str) -> Flow[None]:
    """One Worker discards a card for its reward, two hire it; the slot's price is paid."""
    due = price(g, seat, card, workers, payment)
    yield from place_workers(g, seat, "recruit", workers, price=due)
    if payment == DEBT:
        debts.gain_debts(g, seat)
    if workers == DISCARD:
        yield from discard_townsfolk(g, seat, card)
    else:
        yield from join_team(g, seat, card)
    yield from after_action(g, seat, "recruit")


@rule("PAL REC.7 REC.8")
def discard_townsfolk(g: Paladins, seat: Seat, card: TownsfolkId) -> Flow[None]:
    """The card leaves the track for the discards; only its upper right counts."""
    g.townsfolk[g.townsfolk.index(card)] = None
    g.townsfolk_discards.append(card)
    g.tell(TownsfolkDiscarded(seat, card))
    yield from rewards.gain(g, seat, g.box.townsfolk[card].discard_reward)


@rule("PAL REC.10 REC.11 REC.12 SET.24 SET.27 REF.13")
def join_team(g: Paladins, seat: Seat, card: TownsfolkId) -> Flow[None]:
    """The card leaves the track for the team, with its immediate reward; the gap stays."""
    g.townsfolk[g.townsfolk.index(card)] = None
    g.players[seat].team.append(card)
    g.tell(TownsfolkRecruited(seat, card))
    yield from rewards.gain(g, seat, g.box.townsfolk[card].recruit_immediate)


@rule("PAL SET.22 SET.25 SET.27")
def starting_recruit(g: Paladins, seat: Seat) -> Flow[None]:
    """In the set-up each player must take one card, for nothing."""
    card = yield from choose_thing(seat, STARTING_RECRUIT, on_the_track(g))
    yield from join_team(g, seat, card)


@rule("PAL ICO.10 ICO.11")
def free_recruit(g: Paladins, seat: Seat, *, chosen: bool = False) -> Flow[None]:
    """A reward: one card joins the team without Silver or Workers; it may be declined (R-21)."""
    cards: dict[Move, TownsfolkId | None] = {**on_the_track(g)}
    if not cards:
        return
    if not chosen:
        cards[NO] = None
    card = yield from choose_thing(seat, FREE_RECRUIT, cards)
    if card is None:
        g.tell(RewardDeclined(seat, "free_recruit"))
        return
    yield from join_team(g, seat, card)


def on_the_track(g: Paladins) -> dict[Move, TownsfolkId]:
    return {("hire", card): card for card in g.townsfolk if card is not None}
