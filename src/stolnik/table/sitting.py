"""A room that is awake: the one door through which it changes.

One match is changed by one task at a time, the holder of ``lock``.  A step is first tried on the
match, then stored, and only then acknowledged and shown; while it is being stored nobody looks.
What another server has stored arrives as news, and is done here in the same order.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from stolnik.engine.errors import StolnikError
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from stolnik.table import clock, metrics, orders, replays, rooms
from stolnik.table.audience import Audience
from stolnik.table.course import Course
from stolnik.table.logs import log
from stolnik.table.opening import Kept, do, opening_of, play_through
from stolnik.table.orders import Orders
from stolnik.table.problems import Overtaken, Problem, of_the_engine
from stolnik.table.protocol import Lang, PreviewInfo, Room, StandingOrder
from stolnik.table.rooms import Sheet
from stolnik.table.scene import Scene
from stolnik.table.schema import Standing
from stolnik.table.store import Append, Conflict, Step
from stolnik.table.tables import encode
from stolnik.table.thinking import Thinking
from stolnik.table.waking import wake

if TYPE_CHECKING:
    from stolnik.table.house import House

AUTOMATIC: Final = 500
"""How many answers in a row standing orders may give."""


class Sitting:
    """A room that is awake: what there is to see, those who look, its bots, and its changes."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        self.house = house
        self.scene = Scene(house, sheet)
        self.audience = Audience(house, self.scene)
        self.bots = Thinking(house, self.scene, self.audience, self._answer_for_bot)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.silent = False
        """Whether nobody can have said anything here: it was made by the only server there is."""
        self.gone = False
        """Whether it has been put to sleep; whoever still holds it looks for the new one."""

    @property
    def sheet(self) -> Sheet:
        return self.scene.sheet

    # -- waking and sleeping ---------------------------------------------------------------

    async def wake(self) -> None:
        """From what is stored to a match that can go on."""
        self.scene.stand(await wake(self.house.store, self.house.playtime, self.sheet))

    def fall_asleep(self) -> None:
        """Forget the match; whoever comes next wakes it from what is stored."""
        self.gone = True
        self.bots.end()
        self.house.forget(self)

    async def save_now(self) -> None:
        """Store the match as it stands; ``lock`` is held."""
        sheet, course = self.sheet, self.scene.course
        if course is None or self.gone or sheet.phase != "playing":
            return
        if course.step == sheet.saved_at:
            return
        if sheet.saved is None:
            kept = Kept(opening_of(sheet).match().save(), [0] * (sheet.players + 1))
        else:
            kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
        kept = msgspec.structs.replace(kept, latest=course.match.save(), latest_at=course.step)
        saved = msgspec.msgpack.encode(kept)
        await self.house.store.write(lambda c: rooms.keep(c, sheet, saved))

    # -- what others have changed ----------------------------------------------------------

    async def reload(self) -> None:
        """Look at the stored room again: somebody else has changed it."""
        room = self.sheet.id
        found = await self.house.store.read(lambda c: rooms.load(c, room))
        if found is None:
            raise Problem("unknown")
        before = self.sheet
        begun = self.scene.renew(found)
        if begun and before.phase == "gathering":
            self.house.begun(found.id, found.players)
        if begun and not self.scene.foreign:
            await self.wake()
        self.audience.check_views()
        if found.private and not before.private:
            await self.audience.let_strangers_go()

    async def reload_and_tell(self, before: Room) -> None:
        """The same, and if those who look can see that something changed, they are told."""
        await self.reload()
        if self.scene.room(None, "en") != before:
            self.audience.tell_room()

    async def catch_up(self, told: Step | None = None) -> None:
        """Do what other servers have stored, which may have been told with the news.

        ``lock`` is held.
        """
        course, room = self.scene.course, self.sheet.id
        if course is None:
            await self.reload()
            self.audience.tell_room()
            self.audience.tell_tables()
            return
        at = course.step
        if told is not None and told.number <= at:
            return
        if told is not None and told.number == at + 1:
            steps = [told]
        else:
            steps = await self.house.store.read(lambda c: rooms.steps_after(c, room, at))
        if not steps:
            return
        try:
            if any(step.kind == "back" for step in steps):
                raise ValueError("the save of that step is the shortest way")
            low = course.follow(steps)
        except (StolnikError, ValueError):
            await self.reload()
            await self.wake()
            low = 0
        now = self.scene.course
        if now is not None and now.match.over:
            await self.reload()
            self.audience.tell_room()
        elif self.sheet.orders or self.sheet.clocks is not None:
            await self.reload()  # orders may have been used up; whoever stored it set the clocks
        elif now is not None:
            self._take_times(now.match, steps[-1].at)
        self.audience.tell_tables(low)
        self.bots.go_on()

    def _take_times(self, match: Match, at: float) -> None:
        """Who is waited for after steps of another server."""
        waiting = [ask.seat for ask in match.pending]
        self.scene.sheet = msgspec.structs.replace(
            self.sheet, number=match.number_for(None), waiting=waiting, touched=at
        )

    # -- moving ----------------------------------------------------------------------------

    async def submit(self, person: str, seat: int, question: str, move: Move) -> None:
        """Somebody answers the question that they name; ``lock`` is held."""
        await self._step("move", person, seat, question, move)

    async def undo(self, person: str, seat: int, question: str) -> None:
        """Somebody takes their last answer back; ``lock`` is held."""
        await self._step("undo", person, seat, question)

    async def _step(
        self, kind: str, person: str, seat: int, question: str, move: Move = ()
    ) -> None:
        """Do it; if another server was faster, once more if the same is still asked."""
        self._may_step(kind, person, seat, question, move)
        try:
            await self._do(kind, seat, move)
        except Overtaken:
            self._may_step(kind, person, seat, question, move)
            await self._do(kind, seat, move)
        await self._after()

    def _may_step(self, kind: str, person: str, seat: int, question: str, move: Move) -> None:
        self.used = time.monotonic()
        sheet = self.sheet
        owner = sheet.need_owner(person, seat)
        sheet.need_phase("playing")
        if owner.bot is not None:
            raise Problem("forbidden")
        if sheet.paused:
            raise Problem("phase", detail="paused")
        course = self.scene.running()
        if question != course.question(seat):
            raise Problem("stale")
        if kind == "move":
            if course.chair(seat).ask is None:
                raise Problem("not-asked")
            self.scene.need_offered(seat, move)

    async def _answer_for_bot(self, seat: int, tick: int, move: Move) -> None:
        """What a bot has found, if it still plays the seat and the same is asked."""
        async with self.lock:
            course, sheet = self.scene.course, self.sheet
            if self.gone or course is None or course.ticks[seat] != tick:
                return
            if sheet.seats[seat].bot is None or sheet.phase != "playing" or sheet.paused:
                return
            await self._do("move", seat, move)
            await self._after()

    async def _do(
        self, kind: str, seat: int, move: Move, orders_left: dict[str, Orders] | None = None
    ) -> None:
        """Try a step, store it, and show it: in this order; ``lock`` is held."""
        course, sheet = self.scene.running(), self.sheet
        match, waited = course.match, set(sheet.waiting)
        step = Step(sheet.id, course.step + 1, kind, seat, move, match.game.version, time.time())
        try:
            happened = course.do(step)
        except StolnikError as error:
            if error.message == "broken-rule":
                self._log_fault(match, step, error)
            raise of_the_engine(error) from error
        left = sheet.orders if orders_left is None else orders_left
        try:
            if left and kind == "move":
                left = orders.struck_out(left, match.game.speech.vocabulary, seat, happened)
            made = course.made(step)
            await self._store(match, step, left, course.keep(made))
        except Problem:
            raise
        except BaseException:
            if not self.gone:
                self.fall_asleep()  # the match has moved, and what is stored has not
            raise
        course.count(made)
        metrics.steps(kind).inc()
        self.audience.tell_whose_turn(waited)
        self.audience.tell_tables(match.number)
        if self.bots.let_go() or self.sheet.phase == "over":
            self.audience.tell_room()
        if self.sheet.phase == "over":
            self.house.lobby_changed()

    def _log_fault(self, match: Match, step: Step, error: StolnikError) -> None:
        """A rule has failed: with all that one needs to make it fail again."""
        cause = error.__cause__ or error
        last = traceback.extract_tb(cause.__traceback__)[-1]
        log.error(
            "a rule failed",
            room=self.sheet.id,
            fork=self.sheet.base is not None,
            step=step.number,
            game=match.game.name,
            version=match.game.version,
            players=match.players,
            options=match.options,
            seed=match.seed,
            nonces=match.nonces,
            number=match.number + 1,
            seat=step.seat,
            move=step.move,
            error=type(cause).__name__,
            where=f"{last.filename.rpartition('stolnik/')[2]}:{last.lineno} {last.name}",
        )

    async def _store(
        self, match: Match, step: Step, orders_left: dict[str, Orders], values: dict[str, Any]
    ) -> None:
        """Store a step with all that follows from it; what cannot be stored has not happened."""
        sheet = self.sheet
        waiting, number = [ask.seat for ask in match.pending], match.number_for(None)
        private = (waiting, number) == (sheet.waiting, sheet.number)
        touched = sheet.touched if private else step.at  # rooms are listed in this order
        clocks = sheet.clocks
        if clocks is not None and sheet.clock is not None and not sheet.paused:
            now = self.house.playtime.now()
            clocks = clock.turn(clocks, sheet.clock, waiting, now, step.kind == "undo")
        changed = dict(values)
        if orders_left != sheet.orders:
            changed["orders"] = orders_left
        if match.over:
            changed.update(
                phase="over",
                end="played",
                ended=step.at,
                standings=[Standing(s.seat, s.place, s.score, s.reason) for s in match.standings],
                proposals=[],
            )
        try:
            await self.house.store.append(
                Append(
                    step,
                    number,
                    encode(waiting).decode(),
                    None if clocks is None else encode(clocks).decode(),
                    sheet.revision,
                    changed,
                    self._due(waiting, step.at),
                    touched,
                )
            )
        except Conflict:
            await self._begin_anew()
            raise Overtaken from None
        except BaseException:
            self.fall_asleep()  # whether it was stored, only the store knows
            raise
        self.scene.sheet = msgspec.structs.replace(
            sheet, number=number, waiting=waiting, clocks=clocks, touched=touched, **changed
        )

    async def _begin_anew(self) -> None:
        """Another server was faster: stand where it has brought the game."""
        await self.reload()
        await self.wake()
        self.audience.tell_room()
        self.audience.tell_tables(0)

    def _due(self, waiting: list[int], at: float) -> tuple[tuple[str, float | None], ...]:
        """Who wants to be told that it is their turn, or no longer is."""
        if not any(seat.notices for seat in self.sheet.seats):
            return ()
        before = set(self.sheet.waiting)
        found: list[tuple[str, float | None]] = []
        for seat in self.sheet.seats:
            if seat.notices and seat.played_by is not None:
                if seat.seat in waiting and seat.seat not in before:
                    found.append((seat.played_by, at))
                elif seat.seat in before and seat.seat not in waiting:
                    found.append((seat.played_by, None))
        return tuple(found)

    async def go_back(self, number: int) -> None:
        """All have agreed to take moves back, up to a number of them; ``lock`` is held."""
        sheet, course = self.sheet, self.scene.running()
        steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
        opening = opening_of(sheet)
        try:
            # Beside the event loop: it is the whole game, twice.
            match = await asyncio.to_thread(play_through, opening, steps)
            first, version = match.first, match.game.version
            if not first <= number < match.number:
                raise Problem("no-undo", detail="number", number=number)
            at, kept = course.step + 1, number - first
            step = Step(sheet.id, at, "back", 0, (), version, time.time(), kept)
            match = await asyncio.to_thread(do, match, step, opening)
        except StolnikError as error:
            raise of_the_engine(error) from error
        ticks = [at] * (sheet.players + 1)
        saved = msgspec.msgpack.encode(Kept(match.save(), ticks))
        await self._store(match, step, {}, {"saved": saved, "saved_at": at})
        self.scene.course = Course(sheet.seed, match, ticks, at, (saved, at))
        self.audience.tell_tables(number)

    # -- what follows by itself ------------------------------------------------------------

    async def _after(self) -> None:
        """Answers that were given beforehand, then the bots."""
        for _ in range(AUTOMATIC):
            found = self._ordered()
            if found is None:
                break
            seat, move, left = found
            try:
                await self._do("move", seat, move, left)
            except Problem as problem:
                log.warning("an order failed", room=self.sheet.id, code=problem.code)
                break
        self.bots.go_on()

    def _ordered(self) -> tuple[int, Move, dict[str, Orders]] | None:
        sheet, course = self.sheet, self.scene.course
        if course is None or not sheet.orders or sheet.paused or sheet.phase != "playing":
            return None
        for ask in course.match.pending:
            given = sheet.ordered(ask.seat)
            found = orders.answer(given, ask)
            if found is not None:
                key, (order, move) = str(ask.seat), found
                left = Orders(sheet.orders[key].person, orders.used(given, order))
                return ask.seat, move, {**sheet.orders, key: left}
        return None

    async def finals(self, seat: int, tick: int) -> None:
        """Look which answers to a question cannot be taken back, and tell those who look."""
        async with self.lock:
            course = self.scene.course
            if self.gone or course is None or course.ticks[seat] != tick:
                return
            saved = course.match.save()
        moves = await self.house.replays.run("", self.sheet.id, replays.finals, saved, seat)
        if self.scene.running().ticks[seat] == tick:
            self.audience.tell_finals(seat, moves)

    async def previews(
        self, person: str, seat: int, question: str, moves: Sequence[Move], lang: Lang
    ) -> list[PreviewInfo]:
        """What some answers to its question would bring a seat; worked out elsewhere."""
        async with self.lock:
            course = self.scene.running()
            self.sheet.need_owner(person, seat)
            if question != course.question(seat):
                raise Problem("stale")
            ask = course.chair(seat).ask
            offered = [] if ask is None else [move for move in moves if move in ask.options]
            saved = course.match.save()
        room = self.sheet.id
        return await self.house.replays.run(
            person, room, replays.previews, saved, seat, lang, offered
        )

    async def set_orders(self, person: str, seat: int, given: list[StandingOrder]) -> None:
        """Somebody gives answers beforehand; ``lock`` is held."""

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_phase("playing")
            if sheet.need_owner(person, seat).bot is not None:
                raise Problem("forbidden")
            kept = {**sheet.orders, str(seat): Orders(person, given)}
            rooms.change(connection, sheet, orders=kept)

        await self.change(work)
        for view in self.audience.views:
            if view.seat == seat:
                self.audience.tell_table(view)
        await self._after()

    # -- changes of the room ---------------------------------------------------------------

    async def change(self, work: Callable[[Connection, Sheet], None]) -> None:
        """Change what is agreed in the room; ``lock`` is held.

        The work checks the sheet that it is given, which is the newest, and writes.
        """
        store, before = self.house.store, self.scene.room(None, "en")
        for _ in range(5):
            sheet = self.sheet

            def write(connection: Connection, sheet: Sheet = sheet) -> None:
                work(connection, sheet)
                store.tell(connection, f"room {sheet.id}")

            try:
                await store.write(write)
            except Conflict:
                await self.reload()
                continue
            await self.reload_and_tell(before)
            return
        raise Problem("stale")
