"""Workers: which Worker fits which space, and how a player's Workers fill an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import (
    CRIMINAL,
    FREE,
    WORKERS,
    Action,
    BoardAction,
    Placing,
    Price,
    Way,
    Worker,
)
from ..box.placing import MOST
from ..events import WorkersPlaced
from ..state import EMPTY, WORKSHOP, Paladins, Player
from .resources import pay

NOT_IN_THE_POOL: Final = Refusal("PAL-ACT.2")
ONE_WORKER_OR_TWO: Final = Refusal("PAL-ACT.5")
WRONG_COLOUR: Final = Refusal("PAL-ACT.7")
ACTION_HOLDS_WORKERS: Final = Refusal("PAL-ACT.11")
SECOND_WORKER_LATER: Final = {
    "recruit": Refusal("PAL-REC.5"),
    "hunt": Refusal("PAL-HTR.6"),
    "trade": Refusal("PAL-HTR.6"),
}
WORKERS_OF: Final[Mapping[Action, str]] = {
    "develop": "PAL-DEV.1",
    "recruit": "PAL-REC.1",
    "hunt": "PAL-HTR.1",
    "trade": "PAL-HTR.2",
    "pray": "PAL-PRA.1",
    "conspire": "PAL-CON.1",
    "commission": "PAL-COM.1",
    "fortify": "PAL-FOR.1",
    "garrison": "PAL-GAR.1",
    "absolve": "PAL-ABS.1",
    "attack": "PAL-ATK.1",
    "convert": "PAL-CVT.1",
}
"""The clause that says which Workers an action takes ..."""
TWO_WORKERS_OF: Final[Mapping[Action, str]] = {
    "develop": "PAL-DEV.1",
    "recruit": "PAL-REC.10",
    "hunt": "PAL-HTR.3",
    "trade": "PAL-HTR.4",
}
"""... and with two of them, where one is enough."""
LACKS_WORKERS: Final = {action: Refusal(clause) for action, clause in WORKERS_OF.items()}
LACKS_TWO_WORKERS: Final = {action: Refusal(clause) for action, clause in TWO_WORKERS_OF.items()}


# -- which Workers fit -----------------------------------------------------------------------


def lacking(pool: list[int]) -> int:
    """A bit for each kind and each number of Workers that a pool does not hold: see ``Way``."""
    bits = shift = 0
    for n in pool:
        if n < MOST:
            bits |= _LACKS[n] << shift
        shift += MOST
    return bits


_LACKS: Final = tuple((1 << MOST) - (1 << n) for n in range(MOST))


def can_fill(pool: list[int], spaces: Placing) -> bool:
    """Whether a pool holds Workers for these spaces: Criminals stand in for missing colours."""
    if sum(pool) < spaces.size:
        return False
    criminals = pool[CRIMINAL]
    for colour, count in spaces.coloured:
        missing = count if colour == CRIMINAL else count - pool[colour]
        if missing > 0:
            criminals -= missing
            if criminals < 0:
                return False
    return True


def allowed(pool: list[int], ways: Sequence[Way]) -> dict[Move, tuple[Worker, ...]]:
    """The ways that this pool allows, with the Workers of each."""
    lacks = lacking(pool)
    return {way.move: way.workers for way in ways if not way.need & lacks}


def short_of_workers(clause: str, pool: list[int], spaces: Placing) -> Refusal:
    """What these spaces take: so many Workers, the colour that a pool has the fewest of, or all
    colours that lack, if more than one does."""
    if sum(pool) < len(spaces.spaces) or not spaces.coloured:
        return Refusal(clause, {"needed": len(spaces.spaces), "have": sum(pool)}, "workers")
    lack = [
        WORKERS[colour]
        for colour, needed in spaces.coloured
        for _ in range(pool[colour], needed)
        if colour != CRIMINAL
    ]
    if len(lack) > 1:
        return Refusal(clause, {"worker": lack, "criminals": pool[CRIMINAL]}, "colours")
    colour, needed = min(spaces.coloured, key=lambda wanted: pool[wanted[0]] - wanted[1])
    about = {"worker": WORKERS[colour], "needed": needed, "have": pool[colour]}
    return Refusal(clause, {**about, "criminals": pool[CRIMINAL]}, "colour")


# -- on the player board ---------------------------------------------------------------------


def holds_workers(p: Player, action: BoardAction) -> bool:
    """Whether Workers stand on an action; whoever takes it fills the space that tells."""
    return p.spaces[action.key] >= 0


@rule("PAL DEV.4 ACT.5")
def placing_for(p: Player, action: BoardAction, mode: int) -> Placing:
    """The spaces to fill: by number of Workers, or on the right those without a Workshop."""
    if action.requires is None:
        return action.placings[mode]
    left, middle = p.spaces[action.start], p.spaces[action.start + 1]
    return action.placings[(left == WORKSHOP) + 2 * (middle == WORKSHOP)]


def refuse_workers(g: Paladins, p: Player, name: Action, mode: int = 0) -> Refusal | None:
    """An action needs to be free of Workers, and its own Workers must be in the pool."""
    action = g.box.actions[name]
    if p.spaces[action.key] >= 0:
        if mode == 2 and p.spaces[action.start + 1] == EMPTY:
            return SECOND_WORKER_LATER[name]
        return ACTION_HOLDS_WORKERS
    if not can_fill(p.pool, placing_for(p, action, mode)):
        return LACKS_WORKERS[name] if mode != 2 else LACKS_TWO_WORKERS[name]
    return None


def with_figures(g: Paladins, p: Player, name: Action, refusal: Refusal) -> Refusal:
    """A refusal for want of Workers, or for those that stand there, with figures, which only who
    asks why not needs."""
    action = g.box.actions[name]
    if refusal is LACKS_TWO_WORKERS.get(name):
        return short_of_workers(refusal.clause, p.pool, placing_for(p, action, 2))
    if refusal is LACKS_WORKERS[name]:
        return short_of_workers(refusal.clause, p.pool, placing_for(p, action, 1))
    if refusal in (ACTION_HOLDS_WORKERS, SECOND_WORKER_LATER.get(name)):
        return Refusal(refusal.clause, {"worker": standing(p, action)}, "standing")
    return refusal


def standing(p: Player, action: BoardAction) -> list[str]:
    """The Workers on an action, from left to right."""
    held = p.spaces[action.start : action.end]
    return [WORKERS[worker] for worker in held if worker >= 0]


def refuse_placing(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    """As many Workers as there are spaces, from the own pool, in the right colours."""
    match move:
        case ("place", *names):
            lacking = not_in_the_pool(NOT_IN_THE_POOL.clause, g.players[ask.seat], names)
            if lacking is not None:
                return lacking
            fitting = [name for name in WORKERS if any(name in way[1:] for way in ask.options)]
            if any(name not in fitting for name in names):
                return Refusal(WRONG_COLOUR.clause, {"worker": fitting}, "fitting")
            if all(len(move) != len(option) for option in ask.options):
                return None
            return None if move in ask.options else WRONG_COLOUR
    return None


def not_in_the_pool(clause: str, p: Player, names: Sequence[str | int]) -> Refusal | None:
    """Nobody sends or keeps Workers that are not in the own pool."""
    pool: dict[str | int, int] = {**dict(zip(WORKERS, p.pool))}
    for name, needed in Counter(names).items():
        if needed > pool[name]:
            about = {"worker": str(name), "needed": needed, "have": pool[name]}
            return Refusal(clause, about, "pool")
    return None


WORKERS_FOR_ACTION: Final = Topic(
    "workers", verbs=("place",), refuse=refuse_placing, set_by=("PAL-ACT.5",)
)


@rule("PAL ACT.2 ACT.5 ACT.6 ACT.7 ACT.8")
def place_workers(
    g: Paladins, seat: Seat, name: Action, mode: int = 0, *, price: Price = FREE
) -> Flow[None]:
    """Take Workers from the pool, fill an action with them, and pay its price."""
    p = g.players[seat]
    spaces = placing_for(p, g.box.actions[name], mode)
    workers = yield from choose_workers(g, seat, spaces, WORKERS_FOR_ACTION, action=name)
    for space, worker in zip(spaces.spaces, workers):
        p.spaces[space] = worker
    pay(p, price)
    if g.ear is not None:
        names = tuple(WORKERS[worker] for worker in workers)
        g.tell(WorkersPlaced(seat, name, names, price.silver, price.provisions))


def choose_workers(
    g: Paladins, seat: Seat, spaces: Placing, topic: Topic, **about: str
) -> Flow[tuple[Worker, ...]]:
    """Which Workers leave the pool; asked only if there is more than one way."""
    pool = g.players[seat].pool
    workers = yield from choose_thing(seat, topic, allowed(pool, spaces.ways), **about)
    for worker in workers:
        pool[worker] -= 1
    return workers


@rule("PAL-ACT.12")
def clear(g: Paladins, seat: Seat, name: Action) -> None:
    """All Workers on an action return to the main supply; Workshops stay."""
    p = g.players[seat]
    action = g.box.actions[name]
    for space in range(action.start, action.end):
        if p.spaces[space] >= 0:
            p.spaces[space] = EMPTY
