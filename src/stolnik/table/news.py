"""News from the other servers on the same database."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import psycopg

from stolnik.table import metrics
from stolnik.table.logs import log
from stolnik.table.problems import Problem
from stolnik.table.sitting import Sitting
from stolnik.table.store import CHANNEL, LINE, Step, hang_up, told_step
from stolnik.table.tables import encode
from stolnik.table.talk import line_of

if TYPE_CHECKING:
    from stolnik.table.house import House


BEAT: Final = 3.0
"""Seconds that a word to ourselves may take through the database; then comes the next."""
LOOK: Final = 1.0
"""Seconds between two looks whether it has come."""


class News:
    """Hears what others have stored, and does it here.

    A line that has died may say nothing of it, because a failover or a router has forgotten it.
    So the server says something to itself all the time, the way moves are stored, and if it does
    not hear what was stored, it connects anew.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.hears = False
        """Whether the line was sound when we last looked."""
        self._said = 0
        self._heard = 0
        self._said_at = 0.0
        self._saying: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Hear what other servers have stored; after a lost connection, look everything up."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("does not hear the other servers", error=type(error).__name__)
                metrics.DEAF.inc()
            finally:
                self.hears = False
            await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        url = "postgresql://" + self.house.settings.database.partition("://")[2]
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **LINE)
        too_late = asyncio.get_running_loop().call_later(BEAT, hang_up, connection)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            too_late.cancel()
            self.hears = True
            self._heard = self._said
            for sitting in list(self.house.sittings.values()):
                self.house.spawn(self.catch_up(sitting, also_room=True))
            while True:
                async for notification in connection.notifies(timeout=LOOK):
                    self._hear(notification.payload)
                if time.monotonic() - self._said_at < BEAT:
                    continue
                if self._heard < self._said:
                    raise TimeoutError
                if self._saying is None or self._saying.done():
                    self._saying = asyncio.create_task(self._say())
        finally:
            too_late.cancel()
            await connection.close()

    async def _say(self) -> None:
        number = self._said + 1
        with suppress(Problem):  # nothing was stored, so nothing can be heard
            await self.house.store.write(lambda c: self.house.store.tell(c, f"beat {number}"))
            self._said, self._said_at = number, time.monotonic()

    def _hear(self, news: str) -> None:
        try:
            self.heard(news)
        except Exception:  # whoever may use the database may say anything there
            log.exception("news failed")

    def heard(self, news: str) -> None:
        server, kind, *rest = news.split(" ", 4)
        if server == self.house.store.process:
            if kind == "beat":
                self._heard = int(rest[0])
            return
        if kind == "beat":
            return
        if kind == "presence":
            room, watchers, *seats = rest
            listed = [int(s) for s in (seats[0].split(",") if seats and seats[0] else [])]
            self.house.presence.heard(server, room, listed, int(watchers))
            if room in self.house.sittings:
                self.house.sittings[room].audience.tell_presence()
        elif kind == "session":
            self.house.close_session(rest[0])
        elif kind == "freed":
            self.house.tell_freed(rest[0], rest[1])
        elif kind == "lobby":
            self.house.lobby_changed()
        elif rest and rest[0] in self.house.sittings:
            sitting = self.house.sittings[rest[0]]
            if kind == "chat":
                self.house.spawn(self._say_again(sitting, int(rest[1])))
            else:
                told = told_step(rest[0], news) if kind == "step" else None
                self.house.spawn(self.catch_up(sitting, kind == "room", told))
        elif kind == "step":
            self.house.spawn(self._tell_whose_turn(rest[0]))

    async def _tell_whose_turn(self, room: str) -> None:
        """Somebody connected here may have a seat in a room that is awake elsewhere."""
        if self.house.connections:
            try:
                sitting = await self.house.sitting(room)
                sitting.audience.tell_whose_turn()
            except Problem:
                pass

    async def catch_up(self, sitting: Sitting, also_room: bool, told: Step | None = None) -> None:
        async with sitting.lock:
            if not sitting.gone:
                await self.take_over(sitting, also_room, told)

    async def take_over(self, sitting: Sitting, also_room: bool, told: Step | None = None) -> None:
        """Do what others have stored, or begin again from what is stored; ``lock`` is held."""
        try:
            if also_room:
                await sitting.reload_and_tell(sitting.scene.room(None, "en"))
            await sitting.catch_up(told)
        except Problem:
            sitting.fall_asleep()
        except Exception:
            log.exception("news failed", room=sitting.sheet.id)
            sitting.fall_asleep()

    async def _say_again(self, sitting: Sitting, line: int) -> None:
        try:
            said = await self.house.store.read(lambda c: line_of(c, line))
        except Problem:
            return
        if said is not None:
            sitting.audience.tell_all(encode(said))
