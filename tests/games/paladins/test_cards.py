"""Everything that stands on a card, an action or a space can be looked up."""

from __future__ import annotations

import re

import pytest

from stolnik.engine.match import Match
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.speech.vocabulary import VOCABULARY
from stolnik.text import LANGUAGES

DESCRIBED = (
    "paladin",
    "townsfolk",
    "outsider",
    "wall",
    "tavern",
    "favour",
    "order",
    "scheme",
    "deck",
    "action",
    "space",
    "jar_space",
)


def told(element: str, lang: str = "en", players: int = 2) -> list[str]:
    return Match.start(GAME, players=players, seed=1).at(0).say_element(lang, element)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", DESCRIBED)
def test_everything_of_the_box_is_described_with_its_rules(family: str, lang: str) -> None:
    chair = Match.start(GAME, players=1, seed=1).at(0)
    known = {clause.section for clause in GAME.ledger.clauses.values()}
    for name in chair.lexicon.ids(VOCABULARY.kinds[family]):
        lines = chair.say_element(lang, f"{family}:{name}")
        assert lines, name
        assert not any(re.search(r"[_{}]", line) for line in lines), lines
        sections = chair.sections_of(f"{family}:{name}")
        assert sections
        assert set(sections) <= known


def test_a_townsfolk_says_what_both_ways_to_recruit_it_bring() -> None:
    assert told("townsfolk:townsfolk_abbot_2") == [
        "1 Worker: Pray",
        "2 Workers: at once 1 Provision; after each Absolve action: 1 Provision",
    ]


def test_an_outsider_says_what_attack_and_conversion_bring() -> None:
    assert told("outsider:outsider_viking_adventurer", "pl") == [
        "Wiking",
        "atak: Wpływy +1, Parobek, Kleryk",
        "nawrócenie: Siła +1",
        "na koniec gry, po nawróceniu: 1 PZ za każde 2 Misje",
    ]


def test_a_favour_says_what_it_takes_and_gives() -> None:
    lines = told("favour:kings_favour_two_criminals")
    assert lines == ["takes: any Worker", "gives: 2 Criminals"]


def test_cards_without_names_are_described_by_their_deck() -> None:
    box = Match.start(GAME, players=2, seed=1).box
    debt = told("deck:debt")
    assert debt[0] == f"unpaid: −{-box.debt.unpaid_vp} VP; paid: {box.debt.paid_vp} VP"
    assert sum(int(line.split()[0]) for line in told("deck:suspicion")) == len(box.suspicion_cards)


@pytest.mark.parametrize("element", ["outsider:unicorn", "worker:scout", "seat:0", "nonsense"])
def test_what_bears_nothing_has_no_description(element: str) -> None:
    assert told(element) == []
