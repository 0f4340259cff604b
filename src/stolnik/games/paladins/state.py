"""The table as it stands: typed, flat, and without rules.

The main supply of Workers, Silver and Provisions is unlimited (R-10) and is not kept.  What can
be counted is not kept twice: how often a player has Developed is how many Workshops lie on the
board, how many Monks were sent is how many stand on the main board, and so on.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.state import State

from .box.components import (
    Attribute,
    Box,
    FavourId,
    JarSpaceId,
    OrderId,
    OutsiderId,
    PaladinId,
    SchemeId,
    TavernId,
    TownsfolkId,
    WallId,
    Worker,
)

EMPTY: Final = -1
"""A Worker space, a King's Favour or a space of the main board with nothing on it."""
WORKSHOP: Final = -2
"""A Worker space that a Workshop covers; any other value is the Worker that stands there."""
VIRTUAL_WORKER: Final = -3
"""A Worker of the virtual player on a King's Favour: it has no colour that matters."""

VIRTUAL: Final[Seat] = 1
"""The seat by which the virtual player of the one-player game is known in events and pieces."""

# Where the sequence of play stands.
STARTING_RECRUITS: Final = "starting_recruits"
CHOOSE_PALADINS: Final = "choose_paladins"
TAVERN_DRAFT: Final = "tavern_draft"
ACTIONS_STEP: Final = "actions"
OVER: Final = "over"
RoundStep: TypeAlias = Literal[
    "starting_recruits", "choose_paladins", "tavern_draft", "actions", "over"
]


class Holder(msgspec.Struct, array_like=True, kw_only=True):
    """What a player and the virtual player hold alike; in a save it follows all the rest."""

    converted: list[OutsiderId] = []
    attacked: list[OutsiderId] = []
    suspicions: list[int] = []
    """Each card by the Tax it shows; the last drawn lies on top and is the last of the list."""
    unpaid: int = 0
    """Debts with the unpaid side up."""
    paid: int = 0
    passed: bool = False


class Player(Holder, array_like=True):
    silver: int
    provisions: int
    attributes: list[int]
    """The markers: Faith, Strength, Influence."""
    pool: list[int]
    """How many Workers of each kind lie below the board, ready to be placed."""
    spaces: list[int]
    """The Worker spaces of all actions in turn: ``EMPTY``, ``WORKSHOP`` or the Worker on it."""
    deck: list[PaladinId]
    """The next card to be drawn is the last of the list."""
    known_top: int = 0
    """How many cards on top of the deck its owner has put there and knows."""
    known_bottom: int = 0
    """How many cards at the foot of the deck its owner has put there and knows."""
    hand: list[PaladinId] = []
    """The cards drawn in step 4, in the order they were drawn, until the choice is made."""
    paladin: PaladinId | None = None
    """The Paladin of this Round."""
    revealed: bool = False
    """Whether that Paladin lies face up."""
    used: list[PaladinId] = []
    """The Paladins of earlier Rounds, set aside."""
    tavern: TavernId | None = None
    """The Tavern card taken this Round."""
    team: list[TownsfolkId] = []
    walls: list[WallId] = []
    jars: list[JarSpaceId] = []
    """The Jar spaces in the order they were filled."""


class VirtualPlayer(Holder, array_like=True):
    """The opponent of the one-player game; no colours of Workers, no Silver, no Provisions."""

    workers: int
    """In its pool."""
    stacks: list[list[Attribute]]
    """By value on the Attribute track: the markers there, bottom to top."""
    resource: int
    """The field of the Resource marker, from 0 at the left."""
    workshops: list[int]
    """By right-side action."""
    right: list[int]
    """Workers on each right-side action."""
    row: list[int]
    """Workers on each action of its row: Recruit, Pray, Trade, Conspire, Rest."""
    schemes: list[SchemeId]
    """Its deck; the next card to be revealed is the last of the list."""
    scheme_discards: list[SchemeId] = []
    scheme: SchemeId | None = None
    """The Scheme revealed last, on the left card space until the next one covers it."""
    favour_schemes: list[SchemeId] = []
    """The King's Favour Schemes that lie on unrevealed Favours, from the left."""
    order_workshops: int = 0
    """Workshops that lie on unrevealed Orders."""
    walls: list[WallId] = []
    jars: int = 0
    """Jars turned over."""


class Inquisition(msgspec.Struct, array_like=True):
    """An Inquisition under way, while Townsfolk abilities are being used."""

    cause: Seat
    """Whose effect brought it about."""
    seat: Seat
    """Whose Townsfolk are being resolved."""
    used: list[TownsfolkId] = []
    """Those that this player has used already."""


class Paladins(State):
    """A game of Paladins of the West Kingdom."""

    players: list[Player]
    round: int
    """From 1 to 7; 0 during the set-up."""
    step: RoundStep
    first: Seat
    """Who has the First Player marker."""
    active: Seat
    """Whose turn it is in the starting Recruits, the Tavern draft and the actions."""
    tax: int
    """The Tax supply."""
    debts: int
    """The Debt stack."""
    townsfolk: list[TownsfolkId | None]
    """The Townsfolk track, from the left."""
    outsiders: list[OutsiderId | None]
    """The Outsider track, from the left."""
    taverns: list[TavernId]
    """The Tavern cards of this Round that nobody has taken."""
    orders: list[OrderId]
    """On their three spaces; those of coming Rounds lie face down."""
    favours: list[FavourId]
    favour_workers: list[Worker]
    """By Favour: ``EMPTY``, the Worker on it, or ``VIRTUAL_WORKER``."""
    pieces: list[int]
    """By space of the main board: ``EMPTY`` or what stands there, see ``monk`` and ``outpost``."""
    townsfolk_deck: list[TownsfolkId]
    """In every deck the next card to be drawn is the last of the list."""
    townsfolk_discards: list[TownsfolkId]
    outsider_deck: list[OutsiderId]
    outsider_discards: list[OutsiderId]
    wall_deck: list[WallId]
    tavern_deck: list[TavernId]
    tavern_discards: list[TavernId]
    suspicion_deck: list[int]
    suspicion_discards: list[int]
    inquisition: Inquisition | None = None
    virtual: VirtualPlayer | None = None

    box: ClassVar[Box]


def monk(seat: Seat) -> int:
    """A Monk of this seat, as it stands in ``Paladins.pieces``."""
    return 2 * seat


def outpost(seat: Seat) -> int:
    """An Outpost of this seat, as it stands in ``Paladins.pieces``."""
    return 2 * seat + 1


def holder(g: Paladins, seat: Seat) -> Player | VirtualPlayer:
    """Who holds Suspicions and Debts at a seat: a player, or the virtual one."""
    if g.virtual is not None and seat == VIRTUAL:
        return g.virtual
    return g.players[seat]


def virtual_player(g: Paladins) -> VirtualPlayer:
    """The opponent in a one-player game."""
    assert g.virtual is not None
    return g.virtual


def seats(g: Paladins) -> range:
    """Everybody who can be suspected, the virtual player included."""
    return range(len(g.players) + (g.virtual is not None))
