"""Whether people can play here: what they need is tried, and whoever asks is answered in time."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select, text

from stolnik import __version__
from stolnik.table import schema
from stolnik.table.problems import Problem
from stolnik.table.protocol import Health

if TYPE_CHECKING:
    from stolnik.table.house import House

DEADLINE: Final = 3.0
"""Seconds after which the answer is that it takes too long."""
LEAST_ROOM: Final = 32 * 1024 * 1024
"""Bytes that must be free on the disk of an SQLite file."""


class Checkup:
    """Tries the store; while one trial is under way, all who ask wait for the same."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._trials: dict[str, asyncio.Task[str]] = {}

    async def look(self) -> Health:
        house = self._house
        trials = [self._trial("read", self._read), self._trial("write", self._write)]
        await asyncio.wait(trials, timeout=DEADLINE)
        database, writing = (each.result() if each.done() else "slow" for each in trials)
        news = "ok" if house.news.hears or not house.store.postgres else "deaf"
        return Health(
            ok=(database, writing, news) == ("ok", "ok", "ok") and not house.stopping,
            server=__version__,
            stopping=house.stopping,
            database=database,
            writing=writing,
            news=news,
            rooms=len(house.sittings),
            connections=sum(map(len, house.connections.values())),
        )

    def _trial(self, name: str, work: Callable[[], Awaitable[str]]) -> asyncio.Task[str]:
        found = self._trials.get(name)
        if found is None or found.done():
            found = self._trials[name] = asyncio.ensure_future(self._try(work))
        return found

    async def _try(self, work: Callable[[], Awaitable[str]]) -> str:
        try:
            return await work()
        except Problem:
            return "out of reach"

    async def _read(self) -> str:
        await self._house.store.read(lambda c: c.execute(select(schema.rooms.c.id).limit(1)))
        return "ok"

    async def _write(self) -> str:
        """Where moves are stored, by the same thread, but nothing is."""
        return await self._house.store.write(accepts)


def accepts(connection: Connection) -> str:
    """Whether a transaction that may write, as this one, could do so."""
    if connection.dialect.name == "postgresql":
        said = connection.scalar(text("SELECT current_setting('transaction_read_only')"))
        return "ok" if said == "off" else "read-only"
    file = connection.engine.url.database  # that it has begun is the trial: it has the lock
    if file and file != ":memory:" and shutil.disk_usage(file).free < LEAST_ROOM:
        return "full"
    return "ok"
