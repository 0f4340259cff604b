"""What a Turn offers to generals: Declare War, Recruit, movement, Suppress Unrest."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Move, Seat

from ...box.components import MIL
from ...state import Europe
from ..menu import Entry, simply
from ..war.declaration import begin_war, refuse_declaring
from ..war.land_movement import begin_activation, refuse_activation
from ..war.naval_movement import begin_sailing, refuse_naval
from ..war.recruit import begin_recruiting, refuse_recruiting
from ..war.suppression import refuse_suppression_move, suppress, unrest_to_suppress


def _offer_war(g: Europe, seat: Seat) -> Sequence[Move]:
    return () if refuse_declaring(g, seat) else (("declare_war",),)


def _offer_activation(g: Europe, seat: Seat) -> Sequence[Move]:
    return () if refuse_activation(g, seat) else (("activate_land",),)


def _offer_sailing(g: Europe, seat: Seat) -> Sequence[Move]:
    return () if refuse_naval(g, seat) else (("activate_naval",),)


def _offer_recruiting(g: Europe, seat: Seat) -> Sequence[Move]:
    return () if refuse_recruiting(g, seat) else (("recruit",),)


def _offer_suppression(g: Europe, seat: Seat) -> Sequence[Move]:
    return [*unrest_to_suppress(g, seat)]


ENTRIES: tuple[Entry, ...] = (
    Entry(("declare_war",), _offer_war, refuse_declaring, simply(begin_war), needs=MIL),
    Entry(("recruit",), _offer_recruiting, refuse_recruiting, simply(begin_recruiting), needs=MIL),
    Entry(
        ("activate_land",),
        _offer_activation,
        refuse_activation,
        simply(begin_activation),
        needs=MIL,
    ),
    Entry(("activate_naval",), _offer_sailing, refuse_naval, simply(begin_sailing), needs=MIL),
    Entry(
        ("suppress",),
        _offer_suppression,
        refuse_suppression_move,
        lambda g, seat, move: suppress(g, seat, g.box.place_of[str(move[1])]),
        needs=MIL,
    ),
)
