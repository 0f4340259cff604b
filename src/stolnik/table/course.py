"""A match in memory, and how far its steps have brought it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from stolnik.engine.chair import Chair
from stolnik.engine.figures import Change, Counted, changes, counted
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.table.opening import Kept, Mark, Opening, do, marks
from stolnik.table.store import Step

REMEMBERED: Final = 400
"""Events that a match that is awake remembers."""
KEEP_EVERY: Final = 20
"""Steps between two saves; a game wakes from the last but one, so that undo reaches further."""


class Made(NamedTuple):
    """A step that the match has made; it counts when it is stored."""

    step: Step
    ticks: list[int]
    known: list[int]
    marks: list[Mark]


class Net(NamedTuple):
    """What a move has changed of all that is counted, as anybody may know it."""

    number: int
    seat: int | None
    """Whose move it was, if nobody else was asked."""
    changes: Sequence[Change]


def count(match: Match) -> Counted:
    """What is counted on the table, as a watcher sees it."""
    return counted(match.game, match.view(None))


def net(match: Match, asked: Sequence[int], before: Counted, after: Counted) -> Net:
    """The net of the move that the match has just made, when these seats had been asked."""
    seat = asked[0] if len(asked) == 1 else None
    return Net(match.number, seat, changes(before, after))


class Course:
    """A match, and the steps that have been made and stored."""

    def __init__(
        self,
        seed: str,
        match: Match,
        ticks: list[int],
        step: int,
        kept: tuple[bytes, int] | None = None,
    ) -> None:
        self.match = match
        self.step = step
        """How many steps have been made and stored."""
        self.ticks = ticks
        """For each seat, and last for a watcher, the step that last changed what it is asked."""
        self.known = [step] * len(ticks)
        """The same for what it may know at all, such as who is still to answer."""
        self._key = seed.encode()[:64]
        self._kept = kept
        """The last save, which is not the one that is stored, and after which step it was."""
        self._marks: list[Mark] | None = None
        """What each seat is asked now, as far as it has been looked at."""
        self._questions: dict[int | None, tuple[int, str]] = {}
        """What each seat's question is called, with its tick."""
        self._chairs: dict[int | None, Chair] = {}
        self.nets: list[Net] = []
        """Of the moves that it remembers, in order."""
        self._counted: Counted | None = None
        self._forget()

    @classmethod
    def begun(cls, seed: str, match: Match) -> Course:
        """The course of a match that has just begun."""
        return cls(seed, match, [0] * (match.players + 1), 0)

    # -- steps -----------------------------------------------------------------------------

    def do(self, step: Step, opening: Opening | None = None) -> list[Event]:
        """Let the match make a step, if the rules allow it; what happened by it."""
        if self._marks is None:
            self._marks = marks(self.match)
        told = len(self.match.log)
        before, asked = self._counted or count(self.match), [a.seat for a in self.match.pending]
        match = do(self.match, step, opening)
        self._counted = count(match)
        moved = step.kind == "move"
        self.nets = [each for each in self.nets if each.number <= match.number - moved]
        if moved and not match.booths:  # what is answered in private changes nothing yet
            self.nets.append(net(match, asked, before, self._counted))
        if match is not self.match:
            self.match, self._chairs = match, {}
        return [event for _, event, _ in match.log[told:]]

    def made(self, step: Step) -> Made:
        """What the step that the match has just made has changed."""
        before, after, number = self._marks or [], marks(self.match), step.number
        return Made(
            step,
            [number if a[0] != b[0] else tick for tick, b, a in zip(self.ticks, before, after)],
            [number if a != b else last for last, b, a in zip(self.known, before, after)],
            after,
        )

    def count(self, made: Made) -> None:
        """The step has been stored."""
        self._stand(made)
        self._forget()

    def follow(self, steps: Iterable[Step], opening: Opening | None = None) -> int:
        """Do what has been stored already; the least number of moves there was on the way."""
        least = self.match.number
        for step in steps:
            self.do(step, opening)
            self._stand(self.made(step))
            least = min(least, self.match.number)
        self._forget()
        return least

    def _stand(self, made: Made) -> None:
        self.step, self.ticks, self.known = made.step.number, made.ticks, made.known
        self._marks = made.marks

    def keep(self, made: Made) -> dict[str, Any]:
        """Every few steps a save is made, and the one before it is to be stored."""
        number, at = made.step.number, 0 if self._kept is None else self._kept[1]
        if number - at < KEEP_EVERY:
            return {}
        previous = self._kept
        self._kept = (msgspec.msgpack.encode(Kept(self.match.save(), made.ticks)), number)
        if previous is None:
            return {}
        return {"saved": previous[0], "saved_at": previous[1]}

    def _forget(self) -> None:
        """What was long ago is not remembered."""
        log = self.match.log
        if len(log) > 2 * REMEMBERED:
            del log[:-REMEMBERED]
        if len(self.nets) > 2 * REMEMBERED:
            del self.nets[:-REMEMBERED]

    # -- what is asked ---------------------------------------------------------------------

    def question(self, seat: int | None) -> str:
        """The name of what is asked now.

        It comes from the steps alone, so all servers call it the same; and it is a hash, so it
        does not tell how many steps others have made unseen.
        """
        tick = self.ticks[-1 if seat is None else seat]
        known = self._questions.get(seat)
        if known is not None and known[0] == tick:
            return known[1]
        name = blake2b(f"{seat}/{tick}".encode(), key=self._key, digest_size=9).hexdigest()
        self._questions[seat] = (tick, name)
        return name

    def chair(self, seat: int | None) -> Chair:
        """A chair at the match; it holds nothing of its position, so it is kept."""
        found = self._chairs.get(seat)
        if found is None:
            found = self._chairs[seat] = self.match.at(seat)
        return found
