"""Where a player's Units and Ships meet somebody who fights them."""

from __future__ import annotations

from collections.abc import Set

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, ZoneNo
from ...state import NPR, Europe, Realm, turn_order
from ..battle.outbreak import hostile_forces, units_of
from ..board.hostility import areas_with_units, enemies, ships_in, zones_with_ships
from ..board.ownership import controller, is_pr, overlord, owner
from ..empire.npr_emperor import areas_invaded
from ..other_realms.defence import areas_defended, zones_defended


def hostile_npr_province(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a Hostile NPR has a Province in an Area, and so defends it."""
    return bool(nprs_in(g, area, enemies(g, seat)))


def nprs_in(g: Europe, area: AreaNo, hostile: Set[Realm]) -> set[Realm]:
    """Which of these NPRs have a Province in an Area."""
    return {one for one in hostile if one >= NPR and areas_defended(g, one) >> area & 1}


def nprs_before(g: Europe, zone: ZoneNo, hostile: Set[Realm]) -> set[Realm]:
    """Which of these NPRs have a Port on a Sea Zone."""
    return {one for one in hostile if one >= NPR and zones_defended(g, one) >> zone & 1}


@rule("EU 5.5.22 5.5.39 9.5.3 5.5.15")
def battle_is_due(g: Europe, seat: Seat, area: AreaNo, hostile: Set[Realm] | None = None) -> bool:
    """Whether a player's Units in an Area have Hostile Units or Hostile NPR Provinces there.

    An NPR does not fight again where it already faced an Enemy when the Turn began.  Who asks
    for certain Enemies only names them.
    """
    return bool(units_of(g, seat, area)) and would_fight(g, seat, area, hostile)


def would_fight(g: Europe, seat: Seat, area: AreaNo, hostile: Set[Realm] | None = None) -> bool:
    """Whether a player's Units would have to fight in an Area."""
    forces = hostile_forces(g, seat, area)
    if any(hostile is None or one in hostile for one in forces):
        return True
    npr = nprs_in(g, area, enemies(g, seat) if hostile is None else hostile)
    return not npr <= set((g.turn.faced or {}).get(area, ()))


@rule("EU 5.5.13 5.5.15 9.1.18")
def naval_battle_is_due(g: Europe, seat: Seat, zone: ZoneNo, hostile: Set[Realm]) -> bool:
    """Whether a player's Ships in a Sea Zone have Ships or NPR Ports of these Enemies there."""
    if not ships_in(g, seat, zone):
        return False
    if any(is_pr(one) and ships_in(g, one, zone) for one in hostile):
        return True
    return not nprs_before(g, zone, hostile) <= set(g.turn.blockaded.get(zone, ()))


@rule("EU-5.5.15")
def note_who_is_faced(g: Europe) -> None:
    """When a Turn begins: which NPRs have Units or Ships that are Hostile to them before them."""
    faced: dict[AreaNo, set[Realm]] = {}
    blockaded: dict[ZoneNo, set[Realm]] = {}
    for seat in _players_at_war(g):
        hostile = [one for one in enemies(g, seat) if one >= NPR]
        units = areas_with_units(g.players[seat]) if hostile else ()
        ships = zones_with_ships(g, seat) if hostile else ()
        for realm in hostile:
            land = areas_defended(g, realm)
            for area in units:
                if land >> area & 1:
                    faced.setdefault(area, set()).add(realm)
            sea = zones_defended(g, realm) if ships else 0
            for zone in ships:
                if sea >> zone & 1:
                    blockaded.setdefault(zone, set()).add(realm)
    g.turn.foreign = areas_invaded(g)
    g.turn.faced = {area: sorted(faced[area]) for area in sorted(faced)}
    g.turn.blockaded = {zone: sorted(blockaded[zone]) for zone in sorted(blockaded)}


def _players_at_war(g: Europe) -> set[Seat]:
    found = set()
    for war in g.wars:
        for one in (war.aggressor, war.target):
            if is_pr(one):
                found.add(one)
    return found


def enemies_in(g: Europe, seat: Seat, area: AreaNo) -> set[Realm]:
    """The Enemies of a player with Units or Provinces in an Area."""
    hostile = enemies(g, seat)
    found = set(hostile_forces(g, seat, area))
    for place in g.box.areas[area].places:
        lord = overlord(g, place)
        holder = lord if lord is not None and not g.occupiers[place] else controller(g, place)
        if holder in hostile:
            found.add(holder)
    return found


# -- Armies that arrive ------------------------------------------------------------------------


def is_met_by_an_army(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a player has an Army in an Area."""
    return any(army.area == area for army in g.players[seat].armies)


def is_met_by_nobody(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether an Area is part of a player's Realm, and without any of the player's Units."""
    if units_of(g, seat, area):
        return False
    return any(owner(g, place) == seat for place in g.box.areas[area].places)


@rule("EU-6.2.12")
def who_may_react(g: Europe, seat: Seat, area: AreaNo) -> list[Seat]:
    """The Enemies whose Army a player's Army meets in an Area, or whose Area lies open to it."""
    if not g.wars:
        return []
    hostile = enemies(g, seat)
    return [
        one
        for one in turn_order(g, seat)
        if one in hostile and (is_met_by_an_army(g, one, area) or is_met_by_nobody(g, one, area))
    ]
