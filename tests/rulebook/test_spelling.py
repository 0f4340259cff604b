"""Words are found whatever their endings."""

import doctest
from pathlib import Path

import pytest

from stolnik.rulebook import Ledger, spelling
from stolnik.rulebook.spelling import fits, fold, stem

GAMES = Path(__file__).parents[2] / "src" / "stolnik" / "games"


@pytest.mark.parametrize(
    "forms",
    [
        "karczma karczmy karczmie karczmę karczmą karczm",
        "rynek rynku rynkiem rynki rynków",  # the e comes and goes
        "kupiec kupca kupcy kupców",
        "wojna wojny wojnie wojen",
        "imperium imperia imperiów imperiach",
        "królowa królowej królową królowe",
        "robotnik robotnicy robotnika robotnikami",  # k becomes c
        "agent agenci agenta agentów",
        "droga drodze drogi dróg",
        "mieszczanin mieszczanie mieszczanina mieszczan",
        "biskup biskupi biskupa biskupów",
        "wymiana wymianę wymiany wymianach",
        "handlowa handlową handlowej handlowych",
    ],
)
def test_the_forms_of_a_polish_word_have_one_stem(forms: str) -> None:
    assert len({stem(fold(form), "pl") for form in forms.split()}) == 1


@pytest.mark.parametrize(
    "words", ["karta kara", "rycerz rynek", "mur mnich", "król królowa", "pion pionek", "tor tron"]
)
def test_different_words_keep_different_stems(words: str) -> None:
    assert len({stem(fold(word), "pl") for word in words.split()}) == 2


@pytest.mark.parametrize("forms", ["city cities", "queen queens", "tax taxes taxed", "levy levies"])
def test_english_plurals_are_found_by_their_singulars(forms: str) -> None:
    assert len({stem(form, "en") for form in forms.split()}) == 1


def test_a_short_word_keeps_three_letters() -> None:
    assert stem("oko", "pl") == "oko"
    assert stem("ruch", "pl") == "ruch"


def test_a_word_is_found_by_its_beginning_and_by_its_other_forms() -> None:
    assert fits("karczmy", "karcz", "pl")
    assert fits("karczmy", "karczma", "pl")
    assert fits("karte", "karta", "pl")
    assert not fits("karczmy", "czmy", "pl")
    assert not fits("karczmy", "rynek", "pl")


@pytest.mark.parametrize(
    "written, typed",
    [("Żółta Łódź", "zolta lodz"), ("Straße", "strasse"), ("Ærø", "aero"), ("İZMİR", "izmir")],
)
def test_letters_are_folded_to_those_that_every_keyboard_has(written: str, typed: str) -> None:
    assert fold(written) == typed


@pytest.mark.parametrize(
    "rules, word",
    [
        ("paladins/rules", "karczma"),
        ("paladins/rules", "mieszczanin"),
        ("pax_renaissance/rules/first", "wymiana handlowa"),
        ("pax_renaissance/rules/first", "krolowe"),
        ("pax_renaissance/rules/second", "wyprawy handlowe"),
    ],
)
def test_the_polish_rules_are_found_by_any_form_of_their_words(rules: str, word: str) -> None:
    assert Ledger.load(GAMES / rules).search(word, "pl")


def test_the_example_in_the_documentation_runs() -> None:
    result = doctest.testmod(spelling)
    assert result.attempted > 0
    assert result.failed == 0
