"""What a match remembers: the steps that were made, and where it can begin again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from stolnik.engine.flow import Move, Seat
from stolnik.engine.game import OptionValue
from stolnik.engine.record import link


class Imagined(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A step of an imagined match: what this seat cannot see was dealt anew."""

    seat: Seat
    seed: str


class Played(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """A step of a match: a seat answered."""

    seat: Seat
    move: Move


Step: TypeAlias = Played | Imagined


class Moves(list[Played]):
    """Moves in their order, and the record's hash chain along them, as far as it was asked for.

    Copies of a match share the moves before their own.  Whoever goes back takes a list of his own
    along (``without``), so that a link once made is right for ever.
    """

    _links: Sequence[str] = ()

    def chain(self, before: str, count: int) -> str:
        """The chain after so many of these moves, if ``before`` is where it stood before them."""
        if len(self._links) < count:
            links = [*self._links]
            for played in islice(self, len(links), count):
                links.append(link(links[-1] if links else before, (played.seat, played.move)))
            self._links = links  # in one go: others may be reading
        return self._links[count - 1] if count else before

    def without(self, index: int) -> Moves:
        """These moves but for one of them; the chain is the same up to there."""
        rest = Moves((*self[:index], *self[index + 1 :]))
        rest._links = self._links[:index]
        return rest


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
