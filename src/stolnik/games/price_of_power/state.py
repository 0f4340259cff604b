"""The table as it stands: typed, dense, and without rules.

What is true of every Province, Area or Sea Zone is a board: a row of bytes by component number.
What few of them have is a dict.  Never stored is what can be worked out: who Owns what, what is
Friendly, Tracks and income, supplies.  Pieces in a supply are those that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, TypeVar

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event, State

from .box.asks import ALL, Parts
from .box.components import (
    COLOURS,
    NONE,
    AreaNo,
    Board,
    Box,
    CardNo,
    EventNo,
    FaithNo,
    IdeaNo,
    LineUp,
    MilestoneNo,
    MissionNo,
    NodeNo,
    PlaceNo,
    RealmNo,
    StruggleNo,
    TradeCardNo,
    ZoneNo,
)
from .events.touching import TOUCHED_BY
from .stages import RoundStep
from .table_numbers import NOBODY as NOBODY
from .table_numbers import NPR as NPR
from .table_numbers import PORT as PORT
from .table_numbers import REBELS as REBELS
from .table_numbers import Realm as Realm
from .table_numbers import SeaSpace as SeaSpace
from .tasks import Task

SEATS: Final = 6
IMPERIAL: Final = 6
"""The column of Imperial Influence, behind those of six seats."""
COLUMNS: Final = 7

# What stands on a Province: its kind, whose it is, and whether it shows Unrest.  Two Small Towns
# stand in for a Large one (EU-7.5.3), and Vassal tokens for Small Towns (EU-7.5.6).
KIND: Final = 0x0F
SMALL, LARGE, PAIR, VASSAL, VASSALS, STAND_IN, MIXED_PAIR, STAND_INS, REBEL_TOWN = range(1, 10)
UNREST: Final = 0x80
SEAT_SHIFT: Final = 4

TOKENS: Final = (
    (0, 0, 0),
    (1, 0, 0),
    (0, 1, 0),
    (2, 0, 0),
    (0, 0, 1),
    (0, 0, 2),
    (0, 0, 1),
    (1, 0, 1),
    (0, 0, 2),
    (0, 0, 0),
)
"""By kind: Small Towns, Large Towns and Vassal tokens that it takes."""
IS_VASSAL: Final = (VASSAL, VASSALS)
IS_TOWN: Final = (SMALL, LARGE, PAIR, STAND_IN, MIXED_PAIR, STAND_INS)

DNPR_COLOUR: Final = 0x07
CAPITAL_TOKEN: Final = 0x08
"""The bit of a DNPR token with a C on it; below it stands its colour, from 1.

Above it stands which Realm of that colour it is: several may be on the map at a time.
"""
DNPR_SHIFT: Final = 4
REVOLUTION: Final = 0x80
"""The bit of a Revolutionary token on a Religion slot."""

EVENT_NOT_TAKEN, EVENT_TAKEN, PASSED = range(3)
"""Round Status; the first to Pass stands on ``PASSED``, the second one further, and so on."""

RULER_GENERAL: Final = "ruler"
"""The Ruler General token, in place of a General."""


def piece(kind: int, seat: Seat, unrest: bool = False) -> int:
    """A Town or Vassal token, as it stands in ``tokens`` and ``occupiers``."""
    return kind | seat << SEAT_SHIFT | (UNREST if unrest else 0)


def kind_of(token: int) -> int:
    return token & KIND


def seat_of(token: int) -> Seat:
    return (token & ~UNREST) >> SEAT_SHIFT


def dnpr_token(slot: int) -> int:
    """A DNPR token of the Realm that stands at a place of ``Europe.dnpr_realms``."""
    again, colour = divmod(slot, len(COLOURS))
    return colour + 1 | again << DNPR_SHIFT


def dnpr_slot(token: int) -> int:
    """Where in ``Europe.dnpr_realms`` the Realm of a DNPR token stands."""
    return (token & DNPR_COLOUR) - 1 + len(COLOURS) * (token >> DNPR_SHIFT)


class Officer(msgspec.Struct, array_like=True):
    """A Character in play: Ruler, Advisor, General or Admiral."""

    character: str
    """The card that shows it."""
    ill: int = 0


class Army(msgspec.Struct, array_like=True):
    area: AreaNo = NONE
    units: list[int] = msgspec.field(default_factory=lambda: [0] * 9)
    """By category and type: ``3 * category + type``."""
    general: Officer | None = None

    @property
    def size(self) -> int:
        return sum(self.units)


class Fleet(msgspec.Struct, array_like=True):
    space: SeaSpace = NONE
    light: int = 0
    heavy: int = 0
    damaged: int = 0
    """Of the Heavy Ships."""
    galleys: int = 0
    admiral: Officer | None = None

    @property
    def size(self) -> int:
        return self.light + self.heavy + self.galleys


class Merchant(msgspec.Struct, array_like=True):
    node: NodeNo
    """``NONE`` until it is placed."""
    upright: bool = True


class DisplayCard(msgspec.Struct, array_like=True):
    card: CardNo
    cubes: int


class HeldMission(msgspec.Struct, array_like=True):
    mission: MissionNo
    held_back: bool = False
    """The standing order (R52): announced as soon as it is met, unless held back."""


class Deeds(msgspec.Struct, array_like=True):
    """What a player has done that Missions and Milestones ask for; everybody saw it."""

    battles: list[int] = []
    """Battles won this Round: the Cavalry that each was won with."""
    pirates: bool = False
    """One of them over Pirates."""
    trade: int = 0
    """Trade Income of this Round."""
    wars: list[Realm] = []
    """Enemies over whom a War of this Age was won."""


class Player(msgspec.Struct, array_like=True):
    """A Player Realm: its mats, its hand and its ties."""

    realm: RealmNo
    prestige: int
    stability: int
    ducats: int
    interest: int
    power: list[int]
    """Administrative, Diplomatic, Military."""
    faith: FaithNo
    available: int
    """Regular Units in Available Manpower."""
    exhausted: int = 0
    plus_one: int = 0
    """+1 Manpower tokens in the Reserve."""
    allied: int = 0
    """Allied Units in Available Manpower."""
    allied_from: dict[Realm, int] = {}
    """How many each Active Ally gave."""
    ruler: Officer | None = None
    advisors: list[Officer | None] = msgspec.field(default_factory=lambda: [None, None, None])
    armies: list[Army] = msgspec.field(default_factory=lambda: [Army(), Army(), Army()])
    infantry: dict[AreaNo, int] = {}
    """Regular Infantry that stands alone."""
    fleet: Fleet = msgspec.field(default_factory=Fleet)
    ships: dict[SeaSpace, int] = {}
    """Light Ships outside the Fleet and off the Trade Protection slots."""
    merchants: list[Merchant] = []
    hand: list[CardNo] = []
    known: list[CardNo] = []
    """Of the hand, what everybody has seen this player take."""
    drawn: list[CardNo] = []
    """Action Cards drawn and not yet paid for."""
    missions: list[HeldMission] = []
    missions_done: list[MissionNo] = []
    display: list[DisplayCard] = []
    ideas: list[IdeaNo] = []
    """In the order in which they were researched."""
    colonists: int = 0
    focus: bool = False
    """A cube lies in the Changed National Focus slot."""
    allies: dict[Realm, bool] = {}
    """The Realms with an Alliance token of this player: whether its Active side is up."""
    marriages: dict[Realm, bool] = {}
    """The Realms with a Marriage token: whether its Disputed Succession side is up."""
    status: int = EVENT_NOT_TAKEN
    events: int = 0
    """Event Actions taken this Round; two players take two each (EU-20.2.3)."""
    deeds: Deeds = msgspec.field(default_factory=Deeds)
    name: str = ""
    """A new name that the Realm has taken, such as ``spain``."""
    capital: PlaceNo = NONE
    """Where the Capital was moved to, if it was."""
    left: bool = False
    """Has left the game; the seat stays empty, and its Realm is an NPR."""

    @property
    def passed(self) -> bool:
        return self.status >= PASSED


class RowEvent(msgspec.Struct, array_like=True):
    """An Event of this Round's row."""

    event: EventNo
    open: bool
    ducats: int = 0


class ShownMilestone(msgspec.Struct, array_like=True):
    milestone: MilestoneNo
    reached: list[Seat] = []
    """In the order in which they reached it."""


class War(msgspec.Struct, array_like=True):
    """Two Enemies (R48)."""

    aggressor: Realm
    target: Realm


class Turn(msgspec.Struct, array_like=True):
    """What has been done in the Turn under way."""

    acted: bool = False
    """The Turn's Action is taken; Minor Actions may follow."""
    battle_won: bool = False
    """The Power for a Battle won was gained."""
    mercenaries: int = 0
    """Recruited this Turn."""
    used: list[str] = []
    """Free acts that are offered once a Turn (R54)."""
    given_up: list[AreaNo] = []
    """Where ties were cut this Turn: Influence still spreads from what was there before."""
    levied: dict[AreaNo, tuple[int, int]] = {}
    """Regular and Allied Units recruited, by Area: what MC was used for."""
    launched: dict[int, int] = {}
    """Ships built into each Sea Zone: what NC was used for."""
    emptied: list[int] = []
    """Trade Protection slots that a Naval Battle of this Turn emptied."""
    mustered: list[PlaceNo] = []
    """NPR Provinces that have served in a Land Battle of this Turn."""
    put_to_sea: list[PlaceNo] = []
    """NPR Ports that have served in a Naval Battle of this Turn."""
    faced: dict[AreaNo, list[Realm]] | None = None
    """By Area: the NPRs that had Units Hostile to them there when the Turn began."""
    blockaded: dict[ZoneNo, list[Realm]] = {}
    """By Sea Zone: the NPRs that had Ships Hostile to them there when the Turn began."""
    foreign: int = 0
    """Areas of the Empire with Units of outsiders when the Turn began, under an NPR Emperor."""


class Europe(State):
    """A game of Europa Universalis: The Price of Power."""

    players: list[Player]
    edition: int
    age: int
    round: int
    """From 1 within the Age."""
    step: RoundStep
    first: Seat
    """Who has the First Player token."""
    active: Seat
    """Whose Turn it is, or whose part of the step."""
    queue: list[Seat]
    """Who is still to come in a step that goes round the table; the first is the active player."""
    turn: Turn
    # Boards.
    tokens: bytearray
    """By Province: the Town or Vassal token of its Lawful Owner or Overlord."""
    occupiers: bytearray
    """By Province: the Town of an Occupier, or a Rebel Town."""
    dnpr: bytearray
    """By Province: the DNPR token, be it below a Town."""
    influence: bytearray
    """By Area of the Main Map and column: seats, then Imperial."""
    claims: bytearray
    """By Area: a bit for each seat."""
    cores: bytearray
    """By Area: 0, or whose Core token lies there, from 1."""
    faiths: bytearray
    """By Area with a Religion slot: 0 as printed since the start, or what it became, from 1.

    Where that is what is printed, no token lies there (EU-5.3.4).
    """
    rebels: bytearray
    """By Area: Rebel Units."""
    slots: bytearray
    """By Sea Zone and Trade Protection slot: 0, or whose Light Ship is there, from 1."""
    pirates: bytearray
    """By Trade Node."""
    expanded: bytearray
    """By Trade Node: whether its Expanded token lies there."""
    overlords: bytearray
    """By Realm of the box: 0, or its Overlord, if an NPR, from 1; a player's have tokens."""
    # Few of them.
    plus_one: dict[PlaceNo, int]
    """+1 Manpower tokens on NPR Provinces."""
    plague: list[AreaNo]
    not_hre: list[AreaNo]
    dnpr_realms: list[RealmNo]
    """By colour: the Realm that these tokens are, or ``NONE``; then the second of each colour."""
    # Relations.
    wars: list[War]
    truces: list[tuple[Realm, Realm]]
    cbs: list[tuple[Seat, Realm]]
    # The Empire and the Curia.
    emperor: Realm
    authority: int
    imperial_units: int
    """In Imperial Manpower."""
    defending: bool
    cardinals: list[Seat]
    """On the regular slots, from the left."""
    # Cards.
    decks: list[list[CardNo]]
    """In every deck the next card to be drawn is the last of the list."""
    discards: list[list[CardNo]]
    trade_deck: list[TradeCardNo]
    trade_discards: list[TradeCardNo]
    row: list[RowEvent]
    event_deck: list[EventNo]
    """Of this Age."""
    event_discards: list[EventNo]
    idea_display: list[IdeaNo]
    idea_decks: list[list[IdeaNo]]
    milestones: list[ShownMilestone]
    milestone_decks: list[list[MilestoneNo]]
    struggle_deck: list[StruggleNo]
    """The last one is the Upcoming Power Struggle, which lies open; empty without the option."""
    struggles: list[StruggleNo]
    """The Active Power Struggles of this Round; their Areas bear Battleground tokens."""
    agenda: list[Task]
    """What is under way; the last is what happens now."""
    hre_faith: FaithNo = NONE
    """The official Religion of the Empire, if it has one."""
    recent: list[Seat] = msgspec.field(default_factory=list)
    """Who has ended a Turn, the last one last."""
    # The Papal Curia.
    roma: Seat = NOBODY
    """Whose cube lies in the Roma slot; it follows who Controls Roma or is the Pope's Ally."""
    crusade: AreaNo = NONE
    """Where the Crusade token lies; its back is the Excommunicated token."""
    excommunicated: Realm = NOBODY
    """On whose Capital the Excommunicated token lies."""
    committed: list[Seat] = msgspec.field(default_factory=list)
    """Whose Tag chits lie on Committed to Crusade."""
    stand_ins: int = 0
    """Units of invaders for which the box had no black pieces (EU-2.2.7): at most so many."""
    remains: dict[PlaceNo, RealmNo] = msgspec.field(default_factory=dict)
    """Provinces with a Town or Vassal token of a player who has left: the Realm that was played."""
    discovered: list[str] = msgspec.field(default_factory=list)
    """The Distant Continents on which a Claim or a DNPR token has lain."""
    told: int = 0
    """How many events there were: an effect that leads to none has come to nothing."""
    touched: Parts = ALL
    """What events have touched since Milestones, Missions and the Curia were last thought of."""

    box: ClassVar[Box]

    def tell(self, event: Event) -> None:
        self.told += 1
        self.touched |= TOUCHED_BY.get(type(event), ALL)
        if self.ear is not None:
            self.ear(event)


T = TypeVar("T", bound=msgspec.Struct)


def task_of(g: Europe, kind: type[T]) -> T:
    """What is under way, of whose kind it must be: one of its own questions was asked."""
    task = g.agenda[-1]
    assert isinstance(task, kind), task
    return task


def task_if(g: Europe, kind: type[T]) -> T | None:
    """What is under way, if it is of this kind."""
    task = g.agenda[-1] if g.agenda else None
    return task if isinstance(task, kind) else None


SLOTS_PER_ZONE: Final = 4
"""How many bytes of ``Europe.slots`` belong to one Sea Zone."""


def board(g: Europe) -> Board:
    """The map of the edition that is played."""
    return g.box.boards[g.edition]


def line_up(g: Europe) -> LineUp:
    """The scenario that is played."""
    return g.box.line_ups[len(g.players), line_up_name(g.box.options)]


def line_up_name(options: Mapping[str, object]) -> str:
    """Which of the line-ups for a number of players the options ask for."""
    return "eastern" if options.get("muscovy") else str(options.get("line_up", "usual"))


def seats(g: Europe) -> list[Seat]:
    """The seats of all who play; who has left is no longer among them."""
    return [seat for seat, player in enumerate(g.players) if not player.left]


def turn_order(g: Europe, start: Seat | None = None) -> list[Seat]:
    """All who play, clockwise, from the First Player if nobody else is named."""
    begin = g.first if start is None else start
    players = g.players
    return [seat for seat in _CLOCKWISE[len(players)][begin] if not players[seat].left]


_CLOCKWISE: Final = tuple(
    tuple((*range(begin, players), *range(begin)) for begin in range(players))
    for players in range(SEATS + 1)
)
"""By number of players, and who begins: the way round the table."""
