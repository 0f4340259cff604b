"""Who Declares War is told with which CB, what it costs, and who could be called."""

from __future__ import annotations

import pytest

from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.state import Europe, War
from stolnik.games.price_of_power.tasks import Declaration
from tests.games.price_of_power.declaration.heralds import naming
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
)
from tests.games.price_of_power.war.forces import at_arms
from tests.games.running import Procedure


def said(g: Europe, asked: Procedure, target: str, lang: str = "en") -> str:
    """A target in words, which are the same under a heading as without one."""
    words, move = words_of(load("price_of_power"), lang), ("attack", target)
    label = words.label(g, asked.ask, move)
    assert label == words.move(g, asked.ask, move)
    return label


@pytest.mark.parametrize(
    ("lang", "with_cb", "without"),
    [
        ("en", "Granada: Conquest", "Portugal: without a Casus Belli, Stability −2"),
        ("pl", "Granada: Podbój", "Portugalia: bez Casus Belli, Stabilność −2"),
    ],
)
def test_beside_a_target_stands_the_cb_or_what_it_costs_to_have_none(
    lang: str, with_cb: str, without: str
) -> None:
    g = at_arms()
    g.claims[area(g, "andalucia")] |= 1 << CASTILE
    asked = naming(g, CASTILE)
    assert said(g, asked, "granada", lang) == with_cb
    assert said(g, asked, "portugal", lang) == without


def test_a_marriage_costs_stability_whatever_the_cb() -> None:
    g = at_arms()
    g.claims[area(g, "andalucia")] |= 1 << CASTILE
    for name in ("granada", "portugal"):
        g.players[CASTILE].marriages[realm(g, name)] = False
    asked = naming(g, CASTILE)
    assert said(g, asked, "granada") == "Granada: Conquest, Stability −1"
    assert said(g, asked, "portugal") == "Portugal: without a Casus Belli, Stability −3"


def test_what_a_card_names_is_free() -> None:
    g = at_arms()
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    asked = naming(g, CASTILE)
    task = g.agenda[-1]
    assert isinstance(task, Declaration)
    task.among = [realm(g, "portugal")]
    assert said(g, asked, "portugal") == "Portugal: the Event"


@pytest.mark.parametrize(
    ("lang", "npr", "player"),
    [
        ("en", "the target calls France", "the target may call Milan, England"),
        ("pl", "cel wezwie: ", "cel może wezwać: "),
    ],
)
def test_who_could_be_called_is_named(lang: str, npr: str, player: str) -> None:
    """An NPR calls its Ally at once; a player may, whoever would come and can be paid for."""
    g = at_arms()
    g.players[FRANCE].allies = {realm(g, "milan"): False, realm(g, "portugal"): False}
    g.players[FRANCE].allies[ENGLAND] = g.players[ENGLAND].allies[FRANCE] = False
    influence(g, "lombardy", FRANCE, 1)
    asked = naming(g, CASTILE)
    assert npr in said(g, asked, "portugal", lang)
    assert player in said(g, asked, "france", lang)
    assert "Portugal" not in said(g, asked, "france", lang)
    assert ";" not in said(g, asked, "granada", lang)


def test_a_subject_calls_the_emperor_who_is_not_there_already() -> None:
    g = at_arms()
    g.players[AUSTRIA].allies[realm(g, "bavaria")] = False
    asked = naming(g, CASTILE)
    assert said(g, asked, "saxony").endswith("; the target calls Austria")
    assert said(g, asked, "bavaria").endswith(
        "; the target calls Austria"
    )  # once, though an Ally too
    g.defending = True
    g.wars.append(War(AUSTRIA, CASTILE))
    assert ";" not in said(g, asked, "saxony")


@pytest.mark.parametrize(
    ("lang", "price"),
    [
        ("en", "Imperial Authority −1, your Influence in the HRE −3"),
        ("pl", "Władza Cesarska −1, twoje Wpływy w HRE −3"),
    ],
)
def test_a_war_on_a_subject_costs_the_emperor_more(lang: str, price: str) -> None:
    g = at_arms()
    asked = naming(g, AUSTRIA)
    assert said(g, asked, "saxony", lang).endswith(price)
    g.cbs.append((AUSTRIA, realm(g, "saxony")))
    assert price not in said(g, asked, "saxony", lang)


@pytest.mark.parametrize(
    ("lang", "price"),
    [("en", "a CB token of the Emperor on you"), ("pl", "żeton CB Cesarza przeciw tobie")],
)
def test_a_subject_has_the_emperors_cb_to_fear(lang: str, price: str) -> None:
    g = at_arms()
    g.emperor = FRANCE
    assert said(g, naming(g, AUSTRIA), "saxony", lang).endswith(price)


def test_of_a_realm_out_of_reach_no_price_is_named() -> None:
    """It may still be asked why it cannot be attacked."""
    g = at_arms()
    asked = naming(g, CASTILE)
    assert said(g, asked, "castile") == "Declare War on Castile"
