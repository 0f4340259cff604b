"""Which Trade Nodes a Realm is connected with: chains from its Capital Area."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import NONE, AreaSet, NodeNo, ZoneNo
from ...state import COLUMNS, IMPERIAL, PORT, SLOTS_PER_ZONE, Europe, board
from ..board.adjacency import ZoneSet, areas_next_to, in_set, port_areas
from ..board.atlas import FLAGS, TOWNS, of_layers
from ..board.ownership import ANYTHING, capital_area, occupations, places_with_tokens, positions


class Reach(NamedTuple):
    """The Areas and Sea Zones that chains of a Realm lead to."""

    areas: AreaSet
    zones: ZoneSet


@rule("EU 12.2.4 11.2.3")
def foothold(g: Europe, seat: Seat) -> AreaSet:
    """The Areas with a player's Towns or Vassal tokens, be they Occupied, or Influence.

    A Town that Occupies is a Town (P40).
    """
    areas = 0
    places = g.box.places
    for place in (*places_with_tokens(g, seat), *occupations(g, seat)):
        areas |= 1 << places[place].area
    columns = (seat, IMPERIAL) if g.emperor == seat else (seat,)
    for column in columns:
        for area in positions(g.influence[column::COLUMNS].translate(ANYTHING), 1):
            areas |= 1 << area
    for realm in g.players[seat].marriages:
        areas |= 1 << capital_area(g, realm)
    return areas


def zones_with_light_ships(g: Europe, seat: Seat) -> ZoneSet:
    """The Sea Zones with Light Ships of a player: single ones, on slots or in the Fleet."""
    player = g.players[seat]
    zones = 0
    for space in player.ships:
        if space < PORT:
            zones |= 1 << space
    for slot in positions(g.slots, seat + 1):
        zones |= 1 << slot // SLOTS_PER_ZONE
    if NONE < player.fleet.space < PORT and player.fleet.light:
        zones |= 1 << player.fleet.space
    return zones


@rule("EU 12.2.2 5.4.28")
def reach(g: Europe, seat: Seat) -> Reach:
    """What unbroken chains from a player's Capital Area lead to."""
    return reach_with(g, seat, foothold(g, seat), zones_with_light_ships(g, seat))


def reach_with(g: Europe, seat: Seat, areas: AreaSet, zones: ZoneSet) -> Reach:
    """The same, if the player's pieces were in these Areas and Sea Zones."""
    capital = Reach(1 << capital_area(g, seat), 0)
    return _grow(g, capital, capital, areas, zones)


def reach_on(g: Europe, reached: Reach, zone: ZoneNo, areas: AreaSet, zones: ZoneSet) -> Reach:
    """How far the chains lead on when a Ship comes to a Sea Zone."""
    table = board(g)
    near = reached.areas & g.box.coasts[zone] or reached.zones & table.sea_sets[zone]
    if reached.zones >> zone & 1 or not near:
        return reached
    ship = Reach(0, 1 << zone)
    return _grow(g, Reach(reached.areas, reached.zones | ship.zones), ship, areas, zones)


@rule("EU 2.5.4 2.5.5 12.2.2")
def _grow(g: Europe, reached: Reach, newest: Reach, areas: AreaSet, zones: ZoneSet) -> Reach:
    """Go on from what was reached last to all adjacent Areas and Sea Zones among these."""
    table, coasts = board(g), g.box.coasts
    on_land, at_sea = reached
    new, fresh = newest
    while new or fresh:
        near: AreaSet = 0
        for area in in_set(new):
            near |= table.next_to[area]
        for zone in table.grey_zones:
            if new & coasts[zone] and new & (ports := port_areas(g, zone)):
                near |= ports
        for zone in in_set(fresh):
            near |= coasts[zone]
        washed: ZoneSet = 0
        for zone in in_set(zones & ~at_sea):
            if new & coasts[zone] or fresh & table.sea_sets[zone]:
                washed |= 1 << zone
        new = near & areas & ~on_land
        on_land |= new
        fresh = washed
        at_sea |= fresh
    return Reach(on_land, at_sea)


@rule("EU 12.2.1 12.2.3 2.7.9")
@of_layers(TOWNS | FLAGS)
def approaches(g: Europe, node: NodeNo) -> Reach:
    """The Areas and Sea Zones, one of which a chain must lead to.

    A Maritime node adjoins Sea Zones; a node in the desert adjoins the Areas around it.  The Area
    of any other Inland node needs nothing of the player's: it is enough to stand next to it.
    """
    where = g.box.nodes[node]
    if where.maritime:
        return Reach(0, _bits(where.zones))
    if where.deserts:
        return Reach(_bits(where.deserts), 0)
    around = areas_next_to(g, where.area) | 1 << where.area
    return Reach(around, _bits(g.box.areas[where.area].zones))


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def meets(reached: Reach, approach: Reach) -> bool:
    return bool(reached.areas & approach.areas or reached.zones & approach.zones)


def is_connected(g: Europe, seat: Seat, node: NodeNo) -> bool:
    """Whether a chain of a player leads to a Trade Node."""
    return meets(reach(g, seat), approaches(g, node))
