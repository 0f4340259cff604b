"""What a bot is: it chooses a move, and can say why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from stolnik.engine.flow import Move, Seat
from stolnik.engine.match import Match


class Candidate(msgspec.Struct, frozen=True):
    """A move that a bot weighed, and what it thought of it."""

    move: Move
    value: float


class Bot(Protocol):
    """A player that is a program.

    It is handed the real match, and may use what a person at that seat may: ``ask``, ``view``
    and ``imagine``.  The state and the log of the real match are not for it.
    """

    def choose(self, match: Match, seat: Seat) -> Move:
        """Answer the question that waits for ``seat``."""
        ...

    def explain(self) -> Sequence[Candidate]:
        """What was weighed in the last choice, best first; empty if nothing was."""
        ...
