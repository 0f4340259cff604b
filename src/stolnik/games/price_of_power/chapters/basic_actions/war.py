"""What a Turn offers to generals: Declare War, Recruit, movement, Suppress Unrest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from stolnik.engine.flow import Move, Seat
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.menu import Deed, Entry
from stolnik.games.price_of_power.chapters.war.declaration import (
    begin_war,
    refuse_declaring,
)
from stolnik.games.price_of_power.chapters.war.land_movement import (
    begin_activation,
    refuse_activation,
)
from stolnik.games.price_of_power.chapters.war.naval_movement import (
    begin_sailing,
    refuse_naval,
)
from stolnik.games.price_of_power.chapters.war.recruit import (
    begin_recruiting,
    refuse_recruiting,
)
from stolnik.games.price_of_power.chapters.war.suppression import (
    refuse_suppression_move,
    suppress,
    unrest_to_suppress,
)
from stolnik.games.price_of_power.state import Europe


def _offer_war(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    if refuse_declaring(g, seat) is not None:
        return {}
    return {("declare_war",): partial(begin_war, g, seat)}


def _offer_activation(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    if refuse_activation(g, seat) is not None:
        return {}
    return {("activate_land",): partial(begin_activation, g, seat)}


def _offer_sailing(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    if refuse_naval(g, seat) is not None:
        return {}
    return {("activate_naval",): partial(begin_sailing, g, seat)}


def _offer_recruiting(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    if refuse_recruiting(g, seat) is not None:
        return {}
    return {("recruit",): partial(begin_recruiting, g, seat)}


def _offer_suppression(g: Europe, seat: Seat) -> Mapping[Move, Deed]:
    return {
        move: partial(suppress, g, seat, place)
        for move, place in unrest_to_suppress(g, seat).items()
    }


ENTRIES: tuple[Entry, ...] = (
    Entry(("declare_war",), _offer_war, refuse_declaring, needs=MIL),
    Entry(("recruit",), _offer_recruiting, refuse_recruiting, needs=MIL),
    Entry(("activate_land",), _offer_activation, refuse_activation, needs=MIL),
    Entry(("activate_naval",), _offer_sailing, refuse_naval, needs=MIL),
    Entry(("suppress",), _offer_suppression, refuse_suppression_move, needs=MIL),
)
