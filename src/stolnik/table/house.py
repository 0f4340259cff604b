"""The house: everything that one server process holds, and what it does by itself."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import metrics, rooms
from stolnik.table.caretaker import Caretaker
from stolnik.table.confirming import Confirming
from stolnik.table.course import Course
from stolnik.table.devices import Devices
from stolnik.table.health import Checkup
from stolnik.table.limits import Limits
from stolnik.table.logs import log
from stolnik.table.loops import keep
from stolnik.table.news import News
from stolnik.table.notices import Notifier
from stolnik.table.people import People
from stolnik.table.playtime import Playtime
from stolnik.table.presence import Presence
from stolnik.table.problems import Problem, of_the_engine
from stolnik.table.processes import PATIENCE, BotProcesses, Workers
from stolnik.table.protocol import Both, Freed, Lang, Lobby, RoomLine, SeatInfo
from stolnik.table.rooms import Sheet
from stolnik.table.scene import seat_names
from stolnik.table.settings import Settings
from stolnik.table.shelf import Shelf
from stolnik.table.signing import Signer
from stolnik.table.sitting import Sitting
from stolnik.table.store import Store
from stolnik.table.tables import encode
from stolnik.text import LANGUAGES

LOBBY_EVERY: Final = 1.0


class Hold:
    """A room that is held while a block lasts; see :meth:`House.hold`."""

    __slots__ = ("_check", "_house", "_now", "_room", "_sitting")

    def __init__(
        self,
        house: House,
        room: str,
        now: bool,
        check: Callable[[Sheet], Awaitable[None]] | None = None,
    ) -> None:
        self._house = house
        self._room = room
        self._now = now
        self._check = check
        """What refuses those who may not hold it."""

    async def __aenter__(self) -> Sitting:
        house = self._house
        while True:
            sitting = house.sittings.get(self._room) or await house.sitting(self._room)
            await sitting.lock.acquire()
            try:
                if self._now and house.store.postgres and not sitting.gone:
                    await house.bring_up(sitting)
                if self._check is not None and not sitting.gone:
                    await self._check(sitting.sheet)
            except BaseException:
                sitting.lock.release()
                raise
            if not sitting.gone:
                sitting.used = time.monotonic()
                self._sitting = sitting
                return sitting
            sitting.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._sitting.lock.release()


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.signer = Signer(self.store)
        self.confirming = Confirming(self.store, self.people, self.signer)
        self.limits = Limits(settings.limits)
        self.devices = Devices(self.people, self.signer, self.limits)
        self.presence = Presence()
        self.bots = BotProcesses(settings.bot_processes)
        self.replays = Workers(2)
        """Of two, so that nobody waits for what another looks at."""
        self.imports = Workers(1, 2 * PATIENCE)
        """A long record from outside keeps nobody from looking at games."""
        self.shelf = Shelf()
        self.notifier = Notifier(self)
        self.news = News(self)
        self.caretaker = Caretaker(self)
        self.checkup = Checkup(self)
        self.sittings: dict[str, Sitting] = {}
        self.connections: dict[str, set[Any]] = {}
        """Open connections, by the person whose they are."""
        self.in_lobby: dict[Any, Lang] = {}
        self.stopping = False
        self.playtime = Playtime(self.store)
        self.left: dict[tuple[str, int], float] = {}
        """When the owner of a seat was last seen to go, or their game to begin, in playtime."""
        self._opened = 0.0
        """When this server began to see anybody, in playtime."""
        self._waking: dict[str, asyncio.Future[Sitting]] = {}
        self._lobby_dirty = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._learned: set[str] = set()
        """The games whose words have been read."""

    # -- from the beginning to the end -----------------------------------------------------

    async def open(self) -> None:
        """Begin to do what is done without being asked; nobody has come yet."""
        await self.playtime.beat()
        self._opened = self.playtime.now()
        await self.shelf.open()
        for processes in (self.bots, self.replays, self.imports):
            processes.start()  # last, as they take the processor from us while they begin
        self.spawn(self.shelf.fill())
        endless = {
            "time": self.caretaker.keep_time,
            "sleep": self.caretaker.put_to_sleep,
            "clocks and bots": self.caretaker.look_at_clocks_and_bots,
            "finals": self.caretaker.look_for_finals,
            "lobby": self._lobby,
            "notices": self.notifier.run,
        }
        if self.store.postgres:
            endless["news"] = self.news.listen
        for name, work in endless.items():
            self.spawn(keep(name, work))

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Begin no more; what takes long is not waited for."""
        self.stopping = True
        for connections in list(self.connections.values()):
            for connection in list(connections):
                connection.close(1012)
        for task in list(self._tasks):
            task.cancel()
        for processes in (self.bots, self.replays, self.imports):
            processes.close()
        self.shelf.close()

    async def close(self) -> None:
        """Save every match as it stands, so that the next server goes on from exactly there."""
        self.stop()
        for sitting in list(self.sittings.values()):
            try:
                async with asyncio.timeout(5), sitting.lock:
                    await sitting.save_now()
            except (Problem, TimeoutError):
                log.warning("not saved at the end", room=sitting.sheet.id)
            except Exception:  # the others are to be saved
                log.exception("not saved at the end", room=sitting.sheet.id)
        self.notifier.close()
        await asyncio.to_thread(self.store.close)

    # -- rooms -----------------------------------------------------------------------------

    async def sitting(self, room: str) -> Sitting:
        """The room, awake; two who ask at once get the same."""
        found = self.sittings.get(room)
        if found is not None:
            found.used = time.monotonic()
            return found
        waking = self._waking.get(room)
        if waking is None:
            waking = asyncio.ensure_future(self._wake(room))
            self._waking[room] = waking
            waking.add_done_callback(lambda _: self._waking.pop(room, None))
        return await asyncio.shield(waking)

    async def _wake(self, room: str) -> Sitting:
        sheet = await self.store.read(lambda c: rooms.load(c, room))
        if sheet is None:
            raise Problem("unknown")
        await self.learn(sheet.game)
        sitting = Sitting(self, sheet)
        await sitting.wake()
        self._seat(sitting)
        sitting.bots.go_on()
        return sitting

    def open_room(self, sheet: Sheet, match: Match) -> Sitting:
        """A room that has just been made here, with its match as it begins."""
        sitting = Sitting(self, sheet)
        sitting.scene.course = Course.begun(sheet.seed, match)
        self.begun(sheet.id, sheet.players)
        sitting.silent = not self.store.postgres
        self._seat(sitting)
        return sitting

    def _seat(self, sitting: Sitting) -> None:
        self.sittings[sitting.sheet.id] = sitting
        metrics.AWAKE.set(len(self.sittings))

    async def learn(self, game: str) -> None:
        """Read the words of a game beside the event loop; from then on they stay in memory."""
        if game in self._learned:
            return
        try:
            await asyncio.to_thread(lambda: [words_of(load(game), lang) for lang in LANGUAGES])
        except StolnikError as error:
            raise of_the_engine(error) from error
        self._learned.add(game)
        gc.freeze()  # nobody need look through them for garbage

    async def look(self, room: str, person: str | None) -> Sitting:
        """The room as it is now, if this person may look at it."""
        async with self.hold_for(room, person) as sitting:
            return sitting

    def hold(self, room: str, *, now: bool = True) -> Hold:
        """The room, awake and with nobody else changing it.

        What any server has acknowledged is known here; without ``now`` a moment later, which
        is soon enough for an answer that names its question: a late one is not stored.
        """
        return Hold(self, room, now)

    def hold_for(self, room: str, person: str | None) -> Hold:
        """The same, if this person may look at it."""
        return Hold(self, room, True, lambda sheet: self.need_look(sheet, person))

    async def bring_up(self, sitting: Sitting) -> None:
        """Do what another server has stored and we have not heard of; ``lock`` is held."""
        stored = await self.store.read(lambda c: rooms.stands_at(c, sitting.sheet.id))
        if stored is not None and stored != (sitting.sheet.revision, sitting.scene.step):
            await self.news.take_over(sitting, also_room=stored[0] != sitting.sheet.revision)

    async def need_look(self, sheet: Sheet, person: str | None) -> None:
        if not sheet.private or sheet.you(person).host or sheet.seats_of(person):
            return
        if not await self.store.read(lambda c: rooms.may_look(c, sheet, person)):
            raise Problem("unknown")

    def forget(self, sitting: Sitting) -> None:
        """A room was put to sleep; those who look at it are asked to come again."""
        if self.sittings.get(sitting.sheet.id) is sitting:
            del self.sittings[sitting.sheet.id]
            metrics.AWAKE.set(len(self.sittings))
        if sitting.audience.views and not self.stopping:
            self.spawn(self._rouse(sitting))

    async def _rouse(self, old: Sitting) -> None:
        """Those who look at a room that was lost go on looking, as soon as the store answers."""
        wait = 0.2
        left = old.audience.views
        while left and not self.stopping:
            try:
                async with self.hold(old.sheet.id) as new:
                    for view in [view for view in left if not view.over]:
                        new.audience.views.add(view)
                        view.since = 0
                        new.audience.tell_table(view)
                    left.clear()
                    new.audience.check_views()
                    new.audience.tell_room()
            except Problem:
                await asyncio.sleep(wait)
                wait = min(5.0, wait * 2)

    def seat_infos(self, sheet: Sheet, names: list[Both]) -> list[SeatInfo]:
        online, _ = self.presence.of(sheet.id)
        awake = self.sittings.get(sheet.id)
        return [
            SeatInfo(
                seat=seat.seat,
                name=names[seat.seat],
                kind=seat.kind,  # type: ignore[arg-type]
                person=seat.person,
                bot=seat.bot,
                stand_in=seat.person is not None and seat.bot is not None and not seat.resigned,
                resigned=seat.resigned,
                online=seat.seat in online,
                nonce=seat.nonce_own,
                stuck=awake is not None and seat.bot is not None and awake.bots.stuck(seat.seat),
            )
            for seat in sheet.seats
        ]

    def line(self, sheet: Sheet, person: str | None) -> RoomLine:
        """A room as a line of a list."""
        awake = self.sittings.get(sheet.id)
        names = awake.scene.names() if awake is not None else seat_names(sheet, None)
        you = sheet.you(person)
        played = [s.seat for s in sheet.seats if person is not None and s.played_by == person]
        return RoomLine(
            id=sheet.id,
            title=sheet.title,
            game=sheet.game,
            phase=sheet.phase,
            private=sheet.private,
            players=sheet.players,
            seats=self.seat_infos(sheet, names),
            host=sheet.host,
            made=sheet.made,
            number=sheet.number,
            waiting=sheet.waiting,
            you=you,
            yours=sheet.phase == "playing" and any(seat in sheet.waiting for seat in played),
        )

    def lines(self, sheets: Sequence[Sheet], person: str | None) -> list[RoomLine]:
        """Rooms as a list; one that cannot be told is missing in it."""
        found = []
        for sheet in sheets:
            try:
                found.append(self.line(sheet, person))
            except Exception:
                log.exception("a room cannot be listed", room=sheet.id)
        return found

    # -- people ----------------------------------------------------------------------------

    def close_session(self, session: str) -> None:
        """A session was revoked: its connections end."""
        self.people.forget()
        for connections in list(self.connections.values()):
            for connection in list(connections):
                if connection.session.id == session:
                    connection.close(4401)

    def tell_freed(self, person: str, room: str) -> None:
        """Somebody who is connected here has lost a seat."""
        for connection in list(self.connections.get(person, ())):
            connection.send(encode(Freed(room=room)))

    async def came(self, room: str, seat: int | None) -> None:
        self.presence.come(room, seat)
        if seat is not None:
            self.left.pop((room, seat), None)
        await self._presence_changed(room)

    async def went(self, room: str, seat: int | None) -> None:
        self.presence.go(room, seat)
        if seat is not None and not self.presence.online(room, seat):
            self.left[room, seat] = self.playtime.now()
        await self._presence_changed(room)

    async def _presence_changed(self, room: str) -> None:
        sitting = self.sittings.get(room)
        if sitting is not None:
            sitting.audience.tell_presence()
        if self.store.postgres:
            await self.announce(room)

    async def announce(self, room: str) -> None:
        seats, watchers = self.presence.here(room)
        listed = ",".join(map(str, seats))
        with suppress(Problem):  # it is said again soon
            await self.store.write(
                lambda c: self.store.tell(c, f"presence {room} {watchers} {listed}")
            )

    def begun(self, room: str, players: int) -> None:
        """A game begins: before, nobody had to be there."""
        for seat in range(players):
            if not self.presence.online(room, seat):
                self.left[room, seat] = self.playtime.now()

    def away_for(self, sheet: Sheet, seat: int) -> float:
        """How long the owner of a seat has been away, as far as this server knows."""
        if self.presence.online(sheet.id, seat):
            return 0.0
        seen = max(self._opened, self.left.get((sheet.id, seat), 0.0))
        return min(self.playtime.now() - seen, time.time() - (sheet.started or 0.0))

    # -- the lobby -------------------------------------------------------------------------

    def lobby_changed(self) -> None:
        self._lobby_dirty.set()

    async def _lobby(self) -> None:
        """The lobby goes to all who look at it, at most once a second."""
        while True:
            await self._lobby_dirty.wait()
            self._lobby_dirty.clear()
            if self.in_lobby:
                try:
                    await self.tell_lobby(list(self.in_lobby))
                except Problem:
                    self._lobby_dirty.set()
                except Exception:
                    log.exception("the lobby failed")
            await asyncio.sleep(LOBBY_EVERY)

    async def tell_lobby(self, connections: list[Any]) -> None:
        sheets = await self.store.read(lambda c: rooms.lobby(c, None, None))
        for connection in connections:
            lines = self.lines(sheets, connection.person_id)
            connection.send(encode(Lobby(rooms=lines)))
