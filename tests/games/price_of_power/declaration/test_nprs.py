"""A Declaration of War on an NPR: it defends its Provinces at once, or when Units arrive."""

from __future__ import annotations

import pytest

from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.battle.battle_dice import pool
from stolnik.games.price_of_power.chapters.battle.sides import ATTACKER
from stolnik.games.price_of_power.events.battles import BattleBegan, BattleWon
from stolnik.games.price_of_power.state import SMALL, piece
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.battle.field import BLANK, CAVALRY, INFANTRY, load
from tests.games.price_of_power.declaration.heralds import declaring, listen
from tests.games.price_of_power.position import (
    CASTILE,
    area,
    give,
    place,
    realm,
)
from tests.games.price_of_power.war.forces import army, at_arms, ships, turn, where_is
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
@pytest.mark.rule("EU-9.7.12", "EU-9.7.14", "EU-9.7.16", "EU-9.7.18", "EU-9.7.30")
@pytest.mark.rule("EU-9.8.3", "EU-9.8.4")
def test_exa22_and_exa35_war_on_granada_and_the_battle_in_andalusia() -> None:
    g = at_arms()
    news = listen(g)
    castile = g.players[CASTILE]
    francisco = "adm_01_1"
    give(g, CASTILE, francisco)
    g.claims[area(g, "andalucia")] = 1 << CASTILE
    army(g, CASTILE, 1, "castile", 3, 1)
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
    exhausted = castile.exhausted
    load(g, INFANTRY, INFANTRY, BLANK, CAVALRY, BLANK, INFANTRY, CAVALRY, BLANK)
    asked.say(("let",))
    assert pool(g, battle, ATTACKER) == [3, 2, 0]
    assert set(asked.ask.options) == {
        ("lose_unit", 1, "infantry"),
        ("lose_unit", 1, "cavalry"),
    }
    asked.say(("lose_unit", 1, "infantry"))
    assert castile.exhausted == exhausted + 1
    assert castile.armies[0].units[:3] == [2, 1, 0]
    assert BattleWon("andalucia", "castile") in news
    assert castile.power[MIL] == 5  # for the first Battle won
    asked.say(("end_turn",))
    ships(g, CASTILE, "western_mediterranean")  # Gibraltar is an Island Province
    asked = turn(g, CASTILE)
    asked.say(("siege", "andalucia"), ("besiege", "granada"), ("besiege", "gibraltar"))
    assert castile.power[MIL] == 3
    for name in ("granada", "gibraltar"):
        assert g.occupiers[place(g, name)] == piece(SMALL, CASTILE, unrest=True), name
