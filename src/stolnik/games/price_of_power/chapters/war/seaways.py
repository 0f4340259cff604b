"""How Ships find their way: up to two spaces, never through what is Hostile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import PlaceNo, ZoneNo
from ...state import PORT, Europe, SeaSpace, board
from ..board.adjacency import port_is_active
from ..board.hostility import friendly_place, friends, hostile_zone
from ..board.ports import friendly_ports
from ..board.sailing import knows_waters

Way: TypeAlias = tuple[SeaSpace, ...]
"""The spaces that a Ship enters: one or two, with a card perhaps more."""
MOST_SPACES: Final = 2


@rule("EU-9.5.25")
def friendly_port(g: Europe, seat: Seat, port: PlaceNo) -> bool:
    """A Port is a space for the Ships of those it is Friendly to."""
    return port_is_active(g, port) and friendly_place(g, seat, port, friends(g, seat))


@rule("EU-9.5.46")
def zones_next_to(g: Europe, space: SeaSpace) -> Sequence[ZoneNo]:
    """The Sea Zones next to a space, over borders and letters."""
    if space < PORT:
        return board(g).sea[space]
    return [zone for zone in g.box.places[space - PORT].zones if zone in board(g).zones]


def _touch(g: Europe, one: SeaSpace, other: SeaSpace) -> bool:
    """Whether a Ship could go straight from one space to the other."""
    if other >= PORT:
        return one < PORT and other - PORT in board(g).zone_ports[one]
    return other in zones_next_to(g, one)


def next_spaces(g: Europe, seat: Seat, space: SeaSpace) -> list[SeaSpace]:
    """The Sea Zones and Friendly Ports next to a space."""
    return _next_spaces(g, space, friendly_ports(g, seat))


@rule("EU 9.5.25 2.5.3 2.5.4")
def _next_spaces(g: Europe, space: SeaSpace, ports: Set[PlaceNo]) -> list[SeaSpace]:
    """The spaces next to one that a Ship can enter: every Sea Zone, and of Ports these."""
    found = [*zones_next_to(g, space)]
    if space < PORT:
        found += [PORT + port for port in board(g).zone_ports[space] if port in ports]
    return found


@rule("EU 5.5.28 5.5.34 9.5.15 9.5.44")
def can_sail_on(g: Europe, seat: Seat, space: SeaSpace) -> bool:
    """Ships stop in a Hostile Sea Zone, and in a Distant Sea Zone or Port."""
    if space >= PORT:
        return space < PORT + g.box.main_places
    return not g.box.zones[space].distant and not hostile_zone(g, seat, space)


@rule("EU 5.5.26 5.5.28 9.5.15 5.5.34")
def goals(g: Europe, seat: Seat, start: SeaSpace, most: int = MOST_SPACES) -> Iterator[SeaSpace]:
    """Every space that a Ship can reach in one or two steps, be it twice; by a card further.

    A Ship at sea may go out and come back (P37).
    """
    if most > MOST_SPACES:
        yield from dict.fromkeys(way[-1] for way in far_ways(g, seat, start, most))
        return
    ports = friendly_ports(g, seat)
    for first in _next_spaces(g, start, ports):
        yield first
        if can_sail_on(g, seat, first):
            yield from [two for two in _next_spaces(g, first, ports) if two != start or two < PORT]


@rule("EU 5.5.26 5.5.28 9.5.15 5.5.34")
def ways(g: Europe, seat: Seat, start: SeaSpace, goal: SeaSpace) -> Iterator[Way]:
    """Every way of one or two spaces from a place to another, or at sea out and back."""
    ports = friendly_ports(g, seat)
    if goal >= PORT and (goal == start or goal - PORT not in ports):
        return
    for first in _next_spaces(g, start, ports):
        if first == goal:
            yield (goal,)
        elif _touch(g, first, goal) and can_sail_on(g, seat, first):
            yield (first, goal)


def far_ways(g: Europe, seat: Seat, start: SeaSpace, most: int) -> Iterator[Way]:
    """Ways of up to so many spaces: to each space the shortest of every kind.

    The kinds are those that matter to ``best_way``: through unmarked waters, and for a toll.
    """
    ports = friendly_ports(g, seat)
    seen: set[tuple[SeaSpace, bool, bool]] = set()
    layer: list[tuple[Way, bool, bool]] = [((), False, False)]
    for _ in range(most):
        further: list[tuple[Way, bool, bool]] = []
        for way, wild, dear in layer:
            here = way[-1] if way else start
            if way and not can_sail_on(g, seat, here):
                continue
            for near in _next_spaces(g, here, ports):
                kind = wild or unmarked(g, (near,)), dear or is_dear(g, here, (near,))
                if (near, *kind) not in seen and (near != start or near < PORT):
                    seen.add((near, *kind))
                    further.append(((*way, near), *kind))
                    yield (*way, near)
        layer = further


@rule("EU 2.7.5 9.5.47")
def is_dear(g: Europe, start: SeaSpace, way: Way) -> bool:
    """Whether a way goes between the maps of America and the Far East."""
    for here, there in zip((start, *way), way):
        if here < PORT and there in g.box.dear_ways[here]:
            return True
    return False


def unmarked(g: Europe, way: Way) -> bool:
    """Whether a way enters a Sea Zone in which no Galley can sail."""
    return any(space < PORT and not g.box.zones[space].mark for space in way)


def best_way(
    g: Europe,
    seat: Seat,
    start: SeaSpace,
    goal: SeaSpace,
    *,
    galleys: bool = False,
    most: int = MOST_SPACES,
) -> Way | None:
    """A way to a goal: one that spares Galleys and Power if there is one."""
    if most == MOST_SPACES:
        candidates = ways(g, seat, start, goal)
    else:
        candidates = (way for way in far_ways(g, seat, start, most) if way[-1] == goal)
    found = sorted(
        candidates,
        key=lambda way: (galleys and unmarked(g, way), is_dear(g, start, way), len(way)),
    )
    return found[0] if found else None


def refuse_distant_zone(g: Europe, seat: Seat, zone: ZoneNo) -> Refusal | None:
    """A Distant Sea Zone next to nothing of one's own can be entered by Explore alone."""
    return None if knows_waters(g, seat, zone) else Refusal("EU-9.5.45")
