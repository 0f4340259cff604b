"""Reads component files and says exactly what is wrong with a bad one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stolnik.engine.errors import BadData

T = TypeVar("T")

_PATH = re.compile(r"^(?P<error>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.([A-Za-z_][\w]*)|\[(\d+|\.\.\.)\]")


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
    try:
        raw: Any = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        raise BadData("data-missing", file=name, folder=str(house)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData("data-json", file=name, error=str(error)) from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        found = _PATH.match(str(error))
        assert found is not None
        record, field = _locate(raw, found["path"] or "$")
        raise BadData(
            "data-field", file=name, record=record, field=field, error=found["error"]
        ) from None


def wrong(name: str, record: str, field: str, error: str) -> BadData:
    """A value that fits the schema but not the game, such as a city that no map has."""
    return BadData("data-field", file=name, record=record, field=field, error=error)


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
