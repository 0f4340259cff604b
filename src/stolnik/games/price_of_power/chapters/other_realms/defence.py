"""How NPRs defend themselves: Units and Ships that appear for one Battle, and vanish after it.

Every Province of an NPR serves in one Land Battle and in one Naval Battle a Turn.  In which one
is never stored ahead: each Battle takes the Provinces that have no better one to serve in, among
those that are still to be fought this Turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, AreaSet, PlaceNo, ZoneNo
from ...events.other_realms import NprMustered, NprPutToSea
from ...state import NPR, Europe, Realm, board
from ..board.adjacency import ZoneSet
from ..board.hostility import enemies, land_units, ships_in, vassals_of, zones_faced
from ..board.ownership import areas_of, capital, capital_area, is_pr, npr_places, overlord, owner
from ..board.ports import port_size
from ..war.capacity import mustering_places, own_ports, supported_areas

DISTANT: Final = 2
"""How much a Distant Province counts in defence."""


# -- who defends -------------------------------------------------------------------------------


@rule("EU-13.2.1")
def side_of(g: Europe, realm: Realm) -> Realm:
    """For whom an NPR's Province fights: a Vassal's fights for its Overlord as one of its own."""
    lord = g.overlords[realm - NPR]
    return lord - 1 if lord else realm


@rule("EU 13.0.1 13.2.1")
def nprs_of(g: Europe, places: Iterable[PlaceNo]) -> list[Realm]:
    """The NPRs that Provinces fight for, each once; a player's Vassals are no NPRs."""
    found: list[Realm] = []
    for place in places:
        realm = owner(g, place)
        if realm >= NPR and overlord(g, place) is None:
            lord = side_of(g, realm)
            if lord not in found:
                found.append(lord)
    return found


@rule("EU 13.0.1 13.2.1")
def areas_defended(g: Europe, realm: Realm) -> AreaSet:
    """The Areas with Provinces that fight for an NPR."""
    areas = 0 if g.overlords[realm - NPR] else areas_of(g, realm)
    for vassal in vassals_of(g, realm):
        areas |= areas_of(g, vassal)
    return areas


@rule("EU 13.0.1 13.2.1")
def zones_defended(g: Europe, realm: Realm) -> ZoneSet:
    """The Sea Zones with Ports that fight for an NPR."""
    zones = 0 if g.overlords[realm - NPR] else zones_faced(g, realm)
    for vassal in vassals_of(g, realm):
        zones |= zones_faced(g, vassal)
    return zones


@rule("EU 13.0.1 13.2.1 13.4.1 13.4.11 9.7.2 9.7.3")
def hostile_nprs(g: Europe, seat: Seat, area: AreaNo) -> list[Realm]:
    """The NPRs with Provinces in an Area that are Hostile to a player."""
    hostile = enemies(g, seat)
    if len(hostile) == 1:  # Rebels alone
        return []
    return [realm for realm in nprs_of(g, g.box.areas[area].places) if realm in hostile]


@rule("EU 9.7.4 13.4.3 13.4.33 13.4.34")
def defending_nprs(g: Europe, seat: Seat, area: AreaNo) -> list[Realm]:
    """Those that fight who comes: not where Units Hostile to them stood before this Turn."""
    before = (g.turn.faced or {}).get(area, [])
    return [realm for realm in hostile_nprs(g, seat, area) if realm not in before]


@rule("EU 13.4.6 13.4.7 13.4.12")
def nprs_at_sea(g: Europe, seat: Seat, zone: ZoneNo) -> list[Realm]:
    """The Hostile NPRs with Ports on a Sea Zone that nobody has sailed against before this Turn."""
    hostile = enemies(g, seat)
    if len(hostile) == 1:
        return []
    before = g.turn.blockaded.get(zone, [])
    return [
        realm
        for realm in nprs_of(g, (port for port in board(g).zone_ports[zone] if port_size(g, port)))
        if realm in hostile and realm not in before
    ]


# -- Active Allies -----------------------------------------------------------------------------


def is_active_ally(g: Europe, realm: Realm) -> bool:
    """Whether an NPR fights beside a player."""
    return any(player.allies.get(realm, False) for player in g.players)


@rule("EU-9.7.39")
def allies_in(g: Europe, seats: Iterable[Realm], area: AreaNo) -> list[Realm]:
    """Active Allies of these players with Provinces in an Area: they join them in a Battle."""
    here: list[Realm] | None = None
    found: list[Realm] = []
    for seat in seats:
        if not is_pr(seat) or not any(g.players[seat].allies.values()):
            continue
        if here is None:
            here = nprs_of(g, g.box.areas[area].places)
        found += [realm for realm in here if g.players[seat].allies.get(realm)]
    return found


# -- what a Province is worth ------------------------------------------------------------------


@rule("EU 13.4.18 13.4.19")
def _times(g: Europe, place: PlaceNo) -> int:
    """A Distant Province counts double, unless Ill Health lies there."""
    area = g.box.places[place].area
    return DISTANT if g.box.areas[area].distant and area not in g.plague else 1


@rule("EU 9.2.3 13.4.14 13.4.18")
def worth_on_land(g: Europe, place: PlaceNo) -> int:
    """The MC of an NPR's Province: its Tax Value, and its +1 Manpower tokens."""
    return g.box.places[place].tax * _times(g, place) + g.plus_one.get(place, 0)


@rule("EU 9.2.9 9.2.10 13.4.18 13.4.20 13.4.21")
def worth_at_sea(g: Europe, place: PlaceNo) -> int:
    """The NC of an NPR's Port; an Inactive one gives none."""
    return port_size(g, place) * _times(g, place)


# -- which Battle a Province serves in ---------------------------------------------------------


def _ahead(g: Europe, what: str) -> Iterator[int]:
    """Where Battles are still to come: whatever holds some back lists them by these names."""
    for task in g.agenda:
        yield from getattr(task, what, ())


def _hostile_seats(g: Europe, realm: Realm) -> list[Seat]:
    return [seat for seat in enemies(g, realm) if is_pr(seat)]


@rule("EU 9.2.17 13.4.9 13.4.10")
def _best(now: int, able: list[int], home: Iterable[int], force: Callable[[int], int]) -> int:
    """The Capital first, then against the largest Enemy force, then the Battle fought now."""
    at_home = set(home)
    return max(able, key=lambda where: (where in at_home, force(where), where == now))


def _fights_in(g: Europe, realm: Realm, area: AreaNo) -> bool:
    """Whether an NPR has a Battle to fight in an Area."""
    return any(
        land_units(g.players[seat], area) and realm in defending_nprs(g, seat, area)
        for seat in _hostile_seats(g, realm)
    )


@rule("EU 9.2.3 9.2.17 13.4.2 13.4.9 13.4.10")
def land_support(g: Europe, realm: Realm, area: AreaNo) -> dict[PlaceNo, int]:
    """The Provinces that serve in a Battle of an NPR now, with their MC."""
    coming = {one for one in _ahead(g, "battles") if one != area and _fights_in(g, realm, one)}
    seats = _hostile_seats(g, realm)
    home = capital_area(g, realm)

    def force(where: int) -> int:
        return sum(land_units(g.players[seat], where) for seat in seats)

    found = {}
    places = [place for place in mustering_places(g, realm) if place not in g.turn.mustered]
    for place, areas in zip(places, supported_areas(g, realm, places), strict=True):
        if not areas >> area & 1:
            continue
        able = [area, *(one for one in coming if areas >> one & 1)]
        if _best(area, able, [home], force) == area:
            found[place] = worth_on_land(g, place)
    return found


def _ports(g: Europe, realm: Realm) -> list[PlaceNo]:
    """RA53: the Ports of its Vassals too."""
    return [port for one in (realm, *sorted(vassals_of(g, realm))) for port in own_ports(g, one)]


@rule("EU-13.4.9")
def _zones_at_home(g: Europe, realm: Realm) -> tuple[ZoneNo, ...]:
    """The Sea Zones next to an NPR's Capital; where that is no Port, next to its Area."""
    home = g.box.places[capital(g, realm)]
    return home.zones or g.box.areas[home.area].zones


def _fights_at_sea(g: Europe, realm: Realm, zone: ZoneNo) -> bool:
    return any(
        ships_in(g, seat, zone) and realm in nprs_at_sea(g, seat, zone)
        for seat in _hostile_seats(g, realm)
    )


@rule("EU 9.2.9 9.2.17 13.4.6 13.4.9 13.4.10")
def sea_support(g: Europe, realm: Realm, zone: ZoneNo) -> dict[PlaceNo, int]:
    """The Ports that serve in a Naval Battle of an NPR now, with their NC."""
    coming = {one for one in _ahead(g, "seas") if one != zone and _fights_at_sea(g, realm, one)}
    seats = _hostile_seats(g, realm)
    home = _zones_at_home(g, realm)

    def force(where: int) -> int:
        return sum(ships_in(g, seat, where) for seat in seats)

    found = {}
    for port in _ports(g, realm):
        zones = g.box.places[port].zones
        if zone not in zones or port in g.turn.put_to_sea:
            continue
        able = [zone, *(one for one in coming if one in zones)]
        if _best(zone, able, home, force) == zone:
            found[port] = worth_at_sea(g, port)
    return found


# -- Units and Ships appear --------------------------------------------------------------------


@rule("EU 13.4.2 13.4.4 13.4.8 11.3.38 2.2.7 2.2.9 9.2.17")
def muster_npr(g: Europe, realm: Realm, area: AreaNo) -> int:
    """The Infantry with which an NPR fights in an Area: its MC, half for an Active Ally.

    There are always enough pieces: what the Supply lacks is counted without them.
    """
    support = land_support(g, realm, area)
    units = sum(support.values())
    if is_active_ally(g, realm):
        units = (units + 1) // 2
    g.turn.mustered += support
    if units:
        g.tell(NprMustered(g.box.realms[realm - NPR].id, g.box.areas[area].id, units))
    return units


@rule("EU 13.4.5 13.4.6 13.4.8 2.2.7 9.2.17")
def muster_at_sea(g: Europe, realm: Realm, zone: ZoneNo) -> int:
    """The Light Ships with which an NPR fights in a Sea Zone: its NC, also as an Active Ally."""
    support = sea_support(g, realm, zone)
    ships = sum(support.values())
    g.turn.put_to_sea += support
    if ships:
        g.tell(NprPutToSea(g.box.realms[realm - NPR].id, g.box.zones[zone].id, ships))
    return ships


# -- Retreat -----------------------------------------------------------------------------------


@rule("EU-13.2.1")
def controlled_areas(g: Europe, realm: Realm) -> set[AreaNo]:
    """The Areas in which an NPR Controls Provinces; those of its Vassals are as its own."""
    return {g.box.places[place].area for place in provinces_controlled(g, realm)}


@rule("EU 9.6.9 13.4.27 13.4.29")
def npr_retreats(
    g: Europe, realm: Realm, area: AreaNo, own: int, theirs: int, *, beside_rebels: bool
) -> bool:
    """With fewer Units than the Enemy (R46: the whole sides), except where it stands its ground.

    In its Capital Area, in the last Area where it Controls Provinces and beside Rebels an NPR
    fights to its last Unit.
    """
    if own >= theirs or beside_rebels:
        return False
    return capital_area(g, realm) != area and controlled_areas(g, realm) != {area}


@rule("EU 9.6.9 13.4.27 13.4.30")
def npr_sails_away(g: Europe, realm: Realm, zone: ZoneNo, own: int, theirs: int) -> bool:
    """With fewer Ships than the Enemy, except in a Sea Zone next to its Capital Area."""
    return own < theirs and zone not in g.box.areas[capital_area(g, realm)].zones


@rule("EU-13.2.1")
def lawful_provinces(g: Europe, realm: Realm) -> list[PlaceNo]:
    """What belongs to an NPR and its Vassals by law."""
    return [
        place
        for one in (realm, *sorted(vassals_of(g, realm)))
        for place in npr_places(g, one - NPR)
        if not g.tokens[place]
    ]


def provinces_controlled(g: Europe, realm: Realm) -> list[PlaceNo]:
    """What an NPR and its Vassals Control: all that is not Occupied."""
    return [place for place in lawful_provinces(g, realm) if not g.occupiers[place]]
