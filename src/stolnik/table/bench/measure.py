"""What the load test measures."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from stolnik.table.bench import servers
from stolnik.table.bench.players import Tally, load


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
    refused: dict[str, int]
    lost: int


def figures(
    tally: Tally, database: str, processes: int, game: str, games: int, pace: float, seconds: float
) -> Figures:
    seen = sorted(tally.seen) or [0.0]
    return Figures(
        database,
        processes,
        game,
        games,
        pace,
        seconds,
        tally.acknowledged,
        round(tally.acknowledged / seconds, 1),
        round(1000 * seen[len(seen) // 2], 1),
        round(1000 * seen[int(len(seen) * 0.99)], 1),
        round(1000 * seen[-1], 1),
        tally.refused,
        len(tally.lost),
    )


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
        tally = asyncio.run(load(urls, games, game, pace, seconds))
    name = "postgresql" if postgres else "sqlite"
    return figures(tally, name, processes, game, games, pace, seconds)


def largest(
    game: str,
    pace: float,
    seconds: float,
    promise_ms: float,
    say: Callable[[Figures], None],
    **how: Any,
) -> int:
    """The largest number of games that keeps the promise, to within a tenth."""
    good, bad, games = 0, 0, 300
    while bad == 0 or bad - good > max(20, good // 10):
        found = run(game, games, pace, seconds, **how)
        say(found)
        kept = found.p99_ms < promise_ms and not found.lost
        kept = kept and found.moves_per_second > 0.95 * games / pace
        if kept:
            good = games
            games = (good + bad) // 2 if bad else games * 3 // 2
        else:
            bad = games
            games = (good + bad) // 2
        if games < 10:
            break
    return good
