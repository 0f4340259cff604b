"""The Influence Action."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DIP, AreaNo
from ...state import Europe, board, task_of
from ...tasks import Influencing
from ..board.adjacency import in_set
from ..board.cubes import find_cube
from ..government.ideas import total
from ..government.power import refuse_power, spend_power
from ..government.treasury import refuse_ducats, spend_ducats
from ..menu import plain_entry
from ..relations.influence import (
    MOST_IN_AN_AREA,
    cubes_in,
    has_room,
    presence,
    put_cube,
    reach,
    refuse_in_area,
)

INFLUENCE: Move = ("influence",)
PRICE_IN_POWER = 1
PRICE_IN_DUCATS = 3
MOST_PER_AREA = 2
WITH_POWER: Move = ("with_power",)
WITH_DUCATS: Move = ("with_ducats",)


# -- guards ------------------------------------------------------------------------------------


def is_free(g: Europe, seat: Seat, placed: int) -> bool:
    """Some Ideas let the first cubes of a Turn cost nothing."""
    return placed < total(g, seat, "first_influence_free_per_turn", "n")


@rule("EU-5.4.1")
def refuse_price(g: Europe, seat: Seat, placed: int) -> Refusal | None:
    """The first cube costs 1 Power, each further one 1 Power or 3 Ducats."""
    if is_free(g, seat, placed):
        return None
    if placed and not refuse_ducats(g, seat, PRICE_IN_DUCATS, "EU-5.4.1"):
        return None
    return refuse_power(g, seat, DIP, PRICE_IN_POWER, "EU-5.4.1")


def refuse_full(g: Europe, area: AreaNo) -> Refusal | None:
    """Why the Action can add no cube to an Area, whoever acts."""
    if area >= g.box.main_areas:
        return Refusal("EU-5.4.6")
    refusal = refuse_in_area(g, area)
    if refusal is not None:
        return refusal
    if cubes_in(g, area) >= MOST_IN_AN_AREA:
        return Refusal("EU-5.4.5", {"most": MOST_IN_AN_AREA}, "most")
    return None


@rule("EU 5.4.4 5.4.5 11.1.2")
def refuse_place(g: Europe, task: Influencing, area: AreaNo) -> Refusal | None:
    """Why a cube cannot go into an Area now."""
    return _refuse_one_more(g, task, area) or refuse_price(g, task.seat, len(task.placed))


def _refuse_one_more(g: Europe, task: Influencing, area: AreaNo) -> Refusal | None:
    """Why a cube cannot go into an Area, whatever it costs."""
    refusal = refuse_full(g, area)
    if refusal is not None:
        return refusal
    if area not in task.reach:
        return Refusal("EU-5.4.2", {}, "not_in_reach")
    if task.placed.count(area) >= MOST_PER_AREA:
        return Refusal("EU-5.4.3", {"most": MOST_PER_AREA}, "most")
    return None


def refuse_placing(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Influencing)
    match move:
        case ("place", str(area)):
            return refuse_place(g, task, g.box.area_of[area])
    return None


def refuse_payment(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move == WITH_DUCATS:
        return refuse_ducats(g, ask.seat, PRICE_IN_DUCATS, "EU-5.4.1")
    return refuse_power(g, ask.seat, DIP, PRICE_IN_POWER, "EU-5.4.1")


PLACE = Topic("place", verbs=("place", "done"), refuse=refuse_placing, set_by=("EU-5.4.3",))
PAY = Topic(
    "pay_influence",
    verbs=("with_power", "with_ducats"),
    refuse=refuse_payment,
    set_by=("EU-5.4.1",),
)


# -- the Action --------------------------------------------------------------------------------


def refuse_influence(g: Europe, seat: Seat, move: Move = INFLUENCE) -> Refusal | None:
    """Why the Action cannot be taken: no Power, or no Area with room in reach."""
    refusal = refuse_price(g, seat, 0)
    return refusal or (None if _finds_room(g, seat) else Refusal("EU-5.4.2"))


def _finds_room(g: Europe, seat: Seat) -> bool:
    """Whether any Area in reach has room for a cube."""
    main = board(g).main_set
    for near in presence(g, seat):
        for area in in_set(near & main):
            if has_room(g, area):
                return True
    return False


@rule("EU 5.4.2 11.1.6")
def begin_influence(g: Europe, seat: Seat) -> None:
    """What is in reach is settled now: new Influence reaches no further this Turn."""
    areas = [area for area in in_set(reach(g, seat)) if not refuse_full(g, area)]
    g.agenda.append(Influencing(seat, areas))


@rule("EU 5.4.1 5.4.3")
def spread_influence(g: Europe, task: Influencing) -> Flow[None]:
    """Place a cube and pay for it, as often as one likes."""
    affordable = task.reach if not refuse_price(g, task.seat, len(task.placed)) else ()
    options: dict[Move, AreaNo | None] = {
        ("place", g.box.areas[area].id): area
        for area in affordable
        if not _refuse_one_more(g, task, area)
    }
    if task.placed or not options:
        options[DONE] = None
    area = yield from choose_thing(task.seat, PLACE, options)
    if area is None:
        g.agenda.pop()
        return
    if (yield from _pay(g, task)):
        put_cube(g, task.seat, area)
        task.placed.append(area)
    else:
        g.agenda.pop()


def _pay(g: Europe, task: Influencing) -> Flow[bool]:
    """Pay for a cube, if there is one to place; Power that is paid is a cube for it."""
    seat = task.seat
    if is_free(g, seat, len(task.placed)):
        return (yield from find_cube(g, seat))
    ways: dict[Move, bool] = {}
    if not refuse_power(g, seat, DIP, PRICE_IN_POWER, "EU-5.4.1"):
        ways[WITH_POWER] = True
    if task.placed and not refuse_ducats(g, seat, PRICE_IN_DUCATS, "EU-5.4.1"):
        ways[WITH_DUCATS] = False
    if (yield from choose_thing(seat, PAY, ways)):
        spend_power(g, seat, DIP, PRICE_IN_POWER)
        return True
    if not (yield from find_cube(g, seat)):
        return False
    spend_ducats(g, seat, PRICE_IN_DUCATS, "influence")
    return True


ENTRY = plain_entry("influence", refuse_influence, begin_influence)
