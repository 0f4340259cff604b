"""6 Politics: the mace, the Crown Army, events and the Sejm."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Ask, Move, Privately
from stolnik.games.gods_playground.box.components import ENEMIES, PROVINCES
from stolnik.games.gods_playground.chapters.politics.crown_army import raise_crown_army
from stolnik.games.gods_playground.chapters.politics.events import events, reinforce
from stolnik.games.gods_playground.chapters.politics.mace import (
    BID,
    bidding,
    compare_court_tokens,
)
from stolnik.games.gods_playground.chapters.politics.sejm import elected, elections
from stolnik.games.gods_playground.state import MACE, NOBODY, GodsPlayground
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    camp,
    clients,
    cubes_in,
    dice,
    hold_vienna,
    lay,
    number,
    position,
    sound,
    why_not,
)


def court(g: GodsPlayground, *values: int) -> None:
    """Only the tokens at the Court matter."""
    lay(g, *([0, 0, 1, 1, 2, value] for value in values))


def bid(g: GodsPlayground, **amounts: int) -> None:
    """One round of sealed bids, by the letters of the families."""
    letters = {"W": W, "R": R, "B": B}
    flow = bidding(g)
    question = next(flow)
    assert isinstance(question, Privately)
    assert set(question.series) == {letters[letter] for letter in amounts}
    answers: dict[int, Move] = {}
    for letter, amount in amounts.items():
        series = question.series[letters[letter]]()
        ask = next(series)
        assert isinstance(ask, Ask)
        assert ("bid", amount) in ask.options
        answers[letters[letter]] = ("bid", amount)
    with pytest.raises(StopIteration):
        flow.send(answers)


def granting(*values: int, money: int = 20, hetman: int = W) -> GodsPlayground:
    g = position(phase=MACE, money=money, hetman=hetman)
    court(g, *values)
    compare_court_tokens(g)
    return g


# -- 6.1 the mace ---------------------------------------------------------------------------------


@pytest.mark.rule("BOZ-6.1.1")
def test_the_highest_court_token_takes_the_mace() -> None:
    g = granting(1, 4, 3)
    assert (g.hetman, g.bidders) == (R, [])


@pytest.mark.rule("BOZ-6.1.2", "BOZ-6.1.5")
def test_only_those_who_tie_bid_and_the_highest_bid_wins() -> None:
    g = granting(2, 3, 3)
    assert g.bidders == [R, B]
    bid(g, R=5, B=4)
    assert (g.hetman, g.bidders) == (R, [])


@pytest.mark.rule("BOZ-6.1.6")
def test_all_bids_are_paid() -> None:
    g = granting(2, 3, 3)
    bid(g, R=5, B=4)
    assert [player.money for player in g.players] == [20, 15, 16]


@pytest.mark.rule("BOZ-6.1.3")
def test_a_bid_is_any_amount_of_own_money() -> None:
    g = granting(2, 3, 3, money=3)
    question = next(bidding(g))
    assert isinstance(question, Privately)
    ask = next(question.series[R]())
    assert isinstance(ask, Ask)
    assert ask.options == (("bid", 0), ("bid", 1), ("bid", 2), ("bid", 3))
    assert why_not(g, ask, ("bid", 4)) == "BOZ-6.1.3"


@pytest.mark.rule("BOZ-6.1.4")
def test_bids_are_sealed_until_all_are_in() -> None:
    g = granting(3, 3, 3)
    question = next(bidding(g))
    assert isinstance(question, Privately)  # nobody learns an answer before all are in
    assert list(question.series) == [W, R, B]
    assert BID.verbs == ("bid",)


@pytest.mark.rule("BOZ-6.1.7")
def test_who_ties_in_the_bid_bids_again_and_pays_again() -> None:
    g = granting(3, 3, 3)
    bid(g, W=4, R=6, B=6)
    assert g.bidders == [R, B]
    bid(g, R=1, B=2)
    assert g.hetman == B
    assert [player.money for player in g.players] == [16, 13, 12]


@pytest.mark.rule("BOZ-6.1.8")
def test_the_mace_stays_if_nobody_who_ties_has_money() -> None:
    g = position(phase=MACE, hetman=W)
    court(g, 1, 3, 3)
    g.players[R].money = g.players[B].money = 0
    compare_court_tokens(g)
    assert (g.hetman, g.bidders) == (W, [])


@pytest.mark.rule("BOZ-6.1.8")
def test_the_mace_stays_if_all_the_money_went_into_a_tie() -> None:
    g = granting(1, 3, 3, money=5)
    bid(g, R=5, B=5)
    assert (g.hetman, g.bidders) == (W, [])
    assert [player.money for player in g.players] == [5, 0, 0]


@pytest.mark.rule("BOZ-6.1.8")
def test_the_mace_stays_if_nobody_bids_anything() -> None:
    g = granting(1, 3, 3)
    bid(g, R=0, B=0)
    assert (g.hetman, g.bidders) == (W, [])


# -- 6.2 the Crown Army ---------------------------------------------------------------------------


@pytest.mark.rule("BOZ 6.1.1 6.1.2 6.1.5 6.2.1 6.2.2 6.2.6 6.2.7 6.2.9")
def test_example_boz_ex3_mace_and_crown_army_in_turn_1() -> None:
    g = position(turn=1, phase=MACE)
    court(g, 2, 3, 3)
    compare_court_tokens(g)
    bid(g, R=3, B=1)
    assert g.hetman == R
    raise_crown_army(g)
    assert g.crown == [4, 3, 0]
    assert g.coat_of_arms == [0, 1, 1]


@pytest.mark.rule("BOZ-6.2.7", "BOZ-6.2.3")
def test_artillery_joins_from_turn_2_on() -> None:
    g = position(turn=2, phase=MACE)
    court(g, 2, 3, 3)
    raise_crown_army(g)
    assert g.crown == [3, 2, 1]


@pytest.mark.rule("BOZ-6.2.5", "BOZ-6.2.6")
def test_in_turn_4_there_are_only_supplementary_units() -> None:
    g = position(turn=4, phase=MACE)
    court(g, 0, 0, 1)
    raise_crown_army(g)
    assert g.crown == list(g.box.columns[1].units)


@pytest.mark.rule("BOZ-6.2.8")
def test_what_the_tokens_cannot_cover_is_not_placed() -> None:
    g = position(turn=3, phase=MACE)
    court(g, 5, 5, 5)  # 2 + 3 infantry are wanted
    raise_crown_army(g)
    assert g.crown == [4, 4, 1]
    assert sound(g)


# -- 6.3 events -----------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 6.3.2 6.3.3 6.3.5 2.29")
def test_example_boz_ex4_events_roll() -> None:
    g = position()
    dice(g, 2, 2, 4, 6)
    events(g)
    assert [field.cubes for field in g.fields] == [0, 2, 0, 1, 0]
    assert g.supply == [25, 23, 25, 29, 20]
    assert g.rolled == [2, 2, 4, 6]


@pytest.mark.rule("BOZ-6.3.7")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_turns_1_to_3_a_5_brings_a_marker(turn: int) -> None:
    g = position(turn=turn)
    dice(g, 5, 5, 6, 6)
    events(g)
    assert (g.fields[4].markers, g.fields[4].cubes, g.markers) == (2, 0, 8)


@pytest.mark.rule("BOZ-6.3.3")
def test_in_turn_4_a_5_brings_a_purple_cube() -> None:
    g = position(turn=4)
    dice(g, 5, 6, 6, 6)
    events(g)
    assert (g.fields[4].markers, g.fields[4].cubes) == (0, 1)


@pytest.mark.rule("BOZ-6.3.6")
def test_in_turn_4_a_5_brings_an_orange_cube_if_the_ottomans_hold_field_v() -> None:
    g = position(turn=4)
    hold_vienna(g)
    dice(g, 5, 5, 6, 6)
    events(g)
    assert (g.fields[4].ottomans, g.fields[4].cubes) == (4, 0)
    assert sound(g)


@pytest.mark.rule("BOZ-6.3.1")
def test_each_province_has_its_enemy_field() -> None:
    assert len(ENEMIES) == len(PROVINCES) == len(position().fields)


def test_an_empty_supply_adds_nothing() -> None:
    g = position()
    camp(g, "north", cubes=25)
    reinforce(g, number("north"), 2)
    assert g.fields[0].cubes == 25
    camp(g, "habsburgs", markers=9)
    reinforce(g, number("habsburgs"), 2)
    assert (g.fields[4].markers, g.markers) == (10, 0)


# -- 6.4 the Sejm ---------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 6.4.1 6.4.2 6.4.3 6.4.4 6.4.5 2.39")
def test_example_boz_ex5_elections() -> None:
    g = position()
    clients(g, "prussia", {W: 1})
    clients(g, "lithuania", {R: 3, B: 2, W: 1})
    clients(g, "ukraine", {R: 2, B: 2, W: 1})
    elections(g)
    assert [here.seat for here in g.provinces] == [W, R, NOBODY, NOBODY, NOBODY]
    assert cubes_in(g, "prussia") == [0, 0, 0]  # even the last cube is lost
    assert cubes_in(g, "lithuania") == [1, 2, 2]
    assert cubes_in(g, "ukraine") == [1, 2, 2]
    assert g.players[R].discs == 14
    assert sound(g)


@pytest.mark.rule("BOZ-6.4.4")
def test_without_cubes_nobody_is_elected() -> None:
    assert elected(position().provinces[0]) is None


@pytest.mark.rule("BOZ-6.4.1")
def test_elections_go_clockwise_from_prussia() -> None:
    g = position()
    g.players[R].discs = 1  # for one seat only: the first one
    for name in PROVINCES:
        clients(g, name, {R: 1})
    elections(g)
    assert [here.seat for here in g.provinces] == [R] + [NOBODY] * 4
