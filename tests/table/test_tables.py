"""What is remembered of tables, or shared between them, never shows: the bytes are the same."""

from __future__ import annotations

import random

import msgspec
import pytest
from sejmik.game import SEJMIK

from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from stolnik.table import tables
from stolnik.table.protocol import Lang

GAMES: list[AnyGame] = [SEJMIK, *(load(name) for name in names())]
LANGS: tuple[Lang, ...] = ("pl", "en")


def sent(match: Match, seat: int | None, lang: Lang, shared: tables.Shared | None) -> bytes:
    table = tables.table_of(
        match.at(seat),
        room="",
        lang=lang,
        question="",
        since=max(0, match.number - 3),
        clocks=[],
        orders=[],
        shared=shared,
    )
    return msgspec.json.encode(table)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_table_from_memory_is_the_same_to_the_byte(game: AnyGame) -> None:
    """Two games side by side, so that each meets what is remembered of the other."""
    chance = random.Random(game.name)
    players = max(game.players[0], 2)
    matches = [Match.start(game, players=players, seed=seed, listen=True) for seed in (1, 2)]
    for _ in range(40):
        for match in matches:
            if match.over:
                continue
            ask = chance.choice(match.pending)
            match.submit(ask.seat, chance.choice(ask.options))
            shared = tables.Shared()
            for seat in (*range(players), None):
                for lang in LANGS:
                    assert sent(match, seat, lang, shared) == sent(match, seat, lang, None)


def test_offers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second player of the same opening needs no words made anew."""
    for seed in (1, 1):
        match = Match.start(SEJMIK, players=2, seed=seed, listen=True)
        first = sent(match, 0, "en", tables.Shared())
        monkeypatch.setattr(tables, "_offer", None)
    assert b'"offers":[{"move":["put"' in first
