"""The refresh: new Townsfolk from the left, new Outsiders from the right."""

from __future__ import annotations

from typing import Final

from stolnik.rulebook import rule

from ...events import OutsiderLeft, OutsidersArrived, TownsfolkArrived, TownsfolkLeft
from ...state import Paladins, holder, seats
from .kings_cards import clear_favours
from .paladin_cards import set_aside
from .tavern import discard_taverns

ENDS: Final = 1
"""Slots at the end of each track from which a card is discarded."""
ENDS_ALONE: Final = 2
"""As many in the one-player game."""


@rule("PAL REF.1 PAS.7 SEND.3")
def refresh(g: Paladins) -> None:
    """When all have passed: tracks move on, Tavern cards and Favour Workers leave."""
    ends = ENDS if g.virtual is None else ENDS_ALONE
    drop_townsfolk(g, ends)
    slide_townsfolk(g)
    drop_outsiders(g, ends)
    slide_outsiders(g)
    discard_taverns(g)
    clear_favours(g)
    set_aside(g)
    for seat in seats(g):
        holder(g, seat).passed = False


@rule("PAL REF.2 SEND.3")
def drop_townsfolk(g: Paladins, slots: int) -> None:
    """A card on the rightmost slot is discarded; with a virtual player on the last two."""
    for slot in range(len(g.townsfolk) - slots, len(g.townsfolk)):
        card = g.townsfolk[slot]
        if card is not None:
            g.townsfolk[slot] = None
            g.townsfolk_discards.append(card)
            g.tell(TownsfolkLeft(card))


@rule("PAL REF.3 REF.4 REF.5 SET.26")
def slide_townsfolk(g: Paladins) -> None:
    """The rest slide right, and the slots on the left are filled while the deck lasts."""
    staying = [card for card in g.townsfolk if card is not None]
    free = len(g.townsfolk) - len(staying)
    new = [g.townsfolk_deck.pop() for _ in range(min(free, len(g.townsfolk_deck)))]
    gaps = free - len(new)
    g.townsfolk = [*[None] * gaps, *reversed(new), *staying]
    if new:
        g.show()
        g.tell(TownsfolkArrived(tuple(new)))


@rule("PAL REF.6 SEND.3")
def drop_outsiders(g: Paladins, slots: int) -> None:
    """A card on the leftmost slot is discarded; with a virtual player on the first two."""
    for slot in range(slots):
        card = g.outsiders[slot]
        if card is not None:
            g.outsiders[slot] = None
            g.outsider_discards.append(card)
            g.tell(OutsiderLeft(card))


@rule("PAL REF.7 REF.8 REF.9")
def slide_outsiders(g: Paladins) -> None:
    """The rest slide left, and the slots on the right are filled while the deck lasts."""
    staying = [card for card in g.outsiders if card is not None]
    free = len(g.outsiders) - len(staying)
    new = [g.outsider_deck.pop() for _ in range(min(free, len(g.outsider_deck)))]
    g.outsiders = [*staying, *new, *[None] * (free - len(new))]
    if new:
        g.show()
        g.tell(OutsidersArrived(tuple(new)))
