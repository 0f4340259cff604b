"""What verbs of tokens share: whom they are about, who decides, and choices in several Areas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from stolnik.engine.flow import Flow, Seat

from ....box.components import AreaNo, PlaceNo
from ....box.effects import MAPPING, Frozen
from ....state import Europe, seat_of
from ...board.ownership import is_pr
from ..numbers import amount, bounds, how_many
from ..picking import pick_province
from ..scope import Args, Scope
from ..selectors import choices, limits
from ..who import realms_of

MANY: Final = ("any", "all", "opponents", "others")
"""Who is nobody in particular: what becomes of them is for others to choose."""


def players(g: Europe, scope: Scope, args: Args) -> Iterator[Seat]:
    """The players that an effect is about; an NPR has no tokens of its own."""
    return (one for one in realms_of(g, scope, args.get("who", "you")) if is_pr(one))


def decider(scope: Scope) -> Seat:
    """Who chooses where an effect has no owner: whose part of the text it is (R35)."""
    return scope.me if is_pr(scope.me) else scope.active


def decider_on(g: Europe, scope: Scope, selector: Frozen) -> Seat:
    """Who chooses among tokens: the one player whose they must be, else whose text it is."""
    said = selector.get("tokens") if isinstance(selector, MAPPING) else None
    owner = said.get("owner", "any") if isinstance(said, MAPPING) else "any"
    if isinstance(owner, str) and owner not in MANY:
        realms = realms_of(g, scope, owner)
        if len(realms) == 1 and is_pr(realms[0]):
            return realms[0]
    return decider(scope)


def how_many_of(
    g: Europe, scope: Scope, seat: Seat, value: Frozen, effect: str, total: int, most: int
) -> Flow[int]:
    """A number, a range or a part of what there is; no more than can be done."""
    if bounds(value) is not None:
        return (yield from how_many(g, scope, seat, value, effect, most=most))
    return min(amount(g, scope, seat, value, total), most)


def choose_tokens(
    g: Europe,
    scope: Scope,
    seat: Seat,
    effect: str,
    selector: Frozen,
    places: Iterable[PlaceNo],
    n: int,
    do: Callable[[PlaceNo], None],
) -> Flow[None]:
    """Do something to so many of these tokens, one choice at a time, within the card's limits.

    A Covert Action names each of them, so that it can be countered.
    """
    left = list(places)
    said = limits(selector)
    limited = said.single or said.max_each or said.max_areas or scope.aim is not None
    if n >= len(left) and not limited:
        for place in left:  # all of them: nothing to choose
            do(place)
        return
    chosen: list[AreaNo] = []
    own = 0
    while left and len(chosen) < n:
        able = _in_areas(g, scope, selector, left, chosen)
        if said.single and not chosen:
            able = _roomiest(g, able, n)
        if own < said.at_least_own and said.at_least_own - own >= n - len(chosen):
            able = [place for place in able if seat_of(g.tokens[place]) == seat] or able
        one = yield from pick_province(g, scope, seat, effect, able)
        if one is None:
            return
        left.remove(one)
        chosen.append(g.box.places[one].area)
        own += seat_of(g.tokens[one]) == seat
        do(one)


def _in_areas(
    g: Europe, scope: Scope, selector: Frozen, left: Sequence[PlaceNo], chosen: Sequence[AreaNo]
) -> list[PlaceNo]:
    there = [g.box.places[place].area for place in left]
    allowed = set(choices(g, scope, selector, there, chosen))
    return [place for place, area in zip(left, there, strict=True) if area in allowed]


def _roomiest(g: Europe, places: list[PlaceNo], n: int) -> list[PlaceNo]:
    """Of Areas of which one is chosen, those that hold as many as are due, or most of them."""
    counts: dict[AreaNo, int] = {}
    for place in places:
        area = g.box.places[place].area
        counts[area] = counts.get(area, 0) + 1
    due = min(n, max(counts.values(), default=0))
    return [place for place in places if counts[g.box.places[place].area] >= due]
