"""Every modifier of every Idea: where it is read, and what it changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.board.tracks import manpower
from stolnik.games.price_of_power.chapters.government import ideas
from stolnik.games.price_of_power.chapters.government.treasury import take_loan
from stolnik.games.price_of_power.chapters.phases.cleanup import refresh
from stolnik.games.price_of_power.chapters.phases.income import (
    advisor_upkeep,
    balance,
    interest_due,
    skill,
)
from stolnik.games.price_of_power.chapters.phases.peace_and_rebels import gain_or_remove_unrest
from stolnik.games.price_of_power.chapters.phases.upkeep import refuse_enough
from stolnik.games.price_of_power.chapters.relations.alliances import alliance_limit
from stolnik.games.price_of_power.chapters.relations.marriages import marriage_limit
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    advisors,
    appoint,
    europe,
    unrest,
)
from tests.games.running import Procedure, run

READ_IN = {
    "action_discount": "government/ideas.py",
    "advisor_upkeep_discount": "phases/income.py",
    "alliance_limit": "relations/alliances.py",
    "battle_dice_bonus": "government/ideas.py",
    "charge_before_first_round": "government/ideas.py",
    "convert_area_without_unrest": "religion/conversion.py",
    "core_unrest_removed_per_round": "phases/peace_and_rebels.py",
    "dissent_unrest_ignored_areas": "religion/dissent.py",
    "first_influence_free_per_turn": "basic_actions/influence_action.py",
    "holy_war_cb": "war/casus_belli.py",
    "integrate_area_discount": "action_cards/prices.py",
    "interest_free_loans": "phases/income.py",
    "interregnum_skill": "phases/income.py",
    "loan_value": "government/treasury.py",
    "manpower_bonus": "board/tracks.py",
    "marriage_limit": "relations/marriages.py",
    "may_explore_with_ships": "government/ideas.py",
    "may_recruit_artillery": "government/ideas.py",
    "no_marriages": "relations/marriages.py",
    "opponents_trade_row_lower": "government/ideas.py",
    "recruit_discount": "government/ideas.py",
    "refresh_manpower_bonus": "phases/cleanup.py",
    "remove_enemy_leader_die": "government/ideas.py",
    "research_discount": "government/ideas.py",
    "round_colonists": "relations/colonies.py",
    "round_income": "phases/income.py",
    "round_power": "phases/income.py",
    "round_prestige": "phases/income.py",
    "ship_discount": "government/ideas.py",
    "siege_cost_against_you": "government/ideas.py",
    "state_religion": "religion/revolution.py",
    "tercios_icon_double_infantry": "government/ideas.py",
    "trade_cards_drawn": "government/ideas.py",
}
"""By kind of modifier: the chapter that reads it."""

CHAPTERS = GAME.home / "chapters"


def kinds(g: Europe) -> set[str]:
    return {str(modifier["mod"]) for idea in g.box.ideas for modifier in idea.passive}


def knowing(*names: str, seat: int = CASTILE, players: int = 6) -> Europe:
    g = europe(players)
    g.cardinals = []  # the Papal Controller saves too
    g.players[seat].ideas = [g.box.idea_of[name] for name in names]
    return g


def test_every_kind_of_modifier_is_read_somewhere() -> None:
    assert kinds(europe()) == READ_IN.keys()


@pytest.mark.parametrize(("kind", "chapter"), sorted(READ_IN.items()))
def test_the_chapter_reads_its_modifier(kind: str, chapter: str) -> None:
    assert f'"{kind}"' in (CHAPTERS / chapter).read_text("utf-8")


CALLED_FROM = {
    "action_discount": "basic_actions/increase_stability.py",
    "battle_dice": "battle/battle_dice.py",
    "charge_dice": "battle/preparations.py",
    "doubles_infantry": "battle/battle_dice.py",
    "leader_dice_removed": "battle/preparations.py",
    "more_trade_cards": "commerce/trade_deck.py",
    "recruit_discount": "war/units.py",
    "recruits_artillery": "war/recruit.py",
    "research_discount": "government/learning.py",
    "rows_lower": "commerce/trade_income.py",
    "ship_discount": "war/units.py",
}
"""What ``ideas`` offers, and the chapter that asks for it."""


@pytest.mark.parametrize(("name", "chapter"), sorted(CALLED_FROM.items()))
def test_what_is_offered_is_called(name: str, chapter: str) -> None:
    text = (CHAPTERS / chapter).read_text("utf-8")
    assert re.search(rf"\b{name}\(", text), Path(chapter)


# -- what each changes -------------------------------------------------------------------------


def test_bureaucracy_and_industry_bring_ducats() -> None:
    plain = balance(europe(6), CASTILE).net
    assert balance(knowing("bureaucracy"), CASTILE).net == plain + 3
    g = knowing("industrial_revolution")
    large = sum(g.tokens[place.no] & 0xF == 2 for place in g.box.places)
    assert large
    assert balance(g, CASTILE).net > plain


def test_a_constitutional_monarchy_saves_a_ducat_for_each_advisor() -> None:
    g = knowing("constitutional_monarchy")
    appoint(g, CASTILE, ADM, advisors(g, ADM, 2)[0])
    assert advisor_upkeep(g, CASTILE) == 1


def test_the_national_bank_lends_more_and_takes_less() -> None:
    g = knowing("national_bank")
    g.players[CASTILE].interest = 3
    assert interest_due(g, CASTILE) == 1
    run(take_loan(g, CASTILE))
    assert g.players[CASTILE].ducats == 21
    # So three more Loans cover 18 Ducats before anything must be cut.
    castile = g.players[CASTILE]
    castile.interest, castile.stability = 2, 0
    appoint(g, CASTILE, ADM, advisors(g, ADM, 2)[0])
    castile.ducats = -balance(g, CASTILE).net - 18
    assert refuse_enough(g, CASTILE) is None
    castile.ducats -= 1
    refusal = refuse_enough(g, CASTILE)
    assert refusal is not None
    assert refusal.about["missing"] == 1


def test_pride_and_glory_bear_an_interregnum_better() -> None:
    g = knowing("pride_and_glory")
    g.players[CASTILE].ruler = g.players[FRANCE].ruler = None
    assert (skill(g, CASTILE, ADM), skill(g, FRANCE, ADM)) == (2, 1)


def test_serfdom_and_conscription_bring_men() -> None:
    g = knowing("serfdom")
    castile = g.players[CASTILE]
    castile.available, castile.exhausted = 0, 20
    refresh(g, CASTILE)
    assert castile.available == 8
    assert manpower(knowing("mass_conscription"), CASTILE) == manpower(europe(6), CASTILE) + 3


def test_efficient_spies_calm_a_core_town() -> None:
    g = knowing("efficient_spies")
    unrest(g, "madrid")
    g.queue = [CASTILE, FRANCE]
    asked = Procedure(gain_or_remove_unrest(g))
    assert asked.ask.options == (("calm", "madrid"), DONE)


def test_the_cabinet_has_room_for_more_ties() -> None:
    g = knowing("cabinet")
    assert (alliance_limit(g, CASTILE), marriage_limit(g, CASTILE)) == (4, 4)
    assert (alliance_limit(g, FRANCE), marriage_limit(g, FRANCE)) == (3, 3)


def test_what_units_and_ships_cost_less() -> None:
    g = knowing("mass_conscription", "trade_companies")
    assert [ideas.recruit_discount(g, CASTILE, unit) for unit in ("infantry", "cavalry")] == [1, 0]
    ships = [ideas.ship_discount(g, CASTILE, ship) for ship in ("light_ship", "heavy_ship")]
    assert ships == [0, 2]
    assert not ideas.recruits_artillery(g, CASTILE)
    assert ideas.recruits_artillery(knowing("cannons"), CASTILE)


def test_what_ideas_do_for_trade() -> None:
    g = knowing("shrewd_trade_practices", "mercantilism")
    assert ideas.more_trade_cards(g, CASTILE) == 1
    assert [ideas.rows_lower(g, CASTILE, power) for power in (2, 3, 5)] == [0, 1, 1]
    assert ideas.rows_lower(g, FRANCE, 5) == 0


def test_what_ideas_do_in_battle() -> None:
    g = knowing("noble_knights", "military_drill", "line_infantry", "defensive_mentality")
    assert [ideas.charge_dice(g, CASTILE, cavalry) for cavalry in (0, 2, 3, 7)] == [0, 2, 3, 3]
    assert ideas.leader_dice_removed(g, CASTILE) == 1
    assert ideas.doubles_infantry(g, CASTILE)
    assert (ideas.battle_dice(g, CASTILE), ideas.battle_dice(g, CASTILE, at_sea=True)) == (1, 0)
    assert not ideas.doubles_infantry(g, FRANCE)
    assert (ideas.siege_cost(g, CASTILE), ideas.siege_cost(g, FRANCE)) == (1, 0)
    assert ideas.battle_dice(knowing("glorious_arms"), CASTILE, at_sea=True) == 1
