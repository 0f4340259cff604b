"""Recruit Units: Ships, built by the Ports of a Realm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, PlaceNo
from ...events.war import FleetShipBuilt, FleetShipLaunched, ShipBuilt, ShipLaunched
from ...state import PORT, Europe, SeaSpace, task_of
from ...tasks import Recruiting
from ..board.hostility import hostile_zone
from ..board.ports import port_size, room_for_ships, room_in_port
from ..board.sailing import free_slots
from ..board.supply import ships_left
from ..government.treasury import refuse_ducats, spend_ducats
from .capacity import own_ports, room_at_sea
from .units import SHIP_PRICES, ship_price

LIGHT, GALLEY = "light_ship", "galley"


class Slipway(NamedTuple):
    """Where a new Ship goes: a Port or a Sea Zone, there into the Fleet or onto a slot."""

    ship: str
    space: SeaSpace
    fleet: bool = False
    slot: bool = False


# -- guards ------------------------------------------------------------------------------------


@rule("EU 5.5.46 9.MU.23 9.MU.24")
def refuse_yard(g: Europe, task: Recruiting, port: PlaceNo) -> Refusal | None:
    """Why a Port builds no Ship now."""
    if port not in own_ports(g, task.seat):
        return Refusal("EU-9.2.7", {}, "no_port_of_yours")
    if port in task.ports:
        return Refusal("EU-5.5.36", {}, "turned_to")
    return _refuse_any_ship(g, task.seat) or _refuse_all_berths(g, task, port)


def yards(g: Europe, task: Recruiting) -> list[PlaceNo]:
    """The Ports that can build a Ship now."""
    if _refuse_any_ship(g, task.seat):
        return []
    return [
        port
        for port in own_ports(g, task.seat)
        if port not in task.ports and not _refuse_all_berths(g, task, port)
    ]


def _refuse_any_ship(g: Europe, seat: Seat) -> Refusal | None:
    """Why no Ship can be built in any Port."""
    if not ships_left(g, seat):
        return Refusal("EU-9.MU.23")
    cheapest = min(ship_price(g, seat, ship) for ship in SHIP_PRICES)
    return refuse_ducats(g, seat, cheapest, "EU-5.5.48")


def _refuse_all_berths(g: Europe, task: Recruiting, port: PlaceNo) -> Refusal | None:
    """Why a Port finds no place for a Ship."""
    return None if next(_berths(g, task, port), None) else Refusal("EU-5.5.47")


@rule("EU 5.5.46 5.5.47 9.2.8 9.2.12 9.2.14 9.MU.27 9.MU.30 9.MU.35 9.MU.36")
def refuse_berth(g: Europe, task: Recruiting, port: PlaceNo, berth: Slipway) -> Refusal | None:
    """Why a Port cannot build such a Ship there."""
    seat = task.seat
    size = port_size(g, port)
    if task.built.get(port, 0) >= size:
        return Refusal("EU-5.5.46", {"most": size}, "most")
    if not ships_left(g, seat):
        return Refusal("EU-9.MU.23")
    if berth.ship != LIGHT and not berth.fleet:
        return Refusal("EU-9.MU.35" if berth.ship == GALLEY else "EU-9.MU.30")
    if berth.fleet:
        refusal = _refuse_fleet(g, seat, berth)
    elif berth.space >= PORT:
        refusal = None if room_for_ships(g, port) else Refusal("EU-9.5.27")
    else:
        refusal = None
    if berth.space < PORT:
        refusal = refusal or _refuse_sea(g, seat, port, berth)
    return refusal or refuse_ducats(g, seat, ship_price(g, seat, berth.ship), "EU-5.5.48")


def _refuse_sea(g: Europe, seat: Seat, port: PlaceNo, berth: Slipway) -> Refusal | None:
    zone = berth.space
    if zone not in g.box.places[port].zones:
        return Refusal("EU-5.5.47")
    if hostile_zone(g, seat, zone):
        return Refusal("EU-9.2.12")
    if berth.ship == GALLEY and not g.box.zones[zone].mark:
        return Refusal("EU-9.MU.36")
    if not room_at_sea(g, seat, zone):
        return Refusal("EU-9.2.8")
    if berth.slot and not free_slots(g, zone):
        return Refusal("EU-5.5.47")
    return None


@rule("EU 9.MU.37 9.MU.38 9.MU.40")
def _refuse_fleet(g: Europe, seat: Seat, berth: Slipway) -> Refusal | None:
    """A Ship joins the one Fleet where it is, or founds it."""
    fleet = g.players[seat].fleet
    if fleet.space not in (NONE, berth.space):
        return Refusal("EU-9.MU.40")
    if berth.space >= PORT and not room_in_port(g, seat, berth.space - PORT, fleet.size + 1):
        return Refusal("EU-9.5.28")
    return None


def berth_of(g: Europe, task: Recruiting, move: Move) -> Slipway | None:
    """What a move of the shipyard asks for."""
    here = PORT + task.port
    match move:
        case ("build_in_port",):
            return Slipway(LIGHT, here)
        case ("build_at_sea", str(zone)):
            return Slipway(LIGHT, g.box.zone_of[zone])
        case ("build_on_slot", str(zone)):
            return Slipway(LIGHT, g.box.zone_of[zone], slot=True)
        case ("build_fleet_in_port", str(ship)):
            return Slipway(ship, here, fleet=True)
        case ("build_fleet_at_sea", str(ship), str(zone)):
            return Slipway(ship, g.box.zone_of[zone], fleet=True)
    return None


def refuse_building_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Recruiting)
    berth = berth_of(g, task, move)
    if berth is None:
        return None
    if berth.ship not in SHIP_PRICES:
        return Refusal("EU-5.5.46")
    return refuse_berth(g, task, task.port, berth)


BUILD = Topic(
    "build_ships",
    verbs=(
        "build_in_port",
        "build_at_sea",
        "build_on_slot",
        "build_fleet_in_port",
        "build_fleet_at_sea",
        "done",
    ),
    refuse=refuse_building_answer,
    set_by=("EU-5.5.47",),
)

# -- building ----------------------------------------------------------------------------------


def _moves(g: Europe, seat: Seat, port: PlaceNo) -> Iterator[tuple[Move, Slipway]]:
    """All that a Port could build for what a player has, each with where it goes."""
    player = g.players[seat]
    here = PORT + port
    zones = g.box.places[port].zones
    ships = [ship for ship in SHIP_PRICES if ship_price(g, seat, ship) <= player.ducats]
    if LIGHT in ships:
        yield ("build_in_port",), Slipway(LIGHT, here)
        for zone in zones:
            name = g.box.zones[zone].id
            yield ("build_at_sea", name), Slipway(LIGHT, zone)
            yield ("build_on_slot", name), Slipway(LIGHT, zone, slot=True)
    spaces = [space for space in (here, *zones) if player.fleet.space in (NONE, space)]
    for ship in ships:
        for space in spaces:
            if space == here:
                yield ("build_fleet_in_port", ship), Slipway(ship, here, fleet=True)
            else:
                name = g.box.zones[space].id
                yield ("build_fleet_at_sea", ship, name), Slipway(ship, space, fleet=True)


def _berths(g: Europe, task: Recruiting, port: PlaceNo) -> Iterator[tuple[Move, Slipway]]:
    """What a Port can build now."""
    for move, berth in _moves(g, task.seat, port):
        if refuse_berth(g, task, port, berth) is None:
            yield move, berth


@rule("EU 5.5.46 5.5.47")
def build_ship(g: Europe, task: Recruiting) -> Flow[None]:
    """Build one Ship in the Port that was turned to, or leave it."""
    options = dict(_berths(g, task, task.port))
    if not options:
        task.port = NONE
        return
    answer: Move = yield Ask.of(
        task.seat,
        BUILD,
        [*options, DONE],
        province=g.box.places[task.port].id,
        ducats=g.players[task.seat].ducats,
    )
    if answer == DONE:
        task.port = NONE
        return
    launch(g, task, options[answer])


@rule("EU 5.5.47 9.2.15 9.MU.23 9.MU.38")
def launch(g: Europe, task: Recruiting, berth: Slipway) -> None:
    """Pay for a Ship and put it in its place."""
    seat, port = task.seat, task.port
    player = g.players[seat]
    price = ship_price(g, seat, berth.ship)
    spend_ducats(g, seat, price, "recruit")
    task.built[port] = task.built.get(port, 0) + 1
    at_sea = berth.space < PORT
    if at_sea:
        g.turn.launched[berth.space] = g.turn.launched.get(berth.space, 0) + 1
    yard = g.box.places[port].id
    zone = g.box.zones[berth.space].id if at_sea else ""
    if berth.fleet:
        fleet = player.fleet
        fleet.space = berth.space
        if berth.ship == LIGHT:
            fleet.light += 1
        elif berth.ship == GALLEY:
            fleet.galleys += 1
        else:
            fleet.heavy += 1
        if at_sea:
            g.tell(FleetShipLaunched(seat, berth.ship, yard, zone, price))
        else:
            g.tell(FleetShipBuilt(seat, berth.ship, yard, price))
        return
    if berth.slot:
        g.slots[free_slots(g, berth.space)[0]] = seat + 1
    else:
        player.ships[berth.space] = player.ships.get(berth.space, 0) + 1
    if at_sea:
        g.tell(ShipLaunched(seat, yard, zone, berth.slot, price))
    else:
        g.tell(ShipBuilt(seat, yard, price))
