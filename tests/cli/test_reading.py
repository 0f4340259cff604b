"""Typed words and what they mean."""

from __future__ import annotations

import pytest

from stolnik.cli.reading import Reading, fold, meant, raw
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from tests.bots.fair.village_fair import GAME

OPTIONS: list[tuple[Move, str]] = [
    (("buy", "elephant"), "Buy Papal Elephant"),
    (("buy", "elephant_tamer"), "Buy Elephant Tamer"),
    (("sell", "elephant"), "Sell Papal Elephant"),
    (("vote", "łódź"), "Vote in Łódź"),
]


@pytest.mark.parametrize(
    "typed, moves",
    [
        ("buy elephant", [("buy", "elephant")]),
        ("Buy Papal Elephant", [("buy", "elephant")]),
        ("buy papal", [("buy", "elephant")]),
        ("tamer", [("buy", "elephant_tamer")]),
        ("elephant buy papal", [("buy", "elephant")]),
        ("papal elephant", [("buy", "elephant"), ("sell", "elephant")]),
        ("lodz", [("vote", "łódź")]),
        ("ŁÓDŹ", [("vote", "łódź")]),
        ("giraffe", []),
        ("", []),
        ("   ", []),
    ],
)
def test_words_find_the_options_that_fit_them_best(typed: str, moves: list[Move]) -> None:
    assert meant(typed, OPTIONS) == moves


def test_accents_case_and_blanks_do_not_matter() -> None:
    assert fold("  Żółta   ŁÓDŹ ") == "zolta lodz"


def test_a_raw_move_is_its_parts() -> None:
    assert raw(("buy", "elephant", 3)) == "buy elephant 3"


@pytest.mark.parametrize(
    "lang, typed, move",
    [
        ("en", "sell honey", ("sell", "honey")),
        ("en", "sell Honey jar", ("sell", "honey")),
        ("en", "Sell HON", ("sell", "honey")),
        ("pl", "sprzedaj słoik miodu", ("sell", "honey")),
        ("pl", "Sprzedaj: ser", ("sell", "cheese")),
        ("pl", "sell cheese", ("sell", "cheese")),
        ("en", "bid 3", ("bid", 3)),
        ("en", "pass", ("pass",)),
        ("en", "sell", None),
        ("en", "sell dragon", None),
        ("en", "pass twice", None),
        ("en", "", None),
    ],
)
def test_a_move_that_is_no_option_is_read_from_ids_or_names(
    lang: str, typed: str, move: Move | None
) -> None:
    match = Match.start(GAME, players=2, seed=25)
    read = Reading(match.at(0), lang).moves(match.ask(0), typed)
    assert read == ([] if move is None else [move])


def test_a_name_that_several_things_have_is_read_as_each_of_them() -> None:
    match = Match.start(GAME, players=2, seed=25)
    read = Reading(match.at(0), "en").moves(match.ask(0), "sell e")
    assert read == [("sell", "apples"), ("sell", "bread"), ("sell", "cheese"), ("sell", "honey")]


def test_answers_are_read_by_their_words_whether_they_are_offered_or_not() -> None:
    match = Match.start(GAME, players=2, seed=25)
    read = Reading(match.at(0), "en").worded(match.ask(0), "sell")
    assert ("sell", "honey") in read
    assert ("sell", "honey") not in match.ask(0).options
    assert {move[0] for move in read} == {"sell"}


def test_words_of_the_move_may_stand_before_the_name() -> None:
    match = Match.start(GAME, players=2, seed=25)
    read = Reading(match.at(0), "en").moves(match.ask(0), "sell for 6 coins: Honey jar")
    assert read == [("sell", "honey")]


def test_an_element_of_the_board_is_found_by_its_name() -> None:
    match = Match.start(GAME, players=2, seed=25)
    assert Reading(match.at(0), "pl").things_called("sloik") == [("good", "honey", ["good:honey"])]
