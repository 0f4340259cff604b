"""The right-side actions that take the next place of a track: what it asks for and costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import INFLUENCE, Action, Box, Price, TrackSpace
from ...state import Paladins, Player
from ..actions_done import done
from ..attributes import short_of, total
from ..resources import short_of_provisions, short_of_silver
from ..rounds import paladin_cards
from ..workers import refuse_workers

SEVEN_TIMES: Final = Refusal("PAL-ACT.9")


class Track(NamedTuple):
    """Where an action's places lie, and the clauses of what the next of them asks for."""

    places: Callable[[Box], Sequence[TrackSpace]]
    silver: str = ""
    """The clause of a price in Silver; a track has this one or the next."""
    provisions: str = ""
    influence: str = ""


TRACKS: Final[Mapping[Action, Track]] = {
    "commission": Track(lambda box: box.monk_track, provisions="PAL-COM.2"),
    "fortify": Track(lambda box: box.wall_slots, provisions="PAL-FOR.2", influence="PAL-FOR.4"),
    "garrison": Track(lambda box: box.outpost_track, provisions="PAL-GAR.2"),
    "absolve": Track(lambda box: box.jar_track, silver="PAL-ABS.2", influence="PAL-ABS.4"),
    "convert": Track(lambda box: box.convert_slots, silver="PAL-CVT.2"),
}


def next_place(g: Paladins, seat: Seat, action: Action) -> TrackSpace:
    """Where the next piece of a track lies, or its next card goes."""
    return TRACKS[action].places(g.box)[done(g, seat, action)]


@rule("PAL COM.2 FOR.2 FOR.4 GAR.2 ABS.2 ABS.4 CVT.2 CVT.3")
def refuse_next(g: Paladins, seat: Seat, action: Action) -> Refusal | None:
    """Workers, a place that is left, its Influence and its price."""
    p = g.players[seat]
    lacking = refuse_workers(g, p, action)
    if lacking is not None:
        return lacking
    track = TRACKS[action]
    count, places = done(g, seat, action), track.places(g.box)
    if count == len(places):
        return SEVEN_TIMES
    place = places[count]
    needed = place.influence
    if needed and (influence := total(g, p, INFLUENCE)) < needed:
        return short_of(track.influence, INFLUENCE, needed, influence)
    price = _price(g, p, action, place)
    if p.silver < price.silver:
        return short_of_silver(track.silver, price.silver, p)
    if p.provisions < price.provisions:
        return short_of_provisions(track.provisions, price.provisions, p)
    return None


def price_of_next(g: Paladins, seat: Seat, action: Action) -> Price:
    """What the next place costs, be it a piece or a card."""
    return _price(g, g.players[seat], action, next_place(g, seat, action))


def _price(g: Paladins, p: Player, action: Action, place: TrackSpace) -> Price:
    if TRACKS[action].silver:
        return Price(silver=paladin_cards.silver_due(g, p, action, place.cost))
    return Price(provisions=paladin_cards.provisions_due(g, p, action, place.cost))
