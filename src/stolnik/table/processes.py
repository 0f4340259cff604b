"""What would take too long for the event loop is done by other processes: bots and replays."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from stolnik.bots import SteadyBot, make
from stolnik.engine.dice import draw_seed
from stolnik.engine.match import Match
from stolnik.table import metrics
from stolnik.table.logs import hear_libraries, log

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED_BOTS: Final = 200


class Workers:
    """Processes with one task at a time each; what belongs together goes to the same one."""

    def __init__(self, count: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, count)

    async def run(self, key: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this in the process of a key; a process that died is replaced, once."""
        index = zlib.crc32(key.encode()) % len(self._pools)
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._pools[index] or self._make(index)
            try:
                call = _Call(work, args, kwargs)
                done: T = await loop.run_in_executor(pool, call)
                return done
            except BrokenExecutor:
                log.error("a worker process died")
                if self._pools[index] is pool:
                    self._pools[index] = None
                if last:
                    raise
        raise AssertionError

    def start(self) -> None:
        """Make the processes now, while there is everything that they need."""
        for index in range(len(self._pools)):
            self._make(index).submit(os.getpid)

    def _make(self, index: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        made = self._pools[index] = ProcessPoolExecutor(1, context, _ready, (os.getpid(),))
        return made

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                for process in list((pool._processes or {}).values()):
                    process.terminate()
                pool.shutdown(wait=False, cancel_futures=True)


class _Call:
    def __init__(self, work: Callable[..., Any], args: Any, kwargs: Any) -> None:
        self.work, self.args, self.kwargs = work, args, kwargs

    def __call__(self) -> Any:
        return self.work(*self.args, **self.kwargs)


def _ready(server: int) -> None:
    """In a new process: to stop is for the server to say, and the tables come first."""
    if hasattr(os, "nice"):
        os.nice(5)
    hear_libraries()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(server,), daemon=True).start()


def _leave_with(server: int) -> None:
    """A server that was killed cannot send its processes home, so they look after it."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


class BotProcesses:
    """Bots think here."""

    def __init__(self, count: int) -> None:
        self._workers = Workers(count)

    async def choose(self, room: str, seat: int, bot: str, saved: bytes) -> tuple[str | int, ...]:
        started = time.perf_counter()
        move = await self._workers.run(room, choose, room, seat, bot, saved)
        metrics.BOT_SECONDS.observe(time.perf_counter() - started)
        return move

    def start(self) -> None:
        self._workers.start()

    def close(self) -> None:
        self._workers.close()


_bots: OrderedDict[tuple[str, int, str], SteadyBot] = OrderedDict()


def choose(room: str, seat: int, name: str, saved: bytes) -> tuple[str | int, ...]:
    """The move of a bot, in its own process; it keeps its plans from move to move.

    Its luck is its own: who could guess it would know its answers before they are shown.
    """
    key = (room, seat, name)
    bot = _bots.pop(key, None) or make(name, draw_seed())
    _bots[key] = bot
    if len(_bots) > REMEMBERED_BOTS:
        _bots.popitem(last=False)
    move = bot.choose(Match.resume(saved).at(seat))
    if bot.lost:  # its seed stands in the log now
        del _bots[key]
    return move
