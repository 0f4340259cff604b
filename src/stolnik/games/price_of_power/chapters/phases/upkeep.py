"""Phase 4, Step A: cut costs before they are due."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import CATEGORIES, MERCENARY, NONE, POWERS, REGULAR, UNIT_TYPES
from ...events.phases import (
    ArmyUnitDisbanded,
    FleetRecalled,
    FleetShipDisbanded,
    InfantryDisbanded,
    ShipDisbanded,
    ShipRecalled,
)
from ...state import PORT, SLOTS_PER_ZONE, Europe
from ..board.ownership import positions
from ..board.ports import friendly_ports, ports_in_reach, room_for_ships, room_in_port
from ..government.appointing import dismiss_advisor
from ..government.treasury import MOST_LOANS, loan_value, refuse_loan, take_loan
from ..menu import Deed
from ..war.fleet import disband_galleys
from ..war.seaways import best_way, unmarked
from .income import balance
from .sequence import next_player

SHIP_TYPES = ("light_ship", "heavy_ship", "galley")


def refuse_upkeep_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """Why a cost cannot be cut like this, or why cutting cannot end yet."""
    if move in ask.options:
        return None
    match move:
        case ("done",):
            return refuse_enough(g, ask.seat)
        case ("loan",):
            return refuse_loan(g, ask.seat)
        case ("repay",):
            return Refusal("EU-4.4.2")
        case ("recall" | "recall_fleet", *_):
            return Refusal("EU-4.4.6")
        case ("dismiss", *_):
            return Refusal("EU-4.4.4")
        case ("disband" | "disband_infantry" | "disband_ship" | "disband_from_fleet", *_):
            return Refusal("EU-4.4.5")
    return None


@rule("EU-4.4.3")
def refuse_enough(
    g: Europe, seat: Seat, net: int | None = None, cuts: Mapping[Move, Deed] | None = None
) -> Refusal | None:
    """Cutting goes on as long as Bankruptcy threatens and something can be cut.

    Who knows what Step B will bring, and what there is to cut, hands it in.
    """
    missing = -(g.players[seat].ducats + (balance(g, seat).net if net is None else net))
    if missing <= 0:
        return None
    loans = max(0, MOST_LOANS - g.players[seat].interest) * loan_value(g, seat)
    if missing > loans and (_cuts(g, seat) if cuts is None else cuts):
        return Refusal("EU-4.4.3", {"missing": missing - loans}, "missing")
    return None


UPKEEP = Topic(
    "upkeep",
    verbs=(
        "dismiss",
        "disband",
        "disband_infantry",
        "disband_ship",
        "disband_from_fleet",
        "recall",
        "recall_fleet",
        "loan",
        "done",
    ),
    refuse=refuse_upkeep_answer,
    set_by=("EU-4.4.3",),
)


@rule("EU 4.4.1 4.4.2 4.4.3")
def cut_costs(g: Europe) -> Flow[None]:
    """Dismiss, disband, recall or borrow, one thing at a time; who can do nothing goes on."""
    seat = g.queue[0]
    menu = _cuts(g, seat)
    net = balance(g, seat).net
    enough = refuse_enough(g, seat, net, menu) is None
    if refuse_loan(g, seat) is None:
        menu["loan",] = partial(take_loan, g, seat)
    options = [*menu, DONE] if enough else list(menu)
    if options == [DONE]:
        next_player(g)
        return
    answer: Move = yield Ask.of(seat, UPKEEP, options, net=net, ducats=g.players[seat].ducats)
    if answer == DONE:
        next_player(g)
    else:
        yield from rest_of(menu[answer]())


@rule("EU 4.4.4 4.4.5 4.4.6 7.4.13")
def _cuts(g: Europe, seat: Seat) -> dict[Move, Deed]:
    """Everything that costs something and need not."""
    player = g.players[seat]
    found: dict[Move, Deed] = {}
    for kind, advisor in enumerate(player.advisors):
        if advisor is not None:
            found["dismiss", POWERS[kind]] = partial(dismiss_advisor, g, seat, kind)
    for no, army in enumerate(player.armies):
        for slot, category, unit in PAID_UNITS if any(army.units) else ():
            if army.units[slot]:
                found["disband", no + 1, category, unit] = partial(_disband, g, seat, no, slot)
    for area in sorted(player.infantry):
        name = g.box.areas[area].id
        found["disband_infantry", name] = partial(_disband_infantry, g, seat, area)
    fleet = player.fleet
    zones, fleet_at_sea = zones_with_single_ships(g, seat), NONE < fleet.space < PORT
    mine = friendly_ports(g, seat) if zones or fleet_at_sea else set()
    for zone in zones:
        name = g.box.zones[zone].id
        found["disband_ship", name] = partial(_disband_ship, g, seat, zone)
        for port in ports_in_reach(g, seat, zone, mine):
            if room_for_ships(g, port):
                found["recall", name, g.box.places[port].id] = partial(_recall, g, seat, zone, port)
    if fleet_at_sea:
        for name, n in zip(SHIP_TYPES, (fleet.light, fleet.heavy, fleet.galleys)):
            if n:
                found["disband_from_fleet", name] = partial(_disband_from_fleet, g, seat, name)
        for port in ports_in_reach(g, seat, fleet.space, mine):
            if room_in_port(g, seat, port, fleet.size) and _can_come_home(g, seat, port):
                found["recall_fleet", g.box.places[port].id] = partial(_recall_fleet, g, seat, port)
    return found


PAID_UNITS: Final = tuple(
    (3 * category + unit, CATEGORIES[category], name)
    for category in (REGULAR, MERCENARY)
    for unit, name in enumerate(UNIT_TYPES)
)
"""Where the Units that cost something stand in an Army, with the words for them."""


def zones_with_single_ships(g: Europe, seat: Seat) -> list[int]:
    """Sea Zones with Light Ships of a player outside the Fleet."""
    ships, on_slots = g.players[seat].ships, positions(g.slots, seat + 1)
    if not ships and not on_slots:
        return []
    zones = {space for space in ships if space < PORT}
    zones.update([slot // SLOTS_PER_ZONE for slot in on_slots])
    return sorted(zones)


@rule("EU 4.4.5 7.4.5 9.MU.17")
def _disband(g: Europe, seat: Seat, no: int, slot: int) -> None:
    """Regular Units become Available, Mercenaries go to the General Supply."""
    player = g.players[seat]
    army = player.armies[no]
    army.units[slot] -= 1
    category, unit = divmod(slot, 3)
    if category == REGULAR:
        player.available += 1
    if not army.size:
        army.area = NONE
    g.tell(ArmyUnitDisbanded(seat, no + 1, CATEGORIES[category], UNIT_TYPES[unit]))


def _disband_infantry(g: Europe, seat: Seat, area: int) -> None:
    player = g.players[seat]
    _less(player.infantry, area)
    player.available += 1
    g.tell(InfantryDisbanded(seat, g.box.areas[area].id))


def _less(places: dict[int, int], place: int) -> None:
    """One less there; no entry is kept for nothing."""
    places[place] -= 1
    if not places[place]:
        del places[place]


def take_single_ship(g: Europe, seat: Seat, zone: int) -> None:
    """A Light Ship leaves a Sea Zone, one that protects no trade first."""
    player = g.players[seat]
    if player.ships.get(zone):
        _less(player.ships, zone)
        return
    start = zone * SLOTS_PER_ZONE
    slot = next(n for n in range(start, start + SLOTS_PER_ZONE) if g.slots[n] == seat + 1)
    g.slots[slot] = 0


def _disband_ship(g: Europe, seat: Seat, zone: int) -> None:
    take_single_ship(g, seat, zone)
    g.tell(ShipDisbanded(seat, g.box.zones[zone].id))


@rule("EU 4.4.6 7.4.6 9.MU.26")
def _recall(g: Europe, seat: Seat, zone: int, port: int) -> None:
    """A Ship returns to a Friendly Port, without Military Power."""
    take_single_ship(g, seat, zone)
    ships = g.players[seat].ships
    ships[PORT + port] = ships.get(PORT + port, 0) + 1
    g.tell(ShipRecalled(seat, g.box.zones[zone].id, g.box.places[port].id))


@rule("EU 4.4.5 9.MU.39")
def _disband_from_fleet(g: Europe, seat: Seat, name: str) -> None:
    """Of Heavy Ships a damaged one goes first."""
    fleet = g.players[seat].fleet
    if name == "light_ship":
        fleet.light -= 1
    elif name == "heavy_ship":
        fleet.heavy -= 1
        fleet.damaged = max(0, fleet.damaged - 1)
    else:
        fleet.galleys -= 1
    if not fleet.size:
        fleet.space = NONE
    g.tell(FleetShipDisbanded(seat, name))


def _leaves_marked_waters(g: Europe, seat: Seat, port: int) -> bool:
    """Whether every way of the Fleet to a Port leads through a Sea Zone closed to Galleys."""
    way = best_way(g, seat, g.players[seat].fleet.space, PORT + port, galleys=True)
    return way is not None and unmarked(g, way)


@rule("EU-9.MU.36")
def _can_come_home(g: Europe, seat: Seat, port: int) -> bool:
    """A Fleet of nothing but Galleys keeps to marked waters, for it would be lost elsewhere."""
    fleet = g.players[seat].fleet
    return fleet.galleys < fleet.size or not _leaves_marked_waters(g, seat, port)


@rule("EU 4.4.6 9.MU.36")
def _recall_fleet(g: Europe, seat: Seat, port: int) -> None:
    """The Fleet returns as one; Galleys are lost in unmarked waters."""
    fleet = g.players[seat].fleet
    zone = fleet.space
    if fleet.galleys and _leaves_marked_waters(g, seat, port):
        disband_galleys(g, seat)
    fleet.space = PORT + port
    g.tell(FleetRecalled(seat, g.box.zones[zone].id, g.box.places[port].id))
