"""Players of the load test: they answer at random, at a pace, and look at the clock."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stolnik.table.bench.servers import Stopwatch


class _Offer(msgspec.Struct):
    move: tuple[str | int, ...]


class _Ask(msgspec.Struct):
    offers: list[_Offer]


class _Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    room: str = ""
    seat: int | None = None
    number: int = 0
    question: str = ""
    over: bool = False
    ask: _Ask | None = None
    waiting: list[int] = []
    id: int | str | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_Message).decode
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Tally(msgspec.Struct):
    """What the players have measured."""

    seen: list[float] = []
    """Seconds from a move that was sent to the opponent's sight of it."""
    acknowledged: int = 0
    refused: dict[str, int] = {}
    reconnected: int = 0
    games: int = 0
    lost: list[str] = []
    """Acknowledged moves that were gone afterwards."""


class _Seat:
    """One socket of one player."""

    def __init__(self, game: PlayedGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.table: _Message | None = None
        self.socket: ClientConnection | None = None
        self.known = 0
        """How many moves this seat knows to be stored."""


class PlayedGame:
    """Two seats of one person, with a socket each, who play one game after the other."""

    def __init__(
        self,
        index: int,
        urls: Sequence[str],
        game: str,
        pace: float,
        tally: Tally,
        counting: asyncio.Event,
        stop: asyncio.Event,
    ) -> None:
        self.index = index
        self.urls = urls
        self.game = game
        self.pace = pace
        self.tally = tally
        self.counting = counting
        self.stop = stop
        self.token = ""
        self.room = ""
        self.seats = [_Seat(self, 0), _Seat(self, 1)]
        self.chance = random.Random(index)
        self.changed = asyncio.Event()
        self.sent: tuple[int, float] | None = None
        self.moved = 0
        """Moves that were acknowledged in all rooms."""
        self.asked = 0
        self.done: dict[int, asyncio.Future[_Message]] = {}

    async def prepare(self, http: httpx.AsyncClient) -> None:
        answer = await http.post(f"{self.urls[0]}/api/guest", json={"name": f"Player {self.index}"})
        answer.raise_for_status()
        self.token = answer.cookies["stolnik_session"]

    async def begin(self, http: httpx.AsyncClient) -> None:
        """A new room with both seats taken."""
        answer = await http.post(
            f"{self.urls[self.index % len(self.urls)]}/api/rooms",
            json={
                "game": self.game,
                "players": 2,
                "seats": ["me", "me"],
                "private": True,
                "start": True,
            },
            headers={"Authorization": f"Bearer {self.token}"},
        )
        answer.raise_for_status()
        self.room = answer.json()["id"]
        self.sent = None
        self.tally.games += 1
        for seat in self.seats:
            seat.table = None
            seat.known = 0
        for seat in self.seats:
            if seat.socket is not None:
                await self._watch(seat)

    async def _watch(self, seat: _Seat) -> None:
        assert seat.socket is not None
        message = {"type": "watch", "id": -1, "room": self.room, "seat": seat.seat, "lang": "en"}
        await seat.socket.send(msgspec.json.encode({**message, "since": 10_000_000}).decode())

    # -- reading ---------------------------------------------------------------------------

    async def read(self, seat: _Seat) -> None:
        """One socket, opened again whenever it is lost."""
        wait, lost = 0.1, False
        while not self.stop.is_set():
            url = self.urls[(self.index + seat.seat) % len(self.urls)]
            try:
                async with connect(
                    url.replace("http", "ws") + "/api/live",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    compression=None,
                    max_size=None,
                    open_timeout=20,
                    ping_interval=None,
                ) as socket:
                    seat.socket = socket
                    self.tally.reconnected += lost
                    wait = 0.1
                    if self.room:
                        await self._watch(seat)
                    async for message in socket:
                        self._take(seat, _decode(message))
            except LOST:
                pass
            seat.socket = None
            if self.stop.is_set():
                return
            lost = True
            for future in self.done.values():
                if not future.done():
                    future.cancel()
            self.changed.set()
            await asyncio.sleep(wait)
            wait = min(2.0, wait * 2)

    def _take(self, seat: _Seat, message: _Message) -> None:
        if message.type == "table":
            if message.room != self.room:
                return
            seat.table = message
            if message.number < seat.known:
                self.tally.lost.append(f"{self.room}: {message.number} < {seat.known}")
            if self.sent is not None and seat.seat != self.sent[0]:
                if self.counting.is_set():
                    self.tally.seen.append(time.perf_counter() - self.sent[1])
                self.sent = None
            self.changed.set()
        elif message.type in ("done", "error") and isinstance(message.id, int):
            future = self.done.pop(message.id, None)
            if future is not None and not future.done():
                future.set_result(message)

    # -- playing ---------------------------------------------------------------------------

    async def play(self, http: httpx.AsyncClient) -> None:
        readers = [asyncio.create_task(self.read(seat)) for seat in self.seats]
        try:
            while self._asked() is None and not self.stop.is_set():
                await self._changed()
            # Not all at once when all have come in: they would go on in step for ever.
            await asyncio.sleep(self.chance.random() * self.pace)
            while not self.stop.is_set():
                try:
                    await self._move(http)
                except (httpx.HTTPError, *LOST):
                    await asyncio.sleep(0.3)
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    async def _changed(self) -> None:
        self.changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.changed.wait(), 2)

    async def _move(self, http: httpx.AsyncClient) -> None:
        if not self.room:
            await self.begin(http)
        asked = self._asked()
        if asked is None:
            if any(seat.table is not None and seat.table.over for seat in self.seats):
                await self.begin(http)
            await self._changed()
            return
        seat, table = asked
        started = time.perf_counter()
        assert table.ask is not None
        offer = self.chance.choice(table.ask.offers)
        self.asked += 1
        future: asyncio.Future[_Message] = asyncio.get_running_loop().create_future()
        self.done[self.asked] = future
        seat.table = None
        message = {
            "type": "submit",
            "id": self.asked,
            "room": self.room,
            "seat": seat.seat,
            "question": table.question,
            "move": offer.move,
        }
        self.sent = (seat.seat, started)
        assert seat.socket is not None
        await seat.socket.send(msgspec.json.encode(message).decode())
        try:
            answer = await asyncio.wait_for(future, 30)
        except (asyncio.CancelledError, TimeoutError):
            self.sent = None
            if self.stop.is_set():
                raise
            return
        if answer.type == "done":
            self.tally.acknowledged += 1
            self.moved += 1
            seat.known = max(seat.known, table.number + 1)
        else:
            self.sent = None
            refused = self.tally.refused
            refused[answer.code] = refused.get(answer.code, 0) + 1
        left = self.pace - (time.perf_counter() - started)
        if left > 0:
            await asyncio.sleep(left)

    async def lost(self, http: httpx.AsyncClient, url: str) -> int:
        """How many of the seats miss a move that was acknowledged."""
        missing = 0
        for seat in self.seats:
            answer = await http.get(
                f"{url}/api/rooms/{self.room}/table",
                params={"seat": seat.seat},
                headers={"Authorization": f"Bearer {self.token}"},
            )
            answer.raise_for_status()
            missing += answer.json()["number"] < seat.known
        return missing

    def _asked(self) -> tuple[_Seat, _Message] | None:
        for seat in self.seats:
            table = seat.table
            if table is not None and table.ask is not None and seat.socket is not None:
                return seat, table
        return None


async def load(
    urls: Sequence[str],
    games: int,
    game: str,
    pace: float,
    seconds: float,
    warm: float = 3.0,
    watch: Stopwatch | None = None,
) -> Tally:
    """So many games at once, each with a move every ``pace`` seconds, for a while."""
    tally, counting, stop = Tally(), asyncio.Event(), asyncio.Event()
    played = [PlayedGame(index, urls, game, pace, tally, counting, stop) for index in range(games)]
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(timeout=60, limits=limits, verify=False) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # all are one client
        await in_parts(played, lambda one: one.prepare(http))
        await in_parts(played, lambda one: one.begin(http))
        tasks = [asyncio.create_task(one.play(http)) for one in played]
        await asyncio.sleep(warm + pace)
        tally.acknowledged = 0
        counting.set()
        if watch is not None:
            watch.start()
        await asyncio.sleep(seconds)
        if watch is not None:
            watch.stop()
        counting.clear()
        result = msgspec.structs.replace(tally, seen=list(tally.seen))
        stop.set()
        for one in played:
            one.changed.set()
        _, pending = await asyncio.wait(tasks, timeout=pace + 5)
        for task in pending:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return result


async def in_parts(things: Sequence[Any], work: Any, at_once: int = 16) -> None:
    for start in range(0, len(things), at_once):
        await asyncio.gather(*(work(thing) for thing in things[start : start + at_once]))
