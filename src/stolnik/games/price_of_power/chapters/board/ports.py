"""Ports as spaces for Ships: who may enter, and how many."""

from __future__ import annotations

from collections.abc import Iterator, Set

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import PlaceNo, ZoneNo
from ...state import LARGE, PORT, Europe, Player, Realm, board, kind_of
from .adjacency import port_is_active
from .atlas import of_the_map
from .hostility import hostile_zone
from .ownership import is_pr, lying_open, occupations, owned, vassal_places

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
    room = SHIPS_PER_PORT * port_size(g, place)
    for player in g.players:
        room -= _ships_in_port(player, place)
    return max(0, room)


def room_in_port(g: Europe, seat: Seat, port: PlaceNo, fleet: int, single: int = 0) -> bool:
    """Whether a Port holds a Fleet of so many Ships, and so many single Ships more."""
    return not too_many(g, seat, port, fleet, single)


@rule("EU 9.5.27 9.5.28")
def too_many(g: Europe, seat: Seat, port: PlaceNo, fleet: int, single: int = 0) -> int:
    """How many Ships would have to leave a Port with a Fleet of so many and so many single more.

    A Large Port holds a Fleet when the last Ship beside it is gone.
    """
    guests = sum(
        _ships_in_port(player, port) for owner, player in enumerate(g.players) if owner != seat
    )
    single += g.players[seat].ships.get(PORT + port, 0)
    size = port_size(g, port)
    surplus = max(0, fleet + single + guests - SHIPS_PER_PORT * size)
    if size == 2 and not guests and fleet <= SHIPS_OF_A_FLEET:
        return min(surplus, single)
    return surplus


@rule("EU-9.5.28")
def room_in_one_fleet(g: Europe, seat: Seat, port: PlaceNo, more: int) -> bool:
    """Whether a Large Port holds so many Ships more of a player if all there join the Fleet."""
    others = [one for owner, one in enumerate(g.players) if owner != seat]
    if port_size(g, port) != 2 or any(_ships_in_port(one, port) for one in others):
        return False
    return _ships_in_port(g.players[seat], port) + more <= SHIPS_OF_A_FLEET


def _ships_in_port(player: Player, port: PlaceNo) -> int:
    fleet = player.fleet.size if player.fleet.space == PORT + port else 0
    return player.ships.get(PORT + port, 0) + fleet


def crowd(g: Europe, seat: Seat, port: PlaceNo) -> int:
    """How many of the Ships in a Port have no room there, with a player's Fleet as it is.

    That is so within an Activation only: they sail, or join the Fleet.
    """
    fleet = g.players[seat].fleet
    return too_many(g, seat, port, fleet.size if fleet.space == PORT + port else 0)


@rule("EU 2.5.10 2.6.20")
def friendly_ports(g: Europe, seat: Seat) -> set[PlaceNo]:
    """The active Ports that are Friendly to a player: own, and those of Vassals and of Allies.

    The Vassals of Allies are not Friendly.
    """
    ports = {*_ports_controlled(g, seat), *_ports_of_vassals(g, seat)}
    for ally in g.players[seat].allies:
        ports.update(_ports_controlled(g, ally))
    return ports


@of_the_map
def _ports_controlled(g: Europe, realm: Realm) -> tuple[PlaceNo, ...]:
    places = (*owned(g, realm), *(occupations(g, realm) if is_pr(realm) else ()))
    return tuple([place for place in places if port_is_active(g, place)])


@of_the_map
def _ports_of_vassals(g: Europe, seat: Seat) -> tuple[PlaceNo, ...]:
    places = lying_open(g, vassal_places(g, seat))
    return tuple([place for place in places if port_is_active(g, place)])


@rule("EU 2.6.12 4.4.6 9.5.25 9.5.44")
def ports_in_reach(
    g: Europe, seat: Seat, zone: ZoneNo, among: Set[PlaceNo] | None = None
) -> Iterator[PlaceNo]:
    """Friendly Ports within two spaces of a Sea Zone, over Sea Zones that are not Hostile.

    To enter a Distant Sea Zone ends a move, to leave one does not.  Who asks of many Sea Zones
    works out the Friendly Ports once and hands them in.
    """
    table = board(g)
    mine = friendly_ports(g, seat) if among is None else among
    seen = set()
    for one in (zone, *table.sea[zone]):
        ports = [port for port in table.zone_ports[one] if port in mine and port not in seen]
        if not ports:
            continue
        if one == zone or not (g.box.zones[one].distant or hostile_zone(g, seat, one)):
            seen.update(ports)
            yield from ports
