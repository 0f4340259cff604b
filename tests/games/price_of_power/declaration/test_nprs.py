"""A Declaration of War on an NPR: it defends its Provinces at once, or when Units arrive."""

from __future__ import annotations

import pytest

from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.events.battles import BattleBegan
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.declaration.heralds import declaring, listen
from tests.games.price_of_power.position import (
    CASTILE,
    area,
    give,
    realm,
)
from tests.games.price_of_power.war.forces import army, at_arms, turn, where_is
from tests.games.running import Procedure


def battles(news: list[Event]) -> list[str]:
    return [one.area for one in news if isinstance(one, BattleBegan)]


def through(asked: Procedure) -> None:
    """Fight every Battle to its end, and call it a Turn."""
    while asked.ask.topic not in ("end_turn", "free_action"):
        asked.say(asked.ask.options[-1])


@pytest.mark.rule("EU-5.5.14", "EU-9.1.17", "EU-9.7.3")
def test_units_among_provinces_of_an_npr_that_is_now_hostile_fight() -> None:
    g = at_arms()
    news = listen(g)
    army(g, CASTILE, 1, "andalucia", 3)
    army(g, CASTILE, 2, "leon", 3)
    through(declaring(g, CASTILE, "granada"))
    assert battles(news) == ["andalucia"]


@pytest.mark.rule("EU-5.5.1", "EU-5.5.4", "EU-5.5.5", "EU-5.5.16", "EU-5.5.19", "EU-5.2.8")
def test_exa22_declare_war_on_granada() -> None:
    g = at_arms()
    news = listen(g)
    castile = g.players[CASTILE]
    francisco = "adm_01_1"
    give(g, CASTILE, francisco)
    g.claims[area(g, "andalucia")] = 1 << CASTILE
    army(g, CASTILE, 1, "castile", 3)
    asked = turn(g, CASTILE)
    asked.say(("appoint", francisco), ("as_general", 1))
    assert castile.power[MIL] == 5
    stability = castile.stability
    asked.say(("declare_war",), ("attack", "granada"), ("no",))
    assert castile.power[MIL] == 4
    assert castile.stability == stability
    assert asked.ask.topic == "free_action"
    asked.say(("activate_land",))
    assert ("march", "leon") in asked.ask.options
    asked.say(("march", "leon"), ("march", "andalucia"))
    assert where_is(g, CASTILE, 1) == "andalucia"
    assert castile.power[MIL] == 4  # the Activation was free, and no Mountain was in the way
    assert battles(news) == ["andalucia"]
    battle = g.agenda[-1]
    assert isinstance(battle, Battle)
    assert battle.forces == {realm(g, "granada"): 2}
