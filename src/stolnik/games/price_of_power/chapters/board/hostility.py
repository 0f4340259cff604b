"""Friendly, Hostile, Neutral: always as one player sees it."""

from __future__ import annotations

from collections.abc import Set

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, AreaSet, PlaceNo, ZoneNo
from ...state import (
    NPR,
    PORT,
    REBEL_TOWN,
    REBELS,
    SLOTS_PER_ZONE,
    Europe,
    Player,
    Realm,
    turn_order,
)
from .adjacency import ZoneSet, port_is_active
from .atlas import FLAGS, TOWNS, of_layers, of_the_map
from .ownership import (
    controller,
    flag_on,
    has_land_of_its_own,
    is_pr,
    lawful_owner,
    lying_open,
    occupations,
    overlord,
    owned,
    positions,
    vassal_places,
)


@rule("EU 2.5.12 2.5.13 2.5.14 11.3.37 14.3.2")
def enemies(g: Europe, realm: Realm) -> set[Realm]:
    """Realms at War with a Realm, with their Vassals and Active Allies; for a player Rebels too."""
    if realm >= NPR:
        return _enemies_of_npr(g, realm)
    found = _foes(g, realm)
    found.add(REBELS)
    return found


@rule("EU 11.3.37 13.2.1")
def _enemies_of_npr(g: Europe, realm: Realm) -> set[Realm]:
    """An NPR shares the Enemies of its Overlord, and as an Active Ally those of its player."""
    found = _foes(g, realm)
    lord = g.overlords[realm - NPR]
    if lord:
        found |= _enemies_of_npr(g, lord - 1)
    for seat, player in enumerate(g.players):
        if player.allies.get(realm):
            found |= _foes(g, seat)
    return found


def _foes(g: Europe, realm: Realm) -> set[Realm]:
    found: set[Realm] = set()
    for war in g.wars:
        if war.aggressor == realm:
            found.update(with_followers(g, war.target))
        elif war.target == realm:
            found.update(with_followers(g, war.aggressor))
    return found


@rule("EU 2.5.12 11.3.37 13.2.1")
def with_followers(g: Europe, realm: Realm) -> set[Realm]:
    """A Realm with its Vassals; a player also with the Active Allies, and the Vassals of these."""
    if not is_pr(realm):
        return {realm, *vassals_of(g, realm)}
    found = {realm, *_bound_to_player(g, realm)}
    for ally, active in g.players[realm].allies.items():
        if active:
            found.add(ally)
            found.update(bound_to(g, ally))
    return found


@rule("EU-2.5.18")
def opponents(g: Europe, seat: Seat) -> list[Seat]:
    """The other players, clockwise."""
    return turn_order(g, seat)[1:]


def vassals_of(g: Europe, realm: Realm) -> Set[Realm]:
    """The Vassal Realms of a player, or of an NPR."""
    if is_pr(realm):
        return _vassals_of_player(g, realm)
    if realm + 1 not in g.overlords:  # which is the usual case
        return frozenset()
    return {NPR + vassal for vassal in positions(g.overlords, realm + 1)}


@of_layers(TOWNS | FLAGS)
def _vassals_of_player(g: Europe, seat: Seat) -> frozenset[Realm]:
    return frozenset([flag_on(g, place) for place in vassal_places(g, seat)])


@rule("EU 11.4.4 14.3.13")
def bound_to(g: Europe, realm: Realm) -> Set[Realm]:
    """The Vassals of a Realm, but for a player's of which a part is an NPR's, or one itself."""
    return _bound_to_player(g, realm) if is_pr(realm) else vassals_of(g, realm)


@of_layers(TOWNS | FLAGS)
def _bound_to_player(g: Europe, seat: Seat) -> frozenset[Realm]:
    vassals = _vassals_of_player(g, seat)
    return frozenset([one for one in vassals if not has_land_of_its_own(g, one - NPR)])


@rule("EU 2.5.10 11.3.2")
def friends(g: Europe, seat: Seat) -> set[Realm]:
    """A player, the own Vassals and the own Allies."""
    return {seat, *g.players[seat].allies} | bound_to(g, seat)


def friendly_place(g: Europe, seat: Seat, place: PlaceNo, among: set[Realm] | None = None) -> bool:
    """A Province or Port that a Friendly Realm Controls.

    Who asks of many places works out the friends once and hands them in.
    """
    among = friends(g, seat) if among is None else among
    if g.occupiers[place]:
        return controller(g, place) in among
    lord = overlord(g, place)
    if lord is not None:
        return lord == seat
    return lawful_owner(g, place) in among


def hostile_place(g: Europe, seat: Seat, place: PlaceNo, among: set[Realm] | None = None) -> bool:
    """A Province that an Enemy, an Enemy's Vassal or Rebels Control.

    Who asks of many places works out the Enemies once and hands them in.
    """
    hostile = enemies(g, seat) if among is None else among
    lord = overlord(g, place)
    if not g.occupiers[place] and lord is not None:
        return lord in hostile
    return controller(g, place) in hostile


@of_the_map
def areas_held(g: Europe, realm: Realm) -> AreaSet:
    """The Areas with Provinces that a Realm, or a player's Vassals, Control."""
    if realm == REBELS:
        places = positions(g.occupiers, REBEL_TOWN)
    elif is_pr(realm):
        free = lying_open(g, vassal_places(g, realm))
        places = [*owned(g, realm), *free, *occupations(g, realm)]
    else:
        places = [*owned(g, realm)]
    areas = 0
    for place in places:
        areas |= 1 << g.box.places[place].area
    return areas


def hostile_land(g: Europe, among: Set[Realm]) -> AreaSet:
    """The Areas with Provinces that are Hostile to who has these Enemies."""
    areas = 0
    for enemy in among:
        areas |= areas_held(g, enemy)
    return areas


def land_units(player: Player, area: AreaNo) -> int:
    """A player's Land Units in an Area."""
    units = player.infantry.get(area, 0)
    for army in player.armies:
        if army.area == area:
            units += army.size
    return units


def areas_with_units(player: Player) -> set[AreaNo]:
    """The Areas with Land Units of a player."""
    areas = set(player.infantry)
    for army in player.armies:
        if army.area != NONE:
            areas.add(army.area)
    return areas


@rule("EU 2.5.15 2.5.17")
def hostile_area(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """An Area with a Hostile Unit or a Hostile Province."""
    if g.rebels[area]:
        return True
    hostile = enemies(g, seat)
    for other, player in enumerate(g.players):
        if other in hostile and land_units(player, area):
            return True
    return bool(hostile_land(g, hostile) >> area & 1)


@rule("EU 2.5.11 2.5.15")
def friendly_area(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """An Area with a Friendly Province and nothing Hostile."""
    places = g.box.areas[area].places
    mine = friends(g, seat)
    return any(friendly_place(g, seat, place, mine) for place in places) and not hostile_area(
        g, seat, area
    )


@rule("EU-9.5.26")
def ships_in(g: Europe, seat: Seat, zone: ZoneNo) -> int:
    """A player's Ships in a Sea Zone, slots and Fleet included; those in Ports are elsewhere."""
    player = g.players[seat]
    start = zone * SLOTS_PER_ZONE
    on_slots = g.slots[start : start + SLOTS_PER_ZONE].count(seat + 1)
    fleet = player.fleet.size if player.fleet.space == zone else 0
    return player.ships.get(zone, 0) + on_slots + fleet


def zones_with_ships(g: Europe, seat: Seat) -> set[ZoneNo]:
    """The Sea Zones with Ships of a player, slots and Fleet included."""
    player = g.players[seat]
    zones = {slot // SLOTS_PER_ZONE for slot in positions(g.slots, seat + 1)}
    zones |= {space for space in (*player.ships, player.fleet.space) if NONE < space < PORT}
    return zones


@rule("EU 2.5.16 2.6.20")
def hostile_zone(g: Europe, seat: Seat, zone: ZoneNo) -> bool:
    """A Sea Zone with Hostile Ships, or before Hostile NPR Ports that nobody blockades.

    From an inactive Port nobody sails.
    """
    if not g.wars:  # Rebels have no Ships
        return False
    for enemy in enemies(g, seat):
        if is_pr(enemy):
            if ships_in(g, enemy, zone):
                return True
        elif enemy >= NPR and zones_faced(g, enemy) >> zone & 1 and not _blockaded(g, enemy, zone):
            return True
    return False


@of_the_map
def zones_faced(g: Europe, realm: Realm) -> ZoneSet:
    """The Sea Zones that the active Ports of a Realm face."""
    zones = 0
    for place in owned(g, realm):
        if port_is_active(g, place):
            for zone in g.box.places[place].zones:
                zones |= 1 << zone
    return zones


def _blockaded(g: Europe, realm: Realm, zone: ZoneNo) -> bool:
    return any(
        realm in enemies(g, seat) and ships_in(g, seat, zone) for seat in range(len(g.players))
    )


@rule("EU-2.6.14")
def refuse_island(g: Europe, seat: Seat, place: PlaceNo) -> Refusal | None:
    """An Island Province can be Sieged only with a Ship in a Sea Zone next to it."""
    where = g.box.places[place]
    if where.island and not any(ships_in(g, seat, zone) for zone in where.zones):
        return Refusal("EU-2.6.14")
    return None
