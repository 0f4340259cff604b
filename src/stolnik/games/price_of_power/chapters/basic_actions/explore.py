"""Explore: a Ship may sail into unknown waters, a die is rolled, a Distant Area is Discovered."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import DIP, MIL, NONE, AreaNo, AreaSet, ZoneNo
from ...events.commerce import TookSlot
from ...events.world import (
    Discovered,
    ExplorationFailed,
    Explored,
    ExplorerSailed,
    NothingDiscovered,
)
from ...state import PORT, Europe, SeaSpace, board, task_of
from ...tasks import Exploring
from ..board.adjacency import areas_touched_by, in_set
from ..board.atlas import of_the_map
from ..board.hostility import hostile_zone, zones_with_ships
from ..board.ownership import owned
from ..board.sailing import (
    Berth,
    berths,
    free_slots,
    lift,
    put_to_sea,
    take_slot,
    unknown_waters_in_reach,
)
from ..government.ideas import explores_with_ships
from ..government.power import lose_any, refuse_power, spend_power
from ..menu import plain_entry
from ..relations.claims import place_claim
from ..war.shipwrecks import Hull, hulls, lose_ship
from .fabricate_claims import is_settled, refuse_claim_in

EXPLORE: Final[Move] = ("explore",)
SAIL_NOWHERE: Final[Move] = ("sail_nowhere",)
ROLL_AGAIN: Final[Move] = ("roll_again",)
TURN_BACK: Final[Move] = ("turn_back",)
TAKE_SLOT: Final[Move] = ("take_slot",)
STAY_AT_SEA: Final[Move] = ("stay_at_sea",)
PRICE: Final = 1
"""Diplomatic Power, and as much Military Power."""
PRICE_OF_DANGER: Final = 1
PRICE_OF_A_ROLL: Final = 1
MOST_REROLLS: Final = 2

# -- what can be Discovered --------------------------------------------------------------------


@rule("EU 5.1.30 5.1.36")
def within_reach(g: Europe, seat: Seat) -> AreaSet:
    """The Distant Areas next to a player's Realm or, with the Idea for it, to Ships at sea."""
    areas = next_to_realm(g, seat)
    if explores_with_ships(g, seat):
        table = board(g)
        for zone in zones_with_ships(g, seat):
            areas |= g.box.coasts[zone] & table.area_set & ~table.main_set
    return areas


@of_the_map
def next_to_realm(g: Europe, seat: Seat) -> AreaSet:
    """The Distant Areas next to a player's Provinces, some of which are gateways to them."""
    table = board(g)
    areas, gateways = 0, table.gateways
    for place in owned(g, seat):
        if gateways >> g.box.places[place].area & 1:
            areas |= areas_touched_by(g, place)
    return areas & table.area_set & ~table.main_set


@rule("EU 5.1.34 5.1.35")
def refuse_find(g: Europe, task: Exploring, area: AreaNo) -> Refusal | None:
    """Why a Distant Area is not what the die has shown."""
    if any(g.box.places[place].territory == task.number for place in g.box.areas[area].places):
        return None
    if task.danger:
        return Refusal("EU-5.1.35", {"number": task.number}, "exploration")
    if is_settled(g, area):
        return None
    return Refusal("EU-5.1.34", {"number": task.number}, "exploration")


def refuse_discovery(
    g: Europe, task: Exploring, area: AreaNo, reach: AreaSet | None = None
) -> Refusal | None:
    """Why a Distant Area cannot be Discovered with the last roll."""
    near = within_reach(g, task.seat) if reach is None else reach
    if not near >> area & 1:
        return Refusal("EU-5.1.36")
    refusal = refuse_claim_in(g, task.seat, area) or refuse_find(g, task, area)
    if refusal is None and task.danger:
        return refuse_power(g, task.seat, DIP, PRICE_OF_DANGER, "EU-5.1.35")
    return refusal


# -- the Action --------------------------------------------------------------------------------


@rule("EU 5.1.29 5.1.30 5.1.36")
def refuse_exploring(g: Europe, seat: Seat, move: Move = EXPLORE) -> Refusal | None:
    """Why a player cannot Explore: the price, or nothing to Explore from."""
    for kind in (DIP, MIL):
        refusal = refuse_power(g, seat, kind, PRICE, "EU-5.1.29")
        if refusal is not None:
            return refusal
    return refuse_exploring_at_all(g, seat)


@rule("EU 5.1.30 5.1.36")
def refuse_exploring_at_all(g: Europe, seat: Seat) -> Refusal | None:
    """Whether there is a Distant Area to Discover, or a Ship that can look for one."""
    if _can_explore(g, seat):
        return None
    for_ships = zones_with_ships(g, seat) and not explores_with_ships(g, seat)
    return Refusal("EU-5.1.30" if for_ships else "EU-5.1.36")


def _can_explore(g: Europe, seat: Seat) -> bool:
    for area in in_set(within_reach(g, seat)):
        if refuse_claim_in(g, seat, area) is None:
            return True
    if not explores_with_ships(g, seat):
        return False
    return any(destinations(g, seat, berth.space) for berth in berths(g, seat))


@rule("EU-5.1.29")
def begin_exploring(g: Europe, seat: Seat) -> None:
    spend_power(g, seat, DIP, PRICE)
    spend_power(g, seat, MIL, PRICE)
    g.agenda.append(Exploring(seat))


def explore(g: Europe, task: Exploring) -> Flow[None]:
    """The Ship, the roll, and what is made of it."""
    if task.stage == "ship":
        yield from _sail(g, task)
    elif task.stage == "roll":
        _roll(g, task)
    else:
        yield from _use(g, task)


ENTRY = plain_entry("explore", refuse_exploring, begin_exploring, needs=DIP)


# -- step 1: a Ship ----------------------------------------------------------------------------


@rule("EU 5.1.31 5.1.32 9.5.21 9.5.24 2.7.5")
def destinations(g: Europe, seat: Seat, start: SeaSpace) -> dict[ZoneNo, bool]:
    """The Distant Sea Zones that a Ship can Explore, each with whether the way costs Power."""
    can_pay = any(g.players[seat].power)
    found = unknown_waters_in_reach(g, seat, start)
    return {zone: dear for zone, dear in found.items() if zone != start and (can_pay or not dear)}


def _fleet(g: Europe, task: Exploring) -> list[Berth]:
    """The Light Ships that can sail now: any, and then the one that has, if a card lets it."""
    if not explores_with_ships(g, task.seat):
        return []
    if task.ship == NONE:
        return berths(g, task.seat)
    if g.box.zones[task.ship].map not in task.farther:
        return []
    return [berth for berth in berths(g, task.seat) if berth.space == task.ship]


def refuse_ship_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    if move in ask.options:
        return None
    task = task_of(g, Exploring)
    return None if explores_with_ships(g, task.seat) else Refusal("EU-5.1.30")


def refuse_waters(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("sail_to", str(name)) if move not in ask.options:
            zone = g.box.zone_of[name]
            if not g.box.zones[zone].distant:
                return Refusal("EU-9.5.24")
            return Refusal("EU-5.1.32" if hostile_zone(g, ask.seat, zone) else "EU-5.1.31")
    return None


SHIP = Topic(
    "explorer",
    verbs=("explore_from", "explore_from_slot", "explore_from_port", "sail_nowhere"),
    refuse=refuse_ship_answer,
    set_by=("EU-5.1.31",),
)
WATERS = Topic("unknown_waters", verbs=("sail_to",), refuse=refuse_waters, set_by=("EU-5.1.31",))
BERTH = Topic("explorer_berth", verbs=("take_slot", "stay_at_sea"), set_by=("EU-9.5.17",))


def _sail_move(g: Europe, berth: Berth) -> Move:
    if berth.space >= PORT:
        return "explore_from_port", g.box.places[berth.space - PORT].id
    return "explore_from_slot" if berth.slot else "explore_from", g.box.zones[berth.space].id


@rule("EU 5.1.31 9.5.1 9.5.17 9.5.21 9.5.24 9.5.47")
def _sail(g: Europe, task: Exploring) -> Flow[None]:
    """One Light Ship may go to a Distant Sea Zone, and onto a vacant slot there."""
    seat = task.seat
    ships: dict[Move, Berth | None] = {
        _sail_move(g, berth): berth
        for berth in _fleet(g, task)
        if destinations(g, seat, berth.space)
    }
    ships[SAIL_NOWHERE] = None
    berth = yield from choose_thing(seat, SHIP, ships)
    if berth is None:
        task.stage = "roll"
        return
    there = destinations(g, seat, berth.space)
    zones: dict[Move, ZoneNo] = {("sail_to", g.box.zones[zone].id): zone for zone in there}
    zone = yield from choose_thing(seat, WATERS, zones)
    name = g.box.zones[zone].id
    ways = [TAKE_SLOT, STAY_AT_SEA] if free_slots(g, zone) else [STAY_AT_SEA]
    way = yield from choose(seat, BERTH, ways, zone=name)
    if there[zone]:
        yield from lose_any(g, seat, 1, clause="EU-9.5.47")
    lift(g, seat, berth)
    g.tell(ExplorerSailed(seat, name))
    if way == TAKE_SLOT:
        take_slot(g, seat, zone)
        g.tell(TookSlot(seat, name))
    else:
        put_to_sea(g, seat, zone)
    if task.ship != NONE:
        task.farther = []
    task.ship = zone
    task.stage = "ship" if _fleet(g, task) else "roll"


# -- step 2: the die ---------------------------------------------------------------------------


@rule("EU-5.1.33")
def _roll(g: Europe, task: Exploring) -> None:
    face = g.dice.pick(g.box.exploration_die)
    task.number, task.danger = face.number, face.danger
    task.stage = "result"
    g.tell(Explored(task.seat, face.number, face.danger))


@rule("EU 5.1.33 5.1.38")
def refuse_reroll(g: Europe, task: Exploring) -> Refusal | None:
    """Two re-rolls at most, each for Diplomatic Power."""
    if task.rerolls >= MOST_REROLLS:
        return Refusal("EU-5.1.38", {"most": MOST_REROLLS}, "most")
    return refuse_power(g, task.seat, DIP, PRICE_OF_A_ROLL, "EU-5.1.33")


def refuse_result_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Exploring)
    match move:
        case ("discover", str(area)):
            return refuse_discovery(g, task, g.box.area_of[area])
        case ("roll_again",):
            return refuse_reroll(g, task)
        case ("turn_back",):
            return None if move in ask.options else Refusal("EU-5.1.34")
    return None


RESULT = Topic(
    "exploration",
    verbs=("discover", "roll_again", "turn_back"),
    refuse=refuse_result_answer,
    set_by=("EU-5.1.33",),
)


@rule("EU 5.1.33 5.1.34 5.1.35 5.1.37 5.1.38")
def _use(g: Europe, task: Exploring) -> Flow[None]:
    """Discover something, pay for another roll, or come back with nothing.

    Without danger what can be Discovered must be; with it, who does not pay has failed.
    """
    seat = task.seat
    reach = within_reach(g, seat)
    finds: dict[Move, AreaNo] = {
        ("discover", g.box.areas[area].id): area
        for area in in_set(reach)
        if refuse_discovery(g, task, area, reach) is None
    }
    options: list[Move] = [*finds]
    if refuse_reroll(g, task) is None:
        options.append(ROLL_AGAIN)
    if task.danger or not finds:
        options.append(TURN_BACK)
    answer = yield from choose(seat, RESULT, options, number=task.number, danger=int(task.danger))
    if answer == ROLL_AGAIN:
        spend_power(g, seat, DIP, PRICE_OF_A_ROLL)
        task.rerolls += 1
        task.stage = "roll"
        return
    g.agenda.remove(task)
    if answer == TURN_BACK:
        yield from _come_back(g, task)
        return
    if task.danger:
        spend_power(g, seat, DIP, PRICE_OF_DANGER)
    area = finds[answer]
    g.tell(Discovered(seat, g.box.areas[area].id))
    yield from place_claim(g, seat, area)


def ships_abroad(g: Europe, seat: Seat) -> dict[Move, Hull]:
    """A player's Ships on the Distant Continents, at sea and in Ports."""

    def abroad(space: SeaSpace) -> bool:
        if space >= PORT:
            return space >= PORT + g.box.main_places
        return g.box.zones[space].distant

    return hulls(g, seat, abroad)


@rule("EU-5.1.35")
def _come_back(g: Europe, task: Exploring) -> Flow[None]:
    """Nothing was Discovered; danger that nobody paid for takes a Ship, if there is one."""
    seat = task.seat
    if not task.danger:
        g.tell(NothingDiscovered(seat))
        return
    g.tell(ExplorationFailed(seat))
    yield from lose_ship(g, seat, seat, ships_abroad(g, seat), "explore")
