"""The regions of the main board: which spaces are open to a Monk or an Outpost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import FAITH, STRENGTH, Action, Attribute
from ..state import EMPTY, Paladins
from . import rewards
from .attributes import short_of, total

SENT_BY: Final[Mapping[Action, Attribute]] = {"commission": FAITH, "garrison": STRENGTH}
"""Which Attribute a region asks for: Faith for a Monk, Strength for an Outpost."""
BEYOND_REACH: Final[Mapping[Action, str]] = {"commission": "PAL-COM.4", "garrison": "PAL-GAR.4"}
OCCUPIED: Final = {
    "commission": Refusal("PAL-COM.5"),
    "garrison": Refusal("PAL-GAR.5"),
}


def _value(g: Paladins, seat: Seat, action: Action) -> int:
    return total(g, g.players[seat], SENT_BY[action])


@rule("PAL COM.4 COM.5 COM.7 GAR.4 GAR.5 GAR.7 ICO.13")
def refuse_space(g: Paladins, seat: Seat, action: Action, at: int) -> Refusal | None:
    """A space must be empty, meant for so many players, and in a region within reach."""
    space = g.box.spaces[at]
    value, flag = _value(g, seat, action), g.box.regions[space.region].asked(SENT_BY[action])
    if value < flag:
        return _out_of_reach(action, flag, value)
    if space.min_players > len(g.players):
        about = {"needed": space.min_players, "have": len(g.players)}
        if space.min_players == 3:
            return Refusal("PAL-ICO.14", about, "players")
        return Refusal("PAL-ICO.15", about, "players")
    if g.pieces[at] != EMPTY:
        return Refusal(OCCUPIED[action].clause, {"seat": g.pieces[at] // 2}, "held")
    return None


def _out_of_reach(action: Action, needed: int, have: int) -> Refusal:
    return short_of(BEYOND_REACH[action], SENT_BY[action], needed, have)


@rule("PAL-COM.9")
def reachable(g: Paladins, seat: Seat, action: Action) -> list[int]:
    """All open spaces of all regions whose requirement a player meets, from the left."""
    return within_reach(g, action, _value(g, seat, action))


def within_reach(g: Paladins, action: Action, value: int) -> list[int]:
    """All open spaces of the regions that ask for no more than this, from the left."""
    within = [flags.asked(SENT_BY[action]) <= value for flags in g.box.regions]
    spaces, pieces = g.box.spaces, g.pieces
    return [
        at
        for at in g.box.open_spaces[len(g.players)]
        if pieces[at] == EMPTY and within[spaces[at].region]
    ]


def refuse_all_spaces(g: Paladins, seat: Seat, action: Action) -> Refusal | None:
    """There must be a space to go to."""
    value, attribute = _value(g, seat, action), SENT_BY[action]
    spaces, regions, pieces = g.box.spaces, g.box.regions, g.pieces
    for at in g.box.open_spaces[len(g.players)]:
        if pieces[at] == EMPTY and regions[spaces[at].region].asked(attribute) <= value:
            return None
    nearest = min(flags.asked(attribute) for flags in regions)
    return _out_of_reach(action, nearest, value) if nearest > value else OCCUPIED[action]


@rule("PAL COM.5 COM.6 GAR.5 GAR.6")
def settle(g: Paladins, seat: Seat, action: Action, piece: int, topic: Topic) -> Flow[int]:
    """Choose a space and put the piece there; returns the space, whose reward comes next."""
    spaces = g.box.spaces
    options: dict[Move, int] = {("space", spaces[at].id): at for at in reachable(g, seat, action)}
    at = yield from choose_thing(seat, topic, options)
    g.pieces[at] = piece
    return at


def space_reward(g: Paladins, seat: Seat, at: int) -> Flow[None]:
    yield from rewards.gain(g, seat, g.box.spaces[at].reward)
