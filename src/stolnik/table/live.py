"""The WebSocket: one for a whole browser, whatever it watches."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from stolnik import __version__
from stolnik.table import metrics, talk
from stolnik.table.addresses import source
from stolnik.table.audience import View
from stolnik.table.doors import Crowd
from stolnik.table.guards import origin_allowed, session_token
from stolnik.table.house import House
from stolnik.table.letters import several_lines
from stolnik.table.logs import log
from stolnik.table.making import Making
from stolnik.table.people import Session
from stolnik.table.problems import Problem
from stolnik.table.protocol import (
    AskPreviews,
    AskWhyNot,
    Done,
    Failed,
    FromClient,
    Hello,
    Lang,
    Made,
    Make,
    Ping,
    Pong,
    PreviewsMessage,
    Say,
    Submit,
    Undo,
    Unwatch,
    Watch,
    WatchLobby,
    WhyNotMessage,
)
from stolnik.table.sockets import TEXTS
from stolnik.table.tables import encode

LARGEST_MESSAGE: Final = 16_384
MOST_VIEWS: Final = 50
MOST_QUEUED: Final = 500
MOST_QUEUED_BYTES: Final = 8_000_000
MOST_CONNECTIONS: Final = 50
"""How many sockets one person may have open."""

ENDS: Final = {"too-large": 4413, "slow-down": 4429}
"""What is too large or too much to be read at all ends the connection, once it was told."""
SAID_FIRST: Final = (None, 1013, *ENDS.values())
"""Whether, or why, it was closed, where what is queued is still sent."""

_decode = msgspec.json.Decoder(FromClient).decode

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
AtOnce = Callable[[Iterable[bytes]], bool]


class Connection:
    """One socket."""

    def __init__(
        self,
        house: House,
        session: Session,
        send: Send,
        at_once: AtOnce | None = None,
        give_up: Callable[[], None] | None = None,
    ) -> None:
        self.house = house
        self.session = session
        self._at_once = at_once
        """What sends all that is queued in one piece, where there is such a thing."""
        self._give_up = give_up
        """What ends the wait for a reader who does not read, likewise."""
        self._flushing = False
        self._slow = False
        """Whether one message after the other goes out as the reader takes them."""
        self._loop = asyncio.get_running_loop()
        self.lang: Lang = session.person.lang
        self.views: dict[tuple[str, int | None], View] = {}
        self._send = send
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._ready = asyncio.Event()
        self.closed: int | None = None

    @property
    def person_id(self) -> str:
        return self.session.person.id

    # -- out -------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send soon; who reads too slowly is let go."""
        if self.closed is not None:
            return
        self._queue.append(message)
        self._queued += len(message)
        if self._at_once is None:
            self._ready.set()
        elif not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)  # with all that comes in the same moment
        if len(self._queue) > MOST_QUEUED or self._queued > MOST_QUEUED_BYTES:
            self.close(4408)

    def _flush(self) -> None:
        self._flushing = False
        if self._at_once is None or not self._queue or self.closed is not None or self._slow:
            return
        if self._at_once(self._queue):
            self._queue.clear()
            self._queued = 0
        else:
            self._ready.set()

    def close(self, code: int) -> None:
        if self.closed is None:
            self.closed = code
            self._ready.set()
            if self._give_up is not None:
                self._give_up()

    async def write(self) -> None:
        """Send what is queued, until the end."""
        while True:
            while self._queue and self.closed in SAID_FIRST:
                self._slow = True
                message = self._queue.popleft()
                self._queued -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            self._slow = False
            if self.closed is not None:
                await self._send({"type": "websocket.close", "code": self.closed})
                return
            self._ready.clear()
            await self._ready.wait()

    # -- in --------------------------------------------------------------------------------

    async def handle(self, text: str | bytes | None) -> None:
        """Do what a message asks for; whatever it is, the answer is an answer."""
        which: int | None = None
        message: FromClient | None = None
        try:
            if text is None or len(text) > LARGEST_MESSAGE:
                raise Problem("too-large", bytes=LARGEST_MESSAGE)
            self.house.limits.take("message", self.person_id)
            try:
                message = _decode(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Problem("malformed", where=str(error)[:200]) from None
            which = message.id
            await self._do(message)
        except Problem as problem:
            self._fail(which, problem)
            if problem.code == "storage" and isinstance(message, Watch):
                self.close(1013)  # it comes again by itself, and asks again for all it watched
            elif message is None and problem.code in ENDS:
                self.close(ENDS[problem.code])
        except Exception:
            log.exception("a message failed")
            self._fail(which, Problem("fault"))

    def _fail(self, which: int | None, problem: Problem) -> None:
        metrics.PROBLEMS.labels(problem.code).inc()
        info = problem.info(self.lang)
        self.send(encode(Failed(id=which, **msgspec.structs.asdict(info))))

    async def _do(self, message: FromClient) -> None:
        match message:
            case Submit():
                self.house.limits.take("move", self.person_id)
                started = time.perf_counter()
                async with self.house.hold(message.room, now=False) as sitting:
                    await sitting.submit(
                        self.person_id, message.seat, message.question, message.move
                    )
                metrics.MOVE_SECONDS.observe(time.perf_counter() - started)
                self.send(encode(Done(id=message.id)))
            case Undo():
                self.house.limits.take("move", self.person_id)
                async with self.house.hold(message.room, now=False) as sitting:
                    await sitting.undo(self.person_id, message.seat, message.question)
                self.send(encode(Done(id=message.id)))
            case Watch():
                await self._watch(message)
            case Unwatch():
                await self._unwatch(message.room, message.seat)
                self.send(encode(Done(id=message.id)))
            case WatchLobby():
                self.lang = message.lang
                if message.on:
                    self.house.in_lobby[self] = message.lang
                    await self.house.tell_lobby([self])
                else:
                    self.house.in_lobby.pop(self, None)
                self.send(encode(Done(id=message.id)))
            case AskWhyNot():
                self.house.limits.take("why-not", self.person_id)
                async with self.house.hold_for(message.room, self.person_id) as sitting:
                    if message.seat is not None:
                        sitting.sheet.need_owner(self.person_id, message.seat)
                    answer = sitting.scene.why_not(
                        message.seat, self.lang, message.move, message.element
                    )
                self.send(encode(WhyNotMessage(id=message.id, **msgspec.structs.asdict(answer))))
            case AskPreviews():
                self.house.limits.take("preview", self.person_id)
                sitting = await self.house.look(message.room, self.person_id)
                previews = await sitting.previews(
                    self.person_id, message.seat, message.question, message.moves, self.lang
                )
                self.send(encode(PreviewsMessage(id=message.id, previews=previews)))
            case Say():
                await say(self.house, self.session, message.room, message.text)
                self.send(encode(Done(id=message.id)))
            case Make():
                self.house.limits.take("room", self.person_id)
                session = await self.house.people.again(self.session)
                made = await Making(self.house).make(session, message.new)
                self.send(encode(Made(id=message.id, room=made.sheet.id)))
            case Ping():
                self.send(encode(Pong(id=message.id, now=time.time())))

    async def _watch(self, message: Watch) -> None:
        self.house.limits.take("table", self.person_id)
        key = (message.room, message.seat)
        old = self.views.get(key)
        if old is None and len(self.views) >= MOST_VIEWS:
            raise Problem("slow-down", seconds=1)
        self.lang = message.lang
        async with self.house.hold_for(message.room, self.person_id) as sitting:
            if message.seat is not None:
                sitting.sheet.need_owner(self.person_id, message.seat)
            chat = []
            if not sitting.silent:
                chat = await self.house.store.read(lambda c: talk.lines(c, message.room, most=50))
            view = View(self, message.seat, message.lang, message.since or 0)
            self.views[key] = view
            if old is not None:
                old.over = True
                sitting.audience.views.discard(old)
            sitting.audience.views.add(view)
            self.send(encode(sitting.scene.room(self.person_id, message.lang)))
            sitting.audience.tell_table(view)
        for line in chat:
            self.send(encode(line))
        if old is None:
            await self.house.came(message.room, message.seat)
        else:
            sitting.audience.tell_presence()
        self.send(encode(Done(id=message.id)))

    async def _unwatch(self, room: str, seat: int | None) -> None:
        view = self.views.pop((room, seat), None)
        if view is None:
            return
        view.over = True
        sitting = self.house.sittings.get(room)
        if sitting is not None:
            sitting.audience.views.discard(view)
            sitting.used = time.monotonic()
        await self.house.went(room, view.seat)

    def lose(self, view: View) -> None:
        """What this one looked at is no longer open to them."""
        self.views = {key: other for key, other in self.views.items() if other is not view}
        self._fail(None, Problem("unknown"))

    async def leave(self) -> None:
        for room, seat in list(self.views):
            await self._unwatch(room, seat)
        self.house.in_lobby.pop(self, None)


async def say(house: House, session: Session, room: str, text: str) -> Any:
    """A line in the chat of a room, for all in it."""
    house.limits.take("chat", session.person.id)
    sitting = await house.look(room, session.person.id)
    clean = several_lines(text)
    if not clean:
        raise Problem("malformed", where="text")

    sitting.silent = False

    def write(connection: Any) -> Any:
        said = talk.say(connection, sitting.sheet, session.shown, clean)
        house.store.tell(connection, f"chat {room} {said.id}")
        return said

    line = await house.store.write(write)
    sitting.audience.tell_all(encode(line))
    return line


class Live:
    """The ASGI application at ``/api/live``."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._crowd = Crowd(house.settings.proxies)
        """By the address that a proxy tells, which no door sees."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        host = (scope.get("client") or ("?",))[0]
        if not self._crowd.come(host):
            await _turn_away(send, 4429)
            return
        try:
            session = await self._enter(host, scope, send)
            if session is not None:
                await self._serve(session, scope, receive, send)
        finally:
            self._crowd.go(host)

    async def _serve(self, session: Session, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        texts = (scope.get("extensions") or {}).get(TEXTS, {})
        connection = Connection(self.house, session, send, texts.get("write"), texts.get("give_up"))
        mine = self.house.connections.setdefault(session.person.id, set())
        mine.add(connection)
        metrics.CONNECTIONS.inc()
        connection.send(encode(Hello(server=__version__, now=time.time(), person=session.shown)))
        writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(self._read(connection, receive))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            metrics.CONNECTIONS.dec()
            mine.discard(connection)
            if not mine:
                self.house.connections.pop(session.person.id, None)
            with suppress(Problem):  # the store is out of reach; it is told again soon
                await connection.leave()

    async def _enter(self, host: str, scope: Scope, send: Send) -> Session | None:
        """Who comes, or a closed door."""
        token, cookie = session_token(scope)
        house = self.house
        code = None
        session = None
        try:
            house.limits.take("connect", source(host))
            if house.stopping:
                code = 1012
            elif cookie and not origin_allowed(scope, house.settings):
                code = 4403
            else:
                session = await house.people.session(token)
                if session is None:
                    code = 4401
                elif len(house.connections.get(session.person.id, ())) >= MOST_CONNECTIONS:
                    code = 4429
        except Problem as problem:
            code = 4429 if problem.code == "slow-down" else 1013
        if code is None:
            return session
        await _turn_away(send, code)
        return None

    async def _read(self, connection: Connection, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await connection.handle(text if text is not None else message.get("bytes"))
            if connection.closed is not None:
                return


async def _turn_away(send: Send, code: int) -> None:
    """Accepted first, so that a browser learns the reason."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code})


async def upgrade_required(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"upgrade", b"websocket")]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": b'{"code":"method"}'})
