"""The end of a Naval Movement: what Ships do where they have arrived, and whom they carry."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo
from ...events.war import ShipTookSlot
from ...state import PORT, Europe, board
from ...tasks import Moving, Sailing
from ..board.adjacency import in_set
from ..board.hostility import hostile_zone, ships_in
from ..board.ports import crowd
from ..board.sailing import Berth, free_slots, lift, take_slot
from .access import refuse_access
from .fleet import join_fleet, join_in_port, leave_fleet, reorganisations, why_not_regrouped
from .pirates import attack_pirates, hunts, refuse_hunt_answer
from .transport import landings, refuse_crossing

OCCUPY_SLOT: Move = ("occupy_slot",)


@rule("EU-9.5.17")
def can_occupy_slot(g: Europe, task: Sailing) -> bool:
    """Whether a single Light Ship that has arrived finds a vacant slot, and nothing Hostile."""
    zone = task.to
    if zone == NONE or zone >= PORT or not free_slots(g, zone):
        return False
    ships = min(task.moved, g.players[task.seat].ships.get(zone, 0))
    return ships > 0 and not hostile_zone(g, task.seat, zone)


@rule("EU-9.5.17")
def occupy_slot(g: Europe, task: Sailing) -> None:
    """A Light Ship that has arrived protects trade."""
    lift(g, task.seat, Berth(task.to, False))
    take_slot(g, task.seat, task.to)
    task.moved -= 1
    g.tell(ShipTookSlot(task.seat, g.box.zones[task.to].id))


@rule("EU 5.5.31 5.5.33 9.5.40")
def passengers(g: Europe, task: Sailing) -> dict[Move, tuple[int, AreaNo]]:
    """One Army or one Unit that a bridge through the destination can carry somewhere."""
    if task.to >= PORT or not task.came_from or not ships_in(g, task.seat, task.to):
        return {}
    player = g.players[task.seat]
    found: dict[Move, tuple[int, AreaNo]] = {}
    for no, army in enumerate(player.armies):
        if army.area != NONE and _can_land(g, task, army.area, army.size):
            found["carry_army", no + 1] = (no, army.area)
    for area in sorted(player.infantry):
        if _can_land(g, task, area, 1):
            found["carry_infantry", g.box.areas[area].id] = (NONE, area)
    return found


def _can_land(g: Europe, task: Sailing, area: AreaNo, units: int) -> bool:
    return any(
        refuse_access(g, task.seat, landing) is None
        for landing in in_set(landings(g, task.seat, area, units, task.to))
    )


@rule("EU-9.5.40")
def refuse_carrying(g: Europe, task: Sailing, area: AreaNo, units: int) -> Refusal | None:
    """Why so many Units in an Area are not carried: no bridge, or no landing where it leads.

    Of several things in the way, the first is named that is more than a missing bridge.
    """
    if not units or task.to >= PORT or not ships_in(g, task.seat, task.to):
        return Refusal("EU-9.5.40")
    for landing in board(g).areas:
        crossing = refuse_crossing(g, task.seat, area, units, landing, task.to)
        refusal = crossing or refuse_access(g, task.seat, landing)
        if refusal is None:
            return None
        if refusal.clause != "EU-9.5.33":
            return refusal
    return Refusal("EU-9.5.40")


def refuse_arrival_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move in ask.options:
        return None
    task, player = g.agenda[-1], g.players[ask.seat]
    assert isinstance(task, Sailing)
    match move:
        case ("attack_pirates", *_):
            return refuse_hunt_answer(g, ask, move)
        case ("occupy_slot",):
            return Refusal("EU-9.5.17")
        case ("fleet_takes" | "fleet_leaves", *_):
            return why_not_regrouped(g, ask.seat, move)
        case ("carry_army", int(no)):
            army = player.armies[no - 1]
            return refuse_carrying(g, task, army.area, army.size)
        case ("carry_infantry", str(name)):
            area = g.box.area_of[name]
            return refuse_carrying(g, task, area, min(1, player.infantry.get(area, 0)))
    return None


ARRIVE = Topic(
    "arrive",
    verbs=(
        "occupy_slot",
        "attack_pirates",
        "fleet_takes",
        "fleet_leaves",
        "carry_army",
        "carry_infantry",
        "done",
    ),
    refuse=refuse_arrival_answer,
    set_by=("EU-9.5.40",),
)


@rule("EU 9.5.17 9.5.20 9.5.28 9.5.40 9.MU.41 5.5.31")
def arrive(g: Europe, task: Sailing) -> Flow[None]:
    """Slots, Pirates, the Fleet, and one Army or Unit to carry; then the Activation is over."""
    seat, zone = task.seat, task.to
    if zone >= PORT and crowd(g, seat, zone - PORT):
        join_in_port(g, seat, zone - PORT)
        task.used.append("end")
    options: list[Move] = []
    if can_occupy_slot(g, task):
        options.append(OCCUPY_SLOT)
    pirates = hunts(g, task)
    options += pirates
    if "end" not in task.used:
        options += reorganisations(g, seat, zone)
    aboard = passengers(g, task)
    options += aboard
    answer: Move = DONE
    if options:
        answer = yield Ask.of(seat, ARRIVE, [*options, DONE])
    match answer:
        case ("done",):
            g.agenda.remove(task)
        case ("occupy_slot",):
            occupy_slot(g, task)
        case ("attack_pirates", *_):
            attack_pirates(g, task, *pirates[answer])
        case ("fleet_takes", int(n)):
            join_fleet(g, seat, zone, n)
            task.used.append("end")
        case ("fleet_leaves", int(n)):
            leave_fleet(g, seat, n)
            task.used.append("end")
            if task.fleet:  # they have arrived with it
                task.moved += n
        case _:
            army, area = aboard[answer]
            g.agenda[-1] = Moving(seat, army, area, through=zone)
