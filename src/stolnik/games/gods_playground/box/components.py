"""The parts in the box: immutable, read from data and checked when the box is opened.

Provinces, enemies, kinds of units and families are numbers inside the rules, because nearly
everything on the table is a list of them; moves, events and texts know them by their ids.  An
enemy and the province that it presses on have the same number, because each province has one
enemy field and the fields are counted in the order of the elections.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import msgspec

Province: TypeAlias = int
"""A province: its place in ``PROVINCES``."""
Enemy: TypeAlias = int
"""An enemy, and its field: its place in ``ENEMIES``."""
Unit: TypeAlias = int
"""A kind of army token: its place in ``UNITS``."""
FamilyNumber: TypeAlias = int
"""A magnate family: its place in ``FAMILIES``."""
EstateId: TypeAlias = str

PROVINCES: Final = ("prussia", "lithuania", "ukraine", "little_poland", "great_poland")
PRUSSIA, LITHUANIA, UKRAINE, LITTLE_POLAND, GREAT_POLAND = range(5)
ENEMIES: Final = ("north", "moscow", "tatars", "ottomans", "habsburgs")
NORTH, MOSCOW, TATARS, OTTOMANS, HABSBURGS = range(5)
UNITS: Final = ("infantry", "cavalry", "artillery")
INFANTRY, CAVALRY, ARTILLERY = range(3)
FAMILIES: Final = ("radziwill", "sapieha", "potocki", "leszczynski")
TURNS: Final = (1, 2, 3, 4)

ACTIONS: Final = (
    "steward",
    "gdansk",
    "diplomacy",
    "move_cubes",
    "liberum_veto",
    "confederation",
    "colleges",
    "city",
)
"""The eight special actions."""

HOUSE: Final = "house"
"""The source of a value that nobody here could read off the printed board."""


class Family(msgspec.Struct, frozen=True):
    """A magnate family: a player's side."""

    id: str
    colour: str
    native: Province
    """Where its estates score more, if private duchies are played."""


class EstateField(msgspec.Struct, frozen=True):
    """One field of an estate track."""

    id: EstateId
    province: Province
    position: int
    """From 0 at the start of the track."""
    value: int
    assumed: bool = False


class UnitKind(msgspec.Struct, frozen=True):
    """What an army token costs and does."""

    id: str
    cost: int
    hits_on: int
    """The least result that hits; artillery does not roll."""
    from_turn: int


class Turn(msgspec.Struct, frozen=True):
    """What holds in one turn and not in another."""

    number: int
    regular_army: tuple[int, ...]
    """The regular Crown Army, by kind of unit."""
    crown_artillery: bool
    revolt: bool
    """Sixes make Cossacks rebel."""
    vienna: bool
    """The Ottomans invade field V."""
    relief_of_vienna: bool
    influence: bool
    """The Habsburgs act with influence markers."""
    habsburg_war: bool
    """The Habsburgs may be attacked."""
    garrison: bool
    """Orange cubes stay in field V at its end."""
    tokens_back: bool
    """All influence tokens are taken back at its end."""


class Column(msgspec.Struct, frozen=True):
    """A column of the Crown Army Strength table."""

    id: str
    least: int
    most: int
    units: tuple[int, ...]
    assumed: bool = False


class ActionCost(msgspec.Struct, frozen=True):
    """When a special action is open, and the cubes that it takes."""

    turns: frozenset[int]
    cubes: int


class TreatyLevel(msgspec.Struct, frozen=True):
    """A price for a treaty, and how many equal dice break it."""

    money: int
    broken_by: int


class Placement(msgspec.Struct, frozen=True):
    """How the first estates are placed, counted from the first player."""

    order: tuple[int, ...]
    mace: int
    """Who holds the mace afterwards."""


class Figures(NamedTuple):
    """Numbers that the rulebook states once."""

    money: int
    wealth: int
    least_wealth: int
    most_wealth: int
    least_income: int
    steward_income: int
    tokens_placed: int
    sejm_seat: int
    luxury: int
    city_times: int
    native_estate: int
    rolled_dice: int
    gdansk_times: int
    moved_cubes: int
    college_money: int
    college_points: int
    college_bonus: int
    printed_cubes: int
    """The Habsburg cubes that are taken to stand in field V at all times."""


class Variants(NamedTuple):
    """The optional rules and the switches that are played with."""

    treaty_limits: bool = False
    durable_treaties: bool = False
    private_duchies: bool = False
    ottoman_step_in_turn_4: bool = True
    vienna_garrison_invades: bool = False


@dataclass(frozen=True, eq=False)
class Box:
    """Everything that never changes during a game."""

    pieces: Mapping[str, int]
    """How many of each component there are, as the rulebook lists them."""
    families: tuple[Family, ...]
    tracks: tuple[tuple[EstateField, ...], ...]
    """By province: its estate track."""
    estates: Mapping[EstateId, EstateField]
    strengths: Mapping[int, tuple[tuple[int, ...], ...]]
    """By number of players: by enemy: the base strength in each turn, from turn 0."""
    vienna_strength: Mapping[int, int]
    """By number of players: what the Ottomans have in fields IV and V if they hold Vienna."""
    raid_prestige: tuple[int, ...]
    arrows: tuple[tuple[Province, ...], ...]
    """By enemy: where it expands to."""
    crown_table: tuple[Column, ...]
    columns: tuple[Column, ...]
    """By sum of the Royal Court tokens: the column of the table."""
    units: tuple[UnitKind, ...]
    cossack: UnitKind
    private_army: tuple[int, ...]
    """The army tokens of a player, by kind."""
    crown_army: tuple[int, ...]
    cossacks: int
    turns: tuple[Turn, ...]
    """By number of the turn; there is no turn 0, and it is like turn 1."""
    enemy_cubes: tuple[int, ...]
    markers: int
    king_cubes: int
    stewards: int
    cities: int
    cubes: int
    """Of each player."""
    discs: int
    """Of each player."""
    tokens: tuple[int, ...]
    """Of each player: by value, how many influence tokens there are of it."""
    zlotys: int
    """All the money in the box."""
    actions: Mapping[str, ActionCost]
    treaties: tuple[TreatyLevel, ...]
    placements: Mapping[int, Placement]
    figures: Figures
    variants: Variants
    assumed: frozenset[str]
    """What on the board has a value that is ours: ``estate:...``, ``field:...`` and so on."""
