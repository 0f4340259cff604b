"""A bot that takes any move, each with the same chance."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.bots.bot import Candidate, asked
from stolnik.engine.chair import Chair
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Move


class RandomBot:
    """Chooses by dice of its own; the same seed makes the same choices."""

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed)

    def choose(self, chair: Chair) -> Move:
        return self._dice.pick(asked(chair).options)

    def explain(self) -> Sequence[Candidate]:
        return ()
