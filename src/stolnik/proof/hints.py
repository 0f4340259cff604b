"""Whether who asks for a hint gets one, at every kind of question."""

from __future__ import annotations

from stolnik.bots import GreedyBot
from stolnik.engine.flow import Ask
from stolnik.engine.match import Match
from stolnik.proof.failure import Failure


class Hints:
    """Asks the bot that advises once for each kind of question, and the game at every one.

    To advise takes longer than all the rest of a decision, so it is done once in all the games
    of a process.  What a game calls plausible costs next to nothing, and is where a plan meets
    whatever others have done.
    """

    def __init__(self) -> None:
        self._given: set[object] = set()

    def ask(self, match: Match, ask: Ask) -> None:
        if not ask.options:
            return  # whoever plays finds that
        plausible = match.game.advice.plausible
        if plausible is not None:
            moves = plausible(match.state, ask)
            if not moves or not set(ask.options).issuperset(moves):
                raise Failure(f"of the options of {ask.topic!r} those are plausible: {moves!r}")
        kind = (ask.topic, *ask.about)
        if kind not in self._given:
            self._given.add(kind)
            move = GreedyBot(f"hint {ask.topic}").choose(match.at(ask.seat))
            if move not in ask.options:
                raise Failure(f"the hint for {ask.topic!r} is {move!r}, which is no option")
