"""What bots are told a position is worth."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.bots.registry import make
from stolnik.engine.match import Match
from stolnik.games.price_of_power.advice.judgement import judgement, of_ducats, of_power
from stolnik.games.price_of_power.chapters.basic_actions.stability import increase_stability
from stolnik.games.price_of_power.chapters.government.learning import research
from stolnik.games.price_of_power.chapters.government.treasury import repay_loan, take_loan
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import EVENT_TAKEN, Europe, HeldMission
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    empty_hands,
    europe,
    town,
    unrest,
)
from tests.games.running import run


def table() -> Europe:
    g = empty_hands(europe())
    g.players[CASTILE].power = [5, 5, 5]
    return g


def gain(g: Europe, act: Callable[[], object]) -> float:
    """How much better an act makes things for Castile."""
    before = judgement(g, CASTILE)
    act()
    return judgement(g, CASTILE) - before


def test_an_idea_and_stability_are_worth_their_power() -> None:
    g = table()
    bureaucracy = g.box.idea_of["bureaucracy"]
    assert gain(g, lambda: run(research(g, CASTILE, bureaucracy))) > 1
    g = table()
    g.players[CASTILE].stability = -2
    assert gain(g, lambda: run(increase_stability(g, CASTILE))) > 0


def test_a_loan_without_need_is_a_loss_and_repaying_one_a_gain() -> None:
    g = table()
    g.players[CASTILE].ducats = 20
    assert gain(g, lambda: run(take_loan(g, CASTILE))) < 0
    assert gain(g, lambda: run(repay_loan(g, CASTILE))) > 0


def test_unrest_is_bad_and_a_rival_s_prestige_too() -> None:
    g = table()
    assert gain(g, lambda: unrest(g, "madrid")) < 0

    def outdo() -> None:
        g.players[FRANCE].prestige += 20

    assert gain(g, outdo) < 0


def test_a_mission_that_is_met_counts_before_it_is_scored() -> None:
    g = table()
    g.players[CASTILE].missions = [HeldMission(g.box.mission_of["castile_01"])]
    plain = table()

    def conquer(one: Europe) -> None:
        for name in ("granada", "gibraltar"):
            town(one, name, CASTILE)

    assert gain(g, lambda: conquer(g)) > gain(plain, lambda: conquer(plain))


def test_the_event_is_not_put_off_for_ever() -> None:
    g = table()

    def take() -> None:
        g.players[CASTILE].status = EVENT_TAKEN

    assert gain(g, take) > 1


def test_surplus_is_worth_less_and_too_many_ducats_cost() -> None:
    assert of_power(10) - of_power(9) < of_power(2) - of_power(1)
    assert of_ducats(40) - of_ducats(39) < of_ducats(5) - of_ducats(4)
    assert of_ducats(60) < of_ducats(49)


@pytest.mark.slow
def test_greedy_bots_end_an_age_well_ahead_of_random_ones() -> None:
    kinds = ("greedy", "random", "greedy", "random")
    match = Match.start(GAME, players=4, seed="8", length="age_of_discovery")
    bots = [make(kind, f"8/{seat}") for seat, kind in enumerate(kinds)]
    decisions = 0
    while match.pending:
        ask = match.pending[0]
        match.submit(ask.seat, bots[ask.seat].choose(match.at(ask.seat)))
        decisions += 1
        assert decisions < 3000
    prestige = [player.prestige for player in match.state.players]
    assert min(prestige[0::2]) > max(prestige[1::2])
