"""What a match needs: a small save at any point, and no memory that grows from game to game."""

from __future__ import annotations

import gc

import pytest

import stolnik
from stolnik.engine.registry import names

SMALL = 16 * 1024


def play(game: stolnik.Game, seed: int, players: int) -> int:  # type: ignore[type-arg]
    """A random game; the size of its largest save, looked at every tenth move."""
    match = stolnik.Match.start(game, players=players, seed=seed)
    luck = stolnik.Dice(f"memory {seed}")
    largest = 0
    while match.pending:
        ask = match.pending[0]
        match.submit(ask.seat, luck.pick(ask.options))
        if match.number % 10 == 0:
            largest = max(largest, len(match.save()))
    return largest


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games"), [("pax_renaissance_1e", 1000), ("pax_renaissance_2e", 200), ("paladins", 60)]
)
def test_memory_does_not_grow_from_game_to_game(name: str, games: int) -> None:
    game = stolnik.load(name)
    for seed in range(20):
        play(game, seed, 3)
    gc.collect()
    before = len(gc.get_objects())
    for seed in range(20, 20 + games):
        play(game, seed, 3)
    gc.collect()
    assert len(gc.get_objects()) - before < 100


@pytest.mark.parametrize("name", ["pax_renaissance_1e", "pax_renaissance_2e", "paladins"])
def test_a_match_at_any_point_is_saved_in_less_than_16_kib(name: str) -> None:
    game = stolnik.load(name)
    for players in game.players:
        assert 0 < play(game, players, players) < SMALL


@pytest.mark.parametrize("name", names())
def test_a_copy_that_nobody_needs_any_more_is_gone_at_once(name: str) -> None:
    """Who tries thousands of moves on copies leaves no rings that a collector has to look for."""
    game = stolnik.load(name)
    match = stolnik.Match.start(game, players=game.players[-1], seed=7)
    luck = stolnik.Dice("gone")
    gc.collect()
    gc.disable()
    try:
        while match.pending and match.number < 60:
            twin = match.imagine(match.pending[0].seat, luck)
            for _ in range(2):
                if twin.pending:
                    twin.submit(twin.pending[0].seat, luck.pick(twin.pending[0].options))
                    twin = twin.clone()
                    twin.breadcrumb  # noqa: B018  (the rules run)
            ask = match.pending[0]
            match.submit(ask.seat, luck.pick(ask.options))
        del twin
        assert gc.collect() == 0
    finally:
        gc.enable()
