"""What an option would change, as far as whoever chooses it can know.

It is tried on imagined matches and never on the truth, so it gives away nothing: two truths that a
seat cannot tell apart have the same previews to the byte.  Where dice decide, or what is hidden, it
is tried in several of them, and the range of what came out is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BrokenRule
from stolnik.engine.figures import Counted, changes, counted
from stolnik.engine.flow import Move, Seat

if TYPE_CHECKING:
    from stolnik.engine.match import Match

WORLDS: Final = 10
"""In so many imagined matches an option is tried whose outcome is uncertain."""
SENTENCES: Final = 6


class Range(NamedTuple):
    """What a figure would be: the least, the most, and on average."""

    seat: Seat | None
    name: str
    before: int
    low: int
    high: int
    mean: float
    good: int


class Preview(NamedTuple):
    """What an option would bring."""

    move: Move
    changes: tuple[Range, ...]
    says: tuple[str, ...]
    """What would be told of it, if that is certain."""
    starts: tuple[str, ...]
    """What would begin, such as a Battle, outermost first."""
    uncertain: bool
    """Whether dice or what is hidden decide."""
    over: bool
    """Whether it may end the game."""


class _Outcome(NamedTuple):
    counted: Counted
    says: tuple[str, ...]
    starts: tuple[str, ...]
    uncertain: bool
    over: bool


class Worlds:
    """Imagined matches of one seat at one question, dealt when they are needed."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._number = match.number_for(seat)
        self._dealt: list[Match] = []

    def _world(self, index: int) -> Match:
        while len(self._dealt) <= index:
            dice = Dice(f"preview/{self._number}/{len(self._dealt)}")
            self._dealt.append(self._match.imagine(self._seat, dice))
        return self._dealt[index]

    def previews(self, lang: str, moves: Iterable[Move]) -> Iterator[Preview]:
        """Of each of these options what it would bring; nothing of one that cannot be tried."""
        view = self._match.view(self._seat)
        before = counted(self._match.game, view)
        for move in moves:
            first = self._outcome(0, lang, move)
            if first is None:
                continue
            found = [first]
            if first.uncertain:
                more = (self._outcome(index, lang, move) for index in range(1, WORLDS))
                found += [outcome for outcome in more if outcome is not None]
            yield _preview(move, before, found)

    def _outcome(self, index: int, lang: str, move: Move) -> _Outcome | None:
        """How it goes in one of the imagined matches; ``None`` if it cannot be played there."""
        match, seat = self._world(index).clone(), self._seat
        if not any(ask.seat == seat and move in ask.options for ask in match.pending):
            return None
        known = match.at(seat).say_steps(lang)
        used = match.state.dice.used + match.state.shown
        match.listen()
        try:
            match.submit(seat, move)
        except BrokenRule:
            return None
        chair = match.at(seat)
        says = [chair.say_event(lang, told.event) for told in chair.events()]
        steps = [] if match.over else chair.say_steps(lang)
        return _Outcome(
            counted=counted(match.game, match.view(seat)),
            says=tuple(filter(None, says))[:SENTENCES],
            starts=tuple(step for step in steps if step not in known),
            uncertain=match.state.dice.used + match.state.shown != used,
            over=match.over,
        )


def _preview(move: Move, before: Counted, outcomes: list[_Outcome]) -> Preview:
    first = outcomes[0]
    ranges: dict[tuple[Seat | None, str], Range] = {}
    for outcome in outcomes:
        for change in changes(before, outcome.counted):
            key = (change.seat, change.name)
            if key not in ranges:
                values = [
                    each.counted[key].value if key in each.counted else 0 for each in outcomes
                ]
                ranges[key] = Range(
                    change.seat,
                    change.name,
                    change.before,
                    min(values),
                    max(values),
                    round(sum(values) / len(values), 1),
                    change.good,
                )
    alike = all(outcome.says == first.says for outcome in outcomes)
    return Preview(
        move=move,
        changes=tuple(ranges.values()),
        says=first.says if alike else (),
        starts=first.starts if all(each.starts == first.starts for each in outcomes) else (),
        uncertain=first.uncertain,
        over=any(outcome.over for outcome in outcomes),
    )
