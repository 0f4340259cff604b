"""Many games at once: they are what the plan says, whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolnik.bots import UnknownBot
from stolnik.engine.errors import BadRequest
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.lab.sim import (
    UNFINISHED,
    Plan,
    Points,
    Result,
    Share,
    play_all,
    play_one,
    simulate,
    summarise,
)
from tests.bots.fair.register import fair_registered

PLAN = Plan("village_fair", 3, ("greedy", "random"), seed="9")


@pytest.fixture(scope="module", autouse=True)
def _fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with fair_registered(tmp_path_factory.mktemp("packages")):
        yield


def without_time(results: list[Result]) -> list[tuple[object, ...]]:
    ordered = sorted(results, key=lambda result: result.number)
    return [(r.number, r.seed, r.bots, r.winners, r.ending, r.decisions) for r in ordered]


def test_the_same_plan_plays_the_same_games() -> None:
    assert without_time(list(play_all(PLAN, range(5)))) == without_time(
        list(play_all(PLAN, range(5)))
    )


def test_another_seed_plays_other_games() -> None:
    other = Plan("village_fair", 3, ("greedy", "random"), seed="10")
    ours, theirs = (without_time(list(play_all(plan, range(5)))) for plan in (PLAN, other))
    assert [row[2:] for row in ours] != [row[2:] for row in theirs]


def test_several_workers_play_the_same_games_as_one() -> None:
    alone = without_time(list(play_all(PLAN, range(6))))
    together = without_time(list(play_all(PLAN, range(6), workers=2)))
    assert together == alone


def test_the_bots_move_one_seat_on_with_every_game() -> None:
    plan = Plan("village_fair", 3, ("greedy", "random", "random"))
    assert [plan.seating(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_every_game_is_told_of_as_it_ends() -> None:
    told: list[int] = []
    simulate(PLAN, 4, progress=lambda result: told.append(result.number))
    assert told == [0, 1, 2, 3]


def test_a_shared_victory_is_a_part_of_one_for_each() -> None:
    def result(number: int, winners: list[int]) -> Result:
        return Result(number, "", ["greedy", "random", "greedy"], winners, "coins", 10, 0.1)

    results = [result(0, [0]), result(1, [1, 2]), result(2, []), result(3, [0, 1, 2])]
    report = summarise(PLAN, results, seconds=2.0)
    assert [share.wins for share in report.seats] == pytest.approx([4 / 3, 5 / 6, 5 / 6])
    assert report.bots["greedy"].games == 8
    assert report.bots["greedy"].wins == pytest.approx(1 + 1 / 2 + 2 / 3)
    assert report.bots["random"].games == 4
    assert report.bots["random"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert report.decisions_per_second == 20


def test_the_lengths_of_games_are_summed_up() -> None:
    results = [
        Result(n, "", ["random"] * 3, [0], "coins", length, 0.1)
        for n, length in enumerate([10, 30, 80])
    ]
    report = summarise(PLAN, results, seconds=1.0)
    assert (report.shortest, report.median, report.mean, report.longest) == (10, 30, 40, 80)
    assert report.endings == {"coins": 3}


def test_points_are_summed_up_by_bot_where_a_game_counts_them() -> None:
    bots = ["greedy", "random", "greedy"]
    results = [
        Result(0, "", bots, [0], "coins", 10, 0.1, points=[9, 2, 6]),
        Result(1, "", bots, [1], "coins", 10, 0.1, points=[3, 4, 0]),
        Result(2, "", bots, [], UNFINISHED, 10, 0.1),
    ]
    report = summarise(PLAN, results, seconds=1.0)
    assert report.points == {"greedy": Points(4.5, 0, 9), "random": Points(3, 2, 4)}
    assert summarise(PLAN, results[2:], seconds=1.0).points == {}


def test_the_points_of_a_game_are_those_of_its_standings() -> None:
    plan = Plan("village_fair", 3, ("random",), records=None)
    points = play_one(plan, 0).points
    assert len(points) == 3
    assert play_one(plan, 0).winners == [n for n, each in enumerate(points) if each == max(points)]
    assert play_one(Plan("pax_renaissance_1e", 2, ("random",)), 0).points == []


def test_the_margin_shrinks_with_the_games() -> None:
    few, many = Share(10, 5), Share(1000, 500)
    assert few.rate == many.rate == 0.5
    assert many.margin == pytest.approx(0.031, abs=0.001)
    assert few.margin > 5 * many.margin
    assert Share(0, 0).rate == Share(0, 0).margin == 0


def test_a_game_that_does_not_end_is_stopped_and_said_to_be_unfinished() -> None:
    result = play_one(Plan("village_fair", 2, ("random",), longest=5), 0)
    assert result.ending == UNFINISHED
    assert result.decisions == 5
    assert result.winners == []


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    plan = Plan("village_fair", 2, ("random",), records=tmp_path / "deep" / "down")
    simulate(plan, 2)
    files = sorted((tmp_path / "deep" / "down").iterdir())
    assert [file.name for file in files] == ["village_fair-00000.jsonl", "village_fair-00001.jsonl"]
    assert Match.replay(Record.loads(files[1].read_bytes())).over


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    with pytest.raises(UnknownBot):
        simulate(Plan("village_fair", 2, ("genius",)), 1)
    with pytest.raises(BadRequest):
        simulate(Plan("village_fair", 7, ("random",)), 1)
    with pytest.raises(BadRequest):
        simulate(Plan("village_fair", 2, ("random",), options={"fancy": True}), 1)
