"""Siege, as the menu of a Turn offers it: a Land Activation that stays where it is."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Move, Seat

from ...box.components import MIL
from ...state import Europe
from ..menu import Entry
from ..war.siege import areas_to_siege, begin_siege, refuse_siege


def _offer_sieges(g: Europe, seat: Seat) -> Sequence[Move]:
    return [("siege", g.box.areas[area].id) for area in areas_to_siege(g, seat)]


ENTRIES: tuple[Entry, ...] = (
    Entry(
        ("siege",),
        _offer_sieges,
        refuse_siege,
        lambda g, seat, move: begin_siege(g, seat, g.box.area_of[str(move[1])]),
        needs=MIL,
    ),
)
