"""The load test itself: that it plays, counts what was played, and compares like with like."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.match import Match
from stolnik.table.bench import measure, peers
from stolnik.text import LANGUAGES
from tests.table.server import sejmik_path


@pytest.fixture
def noughts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(peers.PEER))
    from noughts.game import NOUGHTS

    yield NOUGHTS
    for name in [name for name in sys.modules if name.partition(".")[0] == "noughts"]:
        del sys.modules[name]


@pytest.mark.slow
def test_a_small_load_is_played_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", sejmik_path(tmp_path))
    found = measure.run("sejmik", 3, 0.05, 2.0)
    assert found.moves > 3
    assert found.moves_per_second == round(found.moves / 2.0, 1)
    assert 0 < found.p50_ms <= found.p99_ms <= found.worst_ms
    assert found.server_ms > 0
    assert (found.lost, found.refused) == (0, {})


def test_our_noughts_and_crosses_is_the_game_of_the_other_server(noughts: Any) -> None:
    """The moves of both load programs: nine of them, and nobody wins."""
    order = ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"]
    match = Match.start(noughts, players=2, seed=1, listen=True)
    for number, cell in enumerate(order):
        assert [ask.seat for ask in match.pending] == [number % 2]
        assert len(match.pending[0].options) == 9 - number
        assert match.why_not(number % 2, ("place", order[number - 1])) or number == 0
        match.submit(number % 2, ("place", cell))
    assert match.over
    assert [standing.place for standing in match.standings] == [1, 1]
    for lang in LANGUAGES:
        assert match.at(0).say_event(lang, match.log[-1].event).endswith("C3.")


def test_three_in_a_line_win(noughts: Any) -> None:
    match = Match.start(noughts, players=2, seed=1)
    for seat, cell in ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")):
        match.submit(seat, ("place", cell))
    assert [(standing.place, standing.score) for standing in match.standings] == [(1, 1), (2, 0)]


@pytest.mark.slow
@pytest.mark.skipif(not peers.ready(), reason="boardgame.io is not installed")
def test_both_servers_are_measured_alike() -> None:
    sides = {side.name: side for side in peers.side_by_side(4, 2.0)}
    assert {"stolnik-disk", "peer-memory", "peer-files"} <= sides.keys()
    for side in sides.values():
        assert side.moves_per_second > 1
        assert side.server_ms > 0
        assert side.client_ms > 0
        assert 0 < side.p50_ms <= side.p99_ms
