"""Phase 3, Step B: NPRs at War invade their Enemies."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.other_realms import InvadersStay, NprInvaded
from ...state import NPR, REBEL_TOWN, Europe, Realm, board, kind_of, seat_of
from ...tasks import Battle, Invasions
from ..board.adjacency import in_set, port_areas, port_is_active
from ..board.hostility import areas_with_units, land_units, ships_in
from ..board.ownership import (
    capital_area,
    has_unrest,
    is_core,
    is_npr,
    is_pr,
    occupations,
    places_with_tokens,
)
from ..board.supply import black_units_left
from ..board.unrest import add_unrest
from ..relations.ties import realm_id
from .defence import is_active_ally, lawful_provinces, provinces_controlled

UNREST_OF_INVASION: Final = 2
"""Towns and Vassal tokens that gain Unrest."""


@rule("EU 4.3.4 13.5.1 13.5.2")
def invasions_of_the_round(g: Europe) -> Invasions | None:
    """The NPRs at War with players, by the alphabet (R19); Active Allies do not invade."""
    if not g.box.options.get("npr_invasions", True):
        return None
    fighting = {realm for war in g.wars for realm in (war.aggressor, war.target)}
    nprs = [realm for realm in fighting if is_npr(g, realm) and not is_active_ally(g, realm)]
    nprs.sort(key=lambda realm: g.box.realms[realm - NPR].alphabetical)
    return Invasions(nprs) if nprs else None


def invade(g: Europe, task: Invasions) -> None:
    """One NPR at a time, with the Battle that it brings."""
    if not task.nprs:
        g.agenda.pop()
        return
    realm = task.nprs.pop(0)
    if is_npr(g, realm):
        area = target(g, realm)
        if area is not None:
            _land(g, realm, area)


# -- where to ----------------------------------------------------------------------------------


def enemy_players(g: Europe, realm: Realm) -> list[Seat]:
    """The players at War with an NPR."""
    found = set()
    for war in g.wars:
        if realm in (war.aggressor, war.target):
            found.add(war.target if war.aggressor == realm else war.aggressor)
    return sorted(one for one in found if is_pr(one))


def _towns_of(g: Europe, seats: list[Seat], area: AreaNo) -> list[PlaceNo]:
    """Provinces of an Area with a Town or Vassal token of these players, by the alphabet.

    The Town of an Occupier counts, be it on the NPR's own Province.
    """
    found = []
    for place in g.box.areas[area].places:
        token = g.occupiers[place]
        if not token or kind_of(token) == REBEL_TOWN:
            token = g.tokens[place]
        if token and seat_of(token) in seats:
            found.append(place)
    return sorted(found, key=lambda place: g.box.places[place].alphabetical)


@rule("EU-13.5.3")
def is_beset(g: Europe, realm: Realm) -> bool:
    """Whether Units Hostile to an NPR stand in an Area where it, or a Vassal, has Provinces."""
    seats = enemy_players(g, realm)
    areas = {g.box.places[place].area for place in provinces_controlled(g, realm)}
    for seat in seats:
        player = g.players[seat]
        if any(land_units(player, area) for area in areas & areas_with_units(player)):
            return True
    return False


@rule("EU 13.5.4 13.5.5 13.2.1")
def in_reach(g: Europe, realm: Realm) -> tuple[set[AreaNo], set[AreaNo]]:
    """The Areas next to an NPR's Provinces by land, its own included, and those next by sea.

    No way leads over a Sea Zone with a Ship that is Hostile to the NPR.
    """
    seats = enemy_players(g, realm)
    by_land = {g.box.places[place].area for place in lawful_provinces(g, realm)}
    by_sea: set[AreaNo] = set()
    for place in provinces_controlled(g, realm):
        where = g.box.places[place]
        by_land.update(in_set(board(g).land[where.area]))
        if port_is_active(g, place):
            for zone in where.zones:
                if not any(ships_in(g, seat, zone) for seat in seats):
                    by_sea.update(in_set(port_areas(g, zone)))
    return by_land, by_sea


@rule("EU 13.5.4 13.5.6")
def eligible(g: Europe, realm: Realm, areas: Set[AreaNo]) -> list[AreaNo]:
    """Of these Areas those with a Town of an Enemy, and no Units of a player who is none."""
    seats = enemy_players(g, realm)
    settled = set()
    for seat in seats:
        for place in (*places_with_tokens(g, seat), *occupations(g, seat)):
            settled.add(g.box.places[place].area)
    others = [player for seat, player in enumerate(g.players) if seat not in seats]
    return [
        area
        for area in sorted(areas & settled)
        if _towns_of(g, seats, area) and not any(land_units(player, area) for player in others)
    ]


@rule("EU 13.5.3 13.5.4 13.5.7")
def target(g: Europe, realm: Realm) -> AreaNo | None:
    """Its Capital Area, else most of its Cores, else next by land, else one at random (R18)."""
    if is_beset(g, realm) or not invaders(g, realm):
        return None
    by_land, by_sea = in_reach(g, realm)
    areas = eligible(g, realm, by_land | by_sea)
    if not areas:
        return None
    capital = capital_area(g, realm)
    if capital in areas:
        return capital
    cores = {area: _cores_in(g, realm, area) for area in areas}
    most = max(cores.values())
    areas = [area for area in areas if cores[area] == most]
    areas = [area for area in areas if area in by_land] or areas
    return areas[0] if len(areas) == 1 else g.dice.pick(areas)


def _cores_in(g: Europe, realm: Realm, area: AreaNo) -> int:
    return sum(is_core(g, realm, place) for place in g.box.areas[area].places)


# -- what they do ------------------------------------------------------------------------------


@rule("EU 13.5.9 13.2.1 2.2.7 2.2.9")
def invaders(g: Europe, realm: Realm) -> int:
    """Half the Tax Value of what an NPR and its Vassals Control, be there pieces or not."""
    tax = sum(g.box.places[place].tax for place in provinces_controlled(g, realm))
    return (tax + 1) // 2


@rule("EU 13.5.8 13.5.9 13.5.10")
def _land(g: Europe, realm: Realm, area: AreaNo) -> None:
    """Two Towns turn to Unrest, Units appear, and fight whom they meet."""
    seats = enemy_players(g, realm)
    units = invaders(g, realm)
    g.tell(NprInvaded(realm_id(g, realm), g.box.areas[area].id, units))
    quiet = [place for place in _towns_of(g, seats, area) if not has_unrest(g, place)]
    for place in [one for one in quiet if not _under_rebels(g, one)][:UNREST_OF_INVASION]:
        add_unrest(g, place)
    if any(land_units(g.players[seat], area) for seat in seats):
        g.agenda.append(Battle(area, realm, forces={realm: units}, invading=True))
    else:
        stay_as_rebels(g, realm, area, units)


def _under_rebels(g: Europe, place: PlaceNo) -> bool:
    return kind_of(g.occupiers[place]) == REBEL_TOWN


@rule("EU 13.5.11 2.2.7")
def stay_as_rebels(g: Europe, realm: Realm, area: AreaNo, units: int) -> None:
    """What is left of the invaders behaves as Rebel Units from now on.

    Where there are too few black Units, anything stands in for them until it is beaten.
    """
    left = black_units_left(g)
    g.stand_ins = min(g.stand_ins, max(0, -left)) + max(0, units - max(0, left))
    g.rebels[area] += units
    g.tell(InvadersStay(realm_id(g, realm), g.box.areas[area].id, units))
