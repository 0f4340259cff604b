"""Our side of the benchmark: do the figures mean what their names say?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from stolnik.engine.match import Match
from stolnik.lab import bench, peers
from tests.bots.fair.register import fair_registered
from tests.bots.fair.village_fair import GAME


@pytest.fixture(scope="module", autouse=True)
def _fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with fair_registered(tmp_path_factory.mktemp("packages")):
        yield


@pytest.fixture
def _quick_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among many tests there is much to clear up, and here it does not matter."""
    monkeypatch.setattr("gc.collect", lambda: 0)


@pytest.fixture
def _clock_of_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by exactly one millisecond whenever somebody looks at it."""
    milliseconds = count()
    for clock in (bench, peers):
        monkeypatch.setattr(clock, "perf_counter", lambda: next(milliseconds) / 1000)


@pytest.mark.usefixtures("_clock_of_milliseconds")
def test_every_counted_decision_was_submitted(monkeypatch: pytest.MonkeyPatch) -> None:
    submitted = 0
    submit = Match.submit

    def noted(self: Match, *args: object) -> None:
        nonlocal submitted
        submitted += 1
        submit(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "submit", noted)
    pace = bench.pace_of(GAME)
    assert pace(0.3) == pytest.approx(1000)
    assert submitted == pytest.approx(peers.WARM_UP + 300, abs=1)
    assert pace(0.2) == pytest.approx(1000)
    assert submitted == pytest.approx(peers.WARM_UP + 500, abs=2)


@pytest.mark.usefixtures("_clock_of_milliseconds")
def test_slices_are_parts_of_whole_games_with_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next slice goes on where the last one stopped, be it in the middle of a game."""
    begun: list[int] = []
    played: dict[Match, int] = {}
    start, submit = Match.start, Match.submit

    def noted(*args: Any, players: int, **kwargs: Any) -> Match:
        begun.append(players)
        return start(*args, players=players, **kwargs)

    def counted(self: Match, *args: Any) -> None:
        submit(self, *args)
        played[self] = self.number

    monkeypatch.setattr(Match, "start", noted)
    monkeypatch.setattr(Match, "submit", counted)
    pace = bench.pace_of(GAME)
    while len(begun) < 2 * len(bench.tables(GAME)):
        pace(0.003)
    assert begun[: len(bench.tables(GAME))] == list(bench.tables(GAME))
    *ended, _ = played
    assert all(match.over for match in ended)


def test_random_games_are_played_to_their_end_by_every_number_of_players() -> None:
    for players in GAME.players:
        *_, last = bench.random_game(GAME, players, seed=1)
        assert last.over
        assert last.players == players


def test_a_decision_with_one_option_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(game: object, players: int, seed: int) -> Iterator[SimpleNamespace]:
        for options in ((("a",), ("b",)), (("a",),), (("a",), ("b",), ("c",)), (("a",),)):
            yield SimpleNamespace(pending=[SimpleNamespace(options=options)])
        yield SimpleNamespace(pending=())  # over: nothing is left to decide

    monkeypatch.setattr(bench, "random_game", play)
    assert bench.share_of_choices(GAME) == 0.5


def test_the_matches_that_are_cloned_stand_in_the_middle_of_games() -> None:
    matches = bench.midgames(GAME, wanted=12)
    assert len(matches) == 12
    assert {match.players for match in matches} == set(GAME.players)
    for match in matches:
        assert not match.over
        assert match.number >= 3


def test_a_thawed_clone_takes_its_next_move_as_the_original_would() -> None:
    for match in bench.midgames(GAME, wanted=6):
        twin = bench.ready_clone(match)
        assert twin is not match
        ask = match.pending[0]
        twin.submit(ask.seat, ask.options[0])
        assert twin.number == match.number + 1


@pytest.mark.usefixtures("_clock_of_milliseconds")
def test_the_time_of_a_copy_is_a_mean_over_all_matches() -> None:
    copied: list[Match] = []

    def copy(match: Match) -> Match:
        copied.append(match)
        return match

    matches = bench.midgames(GAME, wanted=4)
    # One look at the clock, one millisecond, after every four copies.
    assert bench.copy_microseconds(matches, copy, 0.01) == pytest.approx(250)
    assert len(copied) == 40
    assert copied[:4] == matches


@pytest.mark.usefixtures("_quick_sweep")
def test_everybody_gets_the_same_number_of_slices_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[str, float]] = []

    def meter(name: str, figure: float) -> Callable[[float], float]:
        def measure(seconds: float) -> float:
            taken.append((name, seconds))
            return figure

        return measure

    monkeypatch.setattr(
        bench,
        "PEERS",
        {
            "catanatron": (
                lambda: meter("catanatron", 10_000),
                meter("catan clone", 60),
                lambda: 0.4,
            ),
            "chess": (lambda: meter("chess", 12_000), meter("chess clone", 180), lambda: 0.9),
        },
    )
    fair, clone = meter("fair", 25_000), meter("fair clone", 9)
    monkeypatch.setattr(bench, "pace_of", lambda game: fair)
    monkeypatch.setattr(bench, "copy_microseconds", lambda m, c, s: clone(s))
    monkeypatch.setattr(bench, "share_of_choices", lambda game: 0.8)
    told: list[tuple[int, int]] = []
    report = bench.bench(14.0, ["village_fair"], progress=lambda done, of: told.append((done, of)))

    order = [name for name, _ in taken]
    one_round = [
        "fair",
        "catanatron",
        "chess",
        "fair clone",
        "fair clone",
        "catan clone",
        "chess clone",
    ]
    assert order == one_round * bench.ROUNDS
    assert sum(seconds for _, seconds in taken) == pytest.approx(14.0)
    lengths = {name: {round(s, 6) for n, s in taken if n == name} for name in set(order)}
    assert lengths["fair"] == lengths["catanatron"] == lengths["chess"]
    assert lengths["fair clone"] == lengths["catan clone"] == lengths["chess clone"]
    assert told[-1] == (7 * bench.ROUNDS, 7 * bench.ROUNDS)
    assert report.games["village_fair"] == bench.Speed(25_000, 9, 9, 2.5, 20_000, 5.0)
    assert report.peers["chess"] == bench.PeerSpeed(12_000, 180, 10_800)


def test_time_that_others_took_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two seconds by the clock on the wall, the core was ours for half a second."""
    wall, own = iter([0.0, 2.0] * 2), iter([0.0, 0.5] * 2)
    monkeypatch.setattr(bench, "perf_counter", lambda: next(wall))
    monkeypatch.setattr(bench, "process_time", lambda: next(own))
    assert bench._undisturbed(lambda: 1000.0, rate=True) == 4000
    assert bench._undisturbed(lambda: 80.0, rate=False) == 20


@pytest.mark.usefixtures("_quick_sweep")
def test_one_disturbed_slice_does_not_change_the_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = iter([900.0, 1000.0, 5.0, 1000.0, 1100.0, 1000.0, 1000.0])
    monkeypatch.setattr(
        bench, "PEERS", {"catanatron": (lambda: lambda s: 500.0, lambda s: 1.0, lambda: 1.0)}
    )
    monkeypatch.setattr(bench, "pace_of", lambda game: lambda s: next(figures))
    monkeypatch.setattr(bench, "copy_microseconds", lambda m, c, s: 1.0)
    report = bench.bench(0.1, ["village_fair"], rounds=7)
    assert report.games["village_fair"].decisions_per_second == 1000
    assert report.games["village_fair"].ratio_to_catanatron == 2


@pytest.mark.usefixtures("_quick_sweep")
def test_a_machine_that_grows_slower_does_not_change_the_ratio(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own, peer = iter([900.0, 600.0, 300.0]), iter([600.0, 400.0, 200.0])
    monkeypatch.setattr(
        bench, "PEERS", {"catanatron": (lambda: lambda s: next(peer), lambda s: 1, lambda: 1.0)}
    )
    monkeypatch.setattr(bench, "pace_of", lambda game: lambda s: next(own))
    monkeypatch.setattr(bench, "copy_microseconds", lambda m, c, s: 1.0)
    report = bench.bench(0.1, ["village_fair"], rounds=3)
    assert report.games["village_fair"].ratio_to_catanatron == 1.5


@pytest.mark.slow
def test_a_short_real_run_measures_everybody() -> None:
    report = bench.bench(0.2, ["village_fair"], rounds=1)
    speed = report.games["village_fair"]
    assert speed.decisions_per_second > 1000
    assert 0 < speed.clone_microseconds < speed.thaw_microseconds
    assert set(report.peers) == {"catanatron", "chess"}
    assert all(peer.decisions_per_second > 100 for peer in report.peers.values())
