"""The table as it stands: typed, flat, and without rules.

Cards are named by their ids and every fact about a card is a map from its id, so that a card
can move without carrying anything along.  Reserves are not kept: what is not on the table is
in the reserve.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.state import State

from .box.components import Border, Box, CardId, Empire, Religion, Side, Slot, Token


class Player(msgspec.Struct, array_like=True):
    bank: str
    florins: int
    hand: list[CardId] = []
    west: list[str] = []
    """The west side of the tableau, from the player card outward; empires go by their id."""
    east: list[str] = []
    maids: list[CardId] = []
    """Queens who never married, under the player card."""
    out: bool = False
    """Bankrupt and out of the game."""
    automated: bool = False
    """Played by the solitaire rules, not by a person."""

    def row(self, side: Side) -> list[str]:
        return self.east if side == "east" else self.west


class MarketRow(msgspec.Struct, array_like=True):
    """Six places, the leftmost face down; the price of a place is its number."""

    cards: list[CardId | None]
    florins: list[int]


class Turn(msgspec.Struct, array_like=True):
    """What the active player has done this turn."""

    seat: Seat
    actions: int
    """Actions left."""
    bought: int = 0
    played: int = 0
    sold: int = 0
    done: list[str] = []
    """Once-a-turn actions taken: ``ops east``, ``fair west``, ``victory``, ``free fair``."""
    used: list[str] = []
    """Cards that have used their op this turn."""
    loaded: list[CardId] = []
    """Market cards on which the active player has laid a florin this turn."""
    running: list[Side] = []
    """The tableau sides whose ops are being run right now."""


class Unit(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A token in a battle and where it fights from.

    ``place`` is a city slot, a border, an empire card (repressed tokens), ``agent``, or
    ``pirate`` for an agent that came by sea.
    """

    token: Token
    place: str


class Battle(msgspec.Struct, array_like=True):
    """A battle under way."""

    cause: str
    seat: Seat
    empire: Empire
    attackers: list[Unit]
    defenders: list[Unit]


class Outcome(msgspec.Struct, array_like=True):
    """How the game ended: a victory's name, ``patron`` or ``bankruptcy``, and who won."""

    kind: str
    winners: list[Seat]


class Pax(State):
    """A game of Pax Renaissance."""

    players: list[Player]
    turn: Turn
    states: dict[Empire, str]
    """Which side of each map card is up: ``feudal`` or a religion."""
    cities: dict[Slot, Token]
    concessions: dict[Border, Seat]
    pirates: dict[Border, Religion]
    bishops: dict[str, Religion]
    """By the card they stand on: an empire, a tableau card or a queen."""
    repressed: dict[Empire, list[Token]]
    republics: list[Empire]
    suzerains: dict[Empire, Empire]
    """Each vassal with its suzerain."""
    queens: dict[CardId, Empire]
    """Each crowned queen with her king."""
    emporia: dict[str, Slot]
    """By colour: the one emporium that is not blocked."""
    market: dict[Side, MarketRow]
    decks: dict[Side, list[CardId]]
    """The next card to be drawn is the last of the list."""
    discards: list[CardId]
    active: list[str]
    """Victory cards that are active."""
    battle: Battle | None = None
    outcome: Outcome | None = None

    box: ClassVar[Box]
