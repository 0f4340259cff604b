"""The faiths of Areas and of Realms.

A Religion slot shows what is printed on it, or the token there, or a Revolutionary token above
both.  Counter-Reformed Areas and Realms are Catholic in every rule (EU-15.0.3), so that is what
``faith_of_area`` and ``state_religion`` say of them; ``shown_faith`` and ``shown_state_religion``
tell the tokens apart.
"""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import AreaNo, AreaSet, Box, FaithNo
from ...state import NPR, REVOLUTION, Europe, Realm, board
from ..board.adjacency import in_set
from ..board.ownership import ANYTHING, areas_of, capital_area, is_pr, positions


@rule("EU-15.0.3")
def creed(box: Box, faith: FaithNo) -> FaithNo:
    """The faith that a token counts as: Counter-Reformed is Catholic."""
    return box.creeds[faith]


# -- Areas -------------------------------------------------------------------------------------


@rule("EU 2.6.5 15.0.1 15.0.2 15.0.16 15.3.1 15.3.2 15.3.3")
def shown_faith(g: Europe, area: AreaNo) -> FaithNo:
    """What the Religion slot of an Area shows on top; overseas there is none."""
    where = g.box.areas[area]
    if where.distant:
        return g.box.faith_of["none"]
    token = g.faiths[where.slot]
    if token & REVOLUTION:
        return g.box.faith_of["revolutionary"]
    return token - 1 if token else where.faith


def faith_of_area(g: Europe, area: AreaNo) -> FaithNo:
    """The Religion of an Area, and so of every Province in it."""
    return g.box.creeds[shown_faith(g, area)]


def areas_of_faith(g: Europe, faith: FaithNo, *, shown: bool = False) -> AreaSet:
    """The Areas of the Main Map with a Religion, or which show just that one."""
    kinds = [one.no for one in g.box.faiths if faith == (one.no if shown else g.box.creeds[one.no])]
    found = 0
    for kind in kinds:
        found |= g.box.printed_faiths[kind]
    for slot in positions(g.faiths.translate(ANYTHING), 1):
        flock = g.box.flock_sets[slot]
        found = found | flock if shown_faith(g, slot) in kinds else found & ~flock
    return found & board(g).main_set


@rule("EU-15.3.2")
def governed(g: Europe, slot: AreaNo) -> tuple[AreaNo, ...]:
    """The Areas that follow a Religion slot, the one that it is printed in included."""
    return g.box.flocks[slot]


# -- Realms ------------------------------------------------------------------------------------


@rule("EU 15.0.13 15.0.15 15.2.1 15.2.2 15.2.5 2.7.12")
def shown_state_religion(g: Europe, realm: Realm) -> FaithNo:
    """A player's own; that of the player aid for an NPR, until that of its Capital Area changes.

    Diverse Faiths change nothing, and the Papal States stay Catholic.
    """
    if is_pr(realm):
        return g.players[realm].faith
    number = realm - NPR
    card = g.box.realms[number]
    if number == g.box.papal_states:
        return card.faith
    area = g.box.areas[capital_area(g, realm)]
    if not area.distant and g.faiths[area.slot]:
        faith = shown_faith(g, area.no)
        if g.box.faiths[faith].group:
            return faith
    return card.faith


def state_religion(g: Europe, realm: Realm) -> FaithNo:
    """The State Religion of a Realm."""
    shown = g.players[realm].faith if is_pr(realm) else shown_state_religion(g, realm)
    return g.box.creeds[shown]


def faith_group(g: Europe, realm: Realm) -> str:
    """Christian, Muslim, Revolutionary, or nothing."""
    return g.box.faiths[state_religion(g, realm)].group


def is_of(g: Europe, realm: Realm, faith: str) -> bool:
    """Whether a Realm has a State Religion, such as ``protestant``."""
    return state_religion(g, realm) == g.box.faith_of[faith]


# -- Religious Dissent -------------------------------------------------------------------------


@rule("EU-15.3.7")
def areas_in_dissent(g: Europe, seat: Seat) -> list[AreaNo]:
    """The Areas of a player's Realm that are in Religious Dissent for it."""
    creeds = g.box.creeds
    own = creeds[g.players[seat].faith]
    areas = areas_of(g, seat) & board(g).main_set
    return [area for area in in_set(areas) if creeds[shown_faith(g, area)] != own]


@rule("EU 15.0.2 15.0.14 15.3.7")
def in_dissent(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether an Area with Provinces of a player is in Religious Dissent for that player."""
    if area >= g.box.main_areas:
        return False
    creeds = g.box.creeds
    return creeds[shown_faith(g, area)] != creeds[g.players[seat].faith]
