"""Final Scoring: Missions that are met, and the words of their conditions."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.effects.conditions import holds, is_in_force
from stolnik.games.price_of_power.chapters.phases.sequence import OVER
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import Europe, HeldMission, Merchant, Officer
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    europe,
    influence,
    realm,
    refusal_of,
    town,
    unrest,
    vassal,
)
from tests.games.running import Procedure

GRANADA = "castile_01"
"""Owns Granada and Gibraltar."""
PORTUGAL = "castile_03"
"""Allied and Married to Portugal."""


def last_day(*missions: str) -> Europe:
    """Final Scoring, with these Missions in the hand of Castile."""
    g = europe()
    g.step = "final_missions"
    g.queue = list(range(len(g.players)))
    g.players[CASTILE].missions = [HeldMission(g.box.mission_of[name]) for name in missions]
    return g


@pytest.mark.rule("EU-4.7.6")
def test_a_mission_that_is_met_scores_and_its_effects_are_ignored() -> None:
    g = last_day(GRANADA, PORTUGAL)
    for name in ("granada", "gibraltar"):
        town(g, name, CASTILE)
    castile = g.players[CASTILE]
    mission = g.box.missions[g.box.mission_of[GRANADA]]
    assert mission.effects
    state = (list(castile.power), castile.ducats, list(castile.ideas))
    asked = Procedure(play(g), g)
    assert asked.ask.options == (("reveal", GRANADA), DONE)
    assert refusal_of(g, asked.ask, ("reveal", PORTUGAL)) == "EU-4.7.6"  # not met
    assert refusal_of(g, asked.ask, ("reveal", "castile_02")) == "EU-4.7.6"  # not in hand
    asked.say(("reveal", GRANADA))
    assert castile.prestige == mission.prestige
    assert castile.missions_done == [mission.no]
    assert (castile.power, castile.ducats, castile.ideas) == state
    assert audit(g) == []
    asked.say(DONE)
    assert g.step == OVER


@pytest.mark.rule("EU-4.7.6")
def test_to_show_a_mission_is_a_right_and_everybody_with_one_is_asked() -> None:
    g = last_day(PORTUGAL)
    asked = Procedure(play(g), g)
    assert (asked.ask.seat, asked.ask.options) == (CASTILE, (DONE,))
    asked.say(DONE)
    assert g.step == OVER
    assert g.players[CASTILE].missions_done == []


def test_a_mission_whose_condition_waits_says_so() -> None:
    g = last_day("castile_08")
    assert not is_in_force(g.box.missions[g.box.mission_of["castile_08"]].condition)
    asked = Procedure(play(g), g)
    assert asked.ask.topic.refuse is not None
    refusal = asked.ask.topic.refuse(g, asked.ask, ("reveal", "castile_08"))
    assert (refusal.clause, refusal.figures) == ("EU-4.7.6", "waits")


# -- words of conditions -----------------------------------------------------------------------


def table() -> Europe:
    """Things that conditions ask for, all of Castile's."""
    g = europe()
    castile = g.players[CASTILE]
    castile.stability = 2
    castile.prestige = 7
    g.authority = 4
    castile.marriages = {realm(g, "portugal"): False, realm(g, "hungary"): False}
    castile.allies = {realm(g, "aragon"): False}
    castile.advisors[1] = Officer("dip_01_1")
    castile.ideas = [g.box.idea_of["inquisition"]]
    castile.merchants = [Merchant(g.box.node_of["english_channel_node"])]
    castile.ships = {g.box.zone_of["baltic_sea"]: 2}
    castile.infantry = {area(g, "aquitaine"): 3}
    town(g, "granada", CASTILE)
    vassal(g, "napoli", CASTILE)
    unrest(g, "granada")
    influence(g, "scotland", CASTILE, 3)
    g.truces = [(CASTILE, FRANCE)]
    return g


@pytest.mark.parametrize(
    ("met", "missed"),
    [
        ({"stability": ">=2"}, {"stability": ">=3"}),
        ({"imperial_authority": "<=4"}, {"imperial_authority": ">=5"}),
        ({"marriages": ">=2"}, {"marriages": ">=3"}),
        ({"allies": ">=1"}, {"allies": ">=2"}),
        ({"advisors": ">=1"}, {"advisors": ">=2"}),
        ({"ideas": ">=1"}, {"ideas": ">=2"}),
        ({"unrest_total": ">=1"}, {"unrest_total": "<=0"}),
        ({"ports": ">=2"}, {"ports": ">=40"}),
        ({"areas_fully_owned": ">=1"}, {"areas_fully_owned": ">=40"}),
        ({"deployed_land_units": ">=3"}, {"deployed_land_units": ">=30"}),
        ({"owns_all": ("granada", "madrid")}, {"owns_all": ("granada", "paris")}),
        ({"vassals_of_you": ("naples",)}, {"vassals_of_you": ("naples", "granada")}),
        (
            {"influence_in": {"area": ("scotland",), "min": 3}},
            {"influence_in": {"area": ("scotland",), "min": 4}},
        ),
        (
            {"influence_in": {"realm": "scotland", "min": 3}},
            {"influence_in": {"realm": "bohemia", "min": 3}},
        ),
        ({"influence_in": {"area": ("scotland",)}}, {"influence_in": {"elector": True, "min": 9}}),
        (
            {"ships_in": {"zone": "baltic_sea", "min": 2}},
            {"ships_in": {"zone": "baltic_sea", "min": 3}},
        ),
        ({"ships_in": {"map": "main", "min": 2}}, {"ships_in": {"map": "america", "min": 1}}),
        (
            {"units_in": {"area": "aquitaine", "min": 3}},
            {"units_in": {"area": "aquitaine", "min": 4}},
        ),
        ({"at_war_or_truce_with": "france"}, {"at_war_or_truce_with": "england"}),
        ({"married_to": "portugal"}, {"married_to": "aragon"}),
        ({"allied_to": "aragon"}, {"allied_to": "portugal"}),
        ({"has_idea": "inquisition"}, {"has_idea": "cannons"}),
        ({"state_religion": ("catholic",)}, {"state_religion": ("orthodox", "protestant")}),
        ({"merchant_in": "english_channel_node"}, {"merchant_in": "krakow_node"}),
        ({"has_token_in": ("andalucia",)}, {"has_token_in": ("scotland",)}),
        (
            {"count": {"provinces": {"area": ("castile",), "owner": "you"}}, ">=": 1},
            {"count": {"provinces": {"area": ("scotland",), "owner": "you"}}, ">=": 1},
        ),
        (
            {"count": {"provinces": {"in": ("granada",), "owner": "you"}}, ">=": 1},
            {"count": {"provinces": {"in": ("granada",), "owner": "you"}}, "<=": 0},
        ),
        (
            {"count": {"provinces": {"map": "main", "owner": "you"}}, ">=": 5},
            {"count": {"provinces": {"distant": True, "owner": "you"}}, ">=": 1},
        ),
        (
            {"count": {"tokens": {"kind": ("vassal",), "owner": "you"}}, ">=": 1},
            {"count": {"tokens": {"kind": ("vassal",), "owner": "you"}}, ">=": 9},
        ),
        (
            {"count": {"tokens": {"kind": ("town",), "owner": "you", "size": "large"}}, ">=": 1},
            {"count": {"tokens": {"kind": ("town",), "owner": "you", "size": "large"}}, ">=": 9},
        ),
        (
            {"unrest_in_areas": ("castile",), "<=": 0},
            {"unrest_in_areas": ("castile", "andalucia"), "<=": 0},
        ),
        ({"ports_facing": "central_atlantic", "min": 1}, {"ports_facing": "baltic_sea", "min": 1}),
        (
            {"married_to_any": ("hungary", "portugal", "bohemia"), "min": 2},
            {"married_to_any": ("hungary", "bohemia"), "min": 2},
        ),
        (
            {"value": "prestige", "of": "you", ">=": 7},
            {"value": "prestige", "of": "you", ">=": 8},
        ),
        (
            {"value": "tax_income", "of": "you", ">=": 5},
            {"value": "manpower", "of": "you", ">=": 30},
        ),
        ({"not": {"stability": ">=3"}}, {"not": {"stability": ">=2"}}),
        (
            {"any": ({"allied_to": "portugal"}, {"married_to": "portugal"})},
            {"all": ({"allied_to": "portugal"}, {"married_to": "portugal"})},
        ),
    ],
)
def test_conditions_that_are_met_and_missed(
    met: dict[str, object], missed: dict[str, object]
) -> None:
    g = table()
    assert is_in_force(met)
    assert is_in_force(missed)
    assert holds(g, CASTILE, met)
    assert not holds(g, CASTILE, missed)


@pytest.mark.parametrize(
    "condition",
    [
        {"pirates_fought": True},
        {"merchant_in": "krakow_node", "trade_power": ">=5"},
        {"count": {"areas": {"hre": True}}, "<=": 9},
        {"count": {"provinces": {"owner": "you", "religion": "catholic"}}, ">=": 0},
        {"value": "ducats", "of": "you", ">=": 0},
        {"any": ({"stability": ">=-3"}, {"pirates_fought": True})},
        {"not": {"pirates_fought": True}},
    ],
)
def test_a_condition_that_waits_is_not_met(condition: dict[str, object]) -> None:
    assert not is_in_force(condition)
    assert not holds(table(), CASTILE, condition)


def test_conditions_are_the_asker_s_own() -> None:
    g = table()
    assert not holds(g, ENGLAND, {"married_to": "portugal"})
    assert not holds(g, AUSTRIA, {"owns_all": ("granada",)})
