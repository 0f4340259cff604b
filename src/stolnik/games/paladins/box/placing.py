"""Which Workers fit which spaces: worked out once, when the box is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

from stolnik.rulebook import rule

from .components import ANY, CRIMINAL, WORKERS, Placing, Way, Worker

MOST: Final = 3
"""No action takes more Workers at once, and no player keeps more."""


@rule("PAL ACT.6 ACT.7 ACT.8")
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
    ways = tuple(way("place", workers) for _, _, workers in sorted(best.values()))
    return Placing(
        spaces=tuple(spaces),
        coloured=tuple(sorted(Counter(c for c in colours if c != ANY).items())),
        ways=ways,
        size=len(spaces),
    )


def way(verb: str, workers: tuple[Worker, ...]) -> Way:
    """These Workers, as a move that names them in the order of ``WORKERS``."""
    return Way(
        move=(verb, *(WORKERS[worker] for worker in sorted(workers))),
        workers=workers,
        need=sum(1 << MOST * kind + n - 1 for kind, n in Counter(workers).items()),
    )


@cache
def keepings(most: int) -> tuple[Way, ...]:
    """Every way to keep up to so many Workers, the largest first."""
    return tuple(
        way("keep", workers)
        for size in range(most, -1, -1)
        for workers in combinations_with_replacement(range(len(WORKERS)), size)
    )
