"""A file to which every finished game is added, so that many games can be gone on with later.

The first line says what was begun; each further line is the result of a game.  What was being
written when the machine stopped has no end of line, and is left out.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from stolnik.engine.errors import parser_problem
from stolnik.lab.errors import LabError

R = TypeVar("R", bound=msgspec.Struct)

BEGINS: Final = b'{"stolnik_lab":'


class Heading(msgspec.Struct, frozen=True):
    """The first line: what is played, and under which version of the rules."""

    stolnik_lab: str
    """The command that writes the file."""
    game: str
    version: str
    plan: dict[str, Any]


class Journal(Generic[R]):
    """The results that a file holds, and the next ones."""

    def __init__(self, file: Path, heading: Heading, kind: type[R]) -> None:
        self.results: list[R] = []
        """What had been finished when the file was opened, and since."""
        self._file = file
        if file.exists() and not file.is_file():  # a device can be read without end
            raise LabError("not-a-journal", file=str(file))
        written = file.read_bytes() if file.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        if written and not written.startswith(BEGINS[: len(written)]):
            raise LabError("not-a-journal", file=str(file))
        if not whole:
            whole = msgspec.json.encode(heading) + b"\n"
            file.write_bytes(whole)
        first, *lines = whole.splitlines()
        self._check(self._read(first, Heading, 1), heading)
        self.results += [self._read(line, kind, at) for at, line in enumerate(lines, start=2)]
        with file.open("r+b") as stream:
            stream.truncate(len(whole))

    def add(self, result: R) -> None:
        """Keep a result: it is on the disk when this returns."""
        with self._file.open("ab") as stream:
            stream.write(msgspec.json.encode(result) + b"\n")
            stream.flush()
            os.fsync(stream.fileno())
        self.results.append(result)

    def _read(self, line: bytes, kind: type[Any], number: int) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            problem = parser_problem(error)
            raise LabError(
                "journal-line", file=str(self._file), line=number, problem=problem
            ) from None

    def _check(self, found: Heading, wanted: Heading) -> None:
        about = {"file": str(self._file), "game": wanted.game}
        if found.stolnik_lab != wanted.stolnik_lab:
            raise LabError("not-a-journal", file=str(self._file))
        if (found.game, found.plan) != (wanted.game, wanted.plan):
            plan = msgspec.json.encode({"game": found.game, **found.plan}).decode()
            raise LabError("other-plan", file=str(self._file), plan=plan)
        if found.version != wanted.version:
            raise LabError("other-version", version=found.version, own=wanted.version, **about)
