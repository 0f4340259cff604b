"""Regular Units that are Exhausted, and those that return."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE, REGULAR, UNIT_TYPES, AreaNo
from ...events.battles import ArmyUnitExhausted, InfantryExhausted, UnitExhausted
from ...events.phases import Refreshed
from ...state import Europe

EXHAUST = Topic(
    "exhaust",
    verbs=("exhaust_available", "exhaust_unit", "exhaust_infantry"),
    set_by=("EU-14.2.10",),
)


@rule("EU-14.2.10")
def exhaust(g: Europe, seat: Seat) -> Flow[bool]:
    """A Regular Unit, Available or Deployed, is Exhausted, if there is one."""
    player = g.players[seat]
    units: dict[Move, Callable[[], None]] = {}
    if player.available:
        units["exhaust_available",] = partial(_exhaust_available, g, seat)
    for no, army in enumerate(player.armies):
        for unit, name in enumerate(UNIT_TYPES):
            if army.units[3 * REGULAR + unit]:
                units["exhaust_unit", no + 1, name] = partial(_exhaust_in, g, seat, no, unit)
    for area in sorted(player.infantry):
        name = g.box.areas[area].id
        units["exhaust_infantry", name] = partial(_exhaust_single, g, seat, area)
    if not units:
        return False
    deed = yield from choose_thing(seat, EXHAUST, units)
    deed()
    player.exhausted += 1
    return True


def _exhaust_available(g: Europe, seat: Seat) -> None:
    g.players[seat].available -= 1
    g.tell(UnitExhausted(seat))


def _exhaust_in(g: Europe, seat: Seat, no: int, unit: int) -> None:
    army = g.players[seat].armies[no]
    army.units[3 * REGULAR + unit] -= 1
    if not army.size:
        army.area = NONE
    g.tell(ArmyUnitExhausted(seat, no + 1, UNIT_TYPES[unit]))


def _exhaust_single(g: Europe, seat: Seat, area: AreaNo) -> None:
    infantry = g.players[seat].infantry
    infantry[area] -= 1
    if not infantry[area]:
        del infantry[area]
    g.tell(InfantryExhausted(seat, g.box.areas[area].id))


def refresh(g: Europe, seat: Seat, n: int) -> None:
    """Exhausted Units return to Available Manpower, so many as there are."""
    player = g.players[seat]
    n = min(n, player.exhausted)
    player.exhausted -= n
    player.available += n
    if n:
        g.tell(Refreshed(seat, n))
