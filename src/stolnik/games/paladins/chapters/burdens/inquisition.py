"""The Inquisition: it interrupts whatever emptied the Tax supply, and asks everybody."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import TownsfolkId
from ...events import AbilityUsed, InquisitionBegan, TaxSupplyRefilled
from ...state import Inquisition, Paladins, holder, seats
from .. import rewards
from . import debts, suspicion

NOT_AT_AN_INQUISITION: Final = Refusal("PAL-INQ.6")
USED: Final = Refusal("PAL-TWN.9")
NO_SUSPICION_TO_DISCARD: Final = Refusal("PAL-TWN.3")


@rule("PAL-TWN.8")
def refuse_use(g: Paladins, seat: Seat, at: Inquisition, card: TownsfolkId) -> Refusal | None:
    """Its condition is looked at when the card is used: earlier cards can make or break it."""
    if card not in g.box.inquisitive or card not in g.players[seat].team:
        return NOT_AT_AN_INQUISITION
    if card in at.used:
        return USED
    ability = g.box.townsfolk[card].ability
    have = len(g.players[seat].suspicions)
    if have < ability.least:
        return Refusal("PAL-TWN.5", {"least": ability.least, "have": have}, "few_suspicions")
    if ability.most is not None and have > ability.most:
        return Refusal("PAL-TWN.6", {"most": ability.most, "have": have}, "many_suspicions")
    if not rewards.finds_object(g, seat, ability.reward):
        return NO_SUSPICION_TO_DISCARD
    return None


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("use", str(card)) if g.inquisition is not None:
            return refuse_use(g, ask.seat, g.inquisition, card)
    return None


INQUISITION: Final = Topic(
    "inquisition", verbs=("use", "done"), refuse=_refuse_answer, set_by=("PAL-INQ.6",)
)


@rule("PAL INQ.1 INQ.6 INQ.9 INQ.10 TWN.7 PAS.6")
def hold_inquisition(g: Paladins, cause: Seat) -> Flow[None]:
    """Townsfolk of all players first, then Debts and discards, then the Tax supply is filled."""
    g.tell(InquisitionBegan(cause))
    interrupted = g.inquisition
    for seat in clockwise_from(g, cause):
        g.inquisition = Inquisition(cause, seat, [])
        yield from use_townsfolk(g, seat, g.inquisition)
    g.inquisition = interrupted
    deal_debts(g, cause)
    refill(g)


def clockwise_from(g: Paladins, cause: Seat) -> list[Seat]:
    """Everybody at the table, from the player whose effect brought it about (R-18)."""
    around = len(seats(g))
    return [(cause + step) % around for step in range(around)]


@rule("PAL INQ.7 TWN.7 TWN.8 TWN.9")
def use_townsfolk(g: Paladins, seat: Seat, at: Inquisition) -> Flow[None]:
    """A player uses the own Townsfolk that work now, in any order, and may stop (R-18)."""
    if seat >= len(g.players):
        return
    while True:
        cards: dict[Move, TownsfolkId | None] = {
            ("use", card): card
            for card in g.players[seat].team
            if not refuse_use(g, seat, at, card)
        }
        card = yield from choose_thing(seat, INQUISITION, {**cards, DONE: None})
        if card is None:
            return
        at.used.append(card)
        g.tell(AbilityUsed(seat, card))
        yield from rewards.gain(g, seat, g.box.townsfolk[card].ability.reward, chosen=True)


@rule("PAL INQ.2 INQ.3 INQ.4 INQ.9 INQ.10 SEND.5")
def deal_debts(g: Paladins, cause: Seat) -> None:
    """Whoever has the most Suspicions gains a Debt and discards half of them, rounded down."""
    most = max(len(holder(g, seat).suspicions) for seat in seats(g))
    if not most:
        return
    accused = [seat for seat in clockwise_from(g, cause) if len(holder(g, seat).suspicions) == most]
    convicted = [seat for seat in accused if debts.gain_debts(g, seat)]
    for seat in convicted:
        suspicion.discard_suspicions(g, seat, most // 2)


@rule("PAL-INQ.8")
def refill(g: Paladins) -> None:
    """Fill the Tax supply up to what it held at the set-up."""
    g.tax = g.box.tax_supply[len(g.players)]
    g.tell(TaxSupplyRefilled(g.tax))
