"""Passing: the board is cleared, and a few Workers stay for the next Round."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import WORKERS, Worker
from ...box.placing import keepings
from ...events import Passed
from ...state import EMPTY, Paladins
from ..workers import allowed, not_in_the_pool

TOO_MANY: Final = Refusal("PAL-PAS.4")


def refuse_keeping(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    """No more than three, and only Workers of the own pool."""
    match move:
        case ("keep", *names):
            if len(names) > g.box.figures.keep_workers:
                return TOO_MANY
            return not_in_the_pool("PAL-PAS.3", g.players[ask.seat], names)
    return None


KEEP: Final = Topic("keep", verbs=("keep",), refuse=refuse_keeping, set_by=("PAL-PAS.3",))


@rule("PAL PAS.1 PAS.2 PAS.3 PAS.4 PAS.5")
def pass_round(g: Paladins, seat: Seat) -> Flow[None]:
    """Workers on the board return to the main supply; up to three of the pool may be kept."""
    p = g.players[seat]
    p.spaces = [EMPTY if space >= 0 else space for space in p.spaces]
    if any(p.pool):
        workers = yield from choose_thing(seat, KEEP, keep_options(g, seat))
        kept = [0] * len(WORKERS)
        for worker in workers:
            kept[worker] += 1
        p.pool = kept
    p.passed = True
    names = tuple(WORKERS[kind] for kind, n in enumerate(p.pool) for _ in range(n))
    g.tell(Passed(seat, names))


def keep_options(g: Paladins, seat: Seat) -> dict[Move, tuple[Worker, ...]]:
    """Every choice of Workers that the pool allows; keeping fewer is allowed too."""
    return allowed(g.players[seat].pool, keepings(g.box.figures.keep_workers))
