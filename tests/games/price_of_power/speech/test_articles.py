"""A Peace Term says what it would change before it is chosen."""

from __future__ import annotations

import pytest

from stolnik.engine.registry import load
from stolnik.engine.vocabulary import Lexicon
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.chapters.peace.settlement import TERMS
from stolnik.games.price_of_power.speech.vocabulary import VOCABULARY
from stolnik.games.price_of_power.state import Europe, Realm
from stolnik.text.catalog import LANGUAGES
from tests.games.price_of_power.peace.wars import (
    active_ally,
    at_peace_table,
    occupy,
    occupy_all,
    settle,
    settlement,
    war,
)
from tests.games.price_of_power.position import AUSTRIA, CASTILE, FRANCE, realm


def against(enemy: str) -> tuple[Europe, Realm]:
    """France, at War with a Realm."""
    g = at_peace_table()
    target = realm(g, enemy)
    war(g, FRANCE, target)
    return g, target


def said(g: Europe, enemy: Realm, term: str, lang: str = "en", result: str = "partial") -> str:
    """A term in words, without its name."""
    ask = settlement(g, FRANCE, enemy, result).ask  # type: ignore[arg-type]
    words = words_of(load("price_of_power"), lang)
    whole = words.label(g, ask, ("term", term))
    g.agenda.clear()
    name, _, articles = whole.partition(": ")
    assert name == words.catalog.say(f"peace_term-{term}")
    return articles


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            "you give back Sundgau; you get back Lyon; "
            "your Prestige −1; Austria: Prestige −1; Truce",
        ),
        (
            "pl",
            "oddajesz: Sundgau; odzyskujesz: Lyon; twój Prestiż −1; Austria: Prestiż −1; Rozejm",
        ),
    ],
)
def test_white_peace(lang: str, expected: str) -> None:
    g, austria = against("austria")
    occupy(g, FRANCE, "sundgau")
    occupy(g, AUSTRIA, "lyon")
    assert said(g, austria, "white_peace", lang) == expected


def test_many_provinces_that_go_back_are_counted() -> None:
    g, austria = against("austria")
    occupy(g, FRANCE, "sundgau", "wien", "osterreich", "steiermark", "karnten")
    assert said(g, austria, "white_peace").startswith("you give back 5 Provinces;")
    assert said(g, austria, "white_peace", "pl").startswith("oddajesz Prowincje (5);")


def test_keep_current_board_state() -> None:
    """Capitals go back at a price; of the rest the Victor decides."""
    g, austria = against("austria")
    occupy(g, FRANCE, "wien", "steiermark")
    occupy(g, AUSTRIA, "lyon")
    assert said(g, austria, "keep_current_board_state") == (
        "keep, give back for Ducats or Liberate Steiermark; you lose Lyon; "
        "ransom of Austria for the Capital Wien: up to 10 Ducats; Truce"
    )


def test_humiliation_names_the_prestige_that_it_will_bring() -> None:
    g, austria = against("austria")
    occupy(g, FRANCE, "wien", "steiermark")
    text = said(g, austria, "humiliation")
    settle(g, FRANCE, austria, ("term", "humiliation"))
    gained = g.players[FRANCE].prestige
    assert gained > 0
    assert f"your Prestige +{gained}; Austria: Prestige −{gained}; Truce" in text


def test_vassalization_brings_no_truce_with_the_vassal() -> None:
    g, granada = against("granada")
    occupy_all(g, FRANCE, "granada")
    assert said(g, granada, "vassalization") == ("a new Vassal: Granada; your Influence +2")


def test_an_active_ally_becomes_a_vassal_while_the_player_gets_a_truce() -> None:
    g, austria = against("austria")
    active_ally(g, AUSTRIA, "savoy")
    occupy(g, FRANCE, "savoie", "geneve", "wien")
    assert said(g, austria, "vassalization") == (
        "a new Vassal: Savoy; your Influence +2; you give back Wien; Truce"
    )


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            "the new faith of Austria and of the Capital Area: Catholic; your Prestige +3; "
            "your Influence +2; Austria: Prestige −5; Austria: Influence −4; ",
        ),
        (
            "pl",
            "nowa wiara Austrii i Obszaru Stołecznego: Katolicyzm; twój Prestiż +3; "
            "twoje Wpływy +2; Austria: Prestiż −5; Austria: Wpływy −4; ",
        ),
    ],
)
def test_force_conversion(lang: str, expected: str) -> None:
    g, austria = against("austria")
    occupy(g, FRANCE, "wien", "osterreich", "steiermark")
    g.players[AUSTRIA].faith = g.box.faith_of["protestant"]
    assert said(g, austria, "force_conversion", lang).startswith(expected)


def test_a_succession_takes_prestige_from_who_is_married_there() -> None:
    g, granada = against("granada")
    occupy_all(g, FRANCE, "granada")
    g.players[CASTILE].marriages[granada] = True
    articles = said(g, granada, "secure_desired_succession").split("; ")
    assert articles == [
        "you give back Gibraltar, Granada",
        "your Prestige +3",
        "Castile: Prestige −3",
        "Marriages and Alliances of others with Granada end",
        "your Influence +4",
        "Truce",
    ]
    g.players[CASTILE].marriages.clear()
    g.players[FRANCE].marriages[granada] = True
    articles = said(g, granada, "secure_desired_succession").split("; ")
    assert "your Prestige +5 at most (Tax Income of the Loser)" in articles
    assert not any("of others" in article for article in articles)


def test_the_succession_of_a_player_brings_a_ruler() -> None:
    g, austria = against("austria")
    occupy(g, FRANCE, "wien")
    g.players[CASTILE].marriages[AUSTRIA] = True
    text = said(g, austria, "secure_desired_succession")
    assert "you may choose the Ruler of Austria" in text


def test_annexation_names_the_provinces_and_whom_it_costs_prestige() -> None:
    g, granada = against("granada")
    occupy_all(g, FRANCE, "granada")
    assert said(g, granada, "full_annexation", result="total") == "you get Gibraltar, Granada"
    war(g, FRANCE, CASTILE)
    active_ally(g, CASTILE, "granada")
    text = said(g, granada, "full_annexation", result="total")
    assert text == "you get Gibraltar, Granada; Castile: Prestige −2"


def test_an_emperor_who_annexes_a_member_of_his_faith_loses_authority() -> None:
    g, saxony = against("saxony")
    occupy_all(g, FRANCE, "saxony")
    assert "Authority" not in said(g, saxony, "full_annexation", result="total")
    g.emperor = FRANCE
    text = said(g, saxony, "full_annexation", result="total")
    assert text.endswith("; Imperial Authority −1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_enforced_has_no_articles(lang: str) -> None:
    """It may still be asked why."""
    g, austria = against("austria")
    told = {term: said(g, austria, term, lang) for term in TERMS}
    assert [term for term in TERMS if told[term]] == ["white_peace", "keep_current_board_state"]


def test_a_term_lights_the_provinces_at_stake_on_both_sides() -> None:
    g, austria = against("austria")
    occupy(g, FRANCE, "sundgau", "wien")
    occupy(g, AUSTRIA, "lyon")
    occupy(g, CASTILE, "paris")  # of another War
    ask = settlement(g, FRANCE, austria).ask
    lexicon = Lexicon(VOCABULARY, g.box, len(g.players))
    lit = lexicon.elements(g, ask, ("term", "white_peace"))
    assert set(lit) == {"province:sundgau", "province:wien", "province:lyon"}
