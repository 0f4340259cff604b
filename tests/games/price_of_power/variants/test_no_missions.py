"""A game without Missions."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.phases.draw_cards import first_missions, pick_missions
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.prestige.missions import mission_deck, refuse_mission
from tests.games.price_of_power.position import CASTILE, FRANCE, europe
from tests.games.running import run


@pytest.mark.rule("EU-17.2.3")
def test_without_missions_nobody_is_asked_for_one_and_none_can_be_taken() -> None:
    g = europe(4, no_missions=True)
    some = mission_deck(europe(4), CASTILE)[0]
    refusal = refuse_mission(g, CASTILE, some)
    assert refusal is not None
    assert refusal.clause == "EU-17.2.3"
    g.step = "first_missions"
    run(first_missions(g))
    assert (g.step, g.active) == ("first_draw", FRANCE)
    enter(g, "1D")
    for _ in range(4):
        run(pick_missions(g))
    assert g.step == "actions"
    assert not any(player.missions for player in g.players)
