"""``stolnik play``: what a person sees, types and gets."""

from __future__ import annotations

import errno
from itertools import count
from pathlib import Path

import pytest

from stolnik.cli.screen import PROBLEMS, CliError, problem_with
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.text import LANGUAGES
from tests.bots.fair.village_fair import GAME
from tests.cli.conftest import Run


def _deals(seed: int) -> list[str]:
    """What Anna gets in a fair of two."""
    return sorted(Match.start(GAME, players=2, seed=seed).state.stalls[0].basket)


SEED = next(seed for seed in count() if _deals(seed) == ["apples", "bread", "cheese"])
FAIR = f"play village_fair --seed {SEED} --players 2"
"""Anna has apples, bread and cheese, and six options; Bruno is a greedy bot."""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", "Z opcjami: Długość: Era Odkryć, Inwazje NPR: nie"),
        ("en", "With: Length: Age of Discovery, NPR Invasions: no"),
    ],
)
def test_what_was_agreed_on_is_said_in_words(run: Run, lang: str, said: str) -> None:
    chosen = "--option length=age_of_discovery --option npr_invasions=false"
    shown = run(f"play price_of_power --players 3 --seed 5 {chosen} --lang {lang}", "q").out
    assert said in shown


def test_a_person_sees_the_table_the_question_and_every_option(run: Run) -> None:
    shown = run(FAIR).out
    assert "Village fair" in shown
    assert "Anna, what do you do on day 1?" in shown
    assert "1 Sell" in shown
    assert "Draw from the cart" in shown
    assert "Anna  Turn" in shown  # the breadcrumb


def test_what_others_hold_is_not_shown(run: Run) -> None:
    shown = run(FAIR).out
    assert "Anna: 0 coins, basket:" in shown
    assert "Bruno: 0 coins, 3 goods in the basket" in shown


def test_a_whole_game_ends_with_standings_commitment_and_seed(run: Run) -> None:
    ran = run(FAIR, *["pass", "1"] * 3)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "by coins" in ran.out
    assert f"Seed: {SEED}\n" in ran.out
    assert ran.out.count("Commitment: ") == 2  # before the first move and after the last


def test_the_log_since_the_last_move_is_told(run: Run) -> None:
    shown = run(FAIR, "pass").out
    assert "· Bruno" in shown
    assert shown.index("→ Pass") < shown.index("· Bruno") < shown.index("what do you bid?")


@pytest.mark.parametrize("typed", ["5", "draw from the cart", "DRAW", "cart", "from cart"])
def test_an_option_is_chosen_by_number_or_by_words(run: Run, typed: str) -> None:
    assert "→ Draw from the cart" in run(FAIR, typed).out


def test_words_that_fit_several_options_choose_none(run: Run) -> None:
    shown = run(FAIR, "sell").out
    assert "Several options fit; which one?" in shown
    assert "→" not in shown


def test_a_number_that_is_no_option_is_refused(run: Run) -> None:
    assert "There is no option with that number" in run(FAIR, "99").out


def test_nonsense_is_answered_kindly(run: Run) -> None:
    assert "“xyzzy” is not understood." in run(FAIR, "xyzzy").out


@pytest.mark.parametrize("typed", ["? sell honey", "? Sell Honey jar", "sell honey"])
def test_a_refused_move_names_the_clause_that_refuses_it(run: Run, typed: str) -> None:
    shown = run(FAIR, typed).out
    assert "Only goods in one's own basket can be sold. [FAIR-A1.2]" in shown
    assert "→" not in shown


def test_why_not_speaks_polish_to_poles(run: Run) -> None:
    shown = run(f"{FAIR} --lang pl", "? sprzedaj słoik").out
    assert "Sprzedać można tylko towary z własnego koszyka. [FAIR-A1.2]" in shown


@pytest.mark.parametrize("typed", ["? 5", "? draw"])
def test_an_allowed_move_is_said_to_be_allowed(run: Run, typed: str) -> None:
    assert "This is allowed:\n  Draw from the cart\n" in run(FAIR, typed).out


def test_an_answer_to_another_question_is_refused_by_what_sets_this_one(run: Run) -> None:
    shown = run(FAIR, "? bid 2").out
    assert "“Bid 2” is not allowed:" in shown
    assert "[FAIR-A1.1]" in shown


def test_a_number_out_of_bounds_is_no_answer(run: Run) -> None:
    assert "“Bid 9” is not an answer to this question." in run(FAIR, "? bid 9").out


def test_a_name_that_several_things_have_is_asked_about(run: Run) -> None:
    shown = run(FAIR, "? give e").out
    assert "Several things are called that; which one is meant?" in shown
    assert "\n  Give Honey jar\n" in shown


def test_help_explains_what_can_be_typed(run: Run) -> None:
    shown = run(FAIR, "?").out
    for command in ("rules", "hint", "table", "log", "undo", "save", "quit"):
        assert f"\n  {command}" in shown


def test_rules_are_looked_up_at_the_table(run: Run) -> None:
    shown = run(FAIR, "rules empty cart", "rules dragons").out
    assert "FAIR-A1.3\n  Nobody draws from an empty cart." in shown
    assert "No clause has all these words: dragons" in shown


def test_a_hint_is_what_the_greedy_bot_would_do(run: Run) -> None:
    assert "The greedy bot would choose: Barter" in run(FAIR, "hint").out


def test_a_hint_that_fails_is_a_move_that_can_be_made(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> float:
        raise KeyError("honey")

    monkeypatch.setattr("stolnik.bots.greedy._judge", fail)
    shown = run(FAIR, "hint").out
    assert "at a loss here, through a fault of ours; one thing that can be done: " in shown
    assert "would choose" not in shown


def test_a_move_can_be_taken_back(run: Run) -> None:
    shown = run(FAIR, "barter", "undo", "pass").out
    assert shown.index("Which good do you give away?") < shown.index("Taken back.")
    assert shown.index("Taken back.") < shown.index("→ Pass")


def test_what_cannot_be_taken_back_is_explained(run: Run) -> None:
    assert "There is nothing to take back" in run(FAIR, "undo").out


def test_the_whole_log_and_the_table_can_be_seen_again(run: Run) -> None:
    shown = run(FAIR, "pass", "log", "table").out
    assert shown.count("· Bruno") >= 2
    assert shown.count("what do you bid?") == 3


def test_a_table_that_did_not_change_is_not_drawn_again(run: Run) -> None:
    shown = run(FAIR, "barter").out
    assert shown.count("Day 1,") == 1
    assert "Which good do you give away?" in shown


def test_quitting_loses_nothing_and_the_game_goes_on(run: Run, kept: Path) -> None:
    ran = run(FAIR, "barter", "quit")
    assert ran.code == 0
    (file,) = kept.glob("unfinished/*.jsonl")
    assert f"The game is saved in {file}." in ran.out
    assert "To go on: stolnik play\n" in ran.out
    again = run(f"play --resume {file}", "1", "quit")
    assert "Which good do you give away?" in again.out
    assert len(Record.loads(file.read_bytes()).moves) > 1


def test_the_end_of_the_input_is_a_quiet_farewell(run: Run, kept: Path) -> None:
    ran = run(FAIR, "barter")
    assert ran.code == 0
    assert "The input has ended." in ran.out
    assert ran.err == ""
    assert len(list(kept.glob("unfinished/*.jsonl"))) == 1


def test_nothing_is_saved_when_nothing_was_played(run: Run, kept: Path, tmp_path: Path) -> None:
    assert "there is nothing to save" in run(FAIR).out
    assert list(kept.iterdir()) == []
    assert list(tmp_path.iterdir()) == []


def test_the_name_of_a_saved_game_does_not_tell_its_seed(run: Run, kept: Path) -> None:
    run("play village_fair --seed topsecret --players 2", "pass")
    assert not any("topsecret" in file.name for file in kept.rglob("*"))


def test_save_writes_a_copy_where_one_says(run: Run, tmp_path: Path) -> None:
    assert "saved in mine.jsonl" in run(FAIR, "pass", "save mine.jsonl", "quit").out
    assert Record.loads((tmp_path / "mine.jsonl").read_bytes()).moves[0] == (0, ("pass",))


def test_another_move_after_undo_is_kept_too(run: Run, kept: Path) -> None:
    run(f"{FAIR} --human all", "barter", "undo", "pass", "quit")
    (file,) = kept.glob("unfinished/*.jsonl")
    assert Record.loads(file.read_bytes()).moves == [(0, ("pass",))]


def test_a_file_that_is_no_game_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    assert "so it is left alone" in run(FAIR, "pass", "save diary.txt").out
    assert run(f"{FAIR} --record diary.txt").code == 2
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"


def test_a_folder_that_does_not_exist_is_named_and_the_game_goes_on(run: Run) -> None:
    shown = run(FAIR, "save nowhere/at/all.jsonl", "pass").out
    assert "could not be saved in nowhere/at/all.jsonl: there is no such folder." in shown
    assert "→ Pass" in shown


@pytest.mark.parametrize("number", [*sorted(PROBLEMS), errno.EIO, None])
def test_what_the_system_says_of_a_file_is_said_in_the_language_of_the_reader(
    number: int | None,
) -> None:
    error = OSError(number, "As the system puts it") if number else OSError("No number")
    said = {CliError("file", file="x", problem=problem_with(error)).say(lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("system puts it" in sentence for sentence in said)


def test_the_record_of_a_finished_game_replays(run: Run, tmp_path: Path) -> None:
    run(f"{FAIR} --record game.jsonl", *["pass", "1"] * 3)
    record = Record.loads((tmp_path / "game.jsonl").read_bytes())
    assert record.over
    assert Match.replay(record).over


def test_bots_alone_can_be_watched(run: Run) -> None:
    ran = run("play village_fair --seed 3 --human none --bots random,greedy")
    assert ran.code == 0
    assert "Anna  bot (random)" in ran.out
    assert "Bruno  bot (greedy)" in ran.out
    assert "The game is over" in ran.out


def test_two_people_take_turns(run: Run) -> None:
    shown = run("play village_fair --seed 3 --players 2 --human all", "pass", "pass").out
    assert "Anna, what do you do on day 1?" in shown
    assert "Bruno, what do you do on day 1?" in shown
    assert "Bruno: 0 coins, basket:" in shown


def test_options_and_variants_reach_the_game(run: Run) -> None:
    shown = run("play village_fair --players 2 --variant short --option prize=large").out
    assert "With: Short fair, Prize: large" in shown


def test_data_of_ones_own_replaces_ours(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "goods.json").write_text('{"prices": {"honey": 6}, "copies": 9}')
    assert "basket: Honey jar, Honey jar, Honey jar" in run(f"{FAIR} --data own").out


def test_polish_words_are_commands_too(run: Run) -> None:
    shown = run(f"{FAIR} --lang pl", "wymien", "cofnij", "dziennik", "koniec").out
    assert "Cofnięto." in shown
    assert "By grać dalej: stolnik play" in shown
    assert "niezrozumiałe" not in shown


@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_no_line_is_wider_than_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = run(FAIR, "?", "rules", "pass", "1", "quit").out
    longest = max(len(line) for line in shown.splitlines() if "jsonl" not in line)
    assert longest <= max(int(columns), 64)  # the commitment is 64 letters in one piece


def test_after_ones_own_move_only_what_changed_is_shown(run: Run) -> None:
    shown = run(FAIR, "barter", "undo", "draw").out
    after = shown.partition("→ Barter")[2].partition("→ Draw")[0]
    assert "Anna: 0 coins" not in after


def test_a_rule_that_fails_leaves_the_player_another_move(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("no coins")

    monkeypatch.setattr("tests.bots.fair.village_fair.yield_price", broken)
    shown = run(FAIR, "sell cheese", "pass").out
    assert "A rule of village_fair failed at move 1, ('sell', 'cheese')" in shown
    assert "→ Pass" in shown
