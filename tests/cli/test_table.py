"""The table in a terminal: what is drawn, and how it is broken into lines."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from stolnik.cli.screen import Screen
from stolnik.cli.table import Drawer, Hanging, by_kind, changed
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from stolnik.engine.words import Words
from tests.bots.fair.village_fair import GAME


def drawn(what: RenderableType, width: int) -> list[str]:
    console = Console(width=width, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(what)
    return [line.rstrip() for line in captured.get().splitlines()]


def test_a_long_line_is_continued_below_its_beginning() -> None:
    line = Hanging(Text("  1 Duke of Athens: rook, Ottoman Empire"), indent=6)
    assert drawn(line, 24) == ["  1 Duke of Athens:", "      rook, Ottoman", "      Empire"]
    assert drawn(line, 80) == ["  1 Duke of Athens: rook, Ottoman Empire"]


def test_changed_lines_are_shown_below_their_heading() -> None:
    before = ["MARKET", "  1 Apples", "  2 Bread", "", "Anna: 2 coins", "  in hand: Honey"]
    now = ["MARKET", "  1 Bread", "  2 Bread", "", "Anna: 2 coins", "  in hand: Cheese", "New"]
    assert changed(before, now) == [
        "MARKET",
        "  1 Bread",
        "Anna: 2 coins",
        "  in hand: Cheese",
        "New",
    ]
    assert changed(now, now) == []


def test_a_heading_that_changed_is_not_said_twice() -> None:
    assert changed(["Anna: 2", "  a"], ["Anna: 3", "  b", "  c"]) == ["Anna: 3", "  b", "  c"]


def test_options_of_one_kind_stand_together() -> None:
    moves: list[Move] = [("buy", "a"), ("sell", "b"), ("buy", "c"), ("pass",)]
    options = [(move, "") for move in moves]
    assert [move for move, _ in by_kind(options)] == [
        ("buy", "a"),
        ("buy", "c"),
        ("sell", "b"),
        ("pass",),
    ]


@pytest.fixture
def drawer(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    monkeypatch.setenv("COLUMNS", "60")
    return Drawer(Screen("en"), Match.start(GAME, players=3, seed=1), Words(GAME, "en"))


def test_options_stand_in_columns_where_there_is_room(drawer: Drawer) -> None:
    options: list[tuple[Move, str]] = [(("bid", n), f"Bid {n}") for n in range(12)]
    lines = drawn(drawer.options(options), 60)
    assert len(lines) < 12
    assert lines[0].split() == ["1", "Bid", "0", "4", "Bid", "3", "7", "Bid", "6", "10", "Bid", "9"]


def test_long_options_stand_one_below_the_other(drawer: Drawer) -> None:
    options: list[tuple[Move, str]] = [
        (("bid", n), f"Bid {n} and " + "more " * 9) for n in range(4)
    ]
    assert len(drawn(drawer.options(options), 60)) == 4


def test_every_player_has_a_colour(drawer: Drawer) -> None:
    sentence = drawer.coloured("Anna beats Bruno.")
    assert {str(span.style) for span in sentence.spans} == {"cyan", "yellow"}


def test_a_game_without_a_summary_shows_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(GAME, summary=None)
    match = Match.start(plain, players=2, seed=1)
    basket = match.state.stalls[0].basket
    drawer = Drawer(Screen("en"), match, Words(plain, "en"))
    shown = "\n".join(drawn(drawer.table(0), 60))
    assert "day" in shown
    assert ", ".join(basket) in shown
    assert "basket" in shown
    assert ", ".join(basket) not in "\n".join(drawn(drawer.table(1), 60))
