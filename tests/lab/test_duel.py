"""Every bot against every other: fair seats, shared seeds, and files that are gone on with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolnik.bots import UnknownBot
from stolnik.lab.duel import Duel, hold, outcome
from stolnik.lab.errors import LabError
from stolnik.lab.ratings import MIDDLE, ratings
from stolnik.lab.sim import Result
from tests.bots.fair.register import fair_registered

DUEL = Duel("village_fair", 3, ("greedy", "random"), seed="9")


@pytest.fixture(scope="module", autouse=True)
def _fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with fair_registered(tmp_path_factory.mktemp("packages")):
        yield


def result(number: int, bots: list[str], places: list[int]) -> Result:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(number, "", bots, winners, "coins", 10, 0.1, places=places)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_everywhere_as_often_as_the_other(players: int) -> None:
    duel = Duel("village_fair", players, ("a", "b", "c"))
    games = duel.games(1)
    sat = Counter((bot, seat) for n in range(games) for seat, bot in enumerate(duel.seating(n)))
    assert len(sat) == 3 * players
    assert len(set(sat.values())) == 1


def test_all_seatings_of_all_pairs_meet_the_same_seed() -> None:
    duel = Duel("village_fair", 3, ("a", "b", "c"), seed="9")
    once = duel.games(1)
    assert once == 18
    assert {duel.seed_of(n) for n in range(once)} == {"9/0"}
    assert {duel.seed_of(n) for n in range(once, 2 * once)} == {"9/1"}
    seatings = Counter(tuple(duel.seating(n)) for n in range(once))
    assert set(seatings.values()) == {1}


def test_the_games_that_are_asked_for_are_played_and_a_few_more() -> None:
    assert DUEL.games(6) == 6
    assert DUEL.games(7) == 12
    assert Duel("village_fair", 2, ("a", "b", "c")).games(5) == 18


def test_a_game_counts_as_duels_between_seats_of_different_bots() -> None:
    told = outcome(DUEL, [result(0, ["greedy", "random", "random"], [2, 1, 2])])
    score = told.scores["greedy"]["random"]
    assert (score.duels, score.won) == (2, 0.5)
    assert told.scores["random"]["greedy"].won == 1.5
    assert told.wins["random"].games == 2
    assert told.wins["random"].wins == 1
    assert told.wins["greedy"].wins == 0


def test_a_game_that_was_stopped_counts_for_nobody() -> None:
    told = outcome(DUEL, [Result(0, "", ["greedy", "random", "random"], [], "unfinished", 9, 0.1)])
    assert told.unfinished == 1
    assert told.scores == {"greedy": {}, "random": {}}
    assert {rated.rating for rated in told.ratings.values()} == {MIDDLE}


def test_who_wins_three_of_four_is_rated_about_200_higher() -> None:
    duels = [("a", "b", 0.0 if n % 4 == 0 else 1.0) for n in range(2000)]
    rated = ratings(["a", "b"], duels)
    assert rated["a"].rating - rated["b"].rating == pytest.approx(191, abs=15)
    assert rated["a"].margin < 60


def test_ratings_of_those_who_are_alike_are_alike() -> None:
    rated = ratings(["a", "b"], [("a", "b", n % 2) for n in range(400)])
    assert abs(rated["a"].rating - rated["b"].rating) < rated["a"].margin


def test_more_duels_make_surer() -> None:
    few, many = (ratings(["a", "b"], [("a", "b", n % 2) for n in range(c)]) for c in (10, 200))
    assert many["a"].margin < few["a"].margin / 2


@pytest.mark.slow
def test_a_file_is_gone_on_with_and_torn_lines_are_played_anew(tmp_path: Path) -> None:
    file, whole = tmp_path / "some.jsonl", hold(DUEL, 12)
    hold(DUEL, 6, file=file)
    written = file.read_bytes()
    file.write_bytes(written[:-7])  # the power failed while the last game was written
    told: list[int] = []
    again = hold(DUEL, 12, file=file, workers=2, progress=told.append)
    assert told == [5, *[1] * 7]
    assert again == whole
    assert len(file.read_bytes().splitlines()) == 13
    file.write_bytes(file.read_bytes()[:20])  # not even the first line is whole
    assert hold(DUEL, 6, file=file) == hold(DUEL, 6)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Stolnik,\n")
    with pytest.raises(LabError, match="not a file of games"):
        hold(DUEL, 6, file=file)
    assert file.read_text() == "Dear Stolnik,\n"
    for no_file in (tmp_path, Path("/dev/null")):
        with pytest.raises(LabError, match="not a file of games"):
            hold(DUEL, 6, file=no_file)


def test_a_file_of_another_plan_or_version_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    hold(DUEL, 6, file=file)
    written = file.read_text()
    with pytest.raises(LabError, match=r"another plan.*\"seed\":\"9\""):
        hold(Duel("village_fair", 3, ("greedy", "random"), seed="8"), 6, file=file)
    version = written.replace('"version":"', '"version":"0.', 1)
    file.write_text(version)
    with pytest.raises(LabError, match="begun with version 0"):
        hold(DUEL, 6, file=file)
    file.write_text(written.replace('"decisions":', '"decision":', 1))
    with pytest.raises(LabError, match="Line 2"):
        hold(DUEL, 6, file=file)
    assert file.read_text() != written


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    with pytest.raises(UnknownBot):
        hold(Duel("village_fair", 2, ("greedy", "genius")), 1)
    for bots in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(LabError, match="two different bots"):
            hold(Duel("village_fair", 2, bots), 1)
    with pytest.raises(LabError, match="two players"):
        hold(Duel("pax_renaissance_2e", 1, ("greedy", "random")), 1)
