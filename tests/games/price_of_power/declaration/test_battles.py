"""Steps 6 and 7 of a Declaration: where Battles are triggered, and in which order."""

from __future__ import annotations

import pytest

from stolnik.engine.state import Event
from stolnik.games.price_of_power.chapters.battle.outbreak import units_of
from stolnik.games.price_of_power.events.battles import BattleBegan
from stolnik.games.price_of_power.events.naval import NavalBattleBegan
from stolnik.games.price_of_power.state import War
from stolnik.games.price_of_power.tasks import Battle, Declaration
from stolnik.games.price_of_power.under_way import shown
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.battle.field import load
from tests.games.price_of_power.declaration.heralds import JOIN, declaring, listen
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    realm,
)
from tests.games.price_of_power.war.forces import (
    army,
    at_arms,
    infantry,
    rebels,
    ships,
    turn,
)
from tests.games.running import Procedure


def battles(news: list[Event]) -> list[str]:
    return [one.area for one in news if isinstance(one, BattleBegan)]


def through(asked: Procedure) -> None:
    """Fight every Battle to its end, without Retreat."""
    while asked.ask.topic not in ("end_turn", "free_action", "land_battle_order"):
        asked.say(asked.ask.options[-1])


# -- on land -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.14", "EU-9.1.17")
def test_units_of_both_sides_in_an_area_fight() -> None:
    g = at_arms()
    news = listen(g)
    army(g, CASTILE, 1, "leon", 3)
    infantry(g, FRANCE, "leon", 1)
    army(g, CASTILE, 2, "castile", 3)
    infantry(g, ENGLAND, "castile", 1)  # not an Enemy
    through(declaring(g, CASTILE, "france"))
    assert battles(news) == ["leon"]


@pytest.mark.rule("EU-5.5.15", "EU-9.7.4")
def test_an_npr_that_already_faces_an_enemy_there_does_not_fight_again() -> None:
    g = at_arms()
    news = listen(g)
    infantry(g, ENGLAND, "andalucia", 1)
    army(g, CASTILE, 1, "andalucia", 3)
    g.wars.append(War(ENGLAND, realm(g, "granada")))
    asked = declaring(g, CASTILE, "granada")
    assert battles(news) == []
    assert asked.ask.topic == "free_action"


@pytest.mark.rule("EU-5.5.15")
def test_what_counts_is_who_stood_there_when_the_turn_began() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 1)
    g.wars.append(War(CASTILE, realm(g, "granada")))
    asked = turn(g, CASTILE)
    assert g.turn.faced == {}
    asked.say(("activate_land",), ("march", "andalucia"))
    assert isinstance(g.agenda[-1], Battle)
    army(g, CASTILE, 1, "andalucia", 1)
    turn(g, CASTILE)
    assert g.turn.faced == {area(g, "andalucia"): [realm(g, "granada")]}
    assert view(g, FRANCE).turn.faced == {"andalucia": ["granada"]}


@pytest.mark.rule("EU-9.1.19", "EU-9.7.5", "EU-5.5.14")
@pytest.mark.parametrize("first", ["leon", "castile"])
def test_the_active_player_sets_the_order_of_battles(first: str) -> None:
    g = at_arms()
    news = listen(g)
    for no, where in enumerate(("leon", "castile"), start=1):
        army(g, FRANCE, no, where, 3)
        infantry(g, CASTILE, where, 1)
    asked = declaring(g, CASTILE, "france")
    assert (asked.ask.seat, asked.ask.topic) == (CASTILE, "land_battle_order")
    asked.say(("fight_in", first))
    through(asked)
    assert battles(news) == [first, "castile" if first == "leon" else "leon"]


@pytest.mark.rule("EU-5.5.14", "EU-9.1.17")
def test_who_joins_fights_too() -> None:
    g = at_arms()
    news = listen(g)
    g.players[CASTILE].allies[ENGLAND] = g.players[ENGLAND].allies[CASTILE] = False
    army(g, ENGLAND, 1, "leon", 3)
    infantry(g, FRANCE, "leon", 1)
    asked = declaring(g, CASTILE, "france")
    asked.say(("call", "england"), JOIN)
    through(asked)
    assert [one for one in news if isinstance(one, BattleBegan)] == [
        BattleBegan("leon", "england", ["france"])
    ]


@pytest.mark.rule("EU-5.5.14", "EU-9.7.1")
def test_who_stands_beside_a_beaten_attacker_fights_in_turn() -> None:
    g = at_arms()
    news = listen(g)
    g.players[CASTILE].allies[ENGLAND] = g.players[ENGLAND].allies[CASTILE] = False
    infantry(g, CASTILE, "leon", 1)
    army(g, ENGLAND, 1, "leon", 3)
    infantry(g, FRANCE, "leon", 8)
    load(g, "blank", "blank", "blank", "infantry", "infantry", "infantry")
    asked = declaring(g, CASTILE, "france")
    asked.say(("call", "england"), JOIN)
    through(asked)
    assert [one for one in news if isinstance(one, BattleBegan)] == [
        BattleBegan("leon", "castile", ["france"]),
        BattleBegan("leon", "england", ["france"]),
    ]
    assert not units_of(g, ENGLAND, area(g, "leon")) or not units_of(g, FRANCE, area(g, "leon"))


@pytest.mark.rule("EU-5.5.13", "EU-9.9.1")
def test_so_do_ships() -> None:
    g = at_arms()
    news = listen(g)
    g.players[CASTILE].allies[ENGLAND] = g.players[ENGLAND].allies[CASTILE] = False
    ships(g, CASTILE, "bay_of_biscay", 1)
    ships(g, ENGLAND, "bay_of_biscay", 3)
    ships(g, FRANCE, "bay_of_biscay", 8)
    load(g, "blank", "blank", "blank", "artillery", "artillery", "artillery")
    asked = declaring(g, CASTILE, "france")
    asked.say(("call", "england"), JOIN)
    through(asked)
    assert [one for one in news if isinstance(one, NavalBattleBegan)] == [
        NavalBattleBegan("bay_of_biscay", "castile", ["france"]),
        NavalBattleBegan("bay_of_biscay", "england", ["france"]),
    ]


@pytest.mark.rule("EU-5.5.14")
def test_rebels_and_former_enemies_are_no_part_of_this_war() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 3)
    rebels(g, "leon", 1)
    army(g, CASTILE, 2, "castile", 3)
    infantry(g, ENGLAND, "castile", 1)
    g.wars.append(War(ENGLAND, CASTILE))
    asked = declaring(g, CASTILE, "france")
    assert asked.ask.topic == "free_action"


@pytest.mark.rule("EU-9.7.3", "EU-11.3.37", "EU-5.5.14", "EU-5.5.16")
@pytest.mark.parametrize("called", [True, False])
def test_an_ally_who_is_called_fights_the_enemies_of_an_older_war_on_its_land(called: bool) -> None:
    g = at_arms()
    news = listen(g)
    g.players[CASTILE].allies[realm(g, "navarra")] = False
    influence(g, "aragon", CASTILE, 1)
    g.wars.append(War(FRANCE, CASTILE))
    army(g, FRANCE, 1, "aragon", 3)
    asked = declaring(g, ENGLAND, "castile")
    asked.say(("call", "navarra") if called else ("done",))
    through(asked)
    began = [one for one in news if isinstance(one, BattleBegan)]
    assert began == ([BattleBegan("aragon", "france", ["navarra"])] if called else [])
    assert asked.ask.topic == ("end_turn" if called else "free_action")


# -- at sea ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.9.4", "EU-11.3.37", "EU-5.5.13")
def test_so_do_its_ships() -> None:
    g = at_arms()
    news = listen(g)
    g.players[CASTILE].allies[realm(g, "portugal")] = False
    influence(g, "portugal", CASTILE, 1)
    g.wars.append(War(FRANCE, CASTILE))
    ships(g, FRANCE, "central_atlantic", 1)
    asked = declaring(g, ENGLAND, "castile")
    asked.say(("call", "portugal"))
    through(asked)
    began = [one for one in news if isinstance(one, NavalBattleBegan)]
    assert began == [NavalBattleBegan("central_atlantic", "france", ["portugal"])]


@pytest.mark.rule("EU-9.1.19", "EU-9.9.6")
def test_naval_battles_come_first_and_the_active_player_sets_their_order_too() -> None:
    g = at_arms()
    for zone in ("bay_of_biscay", "english_channel", "north_sea"):
        ships(g, CASTILE, zone)
    for zone in ("bay_of_biscay", "english_channel", "gulf_of_lion"):
        ships(g, FRANCE, zone)
    army(g, CASTILE, 1, "leon", 3)
    infantry(g, FRANCE, "leon", 1)
    asked = declaring(g, CASTILE, "france")
    assert (asked.ask.seat, asked.ask.topic) == (CASTILE, "sea_battle_order")
    assert sorted(asked.ask.options) == [
        ("fight_at", "bay_of_biscay"),
        ("fight_at", "english_channel"),
    ]
    task = g.agenda[-1]
    assert isinstance(task, Declaration)
    assert shown(g, task).about["targets"] == ["france"]
    assert shown(g, task).about["seas"] == ["bay_of_biscay", "english_channel"]
    assert task.battles == []
    assert task.stage == "naval"
