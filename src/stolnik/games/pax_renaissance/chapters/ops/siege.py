"""Siege, a military op (F8): one armed token dies."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Border, Op, Slot
from ...edition import refused
from ...events import BorderTokenKilled, RulerKilled
from ...state import Pax
from ..agents import reach_of
from ..tokens import land_of, slots
from .reach import borders_of, lands_beside


def siege_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """The knights and rooks in the cities of the location, then the pirates on its borders."""
    cities = g.cities
    for empire in reach_of(g, card):
        for slot in slots(g, empire):
            if slot in cities:
                yield ("siege_city", slot)
    if g.pirates:
        for border in borders_of(g, card):
            if border in g.pirates:
                yield ("siege_pirate", border)


@rule("PAX1 E4.9")
def refuse_siege(g: Pax, seat: Seat, card: str, op: Op, place: Slot | Border) -> Refusal | None:
    """Only a rook, a knight or a pirate at the location of the acting card can be killed."""
    reach = reach_of(g, card)
    if place in g.pirates:
        here = bool(lands_beside(g, card, place))
    elif place in g.cities:
        here = land_of(g, place) in reach
    else:
        return refused(g, "PAX1-F8.1", "PAX2-F8.1")
    if here:
        return None
    return refused(g, "PAX1-E4.8", "PAX2-E4.9", figures="location", empire=list(reach))


@rule("PAX1 F8.1 GL.Pirate.6 GL.Kill.1 E4.16", "PAX2 F8.1 F8.2 GLO.Pirate.7 E2.27")
def siege(g: Pax, seat: Seat, card: str, op: Op, place: Slot | Border) -> None:
    """Kill one rook, pirate or knight of any colour; the card that brought it stays."""
    if place in g.pirates:
        g.tell(BorderTokenKilled(g.box.edition.ships[g.pirates.pop(place)], place))
    else:
        g.tell(RulerKilled(g.cities.pop(place), place))
