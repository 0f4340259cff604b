"""What is counted on the table, in each game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from sejmik.game import SEJMIK

from stolnik.engine.figures import Counted, changes, counted
from stolnik.engine.game import AnyGame, Figure
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.text import LANGUAGES
from tests.engine.toy import TOY

GAMES = [
    "pax_renaissance_1e",
    "pax_renaissance_2e",
    "paladins",
    "gods_playground",
    "price_of_power",
]


def played(game: AnyGame, moves: int) -> Iterator[Match]:
    chance = random.Random(5)
    match = Match.start(game, players=3, seed="5")
    for _ in range(moves):
        yield match
        if match.over:
            return
        ask = match.pending[0]
        match.submit(ask.seat, chance.choice(ask.options))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_counted_has_a_name_in_each_language(name: str) -> None:
    game = load(name)
    for match in played(game, 60):
        for _, message in counted(game, match.view(None)):
            for lang in LANGUAGES:
                assert words_of(game, lang).catalog.say(message)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_counts_what_all_can_see_alike(name: str) -> None:
    game = load(name)
    for match in played(game, 40):
        seen = counted(game, match.view(None))
        assert all(counted(game, match.view(seat)) == seen for seat in range(3))


@pytest.mark.parametrize("name", GAMES)
def test_moves_change_what_players_count(name: str) -> None:
    game = load(name)
    tables = [counted(game, match.view(None)) for match in played(game, 60)]
    changed = [change for one, other in pairwise(tables) for change in changes(one, other)]
    assert {change.seat for change in changed} >= {0, 1, 2}
    assert all(change.before != change.after for change in changed)


def test_what_was_not_there_was_none_and_what_is_gone_is_none() -> None:
    purse, tax = Figure(0, "purse", 3), Figure(None, "tax", 2, -1)
    before: Counted = {(0, "purse"): purse}
    after: Counted = {(None, "tax"): tax}
    assert changes(before, after) == [(0, "purse", 3, 0, 1), (None, "tax", 0, 2, -1)]
    assert changes(after, after) == []


@pytest.mark.parametrize("game", [TOY, SEJMIK], ids=["toy", "sejmik"])
def test_a_game_need_not_count(game: AnyGame) -> None:
    match = Match.start(game, players=2, seed="1")
    assert counted(game, match.view(None)) == {}
