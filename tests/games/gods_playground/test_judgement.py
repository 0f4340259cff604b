"""What a position is worth: more of what wins, less of what loses, and a bot that shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolnik.bots import make
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask
from stolnik.engine.match import Match
from stolnik.games.gods_playground.advice.judgement import judgement
from stolnik.games.gods_playground.advice.outlook import outlook
from stolnik.games.gods_playground.advice.plans import MOST_BID, plausible
from stolnik.games.gods_playground.box.components import PROVINCES
from stolnik.games.gods_playground.chapters.estate_management.clientele import PLACES, assignment
from stolnik.games.gods_playground.chapters.magnate_actions.special_actions import special_action
from stolnik.games.gods_playground.chapters.politics.mace import BID
from stolnik.games.gods_playground.chapters.wars.campaigns import campaign
from stolnik.games.gods_playground.game import GAME
from stolnik.games.gods_playground.state import (
    CAMPAIGNS,
    CLIENTELE,
    INVASIONS,
    MACE,
    OVER,
    PLUNDER,
    PRIVATE_ARMIES,
    SPECIAL_ACTIONS,
    GodsPlayground,
)
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    army,
    asked,
    camp,
    city,
    clients,
    cossacks,
    crown,
    deputies,
    enemies,
    estates,
    hold_vienna,
    points,
    position,
    steward,
    treaty,
)

Change = Callable[[GodsPlayground], object]


def middle(phase: int = SPECIAL_ACTIONS, turn: int = 3) -> GodsPlayground:
    """The middle of a game: everybody has something."""
    g = position(turn=turn, phase=phase)
    for seat in (W, R, B):
        estates(g, "lithuania", seat)
        clients(g, "ukraine", {seat: 2})
    estates(g, "prussia", W, W, W)
    for name in PROVINCES:
        clients(g, name, {R: 2, B: 2})
    return g


def change(name: str, value: object) -> Change:
    return lambda g: setattr(g.players[W], name, value)


GOOD: dict[str, Change] = {
    "prestige": lambda g: points(g, 3, 0, 0),
    "money": change("money", 25),
    "a client": lambda g: clients(g, "prussia", {W: 1}),
    "a deputy": lambda g: deputies(g, prussia=W),
    "an estate": lambda g: estates(g, "little_poland", W),
    "a city": lambda g: city(g, "lithuania", 1),
    "a treaty with an enemy at one's estates": lambda g: treaty(g, "north"),
    "raiders before one's estates": lambda g: camp(g, "north", raiders={W: 4}),
    "the mace": lambda g: setattr(g, "hetman", W),
}
BAD: dict[str, Change] = {
    "enemies among one's estates": lambda g: enemies(g, "prussia", "north", 3),
    "a stronger enemy before them": lambda g: camp(g, "north", cubes=4),
    "a deputy of another": lambda g: deputies(g, prussia=R),
    "prestige of the best rival": lambda g: points(g, 0, 5, 0),
}


@pytest.mark.parametrize("name", GOOD)
def test_good_things_are_worth_something(name: str) -> None:
    g = middle()
    g.hetman = R
    before = judgement(g, W)
    GOOD[name](g)
    assert judgement(g, W) > before


@pytest.mark.parametrize("name", BAD)
def test_bad_things_cost_something(name: str) -> None:
    g = middle()
    before = judgement(g, W)
    BAD[name](g)
    assert judgement(g, W) < before


def test_a_steward_pays_if_there_are_turns_to_come() -> None:
    g = position(turn=1, phase=SPECIAL_ACTIONS)
    clients(g, "ukraine", {R: 6})
    estates(g, "ukraine", W, W, W, W)
    g.provinces[2].wealth = 5
    before = judgement(g, W)
    steward(g, "ukraine", 1)
    assert judgement(g, W) > before


def test_an_army_at_hand_promises_glory_and_defence() -> None:
    g = middle(PRIVATE_ARMIES)
    estates(g, "ukraine", W)
    before = judgement(g, W)
    army(g, W, "ukraine", 2, 2)
    first = judgement(g, W)
    assert first > before
    cossacks(g, 2)
    assert judgement(g, W) > first


def test_who_has_passed_promises_no_more_raids() -> None:
    g = middle(CAMPAIGNS)
    army(g, W, "ukraine", 2, 2)
    before = judgement(g, W)
    g.players[W].passed = True
    assert judgement(g, W) < before


def test_when_the_campaigns_are_over_only_the_most_counts() -> None:
    g = middle(INVASIONS)
    camp(g, "moscow", raiders={W: 2, R: 2})
    level = judgement(g, W)
    camp(g, "moscow", raiders={R: 1})
    behind = judgement(g, W)
    assert behind < level
    camp(g, "moscow", king=3)
    assert judgement(g, R) < level


def test_when_the_game_is_over_the_points_count() -> None:
    g = middle()
    g.phase = OVER
    points(g, 40, 30, 20)
    assert judgement(g, W) > judgement(g, R) > judgement(g, B)


def test_enemies_that_come_and_spread_are_foreseen() -> None:
    g = position(turn=2, phase=SPECIAL_ACTIONS)
    ahead = outlook(g)
    assert ahead.fallen[0] > 1
    assert ahead.worse[0] == 1
    assert ahead.loyal == [1.0] * len(PROVINCES)
    calm = position(turn=2, phase=PLUNDER - 1)
    assert outlook(calm).fallen == [0.0] * len(PROVINCES)
    assert outlook(calm).worse == [-1.0] * len(PROVINCES)


def test_habsburg_influence_is_foreseen() -> None:
    g = position(turn=2, phase=SPECIAL_ACTIONS)
    clients(g, "great_poland", {W: 8})
    assert 0 < outlook(g).loyal[4] < 1
    assert outlook(position(turn=2, phase=SPECIAL_ACTIONS)).fallen[4] > 4


def test_vienna_is_foreseen() -> None:
    g = position(turn=3, phase=SPECIAL_ACTIONS)
    threatened = outlook(g).fallen[4]
    crown(g, 4, 4)
    assert outlook(g).fallen[4] < threatened
    held = position(turn=4, phase=SPECIAL_ACTIONS)
    free = outlook(held).fallen[3]
    hold_vienna(held)
    assert outlook(held).fallen[3] > free


# -- what a bot tries -----------------------------------------------------------------------------


def test_tokens_are_laid_one_by_one_and_every_one_is_there() -> None:
    for turn, tokens in ((1, [2] * 6), (2, [0, 0, 1, 1, 2, 2]), (4, [1] * 6)):
        g = position(turn=turn, phase=CLIENTELE)
        g.players[W].tokens = tokens
        for seed in range(20):
            g.dice = Dice(str(seed))
            flow = assignment(g, W)
            question = next(flow)
            laid: list[int] = []
            try:
                while True:
                    assert isinstance(question, Ask)
                    tried = plausible(g, question)
                    assert len(tried) == 1
                    assert tried[0] in question.options
                    question = flow.send(tried[0])
            except StopIteration as end:
                laid = end.value
            assert len(laid) == len(PLACES)


@pytest.mark.parametrize("own", [(5, 5), (0, 0, 0), (3, 3, 1, 1)])
@pytest.mark.parametrize("spare", [2, 0], ids=["enough for two turns", "the last six"])
def test_tokens_can_be_gone_on_from_whatever_a_person_has_laid(
    spare: int, own: tuple[int, ...]
) -> None:
    g = position(turn=1, phase=CLIENTELE)
    rest = [5, 4, 3, 2][: len(PLACES) - len(own)]
    g.players[W].tokens = [(*own, *rest).count(value) + spare for value in range(6)]
    flow = assignment(g, W)
    question = next(flow)
    while isinstance(question, Ask) and question.topic == "token":
        (tried,) = plausible(g, question)
        assert tried in question.options
        place = PLACES.index(str(question.about["place"]))
        token = f"influence_{own[place]}" if place < len(own) else tried[-1]
        question = flow.send((*tried[:-1], token))
    assert isinstance(question, Ask)
    assert question.topic == "laid_out"


def test_bids_are_small_and_not_always_the_same() -> None:
    g = position(turn=1, phase=MACE)
    ask = Ask.of(W, BID, [("bid", zlotys) for zlotys in range(21)])
    bids = set()
    for seed in range(40):
        g.dice = Dice(str(seed))
        (move,) = plausible(g, ask)
        bids.add(int(move[1]))
    assert len(bids) > 2
    assert max(bids) <= MOST_BID[0]


def test_colleges_are_founded_wherever_there_is_money() -> None:
    g = position(turn=2, phase=SPECIAL_ACTIONS)
    for name in PROVINCES:
        clients(g, name, {W: 1})
    flow = special_action(g, W)
    next(flow)
    question = flow.send(("colleges",))
    assert isinstance(question, Ask)
    assert list(plausible(g, question)) == [("found", *PROVINCES)]


def test_a_strong_army_does_not_stay_at_home() -> None:
    g = position(turn=2, phase=CAMPAIGNS)
    clients(g, "lithuania", {W: 1})
    clients(g, "prussia", {W: 1})
    army(g, W, "lithuania", 1, 2)
    question = asked(campaign(g, W))
    assert question is not None
    assert list(plausible(g, question)) == [("campaign", "lithuania")]
    g.provinces[1].armies[W] = [1, 0, 0]
    assert list(plausible(g, question)) == list(question.options)


@pytest.mark.slow
def test_greedy_beats_two_random_players() -> None:
    won = 0
    for number in range(10):
        match = Match.start(GAME, players=3, seed=f"judgement/{number}")
        seat = number % 3
        bots = [make("greedy" if s == seat else "random", f"{number}/{s}") for s in range(3)]
        while not match.over:
            ask = match.pending[0]
            match.submit(ask.seat, bots[ask.seat].choose(match.at(ask.seat)))
        won += match.standings[0].seat == seat and match.standings[0].place == 1
    assert won >= 9
