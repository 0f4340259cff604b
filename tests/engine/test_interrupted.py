"""Whatever interrupts a match, and as often as it does, the match is whole."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import pytest

from stolnik.engine.errors import BrokenRule
from stolnik.engine.flow import Move, Seat
from stolnik.engine.match import Match
from stolnik.engine.run import Run
from tests.engine.toy import Interruption, snapshot, toy

ADD: tuple[Seat, Move] = (0, ("add",))
TENS: tuple[Seat, Move] = (0, ("tens", 2))
ONES: tuple[Seat, Move] = (0, ("ones", 1))
ROLL: tuple[Seat, Move] = (0, ("roll",))
CALL: tuple[Seat, Move] = (0, ("call",))


OURS = ("/engine/match.py", "/engine/run.py", "/engine/history.py", "/engine/state.py")
"""Where it is interrupted: not in generators, which are also entered when they are cleared up."""


@contextmanager
def interrupted(at: int) -> Iterator[None]:
    """Somebody loses patience when so many functions have been entered."""
    entered = 0

    def trace(frame: Any, event: str, arg: object) -> None:
        nonlocal entered
        if event == "call" and frame.f_code.co_filename.endswith(OURS):
            entered += 1
            if entered == at:
                raise Interruption

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


DEEDS: dict[str, tuple[list[tuple[Seat, Move]], Callable[[Match], None]]] = {
    "submit": ([ADD, TENS], lambda match: match.submit(*ONES)),
    "throw": ([ADD, TENS, ONES], lambda match: match.submit(*ROLL)),
    "begin to vote": ([ADD, TENS, ONES], lambda match: match.submit(*CALL)),
    "vote": ([ROLL, CALL], lambda match: match.submit(1, ("vote", 2))),
    "vote last": ([CALL, (1, ("vote", 1))], lambda match: match.submit(0, ("vote", 2))),
    "end": ([ROLL, ROLL], lambda match: match.submit(0, ("end",))),
    "undo": ([ADD, TENS, ONES, ADD], lambda match: match.undo(0)),
    "undo a vote": ([CALL, (1, ("vote", 1))], lambda match: match.undo(1)),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_interrupted_twice_a_match_stands_where_it_stood_or_goes(deed: str) -> None:
    moves, do = DEEDS[deed]
    match = toy(*moves, listen=True)
    before = snapshot(match)
    do(match)
    after = snapshot(match)
    assert before != after
    for at in count(1):
        match, done = toy(*moves, listen=True), False
        with suppress(Interruption), interrupted(at):
            do(match)
            done = True
        for again in (2, 5):
            with suppress(Interruption), interrupted(again):
                snapshot(match)
        stands = snapshot(match)
        assert stands in (before, after)
        if stands == before:
            do(match)
            assert snapshot(match) == after
        if done:
            break
    assert at > 3


def test_an_undo_that_cannot_play_the_moves_again_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = toy(ADD, TENS, listen=True)
    before, record = snapshot(match), match.record()

    def fails(*_: object) -> None:
        raise KeyError("no such thing")

    with monkeypatch.context() as broken:
        broken.setattr(Run, "answer", fails)
        with pytest.raises(BrokenRule, match=r"toy failed at move 2, \('tens', 2\) \(KeyError"):
            match.undo(0)
    assert snapshot(match) == before
    assert match.record() == record
    match.undo(0)
    match.submit(*TENS)
    assert snapshot(match) == before


def test_a_rule_that_fails_again_and_again_changes_nothing() -> None:
    match = toy(ADD, TENS, ONES, (0, ("break",)), listen=True)
    before, record = snapshot(match), match.record()
    for how, kind in (("interruption", Interruption), ("error", BrokenRule)) * 2:
        with pytest.raises(kind):
            match.submit(0, ("how", how))
    assert list(match.pending) == before[1]
    assert snapshot(match) == before
    assert match.record() == record
