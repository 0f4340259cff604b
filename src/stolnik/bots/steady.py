"""A bot that always has an answer: where its thinking fails, a legal move by chance."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stolnik.bots.bot import Bot, Candidate, asked
from stolnik.engine.chair import Chair
from stolnik.engine.dice import Dice
from stolnik.engine.errors import BrokenRule
from stolnik.engine.flow import Move

log: Final = logging.getLogger("stolnik.bots")


class SteadyBot:
    """Asks a bot, and sees to it that a legal move comes out, whatever its plan does.

    A plan or a judgement that raises is a fault of ours, not of whoever waits for the move: it is
    logged, with enough to come back to it, and the game goes on.
    """

    def __init__(self, name: str, seed: str, bot: Bot, match: str = "") -> None:
        self.lost = False
        """Whether the last answer was taken by chance, because the bot had none."""
        self._name = name
        self._seed = seed
        self._bot = bot
        self._match = match
        self._dice = Dice(seed).fork("lost")

    def choose(self, chair: Chair) -> Move:
        ask = asked(chair)
        self.lost = False
        try:
            return ask.options[ask.options.index(self._bot.choose(chair))]
        except Exception as error:
            self.lost = True
            log.error(
                "bot %s had no answer: %s, question %s of seat %d, %s",
                *(self._name, self._where(chair), ask.topic, ask.seat, _what(error)),
            )
        return self._dice.pick(ask.options)

    def explain(self) -> Sequence[Candidate]:
        return () if self.lost else self._bot.explain()

    def _where(self, chair: Chair) -> str:
        """Enough to come back; of a match whose seed is not to be known, what it is bound by."""
        options = "".join(f", {name}={value}" for name, value in chair.options.items())
        match = self._match or f"commitment {chair.commitment}"
        return (
            f"{chair.game.name}, {chair.players} players{options}, {match}, "
            f"move {chair.number + 1}, seed of the bot {self._seed}"
        )


def _what(error: Exception) -> str:
    """The kind of an error and where it was raised; what it was about may be hidden."""
    cause = (isinstance(error, BrokenRule) and error.__cause__) or error
    last = traceback.extract_tb(cause.__traceback__)[-1]
    return f"{type(cause).__name__} in {Path(last.filename).name}, line {last.lineno}"
