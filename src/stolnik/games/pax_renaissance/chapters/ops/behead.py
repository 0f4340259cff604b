"""Behead, a political op (F3): a card leaves a tableau, and an assassin leaves with a king."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import CATHOLIC, EAST, ISLAMIC, REFORMATION, WEST, Op, Religion, Side
from ...edition import refused
from ...events import AssassinLost, Beheaded
from ...state import Pax
from ..agents import reach_of
from ..tableau import bishop_on, cards_matching, discard, location, locations_match, seat_of

PERSECUTIONS: Final[dict[str, tuple[Side, tuple[Religion, ...]]]] = {
    "behead_only_west_card_with_catholic_or_reformation_bishop": (WEST, (CATHOLIC, REFORMATION)),
    "behead_only_east_card_with_islamic_or_reformation_bishop": (EAST, (ISLAMIC, REFORMATION)),
}
"""Abilities that narrow the Behead of their own card: to cards of a side under such a bishop."""


def behead_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """The cards of all tableaux whose location matches."""
    return (("behead", target) for target in cards_matching(g, location(g, card)))


@rule("PAX1 E4.7 E4.11 E4.13", "PAX2 E4.7 E4.11 E4.13")
def refuse_behead(g: Pax, seat: Seat, card: str, op: Op, target: str) -> Refusal | None:
    """The victim lies in a tableau, is not the acting card, and its location matches."""
    if seat_of(g, target) is None:
        return refused(g, "PAX1-F3.1", "PAX2-F3.1")
    if target == card:
        return refused(g, "PAX1-F3.3", "PAX2-F3.3")
    if not locations_match(g, location(g, card), location(g, target)):
        reach = list(reach_of(g, card))
        return refused(g, "PAX1-F3.2", "PAX2-F3.2", figures="location", empire=reach)
    return _refuse_persecution(g, card, target)


def _refuse_persecution(g: Pax, card: str, target: str) -> Refusal | None:
    """A card may allow its Behead only against certain bishops' cards."""
    if card in g.box.empires:
        return None
    for ability in g.box.cards[card].abilities:
        if ability in PERSECUTIONS:
            side, religions = PERSECUTIONS[ability]
            if _marking(g, target) != side or bishop_on(g, target) not in religions:
                return refused(g, "PAX1-A1.1", "PAX2-A1.1")
    return None


def _marking(g: Pax, card: str) -> Side:
    """Whether a card is marked East or West."""
    empire = g.box.empires.get(card)
    return g.box.cards[card].side if empire is None else empire.side


@rule("PAX1 F3.1 F3.4 E4.16 GL.Bishop.4", "PAX2 F3.1 F3.4 I1.6 GLO.Queen.2 GLO.Discard.4 E2.27")
def behead(g: Pax, seat: Seat, card: str, op: Op, target: str) -> None:
    """Discard the victim; whoever kills a king, a republic or a vassal goes too (1e R34)."""
    g.tell(Beheaded(seat, target))
    discard(g, target)
    if target in g.box.empires:
        g.tell(AssassinLost(seat, card))
        if seat_of(g, card) is not None:
            discard(g, card)
