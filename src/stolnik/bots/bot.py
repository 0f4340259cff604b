"""What a bot is: it chooses a move, and can say why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from stolnik.engine.chair import Chair
from stolnik.engine.flow import Ask, Move


class Candidate(msgspec.Struct, frozen=True):
    """A move that a bot weighed, and what it thought of it."""

    move: Move
    value: float


class Bot(Protocol):
    """A player that is a program.

    It is handed a chair: its question, its view, and matches in which all that it cannot see
    has been dealt anew.  Nothing in a chair leads to the truth.
    """

    def choose(self, chair: Chair) -> Move:
        """Answer the question that waits for the chair's seat."""
        ...

    def explain(self) -> Sequence[Candidate]:
        """What was weighed in the last choice, best first; empty if nothing was."""
        ...


def asked(chair: Chair) -> Ask:
    """The question that a bot is to answer."""
    ask = chair.ask
    if ask is None:
        raise ValueError(f"Seat {chair.seat} is not asked anything.")
    return ask
