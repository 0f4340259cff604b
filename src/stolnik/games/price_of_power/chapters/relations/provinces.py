"""Provinces that go from one player to another by agreement."""

from __future__ import annotations

from collections.abc import Sequence

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, PlaceNo, ZoneNo
from ...events.battles import OccupationEnded
from ...events.relations import ShipsLeft
from ...state import PORT, REBEL_TOWN, Europe, kind_of, seat_of
from ..board.changes import place_town, province_changed
from ..board.hostility import enemies, friendly_place, hostile_zone
from ..board.ownership import has_unrest, lawful_owner, overlord, owner
from ..board.supply import large_towns_left, small_towns_left, vassal_tokens_left
from ..war.fleet import disband_galleys, disband_in_port


@rule("EU-5.1.27")
def refuse_province(
    g: Europe, seller: Seat, buyer: Seat, place: PlaceNo, others: Sequence[PlaceNo]
) -> Refusal | None:
    """Why a Province cannot go from one player to the other, beside these others."""
    if place in others:
        return Refusal("EU-5.1.23")
    if overlord(g, place) is not None:
        return Refusal("EU-5.1.27")
    if owner(g, place) != seller:
        return Refusal("EU-2.5.8")
    bought = [place, *(one for one in others if lawful_owner(g, one) != buyer)]
    return refuse_towns(g, buyer, bought)


@rule("EU 7.5.3 7.5.6")
def refuse_towns(g: Europe, seat: Seat, places: Sequence[PlaceNo]) -> Refusal | None:
    """Whether a player has Towns, and what stands in for them, for all these Provinces."""
    large = sum(g.box.places[place].large for place in places)
    in_pairs = max(0, large - large_towns_left(g, seat))
    single = len(places) - large + 2 * in_pairs
    if single > small_towns_left(g, seat) + vassal_tokens_left(g, seat):
        return Refusal("EU-7.5.6")
    return None


def hand_over(g: Europe, buyer: Seat, place: PlaceNo) -> Flow[None]:
    """The buyer's Town takes the place of the seller's; Unrest stays with the Province."""
    unrest = has_unrest(g, place)
    g.tokens[place] = 0
    placed = place_town(g, buyer, place, unrest=unrest)
    assert placed, (buyer, place)
    yield from ships_leave(g, place)


SAIL_OUT = Topic("sail_out", verbs=("sail_out",), set_by=("EU-2.6.12",))


@rule("EU 2.6.12 9.MU.36 9.5.30")
def ships_leave(g: Europe, place: PlaceNo) -> Flow[None]:
    """Ships for which a Port is no longer Friendly sail out, or are disbanded if no Sea is safe."""
    port = PORT + place
    for seat, player in enumerate(g.players):
        single = player.ships.get(port, 0)
        if not single and player.fleet.space != port:
            continue
        if friendly_place(g, seat, place):
            continue
        zones: dict[Move, ZoneNo] = {
            ("sail_out", g.box.zones[zone].id): zone
            for zone in g.box.places[place].zones
            if not hostile_zone(g, seat, zone)
        }
        if not zones:
            disband_in_port(g, seat, place)
            continue
        zone = yield from choose_thing(seat, SAIL_OUT, zones, province=g.box.places[place].id)
        if single:
            player.ships[zone] = player.ships.get(zone, 0) + player.ships.pop(port)
        if player.fleet.space == port:
            player.fleet.space = zone
            if not g.box.zones[zone].mark:
                disband_galleys(g, seat)
            if not player.fleet.size:
                player.fleet.space = NONE
        g.tell(ShipsLeft(seat, g.box.places[place].id, g.box.zones[zone].id))


@rule("EU-2.5.12")
def occupation_ends(g: Europe, place: PlaceNo) -> None:
    """Who Occupies a Province whose Lawful Owner is no Enemy leaves it (P121)."""
    token = g.occupiers[place]
    if not token or kind_of(token) == REBEL_TOWN:
        return
    lawful = overlord(g, place)
    master = lawful_owner(g, place) if lawful is None else lawful
    if master == seat_of(token) or master not in enemies(g, seat_of(token)):
        g.occupiers[place] = 0
        g.tell(OccupationEnded(seat_of(token), g.box.places[place].id))
        province_changed(g, place)
