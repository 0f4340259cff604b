"""Workers: which Worker fits which space, and how a player's Workers fill an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins.components import (
    ANY,
    CRIMINAL,
    WORKERS,
    Action,
    BoardAction,
    Placing,
    Way,
    Worker,
)
from stolnik.games.paladins.events import WorkersPlaced
from stolnik.games.paladins.state import EMPTY, WORKSHOP, Paladins, Player

PLACE: Final = ("", "place", "place_two", "place_three")
"""The verb for placing so many Workers."""
KEEP: Final = ("keep_none", "keep", "keep_two", "keep_three")
"""The verb for keeping so many Workers."""

MOST: Final = 3
"""No action takes more Workers at once, and no player keeps more."""


ACTION_HOLDS_WORKERS: Final = Refusal("PAL-ACT.11")
SECOND_WORKER_LATER: Final = {
    "recruit": Refusal("PAL-REC.5"),
    "hunt": Refusal("PAL-HTR.6"),
    "trade": Refusal("PAL-HTR.6"),
}
LACKS_WORKERS: Final = {
    "develop": Refusal("PAL-DEV.1"),
    "recruit": Refusal("PAL-REC.1"),
    "hunt": Refusal("PAL-HTR.1"),
    "trade": Refusal("PAL-HTR.2"),
    "pray": Refusal("PAL-PRA.1"),
    "conspire": Refusal("PAL-CON.1"),
    "commission": Refusal("PAL-COM.1"),
    "fortify": Refusal("PAL-FOR.1"),
    "garrison": Refusal("PAL-GAR.1"),
    "absolve": Refusal("PAL-ABS.1"),
    "attack": Refusal("PAL-ATK.1"),
    "convert": Refusal("PAL-CVT.1"),
}
LACKS_SECOND_WORKER: Final = {
    "develop": LACKS_WORKERS["develop"],
    "recruit": Refusal("PAL-REC.10"),
    "hunt": Refusal("PAL-HTR.3"),
    "trade": Refusal("PAL-HTR.4"),
}


# -- which Workers fit -----------------------------------------------------------------------


@rule("PAL-ACT.6", "PAL-ACT.7", "PAL-ACT.8")
def fitting(colour: Worker) -> tuple[Worker, ...]:
    """The Workers that a space takes: every kind, or its own colour and Criminals."""
    if colour == ANY:
        return tuple(range(len(WORKERS)))
    return (colour,) if colour == CRIMINAL else (colour, CRIMINAL)


def placing(colours: Sequence[Worker], spaces: Sequence[int]) -> Placing:
    """All different ways to fill spaces of these colours, those with few Criminals first.

    Only which Workers are used makes a way different: it never matters which of them stands on
    which space, so each keeps to its own colour where it can.
    """
    best: dict[tuple[Worker, ...], tuple[int, int, tuple[Worker, ...]]] = {}
    for workers in product(*(fitting(colour) for colour in colours)):
        used = tuple(sorted(workers))
        stand_ins = sum(c != ANY and w == CRIMINAL != c for c, w in zip(colours, workers))
        rank = (workers.count(CRIMINAL), stand_ins, workers)
        if used not in best or rank < best[used]:
            best[used] = rank
    ways = tuple(way(PLACE, workers) for _, _, workers in sorted(best.values()))
    return Placing(
        spaces=tuple(spaces),
        coloured=tuple(sorted(Counter(c for c in colours if c != ANY).items())),
        ways=ways,
        by_move={way.move: way for way in ways},
    )


def way(verbs: Sequence[str], workers: tuple[Worker, ...]) -> Way:
    """These Workers, as a move with the verb for their number."""
    return Way(
        move=(verbs[len(workers)], *(WORKERS[worker] for worker in workers)),
        workers=workers,
        need=sum(1 << MOST * kind + n - 1 for kind, n in Counter(workers).items()),
    )


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
    if sum(pool) < len(spaces.spaces):
        return False
    criminals = pool[CRIMINAL]
    for colour, count in spaces.coloured:
        missing = count if colour == CRIMINAL else count - pool[colour]
        if missing > 0:
            criminals -= missing
            if criminals < 0:
                return False
    return True


def allowed(pool: list[int], ways: Sequence[Way]) -> list[Move]:
    """The ways that this pool allows."""
    lacks = lacking(pool)
    return [way.move for way in ways if not way.need & lacks]


# -- on the player board ---------------------------------------------------------------------


def holds_workers(p: Player, action: BoardAction) -> bool:
    """Whether Workers stand on an action; whoever takes it fills the space that tells."""
    return p.spaces[action.key] >= 0


@rule("PAL-DEV.4", "PAL-ACT.5")
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
        return LACKS_WORKERS[name] if mode != 2 else LACKS_SECOND_WORKER[name]
    return None


@rule("PAL-ACT.2", "PAL-ACT.5", "PAL-ACT.6", "PAL-ACT.7", "PAL-ACT.8")
def place_workers(g: Paladins, seat: Seat, name: Action, mode: int = 0) -> Flow[None]:
    """Take Workers from the pool and fill an action with them."""
    p = g.players[seat]
    spaces = placing_for(p, g.box.actions[name], mode)
    workers = yield from choose_workers(g, seat, spaces, name)
    for space, worker in zip(spaces.spaces, workers):
        p.spaces[space] = worker
    g.tell(WorkersPlaced(seat, name, tuple(WORKERS[worker] for worker in workers)))


def choose_workers(
    g: Paladins, seat: Seat, spaces: Placing, action: str
) -> Flow[tuple[Worker, ...]]:
    """Which Workers leave the pool; asked only if there is more than one way."""
    pool = g.players[seat].pool
    move = yield from choose(seat, "workers", allowed(pool, spaces.ways), action=action)
    workers = spaces.by_move[move].workers
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


# -- what a player keeps ---------------------------------------------------------------------


@cache
def keepings(most: int) -> tuple[Way, ...]:
    """Every way to keep up to so many Workers, the largest first."""
    return tuple(
        way(KEEP, workers)
        for size in range(most, -1, -1)
        for workers in combinations_with_replacement(range(len(WORKERS)), size)
    )
