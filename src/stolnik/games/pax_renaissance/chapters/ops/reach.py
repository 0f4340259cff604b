"""The borders where the ops of a card act, and the empires that a border belongs to."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.rulebook import rule

from ...box.components import Border, Empire
from ...state import Pax
from ..tableau import location


@rule("PAX1 E4.8 E4.9 GL.Location.8", "PAX2 E4.9 GLO.Location.8 F4.10")
def borders_of(g: Pax, card: str) -> Iterable[Border]:
    """All borders of a card's location; what stands on one belongs to both its neighbours."""
    place = location(g, card)
    return () if place is None else g.box.beside[place]


@rule("PAX1 E4.9 GL.Location.8", "PAX2 E4.9 GLO.Location.8 GLO.Location.6 F4.6")
def lands_beside(g: Pax, card: str, border: Border) -> tuple[Empire, ...]:
    """Those empires of a card's location that a border belongs to."""
    place = location(g, card)
    return () if place is None else g.box.beside[place].get(border, ())
