"""The shapes of games, their options and their rules."""

from __future__ import annotations

from stolnik.table.protocol.base import Both, OptionValue, Out


class OptionValueInfo(Out, frozen=True, kw_only=True):
    value: OptionValue
    title: Both


class OptionInfo(Out, frozen=True, kw_only=True):
    name: str
    title: Both
    help: Both
    values: list[OptionValueInfo]
    players: list[int]


class BotInfo(Out, frozen=True, kw_only=True):
    name: str
    title: Both
    help: Both


class GameInfo(Out, frozen=True, kw_only=True):
    name: str
    version: str
    title: Both
    blurb: Both
    players: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    clauses: int


class ClauseInfo(Out, frozen=True, kw_only=True):
    id: str
    section: str
    title: str
    text: str
    lines: str
    tags: list[str]


class Place(Out, frozen=True, kw_only=True):
    """Where in the code or the tests a clause is named."""

    name: str
    file: str
    line: int


class ClauseWhole(Out, frozen=True, kw_only=True):
    id: str
    section: str
    title: str
    text: str
    lines: str
    tags: list[str]
    cited: list[Place]
    tested: list[Place]
    rulings: list[str]
    waived: str | None


class ResultPoint(Out, frozen=True, kw_only=True):
    number: int
    values: list[float]


class Result(Out, frozen=True, kw_only=True):
    lines: list[list[str]]
    """For each seat how its result came about, source by source, in words."""
    series: list[ResultPoint]
