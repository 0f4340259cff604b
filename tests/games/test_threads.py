"""A server plays many games in one process, some of them in threads: none disturbs another."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import stolnik
from stolnik.engine.match import Match

DECISIONS = 250
GAMES = 4


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def played(name: str, seed: int) -> list[object]:
    """A game up to some decision: what was asked on the way, and the table at the end."""
    game = stolnik.load(name)
    players = game.players[seed % len(game.players)]
    match = Match.start(game, players=players, seed=seed)
    dice = random.Random(seed)
    asked: list[object] = []
    for _ in range(DECISIONS):
        if not match.pending:
            break
        ask = dice.choice(match.pending)
        asked.append((ask.seat, ask.topic, ask.options))
        match.submit(ask.seat, dice.choice(ask.options))
    return [*asked, msgspec.msgpack.encode(match.state)]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", stolnik.names())
def test_games_in_threads_are_played_as_if_alone(name: str) -> None:
    alone = [played(name, seed) for seed in range(GAMES)]
    with ThreadPoolExecutor(GAMES) as threads:
        together = list(threads.map(played, [name] * GAMES, range(GAMES)))
    assert together == alone
