"""Naval Transport: bridges of Ships that Land Units cross."""

from __future__ import annotations

from itertools import combinations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, AreaSet, ZoneNo
from ...state import PORT, REBELS, SLOTS_PER_ZONE, Europe, board
from ..board.adjacency import in_set
from ..board.hostility import enemies, ships_in
from ..board.ownership import is_pr
from .encounters import enemies_in

UNITS_PER_SHIP = 3


@rule("EU 5.5.32 9.5.32")
def zones_that_carry(g: Europe, fleets: list[Seat], units: int) -> set[ZoneNo]:
    """The Sea Zones with enough Ships of these players for so many Land Units."""
    at_sea = {zone for one in fleets for zone in zones_with_ships(g, one)}
    return {
        zone
        for zone in at_sea
        if UNITS_PER_SHIP * sum(ships_in(g, one, zone) for one in fleets) >= units
    }


def zones_with_ships(g: Europe, seat: Seat) -> set[ZoneNo]:
    """Where a player has Ships at sea."""
    player = g.players[seat]
    zones = {space for space in (*player.ships, player.fleet.space) if NONE < space < PORT}
    return zones | {at // SLOTS_PER_ZONE for at, one in enumerate(g.slots) if one == seat + 1}


@rule("EU 9.5.31 9.5.33")
def bridged(g: Europe, area: AreaNo, carrying: set[ZoneNo]) -> set[ZoneNo]:
    """The Sea Zones that can be reached from an Area over an unbroken chain of Ships."""
    return _joined(g, {zone for zone in g.box.areas[area].zones if zone in carrying}, carrying)


def _joined(g: Europe, start: set[ZoneNo], carrying: set[ZoneNo]) -> set[ZoneNo]:
    """The Sea Zones that Ships join to these, and these themselves."""
    found = set(start)
    edge = list(found)
    while edge:
        for zone in board(g).sea[edge.pop()]:
            if zone in carrying and zone not in found:
                found.add(zone)
                edge.append(zone)
    return found


def coasts(g: Europe, zones: set[ZoneNo]) -> AreaSet:
    """The Areas at the coast of these Sea Zones."""
    areas = 0
    for zone in zones:
        areas |= g.box.coasts[zone]
    return areas & board(g).area_set


@rule("EU 5.5.31 9.5.40")
def _beyond(g: Europe, area: AreaNo, carrying: set[ZoneNo], through: ZoneNo) -> set[ZoneNo]:
    """The Sea Zones of bridges that lead from an Area to a Sea Zone and from there on."""
    found: set[ZoneNo] = set()

    def lead_back(zone: ZoneNo, crossed: set[ZoneNo]) -> None:
        if zone in g.box.areas[area].zones:
            found.update(_joined(g, {through}, carrying - crossed))
            return
        for near in board(g).sea[zone]:
            if near in carrying and near != through and near not in crossed:
                lead_back(near, crossed | {near})

    if through in carrying:
        lead_back(through, set())
    return found


def _landings(g: Europe, area: AreaNo, carrying: set[ZoneNo], through: ZoneNo | None) -> AreaSet:
    if through is None:
        zones = bridged(g, area, carrying)
    else:
        zones = _beyond(g, area, carrying, through)
    return coasts(g, zones) & ~(1 << area)


@rule("EU 5.5.30 9.5.4 2.7.16")
def landings(
    g: Europe, seat: Seat, area: AreaNo, units: int, through: ZoneNo | None = None
) -> AreaSet:
    """The Areas where so many Units from an Area can land over a Naval Bridge.

    A Naval Activation goes ``through`` its destination.
    """
    areas = _landings(g, area, zones_that_carry(g, [seat], units), through)
    for allies in _alliances_at_sea(g, seat):
        carrying = _zones_that_help(g, seat, allies, units)
        for landing in in_set(_landings(g, area, carrying, through) & ~areas):
            if refuse_help(g, seat, allies, landing) is None:
                areas |= 1 << landing
    return areas


@rule("EU 9.5.32 9.5.33")
def refuse_crossing(
    g: Europe, seat: Seat, area: AreaNo, units: int, landing: AreaNo, through: ZoneNo | None = None
) -> Refusal | None:
    """Why so many Units cannot land in an Area: what is in the way of the last bridge there.

    Allies who are not at War, Enemy Ships beside those of Allies, too many Units, or no bridge.
    """
    if landings(g, seat, area, units, through) >> landing & 1:
        return None
    refusal = _refuse_joint_bridge(g, seat, area, units, landing, through)
    if refusal is None and landings(g, seat, area, 1, through) >> landing & 1:
        return Refusal("EU-9.5.32")
    refusal = refusal or _refuse_joint_bridge(g, seat, area, 1, landing, through)
    return refusal or Refusal("EU-9.5.33")


@rule("EU 9.5.34 9.5.36")
def _refuse_joint_bridge(
    g: Europe, seat: Seat, area: AreaNo, units: int, landing: AreaNo, through: ZoneNo | None
) -> Refusal | None:
    """What is in the way of a bridge that would carry so many with the Ships of Allies."""
    blocked = False
    for allies in _alliances_at_sea(g, seat):
        if _landings(g, area, _zones_that_help(g, seat, allies, units), through) >> landing & 1:
            return refuse_help(g, seat, allies, landing)
        everywhere = zones_that_carry(g, [seat, *allies], units)
        blocked = blocked or bool(_landings(g, area, everywhere, through) >> landing & 1)
    return Refusal("EU-9.5.34") if blocked else None


@rule("EU-9.5.34")
def _zones_that_help(g: Europe, seat: Seat, allies: list[Seat], units: int) -> set[ZoneNo]:
    """The Sea Zones that carry so many with Allies' Ships, which serve where no Enemy Ships are."""
    hostile = enemies(g, seat)
    return {
        zone
        for zone in zones_that_carry(g, [seat, *allies], units)
        if not any(is_pr(one) and ships_in(g, one, zone) for one in hostile)
    }


@rule("EU 9.5.36 9.5.37")
def refuse_help(g: Europe, seat: Seat, allies: list[Seat], landing: AreaNo) -> Refusal | None:
    """Why Allies' Ships land nobody in an Area: each must be at War with an Enemy who is there.

    Nobody is at War with Rebels.
    """
    there = enemies_in(g, seat, landing) - {REBELS}
    if not there or all(enemies(g, ally) & there for ally in allies):
        return None
    return Refusal("EU-9.5.36")


def _alliances_at_sea(g: Europe, seat: Seat) -> list[list[Seat]]:
    """Sets of player Allies whose Ships could help: each alone, and any of them together."""
    allies = [ally for ally in sorted(g.players[seat].allies) if is_pr(ally)]
    return [list(some) for n in range(1, len(allies) + 1) for some in combinations(allies, n)]
