"""What a server does without being asked: sleep, clocks, bots that are stuck, final answers."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from stolnik.table import clock, rooms
from stolnik.table.logs import log
from stolnik.table.people import existing
from stolnik.table.problems import Problem
from stolnik.table.rooms import Sheet
from stolnik.table.sitting import Sitting

if TYPE_CHECKING:
    from stolnik.table.house import House

STAND_IN: Final = "greedy"
FINALS_REST: Final = 4.0
"""After a look for final answers, so many times as long is left to others."""
SWEEP_EVERY: Final = 10.0
FINALS_AFTER: Final = 0.15
TIDY_AFTER: Final = 50
"""Games that are put to sleep before it is worth while to look for what they leave in memory."""
TIDY_EVERY: Final = 600.0
STUCK: Final = 20.0
"""Seconds after which any server takes care of a bot that has not moved."""


class Caretaker:
    """Looks after the rooms of one server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._finals: deque[tuple[str, int, int]] = deque()
        self._finals_wanted = asyncio.Event()

    def want_finals(self, room: str, seat: int, tick: int) -> None:
        """Somebody would like to know which answers to a question cannot be taken back."""
        self._finals.append((room, seat, tick))
        self._finals_wanted.set()

    async def look_for_finals(self) -> None:
        """One after the other and in another process, so that it never slows a table."""
        while True:
            await self._finals_wanted.wait()
            self._finals_wanted.clear()
            await asyncio.sleep(FINALS_AFTER)  # who answers sooner does not need to know
            while self._finals:
                room, seat, tick = self._finals.popleft()
                sitting = self.house.sittings.get(room)
                course = None if sitting is None else sitting.scene.course
                if sitting is None or course is None or course.ticks[seat] != tick:
                    continue  # answered meanwhile
                started = time.monotonic()
                try:
                    await sitting.finals(seat, tick)
                except Exception as error:
                    log.warning("finals failed", error=type(error).__name__)
                await asyncio.sleep(min(1.0, FINALS_REST * (time.monotonic() - started)))

    async def put_to_sleep(self) -> None:
        """Games that nobody looks at are put to sleep; they wake at a move.

        What they leave in memory is looked for when there is as much of it as there is in use,
        and now and then for the rest: to look through all that is awake halts the tables.
        """
        asleep, tidied = 0, time.monotonic()
        while True:
            await asyncio.sleep(min(5.0, max(0.05, self.house.settings.sleep_after / 4)))
            before = time.monotonic() - self.house.settings.sleep_after
            for sitting in list(self.house.sittings.values()):
                busy = sitting.audience.views or sitting.bots.busy or sitting.lock.locked()
                if not busy and sitting.used < before:
                    sitting.fall_asleep()
                    asleep += 1
            late = time.monotonic() - tidied > TIDY_EVERY
            if late or asleep >= max(TIDY_AFTER, len(self.house.sittings)):
                gc.collect()
                asleep, tidied = 0, time.monotonic()

    async def keep_time(self) -> None:
        """Store how far the playtime has come; while that cannot be done, it stands."""
        while True:
            await asyncio.sleep(self.house.playtime.every)
            with suppress(Problem):
                await self.house.playtime.beat()

    async def look_at_clocks_and_bots(self) -> None:
        """Clocks that have run out, and bots whose server has gone."""
        # Where there is no other server, no bot thinks yet for whom one would have to wait.
        sweep, patience = -SWEEP_EVERY, STUCK if self.house.store.postgres else 0.0
        while True:
            await asyncio.sleep(min(1.0, self.house.settings.notice_tick))
            now = time.monotonic()
            try:
                for sitting in list(self.house.sittings.values()):
                    try:
                        await self._look_at_clocks(sitting)
                    except Problem as problem:
                        log.warning("a clock waits", room=sitting.sheet.id, code=problem.code)
                    except Exception:  # the others have clocks, too
                        log.exception("a clock failed", room=sitting.sheet.id)
                if now - sweep >= SWEEP_EVERY:
                    sweep = now
                    await self._sweep(patience)
                    patience = STUCK
            except Problem:
                continue  # the store is out of reach; we look again
            except Exception:
                log.exception("the clocks failed")

    async def _sweep(self, patience: float) -> None:
        now, playtime = time.time(), self.house.playtime.now()
        stuck = await self.house.store.read(
            lambda c: rooms.waiting_for_bots(c, now, patience) + rooms.with_late_clock(c, playtime)
        )
        for room in stuck:
            if room not in self.house.sittings:
                try:
                    await self.house.sitting(room)
                except Problem as problem:
                    log.warning("a room does not wake", room=room, code=problem.code)
                except Exception:
                    log.exception("a room does not wake", room=room)
            else:
                self.house.sittings[room].bots.go_on()
        await self._look_for_changes()
        await self._look_at_sessions()
        for room in self.house.presence.rooms_here() if self.house.store.postgres else ():
            await self.house.announce(room)

    async def _look_for_changes(self) -> None:
        """Rooms that somebody else has changed, such as the administrator, and games in which
        another server has stored steps that we have not heard of."""
        awake = list(self.house.sittings)
        if not awake:
            return
        stored = await self.house.store.read(lambda c: rooms.all_stand_at(c, awake))
        for room, (revision, step) in stored.items():
            sitting = self.house.sittings.get(room)
            if sitting is None:
                continue
            changed = sitting.sheet.revision < revision
            if changed or sitting.scene.step < step:
                await self.house.news.catch_up(sitting, also_room=changed)
                sitting.bots.go_on()

    async def _look_at_sessions(self) -> None:
        """Connections whose session was revoked where we did not hear it."""
        used = {c.session.id for each in self.house.connections.values() for c in each}
        if used:
            valid = await self.house.store.read(lambda c: existing(c, sorted(used)))
            for session in used - valid:
                self.house.close_session(session)

    async def _look_at_clocks(self, sitting: Sitting) -> None:
        sheet = sitting.sheet
        if sheet.clocks is None or sheet.clock is None or sheet.clock.after != "bot":
            return
        if sheet.phase != "playing" or sheet.paused:
            return
        for seat in clock.late(sheet.clocks, self.house.playtime.now()):
            if sheet.seats[seat].played_by is None:
                continue
            async with sitting.lock:
                now = sitting.sheet
                if now.clocks is None or seat not in clock.late(
                    now.clocks, self.house.playtime.now()
                ):
                    continue

                def hand_over(connection: Connection, sheet: Sheet, seat: int = seat) -> None:
                    rooms.change_seat(connection, sheet, seat, bot=STAND_IN)

                await sitting.change(hand_over)
                log.info("time is up", room=sheet.id, seat=seat)
                sitting.bots.go_on()
