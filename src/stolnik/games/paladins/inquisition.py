"""The Inquisition: it interrupts whatever emptied the Tax supply, and asks everybody."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import DONE, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import debts, rewards, suspicion
from stolnik.games.paladins.components import TownsfolkId
from stolnik.games.paladins.events import AbilityUsed, InquisitionBegan, TaxSupplyRefilled
from stolnik.games.paladins.state import Inquisition, Paladins, holder, seats

NOT_AT_AN_INQUISITION: Final = Refusal("PAL-INQ.6")
USED: Final = Refusal("PAL-TWN.9")
NO_SUSPICION_TO_DISCARD: Final = Refusal("PAL-TWN.3")
TOO_FEW_SUSPICIONS: Final = Refusal("PAL-TWN.5")
TOO_MANY_SUSPICIONS: Final = Refusal("PAL-TWN.6")


@rule("PAL-INQ.1", "PAL-INQ.6", "PAL-INQ.9", "PAL-INQ.10", "PAL-TWN.7", "PAL-PAS.6")
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


@rule("PAL-INQ.7", "PAL-TWN.7", "PAL-TWN.8", "PAL-TWN.9")
def use_townsfolk(g: Paladins, seat: Seat, at: Inquisition) -> Flow[None]:
    """A player uses the own Townsfolk that work now, in any order, and may stop (R-18)."""
    if seat >= len(g.players):
        return
    while True:
        options: list[Move] = [
            ("use", card) for card in g.players[seat].team if not refuse_use(g, seat, at, card)
        ]
        move = yield from choose(seat, "inquisition", [*options, DONE])
        if move == DONE:
            return
        card = str(move[1])
        at.used.append(card)
        g.tell(AbilityUsed(seat, card))
        yield from rewards.gain(g, seat, g.box.townsfolk[card].ability.reward, chosen=True)


@rule("PAL-TWN.3", "PAL-TWN.5", "PAL-TWN.6", "PAL-TWN.8")
def refuse_use(g: Paladins, seat: Seat, at: Inquisition, card: TownsfolkId) -> Refusal | None:
    """Its condition is looked at when the card is used: earlier cards can make or break it."""
    if card not in g.box.inquisitive or card not in g.players[seat].team:
        return NOT_AT_AN_INQUISITION
    if card in at.used:
        return USED
    ability = g.box.townsfolk[card].ability
    suspicions = len(g.players[seat].suspicions)
    if suspicions < ability.least:
        return TOO_FEW_SUSPICIONS
    if ability.most is not None and suspicions > ability.most:
        return TOO_MANY_SUSPICIONS
    if not rewards.finds_object(g, seat, ability.reward):
        return NO_SUSPICION_TO_DISCARD
    return None


@rule("PAL-INQ.2", "PAL-INQ.3", "PAL-INQ.4", "PAL-INQ.9", "PAL-INQ.10", "PAL-SEND.5")
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
