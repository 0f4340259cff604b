"""What the load test measures."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import msgspec

from stolnik.table.bench import servers
from stolnik.table.bench.players import Tally, in_parts, load
from stolnik.table.bench.servers import ServerProcess, Stopwatch

T = TypeVar("T")

LONG: Final = ("paladins", 4)
"""A game of more than 300 moves, and its number of players."""


class Figures(msgspec.Struct, frozen=True):
    """One run."""

    database: str
    processes: int
    game: str
    games: int
    pace: float
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_ms: float
    """Processor time of the servers for each move, with the processes that help them."""
    client_ms: float
    """The same for the players of the load test, who share the machine."""
    elsewhere: float
    """How many processors were busy with something else meanwhile."""
    refused: dict[str, int]
    lost: int


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run players on the fastest event loop at hand."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def run(
    game: str,
    games: int,
    pace: float,
    seconds: float,
    *,
    postgres: bool = False,
    processes: int = 1,
) -> Figures:
    """Start servers, let bots play, stop the servers."""
    with (
        tempfile.TemporaryDirectory() as folder,
        servers.servers(Path(folder), postgres, processes) as started,
    ):
        urls = [server.url for server in started]
        watch = Stopwatch(started)
        tally = run_loop(load(urls, games, game, pace, seconds, watch=watch))
        used = watch.read()
    name = "postgresql" if postgres else "sqlite"
    return figures(tally, used, name, processes, game, games, pace, seconds)


def figures(
    tally: Tally,
    used: servers.Used,
    database: str,
    processes: int,
    game: str,
    games: int,
    pace: float,
    seconds: float,
) -> Figures:
    seen = sorted(tally.seen) or [0.0]
    moves = max(1, tally.acknowledged)
    return Figures(
        database=database,
        processes=processes,
        game=game,
        games=games,
        pace=pace,
        seconds=seconds,
        moves=tally.acknowledged,
        moves_per_second=round(tally.acknowledged / seconds, 1),
        p50_ms=round(1000 * seen[len(seen) // 2], 1),
        p99_ms=round(1000 * seen[int(len(seen) * 0.99)], 1),
        worst_ms=round(1000 * seen[-1], 1),
        server_ms=round(1000 * used.servers / moves, 2),
        client_ms=round(1000 * used.players / moves, 2),
        elsewhere=round(used.elsewhere / max(0.001, used.seconds), 2),
        refused=tally.refused,
        lost=len(tally.lost),
    )


def kept(found: Figures, promise_ms: float) -> bool:
    """Whether a run kept the promise: quick enough, all that was to be played, nothing lost."""
    played = found.moves_per_second > 0.95 * found.games / found.pace
    return found.p99_ms < promise_ms and not found.lost and played


def largest(
    game: str,
    pace: float,
    seconds: float,
    promise_ms: float,
    say: Callable[[Figures], None],
    *,
    start: int = 300,
    most: int = 9,
    **how: Any,
) -> int:
    """The largest number of games that keeps the promise, to within a tenth; at most nine runs."""
    good, bad, games = 0, 0, start
    for _ in range(most):
        found = run(game, games, pace, seconds, **how)
        say(found)
        if kept(found, promise_ms):
            good = games
        else:
            bad = games
        if bad and bad - good <= max(10, good // 10):
            break
        games = (good + bad) // 2 if bad else games * 3 // 2
    return good


# -- opening, and sleeping -----------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True):
    """How long it takes until a long game that nobody looked at is on the screen."""

    game: str
    moves: int
    median_ms: float
    worst_ms: float


class Idle(msgspec.Struct, frozen=True):
    """What games take that nobody looks at."""

    game: str
    games: int
    kilobytes: float
    """Of memory, for each game."""


@contextmanager
def _client(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60, verify=False) as http:
        http.headers["X-Stolnik"] = "1"
        http.post("/api/guest", json={"name": "Bench"}).raise_for_status()
        yield http


def _until_asleep(http: httpx.Client) -> None:
    end = time.monotonic() + 60
    while http.get("/health").json()["rooms"] and time.monotonic() < end:
        time.sleep(0.1)


def opening(moves: int = 300, times: int = 10) -> Opened:
    """Play that far, let the game fall asleep, and open it as a browser does; several times."""
    game, players = LONG
    with (
        tempfile.TemporaryDirectory() as folder,
        servers.servers(Path(folder), sleep_after=0.2) as (server,),
        _client(server) as http,
    ):
        room = _new_room(http, game, players)
        table: dict[str, Any] = {"number": 0}
        while table["number"] < moves:
            waiting = http.get(f"/api/rooms/{room}").json()["waiting"]
            table = _answer(http, room, waiting[0])
        taken = []
        for _ in range(times):
            _until_asleep(http)
            started = time.perf_counter()
            http.get(f"/api/rooms/{room}/table", params={"seat": 0}).raise_for_status()
            taken.append(1000 * (time.perf_counter() - started))
    return Opened(game, table["number"], round(statistics.median(taken), 1), round(max(taken), 1))


def _new_room(http: httpx.Client, game: str, players: int) -> str:
    wanted = {"game": game, "players": players, "seats": ["me"] * players, "start": True}
    made = http.post("/api/rooms", json={**wanted, "private": True})
    made.raise_for_status()
    return str(made.json()["id"])


def _answer(http: httpx.Client, room: str, seat: int) -> dict[str, Any]:
    """Answer for a seat with one of its offers, in turn."""
    table = http.get(f"/api/rooms/{room}/table", params={"seat": seat, "since": 10_000_000}).json()
    offers = table["ask"]["offers"]
    answer = {
        "seat": seat,
        "question": table["question"],
        "move": offers[table["number"] % len(offers)]["move"],
    }
    moved = http.post(f"/api/rooms/{room}/moves", json=answer)
    moved.raise_for_status()
    found: dict[str, Any] = moved.json()
    return found


def idle(game: str, games: int = 300, before: int = 100) -> Idle:
    """The memory of a server with so many more sleeping games, each with a few moves."""

    async def make(url: str, http: httpx.AsyncClient, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        wanted = {"game": game, "players": 2, "seats": ["me", "me"], "start": True}
        made = await http.post(f"{url}/api/rooms", json=wanted, headers=headers)
        made.raise_for_status()

    async def make_all(url: str, token: str, count: int) -> None:
        async with httpx.AsyncClient(timeout=60, verify=False) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            await in_parts(range(count), lambda _: make(url, http, token), 4)

    with (
        tempfile.TemporaryDirectory() as folder,
        servers.servers(Path(folder), sleep_after=0.2) as (server,),
        _client(server) as http,
    ):
        token = http.cookies["stolnik_session"]
        run_loop(make_all(server.url, token, before))
        _until_asleep(http)
        empty = server.memory()
        run_loop(make_all(server.url, token, games))
        _until_asleep(http)
        grown = server.memory() - empty
    return Idle(game, games, round(grown / games / 1000, 1))
