"""What bots are told a position is worth."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from stolnik.bots.registry import make
from stolnik.engine.flow import DONE, Ask
from stolnik.engine.match import Match
from stolnik.games.price_of_power.advice.campaigns import claims_in_reach, prey, wars
from stolnik.games.price_of_power.advice.goals import goals, of_goal, progress
from stolnik.games.price_of_power.advice.judgement import (
    judgement,
    of_ducats,
    of_power,
    penalties_left,
)
from stolnik.games.price_of_power.advice.plans import horizon, plausible
from stolnik.games.price_of_power.box.components import DIP, MIL
from stolnik.games.price_of_power.chapters.basic_actions.colonize import colonize
from stolnik.games.price_of_power.chapters.basic_actions.increase_stability import (
    increase_stability,
)
from stolnik.games.price_of_power.chapters.government.learning import research
from stolnik.games.price_of_power.chapters.government.treasury import repay_loan, take_loan
from stolnik.games.price_of_power.chapters.phases.actions import TURN, offers
from stolnik.games.price_of_power.chapters.relations.claims import place_claim
from stolnik.games.price_of_power.chapters.war.declaration import TARGET
from stolnik.games.price_of_power.chapters.war.recruit import RAISE, RECRUIT
from stolnik.games.price_of_power.chapters.war.siege import take_by_siege
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import (
    EVENT_TAKEN,
    PASSED,
    REBEL_TOWN,
    Europe,
    HeldMission,
    ShownMilestone,
    War,
    line_up,
)
from stolnik.games.price_of_power.tasks import Recruiting, Trading
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    area,
    empty_hands,
    europe,
    influence,
    place,
    realm,
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


def test_a_discovery_and_a_colony_are_worth_their_price() -> None:
    g = table()
    g.players[CASTILE].colonists = 2
    canada = g.box.area_of["canada"]
    power = g.players[CASTILE].power

    def discover() -> None:
        power[DIP] -= 1
        power[MIL] -= 1
        run(place_claim(g, CASTILE, canada))

    assert gain(g, discover) > 0
    assert gain(g, lambda: run(colonize(g, CASTILE, canada), [("colonists", 2)])) > 0


# -- goals -------------------------------------------------------------------------------------


def test_half_a_mission_is_worth_less_than_the_whole_and_more_than_none() -> None:
    g = table()
    catholic_monarchs = g.box.missions[g.box.mission_of["castile_02"]]
    aragon = realm(g, "aragon")
    g.players[CASTILE].marriages = {}
    influence(g, "aragon", CASTILE, 0)
    none = progress(g, CASTILE, catholic_monarchs.condition)
    g.players[CASTILE].marriages = {aragon: False}
    half = progress(g, CASTILE, catholic_monarchs.condition)
    influence(g, "aragon", CASTILE, 5)
    assert none < half < progress(g, CASTILE, catholic_monarchs.condition) == 1
    assert 0 < of_goal(4, half) < of_goal(4, 1)


def test_a_milestone_is_worth_less_to_the_second_and_nothing_to_who_has_reached_it() -> None:
    g = table()
    allies = next(one for one in g.box.milestones if one.id == "politics_3_enemy")
    shown = ShownMilestone(allies.no)
    g.milestones = [shown]
    first = goals(g, CASTILE)
    shown.reached = [FRANCE]
    second = goals(g, CASTILE)
    shown.reached = [CASTILE]
    assert first > second > goals(g, CASTILE)


# -- Wars --------------------------------------------------------------------------------------


def at_war_with_granada() -> Europe:
    g = table()
    g.wars = [War(CASTILE, realm(g, "granada"))]
    return g


def test_a_war_is_begun_with_a_claim_and_on_the_weak() -> None:
    g = table()
    granada = realm(g, "granada")
    assert granada not in prey(g, CASTILE)  # it would cost Stability
    run(place_claim(g, CASTILE, area(g, "andalucia")))
    assert granada in prey(g, CASTILE)
    g.players[CASTILE].armies[0].units = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert granada not in prey(g, CASTILE)


def test_a_claim_is_worth_more_with_an_army_near() -> None:
    g = table()
    run(place_claim(g, CASTILE, area(g, "andalucia")))
    near = claims_in_reach(g, CASTILE)
    g.players[CASTILE].armies[0].area = area(g, "ireland")
    assert near > claims_in_reach(g, CASTILE)


def test_an_army_before_the_walls_is_better_than_one_far_away() -> None:
    g = at_war_with_granada()
    army = g.players[CASTILE].armies[0]
    next_door = wars(g, CASTILE)
    army.area = area(g, "andalucia")
    before_the_walls = wars(g, CASTILE)
    army.area = area(g, "ireland")
    assert before_the_walls > next_door > wars(g, CASTILE)
    army.area = area(g, "andalucia")
    g.players[CASTILE].status = PASSED
    assert wars(g, CASTILE) < 0  # it comes to a White Peace


def test_a_town_that_is_taken_is_better_than_one_that_could_be() -> None:
    g = at_war_with_granada()
    g.players[CASTILE].armies[0].area = area(g, "andalucia")
    g.players[CASTILE].power[MIL] = 2

    def storm() -> None:
        g.players[CASTILE].power[MIL] -= 1
        run(take_by_siege(g, CASTILE, place(g, "granada")))

    assert gain(g, storm) > 0


def test_towns_that_rebels_hold_are_missed_and_an_army_near_them_is_wanted() -> None:
    g = table()
    g.step = "actions"
    army = g.players[CASTILE].armies[0]
    army.area = area(g, "ireland")

    def lose() -> None:
        g.occupiers[place(g, "madrid")] = REBEL_TOWN
        g.rebels[area(g, "castile")] = 1

    early = gain(g, lose)
    assert early < -2 * g.box.places[place(g, "madrid")].tax  # more than the Town itself
    far = wars(g, CASTILE)
    army.area = area(g, "castile")
    g.rebels[area(g, "castile")] = 0
    assert wars(g, CASTILE) > far + 1
    g.round = line_up(g).rounds
    g.step = "4A"
    assert penalties_left(g) == 0


# -- plans -------------------------------------------------------------------------------------


def test_a_plan_ends_with_the_action_and_not_in_the_middle_of_it() -> None:
    g = table()
    g.active = CASTILE
    start = horizon(g, CASTILE)
    g.turn.acted = True
    g.agenda = [Trading(CASTILE, [])]
    assert horizon(g, CASTILE) == start
    g.agenda = []
    assert horizon(g, CASTILE) != start


def test_only_what_is_plausible_is_tried() -> None:
    g = table()
    g.active = CASTILE
    menu = [*offers(g, CASTILE)]
    tried = plausible(g, Ask.of(CASTILE, TURN, menu))
    assert ("declare_war",) in menu
    assert ("declare_war",) not in tried  # nobody can be attacked without loss
    assert ("loan",) in menu
    assert ("loan",) not in tried
    assert set(tried) <= set(menu)
    run(place_claim(g, CASTILE, area(g, "andalucia")))
    assert ("declare_war",) in plausible(g, Ask.of(CASTILE, TURN, menu))
    targets = [("attack", "aragon"), ("attack", "granada"), ("attack", "france")]
    assert list(plausible(g, Ask.of(CASTILE, TARGET, targets))) == [("attack", "granada")]


def test_what_is_drawn_at_first_and_what_is_done_with_it_are_plans_of_their_own() -> None:
    g = table()
    found = set()
    for g.step in ("first_draw", "first_appoint", "first_keep", "first_missions", "1A"):
        found.add(horizon(g, CASTILE))
    assert len(found) == 5


def test_units_are_raised_while_they_are_wanted_and_the_cheapest_first() -> None:
    g = table()
    player = g.players[CASTILE]
    player.ducats = 20
    kinds = [
        ("raise_alone", "regular", "infantry"),
        ("raise_unit", "regular", "infantry", 1),
        ("raise_unit", "regular", "cavalry", 1),
        ("raise_unit", "mercenary", "infantry", 1),
        DONE,
    ]
    ask = Ask.of(CASTILE, RAISE, kinds)
    player.armies[0].units = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert list(plausible(g, ask)) == [kinds[1], DONE]  # into the Army, and no Mercenaries in peace
    g.wars = [War(CASTILE, realm(g, "granada"))]
    assert list(plausible(g, ask)) == [kinds[1], kinds[3], DONE]
    g.wars = []
    player.armies[0].units = [9, 0, 0, 0, 0, 0, 0, 0, 0]
    assert list(plausible(g, ask)) == [DONE]


def test_units_are_recruited_where_most_stand_and_in_few_areas() -> None:
    g = table()
    g.players[CASTILE].ducats = 20
    g.wars = [War(CASTILE, realm(g, "granada"))]
    army = g.players[CASTILE].armies[0]
    army.units = [2, 0, 0, 0, 0, 0, 0, 0, 0]
    army.area = area(g, "leon")
    ask = Ask.of(CASTILE, RECRUIT, [("muster", "castile"), ("muster", "leon"), DONE])
    task = Recruiting(CASTILE)
    g.agenda = [task]
    assert list(plausible(g, ask)) == [("muster", "leon"), DONE]
    task.areas = [area(g, "castile"), area(g, "andalucia")]
    assert list(plausible(g, ask)) == [DONE]


def test_armies_are_moved_in_peace_only_against_rebels_in_the_realm() -> None:
    g = table()
    g.active = CASTILE
    move = ("activate_land",)
    ask = Ask.of(CASTILE, TURN, [move, ("pass",)])
    g.rebels[area(g, "ireland")] = 1
    assert move not in plausible(g, ask)
    g.rebels[area(g, "castile")] = 1
    assert move in plausible(g, ask)
    g.rebels[area(g, "castile")] = 0
    for one in g.box.areas[area(g, "castile")].places:
        g.occupiers[one] = REBEL_TOWN
    assert move in plausible(g, ask)  # also where everything is lost


def test_something_is_always_plausible() -> None:
    g = table()
    targets = [("attack", "aragon"), ("attack", "france")]
    assert plausible(g, Ask.of(CASTILE, TARGET, targets))


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(4))
def test_greedy_beats_three_random_players_and_thinks_fast(seat: int) -> None:
    match = Match.start(GAME, players=4, seed=f"advice/{seat}", length="age_of_discovery")
    kinds = ["greedy" if one == seat else "random" for one in range(4)]
    bots = [make(kind, f"advice/{one}") for one, kind in enumerate(kinds)]
    decisions, thinking, questions = 0, 0.0, 0
    while match.pending:
        ask = match.pending[0]
        began = process_time()
        move = bots[ask.seat].choose(match.at(ask.seat))
        if ask.seat == seat:
            thinking += process_time() - began
            decisions += 1
        match.submit(ask.seat, move)
        questions += 1
        assert questions < 4000
    assert match.standings[seat].place == 1
    assert thinking / decisions < 0.1
