"""Stability by Action, Loans, Replenish Manpower, and which Actions there are."""

from __future__ import annotations

import sys

import pytest

from stolnik.engine.flow import Move, Topic
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM
from stolnik.games.price_of_power.chapters.basic_actions.increase_stability import (
    price_of_stability,
    refuse_increase,
)
from stolnik.games.price_of_power.chapters.government.stability import HIGHEST
from stolnik.games.price_of_power.chapters.government.treasury import pay
from stolnik.games.price_of_power.chapters.phases.actions import (
    END_TURN,
    ENTRIES,
    PASS,
    entry_of,
)
from stolnik.games.price_of_power.events.card_effects import InterestLost
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import (
    EVENT_NOT_TAKEN,
    EVENT_TAKEN,
    PASSED,
    Europe,
    War,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    CASTILE,
    FRANCE,
    empty_hands,
    europe,
    refusal_of,
)
from tests.games.running import Procedure, run

LOAN: Move = ("loan",)
REPAY: Move = ("repay",)
REPLENISH: Move = ("replenish",)
STABILITY: Move = ("increase_stability",)


def table() -> Europe:
    g = empty_hands(europe())
    g.cardinals = []  # nobody controls the Papal Curia
    g.players[CASTILE].status = EVENT_TAKEN
    return g


def do(g: Europe, *moves: Move) -> Procedure:
    asked = Procedure(play(g), g)
    asked.say(*moves)
    return asked


# -- Stability ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.3.1", "EU-7.3.2")
@pytest.mark.parametrize(("stability", "price"), [(-3, 2), (-1, 4), (0, 5), (1, 6), (2, 7)])
def test_exa20_price_of_stability(stability: int, price: int) -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.stability = stability
    castile.power[ADM] = price - 1
    asked = do(g)
    assert STABILITY not in asked.ask.options
    assert refusal_of(g, asked.ask, STABILITY) == "EU-5.3.1"
    castile.power[ADM] = price
    asked = do(g, STABILITY)
    assert (castile.stability, castile.power[ADM]) == (stability + 1, 0)
    assert asked.ask.topic == "end_turn"


@pytest.mark.rule("EU-7.3.10")
def test_stability_is_not_bought_beyond_plus_3() -> None:
    g = table()
    g.players[CASTILE].stability, g.players[CASTILE].power[ADM] = HIGHEST, 10
    refusal = refuse_increase(g, CASTILE)
    assert refusal is not None
    assert refusal.clause == "EU-7.3.10"


def test_ideas_make_stability_cheaper_but_never_more_than_free() -> None:
    g = table()
    ideas = g.players[CASTILE].ideas
    ideas.append(g.box.idea_of["church_attendance_duty"])
    assert price_of_stability(g, CASTILE) == 4
    # No second Idea does so; the first stands in for what a data folder of one's own may have.
    ideas += [g.box.idea_of["church_attendance_duty"]] * 4
    assert price_of_stability(g, CASTILE) == 0
    g.players[CASTILE].stability = -3
    assert price_of_stability(g, CASTILE) == 0


# -- Loans -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-7.4.8", "EU-5.2.25", "EU-5.2.1")
def test_a_loan_is_a_minor_action() -> None:
    g = table()
    asked = do(g, LOAN, LOAN)
    castile = g.players[CASTILE]
    assert (castile.ducats, castile.interest) == (25, 2)
    assert asked.ask.topic == "turn"


@pytest.mark.rule("EU-5.2.23", "EU-7.4.10")
def test_a_loan_with_five_interest_tokens_is_refused() -> None:
    g = table()
    g.players[CASTILE].interest = 4
    asked = do(g, LOAN)
    assert LOAN not in asked.ask.options
    assert refusal_of(g, asked.ask, LOAN) == "EU-5.2.23"


@pytest.mark.rule("EU-5.2.26", "EU-7.4.11")
def test_repaying_costs_6_ducats_and_takes_a_token_off() -> None:
    g = table()
    castile = g.players[CASTILE]
    asked = do(g)
    assert refusal_of(g, asked.ask, REPAY) == "EU-5.2.26"  # nothing is owed
    castile.ducats, castile.interest = 7, 2
    asked = do(g, REPAY)
    assert (castile.ducats, castile.interest) == (1, 1)
    assert REPAY not in asked.ask.options
    assert refusal_of(g, asked.ask, REPAY) == "EU-5.2.26"
    assert audit(g) == []


@pytest.mark.rule("EU-5.2.27", "EU-7.4.11", "EU-5.2.2", "EU-4.2.17")
def test_ducats_for_passing_repay_a_loan_at_once() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.ducats, castile.interest = 1, 1
    asked = do(g)
    assert REPAY not in asked.ask.options
    asked.say(PASS)
    assert castile.passed
    asked.say(REPAY)
    assert (castile.ducats, castile.interest) == (0, 0)
    asked.say(END_TURN)
    assert asked.ask.seat == FRANCE


@pytest.mark.rule("EU-5.2.24", "EU-5.2.3", "EU-4.2.25")
def test_in_another_s_turn_a_loan_only_covers_a_cost() -> None:
    g = table()
    g.active = CASTILE
    france = g.players[FRANCE]
    france.status = PASSED
    france.ducats = 3
    run(pay(g, FRANCE, 2, "upkeep"))
    assert france.interest == 0
    run(pay(g, FRANCE, 2, "upkeep"))
    assert (france.ducats, france.interest) == (4, 1)


@pytest.mark.rule("EU-7.4.12")
def test_bankruptcy_inside_another_s_turn_leaves_that_turn_alone() -> None:
    g = table()
    asked = do(g, LOAN)
    france = g.players[FRANCE]
    france.ducats, france.interest = 1, 5
    told = listen(g)
    run(pay(g, FRANCE, 2, "upkeep"))
    assert InterestLost(FRANCE, 5) in told
    assert (france.stability, france.interest, france.prestige) == (-3, 0, -5)
    assert (g.active, g.turn.acted) == (CASTILE, False)
    asked.say(PASS)
    assert (asked.ask.seat, asked.ask.topic) == (CASTILE, "end_turn")
    assert audit(g) == []


@pytest.mark.rule("EU-2.2.8")
def test_ducats_and_war_tokens_are_unlimited() -> None:
    g = table()
    g.players[CASTILE].ducats = 5000
    g.wars = [War(CASTILE, 8 + n) for n in range(60)]
    g.truces = [(FRANCE, 8 + n) for n in range(60)]
    assert audit(g) == []


# -- Manpower ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.2.28")
def test_a_military_power_replenishes_three_units() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.available, castile.exhausted = castile.available - 4, 4
    before = castile.available
    asked = do(g, REPLENISH)
    assert (castile.available, castile.exhausted) == (before + 3, 1)
    asked.say(REPLENISH)
    assert (castile.available, castile.exhausted) == (before + 4, 0)
    assert castile.power == [3, 3, 1]
    assert refusal_of(g, asked.ask, REPLENISH) == "EU-5.2.28"
    assert asked.ask.topic == "turn"


@pytest.mark.rule("EU-5.2.28")
def test_without_military_power_nothing_is_replenished() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.available, castile.exhausted = castile.available - 1, 1
    castile.power = [9, 9, 0]
    asked = do(g)
    assert refusal_of(g, asked.ask, REPLENISH) == "EU-5.2.28"


# -- the kinds of Actions ----------------------------------------------------------------------


@pytest.mark.rule("EU-4.2.5", "EU-5.2.1", "EU-4.2.6", "EU-5.0.1")
def test_minor_actions_come_before_and_after_but_do_not_make_a_turn() -> None:
    g = table()
    g.players[CASTILE].power[ADM] = 5
    asked = do(g, LOAN)
    assert END_TURN not in asked.ask.options
    asked.say(STABILITY, LOAN)
    assert END_TURN in asked.ask.options
    assert refusal_of(g, asked.ask, STABILITY) == "EU-4.2.3"


@pytest.mark.rule("EU-5.2.2", "EU-4.2.18")
def test_who_has_passed_borrows_and_repays_no_more() -> None:
    g = table()
    for player in g.players:
        player.status = EVENT_TAKEN
    g.players[CASTILE].interest = 1
    asked = do(g, PASS, END_TURN)
    seats = set()
    while g.step == "actions":
        seats.add(asked.ask.seat)
        asked.say(PASS, END_TURN)
    assert CASTILE not in seats
    assert g.players[CASTILE].interest == 1


def minor(verb: str) -> bool:
    entry = entry_of(verb)
    assert entry is not None, verb
    return entry.minor


@pytest.mark.rule("EU-4.2.24", "EU-4.2.26", "EU-5.1.1", "EU-5.2.1")
@pytest.mark.parametrize(
    "verb",
    ["event", "research", "change_focus", "increase_stability", "play", "pass", "trade"],
)
def test_these_actions_take_the_turn(verb: str) -> None:
    assert not minor(verb)


@pytest.mark.rule("EU-4.2.24", "EU-4.2.5")
@pytest.mark.parametrize("verb", ["loan", "repay", "appoint", "replenish", "command"])
def test_these_actions_are_minor(verb: str) -> None:
    assert minor(verb)


@pytest.mark.rule("EU-4.2.25")
@pytest.mark.parametrize("verb", ["repay", "replenish", "cut_ties"])
def test_repaying_replenishing_and_cutting_ties_are_no_reactions(verb: str) -> None:
    """They answer no question but those of one's own Turn."""
    asking = {
        found
        for name, module in list(sys.modules.items())
        if name.startswith("stolnik.games.price_of_power")
        for found in vars(module).values()
        if isinstance(found, Topic)
    }
    assert {str(topic) for topic in asking if verb in topic.verbs} == {
        "turn",
        "last_event",
        "end_turn",
    }


@pytest.mark.rule("EU-5.0.2", "EU-4.2.8")
def test_an_action_is_offered_if_its_cost_can_be_paid_and_pass_after_the_event() -> None:
    g = table()
    g.players[CASTILE].status = EVENT_NOT_TAKEN
    g.players[CASTILE].power = [4, 3, 3]
    asked = do(g)
    assert STABILITY not in asked.ask.options
    assert refusal_of(g, asked.ask, PASS) == "EU-4.2.8"
    assert len(asked.ask.options) == len(set(asked.ask.options))
    g.players[CASTILE].power = [5, 3, 3]
    assert STABILITY in do(g).ask.options


def test_every_verb_of_the_menu_belongs_to_one_entry() -> None:
    verbs = [verb for entry in ENTRIES for verb in entry.verbs]
    assert len(verbs) == len(set(verbs))
