"""The Battlegrounds of Power Struggles: Areas that players contend for."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo, Struggle
from ...state import Europe, Realm
from ..board.ownership import controller, overlord


@rule("EU-16.5.46")
def battlegrounds(g: Europe) -> list[AreaNo]:
    """The Areas with a Battleground token: those that the Active Power Struggles name."""
    return [area for active in g.struggles for area in g.box.struggles[active].battlegrounds]


@rule("EU-17.4.5")
def is_contested(g: Europe, area: AreaNo) -> bool:
    """A Battleground of an Active or the Upcoming Power Struggle."""
    known = (*g.struggles, *g.struggle_deck[-1:])
    return any(area in g.box.struggles[one].battlegrounds for one in known)


def controls_any(g: Europe, realm: Realm, struggle: Struggle) -> bool:
    """Whether a Realm Controls anything in the Battlegrounds of a Power Struggle."""
    return any(
        _controls(g, realm, place)
        for area in struggle.battlegrounds
        for place in g.box.areas[area].places
    )


def _controls(g: Europe, realm: Realm, place: PlaceNo) -> bool:
    """Whether a Province is under a Realm's Control, be it by Vassal tokens on it."""
    if controller(g, place) == realm:
        return True
    return not g.occupiers[place] and overlord(g, place) == realm
