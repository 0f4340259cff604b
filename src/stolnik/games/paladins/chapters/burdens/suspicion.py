"""Suspicion: a card for every Criminal, with its Tax."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat, Topic
from stolnik.rulebook import rule

from ...events import (
    SuspicionDrawn,
    SuspicionsDiscarded,
    SuspicionsReshuffled,
)
from ...state import Paladins, holder
from . import inquisition, tax
from .counts import choose_count

REMOVE_SUSPICIONS: Final = Topic(
    "remove_suspicions", verbs=("remove_suspicions",), set_by=("PAL-ICO.7",)
)


@rule("PAL SUS.1 SUS.3 CON.2")
def draw_suspicion(g: Paladins, seat: Seat) -> Flow[None]:
    """Draw a Suspicion and take its Tax; the new card counts in the Inquisition (R-26)."""
    due = yield from draw_card(g, seat)
    if due:
        yield from tax.take_tax(g, seat, due)


@rule("PAL SUS.2 SUS.4 SUS.5")
def draw_card(g: Paladins, seat: Seat) -> Flow[int]:
    """The top Suspicion goes onto the player's stack; returns the Tax it shows.

    If the Inquisition sets none free, there is none to draw (R-60).
    """
    if not g.suspicion_deck and not g.suspicion_discards:
        yield from inquisition.hold_inquisition(g, seat)
    if not g.suspicion_deck:
        if not g.suspicion_discards:
            return 0
        reshuffle(g)
    card = g.suspicion_deck.pop()
    g.show()
    holder(g, seat).suspicions.append(card)
    g.tell(SuspicionDrawn(seat, card))
    return card


@rule("PAL-SUS.4")
def reshuffle(g: Paladins) -> None:
    """The discards become a new deck."""
    g.suspicion_deck, g.suspicion_discards = g.suspicion_discards, []
    g.dice.shuffle(g.suspicion_deck)
    g.tell(SuspicionsReshuffled())


@rule("PAL-INQ.5")
def discard_suspicions(g: Paladins, seat: Seat, count: int) -> None:
    """Discard from the top of the own stack: the card drawn last goes first."""
    stack = holder(g, seat).suspicions
    for _ in range(count):
        g.suspicion_discards.append(stack.pop())
    if count:
        g.tell(SuspicionsDiscarded(seat, count))


@rule("PAL-ICO.7")
def remove_suspicions(
    g: Paladins, seat: Seat, most: int, *, chosen: bool = False, topic: Topic = REMOVE_SUSPICIONS
) -> Flow[None]:
    """A player may discard own Suspicions (R-24)."""
    most = min(most, len(g.players[seat].suspicions))
    count = yield from choose_count(g, seat, topic, "remove_suspicion", most, chosen)
    discard_suspicions(g, seat, count)
