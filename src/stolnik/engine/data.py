"""Reads component files and says exactly what is wrong with a bad one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from stolnik.engine.errors import BadData, data_problem, parser_problem

T = TypeVar("T")

_PATH = re.compile(r"^(?P<error>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.([A-Za-z_][\w]*)|\[(\d+|\.\.\.)\]")


LARGEST: Final = 16 * 1024 * 1024
"""Bytes that a data file may have: many times what the largest of ours has."""


def check_folder(own: Path, house: Path) -> None:
    """Refuse a folder of one's own that is none, or holds files that would never be read."""
    if not own.is_dir():
        raise BadData("data-folder", folder=str(own))
    known = {path.name for path in house.rglob("*.json")}
    for path in sorted(own.iterdir()):
        note = path.name.startswith(".") or path.suffix in (".md", ".txt")
        if known and path.name not in known and not note:
            right = ", ".join(sorted(known))
            raise BadData("data-unknown", file=path.name, folder=str(own), right=right)


def find_file(name: str, house: Path, own: Path | None) -> Path:
    """The user's own file of that name if there is one, else the one of the house."""
    if own is not None:
        if not own.is_dir():
            raise BadData("data-missing", file=name, folder=str(own))
        if (own / name).exists():
            return own / name
    return house / name


def read(kind: type[T], name: str, house: Path, own: Path | None = None) -> T:
    """Read one JSON file as ``kind``; what breaks its schema is named by record and field."""
    path = find_file(name, house, own)
    if path.exists() and (not path.is_file() or path.stat().st_size > LARGEST):
        raise BadData("data-file", file=name, folder=str(path.parent))
    try:
        raw: Any = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        raise BadData("data-missing", file=name, folder=str(house)) from None
    except OSError:
        raise BadData("data-file", file=name, folder=str(path.parent)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData("data-json", file=name, error=parser_problem(error)) from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        found = _PATH.match(str(error))
        assert found is not None
        record, field = _locate(raw, found["path"] or "$")
        problem = parser_problem(found["error"])
        raise BadData("data-field", file=name, record=record, field=field, error=problem) from None


def wrong(name: str, record: str, field: str, error: str) -> BadData:
    """A value that fits the schema but not the game, such as a city that no map has."""
    problem = data_problem(error)
    return BadData("data-field", file=name, record=record, field=field, error=problem)


def _locate(raw: Any, path: str) -> tuple[str, str]:
    """Turn ``$.cards[3].agents[0].piece`` into the record's id and the field's name."""
    record, field, here = "-", "-", raw
    for name, index in _STEP.findall(path):
        try:
            here = here[name] if name else here[int(index)]
        except (KeyError, IndexError, TypeError, ValueError):
            here = None
        if name:
            field = name
        elif isinstance(here, dict) and "id" in here:
            record = str(here["id"])
        elif record == "-":
            record = f"{field} {index}"
    return record, field
