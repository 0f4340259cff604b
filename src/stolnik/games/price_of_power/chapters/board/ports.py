"""Ports as spaces for Ships: who may enter, and how many."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import PlaceNo, ZoneNo
from stolnik.games.price_of_power.chapters.board.adjacency import port_is_active
from stolnik.games.price_of_power.chapters.board.hostility import (
    friendly_place,
    friends,
    hostile_zone,
)
from stolnik.games.price_of_power.state import LARGE, PORT, Europe, Realm, board, kind_of
from stolnik.rulebook import rule

SHIPS_PER_PORT = 2
SHIPS_OF_A_FLEET = 6
"""That a Large Port holds if they belong to one Fleet."""


@rule("EU 2.6.13 9.5.28")
def port_size(g: Europe, place: PlaceNo) -> int:
    """1, or 2 for a Large Port: that of a Large Province, whatever lies there, or a Large Town."""
    if not port_is_active(g, place):
        return 0
    large = g.box.places[place].large or kind_of(g.tokens[place]) == LARGE
    return 2 if large else 1


@rule("EU 9.5.27 9.5.28")
def room_for_ships(g: Europe, place: PlaceNo) -> int:
    """How many single Ships a Port can still take (RA15)."""
    space = PORT + place
    size = port_size(g, place)
    used = sum(player.ships.get(space, 0) for player in g.players)
    fleets = sum(player.fleet.size for player in g.players if player.fleet.space == space)
    return max(0, SHIPS_PER_PORT * size - used - fleets)


@rule("EU-9.5.28")
def room_in_port(g: Europe, seat: Seat, port: PlaceNo, fleet: int, single: int = 0) -> bool:
    """Whether a Port holds a Fleet of so many Ships, and so many single Ships more."""
    space = PORT + port
    others = single + sum(player.ships.get(space, 0) for player in g.players)
    others += sum(
        player.fleet.size
        for owner, player in enumerate(g.players)
        if owner != seat and player.fleet.space == space
    )
    size = port_size(g, port)
    if size == 2 and not others:
        return fleet <= SHIPS_OF_A_FLEET
    return fleet + others <= SHIPS_PER_PORT * size


@rule("EU 2.6.12 4.4.6 9.5.25 9.5.44")
def ports_in_reach(
    g: Europe, seat: Seat, zone: ZoneNo, among: set[Realm] | None = None
) -> Iterator[PlaceNo]:
    """Friendly Ports within two spaces of a Sea Zone, over Sea Zones that are not Hostile.

    To enter a Distant Sea Zone ends a move, to leave one does not.  Who asks of many Sea Zones
    works out the friends once and hands them in.
    """
    zones = [zone]
    zones += [
        other
        for other in board(g).sea[zone]
        if not g.box.zones[other].distant and not hostile_zone(g, seat, other)
    ]
    seen: set[PlaceNo] = set()
    mine = friends(g, seat) if among is None else among
    for one in zones:
        for port in board(g).zone_ports[one]:
            if port in seen or not port_is_active(g, port):
                continue
            if friendly_place(g, seat, port, mine):
                seen.add(port)
                yield port
