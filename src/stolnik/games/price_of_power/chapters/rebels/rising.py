"""Phase 3, Step C: Rebel Units Siege Provinces with Unrest, or move to where there is some."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, PlaceNo
from ...events.battles import RebelsMoved, RebelsTired
from ...state import IS_TOWN, REBELS, Europe, board, kind_of, seat_of
from ...tasks import RebelsRise
from ..battle.outbreak import battle_breaks_out, hostile_forces, units_of
from ..board.adjacency import in_set
from ..board.tracks import half_ducats
from .taking_provinces import rebels_take, unrest_in

STAY_BEHIND: Final = 1
"""Rebel Units that stay when the others move."""


@rule("EU 4.3.5 4.3.6 14.3.4 14.3.16")
def rebels_of_the_round(g: Europe) -> RebelsRise | None:
    """The Areas with Rebel Units, from most to fewest, ties by the alphabet (R19)."""
    areas = [area for area, n in enumerate(g.rebels) if n]
    if not areas:
        return None
    areas.sort(key=lambda area: (-g.rebels[area], g.box.areas[area].alphabetical))
    return RebelsRise(areas, [area for area in areas if not unrest_in(g, area)])


@rule("EU 4.3.7 4.3.8 4.3.13 9.MU.52")
def rise(g: Europe, task: RebelsRise) -> Flow[None]:
    """One part of the step: one Siege, or the move out of one Area.

    Each Area has one turn, so Rebels who have Sieged all they could do not move as well.
    """
    while task.areas:
        area = task.areas[0]
        if area in task.moving:
            task.areas.pop(0)
            _move(g, area)
            return
        if task.strength == NONE:
            task.strength = g.rebels[area]
        place = yield from _next_siege(g, area, task.strength)
        if place is not None:
            task.strength -= siege_strength(g, place)
            yield from rebels_take(g, place)
            return
        task.areas.pop(0)
        task.strength = NONE
    g.agenda.pop()


# -- Sieges ------------------------------------------------------------------------------------


@rule("EU 4.3.9 14.3.5")
def siege_strength(g: Europe, place: PlaceNo) -> int:
    """Rebel Units that a Siege takes: 1, or 2 for a Large Province."""
    return g.box.places[place].tax


BESIEGED = Topic("besieged", verbs=("rebel",), set_by=("EU-14.3.6",))


@rule("EU 4.3.8 4.3.10 14.3.6 14.3.7")
def _next_siege(g: Europe, area: AreaNo, strength: int) -> Flow[PlaceNo | None]:
    """Large Provinces first, else by the alphabet.

    If Provinces of several players could be next, the one of them who is poorest there chooses.
    """
    unruly = unrest_in(g, area)
    able = [place for place in unruly if siege_strength(g, place) <= strength]
    if not able:
        return None
    most = max(siege_strength(g, place) for place in able)
    next_ones = sorted(
        (place for place in able if siege_strength(g, place) == most),
        key=lambda place: g.box.places[place].alphabetical,
    )
    chooser = _poorest(g, area, unruly)
    if chooser is None:
        return next_ones[0]
    options: dict[Move, PlaceNo] = {("rebel", g.box.places[place].id): place for place in next_ones}
    place = yield from choose_thing(chooser, BESIEGED, options, area=g.box.areas[area].id)
    return place


@rule("EU-14.3.7")
def _poorest(g: Europe, area: AreaNo, unruly: list[PlaceNo]) -> Seat | None:
    """Of several players with Unrest in an Area the one with the lowest Tax Income there."""
    players = {_holder(g, place) for place in unruly}
    if len(players) < 2:
        return None
    income = {seat: tax_income_in(g, seat, area) for seat in players}
    lowest = [seat for seat, tax in income.items() if tax == min(income.values())]
    return lowest[0] if len(lowest) == 1 else None


def _holder(g: Europe, place: PlaceNo) -> Seat:
    return seat_of(g.occupiers[place] or g.tokens[place])


@rule("EU 14.3.7 7.5.2")
def tax_income_in(g: Europe, seat: Seat, area: AreaNo) -> int:
    """What a player's Towns and Vassal tokens in an Area pay that nobody Occupies, in halves."""
    open_tokens = (g.occupiers[place] or g.tokens[place] for place in g.box.areas[area].places)
    return sum(half_ducats(token) for token in open_tokens if token and seat_of(token) == seat)


# -- moves -------------------------------------------------------------------------------------


@rule("EU 4.3.13 4.3.16 4.3.17 4.3.18 14.3.16")
def _move(g: Europe, area: AreaNo) -> None:
    """All but one move where there is Unrest, and fight whom they meet; else one gives up."""
    moving = g.rebels[area] - STAY_BEHIND
    destination = where_to(g, area, moving)
    if destination is None:
        g.rebels[area] -= 1
        g.tell(RebelsTired(g.box.areas[area].id))
        return
    if not moving:
        return
    g.rebels[area] -= moving
    g.rebels[destination] += moving
    g.tell(RebelsMoved(g.box.areas[area].id, g.box.areas[destination].id, moving))
    if hostile_forces(g, REBELS, destination):
        battle_breaks_out(g, destination, REBELS, area)


@rule("EU 4.3.13 4.3.14 4.3.15")
def where_to(g: Europe, area: AreaNo, moving: int) -> AreaNo | None:
    """The Area next by land with most Unrest, most Towns, first name; not where outnumbered.

    All Units of players in an Area are one side, and all Rebels the other (RA64).
    """
    near = [
        other
        for other in in_set(board(g).land[area])
        if unrest_in(g, other) and _units_of_players(g, other) <= moving + g.rebels[other]
    ]
    if not near:
        return None
    return min(
        near,
        key=lambda other: (
            -len(unrest_in(g, other)),
            -_towns_in(g, other),
            g.box.areas[other].alphabetical,
        ),
    )


def _units_of_players(g: Europe, area: AreaNo) -> int:
    return sum(units_of(g, seat, area) for seat in range(len(g.players)))


def _towns_in(g: Europe, area: AreaNo) -> int:
    """Towns of players in an Area, those of Occupiers too (P40)."""
    return sum(
        kind_of(tokens[place]) in IS_TOWN
        for tokens in (g.tokens, g.occupiers)
        for place in g.box.areas[area].places
    )
