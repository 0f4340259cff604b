"""What a match remembers: the steps that were made, and where it can go back to."""

from __future__ import annotations

from typing import TypeAlias

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


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """A place that a match can go back to."""

    number: int
    """How many of the match's moves had been made."""
    checkpoint: bytes
    since: tuple[Step, ...] = ()
    """What had happened since the checkpoint, where those moves do not tell."""
