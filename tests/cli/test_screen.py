"""A screen of 80 by 24: what fits, what waits for a key, and what can be looked up."""

from __future__ import annotations

import io
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import stolnik
from stolnik.cli.keeping import Keeper, Seating
from stolnik.cli.keyboard import Keyboard
from stolnik.cli.paging import Pager, sign_of_life
from stolnik.cli.reading import Reading
from stolnik.cli.screen import Screen
from stolnik.cli.session import LEAST_NEWS, Session
from stolnik.engine.game import AnyGame, Description
from stolnik.engine.match import Match
from stolnik.text import LANGUAGES
from tests.bots.fair.village_fair import GAME, Fair

FOLDED = re.compile("Enter (shows|pokazuje)")

GAMES = ("pax_renaissance_1e", "pax_renaissance_2e", "paladins")


class Sitting:
    """A person at a terminal of 24 lines, and what is on it after each line that is typed."""

    def __init__(self, match: Match, lang: str = "en", lines: int = 24) -> None:
        self.screen = Screen(lang)
        self.file = io.StringIO()
        self.screen.out = Console(  # type: ignore[assignment]
            file=self.file, width=80, height=lines, force_terminal=True, color_system=None,
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip
        people = set(range(match.players))
        keeper = Keeper(match, Seating(dict.fromkeys(people - {0}, "random")))
        self.session = Session(self.screen, Keyboard(self.screen), match, {}, keeper, None)
        self.typed: list[str] = []

    def type(self, *lines: str) -> list[str]:
        """What is shown for each line, the first question included."""
        shown: list[str] = []
        waiting = list(lines)

        def read(who: str) -> str:
            shown.append(self.file.getvalue())
            self.file.seek(0)
            self.file.truncate()
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        self.session.keyboard.read = read  # type: ignore[method-assign]
        with suppress(EOFError):
            while True:
                self.session._one_decision()
        return shown


@pytest.fixture
def sit(kept: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Sitting]:
    monkeypatch.setattr(Screen, "height", property(lambda screen: screen.out.height))

    def sit(game: AnyGame, lang: str = "en", players: int = 2, lines: int = 24) -> Sitting:
        match = Match.start(game, players=players, seed=7, listen=True)
        while match.pending[0].seat != 0:
            match.submit(match.pending[0].seat, match.pending[0].options[0])
        return Sitting(match, lang, lines)

    return sit


# -- what fits -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_begins_on_one_screen(sit: Callable[..., Sitting], name: str, lang: str) -> None:
    """The table, what happened, the question and its answers, and no line too long."""
    (shown,) = sit(stolnik.load(name), lang).type()
    lines = shown.rstrip("\n").split("\n")
    table, menu = lines.index(next(filter(FOLDED.search, lines))), lines[1:].index("") + 1
    too_much_news = max(0, menu - table - 1 - LEAST_NEWS)  # the last move is told whole
    assert len(lines) - too_much_news < 24  # and the line on which one types
    assert all(line[:1] in "·… " for line in lines[table + 1 : menu])  # what happened
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("name", GAMES)
def test_the_rest_of_the_table_is_one_key_away(sit: Callable[..., Sitting], name: str) -> None:
    """Enter shows it page by page, and then the question again."""
    first, *pages = sit(stolnik.load(name)).type(*[""] * 12)
    assert "Enter shows the whole table" in first
    assert all(page.count("\n") <= 24 for page in pages[:2])
    everything = "".join(pages)
    question = first.rstrip().split("\n\n")[-1].split("\n")[0]
    assert question in everything
    assert "more lines (Enter)" in everything


def test_a_table_that_fits_is_whole(sit: Callable[..., Sitting]) -> None:
    (shown,) = sit(GAME).type()
    assert "Enter shows the whole table" not in shown
    assert "Anna: 0 coins" in shown


def test_the_log_stands_between_the_table_and_the_question(sit: Callable[..., Sitting]) -> None:
    sitting = sit(GAME)
    _, shown = sitting.type("pass")  # the other seat is played at this keyboard too
    assert shown.index("→ Pass") < shown.index("Day 1,")
    (later,) = sitting.type()
    assert later.index("Day 1,") < later.index("what do you do on day 1?")


def test_rules_are_paged_through_to_the_last(sit: Callable[..., Sitting]) -> None:
    game = stolnik.load("pax_renaissance_1e")
    wanted = game.ledger.search("card", "en")
    assert len(wanted) > 50
    pages = sit(game).type("rules card", *[""] * 60)
    assert wanted[-1].id in "".join(pages)
    assert f"{len(wanted)} clauses" in pages[1]


# -- looked up -------------------------------------------------------------------------------


def _named(game: AnyGame, lang: str) -> tuple[Match, Reading]:
    match = Match.start(game, players=2, seed=7)
    return match, Reading(match.at(match.pending[0].seat), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES[:2])
def test_why_not_is_answered_for_every_card_that_exists(name: str, lang: str) -> None:
    """By its name, offered or not; a name that several cards have is read as each of them."""
    match, reading = _named(stolnik.load(name), lang)
    ask = match.pending[0]
    chair = match.at(ask.seat)
    buy = {"pl": "kup", "en": "buy"}[lang]
    for card in match.box.cards:
        called = chair.name(lang, "card", card)
        moves = reading.moves(ask, f"{buy} {called}")
        assert ("buy", card) in moves, called
        if ("buy", card) not in ask.options:
            refusal = chair.why_not(("buy", card))
            assert refusal is not None
            assert chair.say_refusal(lang, refusal)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES[:2])
def test_every_card_can_be_looked_up(name: str, lang: str) -> None:
    match, reading = _named(stolnik.load(name), lang)
    chair = match.at(0)
    for card in match.box.cards:
        found = reading.things_called(chair.name(lang, "card", card))
        assert card in [thing.part for thing in found]
        assert chair.say_element(lang, f"card:{card}")
        sections = chair.sections_of(f"card:{card}")
        known = {clause.section for clause in chair.game.ledger.clauses.values()}
        marked = match.box.cards[card].ops or match.box.cards[card].one_shot
        assert known & set(sections) or not marked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES[:2])
def test_an_empire_is_looked_up_with_its_card(
    sit: Callable[..., Sitting], name: str, lang: str
) -> None:
    hungary = {"pl": "karta węgry", "en": "card hungary"}[lang]
    shown = "".join(sit(stolnik.load(name), lang, lines=80).type(hungary))
    assert {"pl": "z królem", "en": "with its king"}[lang] in shown


@pytest.mark.parametrize("name", GAMES[:2])
def test_the_map_shows_neighbours_corners_and_routes_in_order(
    sit: Callable[..., Sitting], name: str
) -> None:
    shown = "".join(sit(stolnik.load(name), lines=80).type("map"))
    assert "England: France, Portugal; at a corner: Aragon" in shown
    assert "East route, from Tana (open now): Byzantium → Hungary → Ottoman" in shown


def test_the_map_with_words_shows_only_the_lines_that_have_them(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(stolnik.load("price_of_power"), lines=80)
    shown = "".join(sitting.type("map ferrara"))
    assert "Central Italy: " in shown
    assert "Scotland: " not in shown
    assert "Nothing on the map has these words: Atlantis" in "".join(sitting.type("map Atlantis"))


def test_a_game_without_a_map_says_so(sit: Callable[..., Sitting]) -> None:
    assert "This game has no map." in sit(GAME).type("map")[1]


def test_a_card_is_told_with_its_place_its_moves_and_its_rules(
    sit: Callable[..., Sitting],
) -> None:
    def describe(g: Fair, element: str) -> Description:
        return Description([("good-honey", {})], ("A1", "Z9"))

    told = replace(GAME, speech=replace(GAME.speech, describe=describe))
    good = next(iter(Match.start(told, players=2, seed=7).state.stalls[0].basket))
    held, other = sit(told, lines=60).type(f"card {good}", "card honey jar")[1:]
    assert "basket:" in held  # where it lies
    assert "Sell " in held  # what can be done with it
    assert "FAIR-A1.1" in held  # its rules
    assert "… 1 more: rules FAIR-A1" in held
    assert "Honey jar" in other


def test_what_is_called_nothing_is_said_so(sit: Callable[..., Sitting]) -> None:
    shown = sit(GAME).type("card dragon", "card", "table dragon", "table bruno")
    assert "Nothing in this game is called that: dragon" in shown[1]
    assert "Nothing in this game is called that: –" in shown[2]
    assert "Nothing on the table has these words: dragon" in shown[3]
    assert "Bruno: 0 coins" in shown[4]
    assert "Anna: 0 coins" not in shown[4].partition("what do you do")[0]


def test_a_thing_without_a_verb_is_refused_clause_by_clause(sit: Callable[..., Sitting]) -> None:
    match = Match.start(GAME, players=2, seed=7)
    held = match.state.stalls[0].basket
    good = next(good for good in match.box.prices if good not in held)
    shown = sit(GAME).type(f"? {good}")[1]
    assert re.search(
        r"\n  Sell \w+  Only goods in one's own basket can be sold. \[FAIR-A1.2\]", shown
    )


# -- the end, and waiting --------------------------------------------------------------------


def test_the_result_is_explained_where_the_game_tells_it(kept: Path) -> None:
    def result(g: Fair, seat: int) -> Sequence[tuple[str, dict[str, Any]]]:
        return [("move-bid", {"coins": g.stalls[seat].coins})]

    told = replace(GAME, speech=replace(GAME.speech, result=result))
    match = Match.start(told, players=2, seed=7, listen=True)
    while match.pending:
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    sitting = Sitting(match)
    sitting.session._farewell()
    shown = sitting.file.getvalue()
    for seat, stall in enumerate(match.state.stalls):
        assert f"{match.at(None).player('en', seat)}\n  Bid {stall.coins}" in shown


def test_there_is_a_sign_of_life_after_half_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen("en")
    stream = io.StringIO()
    screen.err = Console(file=stream, force_terminal=True, color_system=None)  # type: ignore[assignment]
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("stolnik.cli.paging.SOON", 0.05)
    with sign_of_life(screen, "Anna is thinking …"):
        time.sleep(0.3)
    assert "Anna is thinking …" in stream.getvalue()
    said = len(stream.getvalue())
    with sign_of_life(screen, "Anna is thinking …"):
        pass
    assert len(stream.getvalue()) == said  # it did not take long


def test_without_a_screen_nothing_waits_for_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    pager = Pager(Screen("en"))
    pager.show(*(Text(f"line {number}") for number in range(100)))
    assert not pager.waiting
    assert "line 99" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "typed"), [("pl", "? rekrutacja opat iii"), ("en", "? recruit abbot iii")]
)
def test_a_card_after_a_verb_of_which_more_is_to_be_said_is_refused_by_clause(
    sit: Callable[..., Sitting], lang: str, typed: str
) -> None:
    shown = "".join(sit(stolnik.load("paladins"), lang, lines=80).type(typed))
    assert {"pl": "Opat III", "en": "Abbot III"}[lang] in shown
    assert "[PAL-" in shown
