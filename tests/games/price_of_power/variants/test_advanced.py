"""Advanced rules can be left out, each for itself."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.empire.election import is_due
from stolnik.games.price_of_power.chapters.empire.imperial_faith import review_faith
from stolnik.games.price_of_power.chapters.empire.membership import electors
from stolnik.games.price_of_power.chapters.other_realms.invasions import invasions_of_the_round
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import Europe, War
from tests.games.price_of_power.position import AUSTRIA, CASTILE, europe, realm

BOTH = [True, False]


def with_and_without(rule: str) -> dict[bool, Europe]:
    return {on: europe(4, **{rule: on}) for on in BOTH}  # type: ignore[arg-type]


@pytest.mark.rule("EU-2.0.4")
def test_npr_invasions_can_be_left_out() -> None:
    for on, g in with_and_without("npr_invasions").items():
        g.wars.append(War(CASTILE, realm(g, "granada")))
        assert (invasions_of_the_round(g) is not None) == on


@pytest.mark.rule("EU-2.0.4")
def test_imperial_elections_can_be_left_out() -> None:
    for on, g in with_and_without("imperial_elections").items():
        assert g.emperor == AUSTRIA
        assert is_due(g, AUSTRIA) == on


@pytest.mark.rule("EU-2.0.4")
def test_the_religion_of_the_empire_can_be_left_out() -> None:
    for on, g in with_and_without("hre_religion").items():
        g.age = 3
        protestant = g.box.faith_of["protestant"]
        for area in electors(g):
            g.faiths[g.box.areas[area].slot] = protestant + 1
        review_faith(g)
        assert (g.hre_faith == protestant) == on


@pytest.mark.rule("EU-2.0.4")
def test_power_struggles_can_be_left_out() -> None:
    for on, g in with_and_without("power_struggles").items():
        assert bool(g.struggle_deck) == on


def test_each_advanced_rule_is_an_option_with_both_values() -> None:
    options = {option.name: option for option in GAME.options}
    for name in ("npr_invasions", "hre_religion", "imperial_elections", "power_struggles"):
        assert set(options[name].values) == {True, False}
        assert not options[name].players or set(options[name].players) == set(GAME.players)
