"""Armies that take in and drop Units, split and merge on the way."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Topic, choose_number
from stolnik.rulebook import rule

from ...box.components import CATEGORIES, INFANTRY, NONE, REGULAR, UNIT_TYPES
from ...events.war import Dropped, Regrouped, TookIn
from ...state import Europe, Player
from ...tasks import Moving
from .units import add_infantry, armies_in, armies_in_reserve, set_units, slot_of

ALONE = slot_of(REGULAR, INFANTRY)
"""Only Regular Infantry is taken in from an Area or left in it."""

REGROUP = Topic("regroup_armies", verbs=("keep_units",), set_by=("EU-9.5.12",))


@rule("EU-9.5.12")
def others_here(player: Player, army: int) -> list[int]:
    """The Armies that an Army can merge with, or split into."""
    own = player.armies[army]
    there = [no for no in armies_in(player, own.area) if no != army]
    return there + (armies_in_reserve(player) if own.size > 1 else [])


@rule("EU 9.MU.20 9.5.12")
def take_in(g: Europe, task: Moving, units: int) -> None:
    """Infantry that stands alone joins the Army."""
    player = g.players[task.seat]
    add_infantry(player, task.area, -units)
    player.armies[task.army].units[ALONE] += units
    task.used.append("infantry")
    g.tell(TookIn(task.seat, task.army + 1, units))


@rule("EU 9.MU.20 9.5.12 9.5.13")
def drop(g: Europe, task: Moving, units: int) -> None:
    """Regular Infantry stays behind alone; an Army that drops all its Units is no more."""
    player = g.players[task.seat]
    army = player.armies[task.army]
    left = list(army.units)
    left[ALONE] -= units
    set_units(army, task.area, left)
    add_infantry(player, task.area, units)
    task.used.append("infantry")
    g.tell(Dropped(task.seat, task.army + 1, units))
    _end_if_gone(g, task)


@rule("EU 9.5.12 9.5.13 9.MU.16 9.MU.18 9.MU.21")
def regroup(g: Europe, task: Moving, other: int) -> Flow[None]:
    """Share out the Units of two Armies, kind by kind; each keeps its type."""
    player = g.players[task.seat]
    army, partner = player.armies[task.army], player.armies[other]
    own, theirs = list(army.units), list(partner.units)
    for slot in range(len(own)):
        both = own[slot] + theirs[slot]
        category, unit = divmod(slot, 3)
        if both:
            own[slot] = yield from choose_number(
                task.seat,
                REGROUP,
                "keep_units",
                range(both + 1),
                army=task.army + 1,
                other_army=other + 1,
                category=CATEGORIES[category],
                unit=UNIT_TYPES[unit],
                both=both,
            )
            theirs[slot] = both - own[slot]
    changed = [slot for slot, n in enumerate(army.units) if n != own[slot]]
    set_units(army, task.area, own)
    set_units(partner, task.area, theirs)
    task.used.append(str(other))
    for slot in changed:
        kind = CATEGORIES[slot // 3], UNIT_TYPES[slot % 3]
        g.tell(Regrouped(task.seat, task.army + 1, other + 1, *kind, own[slot], theirs[slot]))
    _end_if_gone(g, task)


def _end_if_gone(g: Europe, task: Moving) -> None:
    """An Army without Units has left the board, and its move is over."""
    if g.players[task.seat].armies[task.army].area == NONE:
        g.agenda.remove(task)
