"""Unrest on Towns and Vassal tokens."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.phases import UnrestAdded, UnrestRemoved
from ...state import UNREST, Europe, seat_of
from .ownership import places_in_unrest, towns


@rule("EU 14.1.1 14.1.4")
def add_unrest(g: Europe, place: PlaceNo) -> None:
    """Turn the token on a Province to its Unrest side; an NPR Province has none to turn."""
    board = g.occupiers if g.occupiers[place] else g.tokens
    if board[place]:
        board[place] |= UNREST
        g.tell(UnrestAdded(seat_of(board[place]), g.box.places[place].id))


def remove_unrest(g: Europe, place: PlaceNo) -> None:
    board = g.occupiers if g.occupiers[place] else g.tokens
    board[place] &= ~UNREST & 0xFF
    g.tell(UnrestRemoved(seat_of(board[place]), g.box.places[place].id))


def quiet_towns(g: Europe, seat: Seat) -> list[PlaceNo]:
    """A player's Towns that could turn to Unrest: uncovered, and not in Unrest yet."""
    tokens, occupiers = g.tokens, g.occupiers
    return [
        place for place in towns(g, seat) if not occupiers[place] and not tokens[place] & UNREST
    ]


def unruly_places(g: Europe, seat: Seat) -> list[PlaceNo]:
    """Provinces with a player's Town or Vassal token in open Unrest."""
    return [place for place in places_in_unrest(g, seat) if not g.occupiers[place]]


QUIETEN = Topic("quieten", verbs=("calm",), set_by=("EU-14.2.12",))
QUIETEN_FOR_CLAIM = Topic("quieten", verbs=("calm",), set_by=("EU-10.PT.18",))


def quieten(
    g: Europe, seat: Seat, area: AreaNo, places: Iterable[PlaceNo], topic: Topic = QUIETEN
) -> Flow[None]:
    """Unrest leaves one of these Provinces of an Area, if there are any: the player says which."""
    options: dict[Move, PlaceNo] = {("calm", g.box.places[place].id): place for place in places}
    if options:
        place = yield from choose_thing(seat, topic, options, area=g.box.areas[area].id)
        remove_unrest(g, place)


ADD_UNREST = Topic("add_unrest", verbs=("unrest",), set_by=("EU-4.3.35",))
UNREST_BY_WAR = Topic("add_unrest", verbs=("unrest",), set_by=("EU-4.3.34",))
UNREST_BY_NATIVES = Topic("add_unrest", verbs=("unrest",), set_by=("EU-16.5.8",))


def choose_unrest(
    g: Europe, seat: Seat, places: Iterable[PlaceNo], n: int, topic: Topic = ADD_UNREST
) -> Flow[None]:
    """A player turns so many of these to Unrest, or all if there are fewer (RA39)."""
    left = sorted(places)
    for _ in range(min(n, len(left))):
        options: dict[Move, PlaceNo] = {("unrest", g.box.places[place].id): place for place in left}
        place = yield from choose_thing(seat, topic, options)
        add_unrest(g, place)
        left.remove(place)
