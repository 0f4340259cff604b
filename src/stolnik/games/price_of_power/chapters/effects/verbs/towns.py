"""Towns, Vassal tokens and DNPR tokens that cards place, exchange and take off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import COLOURS, PlaceNo, RealmNo
from ....box.effects import MAPPING, Frozen
from ....events.tokens import TownDeveloped, TownReduced
from ....state import (
    DNPR_COLOUR,
    IS_TOWN,
    IS_VASSAL,
    LARGE,
    MIXED_PAIR,
    PAIR,
    REBEL_TOWN,
    SMALL,
    STAND_IN,
    STAND_INS,
    Europe,
    dnpr_slot,
    kind_of,
    piece,
    seat_of,
)
from ...agenda import settle
from ...board.changes import place_town, place_vassal, refuse_vassal_token, take_off
from ...board.ownership import has_unrest, holder, is_pr, realm_at_table, towns
from ...board.supply import dnpr_left, large_towns_left, small_towns_left
from ...other_realms.dynamic import can_get_token, place_dnpr, refuse_dnpr
from ...relations.provinces import occupation_ends, ships_leave
from ..numbers import how_many
from ..picking import pick_province
from ..scope import Args, Scope, Verb
from ..selectors import choose_provinces, provinces, tokens
from .choosing import choose_tokens, decider_on, how_many_of, players

Placing = Callable[..., bool]
"""``place_town`` or ``place_vassal``."""

# -- gaining Provinces -------------------------------------------------------------------------


@rule("EU-16.3.19")
def refuse_token(
    g: Europe, seat: Seat, place: PlaceNo, displaced: tuple[str, ...] = ()
) -> Refusal | None:
    """Why a card puts no token on a Province: another player Owns, Vassalized or Occupies it."""
    other = holder(g, place)
    if other is not None and other != seat:
        kind = "vassal" if kind_of(g.tokens[place]) in IS_VASSAL else "town"
        if kind not in displaced:
            return Refusal("EU-16.3.19")
    occupier = g.occupiers[place]
    if occupier and kind_of(occupier) != REBEL_TOWN and seat_of(occupier) != seat:
        return Refusal("EU-16.3.19")
    return None


def _displaced(selector: Frozen) -> tuple[str, ...]:
    """The tokens of others that a card may displace."""
    said = selector.get("provinces") if isinstance(selector, MAPPING) else None
    kinds = said.get("replace", ()) if isinstance(said, MAPPING) else ()
    assert isinstance(kinds, tuple), selector
    return tuple(str(kind) for kind in kinds)


def _gain(effect: str, placing: Placing, kinds: tuple[int, ...]) -> Verb:
    """The verb that puts tokens on all Provinces meant, where none is as good already."""

    def run(g: Europe, scope: Scope, args: Args) -> Flow[None]:
        on = args["on"]
        displaced = _displaced(on)
        for seat in players(g, scope, args):
            fits = partial(_is_free, g, seat, displaced)
            gained = yield from choose_provinces(g, scope, seat, effect, on, fits)
            depth = len(g.agenda)
            for place in gained:
                if holder(g, place) == seat and kind_of(g.tokens[place]) in kinds:
                    continue
                yield from _put(g, scope, seat, place, placing, bool(args.get("unrest")))
            yield from settle(g, depth)  # Ships leave the Ports of an Ally that is gone

    return run


def _is_free(g: Europe, seat: Seat, displaced: tuple[str, ...], place: PlaceNo) -> bool:
    return refuse_token(g, seat, place, displaced) is None


def _put(
    g: Europe, scope: Scope, seat: Seat, place: PlaceNo, placing: Placing, unrest: bool
) -> Flow[None]:
    """A token on a Province; what lay there is put back if there is none to place."""
    before, occupier = g.tokens[place], g.occupiers[place]
    g.tokens[place] = 0
    if not placing(g, seat, place, unrest=unrest):
        g.tokens[place] = before
        return
    scope.touch(g.box.places[place].area)
    if occupier:
        occupation_ends(g, place)
    yield from ships_leave(g, place)


# -- taking them off, exchanging them ----------------------------------------------------------


def _remove_tokens(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Towns and Vassal tokens return to their Tracks."""
    on = args["on"]
    seat = decider_on(g, scope, on)
    meant = tokens(g, scope, on)
    n = yield from how_many_of(g, scope, seat, args["n"], "remove_tokens", len(meant), len(meant))
    gone: list[PlaceNo] = []
    yield from choose_tokens(g, scope, seat, "remove_tokens", on, meant, n, gone.append)
    for place in gone:
        take_off(g, seat_of(g.tokens[place]), place)
        scope.touch(g.box.places[place].area)
        yield from ships_leave(g, place)


def _swap_tokens(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """Vassal tokens become Towns, or Towns Vassal tokens; Unrest stays."""
    on = args["on"]
    placing = place_town if args["to"] == "town" else place_vassal
    for seat in players(g, scope, args):
        meant = [
            place
            for place in tokens(g, scope, on)
            if holder(g, place) == seat
            and (placing is place_town or refuse_vassal_token(g, place) is None)
        ]
        n = yield from how_many_of(g, scope, seat, args["n"], "swap_tokens", len(meant), len(meant))
        swapped: list[PlaceNo] = []
        yield from choose_tokens(g, scope, seat, "swap_tokens", on, meant, n, swapped.append)
        for place in swapped:
            yield from _put(g, scope, seat, place, placing, has_unrest(g, place))


# -- size --------------------------------------------------------------------------------------

SMALLER: Final = {LARGE: SMALL, PAIR: SMALL, MIXED_PAIR: SMALL, STAND_INS: STAND_IN}
"""By kind of Large Town, or what stands in for one: what is left of it."""


def small_towns(g: Europe, seat: Seat) -> list[PlaceNo]:
    """A player's Owned Small Towns."""
    return [
        place
        for place in towns(g, seat)
        if not g.occupiers[place] and kind_of(g.tokens[place]) in (SMALL, STAND_IN)
    ]


@rule("EU-16.3.20")
def _develop(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Large Town takes the place of a Small one that the player Owns."""
    for seat in players(g, scope, args):
        n = yield from how_many(g, scope, seat, args["n"], "develop")
        for _ in range(n):
            able = _developable(g, scope, seat, args)
            place = yield from pick_province(g, scope, seat, "develop", able)
            if place is None:
                break
            g.tokens[place] = piece(LARGE, seat, has_unrest(g, place))
            scope.touch(g.box.places[place].area)
            g.tell(TownDeveloped(seat, g.box.places[place].id))


def _developable(g: Europe, scope: Scope, seat: Seat, args: Args) -> list[PlaceNo]:
    """A player's Small Towns that a card means, if there is a Large one to take their place."""
    able = small_towns(g, seat) if large_towns_left(g, seat) > 0 else []
    if "where" not in args:
        return able
    meant = set(provinces(g, scope, args["where"]))
    return [place for place in able if place in meant]


def can_develop(g: Europe, scope: Scope, args: Args) -> bool:
    """Whether anybody whom a card means could develop a Town."""
    return any(_developable(g, scope, seat, args) for seat in players(g, scope, args))


def _reduce(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """A Large Town becomes a Small one."""
    on = args["on"]
    seat = decider_on(g, scope, on)
    large = [place for place in tokens(g, scope, on) if _can_shrink(g, place)]
    n = yield from how_many_of(g, scope, seat, args["n"], "reduce", len(large), len(large))
    yield from choose_tokens(g, scope, seat, "reduce", on, large, n, partial(_shrink, g, scope))


def _can_shrink(g: Europe, place: PlaceNo) -> bool:
    """A Large Town needs a Small one in Supply; of a pair one stays."""
    token = g.tokens[place]
    if kind_of(token) == LARGE:
        return small_towns_left(g, seat_of(token)) > 0
    return kind_of(token) in SMALLER


def _shrink(g: Europe, scope: Scope, place: PlaceNo) -> None:
    token = g.tokens[place]
    seat = seat_of(token)
    g.tokens[place] = piece(SMALLER[kind_of(token)], seat, has_unrest(g, place))
    scope.touch(g.box.places[place].area)
    g.tell(TownReduced(seat, g.box.places[place].id))


# -- DNPRs -------------------------------------------------------------------------------------


@rule("EU 16.3.30 16.3.31")
def _dnpr(g: Europe, scope: Scope, args: Args) -> Flow[None]:
    """DNPR tokens on the Provinces meant, the one with the C on the Capital that is named.

    Where a card names no Provinces but what they are like, one is chosen (P122).
    """
    on = args["on"]
    said = on.get("provinces") if isinstance(on, MAPPING) else None
    even_core = isinstance(said, MAPPING) and bool(said.get("even_pr_core"))
    realm = g.box.realm_of[str(args["realm"])]
    colour = COLOURS.index(str(args["colour"]))
    if is_pr(realm_at_table(g, realm)):
        return
    able = partial(_may_bear, g, even_core)
    if isinstance(said, MAPPING) and "vacant_territory" in said:
        some = can_get_token(g, colour, realm)
        free = [place for place in provinces(g, scope, on) if some and able(place)]
        one = yield from pick_province(g, scope, scope.active, "dnpr", free)
        found = [] if one is None else [one]
    else:
        found = yield from choose_provinces(g, scope, scope.active, "dnpr", on, able)
    capital = g.box.place_of.get(str(args.get("capital")))
    found.sort(key=lambda place: place != capital)  # the Capital never lacks a token
    depth = len(g.agenda)
    while found:
        place = yield from _next_to_bear(g, scope, found, colour, realm, capital)
        found.remove(place)
        placed = yield from place_dnpr(
            g,
            colour,
            place,
            realm,
            scope.active,
            with_c=place == capital,
            even_core=even_core,
        )
        if placed:
            scope.touch(g.box.places[place].area, "dnpr", place)
    yield from settle(g, depth)


@rule("EU-2.2.2")
def _next_to_bear(
    g: Europe,
    scope: Scope,
    found: list[PlaceNo],
    colour: int,
    realm: RealmNo,
    capital: PlaceNo | None,
) -> Flow[PlaceNo]:
    """The Province that gets the next token; if there are too few, the Active Player chooses."""
    of_colour = [token for token in g.dnpr if token & DNPR_COLOUR == colour + 1]
    others = sum(g.dnpr_realms[dnpr_slot(token)] != realm for token in of_colour)
    if found[0] == capital or not 0 < dnpr_left(g, colour) + others < len(found):
        return found[0]
    chosen = yield from pick_province(g, scope, scope.active, "dnpr", found)
    assert chosen is not None
    return chosen


def _may_bear(g: Europe, even_core: bool, place: PlaceNo) -> bool:
    return even_core or refuse_dnpr(g, place) is None


VERBS: Final[Mapping[str, Verb]] = {
    "place_town": _gain("place_town", place_town, IS_TOWN),
    "place_vassal": _gain("place_vassal", place_vassal, (*IS_VASSAL, *IS_TOWN)),
    "remove_tokens": _remove_tokens,
    "swap_tokens": _swap_tokens,
    "develop": _develop,
    "reduce": _reduce,
    "dnpr": _dnpr,
}
