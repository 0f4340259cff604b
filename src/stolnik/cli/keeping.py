"""Games on disk: kept after every move, without being asked, in the user's data folder.

``unfinished/`` holds the games that go on, ``finished/`` those that are over.  Each is a record,
``<game>-<start of its commitment>.jsonl``; beside one that goes on, ``<same name>.seats.json``
says who plays where.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final

import msgspec
from platformdirs import user_data_path

from stolnik.cli.files import read_file, write_file
from stolnik.cli.screen import CliError
from stolnik.engine.errors import StolnikError
from stolnik.engine.flow import Seat
from stolnik.engine.match import Match
from stolnik.engine.record import Header, Record, Seal

OLD: Final = 24 * 60 * 60
"""Seconds after which a draft that nobody finished is swept away."""


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays where, and what the players are called."""

    bots: dict[Seat, str] = {}
    """The bot of each seat that a bot plays; people play the others."""
    names: dict[Seat, str] = {}
    data: str | None = None
    """The folder of one's own data files."""


class Unfinished(msgspec.Struct, frozen=True):
    """A game that goes on, as it is offered."""

    file: Path
    game: str
    players: int
    moves: int
    touched: float
    """When the last move was made, in seconds since 1970."""
    names: tuple[str, ...]


def data_folder() -> Path:
    return user_data_path("stolnik", appauthor=False)


def unfinished() -> list[Unfinished]:
    """The games that were left before their end, the latest first, as far as they can be read."""
    found = []
    for file in data_folder().joinpath("unfinished").glob("*.jsonl"):
        with suppress(OSError, ValueError, LookupError, StolnikError, msgspec.MsgspecError):
            found.append(_glance(file))
    return sorted(found, key=lambda game: -game.touched)


def _glance(file: Path) -> Unfinished:
    rows = read_file(file).split(b"\n")
    header = msgspec.json.decode(rows[0], type=Header)
    seal = msgspec.json.decode(rows[-2], type=Seal)
    if seal.over:
        raise ValueError(file)
    names = tuple(seating_of(file).names.values())
    return Unfinished(file, header.game, header.players, seal.moves, file.stat().st_mtime, names)


def _beside(file: Path) -> Path:
    return file.with_suffix(".seats.json")


def seating_of(file: Path) -> Seating:
    """Who plays in a kept game; nobody in particular, if that is not written down."""
    with suppress(OSError, ValueError, StolnikError, msgspec.MsgspecError):
        return msgspec.json.decode(read_file(_beside(file)), type=Seating)
    return Seating()


def has_seating(file: Path) -> bool:
    with suppress(OSError):
        return _beside(file).is_file()
    return False


class Keeper:
    """Keeps one match on disk.

    ``own`` is a file that the players chose themselves; else it is one of the data folder.
    """

    def __init__(self, match: Match, seating: Seating, own: Path | None = None) -> None:
        self.match = match
        self.seating = seating
        self.file = own
        self.ours = own is None or own.parent == data_folder() / "unfinished"
        self._written = None if own is None else _mark(own)

    def keep(self, *, sure: bool = True) -> Path:
        """Write the game as it stands; an :class:`OSError` says why it cannot be."""
        if self.file is None or self._touched_by_others():
            self.file = self._new_file("unfinished")
            self.ours = True
        file = self.file
        if self.ours and not has_seating(file):
            write_file(_beside(file), msgspec.json.encode(self.seating))
        write_file(file, self.match.record().dumps(), sure=sure)
        self._written = _mark(file)
        return file

    def finish(self) -> Path:
        """Keep a game that is over among the finished ones."""
        if not self.ours:
            return self.keep()
        file = self._new_file("finished")
        write_file(file, self.match.record().dumps())
        if self.file is not None:
            for old in (self.file, _beside(self.file)):
                with suppress(OSError):
                    old.unlink()
        self.file = file
        return file

    def elsewhere(self) -> Path:
        """Keep it where anything can be kept, when its own place fails."""
        name = self._name() if self.file is None else self.file.name
        file = Path(gettempdir()) / name
        write_file(file, self.match.record().dumps())
        return file

    def _name(self) -> str:
        """By the commitment, not by the seed, which nobody should know yet."""
        return f"{self.match.game.name}-{self.match.commitment[:8]}.jsonl"

    def _new_file(self, folder: str) -> Path:
        """A file that nobody has: the same seed may be played twice."""
        home = data_folder() / folder
        home.mkdir(parents=True, exist_ok=True)
        name = Path(self._name())
        for file in _numbered(home / name):
            with suppress(FileExistsError):
                os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                return file
        raise AssertionError("there is always another number")

    def _touched_by_others(self) -> bool:
        """Whether somebody else wrote to our file, such as the same game in another window."""
        if self.file is None or self._written is None:
            return False
        return _mark(self.file) not in (None, self._written)


def _numbered(file: Path) -> Iterator[Path]:
    yield file
    number = 2
    while True:
        yield file.with_name(f"{file.stem}-{number}{file.suffix}")
        number += 1


def _mark(file: Path) -> tuple[int, int, int] | None:
    """What changes whenever a file is written."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def sweep() -> None:
    """Remove drafts that were never finished, such as when the power failed."""
    for draft in data_folder().glob("*/.*.draft"):
        with suppress(OSError):
            if draft.stat().st_mtime < time.time() - OLD:
                draft.unlink()


def read_record(file: Path, game: str | None = None) -> Record:
    """The record in a file; if a game was named, it must be one of that."""
    record = Record.loads(read_file(file))
    if game is not None and game != record.game:
        raise CliError("resume-game", file=str(file), game=record.game, asked=game)
    return record
