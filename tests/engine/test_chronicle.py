"""What is kept of what happened, and by which clauses."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolnik.engine.chronicle import clauses_at_work
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.run import Run
from stolnik.rulebook import rule

RECORDS = Path(__file__).parents[1] / "records"


class One:
    """A game with such a rulebook."""

    ledger = SimpleNamespace(clauses={"ONE-A1.1", "ONE-A1.2", "ONE-B1.1"})


ONE: Any = One()


def tell() -> tuple[str, ...]:
    return clauses_at_work(ONE, inspect.currentframe())


@rule("ONE A1.1 A1.2", "TWO A1.1")
def fight() -> tuple[str, ...]:
    return tell()


@rule("ONE B1.1")
def campaign() -> Iterator[tuple[str, ...]]:
    yield from skirmish()


@rule("TWO B1.1")
def skirmish() -> Iterator[tuple[str, ...]]:
    yield tell()
    yield fight()


def nowhere() -> Iterator[tuple[str, ...]]:
    yield tell()


def test_what_a_procedure_tells_has_the_clauses_that_it_cites_of_this_rulebook() -> None:
    assert fight() == ("ONE-A1.1", "ONE-A1.2")


def test_where_it_cites_none_those_of_whoever_has_called_it() -> None:
    assert [*campaign()] == [("ONE-B1.1",), ("ONE-A1.1", "ONE-A1.2")]
    assert [*nowhere()] == [()]


@rule("ONE B1.1")
def test_nobody_is_asked_who_runs_the_rules() -> None:
    """A bot that plays in the middle of another game has that one on its stack."""
    run = Run.__new__(Run)
    run.flow = found = Found(nowhere())  # type: ignore[assignment]
    with pytest.raises(TypeError):
        run._advance(None)
    assert found.clauses == ()


class Found:
    """Rules that keep what they have told."""

    def __init__(self, flow: Any) -> None:
        self.flow = flow

    def send(self, answer: object) -> object:
        self.clauses = self.flow.send(answer)
        return self.clauses


def test_a_chair_is_told_them() -> None:
    record = Record.loads((RECORDS / "pax1e_3p_holy.jsonl").read_bytes())
    match = Match.replay(record, listen=True)
    chair = match.at(None)
    events = chair.events(-1)
    assert events == match.log
    ledger = match.game.ledger.clauses
    assert all(told.clauses and ledger.keys() >= {*told.clauses} for told in events)
    assert len({told.clauses for told in events}) > 10
