"""The lands of the Empire: what lies in it, who is a Member, and which Areas are Electors."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import AreaNo, PlaceNo
from ...shortcuts import SHORTCUTS
from ...state import NOBODY, NPR, Europe, Realm
from ..board.atlas import FLAGS, TOWNS, of_layers
from ..board.ownership import capital, capital_for, lawful_owner, overlord


def is_dissolved(g: Europe) -> bool:
    """An Empire without an Emperor is no more."""
    return g.emperor == NOBODY


@rule("EU 2.6.24 18.3.1")
def is_inside(g: Europe, place: PlaceNo) -> bool:
    """Whether a Province lies in the Empire: inside its border, in an Area that has not left."""
    where = g.box.places[place]
    return where.in_hre and where.area not in g.not_hre and not is_dissolved(g)


@rule("EU-18.3.1")
def hre_areas(g: Europe) -> list[AreaNo]:
    """The Areas of the Empire, those that lie in it in part included."""
    if is_dissolved(g):
        return []
    if not g.not_hre:
        return list(g.box.imperial_areas)
    return [area for area in g.box.imperial_areas if area not in g.not_hre]


@rule("EU-18.3.2")
def is_member(g: Europe, realm: Realm) -> bool:
    """Whether a Realm has its Capital in the Empire."""
    return is_inside(g, capital(g, realm))


def members(g: Europe) -> list[Realm]:
    """All Members of the Empire."""
    found = {lawful_owner(g, place.no) for place in g.box.places if place.in_hre} - {NOBODY}
    return sorted(realm for realm in found if is_member(g, realm))


@rule("EU-18.3.3")
def is_subject(g: Europe, realm: Realm) -> bool:
    """A Member that is not the Emperor; players, NPRs and Vassals can be Subjects."""
    return realm != g.emperor and is_member(g, realm)


@rule("EU 2.6.25 18.3.14 18.3.15")
def electors(g: Europe) -> list[AreaNo]:
    """The Areas with an eagle that hold the Capital of a Member, which nobody has annexed."""
    capitals = tuple([player.capital for player in g.players])
    return list(_electors(g, (g.emperor, tuple(g.not_hre), capitals)))


@of_layers(TOWNS | FLAGS)
def _electors(
    g: Europe, empire: tuple[Realm, tuple[AreaNo, ...], tuple[PlaceNo, ...]]
) -> tuple[AreaNo, ...]:
    """The same, with this Emperor, these Areas that have left, and these Capitals of players."""
    return tuple(
        [
            area.no
            for area in g.box.elector_areas
            if (SHORTCUTS.taken and _is_seat_of_an_npr(g, area.no))
            or any(is_seat_of_a_member(g, place) for place in area.places)
        ]
    )


def _is_seat_of_an_npr(g: Europe, area: AreaNo) -> bool:
    """Whether an Area that has not left holds the Capital of an NPR as printed: it mostly does."""
    if area in g.not_hre or is_dissolved(g):
        return False
    for place, realm in g.box.natural_seats[area]:
        if lawful_owner(g, place) == NPR + realm and capital(g, NPR + realm) == place:
            return overlord(g, place) is None
    return False


def is_seat_of_a_member(g: Europe, place: PlaceNo) -> bool:
    """Whether a Province in the Empire is the Capital of the Realm that it belongs to.

    What is left of a Realm that is no more is no Capital (R64).
    """
    if not is_inside(g, place):
        return False
    return lawful_owner(g, place) != NOBODY and capital_for(g, place) == place
