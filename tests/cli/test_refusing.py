"""Why not, at a table with many pieces: one answer in words, never a list of ids."""

from __future__ import annotations

from tests.cli.conftest import Run

EUROPE = "play price_of_power --seed 1 --players 3 --option length=age_of_discovery"
TO_THE_TURN = (*"123", "done", "done", "1", "1")
"""Draw, appoint nobody, keep nothing, choose two Missions."""


def test_a_card_with_copies_is_answered_about_once(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "? play Royal Marriage").out
    assert "“Play Royal Marriage” is not allowed:" in shown
    assert "Several things" not in shown


def test_a_refused_move_without_parts_is_named_without_its_figures(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "pass").out
    assert "“Pass” is not allowed:" in shown
    assert "[EU-4.2.8]" in shown


def test_a_refused_move_is_said_in_the_order_of_its_words(run: Run) -> None:
    shown = run(
        f"{EUROPE} --lang pl", *"123", "gotowe", "gotowe", "1", "1", "? odwołaj doradcę mil"
    )
    assert "„Odwołaj Doradcę: Punkty Militarne” jest niedozwolone:" in shown.out


def test_parts_are_read_in_the_order_of_the_words(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "recruit", "1", "? recruit a single cavalry regular").out
    assert "Cavalry can be deployed only in Armies. [EU-9.MU.10]" in shown


def test_a_part_that_is_not_said_can_be_any_of_few(run: Run) -> None:
    shown = run(EUROPE, *TO_THE_TURN, "recruit", "1", "? recruit a single cavalry").out
    assert "Several things are called that; which one is meant?" in shown


def test_a_thing_that_no_clause_speaks_of_is_no_answer(run: Run) -> None:
    assert "“Castile” is not an answer to this question." in run(EUROPE, "? castile").out
