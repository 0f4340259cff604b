"""Corsair, a military op (F7): a pirate sails to another border and clears it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Border, Empire, Op
from ...edition import refused
from ...events import PirateMoved
from ...state import Pax
from ..agents import clear_border
from ..tableau import adjacent_lands
from ..tokens import safe_from_pirates
from .reach import borders_of, lands_beside


@rule("PAX1 F7.2")
def adjacent_waters(g: Pax, empires: Iterable[Empire]) -> set[Empire]:
    """1st edition: these locations and all that are adjacent to them (1e R20)."""
    return {land for empire in empires for land in (empire, *adjacent_lands(g, empire))}


@rule("PAX2 F7.1")
def connected_waters(g: Pax, empires: Iterable[Empire]) -> set[Empire]:
    """2nd edition: these locations and their neighbours across a sea border."""
    return {
        land
        for empire in empires
        for border in g.box.lands[empire].sea_borders
        for land in g.box.between[border]
    }


@rule("PAX1 F7.2 GL.Location.9", "PAX2 F7.1 F7.6 GLO.Location.8")
def sailing_range(g: Pax, empires: Iterable[Empire]) -> list[Border]:
    """The sea borders of these locations and of those that their waters lead to."""
    lands = g.box.edition.waters(g, empires)
    return [
        border
        for border, (one, other) in g.box.between.items()
        if border in g.box.sea and (one in lands or other in lands)
    ]


def corsair_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """Each pirate of the colour at the location, with every border it can reach from there."""
    if op.religion not in g.pirates.values():
        return
    for border in borders_of(g, card):
        if g.pirates.get(border) == op.religion:
            for target in sailing_range(g, lands_beside(g, card, border)):
                yield ("corsair", border, target)


@rule("PAX1 F7.7 E4.8", "PAX2 F7.7 E4.9 GLO.Op.3 GLO.Pirate.8")
def refuse_corsair(
    g: Pax, seat: Seat, card: str, op: Op, border: Border, target: Border
) -> Refusal | None:
    """A pirate of the icon's colour, from the location, to another border within reach."""
    if g.pirates.get(border) != op.religion:
        return refused(g, "PAX1-F7.3", "PAX2-F7.2", figures="icon", religion=op.religion)
    lands = lands_beside(g, card, border)
    if not lands:
        return refused(g, "PAX1-F7.1", "PAX2-F7.1")
    if target == border or target not in sailing_range(g, lands):
        return refused(g, "PAX1-F7.2", "PAX2-F7.1")
    if g.pirates.get(target) == op.religion:
        return refused(g, "PAX1-F7.4", "PAX2-F7.3")
    if not g.box.edition.pirates_share_safe_borders and safe_from_pirates(g, target):
        return Refusal("PAX1-A1.1")  # an ability protects the concession there (1e R44)
    return None


@rule("PAX1 F7.1 F7.5 F7.6 GL.Pirate.6 GL.Concession.4", "PAX2 F7.4 F7.5 F7.8 GLO.Pirate.7 F9.19")
def corsair(g: Pax, seat: Seat, card: str, op: Op, border: Border, target: Border) -> None:
    """Move the pirate; a concession or another colour's pirate where it lands is killed."""
    clear_border(g, target)
    religion = g.pirates.pop(border)
    g.pirates[target] = religion
    g.tell(PirateMoved(seat, g.box.edition.ships[religion], border, target))
