"""Why not, at a table with many pieces: one answer in words, never a list of ids."""

from __future__ import annotations

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
    shown = run(f"{EUROPE} --lang pl", *IN_POLISH, "? odwołaj doradcę mil").out
    assert "„Odwołaj Doradcę: Punkty Militarne” jest niedozwolone:" in shown


def test_parts_are_read_in_the_order_of_the_words(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "recruit", "1", "? recruit a single cavalry regular").out
    assert "Cavalry can be deployed only in Armies. [EU-9.MU.10]" in shown


def test_a_part_that_is_not_said_can_be_any_of_few(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "recruit", "1", "? recruit a single cavalry").out
    assert "Several things are called that; which one is meant?" in shown


def test_a_thing_that_no_clause_speaks_of_is_no_answer(run: Run) -> None:
    assert "“Castile” is not an answer to this question." in run(EUROPE, "? castile").out


def test_an_answer_that_is_not_offered_is_typed_as_it_would_be_told(run: Run) -> None:
    lines = [*IN_POLISH, "umieść wpływy", "umieść Wpływ w Nadrenii"]
    shown = run(f"{EUROPE} --lang pl", *lines).out
    assert "„Umieść Wpływ w Nadrenii” jest niedozwolone:" in shown
    assert "[EU-5.4.2]" in shown


def test_what_is_typed_may_be_inflected(run: Run) -> None:
    """Ideas stand in quotation marks as they are called; nobody types them so in Polish."""
    shown = run(f"{EUROPE} --lang pl", *IN_POLISH, "zbadaj biurokrację").out
    assert "„Zbadaj Ideę „Biurokracja”” jest niedozwolone:" in shown
    assert "[EU-8.0.1]" in shown
    shown = run(f"{EUROPE} --lang pl", *IN_POLISH, "zbadaj biuro").out
    assert "„Zbadaj Ideę „Biurokracja”” jest niedozwolone:" in shown


def test_a_verb_without_its_object_is_refused_by_each_clause_that_forbids_it(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "siege").out
    assert "“siege” is not allowed:" in shown
    assert "[EU-9.8.2]" in shown


def test_a_sentence_of_ones_own_is_answered_about_the_thing_at_its_end(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "place influence", "send an envoy to Rhineland").out
    assert "You can do nothing with this now: Rhineland" in shown
    assert "[EU-5.4.2]" in shown


def test_words_of_the_question_name_its_options(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "declare war", "declare war on Navarra").out
    assert "→ Navarra: without a casus belli" in shown


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
