"""Provinces that Rebels take: a Rebel Town on a Core Province, Liberation elsewhere."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.battles import RebelsAppeared, RebelsTaken, RebelTownPlaced, RebelTownTaken
from ...state import REBEL_TOWN, UNREST, Europe, seat_of
from ..board.changes import province_changed
from ..board.cubes import cover_slots
from ..board.ownership import is_core, positions
from ..board.supply import black_units_left, rebel_towns_left
from ..war.driven_out import drive_out_ships
from .liberation import liberate

# -- where there is Unrest ---------------------------------------------------------------------


@rule("EU 14.1.3 4.3.39 14.1.4")
def unrest_in(g: Europe, area: AreaNo, seat: Seat | None = None) -> list[PlaceNo]:
    """Provinces of an Area with open Unrest, of one player or of all."""
    tokens, occupiers = g.tokens, g.occupiers
    found = []
    for place in g.box.areas[area].places:
        token = occupiers[place] or tokens[place]
        if token & UNREST and (seat is None or seat_of(token) == seat):
            found.append(place)
    return found


# -- taking a Province -------------------------------------------------------------------------


@rule("EU 2.4.15 7.6.2 14.2.8 14.3.9 4.3.12 9.8.11")
def rebels_take(g: Europe, place: PlaceNo) -> Flow[None]:
    """A player's Core Province gets a Rebel Town, any other Province of a player is Liberated.

    Either way it was Sieged: Ships leave its Port.
    """
    if g.occupiers[place] or not is_core(g, seat_of(g.tokens[place]), place):
        yield from liberate(g, place)
    else:
        yield from _place_rebel_town(g, seat_of(g.tokens[place]), place)
    yield from drive_out_ships(g, place)


@rule("EU 14.2.7 14.3.8 4.3.11")
def _place_rebel_town(g: Europe, seat: Seat, place: PlaceNo) -> Flow[None]:
    """A Rebel Town on the player's, and a cube over the slot of the Track."""
    if not (yield from _find_rebel_town(g, seat)):
        return
    g.occupiers[place] = REBEL_TOWN
    g.tell(RebelTownPlaced(seat, g.box.places[place].id))
    province_changed(g, place)
    yield from cover_slots(g, seat)


REBEL_PIECES = Topic(
    "rebel_pieces",
    verbs=("take_rebel_town", "take_rebel"),
    set_by=("EU-2.2.2",),
)


@rule("EU 2.2.1 2.2.2 2.2.3")
def _find_rebel_town(g: Europe, seat: Seat) -> Flow[bool]:
    """A Rebel Town of the Supply or, when it has none, one that leaves another Province."""
    if rebel_towns_left(g) > 0:
        return True
    towns: dict[Move, PlaceNo] = {
        ("take_rebel_town", g.box.places[place].id): place
        for place in positions(g.occupiers, REBEL_TOWN)
    }
    if not towns:
        return False
    place = yield from choose_thing(seat, REBEL_PIECES, towns)
    g.occupiers[place] = 0
    g.tell(RebelTownTaken(seat, g.box.places[place].id))
    province_changed(g, place)
    return True


# -- Rebel Units -------------------------------------------------------------------------------


@rule("EU 2.2.1 2.2.2 2.2.3 2.2.4")
def place_rebel(g: Europe, seat: Seat, area: AreaNo) -> Flow[None]:
    """A black Unit appears in an Area; without one in Supply, Rebels of another Area come."""
    if black_units_left(g) <= 0:
        elsewhere: dict[Move, AreaNo] = {
            ("take_rebel", g.box.areas[other].id): other
            for other, n in enumerate(g.rebels)
            if n and other != area
        }
        if not elsewhere:
            return
        other = yield from choose_thing(seat, REBEL_PIECES, elsewhere)
        g.rebels[other] -= 1
        g.tell(RebelsTaken(seat, g.box.areas[other].id))
    g.rebels[area] += 1
    g.tell(RebelsAppeared(g.box.areas[area].id))
