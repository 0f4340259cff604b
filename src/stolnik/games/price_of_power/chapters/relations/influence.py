"""Influence: cubes in Areas, at most five in each, and never where players Own everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo, AreaSet
from ...events.relations import (
    ColonistsSpent,
    ImperialInfluenceRemoved,
    InfluencePlaced,
    InfluenceRemoved,
)
from ...state import COLUMNS, IMPERIAL, NPR, Europe, Realm, board
from ..board.adjacency import areas_next_to, areas_touched_by, in_set
from ..board.cubes import find_cube
from ..board.ownership import (
    ANYTHING,
    all_owned_by_players,
    areas_of,
    capital,
    capital_area,
    occupations,
    owner,
    places_with_tokens,
    positions,
)
from .ties import influence_in_areas

MOST_IN_AN_AREA = 5


# -- where it lies -----------------------------------------------------------------------------


def own_cubes(g: Europe, seat: Seat, area: AreaNo) -> int:
    """A player's Influence cubes in an Area, without Marriages."""
    return g.influence[area * COLUMNS + seat] if area < g.box.main_areas else 0


@rule("EU-18.2.3")
def own_and_imperial(g: Europe, seat: Seat, area: AreaNo) -> int:
    """A player's cubes in an Area that can be removed, for the Emperor Imperial ones too."""
    imperial = own_cubes(g, IMPERIAL, area) if g.emperor == seat else 0
    return own_cubes(g, seat, area) + imperial


def has_cubes(g: Europe, seat: Seat) -> bool:
    """Whether a player has cubes anywhere, or the Empire, whose column is ``IMPERIAL``."""
    column = g.influence[seat::COLUMNS]
    return column.count(0) < len(column)


def areas_with_cubes(g: Europe, seat: Seat) -> list[AreaNo]:
    """Where a player has cubes, or the Empire, whose column is ``IMPERIAL``."""
    return positions(g.influence[seat::COLUMNS].translate(ANYTHING), 1)


@rule("EU-18.2.3")
def areas_with_influence(g: Europe, seat: Seat) -> list[AreaNo]:
    """Where a player has cubes, for the Emperor Imperial ones too."""
    if g.emperor != seat:
        return areas_with_cubes(g, seat)
    return sorted({*areas_with_cubes(g, seat), *areas_with_cubes(g, IMPERIAL)})


@rule("EU 5.4.4 11.1.1 11.2.5")
def cubes_in(g: Europe, area: AreaNo) -> int:
    """All Influence in an Area, Imperial included; Marriages do not count for the limit."""
    return sum(g.influence[area * COLUMNS : (area + 1) * COLUMNS])


def refuse_in_area(g: Europe, area: AreaNo) -> Refusal | None:
    """Where no Influence can lie at all."""
    if area >= g.box.main_areas:
        return Refusal("EU-11.1.8")
    if not board(g).main_set >> area & 1:
        return Refusal("EU-2.6.1", {}, "not_in_play")
    if all_owned_by_players(g, area):
        return Refusal("EU-11.1.6")
    return None


@rule("EU-16.3.11")
def refuse_by_card(g: Europe, area: AreaNo) -> Refusal | None:
    """A card places Influence only where an NPR or a Vassal Realm Owns a Province."""
    refusal = refuse_in_area(g, area)
    if refusal is not None:
        return refusal
    if any(owner(g, place) >= NPR for place in g.box.areas[area].places):
        return None
    return Refusal("EU-16.3.11")


def has_room(g: Europe, area: AreaNo) -> bool:
    """Whether one more cube may lie in an Area without another one leaving."""
    return refuse_in_area(g, area) is None and cubes_in(g, area) < MOST_IN_AN_AREA


# -- what one is next to -----------------------------------------------------------------------


def presence(g: Europe, seat: Seat) -> Iterator[AreaSet]:
    """The Areas next to each thing that spreads Influence, one thing after the other."""
    for place in places_with_tokens(g, seat):
        yield areas_touched_by(g, place)
    for place in occupations(g, seat):
        yield areas_touched_by(g, place)
    for realm in (*g.players[seat].allies, *g.players[seat].marriages):
        yield areas_touched_by(g, capital(g, realm))
    for area in areas_with_influence(g, seat):
        yield areas_next_to(g, area) | 1 << area
    for area in g.turn.given_up:
        yield areas_next_to(g, area) | 1 << area


@rule("EU-5.4.2")
def reach(g: Europe, seat: Seat) -> AreaSet:
    """Areas next to one's Towns, Vassal tokens, Alliances, Marriages or Influence (RA34)."""
    areas = 0
    for near in presence(g, seat):
        areas |= near
    return areas & board(g).main_set


@rule("EU-11.1.9")
def influence_for_alliance(g: Europe, seat: Seat, realm: Realm) -> int:
    """Influence in a Realm's Areas; Colonists count where one of them is Distant."""
    areas = areas_of(g, realm)
    colonists = g.players[seat].colonists if areas >> g.box.main_areas else 0
    return influence_in_areas(g, seat, areas) + colonists


# -- placing -----------------------------------------------------------------------------------


def put_cube(g: Europe, seat: Seat, area: AreaNo) -> None:
    """A cube that is at hand goes into an Area."""
    g.influence[area * COLUMNS + seat] += 1
    g.tell(InfluencePlaced(seat, g.box.areas[area].id))


OUST = Topic(
    "oust",
    verbs=("oust", "oust_imperial", "done"),
    set_by=("EU-11.1.3",),
)


@rule("EU 11.1.4 11.2.4")
def removable(g: Europe, area: AreaNo, spared: Seat) -> dict[Move, Callable[[], None]]:
    """Whose Influence can be aimed at in an Area, with what takes a cube off; no Marriage is."""
    found: dict[Move, Callable[[], None]] = {
        ("oust", owner): partial(take_cube, g, owner, area)
        for owner in range(len(g.players))
        if owner != spared and own_cubes(g, owner, area)
    }
    if g.influence[area * COLUMNS + IMPERIAL] and g.emperor != spared:
        found["oust_imperial",] = partial(take_imperial, g, area)
    return found


@rule("EU 11.1.3 2.2.6 16.3.12")
def gain_influence(g: Europe, seat: Seat, area: AreaNo, *, may_refrain: bool = False) -> Flow[bool]:
    """Influence from an Event, a Mission or a Peace Term: into a full Area too (R37).

    There other Influence makes room, and who gains chooses whose (R35); who gains by a card may
    leave it at that.
    """
    if refuse_in_area(g, area):
        return False
    others = removable(g, area, seat)
    if cubes_in(g, area) >= MOST_IN_AN_AREA and not others:
        return False
    if not (yield from find_cube(g, seat)):
        return False
    if cubes_in(g, area) >= MOST_IN_AN_AREA:
        ways: dict[Move, Callable[[], None] | None] = dict(others)
        if may_refrain:
            ways[DONE] = None
        taking = yield from choose_thing(seat, OUST, ways, area=g.box.areas[area].id)
        if taking is None:
            return False
        taking()
    put_cube(g, seat, area)
    return True


# -- taking off --------------------------------------------------------------------------------


def take_cube(g: Europe, seat: Seat, area: AreaNo) -> None:
    g.influence[area * COLUMNS + seat] -= 1
    g.tell(InfluenceRemoved(seat, g.box.areas[area].id))


def take_imperial(g: Europe, area: AreaNo) -> None:
    g.influence[area * COLUMNS + IMPERIAL] -= 1
    g.tell(ImperialInfluenceRemoved(g.box.areas[area].id))


@rule("EU-11.2.6")
def spared_by_marriage(g: Europe, seat: Seat, areas: Iterable[AreaNo]) -> int:
    """Each of these Areas with a Marriage of one's own saves 1 of what an Action demands (R66)."""
    married = {capital_area(g, realm) for realm in g.players[seat].marriages}
    return len(married & set(areas))


@rule("EU-11.2.4")
def is_marriage_alone(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a player has nothing in an Area but a Marriage, which stays."""
    return not own_cubes(g, seat, area) and spared_by_marriage(g, seat, [area]) > 0


def refuse_losing(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """A Marriage stays."""
    match move:
        case ("lose_influence", str(name)) if is_marriage_alone(g, ask.seat, g.box.area_of[name]):
            return Refusal("EU-11.2.4")
    return None


@cache
def losing(clause: str) -> Topic:
    """The question which Influence leaves, by the clause that demands it."""
    return Topic(
        "lose_influence",
        verbs=("lose_influence", "lose_imperial", "lose_colonist"),
        refuse=refuse_losing,
        set_by=(clause,),
    )


BY_CARD: Final = "EU-16.3.9"
LOSE_INFLUENCE: Final = losing(BY_CARD)


@rule("EU 11.2.4 11.2.6 18.2.3")
def remove_influence(
    g: Europe,
    seat: Seat,
    areas: Iterable[AreaNo],
    n: int,
    *,
    by_action: bool,
    imperial: bool = True,
    colonists: bool = False,
    clause: str = BY_CARD,
) -> Flow[int]:
    """Remove so many own cubes from these Areas, or all there are; Marriages stay (R12).

    An Action or a card demands 1 less where the player is Married.  The Emperor may give up
    Imperial Influence, if that is allowed, and Colonists may stand for Influence overseas.
    """
    within = [area for area in areas if area < g.box.main_areas]
    due = n - (spared_by_marriage(g, seat, within) if by_action else 0)
    removed = 0
    while removed < due:
        cubes: dict[Move, Callable[[], None]] = {
            ("lose_influence", g.box.areas[area].id): partial(take_cube, g, seat, area)
            for area in within
            if own_cubes(g, seat, area)
        }
        if imperial and g.emperor == seat:
            for area in within:
                if own_cubes(g, IMPERIAL, area):
                    name = g.box.areas[area].id
                    cubes["lose_imperial", name] = partial(take_imperial, g, area)
        if colonists and g.players[seat].colonists:
            cubes["lose_colonist",] = partial(_spend_colonist, g, seat)
        if not cubes:
            break
        taking = yield from choose_thing(seat, losing(clause), cubes, left=due - removed)
        taking()
        removed += 1
    return removed


@rule("EU-11.1.9")
def pay_for_call(g: Europe, seat: Seat, realm: Realm, n: int, clause: str) -> Flow[None]:
    """Discard so much Influence for a Call to Arms; overseas a Colonist is as good."""
    areas = areas_of(g, realm)
    overseas = bool(areas >> g.box.main_areas)
    yield from remove_influence(
        g, seat, in_set(areas), n, by_action=True, colonists=overseas, clause=clause
    )


def _spend_colonist(g: Europe, seat: Seat) -> None:
    g.players[seat].colonists -= 1
    g.tell(ColonistsSpent(seat, 1))


def remove_from_realm(
    g: Europe, seat: Seat, realm: Realm, n: int, *, by_action: bool, clause: str = BY_CARD
) -> Flow[int]:
    """Remove so many own cubes from a Realm's Areas."""
    areas = list(in_set(areas_of(g, realm)))
    return (yield from remove_influence(g, seat, areas, n, by_action=by_action, clause=clause))


@rule("EU-18.2.3")
def remove_all_from_realm(g: Europe, seat: Seat, realm: Realm) -> None:
    """An Action takes all own cubes from a Realm's Areas, but 1 where one is Married.

    The Emperor's Imperial Influence leaves with them, and first: it comes back by itself.
    """
    for area in in_set(areas_of(g, realm)):
        due = own_and_imperial(g, seat, area) - spared_by_marriage(g, seat, [area])
        for _ in range(due):
            if g.emperor == seat and own_cubes(g, IMPERIAL, area):
                take_imperial(g, area)
            else:
                take_cube(g, seat, area)
