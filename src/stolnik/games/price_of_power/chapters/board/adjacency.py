"""What touches what: by land, by Ports on a common Sea Zone, by lines and letters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from stolnik.rulebook import rule

from ...box.components import AreaNo, AreaSet, PlaceNo, ZoneNo
from ...state import Europe, Realm, board
from .atlas import FLAGS, TOWNS, of_layers, of_the_map
from .ownership import is_settled, owned

ZoneSet: TypeAlias = int
"""Sea Zones as bits."""
SETS_IN_MIND: Final = 4096
"""Of Areas, as lists: the same Realms and neighbours are gone through again and again."""


@lru_cache(SETS_IN_MIND)
def in_set(areas: AreaSet) -> tuple[AreaNo, ...]:
    """The Areas of a set, in the order of their numbers."""
    found = []
    while areas:
        lowest = areas & -areas
        found.append(lowest.bit_length() - 1)
        areas ^= lowest
    return tuple(found)


@rule("EU-2.6.20")
def port_is_active(g: Europe, place: PlaceNo) -> bool:
    """A greyed Distant Port wakes when a Town, Vassal token or DNPR token lies there."""
    where = g.box.places[place]
    return bool(where.zones) and (not where.inactive or is_settled(g, place))


def port_areas(g: Europe, zone: ZoneNo) -> AreaSet:
    """The Areas with an active Port on a Sea Zone."""
    table = board(g)
    areas = table.port_areas[zone]
    for port in table.grey_ports[zone]:
        if is_settled(g, port):
            areas |= 1 << g.box.places[port].area
    return areas


@rule("EU 2.5.1 2.5.2 2.5.3 2.6.22")
@of_layers(TOWNS | FLAGS)
def areas_touched_by(g: Europe, place: PlaceNo) -> AreaSet:
    """The Areas that a Province, or a token on it, is adjacent to: a Port reaches over the sea."""
    where = g.box.places[place]
    areas = 1 << where.area | board(g).land[where.area]
    if port_is_active(g, place):
        for zone in where.zones:
            areas |= port_areas(g, zone)
    return areas


@rule("EU 2.5.4 2.5.5 2.7.13 2.7.14 2.7.15")
@of_layers(TOWNS | FLAGS)
def areas_next_to(g: Europe, area: AreaNo) -> AreaSet:
    """The Areas adjacent to an Area: over land, or with Ports on both sides of a Sea Zone."""
    areas = board(g).land[area]
    for place in g.box.areas[area].places:
        if port_is_active(g, place):
            for zone in g.box.places[place].zones:
                areas |= port_areas(g, zone)
    return areas & ~(1 << area)


@rule("EU 2.5.6 2.5.7")
@of_the_map
def areas_touched_by_realm(g: Europe, realm: Realm) -> AreaSet:
    """A Realm is adjacent to whatever its own Provinces are; Vassals give it nothing."""
    areas = 0
    for place in owned(g, realm):
        areas |= areas_touched_by(g, place)
    return areas


@rule("EU-2.6.19")
def is_vacant_territory(g: Europe, area: AreaNo) -> bool:
    """A Distant Area without a Province on which no Town, Vassal token or DNPR token lies."""
    if area < g.box.main_areas:
        return False
    (place,) = g.box.areas[area].places
    return g.box.places[place].territory > 0 and not is_settled(g, place)


@rule("EU-2.6.2")
def mountain_between(g: Europe, one: AreaNo, other: AreaNo) -> bool:
    return bool(board(g).mountains[one] >> other & 1)
