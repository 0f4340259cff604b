"""Milestones: scored as soon as they are met, by rank, with the same reward for all."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.asks import ALL
from stolnik.games.price_of_power.chapters.agenda import settle
from stolnik.games.price_of_power.chapters.battle.sides import ACTION_PHASE
from stolnik.games.price_of_power.chapters.phases.end_of_age import next_age
from stolnik.games.price_of_power.chapters.prestige.sweep import Watch, consequences
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import Europe, ShownMilestone
from stolnik.games.price_of_power.tasks import Battle, CardUnderWay, EffectsUnderWay, Influencing
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    give,
)
from tests.games.price_of_power.war.forces import army, at_arms, turn, war
from tests.games.running import Procedure, run_anyhow

LEARNED = "economy_1_focus"
"""Two Ideas: 5 Ducats."""
CAPTAIN = "warfare_1_victorious"
"""Two Battles won this Round: 2 Military Power."""
LOGISTICS = "mil_02_1"
OVERSEAS = "expansion_1_discover"
"""A Claim on a Distant Continent: 2 Administrative Power."""
THRONE = "warfare_4_throne"
"""Stability +2: 2 Military Power."""


def look(g: Europe, watch: Watch) -> None:
    """Look at the table, on which anything may have been changed by hand."""
    watch.touched = ALL
    consequences(g, watch, None)


def shown(*names: str) -> Europe:
    """The first Turn with these Milestones, which nobody has reached."""
    g = empty_hands(europe())
    of = {one.id: one.no for one in g.box.milestones}
    g.milestones = [ShownMilestone(of[name]) for name in names]
    for player in g.players:
        player.stability, player.prestige, player.ducats = 0, 0, 10
        player.power = [0, 0, 0]
    g.first = CASTILE
    g.active = CASTILE
    return g


def prestige(g: Europe) -> list[int]:
    return [player.prestige for player in g.players]


@pytest.mark.rule("EU-17.3.2", "EU-3.1.6")
def test_there_are_four_milestones_one_of_each_deck_of_the_age() -> None:
    g = europe()
    cards = [g.box.milestones[one.milestone] for one in g.milestones]
    assert [card.deck for card in cards] == [0, 1, 2, 3]
    assert {card.age for card in cards} == {1}
    others = {
        tuple(g.box.milestones[one.milestone].id for one in europe(seed=str(n)).milestones)
        for n in range(6)
    }
    assert len(others) > 1, "they are drawn at random"


@pytest.mark.rule("EU-17.3.3")
def test_a_new_age_brings_four_others() -> None:
    g = europe()
    g.milestones[0].reached.append(FRANCE)
    run_anyhow(next_age(g))
    cards = [g.box.milestones[one.milestone] for one in g.milestones]
    assert [card.deck for card in cards] == [0, 1, 2, 3]
    assert {card.age for card in cards} == {2}
    assert all(one.reached == [] for one in g.milestones)


@pytest.mark.rule("EU-17.3.1", "EU-17.3.6", "EU-17.3.8")
def test_who_wins_the_first_battle_of_a_card_is_ahead_of_who_wins_a_later_one() -> None:
    g = at_arms()
    captain = next(one.no for one in g.box.milestones if one.id == CAPTAIN)
    g.milestones = [ShownMilestone(captain)]
    army(g, FRANCE, 1, "leon", 1)
    army(g, FRANCE, 2, "aragon", 3)
    army(g, CASTILE, 1, "castile", 8)
    war(g, FRANCE, "castile")
    for seat in (CASTILE, FRANCE):
        g.players[seat].deeds.battles = [0]
    give(g, FRANCE, LOGISTICS)
    asked = turn(g, FRANCE)
    asked.say(("play", LOGISTICS), ("activate_land",), ("move_army", 1), ("march", "castile"))
    while any(isinstance(task, Battle) for task in g.agenda):
        asked.say(("let",) if ("let",) in asked.ask.options else asked.ask.options[0])
    assert any(isinstance(task, CardUnderWay) for task in g.agenda), "it goes on"
    assert g.milestones[0].reached == [CASTILE]


@pytest.mark.rule("EU-17.3.1", "EU-7.6.9")
def test_a_core_overseas_is_seen_as_the_claim_that_it_counts_as() -> None:
    g = shown(OVERSEAS)
    watch = Watch()
    look(g, watch)
    assert prestige(g) == [0, 0, 0, 0]
    g.cores[area(g, "antilles")] = FRANCE + 1
    look(g, watch)
    assert prestige(g) == [0, 5, 0, 0]


def test_a_milestone_that_takes_the_place_of_another_is_looked_at_by_what_it_asks() -> None:
    g = shown(THRONE)
    watch = Watch()
    look(g, watch)
    g.milestones = shown(OVERSEAS).milestones
    look(g, watch)
    assert g.milestones[0].reached == []
    g.cores[area(g, "antilles")] = FRANCE + 1
    look(g, watch)
    assert g.milestones[0].reached == [FRANCE]


@pytest.mark.rule("EU-17.3.1", "EU-17.3.7")
def test_whoever_meets_a_milestone_completes_it_at_once_and_only_once() -> None:
    g = shown(THRONE)
    watch = Watch()
    look(g, watch)
    assert g.milestones[0].reached == []
    g.players[ENGLAND].stability = 2
    look(g, watch)
    assert g.milestones[0].reached == [ENGLAND], "be it another player's Turn"
    assert prestige(g) == [0, 0, 5, 0]
    g.players[ENGLAND].stability = 3
    look(g, watch)
    assert prestige(g) == [0, 0, 5, 0]
    g.players[ENGLAND].stability = -1
    assert g.milestones[0].reached == [ENGLAND], "it stays completed"


@pytest.mark.rule("EU-17.3.6", "EU-17.3.8", "EU-17.3.9")
def test_exb34_milestone_ranks() -> None:
    g = shown(THRONE)
    g.step, g.first, g.active = "4E", AUSTRIA, ENGLAND
    watch = Watch()
    for seat in (ENGLAND, CASTILE):
        g.players[seat].stability = 2
        look(g, watch)
    for seat in (FRANCE, AUSTRIA):
        g.players[seat].stability = 2
    look(g, watch)
    assert g.milestones[0].reached == [ENGLAND, CASTILE, AUSTRIA, FRANCE]
    assert prestige(g) == [3, 0, 5, 1]
    run_anyhow(settle(g, 0))
    assert [player.power[2] for player in g.players] == [2, 2, 2, 2]


@pytest.mark.rule("EU-17.3.8")
@pytest.mark.parametrize("step", ACTION_PHASE)
def test_in_phase_2_the_active_player_comes_first(step: RoundStep) -> None:
    g = shown(THRONE)
    g.step, g.first, g.active = step, CASTILE, ENGLAND
    for player in g.players:
        player.stability = 2
    consequences(g, Watch(), None)
    assert g.milestones[0].reached == [ENGLAND, AUSTRIA, CASTILE, FRANCE]
    assert prestige(g) == [1, 0, 5, 3]
    rewards = [task.seat for task in g.agenda if isinstance(task, EffectsUnderWay)]
    assert rewards == [FRANCE, CASTILE, AUSTRIA, ENGLAND], "worked off from the end"


@pytest.mark.rule("EU-17.3.9")
def test_a_reward_can_be_ducats_and_may_complete_another() -> None:
    g = shown(LEARNED, "economy_1_reliable")
    france = g.players[FRANCE]
    france.ideas = [0, 1]
    france.ducats = 25
    asked = Procedure(play(g), g)
    asked.say(next(move for move in asked.ask.options if move[0] == "loan"))
    # Castile took a Loan; then France got 5 Ducats, and so has 30.
    assert france.ducats == 35
    assert [one.reached for one in g.milestones] == [[FRANCE], [FRANCE]]
    assert france.prestige == 10


def test_a_milestone_is_not_looked_for_within_a_part_of_an_action() -> None:
    g = shown(THRONE)
    task = Influencing(CASTILE, [])
    g.agenda.append(task)
    g.players[CASTILE].stability = 2
    consequences(g, Watch(), task)
    assert prestige(g) == [0, 0, 0, 0]
    consequences(g, Watch(), None)  # something else has begun or ended
    assert prestige(g) == [5, 0, 0, 0]


def test_in_phase_1_no_milestone_is_completed() -> None:
    g = shown(THRONE)
    g.players[CASTILE].stability = 2
    g.step = "1C"
    consequences(g, Watch(), None)
    assert prestige(g) == [0, 0, 0, 0]
