"""Naval Activation: Ships put to sea, or gather in one place, and carry Land Units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL, NONE, PlaceNo
from ...events.war import ShipInPort, ShipMoved
from ...shortcuts import SHORTCUTS
from ...stages import SailingStage
from ...state import PORT, SLOTS_PER_ZONE, Europe, SeaSpace, task_if, task_of
from ...tasks import Sailing
from ..battle.outbreak import naval_battle_breaks_out
from ..board.hostility import enemies, hostile_zone
from ..board.ownership import positions
from ..board.ports import (
    crowd,
    port_size,
    room_for_ships,
    room_in_one_fleet,
    room_in_port,
    too_many,
)
from ..board.sailing import Berth, berths, lift
from ..government.power import lose_any, refuse_power, spend_power
from ..menu import plain_entry
from .arrival import arrive
from .encounters import naval_battle_is_due
from .fleet import join_fleet, leave_fleet, move_fleet, reorganisations, why_not_regrouped
from .pirates import can_hunt_from, hunt
from .seaways import (
    MOST_SPACES,
    Way,
    best_way,
    friendly_port,
    goals,
    is_dear,
    refuse_distant_zone,
    unmarked,
    zones_next_to,
)
from .undocking import undock, ways_to_sea

PRICE: Final = 1
"""Military Power for an Activation."""
UNDOCK: Move = ("undock",)
SEND_FLEET: Move = ("send_fleet",)

# -- the Action --------------------------------------------------------------------------------


def origins(g: Europe, seat: Seat) -> set[SeaSpace]:
    """All spaces with Ships of a player."""
    found = {berth.space for berth in berths(g, seat)}
    fleet = g.players[seat].fleet
    return found if fleet.space == NONE else found | {fleet.space}


@rule("EU 5.5.17 5.5.25 9.5.14")
def refuse_naval(
    g: Europe, seat: Seat, move: Move = ("activate_naval",), price: int = PRICE
) -> Refusal | None:
    """Military Power, and a Ship that can go somewhere."""
    refusal = refuse_power(g, seat, MIL, price, "EU-5.5.17")
    if refusal is not None:
        return refusal
    player = g.players[seat]
    if not player.ships and player.fleet.space == NONE and seat + 1 not in g.slots:
        return Refusal("EU-9.5.14")
    if any(refuse_goal(g, seat, goal) is None for goal in _goals(g, seat)) or ways_to_sea(g, seat):
        return None
    return Refusal("EU-9.5.14")


def _at_a_glance(g: Europe, seat: Seat) -> bool | None:
    """A Light Ship, or a Fleet without Galleys, can go to Sea Zones of the Main Map next to it."""
    player = g.players[seat]
    if player.power[MIL] < PRICE:
        return False
    spaces = [*player.ships]
    spaces += [slot // SLOTS_PER_ZONE for slot in positions(g.slots, seat + 1)]
    if player.fleet.space != NONE and not player.fleet.galleys:
        spaces.append(player.fleet.space)
    for space in spaces:
        for zone in zones_next_to(g, space):
            if not g.box.zones[zone].distant:
                return True
    return None


@rule("EU 5.5.17 9.5.7")
def begin_sailing(g: Europe, seat: Seat, price: int = PRICE) -> None:
    """Pay for the Activation."""
    spend_power(g, seat, MIL, price)
    g.agenda.append(Sailing(seat))


SAILING = plain_entry("activate_naval", refuse_naval, begin_sailing, glance=_at_a_glance, needs=MIL)


def sail(g: Europe, task: Sailing) -> Flow[None]:
    """Choose what to do; then one Ship, or one reorganisation, at a time."""
    yield from STAGES[task.stage](g, task)


# -- Undock or Naval Movement ------------------------------------------------------------------


@rule("EU 5.5.26 5.5.27 9.5.14 9.5.16 9.5.25 9.MU.56")
def refuse_goal(g: Europe, seat: Seat, goal: SeaSpace) -> Refusal | None:
    """Why no Ship can be sent to a Sea Zone or a Port; a Hostile Sea Zone is no hindrance.

    Ships next to Pirates need not go anywhere.  Of several reasons the first is named that is
    more than the distance.
    """
    if can_hunt_from(g, seat, goal):
        return None
    if goal >= PORT and not friendly_port(g, seat, goal - PORT):
        return Refusal("EU-9.5.25")
    if goal < PORT:
        refusal = refuse_distant_zone(g, seat, goal)
        if refusal is not None:
            return refusal
    reasons: list[Refusal] = []
    for start in dict.fromkeys(berth.space for berth in berths(g, seat)):
        refusal = _refuse_voyage(g, seat, start, goal)
        if refusal is None:
            return None
        reasons.append(refusal)
    refusal = refuse_fleet(g, seat, goal)
    if refusal is None or (refusal.clause == "EU-9.5.28" and _regroupings(g, seat, goal)):
        return None
    reasons.append(refusal)
    return next((one for one in reasons if one.clause != "EU-5.5.26"), refusal)


def _goals(g: Europe, seat: Seat) -> Iterator[SeaSpace]:
    """Everything that some Ship could reach, be it twice."""
    for start in sorted(origins(g, seat)):
        yield from _goals_from(g, seat, start)


def _goals_from(g: Europe, seat: Seat, start: SeaSpace) -> Iterator[SeaSpace]:
    for goal in goals(g, seat, start, _most_spaces(g)):
        if goal != start or not naval_battle_is_due(g, seat, goal, enemies(g, seat)):
            yield goal
    if can_hunt_from(g, seat, start):
        yield start


def _most_spaces(g: Europe) -> int:
    """How far Ships can go in the Activation under way."""
    task = task_if(g, Sailing)
    return task.spaces if task is not None else MOST_SPACES


def _errands(g: Europe, seat: Seat) -> dict[Move, SeaSpace]:
    found: dict[Move, SeaSpace] = {}
    if ways_to_sea(g, seat):
        found[UNDOCK] = NONE
    single = {berth.space for berth in berths(g, seat)}
    light: set[SeaSpace] = set()
    others: set[SeaSpace] = set()
    for start in origins(g, seat):
        (light if start in single else others).update(_goals_from(g, seat, start))
    for goal in sorted(light | others):
        plain = SHORTCUTS.taken and goal in light and _takes_a_ship(g, goal)
        if plain or refuse_goal(g, seat, goal) is None:
            found[_errand(g, goal)] = goal
    return found


@rule("EU 9.5.27 9.5.45 9.5.47")
def _takes_a_ship(g: Europe, goal: SeaSpace) -> bool:
    """Whether any Light Ship that finds a way can go there: no unknown waters, toll or full Port.

    Every link that costs Power leads to a Distant Sea Zone, where Ships stop.
    """
    if goal >= PORT:
        return room_for_ships(g, goal - PORT) > 0
    return not g.box.zones[goal].distant


def _errand(g: Europe, goal: SeaSpace) -> Move:
    if goal >= PORT:
        return ("bound_for_port", g.box.places[goal - PORT].id)
    return ("bound_for", g.box.zones[goal].id)


def refuse_errand_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("undock",):
            return None if ways_to_sea(g, ask.seat) else Refusal("EU-5.5.29")
        case ("bound_for", str(zone)):
            return refuse_goal(g, ask.seat, g.box.zone_of[zone])
        case ("bound_for_port", str(port)):
            return refuse_goal(g, ask.seat, PORT + g.box.place_of[port])
    return None


ERRAND = Topic(
    "errand",
    verbs=("undock", "bound_for", "bound_for_port"),
    refuse=refuse_errand_answer,
    set_by=("EU-5.5.25",),
)


def _choose(g: Europe, task: Sailing) -> Flow[None]:
    """Undock, or one destination for all Ships."""
    errands = _errands(g, task.seat)
    answer: Move = yield Ask.of(task.seat, ERRAND, errands)
    task.to = errands[answer]
    task.stage = "undock" if answer == UNDOCK else "gather"


# -- Naval Movement ----------------------------------------------------------------------------


@rule("EU 5.5.26 5.5.28 9.5.15 9.5.27 9.5.47")
def refuse_sending(g: Europe, seat: Seat, goal: SeaSpace, berth: Berth) -> Refusal | None:
    """Why a single Light Ship cannot be sent to the destination."""
    if berth not in berths(g, seat) or not _is_to_move(g, seat, goal, berth):
        return Refusal("EU-5.5.26")
    return _refuse_voyage(g, seat, berth.space, goal)


def _is_to_move(g: Europe, seat: Seat, goal: SeaSpace, berth: Berth) -> bool:
    """Whether a Ship is there that has not come to the destination in this Activation."""
    task = task_if(g, Sailing)
    moved = task.moved if task is not None else 0
    return berth != Berth(goal, False) or g.players[seat].ships[goal] > moved


def _refuse_voyage(g: Europe, seat: Seat, start: SeaSpace, goal: SeaSpace) -> Refusal | None:
    """Why a single Light Ship that is in one space cannot go to the other, or out and back.

    Nobody comes back to the place of a Battle.
    """
    way = best_way(g, seat, start, goal, most=_most_spaces(g))
    if way is None or (start == goal and naval_battle_is_due(g, seat, goal, enemies(g, seat))):
        return Refusal("EU-5.5.26")
    if goal >= PORT and not _port_takes_one(g, seat, goal - PORT):
        return Refusal("EU-9.5.27")
    return _refuse_toll(g, seat, start, way)


@rule("EU 9.5.27 9.5.28 9.MU.38 9.MU.41")
def _port_takes_one(g: Europe, seat: Seat, port: PlaceNo) -> bool:
    """Whether a Port holds one Light Ship more, which may join the Fleet there or found it."""
    if room_for_ships(g, port):
        return True
    return g.players[seat].fleet.space in (NONE, PORT + port) and room_in_one_fleet(
        g, seat, port, 1
    )


def _refuse_toll(g: Europe, seat: Seat, start: SeaSpace, way: Way) -> Refusal | None:
    if is_dear(g, start, way) and not _toll_paid(g) and not any(g.players[seat].power):
        return Refusal("EU-9.5.47")
    return None


def _toll_paid(g: Europe) -> bool:
    task = task_if(g, Sailing)
    return task is not None and task.toll


@rule("EU 5.5.26 5.5.28 9.5.15 9.5.28 9.MU.36 9.MU.40")
def refuse_fleet(g: Europe, seat: Seat, goal: SeaSpace, more: int = 0) -> Refusal | None:
    """Why the Fleet cannot be sent to the destination, with so many Light Ships more or fewer."""
    fleet = g.players[seat].fleet
    size = fleet.size + more
    if fleet.space == NONE or (fleet.space == goal and _stays(g, seat, goal)):
        return Refusal("EU-5.5.26")
    most = _most_spaces(g)
    way = best_way(g, seat, fleet.space, goal, galleys=bool(fleet.galleys), most=most)
    if way is None:
        return Refusal("EU-5.5.26")
    if fleet.galleys == size and unmarked(g, way):
        return Refusal("EU-9.MU.36")
    if goal >= PORT and not (
        room_in_port(g, seat, goal - PORT, size) or room_in_one_fleet(g, seat, goal - PORT, size)
    ):
        return Refusal("EU-9.5.28")
    return _refuse_toll(g, seat, fleet.space, way)


def _stays(g: Europe, seat: Seat, space: SeaSpace) -> bool:
    """Whether the Fleet does not go out and back: it has come, or would come to a Battle."""
    task = task_if(g, Sailing)
    has_come = task is not None and task.fleet
    return has_come or space >= PORT or naval_battle_is_due(g, seat, space, enemies(g, seat))


@rule("EU 9.MU.41 9.5.20 9.5.28")
def _regroupings(g: Europe, seat: Seat, goal: SeaSpace) -> list[Move]:
    """Light Ships that can join or leave the Fleet before it sails, so that it or they can."""
    found: list[Move] = []
    for move in reorganisations(g, seat, g.players[seat].fleet.space, sail=True):
        n = int(move[1])
        if move[0] == "fleet_takes":
            possible = refuse_fleet(g, seat, goal, n) is None
        else:
            possible = _fleet_can_leave(g, seat, goal, n) or _ships_can_leave(g, seat, goal, n)
        if possible:
            found.append(move)
    return found


@rule("EU-9.5.28")
def _fleet_can_leave(g: Europe, seat: Seat, goal: SeaSpace, n: int = 0) -> bool:
    """Whether the Fleet can sail without so many Light Ships, which its Port has to hold."""
    fleet = g.players[seat].fleet
    if fleet.size == n or refuse_fleet(g, seat, goal, -n) is not None:
        return False
    return fleet.space < PORT or room_in_port(g, seat, fleet.space - PORT, 0, n)


@rule("EU-9.5.28")
def _ships_can_leave(g: Europe, seat: Seat, goal: SeaSpace, n: int) -> bool:
    """Whether so many Light Ships that leave the Fleet can sail, if it stays in its Port.

    As many of them must find room at the destination as do not find it beside the Fleet.
    """
    fleet = g.players[seat].fleet
    if _refuse_voyage(g, seat, fleet.space, goal) is not None:
        return False
    if fleet.space < PORT or goal < PORT:
        return True
    surplus = too_many(g, seat, fleet.space - PORT, fleet.size - n, n)
    return surplus <= room_for_ships(g, goal - PORT)


@rule("EU-9.5.28")
def _out_of_the_crowd(
    g: Europe, task: Sailing, sends: Mapping[Move, Berth], surplus: int
) -> list[Move]:
    """Who can leave the Port that has no room for the Fleet beside the Ships that left it.

    The Fleet, if those have room; or they, if there is room for all that must.
    """
    quay, found = PORT + task.quay, list[Move]()
    if task.to < PORT or room_for_ships(g, task.to - PORT) >= surplus:
        found += [move for move, berth in sends.items() if berth.space == quay]
    if g.players[task.seat].fleet.space == quay and _fleet_can_leave(g, task.seat, task.to):
        found.append(SEND_FLEET)
    return found


def _send_move(g: Europe, berth: Berth) -> Move:
    if berth.space >= PORT:
        return ("send_from_port", g.box.places[berth.space - PORT].id)
    return ("send_from_slot" if berth.slot else "send_from", g.box.zones[berth.space].id)


def refuse_gather_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Sailing)
    if task.quay != NONE and move not in ask.options and crowd(g, task.seat, task.quay):
        return Refusal("EU-9.5.28")
    match move:
        case ("send_from", str(zone)):
            return refuse_sending(g, task.seat, task.to, Berth(g.box.zone_of[zone], False))
        case ("send_from_slot", str(zone)):
            return refuse_sending(g, task.seat, task.to, Berth(g.box.zone_of[zone], True))
        case ("send_from_port", str(port)):
            return refuse_sending(g, task.seat, task.to, Berth(PORT + g.box.place_of[port], False))
        case ("send_fleet",):
            return refuse_fleet(g, task.seat, task.to)
        case ("fleet_takes" | "fleet_leaves", *_):
            return None if move in ask.options else why_not_regrouped(g, task.seat, move)
        case ("found_fleet" | "found_fleet_in_port", *_):
            return None if move in ask.options else Refusal("EU-9.MU.38")
    return None


GATHER = Topic(
    "gather",
    verbs=(
        "send_from",
        "send_from_slot",
        "send_from_port",
        "send_fleet",
        "found_fleet",
        "found_fleet_in_port",
        "fleet_takes",
        "fleet_leaves",
        "done",
    ),
    refuse=refuse_gather_answer,
    set_by=("EU-5.5.26",),
)


@rule("EU 9.MU.38 9.5.20")
def _foundings(g: Europe, task: Sailing, berths: Iterable[Berth]) -> dict[Move, SeaSpace]:
    """Where the Fleet can be founded before it moves, with a Light Ship that is there.

    Only for a Battle or a Large Port is that more than to found it at the destination.
    """
    seat, goal = task.seat, task.to
    if g.players[seat].fleet.space != NONE or "start" in task.used:
        return {}
    if goal >= PORT:
        matters = port_size(g, goal - PORT) == 2 and not crowd(g, seat, goal - PORT)
    else:
        matters = hostile_zone(g, seat, goal) or naval_battle_is_due(
            g, seat, goal, enemies(g, seat)
        )
    if not matters:
        return {}
    found: dict[Move, SeaSpace] = {}
    for berth in berths:
        if berth.space >= PORT:
            found["found_fleet_in_port", g.box.places[berth.space - PORT].id] = berth.space
        else:
            found["found_fleet", g.box.zones[berth.space].id] = berth.space
    return found


@rule("EU 5.5.26 9.5.14 9.5.16 9.MU.41 9.5.20")
def _gather(g: Europe, task: Sailing) -> Flow[None]:
    """Any number of Ships within range go to the one destination, the Fleet as a whole."""
    seat, fleet = task.seat, g.players[task.seat].fleet
    sends: dict[Move, Berth] = {
        _send_move(g, berth): berth
        for berth in berths(g, seat)
        if refuse_sending(g, seat, task.to, berth) is None
    }
    options: list[Move] = [*sends]
    if refuse_fleet(g, seat, task.to) is None:
        options.append(SEND_FLEET)
    if fleet.space not in (NONE, task.to) and "start" not in task.used:
        options += _regroupings(g, seat, task.to)
    foundings = _foundings(g, task, sends.values())
    options += foundings
    surplus = 0 if task.quay == NONE else crowd(g, seat, task.quay)
    if surplus:
        options = _out_of_the_crowd(g, task, sends, surplus)
    elif options and (task.came_from or can_hunt_from(g, seat, task.to)):
        here = {_send_move(g, Berth(task.to, slot)) for slot in (False, True)}
        if fleet.space == task.to:
            here.add(SEND_FLEET)
        # who is there already is not asked about alone
        options = [] if here.issuperset(options) else [*options, DONE]
    answer: Move = DONE
    if options == [SEND_FLEET] and surplus:
        answer = SEND_FLEET
    elif options:
        answer = yield Ask.of(seat, GATHER, options)
    match answer:
        case ("done",):
            _arrived(g, task)
        case ("send_fleet",):
            galleys = bool(fleet.galleys)
            way = best_way(g, seat, fleet.space, task.to, galleys=galleys, most=task.spaces)
            assert way is not None
            yield from _pay_toll(g, task, fleet.space, way)
            _leave(task, fleet.space)
            move_fleet(g, seat, way)
            task.fleet = True
        case ("found_fleet" | "found_fleet_in_port", _):
            join_fleet(g, seat, foundings[answer], 1)
        case ("fleet_takes", int(n)):
            join_fleet(g, seat, fleet.space, n)
            task.used.append("start")
        case ("fleet_leaves", int(n)):
            task.quay = fleet.space - PORT if fleet.space >= PORT else NONE
            leave_fleet(g, seat, n)
            task.used.append("start")
        case _:
            yield from _send(g, task, sends[answer])


@rule("EU-9.5.47")
def _pay_toll(g: Europe, task: Sailing, start: SeaSpace, way: Way) -> Flow[None]:
    """Between America and the Far East an Activation costs 1 Power more, of any kind."""
    if is_dear(g, start, way) and not task.toll:
        task.toll = True
        yield from lose_any(g, task.seat, 1, clause="EU-9.5.47")


def _send(g: Europe, task: Sailing, berth: Berth) -> Flow[None]:
    way = best_way(g, task.seat, berth.space, task.to, most=task.spaces)
    assert way is not None
    yield from _pay_toll(g, task, berth.space, way)
    _leave(task, berth.space)
    lift(g, task.seat, berth)
    ships = g.players[task.seat].ships
    ships[task.to] = ships.get(task.to, 0) + 1
    task.moved += 1
    if task.to >= PORT:
        g.tell(ShipInPort(task.seat, g.box.places[task.to - PORT].id))
    else:
        g.tell(ShipMoved(task.seat, g.box.zones[task.to].id))


def _leave(task: Sailing, space: SeaSpace) -> None:
    """Note where Ships come from, for their Retreat."""
    if space not in task.came_from:
        task.came_from.append(space)


@rule("EU 5.5.27 9.5.16 9.9.1 9.9.3 9.9.7")
def _arrived(g: Europe, task: Sailing) -> None:
    """Entering a Hostile Sea Zone brings a Naval Battle at once, before anything is carried."""
    seat, zone = task.seat, task.to
    if not task.came_from and not can_hunt_from(g, seat, zone):
        g.agenda.remove(task)
        return
    task.stage = "arrive"
    if zone >= PORT:
        return
    task.zones = [zone]
    if task.came_from and naval_battle_is_due(g, seat, zone, enemies(g, seat)):
        task.moved, task.fleet = 0, False
        naval_battle_breaks_out(g, zone, seat, task.came_from, dice=task.dice)


STAGES: Final[Mapping[SailingStage, Callable[[Europe, Sailing], Flow[None]]]] = {
    "choose": _choose,
    "undock": undock,
    "gather": _gather,
    "arrive": arrive,
    "pirates": hunt,
}
