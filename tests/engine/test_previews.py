"""What an option would bring: tried on what a seat can imagine, in every game."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pytest

from stolnik.engine.chair import Chair
from stolnik.engine.dice import Dice
from stolnik.engine.game import Figure, Sight
from stolnik.engine.match import Match
from stolnik.engine.previews import WORLDS, Preview, Worlds
from stolnik.engine.registry import load
from tests.engine.toy import TOY
from tests.length import so_many

GAMES = [
    "pax_renaissance_1e",
    "pax_renaissance_2e",
    "paladins",
    "gods_playground",
    "price_of_power",
]


def positions(name: str, count: int, apart: int = 7) -> Iterator[Match]:
    chance = random.Random(11)
    match = Match.start(load(name), players=3, seed="11")
    for number in range(count * apart):
        if match.over:
            return
        if number % apart == 0:
            yield match
        ask = chance.choice(list(match.pending))
        match.submit(ask.seat, chance.choice(ask.options))


def some(match: Match, seat: int) -> list[Preview]:
    options = match.ask(seat).options
    wanted = random.Random(match.number).sample(options, min(3, len(options)))
    return list(Worlds(match, seat).previews("pl", wanted))


@pytest.mark.parametrize("name", GAMES)
def test_two_truths_that_a_seat_cannot_tell_apart_have_the_same_previews(name: str) -> None:
    for match in positions(name, so_many(6, whole=30)):
        seat = match.pending[0].seat
        other = match.imagine(seat, Dice("another truth"))
        assert some(match, seat) == some(other, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_certain_comes_true(name: str) -> None:
    """Of what neither dice nor hidden things decide, all that is told is so afterwards."""
    kept = 0
    for match in positions(name, so_many(8, whole=30)):
        seat = match.pending[0].seat
        for preview in some(match, seat):
            truth = match.clone()
            truth.submit(seat, preview.move)
            if preview.uncertain:
                continue
            count = match.game.sight.counted
            assert count is not None
            now = {(f.seat, f.name): f.value for f in count(truth.view(seat))}
            for change in preview.changes:
                assert change.low == change.high == change.mean
                assert now[change.seat, change.name] == change.low
                kept += 1
    assert kept, "and something was"


def test_where_dice_decide_the_range_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chair, "say_event", lambda *_: "")  # the toy has no words
    monkeypatch.setattr(Chair, "say_steps", lambda *_: [])

    def counted(view: object) -> list[Figure]:
        totals: list[int] = view.totals  # type: ignore[attr-defined]
        return [Figure(seat, "total", total) for seat, total in enumerate(totals)]

    sight = Sight(TOY.sight.view, TOY.sight.imagine, counted)
    game = dataclasses.replace(TOY, sight=sight)
    match = Match.start(game, players=2, seed="1")
    seat = match.pending[0].seat
    rolled, passed = Worlds(match, seat).previews("en", [("roll",), ("pass",)])
    (total,) = rolled.changes
    assert rolled.uncertain
    assert 0 <= total.low < total.mean < total.high <= 5
    assert (total.seat, total.before) == (seat, 0)
    assert not passed.uncertain
    assert passed.changes == ()
    assert WORLDS > 1


def test_what_cannot_be_tried_has_no_preview() -> None:
    match = Match.start(TOY, players=2, seed="1")
    worlds = Worlds(match, match.pending[0].seat)
    assert list(worlds.previews("en", [("ones", 1), ("no such move",)])) == []
