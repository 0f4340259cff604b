"""Passing: the board is cleared, and a few Workers stay for the next Round."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins.components import WORKER_OF, WORKERS
from stolnik.games.paladins.events import Passed
from stolnik.games.paladins.state import EMPTY, Paladins
from stolnik.games.paladins.workers import allowed, keepings

TOO_MANY: Final = Refusal("PAL-PAS.4")
NOT_IN_THE_POOL: Final = Refusal("PAL-PAS.3")


@rule("PAL-PAS.1", "PAL-PAS.2", "PAL-PAS.3", "PAL-PAS.4", "PAL-PAS.5")
def pass_round(g: Paladins, seat: Seat) -> Flow[None]:
    """Workers on the board return to the main supply; up to three of the pool may be kept."""
    p = g.players[seat]
    p.spaces = [EMPTY if space >= 0 else space for space in p.spaces]
    if any(p.pool):
        move = yield from choose(seat, "keep", keep_options(g, seat))
        kept = [0] * len(WORKERS)
        for name in move[1:]:
            kept[WORKER_OF[str(name)]] += 1
        p.pool = kept
    p.passed = True
    names = tuple(WORKERS[kind] for kind, n in enumerate(p.pool) for _ in range(n))
    g.tell(Passed(seat, names))


def keep_options(g: Paladins, seat: Seat) -> list[Move]:
    """Every choice of Workers that the pool allows; keeping fewer is allowed too."""
    return allowed(g.players[seat].pool, keepings(g.box.figures.keep_workers))


def refuse_keeping(g: Paladins, seat: Seat, workers: list[str]) -> Refusal | None:
    """No more than three, and only Workers of the own pool."""
    if len(workers) > g.box.figures.keep_workers:
        return TOO_MANY
    pool = g.players[seat].pool
    if any(
        name not in WORKER_OF or workers.count(name) > pool[WORKER_OF[name]] for name in workers
    ):
        return NOT_IN_THE_POOL
    return None
