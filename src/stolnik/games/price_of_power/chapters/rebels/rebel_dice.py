"""Rebel Dice: what Unrest brings, player by player and Area by Area."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing, rest_of
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.battles import RebelDiceRolled
from ...state import REBELS, Europe
from ...tasks import RebelRolls
from ..battle.outbreak import battle_breaks_out, units_of
from ..board.ownership import occupations_in_unrest
from ..board.unrest import quieten, unruly_places
from ..government.manpower import exhaust
from ..government.power import lose_any
from ..government.treasury import pay
from .taking_provinces import place_rebel, rebels_take, unrest_in

DUCATS: Final = 2
RESULTS: Final = (
    "rebellion",
    "lose_1_power",
    "exhaust_1_manpower",
    "lose_2_ducats",
    "remove_1_unrest",
    "no_effect",
)
"""What a Rebel Die can show, in the order in which the results of an Area are resolved."""


@rule("EU 14.2.1 14.2.2 14.2.3 14.2.4 4.3.37")
def roll_rebel_dice(g: Europe, task: RebelRolls) -> Flow[None]:
    """One part of the rolls under way: a Rebellion, or all that comes before the next roll."""
    while task.results:
        result = task.results.pop(0)
        yield from rest_of(OUTCOMES[result](g, task, task.queue[0]))
        if result == "rebellion":
            return
    _come_to_an_area(g, task)
    if task.areas:
        yield from _roll_for_an_area(g, task)
    else:
        g.agenda.pop()
        _begin_battles(g, task)


def _come_to_an_area(g: Europe, task: RebelRolls) -> None:
    """Where the first player has no Area left, it is the turn of the next who has any."""
    while task.queue and not task.areas:
        if task.began:
            task.queue.pop(0)
        else:
            unruly = areas_with_unrest(g, task.queue[0])
            task.areas = [one for one in unruly if task.within is None or one in task.within]
        task.began = not task.began


def areas_with_unrest(g: Europe, seat: Seat) -> list[AreaNo]:
    """The Areas in which a player has open Unrest."""
    places = (*unruly_places(g, seat), *occupations_in_unrest(g, seat))
    return sorted({g.box.places[place].area for place in places})


REBEL_AREA = Topic("rebel_area", verbs=("roll_for",), set_by=("EU-4.3.38",))


@rule("EU 4.3.37 4.3.38 14.2.3 16.5.7")
def _roll_for_an_area(g: Europe, task: RebelRolls) -> Flow[None]:
    """The player chooses an Area and rolls a die for each Unrest there, all together."""
    seat = task.queue[0]
    options: dict[Move, AreaNo] = {("roll_for", g.box.areas[area].id): area for area in task.areas}
    area = yield from choose_thing(seat, REBEL_AREA, options)
    dice = len(unrest_in(g, area, seat))
    if seat == task.mild:
        dice = min(dice, 1)
        task.areas = []
    else:
        task.areas.remove(area)
    faces = [g.dice.pick(g.box.dice["rebel"]) for _ in range(dice)]
    g.tell(RebelDiceRolled(seat, g.box.areas[area].id, faces))
    task.area = area
    task.results = sorted(faces, key=RESULTS.index)


@rule("EU 14.2.5 4.3.37")
def _begin_battles(g: Europe, task: RebelRolls) -> None:
    """Once all rolls are resolved, Rebels attack the Units among which they appeared (R20)."""
    for area in reversed(task.battles):
        battle_breaks_out(g, area, REBELS)


# -- results -----------------------------------------------------------------------------------


REBELLION = Topic("rebellion", verbs=("rebel",), set_by=("EU-14.2.6",))


@rule("EU 14.2.5 14.2.6 14.2.7 14.2.8 14.3.10")
def _rebellion(g: Europe, task: RebelRolls, seat: Seat) -> Flow[None]:
    """Among a player's Units Rebels appear; where there are none, a Province is theirs."""
    if units_of(g, seat, task.area):
        yield from place_rebel(g, seat, task.area)
        if task.area not in task.battles:
            task.battles.append(task.area)
        return
    places: dict[Move, PlaceNo] = {
        ("rebel", g.box.places[place].id): place for place in unrest_in(g, task.area, seat)
    }
    if places:
        area = g.box.areas[task.area].id
        place = yield from choose_thing(seat, REBELLION, places, area=area)
        yield from rebels_take(g, place)


@rule("EU 14.2.9 14.2.13")
def _lose_power(g: Europe, task: RebelRolls, seat: Seat) -> Flow[None]:
    if not (yield from lose_any(g, seat, 1, clause="EU-14.2.9")):
        yield from _lose_ducats(g, task, seat)


@rule("EU 14.2.11 14.2.14")
def _lose_ducats(g: Europe, task: RebelRolls, seat: Seat) -> Flow[None]:
    """2 Ducats; who lacks them takes a Loan, or goes Bankrupt."""
    yield from pay(g, seat, DUCATS, "rebels")


@rule("EU 14.2.10 14.2.13")
def _exhaust(g: Europe, task: RebelRolls, seat: Seat) -> Flow[None]:
    """A Regular Unit, Available or Deployed, is Exhausted."""
    if not (yield from exhaust(g, seat)):
        yield from _lose_ducats(g, task, seat)


@rule("EU-14.2.12")
def _remove_unrest(g: Europe, task: RebelRolls, seat: Seat) -> Flow[None]:
    """Unrest leaves one of the player's Provinces in the Area rolled for."""
    yield from quieten(g, seat, task.area, unrest_in(g, task.area, seat))


def _nothing(g: Europe, task: RebelRolls, seat: Seat) -> None:
    """All stays calm."""


Outcome = Callable[[Europe, RebelRolls, Seat], Flow[None] | None]
OUTCOMES: Final[Mapping[str, Outcome]] = {
    "rebellion": _rebellion,
    "lose_1_power": _lose_power,
    "exhaust_1_manpower": _exhaust,
    "lose_2_ducats": _lose_ducats,
    "remove_1_unrest": _remove_unrest,
    "no_effect": _nothing,
}
