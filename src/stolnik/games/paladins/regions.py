"""The regions of the main board: which spaces are open to a Monk or an Outpost."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import rewards
from stolnik.games.paladins.attributes import total
from stolnik.games.paladins.components import FAITH, STRENGTH, Action, Flags
from stolnik.games.paladins.state import EMPTY, Paladins

LACKS_FAITH: Final = Refusal("PAL-COM.4")
LACKS_STRENGTH: Final = Refusal("PAL-GAR.4")
OCCUPIED: Final = {
    "commission": Refusal("PAL-COM.5"),
    "garrison": Refusal("PAL-GAR.5"),
}
FOR_THREE_PLAYERS: Final = Refusal("PAL-ICO.14")
FOR_FOUR_PLAYERS: Final = Refusal("PAL-ICO.15")


def _flag(flags: Flags, action: Action) -> int:
    return flags.faith if action == "commission" else flags.strength


def _value(g: Paladins, seat: Seat, action: Action) -> int:
    return total(g, g.players[seat], FAITH if action == "commission" else STRENGTH)


@rule(
    "PAL-COM.4",
    "PAL-COM.5",
    "PAL-COM.7",
    "PAL-GAR.4",
    "PAL-GAR.5",
    "PAL-GAR.7",
    "PAL-ICO.13",
    "PAL-ICO.14",
    "PAL-ICO.15",
)
def refuse_space(g: Paladins, seat: Seat, action: Action, at: int) -> Refusal | None:
    """A space must be empty, meant for so many players, and in a region within reach."""
    space = g.box.spaces[at]
    if _value(g, seat, action) < _flag(g.box.regions[space.region], action):
        return LACKS_FAITH if action == "commission" else LACKS_STRENGTH
    if space.min_players > len(g.players):
        return FOR_THREE_PLAYERS if space.min_players == 3 else FOR_FOUR_PLAYERS
    if g.pieces[at] != EMPTY:
        return OCCUPIED[action]
    return None


@rule("PAL-COM.9")
def reachable(g: Paladins, seat: Seat, action: Action) -> list[int]:
    """All open spaces of all regions whose requirement a player meets, from the left."""
    return within_reach(g, action, _value(g, seat, action))


def within_reach(g: Paladins, action: Action, value: int) -> list[int]:
    """All open spaces of the regions that ask for no more than this, from the left."""
    within = [_flag(flags, action) <= value for flags in g.box.regions]
    spaces, pieces = g.box.spaces, g.pieces
    return [
        at
        for at in g.box.open_spaces[len(g.players)]
        if pieces[at] == EMPTY and within[spaces[at].region]
    ]


def refuse_all_spaces(g: Paladins, seat: Seat, action: Action) -> Refusal | None:
    """There must be a space to go to."""
    value = _value(g, seat, action)
    spaces, regions, pieces = g.box.spaces, g.box.regions, g.pieces
    for at in g.box.open_spaces[len(g.players)]:
        if pieces[at] == EMPTY and _flag(regions[spaces[at].region], action) <= value:
            return None
    if all(_flag(flags, action) > value for flags in regions):
        return LACKS_FAITH if action == "commission" else LACKS_STRENGTH
    return OCCUPIED[action]


@rule("PAL-COM.5", "PAL-COM.6", "PAL-GAR.5", "PAL-GAR.6")
def settle(g: Paladins, seat: Seat, action: Action, piece: int) -> Flow[int]:
    """Choose a space and put the piece there; returns the space, whose reward comes next."""
    spaces = g.box.spaces
    options: list[Move] = [("space", spaces[at].id) for at in reachable(g, seat, action)]
    move = yield from choose(seat, "space", options, action=action)
    at = g.box.space_at[str(move[1])]
    g.pieces[at] = piece
    return at


def space_reward(g: Paladins, seat: Seat, at: int) -> Flow[None]:
    yield from rewards.gain(g, seat, g.box.spaces[at].reward)
