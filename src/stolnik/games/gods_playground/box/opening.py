"""Opens the box: reads every data file, and refuses what does not fit the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from stolnik.engine.data import read
from stolnik.engine.game import Options
from stolnik.rulebook import rule

from . import records
from .board import Board, open_board
from .checking import DATA, DataFile
from .components import (
    ACTIONS,
    ENEMIES,
    FAMILIES,
    PROVINCES,
    TURNS,
    UNITS,
    ActionCost,
    Box,
    Column,
    Family,
    Figures,
    Placement,
    TreatyLevel,
    Turn,
    UnitKind,
    Variants,
)

PLAYERS: Final = (3, 4)

PIECES: Final = (
    "influence_token",
    "player_disc",
    "pawn",
    "habsburg_marker",
    "steward_disc",
    "die",
    "mace",
    "city_disc",
    "treaty_disc",
    "wealth_disc",
    "private_infantry",
    "private_cavalry",
    "private_artillery",
    "cossack",
    "crown_infantry",
    "crown_cavalry",
    "crown_artillery",
    "player_cube",
    "enemy_cube_black",
    "enemy_cube_green",
    "enemy_cube_brown",
    "enemy_cube_orange",
    "enemy_cube_purple",
    "coin_1",
    "coin_5",
    "king_cube",
)
"""The components that the game is played with."""

COLOURS: Final = ("black", "green", "brown", "orange", "purple")
"""Of the enemies' cubes, in the order of their fields."""

RULES: Final = (
    "cossack_revolt",
    "vienna",
    "relief_of_vienna",
    "habsburg_influence",
    "habsburg_war",
    "vienna_garrison",
    "tokens_back",
)


@rule(
    "BOZ 2.3 2.4 2.6 2.7 2.8 2.9 2.10 2.11 2.12 2.13 2.14 2.15 2.16 2.17 2.18 2.19",
)
def open_box(options: Options, own: Path | None = None) -> Box:
    """Read all that lies in the box; a folder of one's own may replace any file."""
    pieces = _pieces(own)
    enemies = _enemies(own, pieces)
    board = open_board(own)
    units = _units(own)
    actions = _actions(own)
    figures = _figures(own, actions, enemies[-1].printed_cubes)
    per_colour = len(FAMILIES)
    return Box(
        pieces=pieces,
        families=_families(own),
        tracks=board.tracks,
        estates={field.id: field for track in board.tracks for field in track},
        strengths=board.strengths,
        vienna_strength=board.vienna,
        raid_prestige=board.prestige,
        arrows=board.arrows,
        crown_table=board.table,
        columns=_columns(board, _tokens(own)),
        units=tuple(_kind(record) for record in units.private_units[: len(UNITS)]),
        cossack=_kind(units.private_units[-1]),
        private_army=tuple(record.per_player for record in units.private_units[: len(UNITS)]),
        crown_army=tuple(record.total for record in units.crown_units),
        cossacks=units.private_units[-1].total,
        turns=_turns(own),
        enemy_cubes=tuple(record.cubes for record in enemies),
        markers=pieces["habsburg_marker"],
        king_cubes=pieces["king_cube"],
        stewards=pieces["steward_disc"],
        cities=pieces["city_disc"],
        cubes=pieces["player_cube"] // per_colour,
        discs=pieces["player_disc"] // per_colour,
        tokens=_tokens(own),
        zlotys=_zlotys(own),
        actions={
            name: ActionCost(frozenset(record.turns), record.cubes)
            for name, record in actions.items()
        },
        treaties=tuple(
            TreatyLevel(money, dice)
            for money, dice in zip(actions["diplomacy"].money, actions["diplomacy"].broken_by)
        ),
        placements=_placements(own),
        figures=figures,
        variants=Variants(**{name: bool(options[name]) for name in Variants._fields}),
        assumed=board.assumed,
    )


def _pieces(own: Path | None) -> Mapping[str, int]:
    file = DataFile("components.json")
    found = read(records.ComponentsFile, file.name, DATA, own).components
    pieces = {record.id: file.at_least(record.id, "count", record.count, 1) for record in found}
    for name in PIECES:
        if name not in pieces:
            raise file.wrong(name, "id", "this record is missing")
    for name in ("influence_token", "player_disc", "player_cube"):
        if pieces[name] % len(FAMILIES):
            raise file.wrong(name, "count", f"{pieces[name]} cannot be shared by four players")
    return pieces


def _zlotys(own: Path | None) -> int:
    found = read(records.ComponentsFile, "components.json", DATA, own).components
    return sum(record.count * record.value for record in found if record.id.startswith("coin_"))


@rule("BOZ-1.2", "BOZ-12.3.2")
def _families(own: Path | None) -> tuple[Family, ...]:
    """The four families, their colours and where they come from."""
    file = DataFile("families.json")
    found = read(records.FamiliesFile, file.name, DATA, own).families
    return tuple(
        Family(
            record.id,
            record.colour,
            file.place(record.id, "native_province", record.native_province, PROVINCES),
        )
        for record in file.by_id(found, FAMILIES)
    )


@rule("BOZ 2.22 2.27 2.29 2.30 2.31 2.32 2.33 2.34 2.35 2.36 2.41 6.3.1")
def _enemies(own: Path | None, pieces: Mapping[str, int]) -> list[records.EnemyRecord]:
    """Five enemies in the order of their fields, each with the province it presses on."""
    file = DataFile("enemies.json")
    found = file.by_id(read(records.EnemiesFile, file.name, DATA, own).enemies, ENEMIES)
    for number, (record, colour) in enumerate(zip(found, COLOURS)):
        file.equal(record.id, "field", record.field, number + 1)
        file.equal(record.id, "home_province", record.home_province, PROVINCES[number])
        file.equal(record.id, "cubes", record.cubes, pieces[f"enemy_cube_{colour}"])
    lands = DataFile("provinces.json")
    provinces = read(records.ProvincesFile, lands.name, DATA, own).provinces
    for number, province in enumerate(lands.by_id(provinces, PROVINCES)):
        lands.equal(province.id, "order", province.order, number + 1)
        lands.equal(province.id, "enemy_field", province.enemy_field, ENEMIES[number])
    return found


@rule("BOZ 7.3.5 7.3.6 7.3.7 7.3.10 8.1.8 8.1.9")
def _units(own: Path | None) -> records.UnitsFile:
    """The tables of prices and of what hits."""
    file = DataFile("units.json")
    found = read(records.UnitsFile, file.name, DATA, own)
    private = file.by_id(found.private_units, (*UNITS, "cossack"))
    for record in private:
        file.at_least(record.id, "cost", record.cost, 0)
        file.demand(record.id, "from_turn", str(record.from_turn), [str(turn) for turn in TURNS])
        rolls = record.id != "artillery"
        if (record.hit_on is not None) != rolls:
            raise file.wrong(record.id, "hit_on", "artillery does not roll, and all others do")
        if record.hit_on is not None and not 2 <= record.hit_on <= 6:
            raise file.wrong(record.id, "hit_on", f"{record.hit_on} is not from 2 to 6")
        counted = "total" if record.id == "cossack" else "per_player"
        file.at_least(record.id, counted, getattr(record, counted), 1)
    crown = file.by_id(found.crown_units, [f"crown_{unit}" for unit in UNITS])
    for unit in crown:
        file.at_least(unit.id, "total", unit.total, 1)
    return records.UnitsFile(private, crown)


def _kind(record: records.PrivateUnitRecord) -> UnitKind:
    return UnitKind(record.id, record.cost, record.hit_on or 0, record.from_turn)


@rule("BOZ 1.3 2.26 6.2.2 6.2.3 6.2.4 6.2.5 6.2.7")
def _turns(own: Path | None) -> tuple[Turn, ...]:
    """Four turns, each with its regular army and what is special about it."""
    file = DataFile("turns.json")
    found = read(records.TurnsFile, file.name, DATA, own)
    hold: dict[str, list[int]] = {}
    for special in file.by_id(found.special_rules, RULES):
        for turn in special.turns:
            file.demand(special.id, "turns", str(turn), [str(turn) for turn in TURNS])
        hold[special.id] = special.turns
    turns = []
    for number, record in zip(TURNS, file.by_id(found.turns, [f"turn_{n}" for n in TURNS])):
        file.equal(record.id, "turn", record.turn, number)
        army = record.regular_crown_army
        units = (army.infantry, army.cavalry, army.artillery)
        for kind, count in zip(UNITS, units):
            file.at_least(record.id, kind, count, 0)
        turns.append(
            Turn(
                number=number,
                regular_army=units,
                crown_artillery=record.crown_artillery_allowed,
                revolt=number in hold["cossack_revolt"],
                vienna=number in hold["vienna"],
                relief_of_vienna=number in hold["relief_of_vienna"],
                influence=number in hold["habsburg_influence"],
                habsburg_war=number in hold["habsburg_war"],
                garrison=number in hold["vienna_garrison"],
                tokens_back=number in hold["tokens_back"],
            )
        )
    return (turns[0], *turns)


@rule("BOZ 7.2.0.4 7.2.6.8 7.2.7.5 7.2.8.3 12.2.1 12.2.2 12.2.3")
def _actions(own: Path | None) -> dict[str, records.ActionRecord]:
    """The eight special actions: when each is open, and what it takes."""
    file = DataFile("special_actions.json")
    found = file.by_id(read(records.ActionsFile, file.name, DATA, own).actions, ACTIONS)
    for record in found:
        file.at_least(record.id, "cubes", record.cubes, 0)
        for turn in record.turns:
            file.demand(record.id, "turns", str(turn), [str(turn) for turn in TURNS])
    actions = {record.id: record for record in found}
    treaty = actions["diplomacy"]
    file.equal("diplomacy", "sejm_discs", treaty.sejm_discs, 1)
    if not treaty.money or len(treaty.money) != len(treaty.broken_by):
        raise file.wrong("diplomacy", "broken_by", "there must be one number for each price")
    for field, numbers in (("money", treaty.money), ("broken_by", treaty.broken_by)):
        if numbers != sorted(set(numbers)) or numbers[0] < 1:
            raise file.wrong("diplomacy", field, f"{numbers} do not rise")
    for name, field in (
        ("gdansk", "wealth_times"),
        ("move_cubes", "most"),
        ("colleges", "money_each"),
        ("colleges", "points_each"),
    ):
        file.at_least(name, field, getattr(actions[name], field), 1)
    return actions


@rule("BOZ 3.2 3.11 5.1.3 5.1.4 9.1.0.1 9.2.2.1 9.2.3.2 10.0.3 12.3.1")
def _figures(
    own: Path | None, actions: Mapping[str, records.ActionRecord], printed_cubes: int
) -> Figures:
    """The numbers that the rulebook states once."""
    file = DataFile("setup.json")
    elsewhere = {
        "gdansk_times": actions["gdansk"].wealth_times,
        "moved_cubes": actions["move_cubes"].most,
        "college_money": actions["colleges"].money_each,
        "college_points": actions["colleges"].points_each,
        "college_bonus": actions["colleges"].bonus_for_all,
        "printed_cubes": printed_cubes,
    }
    wanted = [name for name in Figures._fields if name not in elsewhere]
    found = file.by_id(read(records.SetupFile, file.name, DATA, own).figures, wanted)
    values = {record.id: file.at_least(record.id, "value", record.value, 1) for record in found}
    figures = Figures(**values, **elsewhere)
    if not figures.least_wealth <= figures.wealth <= figures.most_wealth:
        raise file.wrong("wealth", "value", "it lies outside the wealth track")
    return figures


@rule("BOZ 3.4 3.6 3.7 3.8 3.10 11.1.3 11.1.4 11.1.5")
def _placements(own: Path | None) -> Mapping[int, Placement]:
    """Who places an estate when: three rounds with the mace moving on, or there and back."""
    file = DataFile("setup.json")
    placements: dict[int, Placement] = {}
    for record in read(records.SetupFile, file.name, DATA, own).placements:
        file.demand(record.id, "players", str(record.players), [str(n) for n in PLAYERS])
        for seat in (*record.order, record.mace):
            file.demand(record.id, "order", str(seat), [str(n) for n in range(record.players)])
        placements[record.players] = Placement(tuple(record.order), record.mace)
    for players in PLAYERS:
        if players not in placements:
            raise file.wrong("placements", "players", f"no record for {players} players")
    return placements


@rule("BOZ-2.3", "BOZ-5.2.2")
def _tokens(own: Path | None) -> tuple[int, ...]:
    """By value: how many influence tokens of it a player has."""
    file = DataFile("setup.json")
    found = read(records.SetupFile, file.name, DATA, own).influence_tokens
    for value, record in enumerate(found):
        file.equal(record.id, "value", record.value, value)
        file.equal(record.id, "id", record.id, f"influence_{value}")
        file.at_least(record.id, "per_player", record.per_player, 1)
    tokens = tuple(record.per_player for record in found)
    if sum(tokens) * len(FAMILIES) != _pieces(own)["influence_token"]:
        raise file.wrong(
            "influence_tokens", "per_player", f"{sum(tokens)} are not a player's share"
        )
    return tokens


@rule("BOZ-6.2.6")
def _columns(board: Board, tokens: Sequence[int]) -> tuple[Column, ...]:
    """By sum of the Royal Court tokens, up to the highest of four players: its column."""
    highest = len(FAMILIES) * (len(tokens) - 1)
    columns = [column for column in board.table for _ in range(column.least, column.most + 1)]
    if len(columns) <= highest:
        error = f"the table ends before a sum of {highest}"
        raise DataFile("board.json").wrong("crown_army_table", "sum_to", error)
    return tuple(columns)
