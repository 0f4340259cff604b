"""Core tokens: an Area becomes part of the Realm for good."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...events.government import CorePlaced
from ...events.relations import CoreRemoved
from ...state import Europe
from ..board.adjacency import in_set
from ..board.changes import province_changed
from ..board.ownership import areas_of, is_core, owner
from ..board.supply import cores
from ..relations.claims import find_claim, remove_claim
from ..relations.provinces import occupation_ends, ships_leave


@rule("EU 7.6.6")
def is_all_core(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether all Provinces of an Area are Core already: then no token may be placed there."""
    return all(is_core(g, seat, place) for place in g.box.areas[area].places)


@rule("EU-7.6.4")
def areas_to_integrate(g: Europe, seat: Seat) -> list[AreaNo]:
    """The Areas that a player Owns whole and that are not all Core yet."""
    return [
        area
        for area in in_set(areas_of(g, seat))
        if all(owner(g, place) == seat for place in g.box.areas[area].places)
        and not is_all_core(g, seat, area)
    ]


SIX_CORES = Topic("core_tokens", verbs=("take_core",), set_by=("EU-2.2.2",))


@rule("EU 7.6.5 7.6.8 7.6.9 2.5.12 2.6.12")
def place_core(g: Europe, seat: Seat, area: AreaNo) -> Flow[None]:
    """The token drives out DNPR tokens and the Cores of others; it counts as a Claim itself.

    What was a DNPR's has another Owner then: who is no Enemy of that one leaves it (P121).
    """
    if g.claims[area] >> seat & 1:
        remove_claim(g, seat, area)
    yield from _find_core_token(g, seat)
    if g.cores[area]:
        g.tell(CoreRemoved(g.cores[area] - 1, g.box.areas[area].id))
    g.cores[area] = seat + 1
    for place in g.box.areas[area].places:
        if g.dnpr[place]:
            g.dnpr[place] = 0
            if not g.tokens[place]:
                occupation_ends(g, place)
            province_changed(g, place)
            yield from ships_leave(g, place)
    g.tell(CorePlaced(seat, g.box.areas[area].id))


@rule("EU 2.2.1 2.2.2 2.2.3")
def _find_core_token(g: Europe, seat: Seat) -> Flow[None]:
    """Six tokens have Core on the back (R50); with all of them in use one must move."""
    if cores(g, seat) < g.box.pieces.claim_core:
        yield from find_claim(g, seat)
        return
    tokens: dict[Move, AreaNo] = {
        ("take_core", g.box.areas[area].id): area
        for area, token in enumerate(g.cores)
        if token == seat + 1
    }
    taken = yield from choose_thing(seat, SIX_CORES, tokens)
    g.cores[taken] = 0
    g.tell(CoreRemoved(seat, g.box.areas[taken].id))
