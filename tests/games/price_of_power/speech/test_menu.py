"""What stands in the menu of a Turn says what it does."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Ask, Move
from stolnik.engine.offers import Offering
from stolnik.engine.registry import load
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.speech.vocabulary import GROUPS, VOCABULARY
from stolnik.games.price_of_power.state import Europe
from stolnik.text.catalog import LANGUAGES
from tests.games.price_of_power.effects.cards import playing_event
from tests.games.price_of_power.position import CASTILE, ENGLAND, empty_hands, europe


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("group", [group for group, verbs in GROUPS.items() if len(verbs) > 1])
def test_under_one_heading_each_answer_names_its_own_deed(lang: str, group: str) -> None:
    """Without a label of its own an answer would show no more than the thing that it is about."""
    catalog = words_of(load("price_of_power"), lang).catalog
    verbs = [verb for verb in GROUPS[group] if VOCABULARY.by_name[verb].parts]
    assert [verb for verb in verbs if not catalog.has(f"move-{verb}.label")] == []


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        (
            "en",
            "A – France: MIL +1; England: MIL +1; you: MIL +1",
            "B – France: MIL +1; England: MIL +1",
        ),
        (
            "pl",
            "A – Francja: MIL +1; Anglia: MIL +1; ty: MIL +1",
            "B – Francja: MIL +1; Anglia: MIL +1",
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


def label(g: Europe, ask: Ask, move: Move, lang: str) -> str:
    game = load("price_of_power")
    lexicon = Lexicon(VOCABULARY, g.box, len(g.players))
    return Offering(words_of(game, lang), lexicon, g, ask).offer(move).label
