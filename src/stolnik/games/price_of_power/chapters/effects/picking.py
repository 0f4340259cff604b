"""Picks that an effect leaves to a player: one thing at a time, with the things as options.

All of them are one question, told apart by the verb of the card (``effect``), which the text says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from stolnik.engine.flow import DONE, Flow, Move, Seat, Topic, choose

from ...box.components import AreaNo, NodeNo, PlaceNo
from ...state import Europe, Realm
from ..board.ownership import box_number
from .scope import Scope

T = TypeVar("T")


PICK = Topic(
    "effect_pick",
    verbs=(
        *("pick_area", "pick_province", "pick_realm", "pick_node", "pick_zone"),
        *("pick_card", "pick_idea", "pick_faith", "pick_unit", "pick_power", "pick_number"),
        *("pick_milestone", "done"),
    ),
    set_by=("EU-16.3.9",),
)


def pick(
    scope: Scope, seat: Seat, effect: str, things: Mapping[Move, T], *, may_stop: bool = False
) -> Flow[T | None]:
    """Ask for one of several things; nothing if there are none, or if the player stops."""
    options: dict[Move, T | None] = dict(things)
    if not options:
        return None
    if may_stop:
        options[DONE] = None
    scope.picked[0] += 1
    move = yield from choose(seat, PICK, options, effect=effect, origin=scope.card)
    if scope.aim is not None:
        yield from scope.aim(move)
    return options[move]


def pick_area(
    g: Europe,
    scope: Scope,
    seat: Seat,
    effect: str,
    areas: Iterable[AreaNo],
    *,
    may_stop: bool = False,
) -> Flow[AreaNo | None]:
    things: dict[Move, AreaNo] = {("pick_area", g.box.areas[area].id): area for area in areas}
    return (yield from pick(scope, seat, effect, things, may_stop=may_stop))


def pick_province(
    g: Europe,
    scope: Scope,
    seat: Seat,
    effect: str,
    places: Iterable[PlaceNo],
    *,
    may_stop: bool = False,
) -> Flow[PlaceNo | None]:
    things: dict[Move, PlaceNo] = {
        ("pick_province", g.box.places[place].id): place for place in places
    }
    return (yield from pick(scope, seat, effect, things, may_stop=may_stop))


def pick_realm(
    g: Europe,
    scope: Scope,
    seat: Seat,
    effect: str,
    realms: Iterable[Realm],
    *,
    may_stop: bool = False,
) -> Flow[Realm | None]:
    things: dict[Move, Realm] = {
        ("pick_realm", g.box.realms[box_number(g, realm)].id): realm for realm in realms
    }
    return (yield from pick(scope, seat, effect, things, may_stop=may_stop))


def pick_node(
    g: Europe,
    scope: Scope,
    seat: Seat,
    effect: str,
    nodes: Iterable[NodeNo],
    *,
    may_stop: bool = False,
) -> Flow[NodeNo | None]:
    things: dict[Move, NodeNo] = {("pick_node", g.box.nodes[node].id): node for node in nodes}
    return (yield from pick(scope, seat, effect, things, may_stop=may_stop))


def pick_number(scope: Scope, seat: Seat, effect: str, least: int, most: int) -> Flow[int]:
    things: dict[Move, int] = {("pick_number", n): n for n in range(least, most + 1)}
    n = yield from pick(scope, seat, effect, things)
    return least if n is None else n
