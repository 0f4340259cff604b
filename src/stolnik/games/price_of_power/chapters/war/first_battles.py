"""Steps 6 and 7 of a Declaration of War: the Battles that it brings, at sea and then on land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, ZoneNo
from ...state import Europe, Realm, War, turn_order
from ...tasks import Declaration
from ..battle.outbreak import battle_breaks_out, hostile_forces, naval_battle_breaks_out, units_of
from ..board.hostility import areas_with_units, ships_in, with_followers, zones_with_ships
from ..board.ownership import is_pr
from ..other_realms.defence import nprs_at_sea, sea_support
from ..relations.alliances import ally_of
from ..relations.ties import at_war
from .encounters import battle_is_due, naval_battle_is_due


def wars_of(g: Europe, task: Declaration) -> list[War]:
    """The Wars that this Declaration has brought so far."""
    return g.wars[task.wars :]


def clockwise(g: Europe, task: Declaration) -> list[Seat]:
    """The players, from the Aggressor; from the Active Player if that is an NPR."""
    return turn_order(g, task.seat if is_pr(task.seat) else g.active)


@rule("EU 2.5.12 11.3.37 9.7.3 9.9.4")
def _against(g: Europe, task: Declaration, seat: Seat) -> set[Realm]:
    """The Enemies that this War has brought a player, with their Vassals and Active Allies.

    An Ally who is called to arms turns against all Enemies of its player, those of older Wars too.
    """
    found: set[Realm] = set()
    for war in wars_of(g, task):
        if seat in (war.aggressor, war.target):
            found |= with_followers(g, war.target if war.aggressor == seat else war.aggressor)
    for realm in task.roused:
        patron = ally_of(g, realm)
        if patron is not None and at_war(g, seat, patron):
            found |= with_followers(g, realm)
    return found


Feuds: TypeAlias = Mapping[Seat, set[Realm]]
"""Whom each player of a War fights in it, in the order in which they attack."""


def _feuds(g: Europe, task: Declaration) -> Feuds:
    """Those of the Aggressor, of who joined that one, then of others with new Enemies (R45)."""
    attacking = {war.aggressor for war in wars_of(g, task)}
    found = {seat: _against(g, task, seat) for seat in clockwise(g, task)}
    fighting = [seat for seat in found if found[seat]]
    return {seat: found[seat] for seat in sorted(fighting, key=lambda one: one not in attacking)}


@rule("EU 5.5.13 9.9.1")
def _facing_at_sea(g: Europe, feuds: Feuds, zone: ZoneNo) -> Seat:
    """Whose Ships share a Sea Zone with Ships of an Enemy of this War."""
    for seat, foes in feuds.items():
        if ships_in(g, seat, zone) and any(is_pr(one) and ships_in(g, one, zone) for one in foes):
            return seat
    return NONE


@rule("EU 9.9.4 13.4.6")
def _before_ports(g: Europe, feuds: Feuds, zone: ZoneNo) -> Seat:
    """Whose Ships lie before Ports of an NPR of this War that has Ships left to fight them."""
    for seat, foes in feuds.items():
        if ships_in(g, seat, zone) and any(
            one in foes and sea_support(g, one, zone) for one in nprs_at_sea(g, seat, zone)
        ):
            return seat
    return NONE


@rule("EU 5.5.13 5.5.15 9.1.18")
def _attacker_at_sea(g: Europe, feuds: Feuds, zone: ZoneNo) -> Seat:
    """Whose Ships attack in a Sea Zone; nobody's if there is nothing to fight."""
    for facing in (_facing_at_sea(g, feuds, zone), _before_ports(g, feuds, zone)):
        if facing != NONE:
            return facing
    for seat, foes in feuds.items():
        if naval_battle_is_due(g, seat, zone, foes):
            return seat
    return NONE


@rule("EU 5.5.14 9.7.1")
def _facing_on_land(g: Europe, feuds: Feuds, area: AreaNo) -> Seat:
    """Whose Units share an Area with Units of an Enemy of this War."""
    for seat, foes in feuds.items():
        if units_of(g, seat, area) and not foes.isdisjoint(hostile_forces(g, seat, area)):
            return seat
    return NONE


@rule("EU 5.5.14 5.5.15 9.1.17")
def _attacker_on_land(g: Europe, feuds: Feuds, area: AreaNo) -> Seat:
    """Whose Units attack in an Area; nobody's if there is nothing to fight."""
    facing = _facing_on_land(g, feuds, area)
    if facing != NONE:
        return facing
    for seat, foes in feuds.items():
        if battle_is_due(g, seat, area, foes):
            return seat
    return NONE


def _zones(g: Europe, feuds: Feuds) -> list[ZoneNo]:
    return sorted({zone for seat in feuds for zone in zones_with_ships(g, seat)})


def _areas(g: Europe, feuds: Feuds) -> list[AreaNo]:
    return sorted({area for seat in feuds for area in areas_with_units(g.players[seat])})


def seas_to_fight_on(g: Europe, task: Declaration) -> list[ZoneNo]:
    """The Sea Zones in which this War brings a Naval Battle."""
    fights = _feuds(g, task)
    return [zone for zone in _zones(g, fights) if _attacker_at_sea(g, fights, zone) != NONE]


SEA_ORDER = Topic("sea_battle_order", verbs=("fight_at",), set_by=("EU-9.1.19",))
LAND_ORDER = Topic("land_battle_order", verbs=("fight_in",), set_by=("EU-9.1.19",))


@rule("EU 5.5.13 9.1.18 9.1.19 9.9.6")
def naval_battles(g: Europe, task: Declaration) -> Flow[None]:
    """Naval Battles first, in the order that the Active Player wants.

    Who stands beside a beaten attacker fights in turn, and so does an NPR that was no part of it.
    """
    fights = _feuds(g, task)
    due: dict[Move, ZoneNo] = {
        ("fight_at", g.box.zones[zone].id): zone
        for zone in task.seas
        if _attacker_at_sea(g, fights, zone) != NONE
    }
    if not due:
        task.seas = [
            one
            for one in _zones(g, fights)
            if _facing_at_sea(g, fights, one) != NONE or _before_ports(g, fights, one) != NONE
        ]
        if task.seas:
            return
        areas = _areas(g, fights)
        task.battles = [area for area in areas if _attacker_on_land(g, fights, area) != NONE]
        task.stage = "land"
        return
    zone = yield from choose_thing(g.active, SEA_ORDER, due)
    task.seas.remove(zone)
    task.fought = True
    naval_battle_breaks_out(g, zone, _attacker_at_sea(g, fights, zone))


@rule("EU 5.5.14 9.1.17 9.1.19 9.7.5")
def land_battles(g: Europe, task: Declaration) -> Flow[None]:
    """Then Land Battles, in the order that the Active Player wants.

    Who stands beside a beaten attacker fights in turn.
    """
    fights = _feuds(g, task)
    due: dict[Move, AreaNo] = {
        ("fight_in", g.box.areas[area].id): area
        for area in task.battles
        if _attacker_on_land(g, fights, area) != NONE
    }
    if not due:
        task.battles = [one for one in _areas(g, fights) if _facing_on_land(g, fights, one) != NONE]
        if not task.battles:
            task.stage = "free"
        return
    area = yield from choose_thing(g.active, LAND_ORDER, due)
    task.battles.remove(area)
    task.fought = True
    battle_breaks_out(g, area, _attacker_on_land(g, fights, area))
