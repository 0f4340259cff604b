"""Typed words and what they mean."""

from __future__ import annotations

import pytest

from stolnik.cli.typed import as_move, fold, meant, raw
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from stolnik.engine.words import Words
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
        ("en", "bid 12", ("bid", 12)),
        ("en", "bid --2", ("bid", "--2")),
        ("en", "pass", ("pass",)),
        ("en", "sell", None),
        ("en", "sell e", None),  # bread, cheese and honey all have one
        ("en", "sell dragon", None),
        ("en", "pass twice", None),
        ("en", "", None),
    ],
)
def test_a_move_that_is_no_option_is_read_from_ids_or_names(
    lang: str, typed: str, move: Move | None
) -> None:
    match = Match.start(GAME, players=2, seed=25)
    assert as_move(Words(GAME, lang), match.state, match.ask(0), typed) == move
