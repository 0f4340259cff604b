"""Recruit: send a Townsfolk on an errand, or take one into the team for good."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import debts, paladins, rewards, townsfolk
from stolnik.games.paladins.components import TownsfolkId
from stolnik.games.paladins.events import TownsfolkDiscarded, TownsfolkRecruited
from stolnik.games.paladins.resources import pay_silver
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.workers import place_workers, refuse_workers

DISCARD: Final = 1
"""Workers for the mode that discards the card."""
HIRE: Final = 2
"""Workers for the mode that takes the card into the team."""
SILVER: Final = "silver"
DEBT: Final = "debt"

NOT_ON_THE_TRACK: Final = Refusal("PAL-REC.13")
LACKS_SILVER: Final = Refusal("PAL-REC.2")
NO_DEBT_FOR_THIS_SLOT: Final = Refusal("PAL-REC.3")
NO_DEBT_LEFT: Final = Refusal("PAL-REC.4")


@rule("PAL-REC.2", "PAL-REC.3", "PAL-REC.9")
def refuse_payment(g: Paladins, seat: Seat, slot: int, payment: str) -> Refusal | None:
    """The slot has the price, in both modes; a Debt replaces it on the two leftmost (R-7)."""
    printed = g.box.townsfolk_slots[slot]
    if payment == DEBT:
        if not printed.debt_allowed:
            return NO_DEBT_FOR_THIS_SLOT
        return None if g.debts else NO_DEBT_LEFT
    p = g.players[seat]
    if p.silver < printed.silver:
        if p.silver < paladins.silver_due(g, p, "recruit", printed.silver):
            return LACKS_SILVER
    return None


@rule("PAL-REC.1", "PAL-REC.5", "PAL-REC.13")
def refuse_recruit(
    g: Paladins, seat: Seat, card: TownsfolkId, workers: int, payment: str
) -> Refusal | None:
    if card not in g.townsfolk:
        return NOT_ON_THE_TRACK
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


@rule("PAL-REC.1", "PAL-REC.2", "PAL-REC.3", "PAL-REC.6", "PAL-REC.9", "PAL-REC.10")
def recruit(g: Paladins, seat: Seat, card: TownsfolkId, workers: int, payment: str) -> Flow[None]:
    """One Worker discards a card for its reward, two hire it; the slot's price is paid."""
    slot = g.townsfolk.index(card)
    yield from place_workers(g, seat, "recruit", workers)
    if payment == DEBT:
        debts.gain_debts(g, seat)
    else:
        printed = g.box.townsfolk_slots[slot].silver
        pay_silver(g, seat, paladins.silver_due(g, g.players[seat], "recruit", printed))
    if workers == DISCARD:
        yield from discard_townsfolk(g, seat, card)
    else:
        yield from join_team(g, seat, card)
    yield from paladins.after_action(g, seat, "recruit")
    yield from townsfolk.after_action(g, seat, "recruit")


@rule("PAL-REC.7", "PAL-REC.8")
def discard_townsfolk(g: Paladins, seat: Seat, card: TownsfolkId) -> Flow[None]:
    """The card leaves the track for the discards; only its upper right counts."""
    g.townsfolk[g.townsfolk.index(card)] = None
    g.townsfolk_discards.append(card)
    g.tell(TownsfolkDiscarded(seat, card))
    yield from rewards.gain(g, seat, g.box.townsfolk[card].discard_reward)


@rule("PAL-REC.10", "PAL-REC.11", "PAL-REC.12", "PAL-SET.24", "PAL-SET.27", "PAL-REF.13")
def join_team(g: Paladins, seat: Seat, card: TownsfolkId) -> Flow[None]:
    """The card leaves the track for the team, with its immediate reward; the gap stays."""
    g.townsfolk[g.townsfolk.index(card)] = None
    g.players[seat].team.append(card)
    g.tell(TownsfolkRecruited(seat, card))
    yield from rewards.gain(g, seat, g.box.townsfolk[card].recruit_immediate)


@rule("PAL-SET.22", "PAL-SET.25", "PAL-SET.27")
def starting_recruit(g: Paladins, seat: Seat) -> Flow[None]:
    """In the set-up each player must take one card, for nothing."""
    move = yield from choose(seat, "starting_recruit", on_the_track(g))
    yield from join_team(g, seat, str(move[1]))


@rule("PAL-ICO.10", "PAL-ICO.11")
def free_recruit(g: Paladins, seat: Seat, *, chosen: bool = False) -> Flow[None]:
    """A reward: one card joins the team without Silver or Workers; it may be declined (R-21)."""
    cards = on_the_track(g)
    if not cards:
        return
    move = yield from choose(seat, "free_recruit", cards if chosen else [*cards, NO])
    if move != NO:
        yield from join_team(g, seat, str(move[1]))


def on_the_track(g: Paladins) -> list[Move]:
    return [("hire", card) for card in g.townsfolk if card is not None]
