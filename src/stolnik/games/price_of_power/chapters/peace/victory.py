"""Victory, and what is none: the tests of peace talks."""

from __future__ import annotations

from typing import Final, Literal

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import AreaNo
from ...stages import PeaceResult
from ...state import Europe, Realm
from ..board.hostility import land_units
from ..board.ownership import is_pr, lying_open, occupations, places_with_tokens, towns
from ..empire.wards import is_shielded
from .parties import held_between, lawful_places, patron, units_deployed

TOTAL: Final = "total"
PARTIAL: Final = "partial"
SURRENDER: Final = "surrender"
INCONCLUSIVE: Final = "inconclusive"
TWO_TO_ONE: Final = 2


@rule("EU 10.VC.1 10.1.4 10.2.4")
def white_peace_is_due(g: Europe, one: Realm, other: Realm) -> bool:
    """Neither side Occupies any Province of the other, its Vassals or its Active Allies."""
    return not held_between(g, one, other)


@rule("EU 10.VC.3 10.1.8 10.3.3 10.2.2")
def total_victory(g: Europe, seat: Seat, enemy: Realm) -> bool:
    """All de jure Provinces of one Enemy are Occupied, and it has no Land Units left.

    An Active Ally of an Enemy is tested apart from its player.
    """
    places = lawful_places(g, enemy)
    if not places or units_deployed(g, enemy):
        return False
    return set(places) <= set(occupations(g, seat))


@rule("EU 10.VC.6 10.VC.7 10.3.6")
def partial_victory(g: Europe, seat: Seat, enemy: Realm) -> bool:
    """Twice as many Land Units as a player (R7); over an NPR more than Rebels at home (R8).

    Over an Active Ally exactly if over its player.
    """
    master = patron(g, seat, enemy)
    if master is not None:
        return partial_victory(g, seat, master)
    if not is_pr(enemy):
        return outnumbers_npr(g, seat, enemy)
    own, theirs = _counted(g, seat, enemy), _counted(g, enemy, seat)
    return own >= TWO_TO_ONE * theirs and own > theirs


@rule("EU 10.VC.7 10.2.2")
def outnumbers_npr(g: Europe, seat: Seat, enemy: Realm) -> bool:
    """The test of a Partial Victory over an NPR, whosever Active Ally it is."""
    return _counted(g, seat, enemy) > rebels_at_home(g, seat)


@rule("EU 10.VC.7 10.0.4")
def rebels_at_home(g: Europe, seat: Seat) -> int:
    """Rebel Units in a player's Areas and those of Vassals; an NPR's invaders are among them."""
    at_home = lying_open(g, places_with_tokens(g, seat))
    return sum(g.rebels[area] for area in {g.box.places[place].area for place in at_home})


@rule("EU-10.VC.8")
def _counted(g: Europe, seat: Seat, other: Realm) -> int:
    """Deployed Land Units, without those on a continent where the other has no Town (R61).

    An Occupier's Town is one (P40).
    """
    player = g.players[seat]
    if is_pr(other):
        presence = [*towns(g, other), *occupations(g, other)]
    else:
        presence = lawful_places(g, other)
    maps = {_map(g, g.box.places[place].area) for place in presence}
    stations = {army.area for army in player.armies if army.size} | set(player.infantry)
    return sum(
        land_units(player, area)
        for area in stations
        if not g.box.areas[area].distant or _map(g, area) in maps
    )


def _map(g: Europe, area: AreaNo) -> str:
    return g.box.areas[area].map


@rule("EU 10.2.1 10.VC.11 10.3.1")
def result(g: Europe, seat: Seat, enemy: Realm) -> PeaceResult | Literal["inconclusive"]:
    """How a War stands for a player."""
    if total_victory(g, seat, enemy):
        return TOTAL
    if partial_victory(g, seat, enemy):
        return PARTIAL
    return INCONCLUSIVE


@rule("EU-18.4.15")
def refuse_ward(g: Europe, seat: Seat, enemy: Realm) -> Refusal | None:
    """No Peace with an NPR Subject alone, but by a Victory over the Emperor."""
    if not is_shielded(g, enemy, seat):
        return None
    return Refusal("EU-18.4.15") if result(g, seat, g.emperor) == INCONCLUSIVE else None
