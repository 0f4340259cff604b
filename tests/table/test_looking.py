"""What is said of whatever one points at, in positions of every game: nothing wrong, nothing raw,
and nothing about something else.

Everything is asked through the answer that the page and the terminal give.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import msgspec
import pytest

import stolnik
from stolnik.engine.flow import Ask
from stolnik.engine.match import Match
from stolnik.table import tables
from stolnik.table.protocol import WhyNot

pytestmark = pytest.mark.slow

GAMES = {
    "pax_renaissance_1e": (2, 120, 60),
    "pax_renaissance_2e": (2, 120, 60),
    "price_of_power": (3, 250, 60),
    "gods_playground": (3, 150, 60),
    "paladins": (2, 150, 60),
}
"""By game: how many players, how many moves are made, how many elements are asked of each time."""

RAW = re.compile(r"\w_\w|[{}]|\?\?|\bNone\b|\bTrue\b|\bFalse\b|  |\(\)| [,.;:]")
"""Raw ids have a low line; what a text lacks leaves braces, double blanks or lonely marks."""


@lru_cache
def positions(game: str) -> tuple[Match, ...]:
    """Some positions of a game played at random: where each kind of question is asked first."""
    players, moves, _ = GAMES[game]
    match = Match.start(stolnik.load(game), players=players, seed=11)
    dice, seen, found = Random(game), Counter[str](), []
    for _ in range(moves):
        if match.over:
            break
        ask = match.pending[0]
        seen[str(ask.topic)] += 1
        if seen[str(ask.topic)] in (1, 12):
            found.append(match.clone())
        match.submit(ask.seat, dice.choice(ask.options))
    return tuple(found)


def looks(game: str) -> Iterator[tuple[Match, Ask, str]]:
    """Elements that are asked of: the same of every family, and what is lit before the others."""
    most = GAMES[game][2]
    for place, match in enumerate(positions(game)):
        ask = match.pending[0]
        lexicon = match.setting.lexicon
        lit = {e for move in ask.options for e in lexicon.elements(match.state, ask, move)}
        rest = [e for e in lexicon.elements_there_are if e not in lit]
        Random(f"{game}/{place}").shuffle(rest)
        for element in [*sorted(lit)[: most // 2], *rest[: most // 2]]:
            yield match, ask, element


def asked(match: Match, ask: Ask, element: str, lang: str) -> WhyNot:
    return tables.why_not(match.at(ask.seat), lang, None, element)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_of_whatever_one_points_at_what_is_said_is_whole_and_about_it(game: str) -> None:
    counted: Counter[str] = Counter()
    for match, ask, element in looks(game):
        lexicon = match.setting.lexicon
        lit = any(element in lexicon.elements(match.state, ask, move) for move in ask.options)
        chair = match.at(ask.seat)
        for lang in ("pl", "en"):
            said = asked(match, ask, element, lang)
            where = f"{game} after {match.number} moves, {element}, {lang}: {said}"
            assert said.name, where
            assert said.offered is lit, where
            assert bool(said.answers) is not lit, where
            whole = [said.name, said.stands, *(t.text for t in said.terms), *said.helps]
            for answer in said.answers:
                assert answer.clause, where
                assert answer.say, where
                assert answer.text, where
                assert answer.move not in ask.options, where
                if answer.move:
                    assert element in lexicon.elements(match.state, ask, answer.move), where
                whole += [answer.text, re.sub(r" ?\[[A-Z].*\]", "", answer.say)]
            for text in whole:
                assert not RAW.search(text), where
        if not lit:
            counted["dark"] += 1
            counted["with figures"] += any(w.figures for _, w in chair.why_not_element(element))
    assert counted["dark"] > 100
    assert counted["with figures"] >= 0.6 * counted["dark"]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_comes_at_once(game: str) -> None:
    took = []
    for match, ask, element in looks(game):
        begun = time.perf_counter()
        asked(match, ask, element, "pl")
        took.append(time.perf_counter() - begun)
    took.sort()
    assert took[int(len(took) * 0.95)] < 0.05  # 10 ms on a quiet machine


def test_positions_differ() -> None:
    assert all(len(positions(game)) >= 5 for game in GAMES)
    states = [msgspec.msgpack.encode(match.view(0)) for match in positions("price_of_power")]
    assert len(set(states)) > 3
