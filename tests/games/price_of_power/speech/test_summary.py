"""The table in a few lines shows what one must know before a move."""

from __future__ import annotations

from stolnik.engine.registry import load
from stolnik.engine.words import Words
from stolnik.games.price_of_power.state import Officer, War
from tests.games.price_of_power.position import CASTILE, FRANCE, europe


def test_wars_truces_claims_and_debts_of_the_one_who_looks_are_shown() -> None:
    g = europe()
    g.wars.append(War(FRANCE, CASTILE))
    g.truces.append((CASTILE, FRANCE))
    g.claims[g.box.area_of["aragon"]] |= 1 << CASTILE
    g.players[CASTILE].interest = 2
    lines = Words(load("price_of_power"), "en").summary(g, CASTILE)
    assert "Your Wars: France" in lines
    assert "Your Truces: France" in lines
    assert "Your Claims: Aragon" in lines
    assert "Your Interest tokens: 2" in lines


def test_a_truce_of_two_tokens_is_named_once() -> None:
    g = europe()
    g.truces += [(CASTILE, FRANCE), (FRANCE, CASTILE)]
    lines = Words(load("price_of_power"), "en").summary(g, CASTILE)
    assert "Your Truces: France" in lines


def test_the_court_is_shown_with_what_each_character_does() -> None:
    g = europe()
    ruler = g.players[CASTILE].ruler
    assert ruler is not None
    g.players[CASTILE].advisors[1] = Officer(ruler.character)
    g.players[CASTILE].armies[0].general = Officer(ruler.character)
    lines = Words(load("price_of_power"), "en").summary(g, CASTILE)
    assert "Your court: Juan II (Ruler), Juan II (Diplomatic Power), Juan II (Army 1)" in lines


def test_prestige_below_zero_has_a_minus_sign() -> None:
    g = europe()
    g.players[CASTILE].prestige = -3
    lines = Words(load("price_of_power"), "en").summary(g, None)
    assert any(line.startswith("Castile: Prestige −3, Stability 0,") for line in lines)
