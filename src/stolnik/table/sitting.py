"""A room that is awake: its match, those who look at it, and the one door through which it changes.

One match is changed by one task at a time, the holder of ``lock``.  A step is first tried on the
match, then stored, and only then acknowledged and shown; while it is being stored nobody looks.
What another server has stored arrives as news, and is done here in the same order.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.table import clock, metrics, orders, rooms
from stolnik.table.awake import encode, forget_what_was_long_ago, learned, opening_of, ticked
from stolnik.table.logs import log
from stolnik.table.opening import Kept, Mark, do, marks, play_through
from stolnik.table.orders import Orders
from stolnik.table.problems import Problem, of_the_engine
from stolnik.table.protocol import Room, StandingOrder
from stolnik.table.rooms import Sheet
from stolnik.table.schema import Standing
from stolnik.table.store import Append, Conflict, Step
from stolnik.table.telling import Telling

if TYPE_CHECKING:
    from stolnik.table.house import House

KEEP_EVERY: Final = 20
"""Steps between two saves; a game wakes from the last but one, so that undo reaches further."""
AUTOMATIC: Final = 500
"""How many answers in a row standing orders may give."""


class Overtaken(Problem):
    """Another server has stored a step or changed the room before; we stand there now."""

    def __init__(self) -> None:
        super().__init__("stale")


class Sitting(Telling):
    """A room that is awake and can change."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        super().__init__(house, sheet)
        self._thinking: dict[int, int] = {}
        """The seats for which a bot thinks, with the tick of the question."""
        self._stuck: dict[int, int] = {}
        """The seats whose bot had no move that could be made, with the tick of the question."""
        self._marked: tuple[Match, int, list[Mark]] | None = None
        """What each seat was asked after the last step of our own, with the match and the step."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what others have changed ----------------------------------------------------------

    async def reload(self) -> None:
        """Look at the stored room again: somebody else has changed it."""
        found = await self.house.store.read(lambda c: rooms.load(c, self.sheet.id))
        if found is None:
            raise Problem("unknown")
        begun = self.match is None and found.phase not in ("gathering", "closed")
        if begun and self.sheet.phase == "gathering":
            self.house.begun(self.sheet.id, found.players)
        hidden = found.private and not self.sheet.private
        self.sheet = found
        self._names = []
        if begun and self._theirs is None:
            await self.wake()
        self.check_views()
        if hidden:
            await self.let_strangers_go()

    async def reload_and_tell(self, before: Room) -> None:
        """The same, and if those who look can see that something changed, they are told."""
        await self.reload()
        if self.room(None, "en") != before:
            self.tell_room()

    async def catch_up(self, told: Step | None = None) -> None:
        """Do what other servers have stored, which may have been told with the news.

        ``lock`` is held.
        """
        if self.match is None:
            await self.reload()
            self.tell_room()
            self.tell_tables()
            return
        sheet, at = self.sheet, self.step
        if told is not None and told.number <= at:
            return
        if told is not None and told.number == at + 1:
            steps = [told]
        else:
            steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, at))
        if not steps:
            return
        low = self.match.number
        try:
            if any(step.kind == "back" for step in steps):
                raise ValueError("the save of that step is the shortest way")
            for step in steps:
                before = marks(self.match)
                self.match = do(self.match, step, None)
                after = marks(self.match)
                self.ticks = ticked(self.ticks, before, after, step.number)
                self.known = learned(self.known, before, after, step.number)
                self.step = step.number
                low = min(low, self.match.number)
        except (StolnikError, ValueError):
            await self.reload()
            await self.wake()
            low = 0
        if self.match is not None and self.match.over:
            await self.reload()
            self.tell_room()
        elif self.sheet.orders or self.sheet.clocks is not None:
            await self.reload()  # orders may have been used up; whoever stored it set the clocks
        else:
            self._take_times(steps[-1].at)
        self.tell_tables(low)
        self.go_on()

    def _take_times(self, at: float) -> None:
        """Who is waited for after steps of another server."""
        sheet, match = self.sheet, self.match
        if match is None:
            return
        waiting = [ask.seat for ask in match.pending]
        self.sheet = msgspec.structs.replace(
            sheet, number=match.number_for(None), waiting=waiting, touched=at
        )

    # -- moving ----------------------------------------------------------------------------

    async def submit(self, person: str, seat: int, question: str, move: Any) -> None:
        """Somebody answers the question that they name; ``lock`` is held."""
        await self._step("move", person, seat, question, tuple(move))

    async def undo(self, person: str, seat: int, question: str) -> None:
        """Somebody takes their last answer back; ``lock`` is held."""
        await self._step("undo", person, seat, question, None)

    async def _step(
        self,
        kind: str,
        person: str,
        seat: int,
        question: str,
        move: tuple[str | int, ...] | None,
    ) -> None:
        """Do it; if another server was faster, once more if the same is still asked."""
        self._may_step(kind, person, seat, question)
        try:
            await self._do(kind, seat, move)
        except Overtaken:
            self._may_step(kind, person, seat, question)
            await self._do(kind, seat, move)
        await self._after()

    def _may_step(self, kind: str, person: str, seat: int, question: str) -> None:
        self.used = time.monotonic()
        sheet = self.sheet
        owner = sheet.need_owner(person, seat)
        sheet.need_phase("playing")
        if owner.bot is not None:
            raise Problem("forbidden")
        if sheet.paused:
            raise Problem("phase", detail="paused")
        if question != self.question(seat):
            raise Problem("stale")
        if kind == "move" and self.chair(seat).ask is None:
            raise Problem("not-asked")

    async def _do(
        self,
        kind: str,
        seat: int,
        move: tuple[str | int, ...] | None,
        orders_left: dict[str, Orders] | None = None,
    ) -> None:
        """Try a step, store it, and show it: in this order; ``lock`` is held."""
        match, sheet = self.running(), self.sheet
        before = self._marks_now(match)
        waited = set(sheet.waiting)
        happened = len(match.log)
        step = Step(
            sheet.id,
            self.step + 1,
            kind,
            seat,
            "" if move is None else encode(move).decode(),
            match.game.version,
            time.time(),
        )
        try:
            match = do(match, step, None)
        except StolnikError as error:
            if error.message == "broken-rule":
                self._log_fault(match, step, error)
            raise self._refused(seat, move, error) from error
        left = sheet.orders if orders_left is None else orders_left
        try:
            if left and kind == "move":
                vocabulary = match.game.speech.vocabulary
                left = orders.struck_out(
                    left, vocabulary, seat, [event for _, event in match.log[happened:]]
                )
            after = marks(match)
            await self._store(match, step, ticked(self.ticks, before, after, step.number), left)
        except Problem:
            raise
        except BaseException:
            if not self.gone:
                self.fall_asleep()  # the match has moved, and what is stored has not
            raise
        self._marked = (match, step.number, after)
        self.known = learned(self.known, before, after, step.number)
        metrics.steps(kind).inc()
        self.tell_whose_turn(waited)
        self.tell_tables(match.number)
        free = {seat for seat in self._stuck if not self.stuck(seat)}
        for seat in free:
            del self._stuck[seat]
        if free or self.sheet.phase == "over":
            self.tell_room()
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

    def _marks_now(self, match: Match) -> list[Mark]:
        """What each seat is asked; after a step of our own we know it already."""
        if self._marked is not None and self._marked[:2] == (match, self.step):
            return self._marked[2]
        return marks(match)

    def _refused(
        self, seat: int, move: tuple[str | int, ...] | None, error: StolnikError
    ) -> Problem:
        """The rules' own answer to a move that they do not allow."""
        if error.message in ("refused", "illegal") and move is not None:
            chair = self.chair(seat)
            refusal = chair.why_not(move)
            if refusal is not None:
                return Problem(
                    "refused",
                    clause=refusal.clause,
                    said=lambda lang: chair.say_refusal(lang, refusal),
                )
            return Problem("refused")
        return of_the_engine(error)

    async def _store(
        self,
        match: Match,
        step: Step,
        ticks: list[int],
        orders_left: dict[str, Orders],
        **more: Any,
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
        values = {**more, **self._save(match, ticks, step.number)}
        changed: dict[str, Any] = {}
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
                    {**values, **changed},
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
        self.match, self.ticks, self.step = match, ticks, step.number
        self.sheet = msgspec.structs.replace(
            sheet,
            number=number,
            waiting=waiting,
            clocks=clocks,
            touched=touched,
            **changed,
            **values,
        )
        forget_what_was_long_ago(match)

    async def _begin_anew(self) -> None:
        """Another server was faster: stand where it has brought the game."""
        await self.reload()
        await self.wake()
        self.tell_room()
        self.tell_tables(0)

    def _save(self, match: Match, ticks: list[int], number: int) -> dict[str, Any]:
        """Every few steps a save is made, and the one before it is stored."""
        at = 0 if self._kept is None else self._kept[1]
        if number - at < KEEP_EVERY:
            return {}
        previous = self._kept
        self._kept = (msgspec.msgpack.encode(Kept(match.save(), ticks)), number)
        if previous is None:
            return {}
        return {"saved": previous[0], "saved_at": previous[1]}

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
        sheet = self.sheet
        steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
        opening = opening_of(sheet)
        try:
            # Beside the event loop: it is the whole game, twice.
            match = await asyncio.to_thread(play_through, opening, steps)
            first = match.first
            if not first <= number < match.number:
                raise Problem("no-undo", detail="number", number=number)
            step = Step(
                sheet.id,
                self.step + 1,
                "back",
                0,
                str(number - first),
                match.game.version,
                time.time(),
            )
            match = await asyncio.to_thread(do, match, step, opening)
        except StolnikError as error:
            raise of_the_engine(error) from error
        ticks = [step.number] * (sheet.players + 1)
        saved = msgspec.msgpack.encode(Kept(match.save(), ticks))
        await self._store(match, step, ticks, {}, saved=saved, saved_at=step.number)
        self._kept = (saved, step.number)
        self.known = ticks
        self.tell_tables(number)

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
        self.go_on()

    def _ordered(self) -> tuple[int, tuple[str | int, ...], dict[str, Orders]] | None:
        sheet, match = self.sheet, self.match
        if match is None or not sheet.orders or sheet.paused or sheet.phase != "playing":
            return None
        for ask in match.pending:
            given = sheet.ordered(ask.seat)
            found = orders.answer(given, ask)
            if found is not None:
                key, (order, move) = str(ask.seat), found
                left = Orders(sheet.orders[key].person, orders.used(given, order))
                return ask.seat, move, {**sheet.orders, key: left}
        return None

    async def set_orders(self, person: str, seat: int, given: list[StandingOrder]) -> None:
        """Somebody gives answers beforehand; ``lock`` is held."""

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_phase("playing")
            if sheet.need_owner(person, seat).bot is not None:
                raise Problem("forbidden")
            kept = {**sheet.orders, str(seat): Orders(person, given)}
            rooms.change(connection, sheet, orders=kept)

        await self.change(work)
        for view in self.views:
            if view.seat == seat:
                self.tell_table(view)
        await self._after()

    def go_on(self) -> None:
        """Let the bots think that are asked something."""
        match, sheet = self.match, self.sheet
        if match is None or sheet.phase != "playing" or sheet.paused or self.gone:
            return
        for ask in match.pending:
            seat = sheet.seats[ask.seat]
            tick = self.ticks[ask.seat]
            if seat.bot is None or self._thinking.get(ask.seat) == tick:
                continue
            self._thinking[ask.seat] = tick
            self._spawn(self._think(ask.seat, seat.bot, tick, match.save()))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, bot: str, tick: int, saved: bytes) -> None:
        overtaken = False
        try:
            move = await self.house.bots.choose(self.sheet.id, seat, bot, saved)
            async with self.lock:
                if self.gone or self.ticks[seat] != tick or self.sheet.seats[seat].bot is None:
                    return
                if self.sheet.phase != "playing" or self.sheet.paused:
                    return
                await self._do_for_bot(seat, move)
                self._thinking.pop(seat, None)
                await self._after()
        except Overtaken:
            overtaken = True
        except Problem as problem:
            self._be_stuck(seat, tick)
            log.warning("a bot's move failed", room=self.sheet.id, code=problem.code)
        except Exception:
            self._be_stuck(seat, tick)
            log.exception("a bot failed", room=self.sheet.id)
        finally:
            if self._thinking.get(seat) == tick:
                del self._thinking[seat]
        if overtaken:
            self.go_on()

    async def _do_for_bot(self, seat: int, move: tuple[str | int, ...]) -> None:
        """A bot's move; where a rule of ours fails at it another one, by chance."""
        left = list(self.running().ask(seat).options)
        while True:
            try:
                await self._do("move", seat, move)
                return
            except Problem as problem:
                if problem.code != "broken-rule":
                    raise
                left = [other for other in left if other != move]
                if not left:
                    raise
                move = secrets.choice(left)

    def _be_stuck(self, seat: int, tick: int) -> None:
        if self._stuck.get(seat) != tick:
            self._stuck[seat] = tick
            self.tell_room()

    def stuck(self, seat: int) -> bool:
        """Whether the bot that plays a seat has failed at the question that it is asked."""
        return seat in self._stuck and self._stuck[seat] == self.ticks[seat]

    # -- changes of the room ---------------------------------------------------------------

    async def change(self, work: Callable[[Connection, Sheet], None]) -> None:
        """Change what is agreed in the room; ``lock`` is held.

        The work checks the sheet that it is given, which is the newest, and writes.
        """
        store, before = self.house.store, self.room(None, "en")
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

    @property
    def busy(self) -> bool:
        """Whether a bot thinks here."""
        return bool(self._thinking)

    async def save_now(self) -> None:
        """Store the match as it stands; ``lock`` is held."""
        sheet, match = self.sheet, self.match
        if match is None or self.gone or sheet.phase != "playing" or self.step == sheet.saved_at:
            return
        if sheet.saved is None:
            kept = Kept(opening_of(sheet).match().save(), [0] * (sheet.players + 1))
        else:
            kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
        kept = msgspec.structs.replace(kept, latest=match.save(), latest_at=self.step)
        saved = msgspec.msgpack.encode(kept)
        await self.house.store.write(lambda c: rooms.keep(c, sheet, saved))

    def fall_asleep(self) -> None:
        """Forget the match; whoever comes next wakes it from what is stored."""
        self.gone = True
        self.house.forget(self)
