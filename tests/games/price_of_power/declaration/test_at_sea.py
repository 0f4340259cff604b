"""Declarations of War that bring Naval Battles, and the golden example of a long one."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Move
from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.events.battles import BattleBegan
from stolnik.games.price_of_power.events.naval import NavalBattleBegan, NavalBattleWon
from stolnik.games.price_of_power.events.other_realms import NprMustered, NprPutToSea
from stolnik.games.price_of_power.state import War
from tests.games.price_of_power.declaration.heralds import JOIN, declaring, listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
)
from tests.games.price_of_power.war.forces import army, at_arms, ships
from tests.games.running import Procedure

FIRST: dict[str, Move] = {
    "sea_battle_order": ("fight_at", "adriatic_sea"),
    "land_battle_order": ("fight_in", "venetia"),
}


def battles(news: list[Event]) -> list[str]:
    return [one.area for one in news if isinstance(one, BattleBegan)]


def naval_battles(news: list[Event]) -> list[NavalBattleBegan]:
    return [one for one in news if isinstance(one, NavalBattleBegan)]


def through(asked: Procedure) -> None:
    """Fight every Battle to its end, and call it a Turn."""
    while asked.ask.topic not in ("end_turn", "free_action"):
        fight = next((move for move in asked.ask.options if move[0] == "fight"), None)
        asked.say(FIRST.get(asked.ask.topic) or fight or asked.ask.options[-1])


@pytest.mark.rule("EU-5.5.13", "EU-9.1.18", "EU-9.9.4")
def test_ships_before_ports_of_an_npr_that_is_now_hostile_fight() -> None:
    g = at_arms()
    news = listen(g)
    ships(g, AUSTRIA, "adriatic_sea")
    ships(g, AUSTRIA, "english_channel")
    through(declaring(g, AUSTRIA, "venice"))
    assert naval_battles(news) == [NavalBattleBegan("adriatic_sea", "austria", ["venice"])]


@pytest.mark.rule("EU-5.5.13", "EU-9.1.18")
def test_so_do_ships_of_both_sides_in_a_sea_zone() -> None:
    g = at_arms()
    news = listen(g)
    for zone in ("bay_of_biscay", "north_sea"):
        ships(g, CASTILE, zone)
    for zone in ("bay_of_biscay", "gulf_of_lion"):
        ships(g, FRANCE, zone)
    ships(g, ENGLAND, "north_sea")  # not an Enemy
    asked = declaring(g, CASTILE, "france")
    through(asked)
    assert naval_battles(news) == [NavalBattleBegan("bay_of_biscay", "castile", ["france"])]
    assert asked.ask.topic == "end_turn"  # no free Action after a Naval Battle


@pytest.mark.rule("EU-5.5.15", "EU-9.9.5")
def test_ports_that_were_blockaded_when_the_turn_began_do_not_fight_again() -> None:
    g = at_arms()
    news = listen(g)
    g.wars.append(War(FRANCE, realm(g, "venice")))
    ships(g, FRANCE, "adriatic_sea")
    ships(g, AUSTRIA, "adriatic_sea")
    asked = declaring(g, AUSTRIA, "venice")
    assert naval_battles(news) == []
    assert asked.ask.topic == "free_action"


@pytest.mark.rule("EU-9.9.4", "EU-13.4.6")
def test_who_has_beaten_the_aggressor_meets_the_ships_of_its_active_ally() -> None:
    g = at_arms()
    news = listen(g)
    g.claims[area(g, "venetia")] = 1 << AUSTRIA
    ships(g, AUSTRIA, "gulf_of_lion", 1)
    ships(g, FRANCE, "gulf_of_lion", 6)
    influence(g, "lombardy", AUSTRIA, 2)
    g.players[AUSTRIA].allies[realm(g, "genoa")] = False
    g.players[FRANCE].allies[realm(g, "venice")] = False
    asked = declaring(g, AUSTRIA, "venice")
    asked.say(("call", "genoa"), JOIN, ("no",))
    through(asked)
    assert naval_battles(news) == [
        NavalBattleBegan("gulf_of_lion", "austria", ["france"]),
        NavalBattleBegan("gulf_of_lion", "france", ["genoa"]),
    ]


@pytest.mark.rule("EU-5.5.4", "EU-5.5.7", "EU-5.5.11", "EU-5.5.12", "EU-5.5.13", "EU-5.5.14")
@pytest.mark.rule("EU-5.5.16", "EU-5.2.14", "EU-5.2.21", "EU-9.1.19", "EU-9.2.17", "EU-9.7.32")
@pytest.mark.rule("EU-9.7.33", "EU-9.7.39", "EU-11.3.38")
def test_exa34_a_complicated_declaration_of_war() -> None:
    g = at_arms()
    g.dice = Dice("7")  # with it both Naval Battles end as in the example
    news = listen(g)
    genoa, venice = realm(g, "genoa"), realm(g, "venice")
    austria, france = g.players[AUSTRIA], g.players[FRANCE]
    g.claims[area(g, "venetia")] = 1 << AUSTRIA
    army(g, AUSTRIA, 1, "venetia", 4)
    army(g, AUSTRIA, 2, "lombardy", 4)
    army(g, FRANCE, 1, "lombardy", 3)
    ships(g, AUSTRIA, "adriatic_sea", 1)
    ships(g, FRANCE, "gulf_of_lion", 2)
    influence(g, "lombardy", AUSTRIA, 2)
    influence(g, "dalmatia", AUSTRIA, 1)
    austria.allies[genoa] = False
    france.allies[venice] = False

    asked = declaring(g, AUSTRIA, "venice")
    asked.say(("call", "genoa"))
    assert own_cubes(g, AUSTRIA, area(g, "lombardy")) == 0
    assert austria.allied == 2
    asked.say(JOIN, ("no",))
    assert at_war(g, AUSTRIA, FRANCE)
    assert france.power[MIL] == 7
    assert france.allies[venice] is False
    assert own_cubes(g, AUSTRIA, area(g, "dalmatia")) == 0

    assert asked.ask.topic == "sea_battle_order"
    asked.say(("fight_at", "adriatic_sea"))
    assert naval_battles(news) == [
        NavalBattleBegan("adriatic_sea", "austria", ["venice"]),
        NavalBattleBegan("gulf_of_lion", "france", ["genoa"]),
    ]
    assert NprPutToSea("venice", "adriatic_sea", 5) in news
    assert NprPutToSea("genoa", "gulf_of_lion", 3) in news
    won = [one.force for one in news if isinstance(one, NavalBattleWon)]
    assert won == ["venice", "genoa"]
    assert battles(news) == []

    assert (asked.ask.seat, asked.ask.topic) == (AUSTRIA, "land_battle_order")
    through(asked)
    assert [one for one in news if isinstance(one, BattleBegan)] == [
        BattleBegan("venetia", "austria", ["venice"]),
        BattleBegan("lombardy", "austria", ["france", "venice"]),
    ]
    assert [one for one in news if isinstance(one, NprMustered)] == [
        NprMustered("venice", "venetia", 5),
        NprMustered("venice", "lombardy", 1),
        NprMustered("genoa", "lombardy", 2),
    ]
    assert g.rebels == bytearray(len(g.rebels))  # nothing of an NPR stays
    assert asked.ask.topic == "end_turn"  # no free Action
