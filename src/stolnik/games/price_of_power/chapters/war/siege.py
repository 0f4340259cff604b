"""Sieges: Units in an Area take its Hostile Provinces, and what becomes of these."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from stolnik.engine.flow import DONE, NO, YES, Ask, Flow, Move, Seat, Topic, choose, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL, AreaNo, PlaceNo
from ...events.battles import Besieged, OccupationEnded, Occupied, RebelTownRemoved, SiegeBegan
from ...state import REBELS, UNREST, Europe, Realm, piece, seat_of, task_of
from ...tasks import Besieging
from ..battle.outbreak import hostile_forces, units_of
from ..battle.sides import types_of
from ..board.changes import province_changed, town_for
from ..board.cubes import cover_slots
from ..board.hostility import areas_with_units, enemies, hostile_land, hostile_place, refuse_island
from ..board.ownership import controller, holder, is_pr, lawful_owner, overlord, owner
from ..government.ideas import siege_cost
from ..government.power import refuse_power, spend_power
from ..menu import Entry
from ..relations.provinces import refuse_towns
from .driven_out import drive_out_ships
from .units import besiegers_needed

PRICE: Final = 1
"""Military Power for the Activation, one besieging Unit included."""


# -- what can be Sieged ------------------------------------------------------------------------


def by_law(g: Europe, place: PlaceNo) -> Realm:
    """Whose a Province is by law; a Vassal's is its Overlord's here."""
    lord = overlord(g, place)
    return lawful_owner(g, place) if lord is None else lord


@rule("EU 9.8.3 9.8.4 9.8.5 9.MU.13 13.4.16")
def siege_price(
    g: Europe, seat: Seat, area: AreaNo, places: list[PlaceNo], free: int = 0
) -> int | None:
    """Military Power for a Siege of these: 1 for each Unit, the fewest that suffice (R55).

    Some Units may be free; Defensive Mentality of an Owner makes it dearer.  ``None`` if the
    Units cannot do it.
    """
    tax = sum(g.box.places[place].tax for place in places)
    infantry, cavalry, artillery = types_of(g, seat, area)
    units = besiegers_needed(infantry, cavalry, artillery, tax)
    if units is None:
        return None
    owners = {_owner_or_overlord(g, place) for place in places}
    return max(0, units - free) + sum(siege_cost(g, one) for one in owners if is_pr(one))


def _owner_or_overlord(g: Europe, place: PlaceNo) -> Realm:
    lord = overlord(g, place)
    return owner(g, place) if lord is None or g.occupiers[place] else lord


@rule("EU 9.8.2 5.5.23")
def refuse_siege_of_area(g: Europe, seat: Seat, area: AreaNo) -> Refusal | None:
    """Own Units, a Hostile Province, and no Enemy Units."""
    hostile = enemies(g, seat)
    if not hostile_land(g, hostile) >> area & 1:
        return Refusal("EU-9.8.2", {}, "nothing_hostile")
    if not units_of(g, seat, area):
        return Refusal("EU-9.8.2", {}, "no_units_of_yours")
    if hostile_forces(g, seat, area, hostile):
        return Refusal("EU-9.8.2", {}, "enemy_units")
    return None


def _stands_unopposed(g: Europe, seat: Seat, area: AreaNo, hostile: Set[Realm]) -> bool:
    """Whether a player has Units in an Area, and these Enemies have none."""
    return bool(units_of(g, seat, area)) and not hostile_forces(g, seat, area, hostile)


@rule("EU 9.8.2 9.8.4 2.2.4 2.6.14 14.4.2")
def refuse_besieging(
    g: Europe,
    seat: Seat,
    area: AreaNo,
    chosen: list[PlaceNo],
    paid: int,
    place: PlaceNo,
    free: int = 0,
) -> Refusal | None:
    """A Hostile Province of the Area, within the Siege Strength and the Power that is left.

    There must be a Town for each that has to be Occupied; where Rebels were it is a right (P28).
    """
    if g.box.places[place].area != area or place in chosen or not hostile_place(g, seat, place):
        return Refusal("EU-9.8.2")
    cut_off = refuse_island(g, seat, place)
    if cut_off is not None:
        return cut_off
    price = siege_price(g, seat, area, [*chosen, place], free)
    if price is None:
        return Refusal("EU-9.8.4")
    hostile = enemies(g, seat)
    taken = [
        one
        for one in (*chosen, place)
        if by_law(g, one) in hostile and controller(g, one) != REBELS
    ]
    if place in taken and refuse_towns(g, seat, taken) is not None:
        return Refusal("EU-2.2.4")
    return refuse_power(g, seat, MIL, price - paid, "EU-9.8.3")


def _targets(
    g: Europe, seat: Seat, area: AreaNo, chosen: list[PlaceNo], paid: int, free: int
) -> list[PlaceNo]:
    return [
        place
        for place in g.box.areas[area].places
        if refuse_besieging(g, seat, area, chosen, paid, place, free) is None
    ]


@rule("EU-13.4.32")
def areas_to_siege(g: Europe, seat: Seat, free: int = 0) -> list[AreaNo]:
    """Where a player can Siege something now, with so many Units for nothing."""
    player = g.players[seat]
    if player.power[MIL] + free < PRICE:
        return []
    areas = areas_with_units(player)
    if not areas:
        return []
    hostile = enemies(g, seat)
    land = hostile_land(g, hostile)
    return [
        area
        for area in sorted(areas)
        if land >> area & 1
        and _stands_unopposed(g, seat, area, hostile)
        and _targets(g, seat, area, [], 0, free)
    ]


@rule("EU 5.5.18 5.5.23 9.8.1")
def refuse_siege(g: Europe, seat: Seat, move: Move, free: int = 0) -> Refusal | None:
    """Why a Siege cannot be begun in an Area, with so many Units for nothing."""
    area = g.box.area_of[str(move[1])]
    refused = refuse_siege_of_area(g, seat, area)
    if refused is not None:
        return refused
    for place in g.box.areas[area].places:
        if hostile_place(g, seat, place):
            refused = refuse_besieging(g, seat, area, [], 0, place, free)
            if refused is None:
                return None
    return refused


# -- the Siege ---------------------------------------------------------------------------------


@rule("EU 5.5.18 5.5.24 9.8.1 9.8.3")
def begin_siege(g: Europe, seat: Seat, area: AreaNo, free: int = 0) -> None:
    """A Land Activation used for a Siege; it is paid for as Provinces are chosen.

    ``free`` Units besiege for nothing: the first one in a free Activation.
    """
    g.tell(SiegeBegan(seat, g.box.areas[area].id))
    g.agenda.append(Besieging(seat, area, free=free))


SIEGE = Entry(
    ("siege",),
    lambda g, seat: [("siege", g.box.areas[area].id) for area in areas_to_siege(g, seat)],
    refuse_siege,
    lambda g, seat, move: begin_siege(g, seat, g.box.area_of[str(move[1])]),
    needs=MIL,
)


def refuse_siege_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Besieging)
    match move:
        case ("besiege", str(name)):
            place = g.box.place_of[name]
            return refuse_besieging(
                g, ask.seat, task.area, task.places, task.paid, place, task.free
            )
    return None


BESIEGE = Topic(
    "besiege", verbs=("besiege", "done"), refuse=refuse_siege_answer, set_by=("EU-9.8.4",)
)


@rule("EU 9.8.3 9.8.4 9.8.5 5.5.24")
def besiege(g: Europe, task: Besieging) -> Flow[None]:
    """Choose Provinces while strength and Power last; then they fall, one after the other."""
    if task.falling:
        place = task.places.pop(0)
        if not task.places:
            g.agenda.pop()
        yield from take_by_siege(g, task.seat, place)
        return
    options: dict[Move, PlaceNo | None] = {
        ("besiege", g.box.places[place].id): place
        for place in _targets(g, task.seat, task.area, task.places, task.paid, task.free)
    }
    if task.places:
        options[DONE] = None
    where = g.box.areas[task.area].id
    chosen = yield from choose_thing(task.seat, BESIEGE, options, area=where)
    if chosen is None:
        task.falling = True
        return
    task.places.append(chosen)
    price = siege_price(g, task.seat, task.area, task.places, task.free)
    assert price is not None
    spend_power(g, task.seat, MIL, price - task.paid)
    task.paid = price


# -- what becomes of a Province ----------------------------------------------------------------


OCCUPY = Topic("occupy", verbs=("yes", "no"), set_by=("EU-14.4.2",))


@rule("EU 9.8.6 9.8.7 9.8.8 9.8.9 9.8.10 9.8.11 9.8.13 14.4.1 14.4.2")
def take_by_siege(g: Europe, seat: Seat, place: PlaceNo) -> Flow[None]:
    """An Enemy's Province is Occupied; what others Occupy of a Neutral or a friend is freed."""
    name = g.box.places[place].id
    g.tell(Besieged(seat, name))
    rebels = controller(g, place) == REBELS
    occupy = by_law(g, place) in enemies(g, seat) and town_for(g, seat, place) is not None
    if occupy and rebels:
        answer = yield from choose(seat, OCCUPY, [YES, NO], province=name)
        occupy = answer == YES
    if rebels:
        _remove_rebel_town(g, place)
    elif g.occupiers[place]:
        _return_occupiers_town(g, place)
    if occupy:
        yield from _occupy(g, seat, place)
    province_changed(g, place)
    yield from drive_out_ships(g, place)


@rule("EU 9.8.6 14.4.1")
def _remove_rebel_town(g: Europe, place: PlaceNo) -> None:
    """The Rebel Town leaves together with all Unrest on the Province."""
    g.occupiers[place] = 0
    g.tokens[place] &= ~UNREST & 0xFF
    g.tell(RebelTownRemoved(g.box.places[place].id))


@rule("EU 9.8.9 9.8.12")
def _return_occupiers_town(g: Europe, place: PlaceNo) -> None:
    """The Occupier's Town goes back to its Track; the covering cube leaves the other's."""
    occupier = seat_of(g.occupiers[place])
    g.occupiers[place] = 0
    g.tell(OccupationEnded(occupier, g.box.places[place].id))


@rule("EU 9.8.7 9.8.8 9.8.10 9.8.13 9.8.14 9.8.15")
def _occupy(g: Europe, seat: Seat, place: PlaceNo) -> Flow[None]:
    """A Town of the besieger on top, Unrest side up; who lost it covers a slot of the Track."""
    kind = town_for(g, seat, place)
    assert kind is not None
    g.occupiers[place] = piece(kind, seat, unrest=True)
    g.tell(Occupied(seat, g.box.places[place].id))
    loser = holder(g, place)
    if loser is not None:
        yield from cover_slots(g, loser)
