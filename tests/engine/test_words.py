"""What is said at the table, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from sejmik.events import CarriedByNobody, Took
from sejmik.game import SEJMIK
from sejmik.state import Sejmik
from sejmik.vocabulary import NOBLE

from stolnik.engine.flow import Ask, Topic
from stolnik.engine.match import Match
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import State
from stolnik.engine.vocabulary import Verb, Vocabulary
from stolnik.engine.words import Words
from stolnik.text import MissingText, Phrase
from tests.engine.altered import altered

EN = Words(SEJMIK, "en")
PL = Words(SEJMIK, "pl")


@pytest.fixture
def g() -> Sejmik:
    state: Sejmik = Match.start(SEJMIK, players=3, seed=1).state
    return state


def test_a_question_names_whom_it_is_put_to(g: Sejmik) -> None:
    ask = Ask.of(1, Topic("debate"), [], session=2)
    assert EN.ask(g, ask) == "House Potocki, session 2: whom do you put forward?"
    assert PL.ask(g, ask) == "Potoccy, posiedzenie 2: kogo wystawiacie?"


def test_a_move_names_its_parts(g: Sejmik) -> None:
    ask = Ask.of(0, Topic("debate"), [])
    assert EN.move(g, ask, ("put", "voivode")) == "Put forward: Voivode (6)"
    assert PL.move(g, ask, ("put", "voivode")) == "Wystaw: wojewoda (6)"
    assert EN.move(g, ask, ("take", 2)) == "Take the noble of House Lubomirski"
    assert PL.move(g, ask, ("veto",)) == "Weto!"


def test_an_answer_may_have_words_of_its_own_for_one_question(g: Sejmik) -> None:
    words = Words(SEJMIK, "en")
    has = words.catalog.has
    words.catalog.has = lambda message_id: message_id == "move-crisis-veto" or has(message_id)  # type: ignore[method-assign]
    with pytest.raises(MissingText, match="move-crisis-veto"):
        words.move(g, Ask.of(0, Topic("crisis"), []), ("veto",))
    assert words.move(g, Ask.of(0, Topic("debate"), []), ("veto",)) == "Veto!"


def test_a_game_may_add_details_to_the_words_of_an_option(g: Sejmik) -> None:
    def another(g: State, ask: Ask, noble: str) -> Mapping[str, object]:
        return {"noble": "castellan"}

    words = Words(
        altered(SEJMIK, vocabulary=Vocabulary([Verb("put", {"noble": NOBLE}, tell=another)])), "en"
    )
    assert (
        words.move(g, Ask.of(0, Topic("debate"), []), ("put", "voivode"))
        == "Put forward: Castellan (5)"
    )


def test_an_event_names_its_parts(g: Sejmik) -> None:
    assert EN.event(g, Took(0, "judge")) == "House Radziwiłł takes into its retinue: Judge (3)."
    assert PL.event(g, Took(0, "judge")) == "Radziwiłłowie biorą do orszaku: sędzia (3)."
    assert PL.event(g, CarriedByNobody()) == "Posiedzenia nie wygrywa nikt."


def test_lists_numbers_nothing_and_phrases_are_said_too(g: Sejmik) -> None:
    assert EN.name(g, "noble", ["judge", "squire"]) == "Judge (3), Squire (2)"
    assert EN.name(g, "noble", [["judge"], ["squire"]]) == "Judge (3); Squire (2)"
    assert EN.name(g, "seat", [0, 1]) == "House Radziwiłł, House Potocki"
    assert EN.name(g, "price", 3) == 3
    assert EN.name(g, "note", "as it is") == "as it is"
    assert PL.name(g, "noble", None) == "nic"
    assert EN.name(g, "noble", True) == "yes"
    assert EN.name(g, "note", Phrase("event-Vetoed", {"seat": 1})) == "House Potocki cries “veto!”"


def test_a_component_without_a_name_is_an_error(g: Sejmik) -> None:
    with pytest.raises(MissingText, match="noble-king"):
        EN.name(g, "noble", "king")


def test_a_refusal_is_said_in_the_words_of_its_clause(g: Sejmik) -> None:
    refusal = Refusal("SEJ-B2.2")
    assert EN.refusal(g, refusal) == (
        "A house cannot take the noble that it put forward itself. [SEJ-B2.2]"
    )
    assert PL.refusal(g, refusal) == (
        "Ród nie może wziąć szlachcica, którego sam wystawił. [SEJ-B2.2]"
    )


def test_only_steps_that_players_have_a_word_for_are_said() -> None:
    assert PL.steps(["play", "debate"]) == ["Obrady"]


def test_the_table_is_summed_up_for_each_reader(g: Sejmik) -> None:
    watcher, player = EN.summary(g, None), EN.summary(g, 0)
    assert player[: len(watcher)] == watcher
    assert watcher[0] == "Session 1; 6 nobles in the deck"
    assert player[-1].startswith("Your hand: ")
    assert Words(altered(SEJMIK, summary=None), "en").summary(g, 0) == []
