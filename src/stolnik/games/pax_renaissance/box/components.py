"""The parts in the box: immutable, read from data and checked when the box is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Final, TypeAlias

import msgspec

from ..edition import Edition

CardId: TypeAlias = str
"""A tableau card or a queen, by its id in the data; an empire card goes by its empire."""
Empire: TypeAlias = str
Border: TypeAlias = str
Slot: TypeAlias = str
"""A place for one token in a city; only Constantinople has several (``constantinople_2``)."""
Religion: TypeAlias = str
Token: TypeAlias = str
"""A kind and a colour: ``knight_catholic``, ``rook_islamic``, ``pawn_2`` (of seat 2)."""
Side: TypeAlias = str
"""``east`` or ``west``: of the market, of a tableau, of the world."""

CATHOLIC: Final = "catholic"
ISLAMIC: Final = "islamic"
REFORMATION: Final = "reformation"
RELIGIONS: Final = (CATHOLIC, ISLAMIC, REFORMATION)

EAST: Final = "east"
WEST: Final = "west"
SIDES: Final = (EAST, WEST)

VICTORIES: Final = ("holy", "imperial", "globalization", "renaissance")

FEUDAL: Final = "feudal"
"""The state of a map card that is no theocracy; every other state is named by its religion."""

KNIGHTS: Final = {religion: f"knight_{religion}" for religion in RELIGIONS}
ROOKS: Final = {religion: f"rook_{religion}" for religion in RELIGIONS}
SHIPS: Final = {religion: f"pirate_{religion}" for religion in RELIGIONS}
"""The pirates of the 2nd edition; those of the 1st are rooks at sea."""
PAWNS: Final = tuple(f"pawn_{seat}" for seat in range(4))

KIND: Final = (
    dict.fromkeys(KNIGHTS.values(), "knight")
    | dict.fromkeys(ROOKS.values(), "rook")
    | dict.fromkeys(SHIPS.values(), "pirate")
    | dict.fromkeys(PAWNS, "pawn")
)
"""The kind of each token."""
FAITH: Final = {
    token: religion for religion, token in (*KNIGHTS.items(), *ROOKS.items(), *SHIPS.items())
}
"""The religion of each knight, rook and pirate."""
SEAT_OF: Final = {pawn: seat for seat, pawn in enumerate(PAWNS)}
"""The owner of each pawn."""


class Agent(msgspec.Struct, frozen=True):
    """A token that a card brings: ``piece`` is bishop, knight, rook, pirate or pawn."""

    piece: str
    religion: Religion | None = None


class Op(msgspec.Struct, frozen=True):
    """An icon of a card's ops row; only the fields that its kind needs are set."""

    kind: str
    religion: Religion | None = None
    targets: tuple[str, ...] = ()
    side: Side | None = None


class TableauCard(msgspec.Struct, frozen=True):
    id: CardId
    side: Side
    kind: str
    location: str | None
    """An empire, a whole side, or nothing (queens and comets)."""
    agents: tuple[Agent, ...]
    one_shot: str | None
    ops: tuple[Op, ...]
    prestige: tuple[str, ...]
    abilities: tuple[str, ...]
    suitors: tuple[Empire, ...] = ()
    torch: str | None = None
    """The victory that a torch on this card discredits."""
    set: str = "base"
    source: str = "seed"
    house: tuple[str, ...] = ()
    """Fields that nobody could read off the printed card; ours are plausible."""

    @property
    def queen(self) -> bool:
        return self.kind == "queen"

    @property
    def comet(self) -> bool:
        return self.kind == "comet"


class EmpireFace(msgspec.Struct, frozen=True):
    """One side of an empire card."""

    ops: tuple[Op, ...]
    prestige: tuple[str, ...]


class EmpireCard(msgspec.Struct, frozen=True):
    id: Empire
    side: Side
    king: EmpireFace
    republic: EmpireFace


class MapCard(msgspec.Struct, frozen=True):
    """An empire's land: its places, and for each state the tokens its cities can levy."""

    id: Empire
    side: Side
    adjacent: tuple[Empire, ...]
    slots: tuple[Slot, ...]
    borders: tuple[Border, ...]
    sea_borders: tuple[Border, ...]
    start: str
    icons: Mapping[str, Mapping[Slot, Token]]
    """By state (``feudal`` or a religion), then by slot."""
    source: str = "seed"
    house: tuple[str, ...] = ()


class Route(msgspec.Struct, frozen=True):
    """A trade route: borders lie between its empires, in the order of the voyage."""

    colour: str
    side: Side
    emporium: Slot
    empires: tuple[Empire, ...]
    borders: tuple[Border, ...]


class Bank(msgspec.Struct, frozen=True):
    id: str
    start: Border
    always_first: bool = False


class Figures(msgspec.Struct, frozen=True):
    """The numbers of set-up and play that the rulebook states."""

    florins: tuple[int, ...]
    bottom: int
    """Cards shuffled with the comets at the foot of each deck."""
    top: Mapping[int, int]
    """Further cards on top, by number of players."""
    row: int
    hand: int
    actions: int
    sale: int
    fair: Mapping[int, int]
    """Florins that China adds to a trade fair, by number of players."""
    imperial_margin: Mapping[int, int]


@dataclass(frozen=True)
class Box:
    """Everything that lies in the box, with what follows from it looked up once."""

    edition: Edition
    variants: Mapping[str, bool | str]
    cards: Mapping[CardId, TableauCard]
    empires: Mapping[Empire, EmpireCard]
    lands: Mapping[Empire, MapCard]
    between: Mapping[Border, tuple[Empire, Empire]]
    sea: frozenset[Border]
    routes: Mapping[Slot, Route]
    """By the emporium they start at."""
    open_emporia: Mapping[str, Slot]
    """By colour: where each trade route starts when the game does."""
    banks: Mapping[str, Bank]
    supply: Mapping[str, int]
    """How many tokens there are: knights, rooks and bishops by religion, pawns per player."""
    figures: Figures
    start_tokens: Mapping[Slot, Token]

    emporia: Mapping[Slot, str] = field(init=False)
    """Each emporium with its colour."""
    places: Mapping[tuple[Slot, ...], Mapping[Empire, tuple[Slot, ...]]] = field(init=False)
    """By the emporia that are open: the city places of each empire that can hold a token."""
    land_of: Mapping[Slot, Empire] = field(init=False)
    reach: Mapping[str, tuple[Empire, ...]] = field(init=False)
    """The empires that a location stands for: itself, or all of a side."""
    beside: Mapping[str, Mapping[Border, tuple[Empire, ...]]] = field(init=False)
    """By location: its borders, each with those empires of the location that it belongs to."""
    matching: Mapping[str, frozenset[str]] = field(init=False)
    """The locations that match a location: itself, its side, or all empires of a side."""
    decks: Mapping[Side, tuple[CardId, ...]] = field(init=False)
    """The tableau cards of each side that can come into this game, comets apart."""
    comets: Mapping[Side, tuple[CardId, ...]] = field(init=False)
    ops: Mapping[str, tuple[Op, ...]] = field(init=False)
    """The ops of each card; those of an empire card are its king's."""
    locations: Mapping[str, str | None] = field(init=False)
    """The location that each card bears."""
    bearers: Mapping[str, tuple[CardId, ...]] = field(init=False)
    """By ability: the cards that give it."""
    torches: Mapping[str, tuple[CardId, ...]] = field(init=False)
    """By victory: the cards whose torch discredits it."""

    def __post_init__(self) -> None:
        derive = object.__setattr__
        derive(self, "emporia", {slot: route.colour for slot, route in self.routes.items()})
        derive(
            self,
            "land_of",
            {slot: land.id for land in self.lands.values() for slot in land.slots},
        )
        colours = {
            colour: [slot for slot in self.emporia if self.emporia[slot] == colour]
            for colour in self.open_emporia
        }
        derive(
            self,
            "places",
            {
                opened: {
                    land.id: tuple(s for s in land.slots if s not in self.emporia or s in opened)
                    for land in self.lands.values()
                }
                for opened in product(*colours.values())
            },
        )
        sides = {
            side: tuple(e.id for e in self.empires.values() if e.side == side) for side in SIDES
        }
        derive(self, "reach", {**{empire: (empire,) for empire in self.empires}, **sides})
        derive(
            self,
            "beside",
            {
                place: {
                    border: tuple(empire for empire in pair if empire in empires)
                    for border, pair in self.between.items()
                    if not set(pair).isdisjoint(empires)
                }
                for place, empires in self.reach.items()
            },
        )
        matching = {side: frozenset((side, *empires)) for side, empires in sides.items()}
        matching |= {e.id: frozenset((e.id, e.side)) for e in self.empires.values()}
        derive(self, "matching", matching)
        kings = {empire.id: empire.king.ops for empire in self.empires.values()}
        derive(self, "ops", kings | {card.id: card.ops for card in self.cards.values()})
        lands = {empire: empire for empire in self.empires}
        derive(self, "locations", lands | {c.id: c.location for c in self.cards.values()})
        bearers: dict[str, tuple[CardId, ...]] = {}
        for card in self.cards.values():
            for ability in card.abilities:
                bearers[ability] = (*bearers.get(ability, ()), card.id)
        derive(self, "bearers", bearers)
        torches = {
            victory: tuple(card.id for card in self.cards.values() if card.torch == victory)
            for victory in VICTORIES
        }
        derive(self, "torches", torches)
        for name, comet in (("decks", False), ("comets", True)):
            derive(
                self,
                name,
                {
                    side: tuple(
                        c.id for c in self.cards.values() if c.side == side and c.comet == comet
                    )
                    for side in SIDES
                },
            )
