"""Why not, at a table with many pieces: one answer in words, never a list of ids."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

EUROPE = "play price_of_power --seed 1 --players 3 --option length=age_of_discovery"
TO_THE_TURN = (*"123", "done", "done", "1", "1")
"""Draw, appoint nobody, keep nothing, choose two Missions."""
IN_POLISH = (*"123", "gotowe", "gotowe", "1", "1")


def test_a_card_with_copies_is_answered_about_once(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "? play Royal Marriage").out
    assert "“Play Royal Marriage” is not allowed:" in shown
    assert "Several things" not in shown


def test_a_refused_move_without_parts_is_named_without_its_figures(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "pass").out
    assert "“Pass” is not allowed:" in shown
    assert "[EU-4.2.8]" in shown


def test_a_refused_move_is_said_in_the_order_of_its_words(run: Run) -> None:
    shown = run(f"{EUROPE} --lang pl", *IN_POLISH, "? zwolnij doradcę mil").out
    assert "„Zwolnij Doradcę: Punkty Militarne” jest niedozwolone:" in shown


def test_parts_are_read_in_the_order_of_the_words(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "recruit", "1", "? recruit a single cavalry regular").out
    assert "Cavalry can be deployed only in Armies. [EU-9.MU.10]" in shown


def test_a_part_that_is_not_said_can_be_any_of_few(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "recruit", "1", "? recruit a single cavalry").out
    assert "Several things are called that; which one is meant?" in shown


@pytest.mark.parametrize(
    ("lang", "typed", "says"),
    [
        ("", "? andalucia", "\nNow\n  4 Provinces; Lawful Owners: you 2, Granada 2;"),
        (" --lang pl", "? Andaluzji", "\nTeraz\n  4 Prowincje;"),
        ("", "? wars of the roses", "\nWars of the Roses\n"),
    ],
)
def test_a_thing_alone_says_what_it_is_and_how_it_stands(
    run: Run, lang: str, typed: str, says: str
) -> None:
    beginning = IN_POLISH if lang else TO_THE_TURN
    assert says in run(f"{EUROPE}{lang}", *beginning, typed).out


def test_a_thing_that_can_be_used_says_how_and_one_that_cannot_says_why(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "? wars of the roses", "? andalucia").out
    card, area = shown.split("\nAndalucía\nOn the table\n")
    assert "Take the Event Wars of the Roses" in card.split("\nWars of the Roses\n")[-1]
    assert "Convert Andalucía" in area
    assert "[EU-5.3.3]" in area


def test_things_of_one_name_are_all_told_of(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "? sevilla").out
    assert "which one is meant?" not in shown
    assert shown.count("\nSevilla\n") == 2


def test_an_answer_that_is_not_offered_is_typed_as_it_would_be_told(run: Run) -> None:
    lines = [*IN_POLISH, "umieść wpływy", "umieść Wpływ w Prusach"]
    shown = run(f"{EUROPE} --lang pl", *lines).out
    assert "„Umieść Wpływ w Prusach” jest niedozwolone:" in shown
    assert "[EU-5.4.2]" in shown


def test_what_is_typed_may_be_inflected(run: Run) -> None:
    """Ideas stand in quotation marks as they are called; nobody types them so in Polish."""
    shown = run(f"{EUROPE} --lang pl", *IN_POLISH, "zbadaj tolerancję").out
    assert "„Zbadaj Ideę „Tolerancja”” jest niedozwolone:" in shown
    assert "[EU-8.0.1]" in shown
    shown = run(f"{EUROPE} --lang pl", *IN_POLISH, "zbadaj toler").out
    assert "„Zbadaj Ideę „Tolerancja”” jest niedozwolone:" in shown


def test_a_verb_without_its_object_is_refused_by_each_clause_that_forbids_it(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "siege").out
    assert "“siege” is not allowed:" in shown
    assert "[EU-9.8.2]" in shown


def test_a_sentence_of_ones_own_is_answered_about_the_thing_at_its_end(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "place influence", "send an envoy to Prussia").out
    assert "You can do nothing with this now: Prussia" in shown
    assert "[EU-5.4.2]" in shown


def test_words_of_the_question_name_its_options(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "declare war", "declare war on Navarra").out
    assert "→ Navarra: without a Casus Belli" in shown


def test_the_name_of_an_answer_is_never_taken_for_a_part_of_another(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, *["loan"] * 6).out
    assert "“Take a Loan” is not allowed:" in shown
    assert "→ Repay" not in shown


def test_brackets_with_a_figure_that_is_not_known_are_left_out_whole(run: Run) -> None:
    lines = [*IN_POLISH, "sfabrykuj roszczenia", "sfabrykuj roszczenie do Nadrenii"]
    shown = run(f"{EUROPE} --lang pl", *lines).out
    assert "„Sfabrykuj Roszczenie do Nadrenii” jest niedozwolone:" in shown


def test_a_word_of_the_verb_names_nothing(run: Run) -> None:
    """In `poddaj się` the second word is not the beginning of Siena."""
    assert "Siena" not in run(f"{EUROPE} --lang pl", *IN_POLISH, "poddaj się").out
