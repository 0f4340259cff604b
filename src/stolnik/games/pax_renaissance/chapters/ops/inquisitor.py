"""Inquisitor, the religious op (F1): a bishop moves from card to card."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import SIDES, Op
from ...edition import refused
from ...events import BishopLeft
from ...state import Pax
from ..bishops import enter_card
from ..tableau import (
    bishop_card,
    bishop_cards,
    holds_bishops,
    location,
    locations_match,
    queens_of,
    seat_of,
    vassals,
)


@rule(
    "PAX1 GL.Adjacent.2 GL.Adjacent.3 F1.9 F1.10 F1.11",
    "PAX2 F1.7 F1.9 F1.10 F1.11 GLO.Adjacent.2 GLO.Adjacent.3",
)
def adjacent_cards(g: Pax, card: str) -> list[str]:
    """The cards next to a card in its half of the tableau; vassals count beside their suzerain.

    Where a couple is two cards, they are next to each other and have the same neighbours (2e R13).
    """
    if g.queens and not g.box.edition.couple_is_one_card:
        king = g.queens.get(card, card)
        near = [king, *_next_to(g, king)]
        return [each for one in near for each in (one, *queens_of(g, one)) if each != card]
    return _next_to(g, card)


def _next_to(g: Pax, card: str) -> list[str]:
    suzerain = g.suzerains.get(card)
    beside = _beside(g, suzerain or card)
    if suzerain is None or g.box.edition.vassals_meet_next_door:
        beside = [each for next_to in beside for each in (next_to, *vassals(g, next_to))]
    if suzerain is None:
        return [*beside, *vassals(g, card)]
    fellows = [vassal for vassal in vassals(g, suzerain) if vassal != card]
    return [*beside, suzerain, *fellows]


def _beside(g: Pax, card: str) -> list[str]:
    """The cards directly left and right of a card in its row; the player card parts the rows."""
    for player in g.players:
        for side in SIDES:
            row = player.row(side)
            if card in row:
                place = row.index(card)
                return [*row[max(place - 1, 0) : place], *row[place + 1 : place + 2]]
    return []


def inquisitor_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """Each bishop of the colour with the cards beside it, then those of the same location."""
    for source, religion in g.bishops.items():
        if religion != op.religion:
            continue
        near = adjacent_cards(g, source)
        yield from (("inquisitor", source, target) for target in near)
        for target in bishop_cards(g):
            if target != source and target not in near:
                if locations_match(g, location(g, source), location(g, target)):
                    yield ("inquisitor", source, target)


@rule(
    "PAX1 F1.12 F1.13 E4.7 E4.12 GL.Location.3 GL.PlayerCard.1",
    "PAX2 E4.12 F.2 F1.12 F1.13 F1.14 GLO.Bishop.10 GLO.Location.4 GLO.PlayerBoard.1 GLO.Op.2",
    "PAX2 GLO.Op.3",
)
def refuse_inquisitor(
    g: Pax, seat: Seat, card: str, op: Op, source: str, target: str
) -> Refusal | None:
    """A bishop of the icon's colour, to a card beside its own or of the same location.

    1e R43.
    """
    if g.bishops.get(source) != op.religion:
        return refused(g, "PAX1-F1.1", "PAX2-F1.1", figures="icon", religion=op.religion)
    if target in g.box.banks:
        return refused(g, "PAX1-F1.8", "PAX2-F1.6")
    if bishop_card(g, target) != target:
        return Refusal("PAX1-F1.17")  # a couple is one card, and goes by its king
    if target == source or not holds_bishops(g, target):
        return refused(g, "PAX1-F1.2", "PAX2-F1.1")
    if target in adjacent_cards(g, source):
        return None
    if locations_match(g, location(g, source), location(g, target)):
        return None
    if seat_of(g, source) is None and seat_of(g, target) is None:
        return refused(g, "PAX1-F1.3", "PAX2-F1.8")
    return refused(g, "PAX1-F1.3", "PAX2-F1.2")


@rule(
    "PAX1 F1.1 F1.7 F1.18 GL.Bishop.1 GL.Vassal.3",
    "PAX2 F1.1 F1.5 F1.18 F7.8 GLO.Bishop.1 GLO.Vassal.4 F9.19",
)
def inquisitor(g: Pax, seat: Seat, card: str, op: Op, source: str, target: str) -> Flow[None]:
    """Move a bishop; what happens where he arrives is the same as for a bishop agent."""
    religion = g.bishops.pop(source)
    g.tell(BishopLeft(seat, religion, source))
    yield from enter_card(g, seat, target, religion)
