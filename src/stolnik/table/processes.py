"""What would take too long for the event loop is done by other processes: bots and replays."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import zlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from stolnik.bots import SteadyBot, make
from stolnik.engine.dice import draw_seed
from stolnik.engine.match import Match
from stolnik.table import metrics
from stolnik.table.logs import hear_libraries, log
from stolnik.table.problems import Problem

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED_BOTS: Final = 200
PATIENCE: Final = 60.0
"""Seconds after which work has no end: its process is replaced."""
SOON: Final = 0.5
"""Seconds that one waits for the process that remembers the same key, while others are idle."""


class _Task(NamedTuple):
    """What one of them would like to have done."""

    key: str
    call: _Call
    answer: asyncio.Future[Any]


class Workers:
    """Processes with one task at a time each, and a queue in which everybody has a turn.

    Each has one task done at a time, and one after the other they have theirs done: however much
    somebody asks for, others wait no longer for it.  What nobody waits for any more is not done.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._processes = [_Process(patience) for _ in range(max(1, count))]
        self._lanes: dict[str, deque[_Task]] = {}
        """What waits, by whose it is; whose turn is next comes first."""
        self._served: set[str] = set()
        """Whose tasks are being done."""
        self._doing: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self) -> None:
        """Make the processes now, while there is everything that they need."""
        for process in self._processes:
            process.start()

    async def run(
        self, whose: str, key: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do this when it is somebody's turn, where the same key was dealt with before if soon."""
        if self._closed:
            raise Problem("stopping")
        task = _Task(key, _Call(work, args, kwargs), asyncio.get_running_loop().create_future())
        self._lanes.setdefault(whose, deque()).append(task)
        self._hand_out()
        try:
            done: T = await task.answer
            return done
        finally:
            lane = self._lanes.get(whose, deque())
            if task in lane:
                lane.remove(task)
                if not lane:
                    del self._lanes[whose]

    def _hand_out(self) -> None:
        loop = asyncio.get_running_loop()
        for whose in [each for each in self._lanes if each not in self._served]:
            idle = [process for process in self._processes if process.since is None]
            if not idle:
                return
            lane = self._lanes[whose]
            usual = self._processes[zlib.crc32(lane[0].key.encode()) % len(self._processes)]
            if usual.since is not None and (rest := usual.since + SOON - loop.time()) > 0:
                loop.call_later(rest, self._hand_out)
                continue
            process = idle[0] if usual.since is not None else usual
            task = lane.popleft()
            if not lane:
                del self._lanes[whose]
            process.since = loop.time()
            self._served.add(whose)
            doing = asyncio.create_task(self._do(process, whose, task))
            self._doing.add(doing)
            doing.add_done_callback(self._doing.discard)

    async def _do(self, process: _Process, whose: str, task: _Task) -> None:
        try:
            done = await process.run(task.call)
            if not task.answer.done():
                task.answer.set_result(done)
        except Exception as error:
            if not task.answer.done():
                task.answer.set_exception(error)
        finally:
            if not task.answer.done():
                task.answer.set_exception(Problem("stopping"))
            process.since = None
            self._served.discard(whose)
            if whose in self._lanes:  # from now on behind all others
                self._lanes[whose] = self._lanes.pop(whose)
            self._hand_out()

    def close(self) -> None:
        """End the processes; what was asked of them is not done."""
        self._closed = True
        for lane in self._lanes.values():
            for task in lane:
                if not task.answer.done():
                    task.answer.set_exception(Problem("stopping"))
        self._lanes.clear()
        for doing in self._doing:
            doing.cancel()
        for process in self._processes:
            process.end()


class _Process:
    """One process; it is made anew when it has died, or when its work has no end."""

    def __init__(self, patience: float) -> None:
        self.since: float | None = None
        """When it began what it does now."""
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self._made().submit(os.getpid)

    def _made(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, _ready, (os.getpid(),))
        return self._pool

    async def run(self, call: _Call) -> Any:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                working = loop.run_in_executor(self._made(), call)
                try:
                    await asyncio.wait({working}, timeout=self._patience)
                    if working.done():
                        return working.result()
                finally:
                    working.cancel()
                log.error("a worker process was replaced", work=call.name)
                self.end()
                raise Problem("too-long")
            except BrokenExecutor:
                log.error("a worker process died", work=call.name)
                self.end()
                if last:
                    raise
        raise AssertionError

    def end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class _Call:
    def __init__(self, work: Callable[..., Any], args: Any, kwargs: Any) -> None:
        self.work, self.args, self.kwargs = work, args, kwargs
        self.name: str = getattr(work, "__name__", "?")

    def __call__(self) -> Any:
        return self.work(*self.args, **self.kwargs)


def _ready(server: int) -> None:
    """In a new process: to stop is for the server to say, and the tables come first."""
    if hasattr(os, "nice"):
        os.nice(5)
    hear_libraries()
    for told in (signal.SIGINT, signal.SIGTERM):  # as one tells all processes of a service
        signal.signal(told, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(server,), daemon=True).start()


def _leave_with(server: int) -> None:
    """A server that was killed cannot send its processes home, so they look after it."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


class BotProcesses:
    """Bots think here."""

    def __init__(self, count: int, patience: float = 2 * PATIENCE) -> None:
        self._workers = Workers(count, patience)

    async def choose(self, room: str, seat: int, bot: str, saved: bytes) -> tuple[str | int, ...]:
        """What a bot does; of one whose thoughts have no end the move is left to chance."""
        started = time.perf_counter()
        try:
            move = await self._workers.run(room, room, choose, room, seat, bot, saved)
        except Problem as problem:
            if problem.code == "stopping":
                raise asyncio.CancelledError from None  # the next server asks again
            move = await self._workers.run(room, room, choose, room, seat, "random", saved)
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
