"""With all shortcuts switched off the same game is played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

import pytest

import stolnik
from stolnik.engine.chronicle import Told
from stolnik.engine.flow import Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.chapters.board import atlas
from stolnik.games.price_of_power.chapters.board.ownership import flag_on, owned, realm_at_table
from stolnik.games.price_of_power.chapters.menu import plain_entry
from stolnik.games.price_of_power.chapters.phases.actions import offers
from stolnik.games.price_of_power.chapters.prestige.sweep import Watch
from stolnik.games.price_of_power.shortcuts import SHORTCUTS, the_long_way
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import FRANCE, europe, place

GAME = stolnik.load("price_of_power")
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("pricepower_*.jsonl"))


Questions = list[tuple[Seat, str, Sequence[Move]]]
"""By seat: what is asked, and what can be answered; worked out when it is asked."""


def questions(match: Match) -> Questions:
    return [(ask.seat, ask.topic, ask.options) for ask in match.pending]


def replayed(
    record: Record, way: AbstractContextManager[None]
) -> tuple[list[Questions], Sequence[Told]]:
    """Each question of a kept game, and all that it told."""
    course: list[Questions] = []
    with way:
        match = Match.replay(record, listen=True, each=lambda one: course.append(questions(one)))
    return course, match.log


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_goes_the_same_way_without_shortcuts(path: Path) -> None:
    record = Record.loads(path.read_bytes())
    short, told = replayed(record, nullcontext())
    long, told_again = replayed(record, the_long_way())
    assert len(short) == len(record.moves)
    assert [n for n, asks in enumerate(zip(short, long)) if asks[0] != asks[1]] == []
    assert told == told_again


@pytest.mark.parametrize("players", [2, 5, 6])
def test_a_game_by_chance_goes_the_same_way_whenever_the_switch_is_turned(players: int) -> None:
    dice = random.Random(players)
    short, turned = (Match.start(GAME, players=players, seed=str(players)) for _ in range(2))
    for n in range(900):
        expected = questions(short)
        with the_long_way() if n // 30 % 2 else nullcontext():
            assert questions(turned) == expected
            ask = turned.pending[0]
            move = dice.choice(ask.options)
            turned.submit(ask.seat, move)
        short.submit(ask.seat, move)


def test_what_is_kept_in_mind_is_not_asked_on_the_long_way() -> None:
    g = europe()
    true, paris = owned(g, FRANCE), place(g, "paris")
    kept = atlas._atlas
    assert kept is not None
    for known in kept.answers:
        known.update(dict.fromkeys(known, ("wrong",)))
    flags, seats = atlas.flags(g), atlas._seats
    flags.shown[paris] = -1
    atlas._seats = (g.players, {})
    assert owned(g, FRANCE) == ("wrong",)
    assert flag_on(g, paris) == -1
    assert realm_at_table(g, g.players[FRANCE].realm) != FRANCE
    with the_long_way():
        assert owned(g, FRANCE) == true
        assert flag_on(g, paris) == FRANCE
        assert realm_at_table(g, g.players[FRANCE].realm) == FRANCE
    atlas._atlas, atlas._flags, atlas._seats = None, None, seats


def test_a_watch_that_would_rest_looks_at_everything_on_the_long_way() -> None:
    g = europe()
    watch = Watch()
    watch.look(g)
    watch.quiet, watch.touched = True, 0
    assert watch.rests()
    assert not any(watch.look(g))
    with the_long_way():
        assert not watch.rests()
        assert all(watch.look(g))


def no(g: Europe, seat: int, move: Move) -> Refusal:
    return Refusal("EU-4.2.3")


def test_a_glance_counts_only_where_shortcuts_are_taken() -> None:
    g = europe()
    entry = plain_entry("trade", no, lambda g, seat: None, glance=lambda g, seat: True)
    assert entry.offers(g, FRANCE) == (("trade",),)
    with the_long_way():
        assert entry.offers(g, FRANCE) == ()
    unsure = plain_entry("trade", no, lambda g, seat: None, glance=lambda g, seat: None)
    assert unsure.offers(g, FRANCE) == ()


def test_the_menu_without_power_is_the_same_on_the_long_way() -> None:
    g = europe()
    g.players[FRANCE].power[:] = [0, 0, 0]
    short = list(offers(g, FRANCE))
    with the_long_way():
        assert list(offers(g, FRANCE)) == short


def test_the_switch_is_back_after_an_error() -> None:
    with suppress(ZeroDivisionError), the_long_way():
        assert not SHORTCUTS.taken
        raise ZeroDivisionError
    assert SHORTCUTS.taken
