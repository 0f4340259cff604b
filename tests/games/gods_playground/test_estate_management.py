"""5 Estate management: income and noble clientele."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Privately
from stolnik.engine.match import Match
from stolnik.games.gods_playground.chapters.estate_management.clientele import (
    CONFIRM,
    PLACES,
    assignment,
    call_clients,
    lay_out_tokens,
    reveal,
)
from stolnik.games.gods_playground.chapters.estate_management.income import income, income_from
from stolnik.games.gods_playground.chapters.pieces import discard_cubes
from stolnik.games.gods_playground.game import GAME
from stolnik.games.gods_playground.state import CLIENTELE, GodsPlayground
from tests.games.gods_playground.position import (
    B,
    R,
    W,
    asked,
    clients,
    cubes_in,
    estates,
    lay,
    number,
    position,
    run,
    sound,
    steward,
    why_not,
)


def tokens(*values: int) -> list[Move]:
    """The answers that lay these tokens in the five provinces and at the Court."""
    moves: list[Move] = [
        ("influence", place, f"influence_{value}") for place, value in zip(PLACES[:-1], values)
    ]
    return [*moves, ("court", f"influence_{values[-1]}"), CONFIRM]


def laying(turn: int = 1) -> GodsPlayground:
    return position(turn=turn, phase=CLIENTELE)


# -- 5.1 income -----------------------------------------------------------------------------------


@pytest.mark.rule("BOZ 5.1.1 5.1.2 5.1.3 7.2.1.4")
def test_example_boz_ex1_income_from_lithuania() -> None:
    g = position()
    estates(g, "lithuania", R, R, W, B)
    steward(g, "lithuania", 1)
    assert [income_from(g, seat, number("lithuania")) for seat in (R, W, B)] == [8, 3, 3]


@pytest.mark.rule("BOZ-5.1.2")
def test_an_estate_yields_the_wealth_of_its_province() -> None:
    g = position()
    estates(g, "prussia", R)
    g.provinces[number("prussia")].wealth = 5
    assert income_from(g, R, number("prussia")) == 5


@pytest.mark.rule("BOZ-5.1.1", "BOZ-5.1.4")
def test_income_is_drawn_from_all_provinces_and_made_up_to_ten() -> None:
    g = position(money=1)
    estates(g, "prussia", R, R)
    estates(g, "ukraine", R, R, W)
    income(g)
    assert [player.money for player in g.players] == [11, 13, 11]


# -- 5.2 noble clientele --------------------------------------------------------------------------


@pytest.mark.rule("BOZ-5.2.7", "BOZ-5.2.8", "BOZ-5.2.3")
def test_one_token_goes_to_each_province_and_one_to_the_court() -> None:
    g = laying()
    questions: list[Ask] = []
    laid = run(assignment(g, R), tokens(5, 4, 3, 2, 1, 0), asks=questions)
    assert laid == [5, 4, 3, 2, 1, 0]
    assert [question.about.get("place") for question in questions[:-1]] == list(PLACES)
    assert why_not(g, questions[0], ("influence", "ukraine", "influence_5")) == "BOZ-5.2.7"
    assert why_not(g, questions[5], ("influence", "prussia", "influence_1")) == "BOZ-5.2.8"
    assert dict(questions[-1].about) == dict(zip(PLACES, laid))


@pytest.mark.rule("BOZ-5.2.2", "BOZ-5.2.3")
def test_of_each_value_there_are_two_tokens() -> None:
    g = laying()
    questions: list[Ask] = []
    run(assignment(g, R), tokens(5, 5, 4, 3, 2, 1), asks=questions)
    third = questions[2]
    assert ("influence", "ukraine", "influence_5") not in third.options
    assert why_not(g, third, ("influence", "ukraine", "influence_5")) == "BOZ-5.2.2"
    assert why_not(g, third, ("influence", "ukraine", "influence_4")) is None


@pytest.mark.rule("BOZ-5.2.4", "BOZ-5.2.6")
@pytest.mark.parametrize("turn", [2, 4])
def test_in_turns_2_and_4_the_other_six_are_laid(turn: int) -> None:
    g = laying(turn)
    g.players[R].tokens = [1, 1, 1, 1, 1, 1]
    questions: list[Ask] = []
    run(assignment(g, R), [*tokens(5, 4, 3, 2, 1, 0)[:5], CONFIRM], asks=questions)
    clause = "BOZ-5.2.4" if turn == 2 else "BOZ-5.2.6"
    assert why_not(g, questions[1], ("influence", "lithuania", "influence_5")) == clause
    assert len(questions) == 6  # the last token is not asked for: there is only one


@pytest.mark.rule("BOZ-5.2.10", "BOZ-5.2.11", "BOZ-5.2.9")
def test_all_lay_at_the_same_time_and_nothing_shows_before_all_have() -> None:
    match = Match.start(GAME, players=3, seed="7")
    while match.state.phase != CLIENTELE:
        ask = match.pending[0]
        match.submit(ask.seat, ask.options[0])
    assert [ask.seat for ask in match.pending] == [0, 1, 2]
    before = match.at(1).view()
    for move in tokens(5, 5, 4, 3, 2, 0):
        match.submit(0, move)
    assert [ask.seat for ask in match.pending] == [1, 2]
    assert match.at(1).view() == before
    assert match.state.players[0].placed == []
    imagined = match.at(1).imagine(Dice("dream"))
    assert [ask.seat for ask in imagined.pending] == [0, 1, 2]  # nothing of it is known
    for seat in (1, 2):
        for move in tokens(1, 1, 2, 2, 3, 4):
            match.submit(seat, move)
    assert match.state.players[0].placed == [5, 5, 4, 3, 2, 0]


@pytest.mark.rule("BOZ-5.2.9")
def test_a_player_can_take_tokens_back_until_all_have_confirmed() -> None:
    match = Match.start(GAME, players=3, seed="7")
    while match.state.phase != CLIENTELE:
        ask = match.pending[0]
        match.submit(ask.seat, ask.options[0])
    moves = tokens(5, 5, 4, 3, 2, 0)
    for move in moves:
        match.submit(0, move)
    for _ in range(3):
        match.undo(0)
    assert match.ask(0).about["place"] == "great_poland"
    for move in tokens(5, 5, 4, 3, 1, 1)[4:]:
        match.submit(0, move)
    for seat in (1, 2):
        for move in moves:
            match.submit(seat, move)
    assert match.state.players[0].placed == [5, 5, 4, 3, 1, 1]
    assert not match.can_undo(0)


@pytest.mark.rule("BOZ-5.2.10")
def test_the_series_are_put_to_everybody_at_once() -> None:
    question = next(lay_out_tokens(laying()))
    assert isinstance(question, Privately)
    assert list(question.series) == [0, 1, 2]


@pytest.mark.rule("BOZ-5.2.11", "BOZ-5.2.12", "BOZ-5.2.17")
def test_example_boz_ex2_tokens_become_cubes() -> None:
    g = position(players=4, phase=CLIENTELE)
    reveal(g, R, [0, 4, 0, 1, 1, 2])
    reveal(g, B, [1, 2, 1, 0, 0, 3])
    reveal(g, 3, [1, 0, 0, 1, 2, 2])
    reveal(g, W, [1, 1, 0, 0, 2, 2])
    assert g.players[R].tokens == [0, 0, 1, 2, 1, 2]  # they are off the board, and spent
    run(call_clients(g))
    assert cubes_in(g, "lithuania") == [1, 4, 2, 0]
    assert g.players[R].cubes == 20 - 6
    assert sound(g)


@pytest.mark.rule("BOZ-5.2.16")
def test_the_court_brings_no_cubes() -> None:
    g = laying()
    lay(g, [0, 0, 1, 1, 2, 5], [0, 0, 1, 1, 2, 5], [0, 0, 1, 1, 2, 5])
    run(call_clients(g))
    assert sum(cubes_in(g, name)[W] for name in PLACES[:-1]) == 4


@pytest.mark.rule("BOZ-5.2.1", "BOZ-5.2.12")
def test_new_cubes_join_those_that_stayed() -> None:
    g = laying()
    clients(g, "prussia", {W: 2})
    lay(g, [5, 0, 0, 1, 1, 2], [0, 0, 1, 1, 2, 5], [0, 0, 1, 1, 2, 5])
    run(call_clients(g))
    assert cubes_in(g, "prussia")[W] == 7


SHORT: Sequence[int] = (5, 4, 3, 2, 1, 0)


@pytest.mark.rule("BOZ-5.2.13")
def test_who_is_short_decides_where_the_cubes_go_and_uses_them_all() -> None:
    g = laying()
    clients(g, "ukraine", {W: 10})  # ten cubes are left for fifteen
    lay(g, SHORT, [0, 0, 1, 1, 2, 5], [0, 0, 1, 1, 2, 5])
    questions: list[Ask] = []
    answers: list[Move] = [("clients", 3), ("clients", 2), ("clients", 2)]
    run(call_clients(g), answers, asks=questions)
    assert [cubes_in(g, name)[W] for name in PLACES[:-1]] == [3, 2, 12, 2, 1]
    assert g.players[W].cubes == 0
    assert questions[0].options == tuple(("clients", n) for n in range(6))
    assert questions[1].options == tuple(("clients", n) for n in range(1, 5))
    assert questions[2].options == (("clients", 2), ("clients", 3))  # or some would be left


@pytest.mark.rule("BOZ-5.2.13")
def test_no_province_gets_more_than_its_token() -> None:
    g = laying()
    clients(g, "ukraine", {W: 18})
    lay(g, [1, 1, 0, 0, 5, 2], [0, 0, 1, 1, 2, 5], [0, 0, 1, 1, 2, 5])
    question = asked(call_clients(g))
    assert question is not None
    assert question.options == (("clients", 0), ("clients", 1))


@pytest.mark.rule("BOZ-5.2.14")
def test_several_who_are_short_decide_in_turn_order() -> None:
    g = laying()
    g.hetman = B
    for seat in (W, B):
        clients(g, "ukraine", {seat: 18})
    lay(g, SHORT, [0, 0, 1, 1, 2, 5], SHORT)
    questions: list[Ask] = []
    answers: list[Move] = [("clients", 2), ("clients", 1), ("clients", 1)]
    run(call_clients(g), answers, asks=questions)
    assert [question.seat for question in questions] == [B, W, W]


@pytest.mark.rule("BOZ-5.2.15")
def test_cubes_that_leave_a_province_return_to_the_pool() -> None:
    g = position()
    clients(g, "prussia", {W: 3})
    discard_cubes(g, W, number("prussia"), 2)
    assert (cubes_in(g, "prussia")[W], g.players[W].cubes) == (1, 19)
