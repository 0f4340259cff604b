"""From what is stored to a match: the opening of a game, and all steps since."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.storage import read_save, write_save
from stolnik.table.problems import Problem
from stolnik.table.protocol import OptionValue
from stolnik.table.rooms import Sheet
from stolnik.table.store import Step

Mark: TypeAlias = tuple[str, tuple[int, ...]]


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """What is stored of a match so that it opens at once."""

    match: bytes
    ticks: list[int]
    """For each seat, and last for a watcher, the step that last changed what it is asked."""
    latest: bytes = b""
    """The match when its server stopped: new rules take over from exactly there."""
    latest_at: int = 0


class Opening(msgspec.Struct, frozen=True):
    """How a game began."""

    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    nonces: tuple[str, ...]
    base: bytes | None

    def match(self, listen: bool = True) -> Match:
        if self.base is not None:
            return Match.resume(self.base, listen=listen)
        return Match.start(
            load(self.game),
            players=self.players,
            seed=self.seed,
            nonces=self.nonces,
            listen=listen,
            **self.options,  # type: ignore[arg-type]
        )


def opening_of(sheet: Sheet) -> Opening:
    return Opening(
        sheet.game,
        sheet.version,
        sheet.players,
        sheet.options,
        sheet.seed,
        tuple(sheet.nonces) if any(seat.nonce for seat in sheet.seats) else (),
        sheet.base,
    )


def do(match: Match, step: Step, opening: Opening | None) -> Match:
    """The match after one more step; to go far back it is played again from the opening."""
    if step.kind == "move":
        match.submit(step.seat, step.move)
        return match
    if step.kind == "undo":
        match.undo(step.seat)
        return match
    if opening is None:
        raise ValueError("to go back by consent one needs the whole game")
    kept = match.moves[: step.kept]
    again = opening.match()
    for played in kept:
        again.submit(played.seat, played.move)
    return again


def play_through(opening: Opening, steps: Iterable[Step]) -> Match:
    """The whole game from its opening, under the rules of today."""
    ours = load(opening.game).version
    match = opening.match()
    for step in steps:
        if step.version != ours:
            raise Problem("other-version", theirs=step.version, ours=ours)
        match = do(match, step, opening)
    return match


def marks(match: Match) -> list[Mark]:
    """For each seat, and last for a watcher: what it is asked, and all that it learns by."""
    waiting = tuple(ask.seat for ask in match.pending)
    return [(match.question_for(seat), waiting) for seat in (*range(match.players), None)]


def after_update(saved: bytes, steps: Iterable[Step]) -> tuple[Match, int]:
    """A match under new rules: as far as its last steps still fit, else from its checkpoint.

    Also how many of the steps were taken over.
    """
    try:
        match = Match.resume(saved, listen=True)
    except StolnikError:
        kept = read_save(saved)
        bare = msgspec.structs.replace(kept, since=(), number=kept.number - len(kept.since))
        return Match.resume(write_save(bare), listen=True), 0
    return as_far_as_it_goes(match, steps)


def as_far_as_it_goes(match: Match, steps: Iterable[Step]) -> tuple[Match, int]:
    """Do one step after the other until one no longer fits."""
    taken = 0
    for taken, step in enumerate(steps, 1):
        try:
            match = do(match, step, None)
        except (StolnikError, ValueError):
            return match, taken - 1
    return match, taken
