"""Reads what is printed on the board: ``board.json``, the one file with values that are ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from stolnik.engine.data import read
from stolnik.rulebook import rule

from . import records
from .checking import DATA, DataFile
from .components import ENEMIES, HOUSE, PROVINCES, TURNS, Column, EstateField, Province

FILE: Final = DataFile("board.json")
PLAYERS: Final = (3, 4)
SOURCES: Final = ("seed", "public", HOUSE, "own")
"""Where a value can come from; ``own`` is for what a user has read off the printed board."""
MOST_STRENGTH: Final = 30
MOST_FIELDS: Final = 9
"""A track can have no more than there are names for."""
TARGETS: Final = 2
"""The provinces that an enemy expands into."""


class Board(NamedTuple):
    """The printed board."""

    tracks: tuple[tuple[EstateField, ...], ...]
    strengths: Mapping[int, tuple[tuple[int, ...], ...]]
    vienna: Mapping[int, int]
    prestige: tuple[int, ...]
    arrows: tuple[tuple[Province, ...], ...]
    table: tuple[Column, ...]
    assumed: frozenset[str]


def open_board(own: Path | None) -> Board:
    """Read the board, and note which of its values are assumed."""
    file = read(records.BoardFile, FILE.name, DATA, own)
    tracks = _tracks(file)
    table = _table(file)
    assumed = {f"estate:{field.id}" for track in tracks for field in track if field.assumed}
    assumed |= {
        f"strength:{record.enemy}_t{turn}_{record.players}p"
        for record in file.strengths
        for turn, source in zip(TURNS, record.sources)
        if source == HOUSE
    }
    assumed |= {f"prestige:{record.id}" for record in file.raid_prestige if record.source == HOUSE}
    assumed |= {f"arrow:{record.id}" for record in file.expansion_arrows if record.source == HOUSE}
    assumed |= {f"column:{column.id}" for column in table if column.assumed}
    return Board(
        tracks=tracks,
        strengths=_strengths(file),
        vienna=_vienna(file),
        prestige=_prestige(file),
        arrows=_arrows(file),
        table=table,
        assumed=frozenset(assumed),
    )


def _sources(record: str, values: Sequence[int], sources: Sequence[str]) -> None:
    if len(sources) != len(values):
        raise FILE.wrong(record, "sources", f"{len(sources)} for {len(values)} values")
    for source in sources:
        FILE.demand(record, "sources", source, SOURCES)


@rule("BOZ 2.1 2.2 10.0.6")
def _tracks(file: records.BoardFile) -> tuple[tuple[EstateField, ...], ...]:
    """One track in each province, whose values do not fall from its start to the border."""
    tracks = []
    for province, record in enumerate(FILE.by_id(file.estate_tracks, PROVINCES)):
        _sources(record.id, record.values, record.sources)
        if not 1 <= len(record.values) <= MOST_FIELDS:
            raise FILE.wrong(record.id, "values", f"a track has from 1 to {MOST_FIELDS} fields")
        if record.values != sorted(record.values) or record.values[0] < 1:
            raise FILE.wrong(record.id, "values", f"{record.values} do not rise to the border")
        tracks.append(
            tuple(
                EstateField(
                    f"{record.id}_estate_{position + 1}", province, position, value, source == HOUSE
                )
                for position, (value, source) in enumerate(zip(record.values, record.sources))
            )
        )
    return tuple(tracks)


@rule("BOZ 2.28 8.2.2.5 8.2.2.6 8.2.2.22 8.2.2.23 8.2.3.9 8.2.4.11 11.2.1")
def _strengths(file: records.BoardFile) -> Mapping[int, tuple[tuple[int, ...], ...]]:
    """By number of players and enemy: its base strength in each turn."""
    wanted = [f"{enemy}_{players}p" for enemy in ENEMIES for players in PLAYERS]
    rows = {record.id: record for record in FILE.by_id(file.strengths, wanted)}
    for record in rows.values():
        FILE.equal(record.id, "id", record.id, f"{record.enemy}_{record.players}p")
        _sources(record.id, record.values, record.sources)
        if len(record.values) != len(TURNS):
            raise FILE.wrong(record.id, "values", f"{len(record.values)} for {len(TURNS)} turns")
        if not all(0 <= value <= MOST_STRENGTH for value in record.values):
            raise FILE.wrong(record.id, "values", f"{record.values}: from 0 to {MOST_STRENGTH}")
    return {
        players: tuple((0, *rows[f"{enemy}_{players}p"].values) for enemy in ENEMIES)
        for players in PLAYERS
    }


@rule("BOZ 8.2.4.8 8.2.4.10 11.2.3")
def _vienna(file: records.BoardFile) -> Mapping[int, int]:
    """What the Ottomans have in fields IV and V in turn 4 if they hold Vienna."""
    wanted = [f"vienna_{players}p" for players in PLAYERS]
    vienna = {}
    for players, record in zip(PLAYERS, FILE.by_id(file.vienna_strengths, wanted)):
        FILE.equal(record.id, "players", record.players, players)
        FILE.demand(record.id, "source", record.source, SOURCES)
        vienna[players] = FILE.at_least(record.id, "strength", record.strength, 0)
    return vienna


@rule("BOZ 2.28 9.2.1.6 9.2.1.7")
def _prestige(file: records.BoardFile) -> tuple[int, ...]:
    """The points printed on each enemy field."""
    points = []
    for record in FILE.by_id(file.raid_prestige, ENEMIES):
        FILE.demand(record.id, "source", record.source, SOURCES)
        points.append(FILE.at_least(record.id, "points", record.points, 1))
    return tuple(points)


@rule("BOZ 8.4.0.3 8.4.0.8 8.4.0.14 8.4.0.15")
def _arrows(file: records.BoardFile) -> tuple[tuple[Province, ...], ...]:
    """By enemy: the two provinces that its arrows point at."""
    targets: list[list[Province]] = [[] for _ in ENEMIES]
    for record in file.expansion_arrows:
        FILE.demand(record.id, "source", record.source, SOURCES)
        enemy = FILE.place(record.id, "enemy", record.enemy, ENEMIES)
        FILE.equal(record.id, "from", record.origin, PROVINCES[enemy])
        to = FILE.place(record.id, "to", record.to, PROVINCES)
        if to == enemy or to in targets[enemy]:
            raise FILE.wrong(record.id, "to", f"no second arrow can point at {record.to}")
        targets[enemy].append(to)
    for enemy, found in enumerate(targets):
        if len(found) != TARGETS:
            error = f"{ENEMIES[enemy]} has {len(found)} arrows, not {TARGETS}"
            raise FILE.wrong(ENEMIES[enemy], "expansion_arrows", error)
    return tuple(tuple(sorted(found)) for found in targets)


@rule("BOZ 2.25 6.2.6 6.2.9")
def _table(file: records.BoardFile) -> tuple[Column, ...]:
    """The columns of the Crown Army Strength table, without gaps from a sum of 0 on."""
    columns = []
    following = 0
    for record in file.crown_army_table:
        FILE.demand(record.id, "source", record.source, SOURCES)
        FILE.equal(record.id, "sum_from", record.sum_from, following)
        FILE.at_least(record.id, "sum_to", record.sum_to, record.sum_from)
        units = (record.infantry, record.cavalry, record.artillery)
        if min(units) < 0:
            raise FILE.wrong(record.id, "infantry", "less than nothing")
        following = record.sum_to + 1
        columns.append(
            Column(record.id, record.sum_from, record.sum_to, units, record.source == HOUSE)
        )
    return tuple(columns)
