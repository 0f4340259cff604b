"""A bot that looks one action ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.bots.bot import Candidate
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.match import Match

FOLLOWED: Final = 3
"""How many further questions of the same action are thought through after each move."""

TRIALS: Final = 120
"""About how many answers to further questions are tried in one decision."""

INTERRUPTIONS: Final = 8
"""How often other seats are answered for while an action goes on."""


class GreedyBot:
    """Imagines what it cannot see, tries every move there, and judges where each one leads.

    A move often opens further questions, such as which card to pay with.  The bot answers its
    own greedily, and those of other seats by chance, until its action is over.
    """

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed)
        self._candidates: tuple[Candidate, ...] = ()

    def choose(self, match: Match, seat: Seat) -> Move:
        ask = match.ask(seat)
        if len(ask.options) == 1:
            self._candidates = ()
            return ask.options[0]
        thought = _Thought(match.imagine(seat, self._dice), ask, self._dice.fork("others"))
        candidates = [Candidate(move, thought.worth(move)) for move in ask.options]
        # Equal moves in an order of chance, or a bot that sees no difference goes in circles.
        self._dice.shuffle(candidates)
        candidates.sort(key=lambda candidate: -candidate.value)
        self._candidates = tuple(candidates)
        return candidates[0].move

    def explain(self) -> Sequence[Candidate]:
        return self._candidates


class _Thought:
    """One decision: an imagined match, and what each move there is worth."""

    def __init__(self, imagined: Match, ask: Ask, luck: Dice) -> None:
        self.imagined = imagined
        self.ask = ask
        self.luck = luck
        self.procedure = imagined.breadcrumb
        self.tries = max(1, TRIALS // len(ask.options))

    def worth(self, move: Move) -> float:
        """What the position is worth when the action that ``move`` begins is over."""
        # Every move meets the same luck, so that luck does not tell them apart.
        dice = Dice(self.luck.seed)
        match = self.imagined.clone()
        match.submit(self.ask.seat, move)
        for other in self.imagined.pending:
            if other.seat != self.ask.seat:  # asked at the same time
                match.submit(other.seat, dice.pick(other.options))
        self._answer_interruptions(match, dice)
        for _ in range(FOLLOWED):
            ask = self._further_question(match)
            if ask is None:
                break
            match = self._best_answer(match, ask, dice)
            self._answer_interruptions(match, dice)
        return _judge(match, self.ask.seat)

    def _further_question(self, match: Match) -> Ask | None:
        """The bot's own next question, if it still belongs to the action of its first."""
        ask = next((ask for ask in match.pending if ask.seat == self.ask.seat), None)
        if ask is None or ask.topic == self.ask.topic:
            return None
        return ask if self._goes_on(match.breadcrumb) else None

    def _goes_on(self, breadcrumb: Sequence[str]) -> bool:
        """Whether the procedure that asked the bot's first question is still under way."""
        return breadcrumb[: len(self.procedure)] == self.procedure

    def _best_answer(self, match: Match, ask: Ask, dice: Dice) -> Match:
        """The match after the best of the answers that there is time to try."""
        answers = list(ask.options)
        if len(answers) > self.tries:
            dice.shuffle(answers)
            del answers[self.tries :]
        if len(answers) == 1:
            match.submit(ask.seat, answers[0])
            return match
        after = [match.clone() for _ in answers]
        for dream, answer in zip(after, answers, strict=True):
            dream.submit(ask.seat, answer)
        return max(after, key=lambda dream: _judge(dream, ask.seat))

    def _answer_interruptions(self, match: Match, dice: Dice) -> None:
        """While the action goes on, others who are asked answer by chance."""
        for _ in range(INTERRUPTIONS):
            if not match.pending or any(ask.seat == self.ask.seat for ask in match.pending):
                return
            breadcrumb = match.breadcrumb
            if not self._goes_on(breadcrumb) or len(breadcrumb) == len(self.procedure):
                return
            other = match.pending[0]
            match.submit(other.seat, dice.pick(other.options))


def _judge(match: Match, seat: Seat) -> float:
    """The game's own judgement; when the game is over, nothing counts but the result."""
    if not match.over:
        return match.game.judgement(match.state, seat)
    places = {standing.seat: standing.place for standing in match.standings}
    return float("inf") if places[seat] == 1 else float("-inf")
