"""What stands in the menu of a Turn says what it does."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Ask, Move
from stolnik.engine.offers import Offering
from stolnik.engine.registry import load
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.speech.vocabulary import GROUPS, VOCABULARY
from stolnik.games.price_of_power.state import Europe
from stolnik.text.catalog import LANGUAGES
from tests.games.price_of_power.effects.cards import playing_event
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    empty_hands,
    europe,
    give,
    town,
)
from tests.games.price_of_power.religion.faith import profess
from tests.games.running import Procedure

DEVELOPMENT = "adm_02_1"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("group", [group for group, verbs in GROUPS.items() if len(verbs) > 1])
def test_under_one_heading_each_answer_names_its_own_deed(lang: str, group: str) -> None:
    """Without a label of its own an answer would show no more than the thing that it is about."""
    catalog = words_of(load("price_of_power"), lang).catalog
    verbs = [verb for verb in GROUPS[group] if VOCABULARY.by_name[verb].parts]
    assert [verb for verb in verbs if not catalog.has(f"move-{verb}.label")] == []


@pytest.mark.parametrize(
    ("lang", "ally", "emperor"),
    [
        ("en", "the Alliance ends", "Imperial Authority falls by 1"),
        ("pl", "Sojusz się kończy", "Władza Cesarska spada o 1"),
    ],
)
def test_who_refuses_a_call_is_told_what_it_costs(lang: str, ally: str, emperor: str) -> None:
    """An Emperor who leaves a Subject alone loses Authority instead of an Alliance."""
    g = europe()
    words = words_of(load("price_of_power"), lang)
    for topic, price in (("called", ally), ("defend_empire", emperor)):
        ask = Ask.of(CASTILE, topic, [("reject_call",)], realm="milan")  # type: ignore[arg-type]
        assert price in words.move(g, ask, ("reject_call",))


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        (
            "en",
            "A – France gains 1 Military Power; England gains 1 Military Power; "
            "you gain 1 Military Power",
            "B – France gains 1 Military Power; England gains 1 Military Power",
        ),
        (
            "pl",
            "A – Francja zyskuje 1 Punkt Militarny; Anglia zyskuje 1 Punkt Militarny; "
            "zyskujesz 1 Punkt Militarny",
            "B – Francja zyskuje 1 Punkt Militarny; Anglia zyskuje 1 Punkt Militarny",
        ),
    ],
)
def test_an_option_of_a_card_says_what_it_does(lang: str, first: str, second: str) -> None:
    """Also the option of a choice that stands within another: there England chooses."""
    g = empty_hands(europe())
    asked = playing_event(g, "104-1", CASTILE)
    assert label(g, asked.ask, ("option", "A"), lang) == first
    asked.say(("option", "B"))
    assert asked.ask.seat == ENGLAND
    assert label(g, asked.ask, ("option", "B"), lang).startswith(second)


def test_a_card_is_offered_for_what_it_costs_its_player() -> None:
    """Protestants pay less for Development; who saves on one of its texts pays for the others."""
    g = empty_hands(europe())
    g.active = CASTILE
    castile = g.players[CASTILE]
    castile.power = [3, 3, 3]
    give(g, CASTILE, DEVELOPMENT)
    catholic = label(g, Procedure(play(g), g).ask, ("play", DEVELOPMENT), "en")
    profess(g, CASTILE, "protestant")
    asked = Procedure(play(g), g)
    assert "3" in catholic
    assert label(g, asked.ask, ("play", DEVELOPMENT), "en") == catholic.replace("3", "2")
    castile.ideas = [g.box.idea_of["absolute_monarchy"]]
    for place in g.box.areas[g.box.area_of["andalucia"]].places:
        town(g, g.box.places[place].id, CASTILE)
    asked = Procedure(play(g), g)
    assert label(g, asked.ask, ("play", DEVELOPMENT), "en") == catholic.replace("3", "1")
    asked.say(("play", DEVELOPMENT))
    texts = [label(g, asked.ask, move, "en") for move in asked.ask.options]
    assert ["1" in text for text in texts] == [True, False, True]


def label(g: Europe, ask: Ask, move: Move, lang: str) -> str:
    game = load("price_of_power")
    lexicon = Lexicon(VOCABULARY, g.box, len(g.players))
    return Offering(words_of(game, lang), lexicon, g, ask).offer(move).label
