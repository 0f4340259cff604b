"""What the solitaire game says, it says in Polish and in English."""

from __future__ import annotations

import re

import pytest

from stolnik.engine.match import Match
from stolnik.engine.words import Words
from stolnik.games.pax_renaissance.game import SECOND_EDITION
from stolnik.games.pax_renaissance.solitaire.courses_of_action import COLUMNS, TABLE
from stolnik.games.pax_renaissance.solitaire.events import MarketExhausted, ObjectivePursued
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT
from stolnik.text import LANGUAGES, compare
from tests.games.pax_renaissance.second.solitaire.solo import solo


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Words:
    return Words(SECOND_EDITION, str(request.param))


def test_every_objective_is_told_in_words_of_its_own(spoken: Words) -> None:
    g = solo()
    names = {cell.name for course in TABLE for column in COLUMNS if (cell := course.cell(column))}
    said = {spoken.event(g, ObjectivePursued(OPPONENT, 1, name)) for name in names}
    assert len(said) == len(names)
    for sentence in said:
        assert not re.search(r"[_{}]", sentence)


def test_the_end_the_option_and_the_step_have_words(spoken: Words) -> None:
    assert spoken.event(solo(), MarketExhausted(OPPONENT))
    for message in ("option-solitaire_cards", "option-solitaire_cards.help"):
        assert spoken.catalog.say(message)
    assert spoken.steps(["play", "opponent_acts"]) == [spoken.catalog.say("step-opponent_acts")]


def test_both_languages_say_the_same_things() -> None:
    english, polish = (Words(SECOND_EDITION, lang).catalog for lang in ("en", "pl"))
    assert compare(english, polish) == []


def test_a_solitaire_game_is_told_in_both_languages() -> None:
    match = Match.start(SECOND_EDITION, players=1, seed=4, listen=True)
    voices = [Words(SECOND_EDITION, lang) for lang in LANGUAGES]
    for _ in range(60):
        if not match.pending:
            break
        ask = match.pending[0]
        for voice in voices:
            assert voice.ask(match.state, ask)
            assert voice.steps(match.breadcrumb)
        match.submit(ask.seat, ask.options[0])
    for _, event, _ in match.log:
        for voice in voices:
            assert voice.event(match.state, event)
