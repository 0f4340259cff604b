"""What a player has done this Round and this Age: noted where it happens, forgotten in time."""

from __future__ import annotations

from stolnik.games.price_of_power.chapters.phases.cleanup import end_round
from stolnik.games.price_of_power.chapters.phases.end_of_age import next_age
from stolnik.games.price_of_power.events.naval import PirateLost, PiratesAttacked
from stolnik.games.price_of_power.state import Deeds, Europe
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.battle.field import INFANTRY, battle, deploy, field, load, rebels
from tests.games.price_of_power.commerce.trading import (
    at_sea,
    merchant,
    on_slot,
    quiet_seas,
    trading,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.naval.squadrons import BISCAY, naval_battle, rolls, sea, ships
from tests.games.price_of_power.peace.wars import at_peace_table, occupy, settle, war
from tests.games.price_of_power.position import AUSTRIA, CASTILE, ENGLAND, FRANCE, europe
from tests.games.running import run_anyhow


def test_a_battle_won_is_noted_with_its_cavalry() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 1, 3)
    rebels(g, "leon", 1)
    load(g, INFANTRY)
    battle(g, "leon", CASTILE).finish(lambda ask: ask.options[0])
    assert g.players[CASTILE].deeds == Deeds(battles=[3])
    assert view(g, FRANCE).players[CASTILE].deeds.battles_won == 1, "everybody saw it"


def test_a_battle_that_rebels_win_is_nobody_s_deed() -> None:
    g = field()
    deploy(g, CASTILE, "leon", 1)
    rebels(g, "leon", 3)
    load(g, *["blank"] * 3, *[INFANTRY] * 9)
    battle(g, "leon", CASTILE).finish(lambda ask: ask.options[-1])
    assert sum(g.rebels) == 3
    assert all(player.deeds == Deeds() for player in g.players)


def test_pirates_who_are_beaten_are_noted() -> None:
    g = sea()
    g.pirates[g.box.node_of["bordeaux_node"]] = 1
    ships(g, CASTILE, 2)
    rolls(g, ("A", "."))
    told = listen(g)
    naval_battle(g, CASTILE, where=BISCAY, node="bordeaux_node")
    assert PiratesAttacked(CASTILE, "bordeaux_node") in told
    assert PirateLost("bordeaux_node") in told
    assert g.players[CASTILE].deeds == Deeds(battles=[0], pirates=True)


def test_a_naval_battle_between_players_beats_no_pirates() -> None:
    g = sea()
    war(g, CASTILE, ENGLAND)
    ships(g, CASTILE, 2)
    ships(g, ENGLAND, 1)
    rolls(g, ("AA", "."))
    naval_battle(g, CASTILE, where=BISCAY).finish(lambda ask: ask.options[0])
    assert g.players[CASTILE].deeds == Deeds(battles=[0])
    assert g.players[ENGLAND].deeds == Deeds()


def test_trade_income_adds_up_for_everybody_who_collects() -> None:
    g = quiet_seas()
    merchant(g, ENGLAND, "english_channel_node")
    merchant(g, FRANCE, "english_channel_node")
    on_slot(g, ENGLAND, "english_channel", 2)  # in a row above that of France
    at_sea(g, FRANCE, "english_channel")
    before = [player.ducats for player in g.players]
    trading(g, ENGLAND, "T02-2").finish(
        lambda ask: next(
            (move for move in ask.options if "english_channel_node" in move), ask.options[0]
        )
    )
    earned = [player.ducats - n for player, n in zip(g.players, before, strict=True)]
    assert earned[ENGLAND]
    assert earned[FRANCE]
    assert [player.deeds.trade for player in g.players] == earned


def test_the_victor_of_a_war_has_won_it_but_nobody_wins_a_white_peace() -> None:
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    occupy(g, FRANCE, "wien", "osterreich")
    settle(g, FRANCE, AUSTRIA, ("term", "humiliation"))
    assert g.players[FRANCE].deeds.wars == [AUSTRIA]
    assert g.players[AUSTRIA].deeds.wars == []
    assert view(g, None).players[FRANCE].deeds.beaten == ["austria"]
    g = at_peace_table()
    war(g, FRANCE, AUSTRIA)
    occupy(g, FRANCE, "sundgau")
    settle(g, FRANCE, AUSTRIA, ("term", "white_peace"))
    assert g.players[FRANCE].deeds.wars == []


def famous() -> Europe:
    g = europe()
    g.step = "end_of_round"
    for player in g.players:
        player.deeds = Deeds([2, 0], True, 12, [FRANCE])
    return g


def test_a_new_round_forgets_all_but_the_wars_of_the_age() -> None:
    g = famous()
    run_anyhow(end_round(g))
    assert g.step == "1A"
    assert all(player.deeds == Deeds(wars=[FRANCE]) for player in g.players)


def test_deeds_of_the_last_round_still_count_when_missions_are_shown_at_the_end() -> None:
    g = famous()
    g.players[CASTILE].prestige = 130
    run_anyhow(end_round(g))
    assert g.step == "final_missions"
    assert all(player.deeds.trade == 12 for player in g.players)


def test_a_new_age_forgets_the_wars_too() -> None:
    g = famous()
    g.step = "age_cards"
    run_anyhow(next_age(g))
    assert all(player.deeds == Deeds() for player in g.players)
