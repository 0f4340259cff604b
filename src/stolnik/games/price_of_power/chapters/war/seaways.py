"""How Ships find their way: up to two spaces, never through what is Hostile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.box.components import PlaceNo, ZoneNo
from stolnik.games.price_of_power.chapters.board.adjacency import port_is_active
from stolnik.games.price_of_power.chapters.board.hostility import (
    friendly_place,
    friends,
    hostile_zone,
)
from stolnik.games.price_of_power.chapters.board.ownership import holder
from stolnik.games.price_of_power.chapters.board.sailing import DEAR_LINKS
from stolnik.games.price_of_power.state import PORT, Europe, SeaSpace, board
from stolnik.rulebook import rule

Way: TypeAlias = tuple[SeaSpace, ...]
"""The spaces that a Ship enters, one or two."""


@rule("EU-9.5.25")
def friendly_port(g: Europe, seat: Seat, port: PlaceNo) -> bool:
    """A Port is a space for the Ships of those it is Friendly to."""
    return port_is_active(g, port) and friendly_place(g, seat, port, friends(g, seat))


@rule("EU 9.5.25 2.5.3 2.5.4")
def next_spaces(g: Europe, seat: Seat, space: SeaSpace) -> Iterator[SeaSpace]:
    """The Sea Zones and Friendly Ports next to a space."""
    if space >= PORT:
        yield from (zone for zone in g.box.places[space - PORT].zones if zone in board(g).zones)
        return
    yield from board(g).sea[space]
    mine = friends(g, seat)
    for port in board(g).zone_ports[space]:
        if port_is_active(g, port) and friendly_place(g, seat, port, mine):
            yield PORT + port


@rule("EU 5.5.28 9.5.15")
def can_sail_on(g: Europe, seat: Seat, space: SeaSpace) -> bool:
    """Ships stop in a Hostile or a Distant Sea Zone."""
    if space >= PORT:
        return True
    return not g.box.zones[space].distant and not hostile_zone(g, seat, space)


@rule("EU 5.5.26 5.5.28 9.5.15 5.5.34")
def ways(g: Europe, seat: Seat, start: SeaSpace, goal: SeaSpace | None = None) -> Iterator[Way]:
    """Every way of one or two spaces from a place, or only those to a goal."""
    for first in next_spaces(g, seat, start):
        if goal is None or first == goal:
            yield (first,)
        if can_sail_on(g, seat, first):
            for second in next_spaces(g, seat, first):
                if second != start and (goal is None or second == goal):
                    yield (first, second)


def is_dear(g: Europe, start: SeaSpace, way: Way) -> bool:
    """Whether a way goes between the maps of America and the Far East."""
    for here, there in zip((start, *way), way):
        if here < PORT and (there in _dear_links(g, here)):
            return True
    return False


@rule("EU 2.7.5 9.5.47")
def _dear_links(g: Europe, zone: ZoneNo) -> set[ZoneNo]:
    return {to for letter, to in g.box.zones[zone].links if letter in DEAR_LINKS}


def unmarked(g: Europe, way: Way) -> bool:
    """Whether a way enters a Sea Zone in which no Galley can sail."""
    return any(space < PORT and not g.box.zones[space].mark for space in way)


def best_way(
    g: Europe, seat: Seat, start: SeaSpace, goal: SeaSpace, *, galleys: bool = False
) -> Way | None:
    """A way to a goal: one that spares Galleys and Power if there is one."""
    found = sorted(
        ways(g, seat, start, goal),
        key=lambda way: (galleys and unmarked(g, way), is_dear(g, start, way), len(way)),
    )
    return found[0] if found else None


@rule("EU-9.5.45")
def refuse_distant_zone(g: Europe, seat: Seat, zone: ZoneNo) -> Refusal | None:
    """A Distant Sea Zone next to nothing of one's own can be entered by Explore alone."""
    if not g.box.zones[zone].distant:
        return None
    for area in board(g).areas:
        where = g.box.areas[area]
        if zone in where.zones and (
            g.claims[area] >> seat & 1 or any(holder(g, place) == seat for place in where.places)
        ):
            return None
    return Refusal("EU-9.5.45")
