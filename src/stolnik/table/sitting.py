"""A room that is awake: its match, those who look at it, and the one door through which it changes.

One match is changed by one task at a time, the holder of ``lock``.  A step is first tried on the
match, then stored, and only then acknowledged and shown; while it is being stored nobody looks.
What another server has stored arrives as news, and is done here in the same order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from sqlalchemy import Connection

from stolnik.engine.chair import Chair
from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import clock, metrics, orders, replays, rooms, tables
from stolnik.table.logs import log
from stolnik.table.opening import (
    Kept,
    Mark,
    Opening,
    after_update,
    as_far_as_it_goes,
    do,
    marks,
    play_through,
)
from stolnik.table.problems import Problem, of_the_engine, table_words
from stolnik.table.protocol import (
    Both,
    DiceInfo,
    Finals,
    ForkInfo,
    Lang,
    Presence,
    Room,
    StandingInfo,
    StandingOrder,
    Table,
    WhyNot,
    Yours,
)
from stolnik.table.rooms import Sheet
from stolnik.table.schema import Standing
from stolnik.table.store import Append, Conflict, Step
from stolnik.text import LANGUAGES

if TYPE_CHECKING:
    from stolnik.table.house import House

KEEP_EVERY: Final = 20
"""Steps between two saves; a game wakes from the last but one, so that undo reaches further."""
REMEMBERED: Final = 400
"""Events that a match that is awake remembers."""
AUTOMATIC: Final = 500
"""How many answers in a row standing orders may give."""

encode: Final = msgspec.json.Encoder().encode


class Connected(Protocol):
    """Somebody who is connected and can be told something."""

    @property
    def person_id(self) -> str: ...

    def send(self, message: bytes) -> None: ...


class Overtaken(Problem):
    """Another server has stored a step or changed the room before; we stand there now."""

    def __init__(self) -> None:
        super().__init__("stale")


class View:
    """Somebody looks at a room, as a seat of theirs or as a watcher."""

    __slots__ = ("connection", "known", "lang", "over", "seat", "since")

    def __init__(self, connection: Connected, seat: int | None, lang: Lang, since: int) -> None:
        self.connection = connection
        self.seat = seat
        self.lang = lang
        self.since = since
        self.known = -1
        self.over = False


class Sitting:
    """A room that is awake."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        self.house = house
        self.sheet = sheet
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.step = 0
        """How many steps have been made and stored."""
        self.ticks: list[int] = [0] * (sheet.players + 1)
        """For each seat, and last for a watcher, the step that last changed what it is asked."""
        self.known: list[int] = [0] * (sheet.players + 1)
        """The same for what it may know at all, such as who is still to answer."""
        self.views: set[View] = set()
        self.used = time.monotonic()
        self._kept: tuple[bytes, int] | None = None
        """The last save, which is not the one that is stored, and after which step it was."""
        self._thinking: dict[int, int] = {}
        """The seats for which a bot thinks, with the tick of the question."""
        self._finals: dict[int, int] = {}
        """The seats for which somebody looks which answers are final, likewise."""
        self._marked: tuple[Match, int, list[Mark]] | None = None
        """What each seat was asked after the last step of our own, with the match and the step."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._names: list[Both] = []
        self._theirs: str | None = None
        """The version of the rules of a finished game that cannot be played again here."""
        self.silent = False
        """Whether nobody can have said anything here: it was made by the only server there is."""
        self.gone = False
        """Whether it has been put to sleep; whoever still holds it looks for the new one."""

    # -- waking ----------------------------------------------------------------------------

    async def wake(self) -> None:
        """From what is stored to a match that can go on."""
        sheet = self.sheet
        self._names = []
        if sheet.phase in ("gathering", "closed"):
            return
        steps = await self.house.store.read(
            lambda c: rooms.steps_after(c, sheet.id, sheet.saved_at)
        )
        ours = load(sheet.game).version
        if any(step.version != ours for step in steps) or sheet.version != ours:
            await self._wake_under_new_rules(steps, ours)
            return
        try:
            self._wake_from_save(steps)
        except (StolnikError, ValueError) as error:
            if sheet.saved is None:
                raise
            log.warning("woken from the opening", room=sheet.id, error=type(error).__name__)
            steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
            self._follow(opening_of(sheet).match(), [0] * (sheet.players + 1), 0, steps)

    def begin(self, match: Match) -> None:
        """Take over a match that has just begun."""
        self._follow(match, [0] * (self.sheet.players + 1), 0, ())

    def _wake_from_save(self, steps: list[Step]) -> None:
        sheet = self.sheet
        if sheet.saved is None:
            self._follow(opening_of(sheet).match(), [0] * (sheet.players + 1), 0, steps)
            return
        kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
        match = Match.resume(kept.match, listen=True)
        self._follow(match, list(kept.ticks), sheet.saved_at, steps)

    def _follow(self, match: Match, ticks: list[int], at: int, steps: Iterable[Step]) -> None:
        """Do what has been stored, and take the result over."""
        opening = opening_of(self.sheet)
        for step in steps:
            before = marks(match)
            match = do(match, step, opening)
            ticks = _ticked(ticks, before, marks(match), step.number)
            at = step.number
        self.match, self.ticks, self.step = match, ticks, at
        self.known = [at] * len(ticks)
        self._kept = None if self.sheet.saved is None else (self.sheet.saved, self.sheet.saved_at)

    async def _wake_under_new_rules(self, steps: list[Step], ours: str) -> None:
        """A running game goes on from its last checkpoint; a finished one stays as it was."""
        sheet = self.sheet
        last = steps[-1].number if steps else sheet.saved_at
        if sheet.phase == "over":
            self._theirs = steps[-1].version if steps else sheet.version
            self.step = last
            return
        if sheet.saved is None:
            match, taken = as_far_as_it_goes(opening_of(sheet).match(), steps)
        else:
            kept = msgspec.msgpack.decode(sheet.saved, type=Kept)
            since = [step for step in steps if step.number > kept.latest_at]
            match, taken = after_update(kept.latest or kept.match, since)
            taken += len(steps) - len(since)
        number = last + 1
        ticks = [number] * (sheet.players + 1)
        saved = msgspec.msgpack.encode(Kept(match.save(), ticks))
        step = Step(sheet.id, number, "back", 0, str(match.number), ours, time.time())
        log.info(
            "goes on under new rules",
            room=sheet.id,
            version=ours,
            taken_over=taken,
            of=len(steps),
        )
        waiting = [ask.seat for ask in match.pending]
        await self.house.store.append(
            Append(
                step,
                match.number_for(None),
                encode(waiting).decode(),
                None if sheet.clocks is None else encode(sheet.clocks).decode(),
                sheet.revision,
                {"saved": saved, "saved_at": number, "version": ours},
            )
        )
        self.sheet = msgspec.structs.replace(
            sheet, version=ours, saved=saved, saved_at=number, waiting=waiting
        )
        self.match, self.ticks, self.step = match, ticks, number
        self.known = ticks
        self._kept = (saved, number)

    async def reload(self) -> None:
        """Look at the stored room again: somebody else has changed it."""
        found = await self.house.store.read(lambda c: rooms.load(c, self.sheet.id))
        if found is None:
            raise Problem("unknown")
        begun = self.match is None and found.phase not in ("gathering", "closed")
        self.sheet = found
        self._names = []
        if begun and self._theirs is None:
            await self.wake()
        self.check_views()

    def check_views(self) -> None:
        """Who has lost a seat goes on as a watcher."""
        for view in self.views:
            seat = view.seat
            if seat is not None and seat not in self.sheet.seats_of(view.connection.person_id):
                self.house.presence.go(self.sheet.id, seat)
                self.house.presence.come(self.sheet.id, None)
                view.seat, view.since = None, 0
                self.tell_table(view)

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
                self.ticks = _ticked(self.ticks, before, after, step.number)
                self.known = _learned(self.known, before, after, step.number)
                self.step = step.number
                low = min(low, self.match.number)
        except (StolnikError, ValueError):
            await self.reload()
            await self.wake()
            low = 0
        if self.match is not None and self.match.over:
            await self.reload()
            self.tell_room()
        elif self.sheet.orders:
            await self.reload()  # they may have been used up
        else:
            self._take_times(steps[-1].at)
        self.tell_tables(low)
        self.go_on()

    def _take_times(self, at: float) -> None:
        """Clocks and waiting seats after steps of another server."""
        sheet, match = self.sheet, self.match
        if match is None:
            return
        waiting = [ask.seat for ask in match.pending]
        clocks = sheet.clocks
        if clocks is not None and sheet.clock is not None:
            clocks = clock.turn(clocks, sheet.clock, waiting, at)
        self.sheet = msgspec.structs.replace(
            sheet, number=match.number_for(None), waiting=waiting, clocks=clocks, touched=at
        )

    # -- what a seat may know --------------------------------------------------------------

    def question(self, seat: int | None) -> str:
        """The name of what is asked now.

        It comes from the steps alone, so all servers call it the same; and it is a hash, so it
        does not tell how many steps others have made unseen.
        """
        tick = self.ticks[-1 if seat is None else seat]
        key = self.sheet.seed.encode()[:64]
        return blake2b(f"{seat}/{tick}".encode(), key=key, digest_size=9).hexdigest()

    def chair(self, seat: int | None) -> Chair:
        return self._running().at(seat)

    def _running(self) -> Match:
        if self._theirs is not None:
            ours = load(self.sheet.game).version
            raise Problem("other-version", theirs=self._theirs, ours=ours)
        if self.match is None:
            raise Problem("phase", detail="gathering")
        return self.match

    def table(
        self,
        seat: int | None,
        lang: Lang,
        since: int | None,
        *,
        finality: bool = False,
        shared: tables.Shared | None = None,
    ) -> Table:
        """A chair as a message; to see which answers are final takes longer."""
        match = self._running()
        if seat is not None:
            self.sheet.seat(seat)
        first = match.number - len(match.moves)
        since = first if since is None else max(first, min(since, match.number))
        started = time.perf_counter()
        made = tables.table_of(
            match.at(seat),
            room=self.sheet.id,
            lang=lang,
            question=self.question(seat),
            since=since,
            clocks=[] if self.sheet.clocks is None else clock.shown(self.sheet.clocks, time.time()),
            orders=[] if seat is None else self.sheet.orders.get(str(seat), []),
            finality=finality,
            shared=shared,
        )
        metrics.TABLE_SECONDS.observe(time.perf_counter() - started)
        return made

    def why_not(
        self, seat: int, lang: Lang, move: tuple[str | int, ...] | None, element: str | None
    ) -> WhyNot:
        if (move is None) == (element is None):
            raise Problem("malformed", where="move, element")
        try:
            return tables.why_not(self._running(), seat, lang, move, element)
        except StolnikError as error:
            raise of_the_engine(error) from error

    # -- moving ----------------------------------------------------------------------------

    async def submit(self, person: str, seat: int, question: str, move: Any) -> None:
        """Somebody answers the question that they name; ``lock`` is held."""

        async def answer() -> None:
            self._may_move(person, seat, question)
            if self.chair(seat).ask is None:
                raise Problem("not-asked")
            await self._do("move", seat, tuple(move))

        await self._unless_faster(answer)
        await self._after()

    async def undo(self, person: str, seat: int, question: str) -> None:
        """Somebody takes their last answer back; ``lock`` is held."""

        async def take_back() -> None:
            self._may_move(person, seat, question)
            await self._do("undo", seat, None)

        await self._unless_faster(take_back)
        await self._after()

    async def _unless_faster(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it; if another server was faster, once more if the same is still asked."""
        try:
            await work()
        except Overtaken:
            await work()

    def _may_move(self, person: str, seat: int, question: str) -> None:
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

    async def _do(
        self,
        kind: str,
        seat: int,
        move: tuple[str | int, ...] | None,
        orders_left: dict[str, list[StandingOrder]] | None = None,
    ) -> None:
        """Try a step, store it, and show it: in this order; ``lock`` is held."""
        match, sheet = self._running(), self.sheet
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
                log.error("a rule failed", room=sheet.id, step=step.number, game=sheet.game)
            raise self._refused(seat, move, error) from error
        left = sheet.orders if orders_left is None else orders_left
        if left and kind == "move":
            vocabulary = match.game.speech.vocabulary
            left = orders.struck_out(
                left, vocabulary, seat, [event for _, event in match.log[happened:]]
            )
        after = marks(match)
        await self._store(match, step, _ticked(self.ticks, before, after, step.number), left)
        self._marked = (match, step.number, after)
        self.known = _learned(self.known, before, after, step.number)
        metrics.steps(kind).inc()
        self.tell_whose_turn(waited)
        self.tell_tables(match.number)
        if self.sheet.phase == "over":
            self.tell_room()
            self.house.lobby_changed()

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
        orders_left: dict[str, list[StandingOrder]],
        **more: Any,
    ) -> None:
        """Store a step with all that follows from it; what cannot be stored has not happened."""
        sheet = self.sheet
        waiting = [ask.seat for ask in match.pending]
        clocks = sheet.clocks
        if clocks is not None and sheet.clock is not None:
            clocks = clock.turn(clocks, sheet.clock, waiting, step.at)
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
                    match.number_for(None),
                    encode(waiting).decode(),
                    None if clocks is None else encode(clocks).decode(),
                    sheet.revision,
                    {**values, **changed},
                    self._due(waiting, step.at),
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
            number=match.number_for(None),
            waiting=waiting,
            clocks=clocks,
            touched=step.at,
            **changed,
            **values,
        )
        if len(match.log) > 2 * REMEMBERED:
            del match.log[:-REMEMBERED]

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
            match = play_through(opening, steps)
            first = match.number - len(match.moves)
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
            match = do(match, step, opening)
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

    def _ordered(self) -> tuple[int, tuple[str | int, ...], dict[str, Any]] | None:
        sheet, match = self.sheet, self.match
        if match is None or not sheet.orders or sheet.paused or sheet.phase != "playing":
            return None
        for ask in match.pending:
            given = sheet.orders.get(str(ask.seat), [])
            found = orders.answer(given, ask) if given else None
            if found is not None and sheet.seats[ask.seat].played_by is not None:
                left = {**sheet.orders, str(ask.seat): orders.used(given, found[0])}
                return ask.seat, found[1], left
        return None

    async def set_orders(self, person: str, seat: int, given: list[StandingOrder]) -> None:
        """Somebody gives answers beforehand; ``lock`` is held."""
        self.sheet.need_owner(person, seat)
        kept = {**self.sheet.orders, str(seat): given}
        await self.change(lambda c, sheet: rooms.change(c, sheet, orders=kept))
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
                await self._do("move", seat, move)
                self._thinking.pop(seat, None)
                await self._after()
        except Overtaken:
            overtaken = True
        except Problem as problem:
            log.warning("a bot's move failed", room=self.sheet.id, code=problem.code)
        except Exception:
            log.exception("a bot failed", room=self.sheet.id)
        finally:
            if self._thinking.get(seat) == tick:
                del self._thinking[seat]
        if overtaken:
            self.go_on()

    # -- changes of the room ---------------------------------------------------------------

    async def change(self, work: Callable[[Connection, Sheet], None]) -> None:
        """Change what is agreed in the room; ``lock`` is held.

        The work checks the sheet that it is given, which is the newest, and writes.
        """
        store = self.house.store
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
            await self.reload()
            self.tell_room()
            return
        raise Problem("stale")

    # -- telling ---------------------------------------------------------------------------

    def tell_tables(self, low: int | None = None) -> None:
        """To all who look: what changed for them, and nothing if nothing did."""
        if self.match is None:
            return
        made: dict[tuple[int | None, str, int], bytes] = {}
        shared = tables.Shared()
        for view in list(self.views):
            known = self.known[-1 if view.seat is None else view.seat]
            if view.known == known:
                continue
            since = view.since if low is None else min(view.since, low)
            key = (view.seat, view.lang, since)
            if key not in made:
                made[key] = encode(self.table(view.seat, view.lang, since, shared=shared))
            view.known = known
            view.since = self.match.number_for(view.seat)
            view.connection.send(made[key])
            self._look_for_finals(view.seat)

    def _look_for_finals(self, seat: int | None) -> None:
        """Soon, and in another process: which answers cannot be taken back."""
        match = self.match
        if seat is None or match is None or self.sheet.seats[seat].played_by is None:
            return
        tick = self.ticks[seat]
        asked = any(ask.seat == seat and len(ask.options) > 1 for ask in match.pending)
        if asked and self._finals.get(seat) != tick:
            self._finals[seat] = tick
            self.house.want_finals(self, seat, tick)

    async def tell_finals(self, seat: int, tick: int) -> None:
        """To those who look from a seat, if the same is still asked there."""
        async with self.lock:
            if self.gone or self.match is None or self.ticks[seat] != tick:
                return
            room, saved = self.sheet.id, self.match.save()
        moves = await self.house.replays.run(room, replays.finals, saved, seat)
        if self.ticks[seat] != tick:
            return
        question = self.question(seat)
        said = encode(Finals(room=self.sheet.id, seat=seat, question=question, moves=moves))
        for view in self.views:
            if view.seat == seat:
                view.connection.send(said)

    def tell_table(self, view: View) -> None:
        """To one who has just begun to look."""
        if self.match is None:
            return
        view.known = self.known[-1 if view.seat is None else view.seat]
        table = self.table(view.seat, view.lang, view.since, shared=tables.Shared())
        view.since = table.number
        view.connection.send(encode(table))
        if view.seat is not None:
            self._finals.pop(view.seat, None)
            self._look_for_finals(view.seat)

    def tell_room(self) -> None:
        """To all who look: the room as it is now."""
        made: dict[tuple[str, Lang], bytes] = {}
        for connection, lang in {view.connection: view.lang for view in self.views}.items():
            key = (connection.person_id, lang)
            if key not in made:
                made[key] = encode(self.room(*key))
            connection.send(made[key])

    def tell_all(self, message: bytes) -> None:
        for connection in {view.connection for view in self.views}:
            connection.send(message)

    def tell_presence(self) -> None:
        seats, watchers = self.house.presence.of(self.sheet.id)
        self.tell_all(encode(Presence(room=self.sheet.id, seats=seats, watchers=watchers)))

    def tell_whose_turn(self, waited: set[int] | None = None) -> None:
        """To the owners of seats, wherever they are: it is their turn, or no longer."""
        if waited is None:
            waited = set(range(self.sheet.players)) - set(self.sheet.waiting)
        for seat in self.sheet.seats:
            now = seat.seat in self.sheet.waiting
            if seat.played_by is not None and now != (seat.seat in waited):
                said = encode(Yours(room=self.sheet.id, seat=seat.seat, yours=now))
                self.house.tell_person(seat.played_by, said)

    def names(self) -> list[Both]:
        """What the game calls each seat."""
        if not self._names:
            self._names = seat_names(self.sheet, self.match)
        return self._names

    def room(self, person: str | None, lang: Lang) -> Room:
        sheet = self.sheet
        over = sheet.phase == "over"
        playing = sheet.phase in ("playing", "over")
        return Room(
            id=sheet.id,
            title=sheet.title,
            game=sheet.game,
            version=sheet.version,
            players=sheet.players,
            options=sheet.options,
            phase=sheet.phase,  # type: ignore[arg-type]
            private=sheet.private,
            host=sheet.host,
            seats=self.house.seat_infos(sheet, self.names()),
            clock=sheet.clock,
            paused=sheet.paused,
            made=sheet.made,
            started=sheet.started,
            ended=sheet.ended,
            number=sheet.number,
            waiting=sheet.waiting,
            commitment=sheet.commitment,
            dice=DiceInfo(seed=sheet.seed, nonces=sheet.nonces)
            if over and sheet.base is None
            else None,
            nonces=[seat.nonce if playing else None for seat in sheet.seats],
            end=sheet.end,  # type: ignore[arg-type]
            standings=[standing_info(sheet, standing, lang) for standing in sheet.standings],
            proposals=sheet.proposals,
            rematch=sheet.rematch,
            fork=None
            if sheet.fork_room is None
            else ForkInfo(room=sheet.fork_room, number=sheet.fork_number or 0),
            you=sheet.you(person),
        )

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


def opening_of(sheet: Sheet) -> Opening:
    return Opening(
        sheet.game,
        sheet.version,
        sheet.players,
        sheet.options,
        sheet.seed,
        tuple(sheet.nonces) if any(seat.nonce for seat in sheet.seats) else (),
        sheet.base,
    )


def seat_names(sheet: Sheet, match: Match | None) -> list[Both]:
    """What the game calls each seat, in both languages; before it begins, a number."""
    chair = None if match is None else match.at(None)
    names = []
    for seat in range(sheet.players):
        said = {
            lang: table_words(lang).say("seat-name", number=seat + 1)
            if chair is None
            else chair.player(lang, seat)
            for lang in LANGUAGES
        }
        names.append(Both(**said))
    return names


def standing_info(sheet: Sheet, standing: Standing, lang: Lang) -> StandingInfo:
    """Where a seat ended, with the reason in words."""
    if sheet.end == "resigned":
        reason = table_words(lang).say(f"end-{standing.reason}")
    elif standing.reason:
        reason = words_of(load(sheet.game), lang).catalog.say(f"standing-{standing.reason}")
    else:
        reason = ""
    return StandingInfo(
        seat=standing.seat, place=standing.place, score=standing.score, reason=reason
    )


def _ticked(ticks: list[int], before: list[Mark], after: list[Mark], step: int) -> list[int]:
    return [step if a[0] != b[0] else tick for tick, b, a in zip(ticks, before, after)]


def _learned(known: list[int], before: list[Mark], after: list[Mark], step: int) -> list[int]:
    return [step if a != b else last for last, b, a in zip(known, before, after)]
