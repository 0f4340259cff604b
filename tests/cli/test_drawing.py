"""The table in a terminal: what is drawn, and how it is broken into lines."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from stolnik.cli.drawing import Drawer, Hanging, by_group
from stolnik.cli.screen import Screen
from stolnik.engine.chair import Offer
from stolnik.engine.flow import Move
from stolnik.engine.match import Match
from tests.bots.fair.village_fair import GAME


def drawn(what: RenderableType, width: int) -> list[str]:
    console = Console(width=width, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(what)
    return [line.rstrip() for line in captured.get().splitlines()]


def offer(move: Move, text: str = "", heading: str = "") -> Offer:
    verb = str(move[0])
    return Offer(move, text, text, verb, heading, {}, {}, (), {}, False)


def test_a_long_line_is_continued_below_its_beginning() -> None:
    line = Hanging(Text("  1 Duke of Athens: rook, Ottoman Empire"), indent=6)
    assert drawn(line, 24) == ["  1 Duke of Athens:", "      rook, Ottoman", "      Empire"]
    assert drawn(line, 80) == ["  1 Duke of Athens: rook, Ottoman Empire"]


def test_options_of_one_kind_stand_together() -> None:
    moves: list[Move] = [("buy", "a"), ("sell", "b"), ("buy", "c"), ("pass",)]
    assert [offer.move for offer in by_group([offer(move) for move in moves])] == [
        ("buy", "a"),
        ("buy", "c"),
        ("sell", "b"),
        ("pass",),
    ]


@pytest.fixture
def drawer(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    monkeypatch.setenv("COLUMNS", "60")
    return Drawer(Screen("en"), Match.start(GAME, players=3, seed=1).at(0))


def test_options_stand_in_columns_where_there_is_room(drawer: Drawer) -> None:
    options = [offer(("bid", n), f"Bid {n}") for n in range(12)]
    lines = drawn(drawer.options(options), 60)
    assert len(lines) < 12
    assert lines[0].split() == ["1", "Bid", "0", "4", "Bid", "3", "7", "Bid", "6", "10", "Bid", "9"]


def test_long_options_stand_one_below_the_other(drawer: Drawer) -> None:
    options = [offer(("bid", n), f"Bid {n} and " + "more " * 9) for n in range(4)]
    assert len(drawn(drawer.options(options), 60)) == 4


def test_a_long_menu_has_headings_and_its_options_lose_what_they_share(drawer: Drawer) -> None:
    bids = [offer(("bid", n), f"Bid {n} coins", "Bids") for n in range(12)]
    lines = drawn(drawer.options([*bids, offer(("pass",), "Pass")]), 60)
    assert lines[0] == "Bids"
    assert lines[1].split()[:3] == ["1", "0", "coins"]
    assert "Bid 3 coins" not in "\n".join(lines)
    assert lines[-1].split() == ["13", "Pass"]
    short = drawn(drawer.options(bids[:4]), 60)
    assert "Bids" not in short
    assert "Bid 3 coins" in "\n".join(short)


def test_every_player_has_a_colour(drawer: Drawer) -> None:
    sentence = drawer.coloured("Anna beats Bruno.")
    assert {str(span.style) for span in sentence.spans} == {"cyan", "yellow"}


def test_a_game_without_a_summary_shows_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(GAME, speech=replace(GAME.speech, summary=None))
    match = Match.start(plain, players=2, seed=1)
    basket = match.state.stalls[0].basket
    shown = "\n".join(drawn(Drawer(Screen("en"), match.at(0)).table(), 60))
    assert "day" in shown
    assert ", ".join(basket) in shown
    assert "basket" in shown
    assert ", ".join(basket) not in "\n".join(drawn(Drawer(Screen("en"), match.at(1)).table(), 60))


def test_players_are_called_by_names_of_their_own() -> None:
    match = Match.start(GAME, players=2, seed=1)
    drawer = Drawer(Screen("en"), match.at(0, {0: "Ola"}))
    assert "Ola, what do you do on day 1?" in drawer.question().plain
    assert any(line.startswith("Ola: 0 coins") for line in drawer.lines())
    assert any(line.startswith("Bruno: 0 coins") for line in drawer.lines())


def test_what_happened_in_one_move_is_one_paragraph() -> None:
    match = Match.start(GAME, players=2, seed=1, listen=True)
    for _ in range(2):
        match.submit(match.pending[0].seat, ("pass",))
    match.submit(0, ("bid", 0))
    match.submit(1, ("bid", 0))
    match.submit(0, match.ask(0).options[0])
    told = [drawn(line, 60) for line in Drawer(Screen("en"), match.at(0)).log()]
    assert told[0] == ["· Day 1 is over."]
    assert len(told) == 2


def test_a_heading_goes_on_with_the_words_that_all_options_share() -> None:
    screen = Screen("pl")
    screen.out.width = 80
    drawer = Drawer(screen, Match.start(GAME, players=2, seed=1).at(0))
    goods = ("sól", "miód", "len", "wosk", "chleb", "ser", "futro", "bursztyn")
    prices = [f"Kup za {price} grosze: {good}" for price, good in enumerate(goods)]
    many = [offer(("buy", text), text, "Kup") for text in prices]
    others = [offer(("sell", f"{n}"), f"Sprzedaj {n}", "Sprzedaj") for n in range(6)]
    lines = drawn(drawer.options([*many, *others]), 80)
    assert lines[0] == "Kup za …"
    assert "0 grosze: sól" in lines[1]
    assert "Sprzedaj" in lines


def test_a_heading_that_says_something_else_keeps_what_its_options_have_lost(
    drawer: Drawer,
) -> None:
    court = [offer(("lead", n), f"Juan II leads Army {n}", "Court") for n in range(1, 4)]
    others = [offer(("bid", n), f"Bid {n} coins", "Bids") for n in range(12)]
    lines = drawn(drawer.options([*court, *others]), 60)
    assert lines[:2] == ["Court: Juan II leads …", "     1 Army 1"]


def test_a_long_menu_says_once_how_its_options_end(drawer: Drawer) -> None:
    names = ("Anna", "Bruno", "Clara", "David", "Edith", "Frank", "Greta")
    attacks = [offer(("attack", name), f"{name}: costs 2 coins") for name in names]
    others = [offer(("attack", f"{n}"), f"Guest {n}: costs {n} coins") for n in range(3, 12)]
    lines = drawn(drawer.options([*others, *attacks], brief=True), 60)
    assert lines[0] == "…: costs 2 coins"
    assert lines[1].split()[:2] == ["10", "Anna"]
    assert "  1 Guest 3: costs 3 coins" in "\n".join(lines)


def test_a_figure_among_several_verbs_says_what_is_paid(drawer: Drawer) -> None:
    long = "a very long name of a Realm that nobody has ever heard of"
    curse = msgspec.structs.replace(
        offer(("curse",), "Curse the king (2 coins)", "Rule"), label="Curse", price={"coins": 2}
    )
    rule = [curse, *(offer(("learn", n), f"Learn {n} {long}", "Rule") for n in "abcdefg")]
    together = [msgspec.structs.replace(one, group="rule") for one in rule]
    lines = drawn(drawer.options(together, brief=True), 60)
    assert "  1 Curse the king (2 coins)" in "\n".join(lines)


def test_a_table_that_stands_whole_is_not_said_to_be_cut(drawer: Drawer) -> None:
    lines = [line for line in drawer.lines() if line.strip()]
    assert not drawer.is_cut([], len(lines))
    assert drawer.is_cut([], len(lines) - 1)
