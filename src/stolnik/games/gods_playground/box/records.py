"""The records of the data files, as they are written there."""

from __future__ import annotations

import msgspec


class CountRecord(msgspec.Struct):
    id: str
    count: int
    value: int = 0


class ComponentsFile(msgspec.Struct):
    components: list[CountRecord]


class FamilyRecord(msgspec.Struct):
    id: str
    colour: str
    native_province: str


class FamiliesFile(msgspec.Struct):
    families: list[FamilyRecord]


class ProvinceRecord(msgspec.Struct):
    id: str
    order: int
    enemy_field: str


class ProvincesFile(msgspec.Struct):
    provinces: list[ProvinceRecord]


class EnemyRecord(msgspec.Struct):
    id: str
    field: int
    cubes: int
    home_province: str
    markers: int = 0
    printed_cubes: int = 0


class EnemiesFile(msgspec.Struct):
    enemies: list[EnemyRecord]


class TrackRecord(msgspec.Struct):
    id: str
    values: list[int]
    sources: list[str]


class StrengthRecord(msgspec.Struct):
    id: str
    enemy: str
    players: int
    values: list[int]
    sources: list[str]


class ViennaRecord(msgspec.Struct):
    id: str
    players: int
    strength: int
    source: str


class PrestigeRecord(msgspec.Struct):
    id: str
    points: int
    source: str


class ArrowRecord(msgspec.Struct):
    id: str
    enemy: str
    origin: str = msgspec.field(name="from")
    to: str
    source: str


class ColumnRecord(msgspec.Struct):
    id: str
    sum_from: int
    sum_to: int
    infantry: int
    cavalry: int
    artillery: int
    source: str


class BoardFile(msgspec.Struct):
    estate_tracks: list[TrackRecord]
    strengths: list[StrengthRecord]
    vienna_strengths: list[ViennaRecord]
    raid_prestige: list[PrestigeRecord]
    expansion_arrows: list[ArrowRecord]
    crown_army_table: list[ColumnRecord]


class PrivateUnitRecord(msgspec.Struct):
    id: str
    cost: int
    hit_on: int | None
    from_turn: int
    per_player: int = 0
    total: int = 0


class CrownUnitRecord(msgspec.Struct):
    id: str
    total: int


class UnitsFile(msgspec.Struct):
    private_units: list[PrivateUnitRecord]
    crown_units: list[CrownUnitRecord]


class ArmyRecord(msgspec.Struct):
    infantry: int
    cavalry: int
    artillery: int


class TurnRecord(msgspec.Struct):
    id: str
    turn: int
    regular_crown_army: ArmyRecord
    crown_artillery_allowed: bool


class SpecialRuleRecord(msgspec.Struct):
    id: str
    turns: list[int]


class TurnsFile(msgspec.Struct):
    turns: list[TurnRecord]
    special_rules: list[SpecialRuleRecord]


class ActionRecord(msgspec.Struct):
    id: str
    turns: list[int]
    cubes: int
    wealth_times: int = 0
    sejm_discs: int = 0
    money: list[int] = []
    broken_by: list[int] = []
    most: int = 0
    money_each: int = 0
    points_each: int = 0
    bonus_for_all: int = 0


class ActionsFile(msgspec.Struct):
    actions: list[ActionRecord]


class FigureRecord(msgspec.Struct):
    id: str
    value: int


class PlacementRecord(msgspec.Struct):
    id: str
    players: int
    order: list[int]
    mace: int


class TokenRecord(msgspec.Struct):
    id: str
    value: int
    per_player: int


class SetupFile(msgspec.Struct):
    figures: list[FigureRecord]
    placements: list[PlacementRecord]
    influence_tokens: list[TokenRecord]
