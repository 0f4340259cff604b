"""The table as it stands: typed, flat, and without rules.

Money comes out of a treasury without limit (R40) and is not kept there.  All other pieces are
kept wherever they lie, in pools and beside the board too, so that they can be counted.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.state import State

from .box.components import Box, Enemy, FamilyNumber, Province

NOBODY: Final = -1
"""A Sejm seat without a disc, a family that nobody has chosen, an enemy field without a treaty."""

# Where the sequence of play stands: the set-up, one of the sixteen phases, or the end.
FAMILIES_PHASE: Final = -1
SETUP_PHASE: Final = 0
(
    INCOME,
    CLIENTELE,
    MACE,
    CROWN_ARMY,
    EVENTS,
    SEJM,
    NEW_ESTATES,
    SPECIAL_ACTIONS,
    PRIVATE_ARMIES,
    CAMPAIGNS,
    INVASIONS,
    RELIEF,
    EXPANSION,
    PLUNDER,
    PRESTIGE,
    END_OF_TURN,
) = range(1, 17)
OVER: Final = 17


SOURCES: Final = ("colleges", "war_glory", "sejm_seats", "luxury", "estates")
"""Where prestige points come from."""
COLLEGE_POINTS, GLORY_POINTS, SEJM_POINTS, LUXURY_POINTS, ESTATE_POINTS = range(len(SOURCES))


class Estate(msgspec.Struct, array_like=True):
    """A disc on an estate track."""

    owner: Seat
    steward: bool = False
    city: bool = False


class ProvinceState(msgspec.Struct, array_like=True):
    """What stands in one province."""

    wealth: int
    cubes: list[int]
    """By seat: the client nobles."""
    armies: list[list[int]]
    """By seat: army tokens, by kind."""
    enemies: list[int]
    """By enemy: its cubes; when all is settled at most one enemy has any."""
    estates: list[Estate] = []
    """From the start of the track on, without gaps."""
    cossacks: int = 0
    """Only in Ukraine."""
    markers: int = 0
    """Of Habsburg influence; never together with enemy cubes."""
    seat: Seat = NOBODY
    """Whose disc lies on this province's seat in the Sejm."""
    invaded: bool = False
    """Whether enemy cubes were put here this turn."""


class EnemyField(msgspec.Struct, array_like=True):
    """What stands in one enemy field."""

    raiders: list[int]
    """By seat: players' cubes."""
    king: int = 0
    """King's cubes."""
    cubes: int = 0
    """Cubes of the enemy whose field it is."""
    cossacks: int = 0
    """Only with the Tatars."""
    markers: int = 0
    """Only in field V, as the next."""
    ottomans: int = 0
    """Orange cubes in field V."""


class Player(msgspec.Struct, array_like=True):
    money: int
    cubes: int
    """In the pool, as the next two."""
    discs: int
    army: list[int]
    tokens: list[int]
    """By value: the influence tokens that can still be placed."""
    family: FamilyNumber = NOBODY
    points: list[int] = msgspec.field(default_factory=lambda: [0] * len(SOURCES))
    """By source: the prestige points marked on the track."""
    placed: list[int] = []
    """The values placed this turn, once revealed: in the five provinces, then at the Court."""
    passed: bool = False
    """Out of the present phase."""

    @property
    def prestige(self) -> int:
        """Where the disc stands on the prestige track."""
        return sum(self.points)


class Campaign(msgspec.Struct, array_like=True):
    """A campaign that was declared and is not yet fought."""

    seat: Seat
    province: Province
    cossacks: int = 0
    crown: bool = False


class Roll(msgspec.Struct, array_like=True):
    """The dice of one force: which kinds of units rolled, and what."""

    force: str
    """``private``, ``cossacks`` or ``crown``."""
    seat: Seat
    """Whose units, or who used them."""
    infantry: list[int]
    cavalry: list[int]
    """Cossacks are cavalry."""
    hits: int
    lost: int


class Battle(msgspec.Struct, array_like=True):
    """The latest battle: where it was, and what was rolled."""

    kind: str
    """``campaign``, ``defence`` or ``relief``."""
    province: Province
    """Where, or from where; for the relief of Vienna the province that field V presses on."""
    vienna: bool = False
    rolls: list[Roll] = []


class GodsPlayground(State):
    """A game of God's Playground."""

    players: list[Player]
    provinces: list[ProvinceState]
    fields: list[EnemyField]
    turn: int
    """From 1 to 4; 0 during the set-up."""
    phase: int
    hetman: Seat
    """Who holds the mace: the first in turn order."""
    active: Seat
    """Whose turn it is in phases that are played in turn order."""
    first: Seat
    """Whom the die chose before the estates were placed."""
    step: int
    """Estates placed in the set-up; cycles begun, in phases that are played in cycles."""
    crown: list[int]
    """The Crown Army in service, by kind of unit."""
    coat_of_arms: list[int]
    """Crown Army tokens not in service, by kind of unit."""
    king_cubes: int
    """On the coat of arms."""
    cossacks: int
    """In the Cossacks field."""
    stewards: int
    """In the Stewards field, as the cities."""
    cities: int
    supply: list[int]
    """By enemy: its cubes beside the board."""
    markers: int
    """Beside the board."""
    treaty: Enemy = NOBODY
    """The enemy with whom a treaty is in force."""
    broken_by: int = 0
    """How many equal dice break it."""
    treaty_made: bool = False
    """Whether this turn's treaty has been made."""
    city_built: bool = False
    """Whether this turn's city has been built."""
    vienna_invaded: bool = False
    """Whether orange cubes entered field V this turn."""
    garrison: int = 0
    """Orange cubes in field V since the last turn."""
    bidders: list[Seat] = msgspec.field(default_factory=list)
    """Who bids for the mace, while it is bid for."""
    bids: list[int] = msgspec.field(default_factory=list)
    """By seat: all that was paid in the bidding of this turn."""
    rolled: list[int] = msgspec.field(default_factory=list)
    """The latest roll of the four dice for the enemies."""
    campaign: Campaign | None = None
    battle: Battle | None = None

    box: ClassVar[Box]


def seats_from(g: GodsPlayground, first: Seat) -> list[Seat]:
    """All seats clockwise from this one."""
    count = len(g.players)
    return [(first + step) % count for step in range(count)]


def turn_order(g: GodsPlayground) -> list[Seat]:
    """The Hetman first, then clockwise."""
    return seats_from(g, g.hetman)
