"""Influence that cards place, remove and replace."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import AreaNo
from ....state import COLUMNS, IMPERIAL, NOBODY, Europe
from ...board.cubes import find_cube
from ...relations.influence import (
    MOST_IN_AN_AREA,
    cubes_in,
    gain_influence,
    is_marriage_alone,
    own_and_imperial,
    put_cube,
    refuse_by_card,
    removable,
    remove_influence,
)
from ..numbers import how_many
from ..picking import pick_area
from ..scope import ACTION_CARD, Args, Scope, Verb
from ..selectors import areas, choices, limits
from ..who import realms_of
from .choosing import decider, how_many_of, players

# -- gained ------------------------------------------------------------------------------------


@rule("EU 16.3.2 16.3.10 16.3.11 16.3.12 11.1.1 11.1.3")
def _influence(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A player places cubes one at a time, in any of the Areas that the card names."""
    where = args["where"]
    for seat in players(g, scope, args):
        within = [area for area in areas(g, scope, where) if refuse_by_card(g, area) is None]
        n = yield from how_many(g, scope, seat, args["n"], "influence")
        chosen: list[AreaNo] = []
        while len(chosen) < n:
            able = [area for area in within if _can_take(g, scope, seat, area)]
            able = choices(g, scope, where, able, chosen)
            area = yield from pick_area(g, scope, seat, "influence", able)
            if area is None:
                break
            if (yield from gain_influence(g, seat, area, may_refrain=True)):
                chosen.append(area)
                scope.touch(area, "influence")
            else:
                within.remove(area)


def _can_take(g: Europe, scope: Scope, seat: Seat, area: AreaNo) -> bool:
    """Whether there is room in an Area, or Influence of others that could make some.

    It makes room for an Event or a Mission, not for an Action Card.
    """
    if cubes_in(g, area) < MOST_IN_AN_AREA:
        return True
    return scope.source != ACTION_CARD and bool(removable(g, area, seat))


# -- removed -----------------------------------------------------------------------------------


def refuse_whose(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """A Marriage stays."""
    match move:
        case ("oust", int(owner)):
            if is_marriage_alone(g, owner, g.box.area_of[str(ask.about["area"])]):
                return Refusal("EU-11.2.4")
    return None


WHOSE = Topic(
    "whose_influence",
    verbs=("oust", "oust_imperial"),
    refuse=refuse_whose,
    set_by=("EU-16.3.9",),
)


def _remove_influence(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Players remove their own cubes, or one of them those of others."""
    if "owner" in args:
        yield from _remove_others(g, scope, args)
        return
    within = [area for area in areas(g, scope, args["where"]) if area < g.box.main_areas]
    for seat in players(g, scope, args):
        yield from _remove_own(g, scope, args, seat, within)


@rule("EU 11.2.4 11.2.6 18.2.3")
def _remove_own(
    g: Europe, scope: Scope, args: Args, seat: Seat, within: list[AreaNo]
) -> Flow[None]:
    """For the Emperor Imperial Influence is as good; a Marriage saves 1 of what a card costs."""
    before = {area: own_and_imperial(g, seat, area) for area in within}
    total = sum(before.values())
    n = yield from how_many_of(g, scope, seat, args["n"], "remove_influence", total, total)
    by_action = scope.source == ACTION_CARD
    yield from remove_influence(g, seat, within, n, by_action=by_action, imperial=True)
    for area, cubes in before.items():
        if own_and_imperial(g, seat, area) < cubes:
            _removed(scope, seat, area)


def _removed(scope: Scope, owner: Seat, area: AreaNo) -> None:
    scope.touch(area, "influence")
    gone = scope.memory.setdefault("removed_influence", [])
    if owner not in gone and owner != NOBODY:
        gone.append(owner)


def _targets(
    g: Europe, scope: Scope, args: Args, area: AreaNo, subject: Seat
) -> dict[Move, Callable[[], None]]:
    """Whose cubes in an Area the card means, with what takes one off; no Marriage is one."""
    owner = args["owner"]
    if owner == "any":
        return removable(g, area, NOBODY)
    whose = realms_of(g, scope, owner, subject=subject)
    cubes = removable(g, area, subject)
    return {
        move: taking
        for move, taking in cubes.items()
        if (g.emperor if move[0] == "oust_imperial" else move[1]) in whose
    }


@rule("EU 11.1.4 16.3.10")
def _remove_others(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """One player removes Influence of others, cube by cube, or all in an Area."""
    who, where = args["who"], args["where"]
    seats = [decider(scope)] if who == "any" else list(players(g, scope, args))
    within = [area for area in areas(g, scope, where) if area < g.box.main_areas]
    for seat in seats:
        if args["n"] == "all":
            yield from _remove_all(g, scope, args, seat, within)
            continue
        n = yield from how_many(g, scope, seat, args["n"], "remove_influence")
        chosen: list[AreaNo] = []
        while len(chosen) < n:
            able = [area for area in within if _targets(g, scope, args, area, seat)]
            able = choices(g, scope, where, able, chosen)
            area = yield from pick_area(g, scope, seat, "remove_influence", able)
            if area is None:
                break
            targets = _targets(g, scope, args, area, seat)
            yield from _take_one(g, scope, seat, area, targets)
            chosen.append(area)


def _take_one(
    g: Europe, scope: Scope, seat: Seat, area: AreaNo, cubes: Mapping[Move, Callable[[], None]]
) -> Flow[None]:
    """Whose cube leaves, where several have some."""
    ways: dict[Move, Move] = {move: move for move in cubes}
    move = yield from choose_thing(seat, WHOSE, ways, area=g.box.areas[area].id)
    cubes[move]()
    _removed(scope, _owner_of(g, move), area)


def _owner_of(g: Europe, move: Move) -> Seat:
    if move[0] == "oust":
        assert isinstance(move[1], int)
        return move[1]
    return g.emperor if g.emperor < len(g.players) else NOBODY


def _remove_all(
    g: Europe, scope: Scope, args: Args, seat: Seat, within: list[AreaNo]
) -> Flow[None]:
    """All in these Areas, or in one that is chosen; the Claims there may be gone for next."""
    able = [area for area in within if _targets(g, scope, args, area, seat)]
    if limits(args["where"]).single:
        able = [area for area in within if area in able or g.claims[area]]
        one = yield from pick_area(g, scope, seat, "remove_influence", able)
        able = [] if one is None else [one]
        for area in able:
            scope.touch(area, "influence")
    for area in able:
        for move in _targets(g, scope, args, area, seat):
            column = IMPERIAL if move[0] == "oust_imperial" else int(move[1])
            while g.influence[area * COLUMNS + column]:
                _targets(g, scope, args, area, seat)[move]()
            _removed(scope, _owner_of(g, move), area)


# -- replaced ----------------------------------------------------------------------------------


def _replace_influence(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Cubes of others make way for one's own."""
    where = args["where"]
    for seat in players(g, scope, args):
        within = [area for area in areas(g, scope, where) if refuse_by_card(g, area) is None]
        n = yield from how_many(g, scope, seat, args["n"], "replace_influence")
        chosen: list[AreaNo] = []
        while len(chosen) < n:
            able = [area for area in within if removable(g, area, seat)]
            able = choices(g, scope, where, able, chosen)
            area = yield from pick_area(g, scope, seat, "replace_influence", able)
            if area is None or not (yield from find_cube(g, seat)):
                break
            yield from _take_one(g, scope, seat, area, removable(g, area, seat))
            put_cube(g, seat, area)
            chosen.append(area)


VERBS: Final[Mapping[str, Verb]] = {
    "influence": _influence,
    "remove_influence": _remove_influence,
    "replace_influence": _replace_influence,
}
