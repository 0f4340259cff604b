"""Refuses values that fit the schema of a data file but not the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeVar

from stolnik.engine.data import wrong
from stolnik.engine.errors import BadData

DATA: Final = Path(__file__).parent.parent / "data"


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_HasId)


class DataFile:
    """One data file, and what can be wrong in it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def wrong(self, record: str, field: str, error: str) -> BadData:
        return wrong(self.name, record, field, error)

    def demand(self, record: str, field: str, value: str, right: Collection[str]) -> str:
        if value not in right:
            raise self.wrong(record, field, f"“{value}” is none of: {', '.join(right)}")
        return value

    def place(self, record: str, field: str, value: str, right: Sequence[str]) -> int:
        """Where an id stands in the list of all."""
        return right.index(self.demand(record, field, value, right))

    def at_least(self, record: str, field: str, value: int, least: int) -> int:
        if value < least:
            raise self.wrong(record, field, f"{value} is less than {least}")
        return value

    def equal(self, record: str, field: str, value: str | int, right: str | int) -> None:
        if value != right:
            raise self.wrong(record, field, f"“{value}” should be “{right}”")

    def by_id(self, found: Sequence[T], wanted: Sequence[str]) -> list[T]:
        """One record for each id, in the order of the ids."""
        known: dict[str, T] = {}
        for record in found:
            self.demand(record.id, "id", record.id, wanted)
            if record.id in known:
                raise self.wrong(record.id, "id", "this id is taken")
            known[record.id] = record
        for name in wanted:
            if name not in known:
                raise self.wrong(name, "id", "this record is missing")
        return [known[name] for name in wanted]
