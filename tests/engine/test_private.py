"""Series of questions that several seats answer in private, and chairs that keep them so."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import IllegalMove
from stolnik.engine.flow import Move, Seat
from stolnik.engine.match import Match
from tests.engine.toy import TOY, pack, submit, toy

PLAN: tuple[Seat, Move] = (0, ("plan",))
ENOUGH: Move = ("pass",)


def ones(number: int) -> Move:
    return ("ones", number)


def test_each_seat_answers_at_its_own_pace() -> None:
    match = toy(PLAN, (1, ones(2)), (1, ones(1)), (0, ones(2)), (1, ENOUGH), (0, ENOUGH))
    assert match.state.totals == [2000, 3000]
    assert [ask.seat for ask in match.pending] == [0]


def test_nothing_takes_effect_before_all_have_finished() -> None:
    match = toy(PLAN, (1, ones(2)), (1, ones(1)), (1, ENOUGH))
    assert match.state.totals == [0, 0]
    assert [ask.seat for ask in match.pending] == [0]


def test_each_seat_takes_back_its_own_answers_until_all_have_finished() -> None:
    match = toy(PLAN, (1, ones(2)), (0, ones(1)), (1, ones(1)), (1, ENOUGH))
    for _ in range(3):
        match.undo(1)
    assert not match.can_undo(1)
    submit(match, (1, ENOUGH), (0, ENOUGH))
    assert match.state.totals == [1000, 0]
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_the_move_that_began_it_can_be_taken_back_only_before_anybody_answers() -> None:
    match = toy(PLAN)
    assert match.can_undo(0)
    match.submit(1, ones(1))
    assert not match.can_undo(0)


def test_a_save_in_between_keeps_every_answer() -> None:
    match = toy(PLAN, (1, ones(2)), (0, ones(1)))
    again = Match.resume(match.save(), game=TOY)
    for copy in (match, again, match.clone()):
        submit(copy, (1, ENOUGH), (0, ENOUGH))
        assert copy.state.totals == [1000, 2000]


def test_nobody_learns_how_far_another_has_come() -> None:
    match = toy(PLAN, (0, ones(1)), listen=True)
    chair, watcher = match.at(0), match.at(None)

    def seen() -> tuple[object, ...]:
        return tuple(
            (
                seat.ask,
                seat.number,
                seat.question,
                pack(seat.view()),
                seat.breadcrumb,
                seat.events(),
                seat.can_undo,
                seat.waiting,
            )
            for seat in (chair, watcher)
        )

    before = seen()
    for move in (ones(1), ones(2)):
        match.submit(1, move)
        assert seen() == before
    match.undo(1)
    assert seen() == before
    match.submit(1, ENOUGH)
    assert chair.waiting == (0,)


def test_a_question_has_a_name_of_its_own_that_never_comes_again() -> None:
    match = toy((0, ("add",)))
    chair = match.at(0)
    names = [chair.question]
    for _ in range(3):
        match.submit(0, ("tens", 1))
        names.append(chair.question)
        match.undo(0)
        names.append(chair.question)
    assert len(set(names)) == len(names)


def test_answers_of_others_are_asked_again_in_what_a_seat_imagines() -> None:
    match = toy(PLAN, (1, ones(2)), (1, ENOUGH), (0, ones(1)))
    imagined = match.imagine(0, Dice("1"))
    assert [ask.seat for ask in imagined.pending] == [0, 1]
    submit(imagined, (1, ENOUGH), (0, ENOUGH))
    assert imagined.state.totals == [1000, 0]


def test_the_right_to_undo_of_the_previous_player_outlives_a_move_that_is_taken_back() -> None:
    match = toy((0, ("add",)), (0, ("tens", 1)), (0, ("ones", 1)), (0, ("pass",)))
    assert match.can_undo(0)
    match.submit(1, ("add",))
    assert not match.can_undo(0)
    match.undo(1)
    assert match.can_undo(0)
    match.undo(0)
    assert [ask.seat for ask in match.pending] == [0]


def test_whoever_watches_cannot_move() -> None:
    watcher = toy().at(None)
    assert watcher.ask is None
    for act in (
        lambda: watcher.submit(("roll",)),
        watcher.undo,
        lambda: watcher.imagine(Dice("1")),
    ):
        with pytest.raises(IllegalMove, match="Whoever watches"):
            act()
