"""Military and Naval Capacity: how much a Realm can muster in one place.

A Province supports one place a Turn, and that whole.  Which one is never asked: something can be
recruited if the Provinces can be shared out among all that was recruited this Turn (R55).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, AreaSet, PlaceNo, ZoneNo
from ...state import Europe, Realm, board
from ..battle.outbreak import areas_with_hostile_forces
from ..board.adjacency import areas_touched_by, port_areas, port_is_active
from ..board.atlas import of_the_map
from ..board.hostility import hostile_zone, vassals_of
from ..board.ownership import areas_of, is_pr, lying_open, owned, places_with_tokens
from ..board.ports import port_size

# -- Military Capacity -------------------------------------------------------------------------


@rule("EU 9.2.1 9.2.4 11.4.25")
def mustering_places(g: Europe, realm: Realm) -> list[PlaceNo]:
    """The Provinces that add to a Realm's MC: its own and its Vassals', none that is Occupied."""
    if is_pr(realm):
        return lying_open(g, places_with_tokens(g, realm))
    places = [*owned(g, realm)]
    for vassal in sorted(vassals_of(g, realm)):
        places += owned(g, vassal)
    return places


@rule("EU 2.4.28 9.2.1 9.2.5 9.2.6")
def supported_areas(g: Europe, eyes: Realm, places: Iterable[PlaceNo]) -> list[AreaSet]:
    """The Areas in which Provinces help to muster; ``eyes`` says whom others are Hostile to.

    With Hostile Units in its own Area that one alone; over the sea only from Port to Port on a
    Sea Zone that is not Hostile.
    """
    contested = areas_with_hostile_forces(g, eyes)
    hostile: dict[ZoneNo, bool] = {}
    found = []
    for place in places:
        where = g.box.places[place]
        if where.area in contested:
            found.append(1 << where.area)
            continue
        for zone in where.zones:
            if zone not in hostile:
                hostile[zone] = hostile_zone(g, eyes, zone)
        shut = [zone for zone in where.zones if hostile[zone]]
        found.append(_areas_without(g, place, shut) if shut else areas_touched_by(g, place))
    return found


def _areas_without(g: Europe, place: PlaceNo, shut: Sequence[ZoneNo]) -> AreaSet:
    """The Areas that a Province touches by land, or over Sea Zones that are not shut."""
    where = g.box.places[place]
    areas = 1 << where.area | board(g).land[where.area]
    if port_is_active(g, place):
        for zone in where.zones:
            if zone not in shut:
                areas |= port_areas(g, zone)
    return areas


class Support(NamedTuple):
    """What one Province can do for Areas."""

    tax: int
    own: AreaSet
    """Where it supports Regular Units."""
    allied: AreaSet
    """Where it supports Allied Units."""


@rule("EU 5.5.40 11.4.26")
def _mustering_areas(g: Europe, places: Iterable[PlaceNo]) -> AreaSet:
    """Areas of a player or of the player's Vassals, by the Provinces that add to MC."""
    areas = 0
    for place in places:
        areas |= 1 << g.box.places[place].area
    return areas


def active_allies(g: Europe, seat: Seat) -> list[Realm]:
    return sorted([realm for realm, active in g.players[seat].allies.items() if active])


class Ground(NamedTuple):
    """Where a player can recruit, and with what support; worked out once for each question."""

    own: AreaSet
    """Areas of the player and of Vassals, for Regular Units and Mercenaries."""
    allied: AreaSet
    """Areas for Allied Units."""
    provinces: tuple[Support, ...]
    """Those of Active Allies first."""


@rule("EU 5.5.40 5.5.45 9.2.2 11.3.39 13.4.14")
def recruiting_ground(g: Europe, seat: Seat) -> Ground:
    """All Areas that a player can recruit in, and all Provinces that support it.

    +1 Manpower tokens add to the MC of an Ally, and Rebels, who are not Hostile to an NPR, take
    nothing from it (P83).
    """
    places = mustering_places(g, seat)
    home, own = areas_of(g, seat), _mustering_areas(g, places)
    allied = home
    foreign = []
    for ally in active_allies(g, seat):
        there = areas_of(g, ally)
        allied |= there
        theirs = mustering_places(g, ally)
        for place, areas in zip(theirs, supported_areas(g, ally, theirs), strict=True):
            worth = g.box.places[place].tax + g.plus_one.get(place, 0)
            foreign.append(Support(worth, 0, areas & there))
    mine = []
    for place, areas in zip(places, supported_areas(g, seat, places), strict=True):
        mine.append(Support(g.box.places[place].tax, areas & own, areas & home))
    mine.sort(key=lambda one: (-one.tax, one.own.bit_count()))
    return Ground(own, allied, (*foreign, *mine))


class Levy(NamedTuple):
    """Units recruited in an Area this Turn that need MC."""

    regular: int = 0
    allied: int = 0


def levied(g: Europe) -> dict[AreaNo, Levy]:
    """What was recruited so far in this Turn."""
    return {area: Levy(*numbers) for area, numbers in g.turn.levied.items()}


@rule("EU 5.5.41 9.2.15 9.2.16")
def can_support(provinces: Sequence[Support], levies: Mapping[AreaNo, Levy]) -> bool:
    """Whether the Provinces can be shared out, each whole to one Area, so that all is supported."""
    if len(levies) == 1:
        ((area, levy),) = levies.items()
        return _supports_alone(provinces, area, levy)
    areas = tuple(levies)
    half = len(areas)
    needs = (*(levies[area].regular for area in areas), *(levies[area].allied for area in areas))

    def taken(province: Support, at: int, left: tuple[int, ...]) -> tuple[int, ...]:
        """What is still needed when a Province supports one of the Areas."""
        after, tax = list(left), province.tax
        for index, able in ((at, province.own), (half + at, province.allied)):
            if able >> areas[at] & 1:
                used = min(tax, after[index])
                after[index] -= used
                tax -= used
        return tuple(after)

    @cache
    def shared(no: int, left: tuple[int, ...]) -> bool:
        if not any(left):
            return True
        if no == len(provinces):
            return False
        ways = {taken(provinces[no], at, left) for at in range(half)} - {left}
        return any(shared(no + 1, after) for after in ways or {left})

    if sum(needs) > sum(one.tax for one in provinces):
        return False
    return shared(0, needs)


def _supports_alone(provinces: Sequence[Support], area: AreaNo, levy: Levy) -> bool:
    """With one Area there is nothing to share out."""
    own = foreign = 0
    home = False
    for province in provinces:
        if province.own >> area & 1:
            own += province.tax
            home = home or province.allied >> area & 1 == 1
            if own >= levy.regular and not levy.allied:
                return True
        elif province.allied >> area & 1:
            foreign += province.tax
    spare = own - levy.regular if home else 0
    return levy.regular <= own and levy.allied <= foreign + max(0, spare)


@rule("EU 5.5.40 9.2.2")
def room_for(g: Europe, ground: Ground, area: AreaNo, more: Levy) -> bool:
    """Whether MC is left in an Area for so many Units more."""
    levies = levied(g)
    now = levies.get(area, Levy())
    levies[area] = Levy(now.regular + more.regular, now.allied + more.allied)
    return can_support(ground.provinces, levies)


# -- Naval Capacity ----------------------------------------------------------------------------


@rule("EU 2.4.28 9.2.7 9.2.11 9.2.13 11.4.25")
@of_the_map
def own_ports(g: Europe, realm: Realm) -> tuple[PlaceNo, ...]:
    """The active Ports that a Realm Owns; what Land Units do there does not matter."""
    return tuple([place for place in owned(g, realm) if port_is_active(g, place)])


@rule("EU 9.2.8 9.2.15 9.2.16")
def room_at_sea(g: Europe, seat: Seat, zone: ZoneNo) -> bool:
    """Whether NC is left for one Ship more in a Sea Zone this Turn."""
    if not g.turn.launched:  # one Port is enough for the first Ship
        return any(zone in g.box.places[port].zones for port in own_ports(g, seat))
    needs = {**g.turn.launched, zone: g.turn.launched.get(zone, 0) + 1}
    ports = [
        Support(port_size(g, port), sum(1 << one for one in g.box.places[port].zones), 0)
        for port in own_ports(g, seat)
    ]
    return can_support(ports, {one: Levy(n) for one, n in needs.items()})
