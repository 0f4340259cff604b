"""A bot that takes any move, each with the same chance."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.bots.bot import Candidate
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Move, Seat
from stolnik.engine.match import Match


class RandomBot:
    """Chooses by dice of its own; the same seed makes the same choices."""

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed)

    def choose(self, match: Match, seat: Seat) -> Move:
        return self._dice.pick(match.ask(seat).options)

    def explain(self) -> Sequence[Candidate]:
        return ()
