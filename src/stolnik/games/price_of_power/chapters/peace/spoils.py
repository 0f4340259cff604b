"""What several Peace Terms grant: Influence, Claims turned into order, Provinces kept."""

from __future__ import annotations

from collections.abc import Iterable

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...events.peace import ProvinceKept
from ...state import UNREST, Europe, piece, seat_of
from ..board.changes import province_changed, town_for
from ..board.ownership import has_unrest, holder
from ..board.unrest import QUIETEN_FOR_CLAIM, quieten, remove_unrest
from ..relations.claims import claimed_areas, has_claim, place_claim, remove_claim
from ..relations.influence import gain_influence, has_room, refuse_in_area, removable
from ..relations.provinces import ships_leave
from .parties import give_back

UNREST_FOR_A_CLAIM = 2


PEACE_INFLUENCE = Topic(
    "peace_influence",
    verbs=("settle_influence", "done"),
    set_by=("EU-10.PT.2",),
)
CLAIM_SPENT = Topic(
    "claim_spent",
    verbs=("spend_claim", "done"),
    set_by=("EU-10.PT.18",),
)
CLAIM_LOST = Topic(
    "claim_lost",
    verbs=("claim_back", "done"),
    set_by=("EU-10.PT.19",),
)


@rule("EU-10.PT.2")
def add_influence(g: Europe, seat: Seat, areas: Iterable[AreaNo], n: int) -> Flow[None]:
    """Influence by a Peace Term, one cube at a time: into full Areas too."""
    within = sorted(set(areas))
    for left in range(n, 0, -1):
        options: dict[Move, AreaNo] = {
            ("settle_influence", g.box.areas[area].id): area
            for area in within
            if _has_place(g, seat, area)
        }
        if not options:
            return
        answer: Move = yield Ask.of(seat, PEACE_INFLUENCE, [*options, DONE], left=left)
        if answer == DONE or not (yield from gain_influence(g, seat, options[answer])):
            return


def _has_place(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether another Influence can lie in an Area: where one's own fill it, none can."""
    if refuse_in_area(g, area) is not None:
        return False
    return has_room(g, area) or bool(removable(g, area, seat))


@rule("EU 10.PT.18 10.PT.33 10.PT.62")
def turn_claims_into_order(g: Europe, seat: Seat, areas: Iterable[AreaNo]) -> Flow[None]:
    """Who gained Provinces in an Area may discard a Claim there to remove 2 Unrest in it."""
    gained = set(areas)
    while True:
        options: dict[Move, AreaNo] = {
            ("spend_claim", g.box.areas[area].id): area
            for area in claimed_areas(g, seat)
            if area in gained and _unrest_of(g, seat, area)
        }
        if not options:
            return
        answer: Move = yield Ask.of(seat, CLAIM_SPENT, [*options, DONE])
        if answer == DONE:
            return
        area = options[answer]
        remove_claim(g, seat, area)
        unruly = _unrest_of(g, seat, area)
        if len(unruly) > UNREST_FOR_A_CLAIM:
            for _ in range(UNREST_FOR_A_CLAIM):
                yield from quieten(g, seat, area, _unrest_of(g, seat, area), QUIETEN_FOR_CLAIM)
        else:
            for place in unruly:
                remove_unrest(g, place)


def _unrest_of(g: Europe, seat: Seat, area: AreaNo) -> list[PlaceNo]:
    """A player's Provinces with Unrest in an Area."""
    return [
        place
        for place in g.box.areas[area].places
        if holder(g, place) == seat and not g.occupiers[place] and has_unrest(g, place)
    ]


@rule("EU-10.PT.19")
def claim_what_was_lost(g: Europe, seat: Seat, areas: Iterable[AreaNo]) -> Flow[None]:
    """Who lost a Province in this War may place a Claim in each Area concerned."""
    lost = sorted(set(areas))
    while True:
        options: dict[Move, AreaNo] = {
            ("claim_back", g.box.areas[area].id): area
            for area in lost
            if not has_claim(g, seat, area)
        }
        if not options:
            return
        answer: Move = yield Ask.of(seat, CLAIM_LOST, [*options, DONE])
        if answer == DONE:
            return
        yield from place_claim(g, seat, options[answer])
        lost.remove(options[answer])


@rule("EU 10.PT.10 10.PT.59")
def keep(g: Europe, place: PlaceNo) -> Flow[None]:
    """The Occupier's Town stays, as that of the Lawful Owner; Unrest stays with it."""
    token = g.occupiers[place]
    seat = seat_of(token)
    g.occupiers[place] = 0
    g.tokens[place] = 0
    kind = town_for(g, seat, place)
    if kind is None:
        province_changed(g, place)
        return
    g.tokens[place] = piece(kind, seat, bool(token & UNREST))
    g.tell(ProvinceKept(seat, g.box.places[place].id))
    province_changed(g, place)
    yield from ships_leave(g, place)


def give_all_back(g: Europe, places: Iterable[PlaceNo]) -> Flow[None]:
    """All these return to their Lawful Owners."""
    for place in list(places):
        yield from give_back(g, place)
