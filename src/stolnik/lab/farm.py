"""Much work, done by several processes: each piece whole, in order of ending.

A piece of work and the process that does it have nothing to do with each other, so a process
that dies costs only what it was at: that is done once more by another.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from typing import Final, TypeVar

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")

IN_FLIGHT: Final = 4
"""Pieces of work that wait in front of each worker, so that none is idle."""

PATIENCE: Final = 3
"""How often a piece of work may be in hand when a worker dies, before it is blamed for it."""


def each(work: Callable[[T], R], things: Iterable[T], workers: int = 1) -> Iterator[R]:
    """Do the work for each thing; with several workers they end in any order.

    >>> sorted(each(abs, [-3, 1, -2]))
    [1, 2, 3]
    """
    if workers <= 1:
        yield from map(work, things)
        return
    rest = iter(things)
    struck: Counter[T] = Counter()
    while True:
        in_hand: list[T] = []
        yield from _until_one_dies(work, rest, workers, in_hand)
        if not in_hand:
            return
        struck.update(in_hand)
        if max(struck[thing] for thing in in_hand) >= PATIENCE:
            raise BrokenProcessPool("Workers die of this work.")
        rest = chain(in_hand, rest)


def _until_one_dies(
    work: Callable[[T], R], rest: Iterator[T], workers: int, in_hand: list[T]
) -> Iterator[R]:
    """What is done until all is, or until a worker dies; then ``in_hand`` has what was begun."""
    # Fresh processes are alike on every system; copies of this one would share its threads.
    fresh = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=_leave_the_keyboard) as pool:
        begun: dict[Future[R], T] = {}
        try:
            while True:
                for thing in islice(rest, workers * IN_FLIGHT - len(begun)):
                    in_hand.append(thing)
                    begun[pool.submit(work, thing)] = thing
                if not begun:
                    return
                for future in wait(begun, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    in_hand.remove(begun.pop(future))
                    yield result
        except BrokenProcessPool:
            begun.clear()
        finally:
            if begun:  # nobody waits for what is still being done
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()


def _leave_the_keyboard() -> None:
    """Ctrl-C is for the main process, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
