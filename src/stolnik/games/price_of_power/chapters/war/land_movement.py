"""Land Activation: one Army or one single Unit moves up to two Areas, space by space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose, choose_number
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import INFANTRY, MIL, NONE, REGULAR, UNIT_TYPES, AreaNo, AreaSet, ZoneNo
from ...events.war import (
    ArmyActivated,
    ArmyFormed,
    ArmyLanded,
    ArmyMarched,
    InfantryActivated,
    InfantryLanded,
    InfantryMarched,
)
from ...state import Europe, board, task_of
from ...tasks import ArmyArrived, Battle, Moving
from ..battle.battle_actions import add_dice
from ..battle.outbreak import battle_breaks_out
from ..battle.sides import ATTACKER
from ..board.adjacency import in_set, mountain_between
from ..board.hostility import areas_with_units, friendly_area
from ..government.power import refuse_power, spend_power
from ..menu import plain_entry
from .access import gain_access, refuse_access
from .encounters import battle_is_due, who_may_react
from .hiring import Trial, hire, refuse_hiring, refuse_staying
from .hiring import offers as hirings
from .reorganising import drop, others_here, regroup, take_in
from .transport import landings, refuse_crossing
from .units import add_infantry, armies_in_reserve, set_units, slot_of, too_slow

PRICE: Final = 1
"""Military Power for an Activation."""
OVER_A_PASS: Final = 3
"""Units that cross a Mountain border for each Military Power."""
HALT: Move = ("halt",)
PLAIN_INFANTRY: Final = slot_of(REGULAR, INFANTRY)

# -- the Action --------------------------------------------------------------------------------


@rule("EU 5.5.17 5.5.18 9.MU.7")
def refuse_activation(
    g: Europe, seat: Seat, move: Move = ("activate_land",), price: int = PRICE
) -> Refusal | None:
    """Military Power, and an Army or Unit to move."""
    if not areas_with_units(g.players[seat]):
        return Refusal("EU-5.5.18")
    return refuse_power(g, seat, MIL, price, "EU-5.5.17")


@rule("EU 5.5.17 9.5.7 9.MU.7 9.MU.19")
def begin_activation(g: Europe, seat: Seat, price: int = PRICE) -> None:
    """Pay for the Activation: as much for one Unit as for a whole Army."""
    spend_power(g, seat, MIL, price)
    g.agenda.append(Moving(seat))


ACTIVATION = plain_entry("activate_land", refuse_activation, begin_activation, needs=MIL)


def move_on_land(g: Europe, task: Moving) -> Flow[None]:
    """Choose what moves; then one space, or one reorganisation, at a time."""
    if task.area == NONE:
        yield from _choose_mover(g, task)
    else:
        yield from _march(g, task)


# -- what moves --------------------------------------------------------------------------------


def refuse_mover_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    player = g.players[ask.seat]
    task = task_of(g, Moving)
    match move:
        case ("move_army", int(no)):
            return refuse_army(g, task, no - 1)
        case ("form_army", str(name), int(no)):
            if not player.infantry.get(g.box.area_of[name]):
                return Refusal("EU-9.MU.16")
            return None if no - 1 in armies_in_reserve(player) else Refusal("EU-9.MU.15")
    return None


@rule("EU 5.5.18 9.MU.14")
def refuse_army(g: Europe, task: Moving, no: int) -> Refusal | None:
    """Why an Army does not move: it is off the board, not the one meant, or too slow."""
    army = g.players[task.seat].armies[no]
    if army.area == NONE or task.only not in (NONE, no):
        return Refusal("EU-5.5.18")
    if task.start not in (NONE, army.area):
        return Refusal("EU-5.5.18")
    return Refusal("EU-9.MU.14") if task.swift and too_slow(army) else None


MOVER = Topic(
    "mover",
    verbs=("move_army", "move_infantry", "form_army"),
    refuse=refuse_mover_answer,
    set_by=("EU-5.5.18",),
)
FORM = Topic("form_army", verbs=("take_in",), set_by=("EU-9.MU.16",))


@rule("EU 5.5.18 5.5.19 9.5.1 9.MU.16")
def _choose_mover(g: Europe, task: Moving) -> Flow[None]:
    """An Army, a single Unit, or an Army that is formed of single Units."""
    seat = task.seat
    player = g.players[seat]
    options: dict[Move, tuple[int, AreaNo]] = {
        ("move_army", no + 1): (no, army.area)
        for no, army in enumerate(player.armies)
        if refuse_army(g, task, no) is None
    }
    for area in sorted(player.infantry) if task.only == task.start == NONE else ():
        name = g.box.areas[area].id
        options["move_infantry", name] = (NONE, area)
        for no in armies_in_reserve(player):
            options["form_army", name, no + 1] = (no, area)
    answer = yield from choose(seat, MOVER, options)
    army, area = options[answer]
    name = g.box.areas[area].id
    if answer[0] == "form_army":
        there = player.infantry[area]
        units = yield from choose_number(
            seat, FORM, "take_in", range(1, there + 1), army=army + 1, area=name
        )
        add_infantry(player, area, -units)
        mat = [0] * 9
        mat[PLAIN_INFANTRY] = units
        set_units(player.armies[army], area, mat)
        g.tell(ArmyFormed(seat, army + 1, name, units))
    elif army == NONE:
        g.tell(InfantryActivated(seat, name))
    else:
        g.tell(ArmyActivated(seat, army + 1, name))
    task.army, task.area = army, area


# -- where to ----------------------------------------------------------------------------------


def units_moving(g: Europe, task: Moving) -> int:
    return 1 if task.army == NONE else g.players[task.seat].armies[task.army].size


@rule("EU 9.5.5 9.5.6")
def price_of_pass(g: Europe, task: Moving, area: AreaNo) -> int:
    """Extra Military Power over Mountains into a Hostile or Neutral Area: 1 for 3 Units more."""
    if task.over_passes or not mountain_between(g, task.area, area):
        return 0
    if friendly_area(g, task.seat, area):
        return 0
    return -(-units_moving(g, task) // OVER_A_PASS) - 1


@rule("EU 5.5.19 5.5.20 9.5.2 9.5.38 9.5.44")
def refuse_further(g: Europe, task: Moving) -> Refusal | None:
    """A move ends after two Areas, in a Hostile, Neutral or Distant Area, and on landing."""
    if not task.entered:
        return None
    if task.landed:
        return Refusal("EU-9.5.38")
    if task.entered >= task.spaces:
        return Refusal("EU-5.5.19", {"most": task.spaces}, "most")
    if g.box.areas[task.area].distant:
        return Refusal("EU-9.5.44")
    return None if friendly_area(g, task.seat, task.area) else Refusal("EU-5.5.20")


def _refuse_entry(g: Europe, task: Moving, area: AreaNo) -> Refusal | None:
    if area in task.denied:
        return Refusal("EU-9.5.11")
    return refuse_access(g, task.seat, area)


def refuse_march(g: Europe, task: Moving, area: AreaNo) -> Refusal | None:
    """Why a move cannot go on into an Area by land."""
    refusal = refuse_further(g, task)
    if refusal is not None:
        return refusal
    if task.through != NONE:
        return Refusal("EU-9.5.40")
    if not board(g).land[task.area] >> area & 1:
        return Refusal("EU-5.5.19", {"most": task.spaces}, "most")
    price = price_of_pass(g, task, area)
    return _refuse_entry(g, task, area) or refuse_power(g, task.seat, MIL, price, "EU-9.5.5")


def refuse_landing(g: Europe, task: Moving, area: AreaNo) -> Refusal | None:
    """Why a move cannot go on into an Area over a Naval Bridge."""
    units, through = units_moving(g, task), _through(task)
    return (
        refuse_further(g, task)
        or refuse_crossing(g, task.seat, task.area, units, area, through)
        or _refuse_entry(g, task, area)
    )


@rule("EU 5.5.31 9.5.40")
def _through(task: Moving) -> ZoneNo | None:
    """In a Naval Activation the bridge leads over the Ships that have just moved."""
    return None if task.through == NONE else task.through


@rule("EU-9.5.39")
def _landings(g: Europe, task: Moving) -> AreaSet:
    """Where what moves can land."""
    return landings(g, task.seat, task.area, units_moving(g, task), _through(task))


def refuse_march_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Moving)
    match move:
        case ("march", str(name)):
            return refuse_march(g, task, g.box.area_of[name])
        case ("ship_over", str(name)):
            return refuse_landing(g, task, g.box.area_of[name])
        case ("hire_mercenary", str(unit)) if unit not in UNIT_TYPES:
            return Refusal("EU-5.5.49")
        case ("hire_mercenary", str(unit)):
            refusal = refuse_hiring(g, task, UNIT_TYPES.index(unit))
            return None if move in ask.options else refusal or Refusal("EU-5.5.35")
        case ("halt",):
            return None if move in ask.options else refuse_staying(task)
        case ("take_in" | "leave_behind" | "regroup", *_) if move not in ask.options:
            return Refusal("EU-9.5.13" if move[0] == "leave_behind" else "EU-9.5.12")
    return None


MARCH = Topic(
    "march",
    verbs=("march", "ship_over", "take_in", "leave_behind", "regroup", "hire_mercenary", "halt"),
    refuse=refuse_march_answer,
    set_by=("EU-5.5.19",),
)


@rule("EU 9.5.41 9.5.48")
def _ways(g: Europe, task: Moving) -> Mapping[Move, AreaNo]:
    """Every Area that can be entered next: over borders, lines and links, or over the sea."""
    if refuse_further(g, task) is not None:
        return {}
    found: dict[Move, AreaNo] = {}
    for area in in_set(board(g).land[task.area] if task.through == NONE else 0):
        if refuse_march(g, task, area) is None:
            found["march", g.box.areas[area].id] = area
    for area in in_set(_landings(g, task)):
        if _refuse_entry(g, task, area) is None:
            found["ship_over", g.box.areas[area].id] = area
    return found


@rule("EU 9.MU.20 9.5.12")
def _reorganisations(g: Europe, task: Moving) -> list[Move]:
    """What an Army can do without moving, each once in every Area (R54)."""
    if task.army == NONE or task.through != NONE:
        return []
    player = g.players[task.seat]
    found: list[Move] = []
    if "infantry" not in task.used:
        here = player.infantry.get(task.area, 0)
        found += [("take_in", units) for units in range(1, here + 1)]
        own = player.armies[task.army].units[PLAIN_INFANTRY]
        found += [("leave_behind", units) for units in range(1, own + 1)]
    for other in others_here(player, task.army) if refuse_staying(task) is None else ():
        if str(other) not in task.used:
            found.append(("regroup", other + 1))
    return found


@rule("EU-5.5.35")
def _mercenaries(g: Europe, task: Moving) -> dict[Move, int]:
    """Whom the Army can hire before it moves, and still take along."""
    found = {}
    for move, unit in hirings(g, task).items():
        with Trial(g, task, unit):
            if _ways(g, task):
                found[move] = unit
    return found


@rule("EU 5.5.19 5.5.20 9.5.1 9.5.2 9.MU.18 9.MU.19")
def _march(g: Europe, task: Moving) -> Flow[None]:
    """The next space, a reorganisation where it stands, or the end of the move."""
    ways = _ways(g, task)
    where = g.box.areas[task.area].id
    mercenaries = _mercenaries(g, task)
    options = [*ways, *_reorganisations(g, task), *mercenaries]
    if not ways or refuse_staying(task) is None:
        options.append(HALT)
    answer = yield from choose(
        task.seat, MARCH, options, area=where, left=task.spaces - task.entered
    )
    match answer:
        case ("halt",):
            g.agenda.remove(task)
        case ("hire_mercenary", _):
            hire(g, task, mercenaries[answer])
        case ("take_in", int(units)):
            take_in(g, task, units)
        case ("leave_behind", int(units)):
            drop(g, task, units)
        case ("regroup", int(other)):
            yield from regroup(g, task, other - 1)
        case _:
            yield from _enter(g, task, ways[answer], landing=answer[0] == "ship_over")


@rule("EU 5.5.22 9.5.3 9.5.5 9.5.8 9.5.35")
def _enter(g: Europe, task: Moving, area: AreaNo, *, landing: bool) -> Flow[None]:
    """Pay for access and for the pass, and go; who meets an Enemy fights at once."""
    seat = task.seat
    if not (yield from gain_access(g, seat, area)):
        task.denied.append(area)
        return
    if not landing:
        spend_power(g, seat, MIL, price_of_pass(g, task, area))
    came_from = task.area
    _put_down(g, task, area)
    task.landed = landing
    name = g.box.areas[area].id
    if task.army == NONE:
        g.tell(InfantryLanded(seat, name) if landing else InfantryMarched(seat, name))
    else:
        army = task.army + 1
        g.tell(ArmyLanded(seat, army, name) if landing else ArmyMarched(seat, army, name))
    if battle_is_due(g, seat, area):
        g.agenda.remove(task)
        battle_breaks_out(g, area, seat, came_from)
        yield from add_dice(g, task_of(g, Battle), ATTACKER, seat, task.dice)
    if task.army != NONE:
        waiting = who_may_react(g, seat, area)
        if waiting:
            g.agenda.append(ArmyArrived(seat, area, waiting, task.army))


def _put_down(g: Europe, task: Moving, area: AreaNo) -> None:
    player = g.players[task.seat]
    if task.army == NONE:
        add_infantry(player, task.area, -1)
        add_infantry(player, area, 1)
    else:
        player.armies[task.army].area = area
    task.area = area
    task.entered += 1
    task.used = []
