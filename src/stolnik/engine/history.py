"""What a match remembers: the steps that were made, and where it can begin again."""

from __future__ import annotations

from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from stolnik.engine.flow import Move, Seat
from stolnik.engine.game import OptionValue


class Imagined(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A step of an imagined match: what this seat cannot see was dealt anew."""

    seat: Seat
    seed: str


class Played(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """A step of a match: a seat answered."""

    seat: Seat
    move: Move


Step: TypeAlias = Played | Imagined


class Start:
    """Where a match can begin again: at a checkpoint, with what happened since.

    Copies of a match share one until they move, and the first of them that does leaves the
    last checkpoint of its way in it, so that the others have less to repeat.
    """

    __slots__ = ("__weakref__", "_checkpoint", "since")

    _checkpoint: bytes | None
    since: tuple[Step, ...]

    def __init__(self, checkpoint: bytes, since: tuple[Step, ...] = ()) -> None:
        self._checkpoint = checkpoint
        self.since = since

    @property
    def locked(self) -> bool:
        """Whether the checkpoint is the truth behind an imagined match."""
        return self._checkpoint is None

    def lock(self) -> None:
        """Put the checkpoint out of reach of whoever holds the match."""
        if self._checkpoint is not None:
            _locked_up[self] = self._checkpoint
            self._checkpoint = None

    def improve(self, checkpoint: bytes, since: tuple[Step, ...]) -> None:
        """Begin later from now on."""
        if self._checkpoint is None:
            _locked_up[self] = checkpoint
        else:
            self._checkpoint = checkpoint
        self.since = since


_locked_up: WeakKeyDictionary[Start, bytes] = WeakKeyDictionary()


def checkpoint_of(start: Start) -> bytes:
    """Where a match begins; for those who run it, not for those who hold it."""
    return _locked_up[start] if start._checkpoint is None else start._checkpoint


class Saved(msgspec.Struct, frozen=True, array_like=True):
    """A match on disk: its last checkpoint and what happened since."""

    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    checkpoint: bytes
    since: tuple[Step, ...]
    number: int
    """How many moves had been made."""
    chain: str
    """The record's hash chain up to the last move."""
    imagined: bool = False
    seed: str = ""
    nonces: tuple[str, ...] = ()
