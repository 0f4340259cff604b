"""The data files as they are written; what breaks such a schema is refused by record and field."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Edition = Literal["base", "deluxe"]
PowerKind = Literal["adm", "dip", "mil"]
Size = Literal["small", "large"]


class Religion(msgspec.Struct):
    printed: str
    slot: str


class HrePart(msgspec.Struct):
    inside: bool
    partial: bool
    provinces_inside: list[str]
    elector: bool


class Link(msgspec.Struct):
    to: str


class AreaRecord(msgspec.Struct):
    id: str
    name: str
    board: Literal["west", "east"]
    land_borders: list[str]
    mountain_borders: list[str]
    sea_zones: list[str]
    provinces: list[str]
    religion: Religion
    hre: HrePart
    inland_trade_node: str | None
    desert_trade_nodes: list[str]
    distant_links: list[Link]
    source: str


class AreasFile(msgspec.Struct):
    areas: list[AreaRecord]


class ProvinceRecord(msgspec.Struct):
    id: str
    name: str
    area: str
    board: Literal["west", "east"]
    size: Size
    tax_value: int
    ports: Literal[0, 1, 2]
    port_sea_zones: list[str]
    island: bool
    gold: bool
    capital: bool
    home_realm: str
    owner_1444: str
    in_hre: bool
    dutch_core: bool
    source: str
    tax_source: str
    port_source: str
    owner_source: str


class ProvincesFile(msgspec.Struct):
    provinces: list[ProvinceRecord]


class ZoneLink(msgspec.Struct):
    letter: str
    to: str


class ZoneRecord(msgspec.Struct):
    id: str
    name: str
    map: str
    trade_protection_slots: int
    neighbours: list[str]
    links: list[ZoneLink]
    mark: Literal["dagger", "asterisk"] | None
    galleys_allowed: bool
    atlantic_for_dnpr: bool
    trade_nodes: list[str]
    ports_facing: list[str]
    source: str


class ZonesFile(msgspec.Struct):
    sea_zones: list[ZoneRecord]


class ContinentRecord(msgspec.Struct):
    id: str
    name: str
    trade_number: int | None
    source: str


class DistantRecord(msgspec.Struct):
    id: str
    name: str
    map: str
    type: Literal["province", "territory"]
    territory_number: int | None
    tax_value: int
    size: Size
    ports: Literal[0, 1, 2]
    port_sea_zones: list[str]
    port_inactive_until_settled: bool
    island: bool
    gold: bool
    capital: bool
    home_realm: str | None
    neighbours: list[str]
    overland_links: list[Link]
    source: str
    values_source: str
    port_source: str = "public"
    port_sea_zones_source: str | None = None


class DistantFile(msgspec.Struct):
    continents: list[ContinentRecord]
    areas: list[DistantRecord]


class RealmRecord(msgspec.Struct):
    id: str
    name: str
    kind_1444: Literal["npr", "vassal", "player_or_npr", "absent"]
    major_power: bool
    playable: bool
    capital: str
    capital_area: str
    state_religion_1444: str
    overlord_1444: str | None
    vassals_1444: list[str]
    provinces_1444: list[str]
    tax_value_1444: int
    source: str


class LaterRealmRecord(msgspec.Struct):
    """A Realm that an Event or a Mission founds."""

    id: str
    name: str
    source: str
    state_religion: str | None = None
    capital: str | None = None
    replaces: str | None = None


class DnprRecord(msgspec.Struct):
    realm: str
    colour: str


class RealmsFile(msgspec.Struct):
    realms: list[RealmRecord]
    extra_realms: list[LaterRealmRecord]
    dnpr: list[DnprRecord]
    dnpr_colours: list[str]


class ReligionRecord(msgspec.Struct):
    id: str
    name: str
    source: str
    group: str | None = None
    counts_as: str | None = None


class ReligionsFile(msgspec.Struct):
    religions: list[ReligionRecord]


class KeyProvince(msgspec.Struct):
    province: str
    trade_power: int


class TradeOption(msgspec.Struct):
    node: str
    key_provinces: list[KeyProvince]
    requires_settled_key_province: bool
    requires_owned_key_province: bool
    secondary_node: str | None


class IncomeRows(msgspec.Struct):
    p1_2: int
    p3_5: int
    p6_up: int


class Incomes(msgspec.Struct):
    normal: IncomeRows
    expanded: IncomeRows


class NodeRecord(msgspec.Struct):
    id: str
    name: str
    kind: Literal["maritime", "inland"]
    sea_zones: list[str]
    area: str | None
    desert_adjacent_areas: list[str]
    distant: bool
    board: str
    source: str


class TradeCardRecord(msgspec.Struct):
    id: str
    good: str
    name: str
    income: Incomes
    inflation: bool
    prestige_loss_in_age_3_4: int
    options: list[TradeOption]
    mark: Literal["dagger", "asterisk"] | None
    continents: list[int]
    source: str


class TradeFile(msgspec.Struct):
    nodes: list[NodeRecord]
    cards: list[TradeCardRecord]
    no_trade_income: int
    cards_drawn: int


class CharacterRecord(msgspec.Struct):
    name: str
    role: Literal["advisor", "leader", "ruler"]
    mortality: str | None
    skills: dict[PowerKind, int] = {}
    battle_dice: dict[str, int] = {}
    kind: PowerKind | None = None
    kinds: list[PowerKind] = []
    skill: int = 0
    cost_ducats: int = 0
    cost_mil: int = 0
    upkeep_ducats: int | None = None
    ruler_only: bool = False
    may_command: bool = True
    starts_with_ill_health: bool = False
    realm: str | None = None
    values_source: str = "public"


class DisplayActionRecord(msgspec.Struct):
    id: str
    name: str
    kind: str
    cost: dict[str, Any]
    charges: int
    effects: list[Any]
    source: str
    requires: dict[str, Any] | None = None


class CardTypeRecord(msgspec.Struct):
    id: str
    deck: PowerKind
    copies: int
    card: str
    name: str
    kind: Literal["action", "display", "reaction", "battle", "covert"]
    cost: dict[str, Any]
    effects: list[Any]
    effects_source: str
    charges: int = 0
    actions: list[DisplayActionRecord] = []
    on_play: list[Any] = []
    requires: dict[str, Any] | None = None
    covert: bool = False


class CardRecord(msgspec.Struct):
    id: str
    type: str
    deck: PowerKind
    card: str
    character: CharacterRecord
    source: str


class ActionCardsFile(msgspec.Struct):
    types: list[CardTypeRecord]
    cards: list[CardRecord]


class EventRecord(msgspec.Struct):
    id: str
    name: str
    type: Literal["A", "B", "realm"]
    age: int
    half: Literal["1", "2", "X"]
    edition: Edition
    realm: str | None
    symbols: list[str]
    effects: list[Any]
    effects_source: str
    character: CharacterRecord | None
    source: str
    uncertain: str | None = None


class EventsFile(msgspec.Struct):
    events: list[EventRecord]


class IdeaRecord(msgspec.Struct):
    id: str
    name: str
    type: PowerKind
    age: Literal["I", "II", "III", "IV"]
    edition: Edition
    basic: bool
    government_form: bool
    cost: dict[PowerKind, int]
    requires: dict[str, Any] | None
    passive: list[Any]
    immediate: list[Any]
    prestige: int
    source: str
    effect_source: str


class IdeasFile(msgspec.Struct):
    ideas: list[IdeaRecord]


class MissionRecord(msgspec.Struct):
    id: str
    deck: str
    number: int
    name: str
    edition: Edition
    starting_1444: bool
    requires_any_of: list[str]
    unlocks: list[str]
    condition: dict[str, Any]
    prestige: int
    effects: list[Any]
    source: str
    code: str | None = None


class MissionsFile(msgspec.Struct):
    missions: list[MissionRecord]


class MilestoneRecord(msgspec.Struct):
    id: str
    deck: Literal["expansion", "politics", "warfare", "economy"]
    age: int
    edition: Edition
    name: str
    condition: dict[str, Any]
    prestige: list[int]
    reward: list[Any]
    source: str


class MilestonesFile(msgspec.Struct):
    milestones: list[MilestoneRecord]


class ExtraRecord(msgspec.Struct, rename={"when": "if"}):
    """Prestige of a Power Struggle for whoever fulfils a condition."""

    when: dict[str, Any]
    prestige: int


class StruggleRecord(msgspec.Struct):
    id: str
    name: str
    edition: Edition
    age: int
    battlegrounds: list[str]
    extra: list[ExtraRecord]
    source: str


class StrugglesFile(msgspec.Struct):
    cards: list[StruggleRecord]


class StartingRuler(msgspec.Struct):
    name: str
    skills: dict[PowerKind, int]
    battle_dice: dict[str, int]
    ill_health: int
    mortality: str | None


class StartingArmy(msgspec.Struct):
    area: str
    infantry: int
    cavalry: int
    artillery: int


class StartingShips(msgspec.Struct):
    sea_zone: str
    type: Literal["light", "heavy", "galley"]
    n: int
    on_trade_protection: bool


class CubesInArea(msgspec.Struct):
    area: str
    n: int


class SetupRecord(msgspec.Struct):
    id: str
    realm: str
    edition: Edition
    towns_small: list[str]
    towns_large: list[str]
    vassal_provinces: list[str]
    vassal_tokens: int
    manpower: int
    base_tax: int
    vassal_income: int
    state_religion: str
    ruler: StartingRuler
    armies: list[StartingArmy]
    ships: list[StartingShips]
    merchants: list[str]
    influence: list[CubesInArea]
    alliances: list[str]
    marriages: list[str]
    cardinals: int
    stability: int
    ducats: int
    power: dict[PowerKind, int]
    source: str
    claims: list[str] = []
    colonists: int = 0
    emperor: bool = False
    imperial_influence: list[CubesInArea] = []


class SetupsFile(msgspec.Struct):
    setup_cards: list[SetupRecord]


class HalfDecks(msgspec.Struct):
    first_half: list[str]
    second_half: list[str]


class CuriaRecord(msgspec.Struct):
    order: list[str]
    roma: str


class FaithToken(msgspec.Struct):
    area: str
    faith: str


class PlusOneToken(msgspec.Struct):
    province: str
    n: int


class ScenarioRecord(msgspec.Struct):
    id: str
    name: str
    edition: Edition
    players: int
    seating: list[str]
    first_player: str
    ages: list[int]
    rounds_per_age: int
    events_per_round: int
    open_events: int
    event_decks: dict[str, HalfDecks]
    dnprs: list[DnprRecord]
    emperor: str
    emperor_is_player: bool
    imperial_authority: int
    curia: CuriaRecord
    religion_tokens: list[FaithToken]
    npr_manpower_tokens: list[PlusOneToken]
    trade_marks_in_deck: list[str]
    source: str
    line_up: str | None = None
    variant: str | None = None


class ScenariosFile(msgspec.Struct):
    scenarios: list[ScenarioRecord]


class SharedPart(msgspec.Struct):
    id: str
    standard: int
    deluxe: int
    by_colour: dict[str, dict[str, int]] = {}


class PlayerPart(msgspec.Struct):
    id: str
    count: int


class PlayerSets(msgspec.Struct):
    standard: int
    deluxe: int


class ComponentsFile(msgspec.Struct):
    shared: list[SharedPart]
    per_player: list[PlayerPart]
    player_sets: PlayerSets


class TownTrack(msgspec.Struct):
    slots: int
    income_by_count: list[int]
    manpower_by_count: list[int]
    supply_extra: int = 0


class VassalTrack(msgspec.Struct):
    tokens: int
    slots: list[int]
    income_by_count: list[int]
    manpower_by_count: list[int]


class Tracks(msgspec.Struct):
    small_towns: TownTrack
    large_towns: TownTrack
    vassals: VassalTrack


class PlayerMatFile(msgspec.Struct):
    tracks: Tracks


class RoundStatus(msgspec.Struct):
    ducats_by_pass_order: dict[str, list[int]]


class StatusMatFile(msgspec.Struct):
    round_status: RoundStatus


class DieRecord(msgspec.Struct):
    id: str
    count: int
    faces: list[Any]


class DiceFile(msgspec.Struct):
    dice: list[DieRecord]


class BotTargets(msgspec.Struct):
    realm: str
    military: dict[str, str]
    diplomatic: dict[str, str]


class BotFile(msgspec.Struct):
    cards: list[Any]
    targeting: list[BotTargets]
