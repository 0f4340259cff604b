"""The records of the data files, as they are written there."""

from __future__ import annotations

from typing import Any

import msgspec


class SourcedRecord(msgspec.Struct, kw_only=True):
    """What every record says of where it comes from."""

    source: str
    field_sources: dict[str, str] = {}

    def house(self, *fields: str) -> tuple[str, ...]:
        """The fields that are ours: those so marked, or all these if the whole record is."""
        if self.source == "house":
            return fields
        return tuple(name for name, source in self.field_sources.items() if source == "house")


class RewardRecord(msgspec.Struct):
    type: str
    n: int = 1
    worker: str | None = None
    attribute: str | None = None
    options: tuple[tuple[RewardRecord, ...], ...] = ()


class CountRecord(msgspec.Struct):
    id: str
    count: int


class NamedRecord(msgspec.Struct):
    id: str


class WorkersFile(msgspec.Struct):
    workers: list[NamedRecord]
    attributes: list[NamedRecord]


class PaladinAbilityRecord(msgspec.Struct):
    trigger: str
    effect: str
    gain: tuple[RewardRecord, ...] = ()
    n: int = 0


class PaladinRecord(SourcedRecord, kw_only=True):
    id: str
    name: str
    workers: tuple[str, ...]
    boost: dict[str, int]
    ability: PaladinAbilityRecord


class AbilityRecord(msgspec.Struct):
    trigger: str
    reward: tuple[RewardRecord, ...]
    action: str | None = None
    condition: str = "always"


class TownsfolkRecord(SourcedRecord, kw_only=True):
    id: str
    kind: str
    discard_reward: tuple[RewardRecord, ...]
    recruit_immediate: tuple[RewardRecord, ...]
    ability: AbilityRecord


class EndScoreRecord(msgspec.Struct):
    rule: str
    vp: int
    base: int = 0
    per: int = 1
    action: str | None = None
    attribute: str | None = None
    type: str | None = None


class OutsiderRecord(SourcedRecord, kw_only=True):
    id: str
    kind: str
    type: str
    attack_reward: tuple[RewardRecord, ...]
    convert_reward: tuple[RewardRecord, ...]
    end_score: EndScoreRecord


class WallRecord(SourcedRecord, kw_only=True):
    id: str
    rewards: tuple[RewardRecord, ...]
    end_vp: int


class TavernRecord(SourcedRecord, kw_only=True):
    id: str
    workers: tuple[str, ...]


class SuspicionRecord(SourcedRecord, kw_only=True):
    id: str
    tax: int
    count: int


class DebtRecord(SourcedRecord, kw_only=True):
    id: str
    count: int
    unpaid_vp: int
    paid_vp: int


class FavourRecord(SourcedRecord, kw_only=True):
    id: str
    worker_space: str
    cost: dict[str, int]
    rewards: tuple[RewardRecord, ...]


class OrderRecord(SourcedRecord, kw_only=True):
    id: str
    action: str
    required: int


class PlacedRecord(SourcedRecord, kw_only=True):
    """A record with its place in a row, counted from 1 at the left."""

    id: str
    order: int


class TownsfolkSlotRecord(PlacedRecord, kw_only=True):
    silver: int
    debt_allowed: bool


class FlagsRecord(PlacedRecord, kw_only=True):
    faith_required: int
    strength_required: int


class SpaceRecord(PlacedRecord, kw_only=True):
    region: str
    kind: str
    reward: tuple[RewardRecord, ...]
    min_players: int


class KingsSlotRecord(PlacedRecord, kw_only=True):
    holds: str
    reveal_round: int
    vp: int = 0


class TaxSupplyRecord(msgspec.Struct):
    id: str
    players: int
    silver: int


class MainBoardFile(msgspec.Struct):
    townsfolk_slots: list[TownsfolkSlotRecord]
    outsider_slots: list[FlagsRecord]
    regions: list[FlagsRecord]
    spaces: list[SpaceRecord]
    kings_card_slots: list[KingsSlotRecord]
    tax_supply: list[TaxSupplyRecord]


class ModeRecord(msgspec.Struct):
    workers: int
    gain: tuple[RewardRecord, ...] = ()


class ActionRecord(msgspec.Struct):
    id: str
    side: str
    spaces: tuple[str, ...]
    source: str
    modes: tuple[ModeRecord, ...] = ()
    cost: dict[str, int] | str = ""
    requires: str | None = None
    rewards: str | None = None
    max_per_game: int | None = None
    cost_track: dict[str, tuple[int, ...]] = {}


class TrackSpaceRecord(PlacedRecord, kw_only=True):
    silver: int = 0
    provisions: int = 0
    influence_required: int = 0
    uncovers: tuple[RewardRecord, ...] = ()
    worker: str | None = None


class JarSpaceRecord(SourcedRecord, kw_only=True):
    id: str
    reward: tuple[RewardRecord, ...]


class DevelopVpRecord(msgspec.Struct):
    id: str
    developed: int
    vp: int


class AttributeTrackRecord(msgspec.Struct):
    max: int
    vp_by_value: tuple[int, ...]


class TrackVpRecord(msgspec.Struct):
    id: str
    counts: tuple[int, ...]
    vp: tuple[int, ...]


class PlayerBoardFile(msgspec.Struct):
    actions: list[ActionRecord]
    develop_track: list[TrackSpaceRecord]
    develop_vp: list[DevelopVpRecord]
    monk_track: list[TrackSpaceRecord]
    outpost_track: list[TrackSpaceRecord]
    wall_slots: list[TrackSpaceRecord]
    jar_track: list[TrackSpaceRecord]
    jar_spaces: list[JarSpaceRecord]
    convert_slots: list[TrackSpaceRecord]
    attribute_track: AttributeTrackRecord
    track_vp: list[TrackVpRecord]


class GameFiguresRecord(msgspec.Struct):
    id: str
    rounds: int


class PlayerStartRecord(msgspec.Struct):
    id: str
    workshops: int
    monks: int
    outposts: int
    jars: int
    attributes: dict[str, int]
    silver: int
    provisions: int


class DisplayRecord(msgspec.Struct):
    id: str
    face_up: Any


class LimitRecord(msgspec.Struct):
    id: str
    value: int
    vp: int = 0


class SetupFile(msgspec.Struct):
    game: list[GameFiguresRecord]
    player_start: list[PlayerStartRecord]
    displays: list[DisplayRecord]
    limits: list[LimitRecord]


class SchemeRecord(SourcedRecord, kw_only=True):
    id: str
    action: str
    starts: str


class DifficultyRecord(msgspec.Struct):
    id: str
    orders_revealed: int


class VirtualStartRecord(msgspec.Struct):
    id: str
    attribute_stack_bottom_to_top: tuple[str, ...]
    resource_marker_field: int


class ResourceFieldRecord(msgspec.Struct):
    id: str
    order: int
    townsfolk_slot: int
    kings_favour_slot: int
    outsider_slots: tuple[int, ...]


class RowActionRecord(msgspec.Struct):
    id: str
    order: int
    action: str


class VirtualActionRecord(msgspec.Struct):
    id: str
    action: str
    workers_without_workshops: int
    workers_with_one: int
    workers_with_two: int


class VirtualWorkersRecord(msgspec.Struct):
    id: str
    round: int
    workers: int


class PriorityRecord(msgspec.Struct):
    id: str
    order: int
    kinds: tuple[str, ...]


class VirtualTracksRecord(SourcedRecord, kw_only=True):
    id: str
    wall_influence_required: tuple[int, ...]
    jar_influence_required: tuple[int, ...]


class MinVpRecord(msgspec.Struct):
    id: str
    value: int


class VirtualFile(msgspec.Struct):
    difficulty: list[DifficultyRecord]
    start: list[VirtualStartRecord]
    resource_track: list[ResourceFieldRecord]
    fallback_row: list[RowActionRecord]
    right_side_actions: list[VirtualActionRecord]
    workers_per_round: list[VirtualWorkersRecord]
    space_priority: list[PriorityRecord]
    tracks: list[VirtualTracksRecord]
    min_vp_per_converted: list[MinVpRecord]
