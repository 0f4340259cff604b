"""Step 4 of a Battle: who loses which Units."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import (
    ALLIED,
    CATEGORIES,
    INFANTRY,
    MERCENARY,
    NONE,
    REGULAR,
    UNIT_TYPES,
    AreaNo,
)
from ...events.battles import RebelsLost, UnitLost
from ...events.empire import ImperialUnitLost
from ...events.other_realms import NprUnitLost
from ...state import NPR, REBELS, Europe, Realm
from ...tasks import Battle
from ..board.hostility import areas_with_units
from ..relations.ties import realm_id
from .on_land_and_at_sea import choose_faction
from .sides import realms_of, units_in_battle

Losing = Callable[[], None]

ORDER: Final = (MERCENARY, REGULAR, ALLIED)
"""Casualties fall on these in turn."""


# -- whose Unit --------------------------------------------------------------------------------


FACTION = Topic("faction", verbs=("strike",), set_by=("EU-9.7.38",))


@rule("EU-9.7.38")
def next_to_lose(g: Europe, battle: Battle, side: int) -> Flow[Realm]:
    """Several factions lose in turn, from the largest to the smallest; then it starts again."""
    where = g.box.areas[battle.area].id
    strength = partial(units_in_battle, g, battle)
    return (
        yield from choose_faction(g, battle, realms_of(battle, side), FACTION, strength, area=where)
    )


# -- which Unit --------------------------------------------------------------------------------


CASUALTY = Topic(
    "casualty",
    verbs=("lose_unit", "lose_infantry", "lose_imperial_unit"),
    set_by=("EU-9.7.17",),
)


def units_in(g: Europe, seat: Seat, area: AreaNo, category: int) -> dict[Move, Losing]:
    """A player's Units of a category in an Area, each with its loss."""
    player = g.players[seat]
    found: dict[Move, Losing] = {}
    if category == REGULAR and player.infantry.get(area):
        found["lose_infantry", g.box.areas[area].id] = partial(_lose_single, g, seat, area)
    for no, army in enumerate(player.armies):
        if army.area != area:
            continue
        for unit, name in enumerate(UNIT_TYPES):
            if army.units[3 * category + unit]:
                found["lose_unit", no + 1, name] = partial(_lose, g, seat, no, category, unit)
    return found


@rule("EU 9.7.18 9.3.8")
def _remove(g: Europe, seat: Seat, category: int, unit: int, army: int = 0) -> None:
    """Regular Units are Exhausted; Mercenaries and Allied Units return to the General Supply."""
    if category == REGULAR:
        g.players[seat].exhausted += 1
    g.tell(UnitLost(seat, UNIT_TYPES[unit], CATEGORIES[category], army))


@rule("EU-9.MU.17")
def _lose(g: Europe, seat: Seat, no: int, category: int, unit: int) -> None:
    army = g.players[seat].armies[no]
    army.units[3 * category + unit] -= 1
    if not army.size:
        army.area = NONE
    _remove(g, seat, category, unit, no + 1)


def _lose_single(g: Europe, seat: Seat, area: AreaNo) -> None:
    infantry = g.players[seat].infantry
    infantry[area] -= 1
    if not infantry[area]:
        del infantry[area]
    _remove(g, seat, REGULAR, INFANTRY)


@rule("EU 18.4.10 18.4.11")
def _lose_imperial(g: Europe, battle: Battle) -> None:
    """An Imperial Unit is lost for good: it leaves Imperial Manpower too."""
    battle.imperial -= 1
    g.imperial_units -= 1
    g.tell(ImperialUnitLost(battle.led_by, g.box.areas[battle.area].id))


@rule("EU 9.7.17 9.7.18 18.4.10")
def lose_in_turn(g: Europe, battle: Battle, seat: Seat, begin: int) -> Flow[int]:
    """One Casualty, of the next category that has Units; tells where the one after it falls.

    Imperial Units fall with Allied ones.
    """
    for step in range(len(ORDER)):
        at = (begin + step) % len(ORDER)
        units = units_in(g, seat, battle.area, ORDER[at])
        if ORDER[at] == ALLIED and seat == battle.led_by and battle.imperial:
            units["lose_imperial_unit",] = partial(_lose_imperial, g, battle)
        if units:
            where = g.box.areas[battle.area].id
            losing = yield from choose_thing(seat, CASUALTY, units, area=where)
            losing()
            return (at + 1) % len(ORDER)
    return begin


WORN_DOWN = Topic(
    "worn_down",
    verbs=("lose_unit", "lose_infantry"),
    set_by=("EU-9.7.17",),
)


@rule("EU 9.7.17 9.7.18")
def lose_anywhere(
    g: Europe,
    seat: Seat,
    n: int,
    among: Collection[AreaNo] | None = None,
    army: int = NONE,
) -> Flow[None]:
    """So many Casualties outside a Battle: the categories in turn, wherever the Units stand.

    Where only some Areas, or one Army, are meant, they are named.
    """
    begin = 0
    for left in range(n, 0, -1):
        for step in range(len(ORDER)):
            at = (begin + step) % len(ORDER)
            units: dict[Move, Losing] = {}
            for area in sorted(areas_with_units(g.players[seat])):
                if among is None or area in among:
                    units |= units_in(g, seat, area, ORDER[at])
            if army != NONE:
                units = {move: loss for move, loss in units.items() if _is_of(move, army)}
            if units:
                losing = yield from choose_thing(seat, WORN_DOWN, units, left=left)
                losing()
                begin = (at + 1) % len(ORDER)
                break


def _is_of(move: Move, army: int) -> bool:
    return move[:2] == ("lose_unit", army + 1)


def lose_rebel(g: Europe, area: AreaNo) -> None:
    g.rebels[area] -= 1
    g.tell(RebelsLost(g.box.areas[area].id))


@rule("EU-13.4.8")
def lose_npr_unit(g: Europe, battle: Battle, realm: Realm) -> None:
    """Losses of an NPR are counted, whether there are pieces for them or not."""
    battle.forces[realm] -= 1
    g.tell(NprUnitLost(realm_id(g, realm), g.box.areas[battle.area].id))


@rule("EU 9.7.17 9.7.38")
def take_casualty(g: Europe, battle: Battle, realm: Realm) -> Flow[None]:
    """One Unit of a Realm in the Battle is lost; RA17: each Round starts with Mercenaries."""
    if realm == REBELS:
        lose_rebel(g, battle.area)
        return
    if realm >= NPR:
        lose_npr_unit(g, battle, realm)
        return
    begin = battle.order.get(realm, 0)
    battle.order[realm] = yield from lose_in_turn(g, battle, realm, begin)


def take_casualties(g: Europe, battle: Battle) -> Flow[bool]:
    """The next Casualty of the last roll; tells whether there was one."""
    for side, one in enumerate(battle.sides):
        if not one.due:
            continue
        realm = yield from next_to_lose(g, battle, side)
        yield from take_casualty(g, battle, realm)
        one.due -= 1
        one.lost += 1
        return True
    return False
