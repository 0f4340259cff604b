"""What a position is worth: more of what wins, less of what loses, and a bot that shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.bots import Bot, GreedyBot, RandomBot
from stolnik.engine.flow import Ask, Move
from stolnik.engine.match import Match
from stolnik.games.paladins.advice.judgement import judgement
from stolnik.games.paladins.advice.plans import horizon, plausible
from stolnik.games.paladins.chapters.actions import ACTION
from stolnik.games.paladins.chapters.right_actions.commission_and_garrison import MONK_SPACE
from stolnik.games.paladins.chapters.rounds.passing import KEEP
from stolnik.games.paladins.chapters.scoring import score
from stolnik.games.paladins.chapters.workers import WORKERS_FOR_ACTION
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.state import OVER, Paladins
from tests.games.paladins.position import (
    attributes,
    hold,
    kings_cards,
    lay,
    on_top,
    owe,
    paladin,
    position,
    suspect,
    tally,
    team,
    workers,
    workshop,
)
from tests.length import so_many

Change = Callable[[Paladins], None]


def middle() -> Paladins:
    """The middle of a game: Orders lie open, and there are Workers for some things."""
    g = position(round=3, silver=3, provisions=2)
    kings_cards(g, orders=["fortify", "attack", "commission"])
    workers(g, 0, labourer=2, scout=1, merchant=1, fighter=1)
    attributes(g, 0, faith=2, strength=2, influence=2)
    return g


GOOD: dict[str, Change] = {
    "Silver": lambda g: add(g, silver=1),
    "Provisions": lambda g: add(g, provisions=1),
    "an Attribute": lambda g: attributes(g, 0, strength=3),
    "a Worker": lambda g: workers(g, 0, labourer=3, scout=1, merchant=1, fighter=1),
    "a Criminal in place of a Labourer": lambda g: workers(
        g, 0, labourer=1, scout=1, merchant=1, fighter=1, criminal=1
    ),
    "a Workshop": lambda g: workshop(g, 0, "fortify", 1),
    "a Townsfolk": lambda g: team(g, 0, "gatekeeper_1"),
    "a step towards an Order": lambda g: tally(g, 0, fortify=1),
    "a converted Outsider": lambda g: hold(g, 0, "converted", "outsider_viking_mercenary"),
    "a paid Debt": lambda g: owe(g, 0, paid=1),
}
BAD: dict[str, Change] = {
    "an unpaid Debt": lambda g: owe(g, 0, unpaid=1),
    "a Suspicion": lambda g: suspect(g, 0, 1),
}


def add(g: Paladins, *, silver: int = 0, provisions: int = 0) -> None:
    g.players[0].silver += silver
    g.players[0].provisions += provisions


def change(to: Change) -> float:
    before, after = middle(), middle()
    to(after)
    return judgement(after, 0) - judgement(before, 0)


@pytest.mark.parametrize("gain", GOOD.values(), ids=GOOD)
def test_what_helps_is_worth_something(gain: Change) -> None:
    assert change(gain) > 0


@pytest.mark.parametrize("loss", BAD.values(), ids=BAD)
def test_what_hurts_costs_something(loss: Change) -> None:
    assert change(loss) < 0


def test_a_finished_game_is_worth_its_score() -> None:
    g = middle()
    tally(g, 0, garrison=6)
    g.step = OVER
    assert judgement(g, 0) == score(g, 0).total


def test_an_order_fulfilled_is_worth_its_points() -> None:
    nearly, done = middle(), middle()
    tally(nearly, 0, fortify=4)
    tally(done, 0, fortify=5)
    wanted = judgement(done, 0) - judgement(nearly, 0)
    other = ["garrison", "attack", "commission"]
    kings_cards(nearly, orders=other)
    kings_cards(done, orders=other)
    assert wanted > judgement(done, 0) - judgement(nearly, 0)


def test_an_order_that_cannot_be_fulfilled_in_time_promises_nothing() -> None:
    """Four Rounds to come are enough for three more Outposts; one is not."""

    def promised(round: int) -> float:
        g = position(round=round)
        tally(g, 0, garrison=2)
        kings_cards(g, orders=["garrison", "attack", "convert"])
        wanted = judgement(g, 0)
        kings_cards(g, orders=["commission", "attack", "convert"])
        return wanted - judgement(g, 0)

    assert promised(3) > 1
    assert promised(6) == pytest.approx(0, abs=0.5)


def test_an_order_to_fortify_needs_influence() -> None:
    weak, strong = middle(), middle()
    for g, influence in ((weak, 0), (strong, 4)):
        g.round = 5
        tally(g, 0, fortify=4)
        attributes(g, 0, influence=influence)
    other = ["garrison", "attack", "commission"]
    promised = [judgement(weak, 0), judgement(strong, 0)]
    for g in (weak, strong):
        kings_cards(g, orders=other)
    assert promised[1] - judgement(strong, 0) > promised[0] - judgement(weak, 0)


def test_the_most_suspected_is_in_danger() -> None:
    alone, shared = middle(), middle()
    suspect(alone, 0, 0)
    suspect(shared, 0, 0)
    suspect(shared, 1, 0, 1)
    assert judgement(alone, 0) < judgement(shared, 0)
    before = judgement(alone, 0)
    alone.tax = 1
    assert judgement(alone, 0) < before


def test_workers_that_fit_no_action_are_worth_less() -> None:
    fitting, odd = middle(), middle()
    workers(fitting, 0, merchant=1, labourer=1, scout=1)
    workers(odd, 0, merchant=1, labourer=1, cleric=1)
    for g in (fitting, odd):
        add(g, silver=-3)
    assert judgement(fitting, 0) > judgement(odd, 0)


def test_a_paladin_who_opens_an_action_counts() -> None:
    without, helped = middle(), middle()
    for g in (without, helped):
        workers(g, 0, merchant=1, labourer=1, scout=1)
        add(g, provisions=-2)
    paladin(helped, 0, "anseis")  # Fortify costs no Provisions
    assert judgement(helped, 0) > judgement(without, 0)


def test_workers_kept_after_the_last_round_are_worth_nothing() -> None:
    g = position(round=7)
    g.players[0].passed = True
    before = judgement(g, 0)
    workers(g, 0, cleric=3)
    assert judgement(g, 0) == before


def test_it_does_not_look_at_what_is_hidden() -> None:
    g = middle()
    g.round = 1  # one Order lies open
    before = judgement(g, 0)
    for deck in (g.wall_deck, g.outsider_deck, g.townsfolk_deck, g.suspicion_deck):
        deck.reverse()
    on_top(g, "wall_vp2_1")
    g.players[1].deck.reverse()
    g.favours.reverse()
    g.orders[1:] = reversed(g.orders[1:])
    assert judgement(g, 0) == before
    g.orders.reverse()
    assert judgement(g, 0) != before


def test_cards_within_reach_count() -> None:
    poor, rich = middle(), middle()
    for g in (poor, rich):
        workers(g, 0, fighter=1, labourer=1, cleric=1)
        g.outsiders = [None] * 6
    hold(rich, 0, "converted", "outsider_viking_mercenary")
    hold(poor, 0, "converted", "outsider_viking_mercenary")
    lay(rich, "outsider_byzantine_mercenary", 1)
    assert judgement(rich, 0) > judgement(poor, 0)


# -- plans ---------------------------------------------------------------------------------------


def test_a_plan_ends_where_the_player_passes() -> None:
    g = middle()
    here = horizon(g, 0)
    g.players[1].passed = True
    assert horizon(g, 0) == here
    g.players[0].passed = True
    assert horizon(g, 0) != here
    g.players[0].passed = False
    g.round += 1
    assert horizon(g, 0) != here


def test_a_plan_tries_one_way_to_place_workers() -> None:
    ways = [("place", "labourer"), ("place", "scout"), ("place", "criminal")]
    assert list(plausible(middle(), Ask.of(0, WORKERS_FOR_ACTION, ways))) == ways[:1]


def test_a_plan_keeps_as_many_workers_as_it_can() -> None:
    ways = [("keep", "scout", "cleric"), ("keep", "scout"), ("keep", "cleric"), ("keep",)]
    assert list(plausible(middle(), Ask.of(0, KEEP, ways))) == ways[:1]


def test_a_plan_tries_each_kind_of_space_once() -> None:
    """Two Silver can be had in the first and in the second region: the first can wait."""
    spaces = [("space", space) for space in ("space_r1_02", "space_r2_02", "space_r2_03")]
    assert list(plausible(middle(), Ask.of(0, MONK_SPACE, spaces))) == spaces[1:]


def test_a_plan_tries_every_action() -> None:
    actions: list[Move] = [("hunt", 1), ("hunt", 2), ("pass",)]
    assert list(plausible(middle(), Ask.of(0, ACTION, actions))) == actions


# -- the bot that uses it ------------------------------------------------------------------------


def played(players: int, seed: str, greedy: int) -> Match:
    """A game in which one seat plans and the others play by chance."""
    level = "easy" if players == 1 else "standard"
    match = Match.start(GAME, players=players, seed=seed, difficulty=level)
    bots: list[Bot] = [
        GreedyBot(f"{seed} {seat}") if seat == greedy else RandomBot(f"{seed} {seat}")
        for seat in range(players)
    ]
    while match.pending:
        seat = match.pending[0].seat
        match.submit(seat, bots[seat].choose(match.at(seat)))
    return match


@pytest.mark.slow
def test_who_plans_beats_chance() -> None:
    for number in range(so_many(2, whole=8)):
        seat = number % 2
        match = played(2, f"duel {number}", seat)
        best = next(standing for standing in match.standings if standing.place == 1)
        assert best.seat == seat


@pytest.mark.slow
def test_who_plans_scores_well_alone() -> None:
    scores = [
        played(1, f"alone {number}", 0).standings[0].score for number in range(so_many(2, whole=8))
    ]
    assert sum(scores) / len(scores) >= 60
