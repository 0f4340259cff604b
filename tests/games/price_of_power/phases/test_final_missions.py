"""Final Scoring: Missions that are met."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.phases.sequence import OVER
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import Europe, HeldMission
from tests.games.price_of_power.position import (
    CASTILE,
    europe,
    refusal_of,
    town,
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
