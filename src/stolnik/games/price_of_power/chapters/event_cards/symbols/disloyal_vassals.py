"""Disloyal Vassals: where an Overlord has no friends, Vassals rise."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ....box.components import AreaNo
from ....state import REBELS, TOKENS, Europe, kind_of, turn_order
from ....tasks import EventUnderWay
from ...battle.outbreak import battle_breaks_out, units_of
from ...board.hostility import opponents
from ...board.ownership import has_unrest, vassal_places
from ...board.unrest import add_unrest
from ...rebels.taking_provinces import place_rebel
from ...relations.ties import influence_in


@rule("EU-16.5.17")
def is_disloyal(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a player has no Influence in an Area, or less than an Opponent (R25)."""
    own = influence_in(g, seat, area)
    return not own or any(influence_in(g, other, area) > own for other in opponents(g, seat))


def disloyal_areas(g: Europe, seat: Seat) -> dict[AreaNo, int]:
    """Areas with a player's disloyal Vassals, with how many Vassal tokens lie open there."""
    found: dict[AreaNo, int] = {}
    for place in vassal_places(g, seat):
        if not g.occupiers[place]:
            area = g.box.places[place].area
            _, _, vassals = TOKENS[kind_of(g.tokens[place])]
            found[area] = found.get(area, 0) + vassals
    return {area: n for area, n in found.items() if is_disloyal(g, seat, area)}


DISLOYAL = Topic(
    "disloyal_vassals",
    verbs=("vassals_rise",),
    set_by=("EU-16.5.18",),
)


@rule("EU 16.5.17 16.5.18 16.5.19 16.5.20 16.5.3")
def disloyal_vassals(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """In one Area of each player Vassals turn to Unrest; Rebels spare the Active Player."""
    battles: list[AreaNo] = []
    for seat in turn_order(g, task.taker):
        areas = disloyal_areas(g, seat)
        most = max(areas.values(), default=0)
        options: dict[Move, AreaNo] = {
            ("vassals_rise", g.box.areas[area].id): area for area, n in areas.items() if n == most
        }
        if not options:
            continue
        area = yield from choose_thing(seat, DISLOYAL, options)
        rebels = _turn_to_unrest(g, seat, area)
        if seat == task.taker and not task.unpicked:
            continue
        for _ in range(rebels):
            yield from place_rebel(g, seat, area)
        if g.rebels[area] and area not in battles:
            if any(units_of(g, one, area) for one in range(len(g.players))):
                battles.append(area)
    for area in reversed(battles):
        battle_breaks_out(g, area, REBELS)


@rule("EU 16.5.18 16.5.19")
def _turn_to_unrest(g: Europe, seat: Seat, area: AreaNo) -> int:
    """All open Vassal tokens of a player in an Area show Unrest; tells their Tax Value."""
    value = 0
    for place in vassal_places(g, seat):
        if g.box.places[place].area == area and not g.occupiers[place]:
            if not has_unrest(g, place):
                add_unrest(g, place)
            value += g.box.places[place].tax
    return value
