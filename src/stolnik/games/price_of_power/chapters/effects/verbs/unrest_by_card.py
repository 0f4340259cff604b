"""Unrest, Rebels and Plague that cards bring or take away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....box.components import AreaNo, PlaceNo
from ....box.effects import MAPPING, Frozen
from ....events.battles import RebelsMoved
from ....events.tokens import PlaguePlaced, RebelsLeft
from ....state import REBELS, Europe, board
from ....tasks import RebelRolls
from ...agenda import settle
from ...battle.outbreak import battle_breaks_out, hostile_forces
from ...board.adjacency import in_set
from ...board.ownership import has_unrest
from ...board.token_supply import find_token
from ...board.unrest import add_unrest, remove_unrest
from ...rebels.taking_provinces import place_rebel, rebels_take
from ..numbers import how_many, part_per_area
from ..picking import pick_area
from ..scope import Args, Scope, Verb
from ..selectors import areas, choices, limits, tokens
from .choosing import choose_tokens, decider, decider_on, how_many_of, players

# -- Unrest ------------------------------------------------------------------------------------


@rule("EU 16.3.10 14.1.1")
def _unrest(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Tokens that show none turn to Unrest: so many, all, a part, or so many in each Area."""
    on, n = args["on"], args["n"]
    seat = decider_on(g, scope, on)
    meant = tokens(g, scope, on)
    turn = partial(_turn, g, scope)
    if part_per_area(n, 0) is not None:
        for inside in _by_area(g, meant):
            quiet = [place for place in inside if not has_unrest(g, place)]
            due = part_per_area(n, len(inside)) or 0
            yield from choose_tokens(g, scope, seat, "unrest", on, quiet, due, turn)
        return
    quiet = [place for place in meant if not has_unrest(g, place)]
    due = yield from how_many_of(g, scope, seat, n, "unrest", len(meant), len(quiet))
    yield from choose_tokens(g, scope, seat, "unrest", on, quiet, due, turn)


def _turn(g: Europe, scope: Scope, place: PlaceNo) -> None:
    add_unrest(g, place)
    scope.touch(g.box.places[place].area, "unrest", place)


def _by_area(g: Europe, places: Iterable[PlaceNo]) -> list[list[PlaceNo]]:
    found: dict[AreaNo, list[PlaceNo]] = {}
    for place in places:
        found.setdefault(g.box.places[place].area, []).append(place)
    return list(found.values())


@rule("EU-16.3.10")
def _remove_unrest(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Unrest leaves so many tokens, all, or half of those in Unrest."""
    on = args["on"]
    seat = decider_on(g, scope, on)
    unruly = _unruly(g, scope, on)
    n = yield from how_many_of(g, scope, seat, args["n"], "remove_unrest", len(unruly), len(unruly))
    calm = partial(_calm, g, scope)
    yield from choose_tokens(g, scope, seat, "remove_unrest", on, unruly, n, calm)


def _unruly(g: Europe, scope: Scope, on: Frozen) -> list[PlaceNo]:
    return [place for place in tokens(g, scope, on) if has_unrest(g, place)]


def can_calm(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether there is any Unrest that a card could remove."""
    return bool(_unruly(g, scope, args["on"]))


def _calm(g: Europe, scope: Scope, place: PlaceNo) -> None:
    remove_unrest(g, place)
    scope.touch(g.box.places[place].area)


# -- Rebels ------------------------------------------------------------------------------------


def _rebels(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Rebel Units appear; among Units of players they fight at once."""
    where, n = args["where"], args["n"]
    seat = decider(scope)
    placed: list[AreaNo] = []
    if where == "own_area_of_each":
        yield from how_many(g, scope, seat, n, "rebels")  # counting notes the Areas
        placed += areas(g, scope, where)
    elif where == "each_affected" or part_per_area(n, 0) is not None:
        each = part_per_area(n, 0)
        if each is None:
            each = yield from how_many(g, scope, seat, n, "rebels")
        placed += [area for area in areas(g, scope, where) for _ in range(each)]
    else:
        due = yield from how_many(g, scope, seat, n, "rebels")
        within = areas(g, scope, where)
        while len(placed) < due:
            able = choices(g, scope, where, within, placed)
            area = yield from pick_area(g, scope, seat, "rebels", able)
            if area is None:
                break
            placed.append(area)
    for area in placed:
        yield from place_rebel(g, seat, area)
        scope.touch(area, "rebels")
    yield from _fight(g, dict.fromkeys(placed))


@rule("EU 14.3.1 14.3.2 9.7.1")
def _fight(g: Europe, areas: Iterable[AreaNo]) -> Flow[None]:
    """Rebels attack the Units among which they have come."""
    depth = len(g.agenda)
    for area in reversed(list(areas)):
        if g.rebels[area] and hostile_forces(g, REBELS, area):
            battle_breaks_out(g, area, REBELS)
    yield from settle(g, depth)


@rule("EU 14.2.7 14.3.9")
def _rebel_town(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Rebels hold a Town at once, as if they had Sieged it."""
    for place in tokens(g, scope, args["on"]):
        if not g.occupiers[place]:
            yield from rebels_take(g, place)
            scope.touch(g.box.places[place].area)


def _remove_rebels(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    seat = decider(scope)
    within = areas(g, scope, args["where"])
    total = sum(g.rebels[area] for area in within)
    n = yield from how_many_of(g, scope, seat, args["n"], "remove_rebels", total, total)
    for _ in range(n):
        there = [area for area in within if g.rebels[area]]
        if n == total:
            there = there[:1]  # all of them: nothing to choose
        area = yield from pick_area(g, scope, seat, "remove_rebels", there)
        assert area is not None
        g.rebels[area] -= 1
        scope.touch(area)
        g.tell(RebelsLeft(g.box.areas[area].id))


def _move_rebels(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Rebel Units of one Area march into one next to it by land, and fight whom they meet."""
    seat = decider(scope)
    start = yield from pick_area(g, scope, seat, "move_rebels", areas(g, scope, args["from"]))
    if start is None:
        return
    near = in_set(board(g).land[start])
    destination = yield from pick_area(g, scope, seat, "move_rebels", near)
    if destination is None:
        return
    there = g.rebels[start]
    n = yield from how_many_of(g, scope, seat, args["n"], "move_rebels", there, there)
    g.rebels[start] -= n
    g.rebels[destination] += n
    scope.touch(destination, "rebels")
    g.tell(RebelsMoved(g.box.areas[start].id, g.box.areas[destination].id, n))
    depth = len(g.agenda)
    if n and hostile_forces(g, REBELS, destination):
        battle_breaks_out(g, destination, REBELS, start)
    yield from settle(g, depth)


@rule("EU 14.2.1 14.2.2")
def _rebel_dice(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Rebel Dice for all Unrest of players, or for that in some Areas."""
    seats: list[Seat] = list(players(g, scope, args))
    within = areas(g, scope, args["where"]) if "where" in args else None
    if seats:
        depth = len(g.agenda)
        g.agenda.append(RebelRolls(seats, within=within))
        yield from settle(g, depth)


# -- Plague ------------------------------------------------------------------------------------


@rule("EU 2.2.1 2.2.2")
def _plague(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Ill Health tokens on Areas that have none; a chain goes on from the Area chosen last."""
    where = args["where"]
    seat = decider(scope)
    said = limits(where).n
    n = yield from how_many(g, scope, seat, args["n"] if said is None else said, "plague")
    within = areas(g, scope, where)
    for _ in range(n):
        if _is_chain(where):
            within = areas(g, scope, where)
        free = [area for area in within if area not in g.plague]
        area = yield from pick_area(g, scope, seat, "plague", free)
        if area is None or not (yield from find_token(g, seat)):
            return
        g.plague.append(area)
        scope.touch(area, "plague")
        g.tell(PlaguePlaced(g.box.areas[area].id))


def _is_chain(where: Frozen) -> bool:
    said = where.get("areas") if isinstance(where, MAPPING) else None
    return isinstance(said, MAPPING) and "chain_from" in said


VERBS: Final[Mapping[str, Verb]] = {
    "unrest": _unrest,
    "remove_unrest": _remove_unrest,
    "rebels": _rebels,
    "rebel_town": _rebel_town,
    "remove_rebels": _remove_rebels,
    "move_rebels": _move_rebels,
    "rebel_dice": _rebel_dice,
    "plague": _plague,
}
