"""What the view of a seat is made of: the table in ids, for whoever draws it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stolnik.engine.flow import Seat

from .stages import RoundStep
from .under_way import TaskView, shapes


class OfficerView(msgspec.Struct, frozen=True):
    character: str
    ill: int


class ArmyView(msgspec.Struct, frozen=True):
    area: str | None
    units: dict[str, dict[str, int]]
    """By category and type."""
    general: OfficerView | None


class FleetView(msgspec.Struct, frozen=True):
    zone: str | None
    port: str | None
    light: int
    heavy: int
    damaged: int
    galleys: int
    admiral: OfficerView | None


class DeedsView(msgspec.Struct, frozen=True):
    """What Missions and Milestones may ask for."""

    battles_won: int
    """This Round, as all but the last."""
    most_cavalry: int
    """In a Battle that was won."""
    pirates_beaten: bool
    trade_income: int
    beaten: list[str]
    """Realms over whom a War of this Age was won."""


class MissionView(msgspec.Struct, frozen=True):
    mission: str
    held_back: bool


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    realm: str
    name: str
    """A new name of the Realm; empty if it has its own."""
    capital: str
    faith: str
    prestige: int
    stability: int
    ducats: int
    interest: int
    power: dict[str, int]
    base_tax: int
    vassal_tax: int
    manpower: int
    available: int
    exhausted: int
    allied: int
    plus_one: int
    cubes: int
    """In Supply."""
    pieces: PiecesView
    """Everything in Supply."""
    ruler: OfficerView | None
    advisors: dict[str, OfficerView | None]
    armies: list[ArmyView]
    infantry: dict[str, int]
    fleet: FleetView
    ships: dict[str, int]
    """Single Light Ships by Sea Zone, off the slots."""
    ships_in_port: dict[str, int]
    merchants: list[tuple[str | None, bool]]
    """The node, and whether it stands upright."""
    hand: list[str]
    """Seen by the owner only."""
    hand_by_deck: dict[str, int]
    known: list[str]
    """Cards in hand that everybody has seen."""
    drawn: list[str]
    """Seen by the owner only."""
    drawn_by_deck: dict[str, int]
    missions: list[MissionView]
    """Seen by the owner only."""
    missions_held: int
    missions_done: list[str]
    display: dict[str, int]
    ideas: list[str]
    colonists: int
    focus: bool
    allies: dict[str, bool]
    """Whether Active."""
    marriages: dict[str, bool]
    """Whether in Disputed Succession."""
    status: int
    events: int
    """Event Actions taken this Round."""
    left: bool
    """Whether this player has left the game."""
    deeds: DeedsView
    points: dict[str, int]
    """When the game is over: Prestige by source."""


class TokenView(msgspec.Struct, frozen=True):
    """What lies on a Province; the rest is as printed."""

    owner: Seat | None
    kind: str
    """``town``, ``vassal`` or nothing."""
    tokens: int
    unrest: bool
    occupier: Seat | None
    rebels: bool
    occupier_unrest: bool
    dnpr: str | None
    """The colour of a DNPR token, be it below a Town."""
    dnpr_realm: str | None
    dnpr_capital: bool
    plus_one: int
    remains: str | None
    """The Realm of a player who has left, whose Town or Vassal token it is."""


class AreaView(msgspec.Struct, frozen=True):
    """What lies in an Area; Areas with nothing in them are left out."""

    influence: dict[str, int]
    """By seat, and ``imperial``."""
    claims: list[Seat]
    core: Seat | None
    rebels: int
    faith: str | None
    """A token on the Religion slot that it follows."""
    revolution: bool
    dissent: list[Seat]
    """The players with Provinces there for whom it is in Religious Dissent."""
    plague: bool
    not_hre: bool


class EventView(msgspec.Struct, frozen=True):
    event_card: str | None
    """Nothing while it lies face down."""
    ducats: int


class StrugglesView(msgspec.Struct, frozen=True):
    """Power Struggles, if they are played."""

    active: list[str]
    battlegrounds: list[str]
    """The Areas with a Battleground token."""
    upcoming: str | None
    left: int
    """Cards in the deck, the Upcoming one included."""


class MilestoneView(msgspec.Struct, frozen=True):
    milestone: str
    reached: list[Seat]


class WarView(msgspec.Struct, frozen=True):
    aggressor: str
    target: str


class TurnView(msgspec.Struct, frozen=True):
    """What has been done in the Turn under way."""

    battle_won: bool
    mercenaries: int
    levied: dict[str, list[int]]
    """Regular and Allied Units recruited, by Area."""
    launched: dict[str, int]
    """Ships built, by Sea Zone."""
    emptied: list[str]
    """Sea Zones with slots that a Naval Battle of this Turn emptied."""
    given_up: list[str]
    """Areas where ties were cut."""
    faced: dict[str, list[str]]
    """By Area: the NPRs that fight nobody there, having faced Enemies when the Turn began."""
    blockaded: dict[str, list[str]]
    """The same by Sea Zone."""
    foreign: int
    """Areas of the Empire with Units of outsiders when the Turn began, under an NPR Emperor."""
    mustered: list[str]
    """Provinces of NPRs that have served in a Land Battle of this Turn."""
    put_to_sea: list[str]
    """Ports of NPRs that have served in a Naval Battle of it."""


class SupplyView(msgspec.Struct, frozen=True):
    """What is left in the General Supply and in the decks that nobody sees."""

    mercenaries: int
    black_units: int
    rebel_towns: int
    pirates: int
    ill_or_interest: int
    dnpr: dict[str, int]
    ideas: dict[str, int]
    milestones: dict[str, int]
    faiths: dict[str, int]
    """Religion tokens, each kind by the faith on its front."""


class PiecesView(msgspec.Struct, frozen=True):
    """What is left in a player's Supply."""

    cubes: int
    small_towns: int
    large_towns: int
    vassals: int
    claims: int
    units: int
    ships: int
    alliances: int
    marriages: int
    merchants: int


class CuriaView(msgspec.Struct, frozen=True):
    """The Papal Curia beside its regular slots."""

    slots: int
    """Regular slots in use."""
    roma: Seat | None
    """Whose Cardinal is in the Roma slot."""
    controller: Seat | None
    uncontested: bool
    crusade: str | None
    """The Area of the Crusade token."""
    excommunicated: str | None
    """The Realm with the Excommunicated token on its Capital."""
    committed: list[Seat]


class EuropeView(msgspec.Struct, frozen=True):
    line_up: str
    edition: int
    age: int
    round: int
    step: RoundStep
    first: Seat
    active: Seat
    queue: list[Seat]
    acted: bool
    players: list[PlayerView]
    provinces: dict[str, TokenView]
    areas: dict[str, AreaView]
    slots: dict[str, list[Seat | None]]
    pirates: dict[str, int]
    expanded: list[str]
    dnprs: dict[str, str]
    """By Realm: the colour of its tokens."""
    vassals: dict[str, str]
    """Vassals of NPRs, each with its Overlord."""
    wars: list[WarView]
    truces: list[tuple[str, str]]
    cbs: list[tuple[Seat, str]]
    emperor: str
    """Nobody if the Empire is dissolved."""
    authority: int
    imperial_units: int
    defending: bool
    hre_faith: str
    """The official Religion of the Empire, if it has one."""
    hre_members: list[str]
    electors: list[str]
    """The Elector Areas."""
    cardinals: list[Seat]
    """On the regular slots, from the left."""
    curia: CuriaView
    decks: dict[str, int]
    discards: dict[str, list[str]]
    trade_deck: int
    trade_discards: list[str]
    row: list[EventView]
    event_deck: int
    event_discards: list[str]
    ideas: list[str]
    milestones: list[MilestoneView]
    struggles: StrugglesView
    agenda: list[Annotated[TaskView, Meta(extra={"shapes": shapes})]]
    """What is under way; the last is what happens now."""
    turn: TurnView
    supply: SupplyView
