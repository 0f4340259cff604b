"""Refuses values that fit the schema of a file but not the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from types import GenericAlias
from typing import Final, Protocol, TypeVar

import msgspec

from stolnik.engine.data import read, wrong

from .components import (
    ANY,
    ATTRIBUTE_OF,
    ATTRIBUTES,
    FAITH,
    LABOURER,
    REWARD_KINDS,
    WORKER_OF,
    WORKERS,
    Attribute,
    Reward,
    Rewards,
    Worker,
)
from .data_records import RewardRecord

DATA: Final = Path(__file__).parent.parent / "data"


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


class _HasOrder(_HasId, Protocol):
    @property
    def order(self) -> int: ...


T = TypeVar("T", bound=_HasId)
P = TypeVar("P", bound=_HasOrder)


class DataFile:
    """Refuses values that fit the schema of a file but not the game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def demand(self, record: str, field: str, value: str | None, right: Collection[str]) -> str:
        if value is None or value not in right:
            one_of = ", ".join(sorted(right))
            raise wrong(self.name, record, field, f"“{value}” is none of: {one_of}")
        return value

    def at_least(self, record: str, field: str, value: int, least: int) -> int:
        if value < least:
            raise wrong(self.name, record, field, f"{value} is less than {least}")
        return value

    def worker(self, record: str, field: str, name: str | None) -> Worker:
        return WORKER_OF[self.demand(record, field, name, WORKERS)]

    def workers(self, record: str, field: str, names: Sequence[str]) -> tuple[Worker, ...]:
        return tuple(self.worker(record, field, name) for name in names)

    def colour(self, record: str, field: str, name: str) -> Worker:
        """A kind of Worker, or ``ANY`` for a transparent space."""
        return ANY if name == "any" else self.worker(record, field, name)

    def attribute(self, record: str, field: str, name: str | None) -> Attribute:
        return ATTRIBUTE_OF[self.demand(record, field, name, ATTRIBUTES)]

    def rewards(
        self, record: str, field: str, rewards: Sequence[RewardRecord], *, choices: bool = False
    ) -> Rewards:
        """Rewards in their order; only Walls and King's Favours offer ``choices``."""
        return tuple(self._reward(record, field, reward, choices) for reward in rewards)

    def _reward(self, record: str, field: str, raw: RewardRecord, choices: bool) -> Reward:
        self.demand(record, field, raw.type, REWARD_KINDS)
        self.at_least(record, field, raw.n, 1)
        if raw.type == "choice" and not choices:
            raise wrong(self.name, record, field, "only Walls and King's Favours offer a choice")
        if raw.type == "choice" and len(raw.options) < 2:
            raise wrong(self.name, record, field, "a choice needs two or more options")
        if any(not 1 <= len(option) <= 3 for option in raw.options):
            raise wrong(self.name, record, field, "an option has one to three rewards")
        is_worker, is_attribute = raw.type == "worker", raw.type == "attribute"
        return Reward(
            kind=raw.type,
            n=raw.n,
            worker=self.worker(record, field, raw.worker) if is_worker else LABOURER,
            attribute=self.attribute(record, field, raw.attribute) if is_attribute else FAITH,
            options=tuple(self.rewards(record, field, option) for option in raw.options),
        )

    def read(self, field: str, kind: type[T], own: Path | None) -> Sequence[T]:
        """The records of a file that has one list of them, each with an id of its own."""
        shape = msgspec.defstruct("File", [(field, GenericAlias(list, kind))])
        return self.unique(getattr(read(shape, self.name, DATA, own), field))

    def unique(self, records: Sequence[T]) -> Sequence[T]:
        seen = set[str]()
        for record in records:
            if record.id in seen:
                raise wrong(self.name, record.id, "id", "this id is taken")
            seen.add(record.id)
        return records

    def row(self, records: Sequence[P], length: int | None = None) -> list[P]:
        """Records in their order, which counts 1, 2, 3, ..."""
        placed = sorted(self.unique(records), key=lambda record: record.order)
        for place, record in enumerate(placed, 1):
            if record.order != place:
                raise wrong(self.name, record.id, "order", f"{record.order} should be {place}")
        if length is not None and len(placed) != length:
            last = placed[-1].id if placed else "-"
            error = f"{len(placed)} in a row of {length}"
            raise wrong(self.name, last, "order", error)
        return placed

    def one(self, field: str, records: Sequence[T]) -> T:
        if len(records) != 1:
            raise wrong(self.name, field, field, f"{len(records)} records where one is needed")
        return records[0]
