"""A Crusade: where it can be called, against whom it is, and who is committed to it."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, PlaceNo
from ...events.curia import CommittedToCrusade
from ...state import NOBODY, NPR, REBELS, Europe, Realm, board
from ..board.ownership import overlord, owner
from ..religion.faiths import faith_group
from .cardinals import is_catholic_player

FEWEST_PROVINCES = 2


def is_muslim(g: Europe, realm: Realm) -> bool:
    return realm not in (NOBODY, REBELS) and faith_group(g, realm) == "muslim"


def muslim_provinces(g: Europe, area: AreaNo) -> list[PlaceNo]:
    """The Provinces of an Area that Muslim Realms Own; an Occupied one nobody Owns."""
    return [place for place in g.box.areas[area].places if is_muslim(g, owner(g, place))]


@rule("EU 15.0.11 19.3.11")
def crusade_areas(g: Europe) -> Iterator[AreaNo]:
    """Areas with at least two Provinces that Muslim Realms Own."""
    for area in board(g).areas:
        if len(g.box.areas[area].places) >= FEWEST_PROVINCES:
            if len(muslim_provinces(g, area)) >= FEWEST_PROVINCES:
                yield area


@rule("EU 19.3.15 11.4.22")
def crusade_targets(g: Europe) -> list[Realm]:
    """The Muslim Realms with Provinces in the Area of the Crusade; Vassals stand for Overlords."""
    found: list[Realm] = []
    if g.crusade == NONE:
        return found
    for place in muslim_provinces(g, g.crusade):
        realm = _answers_for(g, place)
        if realm not in found and is_muslim(g, realm):
            found.append(realm)
    return found


def _answers_for(g: Europe, place: PlaceNo) -> Realm:
    """On whom War is Declared for a Province: its Owner, or the Overlord of that one."""
    lord = overlord(g, place)
    if lord is not None:
        return lord
    realm = owner(g, place)
    suzerain = g.overlords[realm - NPR] if realm >= NPR else 0
    return suzerain - 1 if suzerain else realm


@rule("EU 9.CB.19 19.3.15")
def has_crusade_cb(g: Europe, seat: Seat, realm: Realm) -> bool:
    """A Catholic player's Holy War against the targets of a Crusade."""
    if g.crusade == NONE or not is_catholic_player(g, seat):
        return False
    return realm in crusade_targets(g)


@rule("EU 9.CB.20 19.3.14 19.3.16")
def commit(g: Europe, seat: Seat) -> None:
    """A Tag chit on Committed to Crusade; several players may have one there."""
    if seat not in g.committed:
        g.committed.append(seat)
        g.tell(CommittedToCrusade(seat))
