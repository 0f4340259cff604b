"""Undock: Ships put out of their Ports to the Sea Zones next to them."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, ZoneNo
from ...events.war import ShipMoved
from ...state import PORT, Europe, SeaSpace
from ...tasks import Sailing
from ..board.hostility import hostile_zone, ships_in
from ..board.ports import crowd, room_in_port
from ..board.sailing import Berth, free_slots, lift, put_to_sea, take_slot
from .arrival import OCCUPY_SLOT, can_occupy_slot, occupy_slot
from .fleet import join_fleet, leave_fleet, move_fleet, reorganisations, why_not_regrouped
from .seaways import refuse_distant_zone


@rule("EU 5.5.29 9.5.14 9.5.17")
def refuse_undocking(
    g: Europe, seat: Seat, space: SeaSpace, zone: ZoneNo, *, slot: bool = False, fleet: bool = False
) -> Refusal | None:
    """Why a Ship in a Port cannot put out to a Sea Zone."""
    player = g.players[seat]
    there = player.fleet.space == space if fleet else bool(player.ships.get(space))
    if space < PORT or not there or zone not in g.box.places[space - PORT].zones:
        return Refusal("EU-5.5.29")
    refusal = _refuse_waters(g, seat, zone)
    if refusal is not None:
        return refusal
    if slot and not free_slots(g, zone):
        return Refusal("EU-9.5.17")
    if fleet and _only_galleys(g, seat) and not g.box.zones[zone].mark:
        return Refusal("EU-9.MU.36")
    return None


@rule("EU 5.5.29 9.5.14")
def _refuse_waters(g: Europe, seat: Seat, zone: ZoneNo) -> Refusal | None:
    """Why no Ship at all can put out to a Sea Zone."""
    return (
        Refusal("EU-5.5.29") if hostile_zone(g, seat, zone) else refuse_distant_zone(g, seat, zone)
    )


def _only_galleys(g: Europe, seat: Seat) -> bool:
    fleet = g.players[seat].fleet
    return fleet.galleys == fleet.size


def ways_to_sea(g: Europe, seat: Seat) -> dict[Move, tuple[SeaSpace, ZoneNo]]:
    """Every way to put one Ship, or the Fleet, out of a Port."""
    player = g.players[seat]
    found: dict[Move, tuple[SeaSpace, ZoneNo]] = {}
    for space in sorted(space for space in player.ships if space >= PORT):
        port = g.box.places[space - PORT]
        for zone in port.zones:
            name = g.box.zones[zone].id
            if refuse_undocking(g, seat, space, zone) is None:
                found["undock_ship", port.id, name] = (space, zone)
            if refuse_undocking(g, seat, space, zone, slot=True) is None:
                found["undock_to_slot", port.id, name] = (space, zone)
    if player.fleet.space >= PORT:
        for zone in g.box.places[player.fleet.space - PORT].zones:
            if refuse_undocking(g, seat, player.fleet.space, zone, fleet=True) is None:
                found["undock_fleet", g.box.zones[zone].id] = (player.fleet.space, zone)
    return found


def refuse_undock_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("done",):
            return None if move in ask.options else Refusal("EU-9.5.28")
        case ("undock_ship" | "undock_to_slot", str(port), str(zone)):
            space, goal = PORT + g.box.place_of[port], g.box.zone_of[zone]
            on_slot = move[0] == "undock_to_slot"
            return refuse_undocking(g, ask.seat, space, goal, slot=on_slot)
        case ("undock_fleet", str(zone)):
            space = g.players[ask.seat].fleet.space
            return refuse_undocking(g, ask.seat, space, g.box.zone_of[zone], fleet=True)
        case ("occupy_slot",):
            return None if move in ask.options else Refusal("EU-9.5.17")
        case ("fleet_takes" | "fleet_leaves", *_):
            return None if move in ask.options else why_not_regrouped(g, ask.seat, move)
        case ("found_fleet", *_):
            return None if move in ask.options else Refusal("EU-9.MU.38")
    return None


UNDOCKING = Topic(
    "undocking",
    verbs=(
        "undock_ship",
        "undock_to_slot",
        "undock_fleet",
        "found_fleet",
        "fleet_takes",
        "fleet_leaves",
        "occupy_slot",
        "done",
    ),
    refuse=refuse_undock_answer,
    set_by=("EU-5.5.29",),
)


@rule("EU 9.MU.38 9.MU.41 9.5.20")
def _regroupings_at_quay(g: Europe, task: Sailing) -> list[Move]:
    """Light Ships that join or leave the Fleet in its Port, before they put out, or at sea.

    At sea it is where activated Ships are, or is founded by one of them.
    """
    seat, fleet = task.seat, g.players[task.seat].fleet
    if fleet.space == NONE:
        zones = task.zones if "end" not in task.used else []
        return [("found_fleet", g.box.zones[one].id) for one in zones if ships_in(g, seat, one)]
    if fleet.space in task.zones:
        return reorganisations(g, seat, fleet.space) if "end" not in task.used else []
    if fleet.space < PORT or "start" in task.used:
        return []
    port = g.box.places[fleet.space - PORT]
    if all(_refuse_waters(g, seat, zone) for zone in port.zones):
        return []
    return reorganisations(g, seat, fleet.space, sail=True)


@rule("EU 5.5.29 9.5.14 9.MU.41 9.5.20")
def undock(g: Europe, task: Sailing) -> Flow[None]:
    """Any number of Ships, each from its Port to a Sea Zone next to it."""
    seat, fleet = task.seat, g.players[task.seat].fleet
    ways = ways_to_sea(g, seat)
    slots = [OCCUPY_SLOT] if can_occupy_slot(g, task) else []
    options = [*ways, *_regroupings_at_quay(g, task), *slots, DONE]
    if task.quay != NONE and crowd(g, seat, task.quay):
        options = [move for move, (space, _) in ways.items() if _relieves(g, task, move, space)]
    answer: Move = DONE
    if options != [DONE]:
        answer = yield Ask.of(seat, UNDOCKING, options)
    match answer:
        case ("done",):
            task.stage = "pirates"
        case ("found_fleet", str(zone)):
            join_fleet(g, seat, g.box.zone_of[zone], 1)
        case ("fleet_takes", int(n)):
            task.used.append("end" if fleet.space in task.zones else "start")
            join_fleet(g, seat, fleet.space, n)
        case ("fleet_leaves", int(n)):
            if fleet.space in task.zones:
                task.used.append("end")
                if task.fleet:  # they have arrived with it
                    task.moved, task.to = n, fleet.space
            else:
                task.used.append("start")
                task.quay = fleet.space - PORT
            leave_fleet(g, seat, n)
        case ("occupy_slot",):
            occupy_slot(g, task)
        case _:
            _put_out(g, task, answer, *ways[answer])


@rule("EU-9.5.28")
def _relieves(g: Europe, task: Sailing, move: Move, space: SeaSpace) -> bool:
    """Whether Ships leave the crowded Port; the Fleet does only if those it left have room."""
    if space != PORT + task.quay:
        return False
    return move[0] != "undock_fleet" or room_in_port(g, task.seat, task.quay, 0)


def _put_out(g: Europe, task: Sailing, move: Move, space: SeaSpace, zone: ZoneNo) -> None:
    seat = task.seat
    if zone not in task.zones:
        task.zones.append(zone)
    if move[0] == "undock_fleet":
        move_fleet(g, seat, (zone,))
        task.fleet = True
        return
    lift(g, seat, Berth(space, False))
    if move[0] == "undock_to_slot":
        take_slot(g, seat, zone)
    else:
        put_to_sea(g, seat, zone)
    g.tell(ShipMoved(seat, g.box.zones[zone].id))
