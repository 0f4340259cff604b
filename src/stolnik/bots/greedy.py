"""A bot that takes what looks best: after its action or, where a game allows, after its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from stolnik.bots.bot import Candidate, asked
from stolnik.engine.chair import Chair
from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.match import Match

FOLLOWED: Final = 3
"""How many further questions of the same action are thought through after each move."""

TRIALS: Final = 120
"""About how many answers to further questions are tried for all the moves of one action."""

INTERRUPTIONS: Final = 8
"""How often other seats are answered for while an action goes on."""

LINES: Final = 8
"""How many lines of play a plan follows at a time."""

LONGEST: Final = 60
"""How many actions a plan looks ahead at most."""

RESULT: Final = 1e6
"""What a victory is worth, and a defeat costs: more than anything that a game judges."""


class GreedyBot:
    """Imagines what it cannot see, tries every move there, and judges where each one leads.

    A move often opens further questions, such as which card to pay with.  The bot answers its
    own greedily, and those of other seats by chance, until its action is over.

    Where the game has a ``horizon``, the bot goes on from the few best positions, action by
    action, until it gets there, and then keeps to the best plan for as long as it can.
    """

    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed)
        self._candidates: tuple[Candidate, ...] = ()
        self._plan: tuple[Answer, ...] = ()

    def choose(self, chair: Chair) -> Move:
        ask = asked(chair)
        self._candidates = ()
        if self._plan and self._plan[0].answers(ask):
            move = self._plan[0].move
            self._plan = self._plan[1:]
            return move
        if len(ask.options) == 1:
            return ask.options[0]
        thought = _Thought(chair.imagine(self._dice), ask.seat, self._dice.fork("others"))
        only = thought.only()
        if only is not None:
            return only
        lines = thought.lines()
        # Equal moves in an order of chance, or a bot that sees no difference goes in circles.
        self._dice.shuffle(lines)
        lines.sort(key=lambda line: -line.value)
        best: dict[Move, Candidate] = {}
        for line in lines:
            move = line.answers[0].move
            best.setdefault(move, Candidate(move, line.value))
        self._candidates = tuple(best.values())
        if thought.horizon is not None:
            self._plan = lines[0].answers[1:]
        return self._candidates[0].move

    def explain(self) -> Sequence[Candidate]:
        return self._candidates


class Answer(NamedTuple):
    """A part of a plan: what to answer to a question that is foreseen."""

    seat: Seat
    topic: str
    move: Move

    def answers(self, ask: Ask) -> bool:
        return ask.seat == self.seat and ask.topic == self.topic and self.move in ask.options


class Line(NamedTuple):
    """A line of play: where the bot's answers lead, and what that is worth."""

    match: Match
    answers: tuple[Answer, ...] = ()
    value: float = 0.0


class _Thought:
    """One decision in an imagined match."""

    def __init__(self, imagined: Match, seat: Seat, luck: Dice) -> None:
        self.imagined = imagined
        self.seat = seat
        self.luck = luck
        self.horizon = imagined.game.advice.horizon
        self.plausible = imagined.game.advice.plausible
        self.stretch = self._stretch(imagined)

    def only(self) -> Move | None:
        """The answer, where just one is worth a thought; what follows it can be thought of then."""
        moves = self._options(self.imagined, self.imagined.ask(self.seat))
        return moves[0] if len(moves) == 1 else None

    def lines(self) -> list[Line]:
        """What can be done: one action, or all that can be planned up to the horizon."""
        start = Line(self.imagined)
        return self._actions(start) if self.horizon is None else self._plans(start)

    # -- plans -----------------------------------------------------------------------------

    def _plans(self, start: Line) -> list[Line]:
        """Lines up to the horizon; of those on their way only the best are followed."""
        lines = [start]
        ended: list[Line] = []
        for _ in range(LONGEST):
            on_their_way: list[Line] = []
            for line in lines:
                for longer in self._actions(line):
                    goes_on = self._own_question(longer.match) is not None
                    (on_their_way if goes_on else ended).append(longer)
            lines = _best(on_their_way)
            if not lines:
                break
        return ended + lines

    def _stretch(self, match: Match) -> int:
        """What changes at the horizon."""
        return 0 if self.horizon is None else self.horizon(match.state, self.seat)

    def _own_question(self, match: Match) -> Ask | None:
        """The bot's next question, on this side of the horizon."""
        if self._stretch(match) != self.stretch:
            return None
        return next((ask for ask in match.pending if ask.seat == self.seat), None)

    def _let_others_play(self, match: Match, dice: Dice) -> None:
        """Others go on by chance until the bot is asked again."""
        while match.pending and self._stretch(match) == self.stretch:
            if any(ask.seat == self.seat for ask in match.pending):
                return
            other = match.pending[0]
            match.submit(other.seat, dice.pick(other.options))

    # -- one action ------------------------------------------------------------------------

    def _actions(self, line: Line) -> list[Line]:
        """The line continued by one action, in every way that is worth a thought."""
        match = line.match
        ask = match.ask(self.seat)
        others = [other for other in match.pending if other.seat != self.seat]
        procedure = match.breadcrumb
        tries = max(1, TRIALS // len(ask.options))
        moves = self._options(match, ask)
        return [
            self._action(line._replace(match=branch), ask, move, others, procedure, tries)
            for branch, move in zip(_branches(match, len(moves)), moves, strict=True)
        ]

    def _options(self, match: Match, ask: Ask) -> Sequence[Move]:
        """The answers that are worth a thought."""
        return ask.options if self.plausible is None else self.plausible(match.state, ask)

    def _action(
        self,
        line: Line,
        first: Ask,
        move: Move,
        others: Sequence[Ask],
        procedure: Sequence[str],
        tries: int,
    ) -> Line:
        """The position when the action that ``move`` begins is over; the line goes on to it."""
        # Every move meets the same luck, so that luck does not tell them apart.
        dice = Dice(self.luck.seed)
        match = line.match
        answers = [*line.answers, Answer(first.seat, first.topic, move)]
        number, value = -1, 0.0  # when it was judged last, and what it was worth
        match.submit(first.seat, move)
        for other in others:  # asked at the same time
            match.submit(other.seat, dice.pick(other.options))
        self._answer_interruptions(match, procedure, dice)
        for _ in range(FOLLOWED):
            ask = self._own_question(match)
            if ask is None or ask.topic == first.topic or not _goes_on(match, procedure):
                break
            match, answer, known = self._best_answer(match, ask, tries, dice)
            if known is not None:
                number, value = match.number, known
            answers.append(Answer(ask.seat, ask.topic, answer))
            self._answer_interruptions(match, procedure, dice)
        if self.horizon is not None:
            self._let_others_play(match, dice)
        if match.number != number:
            value = _judge(match, self.seat)
        return Line(match, tuple(answers), value)

    def _best_answer(
        self, match: Match, ask: Ask, tries: int, dice: Dice
    ) -> tuple[Match, Move, float | None]:
        """The match after the best of the answers that there is time to try, that answer, and
        what it is worth if it was judged."""
        answers = list(self._options(match, ask))
        if len(answers) > tries:
            dice.shuffle(answers)
            del answers[tries:]
        if len(answers) == 1:
            match.submit(ask.seat, answers[0])
            return match, answers[0], None
        after = list(_branches(match, len(answers)))
        for dream, answer in zip(after, answers, strict=True):
            dream.submit(ask.seat, answer)
        values = [_judge(dream, ask.seat) for dream in after]
        best = values.index(max(values))
        return after[best], answers[best], values[best]

    def _answer_interruptions(self, match: Match, procedure: Sequence[str], dice: Dice) -> None:
        """While the action goes on, others who are asked answer by chance."""
        for _ in range(INTERRUPTIONS):
            if not match.pending or any(ask.seat == self.seat for ask in match.pending):
                return
            if not _goes_on(match, procedure) or len(match.breadcrumb) == len(procedure):
                return
            other = match.pending[0]
            match.submit(other.seat, dice.pick(other.options))


def _branches(match: Match, count: int) -> Iterator[Match]:
    """A position so many times over: in copies, and in the end the match itself."""
    for _ in range(count - 1):
        yield match.clone()
    yield match


def _goes_on(match: Match, procedure: Sequence[str]) -> bool:
    """Whether a procedure is still under way."""
    return match.breadcrumb[: len(procedure)] == procedure


def _best(lines: list[Line]) -> list[Line]:
    """The few best; of lines that are worth the same, as when only the order differs, one."""
    few: dict[float, Line] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        few.setdefault(round(line.value, 6), line)
        if len(few) == LINES:
            break
    return list(few.values())


def _judge(match: Match, seat: Seat) -> float:
    """The game's own judgement; when the game is over, the result counts before all else."""
    value = match.game.advice.judgement(match.state, seat)
    if not match.over:
        return value
    places = {standing.seat: standing.place for standing in match.standings}
    return value + RESULT if places[seat] == 1 else value - RESULT
