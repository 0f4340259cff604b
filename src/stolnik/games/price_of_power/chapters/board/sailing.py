"""Ships at sea: where a single Light Ship is, and where it can go."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import ZoneNo
from ...state import PORT, SLOTS_PER_ZONE, Europe, SeaSpace, board
from .adjacency import in_set
from .hostility import hostile_zone
from .ownership import controller, holder, positions
from .ports import friendly_ports


class Berth(NamedTuple):
    """Where a single Light Ship is: a Sea Zone or a Port, and there on a slot or not."""

    space: SeaSpace
    slot: bool


def berths(g: Europe, seat: Seat) -> list[Berth]:
    """All places with single Light Ships of a player; those of the Fleet stay with it."""
    on_slots = {slot // SLOTS_PER_ZONE for slot in positions(g.slots, seat + 1)}
    found = [Berth(space, False) for space in sorted(g.players[seat].ships)]
    return found + [Berth(zone, True) for zone in sorted(on_slots)]


def ships_on_slots_in(g: Europe, seat: Seat, zone: ZoneNo) -> int:
    """A player's Ships that protect trade in a Sea Zone."""
    start = zone * SLOTS_PER_ZONE
    return g.slots[start : start + SLOTS_PER_ZONE].count(seat + 1)


@rule("EU-12.3.3")
def vacant_slots(g: Europe, zone: ZoneNo) -> list[int]:
    """The Trade Protection slots of a Sea Zone without a Ship."""
    start = zone * SLOTS_PER_ZONE
    return [slot for slot in range(start, start + g.box.zones[zone].slots) if not g.slots[slot]]


@rule("EU-12.3.6")
def free_slots(g: Europe, zone: ZoneNo) -> list[int]:
    """The vacant slots that can be taken; what a Naval Battle emptied stays so for the Turn."""
    return [slot for slot in vacant_slots(g, zone) if slot not in g.turn.emptied]


@rule("EU 9.5.21 9.5.23 9.5.44 9.5.46 5.4.23")
def zones_in_reach(g: Europe, seat: Seat, start: SeaSpace) -> dict[ZoneNo, bool]:
    """Sea Zones within two spaces that are not Hostile, each with whether the way costs Power.

    A Ship stops in a Distant Sea Zone; a Friendly Port is a space like a Sea Zone.
    """
    found = _all_in_reach(g, seat, start)
    return {zone: dear for zone, dear in found.items() if knows_waters(g, seat, zone)}


@rule("EU 5.1.31 5.1.32 9.5.24")
def unknown_waters_in_reach(g: Europe, seat: Seat, start: SeaSpace) -> dict[ZoneNo, bool]:
    """The Distant Sea Zones that a Ship which Explores can go to, known or not."""
    found = _all_in_reach(g, seat, start)
    return {zone: dear for zone, dear in found.items() if g.box.zones[zone].distant}


def _all_in_reach(g: Europe, seat: Seat, start: SeaSpace) -> dict[ZoneNo, bool]:
    found: dict[ZoneNo, bool] = {}
    for first, dear in _next_zones(g, seat, start):
        found[first] = found.get(first, True) and dear
        if not g.box.zones[first].distant:
            for second, also_dear in _next_zones(g, seat, first):
                found[second] = found.get(second, True) and (dear or also_dear)
    if start < PORT:
        for zone in _through_a_port(g, seat, start):
            found[zone] = False
    return found


@rule("EU 9.5.45 7.6.9")
def knows_waters(g: Europe, seat: Seat, zone: ZoneNo) -> bool:
    """A Distant Sea Zone next to none of a player's Claims or tokens is for Explorers only.

    A Core token counts as a Claim, and a Town that Occupies is a Town (P40).
    """
    if not g.box.zones[zone].distant:
        return True
    for area in in_set(g.box.coasts[zone]):
        if g.claims[area] >> seat & 1 or g.cores[area] == seat + 1:
            return True
        if any(
            seat in (holder(g, place), controller(g, place)) for place in g.box.areas[area].places
        ):
            return True
    return False


@rule("EU 2.6.21 2.7.5")
def _next_zones(g: Europe, seat: Seat, space: SeaSpace) -> Iterator[tuple[ZoneNo, bool]]:
    """The Sea Zones next to a space that are not Hostile, and whether the link costs Power."""
    if space >= PORT:
        for zone in g.box.places[space - PORT].zones:
            if not hostile_zone(g, seat, zone):
                yield zone, False
        return
    dear = g.box.dear_ways[space]
    for zone in board(g).sea[space]:
        if not hostile_zone(g, seat, zone):
            yield zone, zone in dear


@rule("EU 9.5.25 9.5.44")
def _through_a_port(g: Europe, seat: Seat, zone: ZoneNo) -> Iterator[ZoneNo]:
    """Out of a Sea Zone into a Friendly Port, and out to a Sea Zone that it faces, or back.

    In a Distant Port the move ends, as in any Distant space.
    """
    if g.box.zones[zone].distant:
        return
    mine = friendly_ports(g, seat)
    for port in board(g).zone_ports[zone]:
        if port in mine:
            for faced in g.box.places[port].zones:
                if not hostile_zone(g, seat, faced):
                    yield faced


def lift(g: Europe, seat: Seat, berth: Berth) -> None:
    """A single Light Ship leaves its place."""
    if berth.slot:
        start = berth.space * SLOTS_PER_ZONE
        g.slots[g.slots.index(seat + 1, start, start + SLOTS_PER_ZONE)] = 0
        return
    ships = g.players[seat].ships
    ships[berth.space] -= 1
    if not ships[berth.space]:
        del ships[berth.space]


def put_to_sea(g: Europe, seat: Seat, zone: ZoneNo) -> None:
    """A single Light Ship lies in a Sea Zone, off the slots."""
    ships = g.players[seat].ships
    ships[zone] = ships.get(zone, 0) + 1


@rule("EU-12.3.1")
def take_slot(g: Europe, seat: Seat, zone: ZoneNo) -> None:
    """A Light Ship protects trade on a vacant slot."""
    g.slots[free_slots(g, zone)[0]] = seat + 1


@rule("EU 12.3.4 9.5.22")
def displace(g: Europe, seat: Seat, zone: ZoneNo, other: Seat) -> None:
    """A Light Ship takes the slot of an Opponent's, which stays in the Sea Zone."""
    lift(g, other, Berth(zone, True))
    put_to_sea(g, other, zone)
    take_slot(g, seat, zone)


@rule("EU-12.3.5")
def leave_slots(g: Europe, zone: ZoneNo, fought: Collection[Seat]) -> None:
    """After a Naval Battle the Ships that took part lie off the slots."""
    start = zone * SLOTS_PER_ZONE
    for slot in range(start, start + SLOTS_PER_ZONE):
        owner = g.slots[slot] - 1
        if owner in fought:
            g.slots[slot] = 0
            g.turn.emptied.append(slot)
            put_to_sea(g, owner, zone)
