"""Peace while the Empire is defended: the Emperor settles for NPR Subjects, and what comes of it.

In peace talks, and nowhere else, they count as the Emperor's Active Allies (R30).
"""

from __future__ import annotations

from collections.abc import Set

from stolnik.rulebook import rule

from ...box.components import PlaceNo
from ...state import NOBODY, Europe, Realm
from ..board.ownership import is_npr, is_pr, lawful_owner, overlord
from ..relations.ties import at_war
from .authority import change_authority
from .defending import is_defending
from .membership import is_dissolved, is_inside, is_member, is_subject


@rule("EU 18.4.15 18.4.16")
def wards(g: Europe, realm: Realm, enemy: Realm) -> list[Realm]:
    """The NPR Subjects at War with an Enemy of the Emperor, while the Empire is defended."""
    if not g.defending or realm != g.emperor or not is_pr(enemy):
        return []
    if not is_defending(g) or not at_war(g, realm, enemy):
        return []
    found = set()
    for war in g.wars:
        if enemy in (war.aggressor, war.target):
            other = war.target if war.aggressor == enemy else war.aggressor
            if is_npr(g, other) and is_subject(g, other):
                found.add(other)
    return sorted(found)


def is_ward(g: Europe, realm: Realm, enemy: Realm) -> bool:
    """Whether the Emperor settles with an Enemy for an NPR."""
    return realm in wards(g, g.emperor, enemy)


@rule("EU-18.4.15")
def is_shielded(g: Europe, realm: Realm, enemy: Realm) -> bool:
    """An NPR Subject whose Enemy is at War with the Emperor too, be it somebody's Active Ally."""
    if not g.defending or not is_defending(g) or not at_war(g, g.emperor, enemy):
        return False
    return is_npr(g, realm) and is_subject(g, realm)


# -- what a War was worth ----------------------------------------------------------------------


def is_outsider(g: Europe, realm: Realm) -> bool:
    return realm != g.emperor and realm != NOBODY and not is_member(g, realm)


@rule("EU 18.4.17 18.4.18")
def is_war_with_outsider(g: Europe, one: Realm, other: Realm) -> bool:
    """Whether an outsider has brought this War on the Emperor, who is a player."""
    if is_dissolved(g) or not is_pr(g.emperor):
        return False
    return any(
        war.target == g.emperor
        and {war.aggressor, war.target} == {one, other}
        and is_outsider(g, war.aggressor)
        for war in g.wars
    )


def lost_provinces(g: Europe) -> set[PlaceNo]:
    """What outsiders and their Vassals have inside the Empire by law."""
    found = set()
    for place in g.box.places:
        if place.in_hre and is_inside(g, place.no):
            lord = overlord(g, place.no)
            if is_outsider(g, lawful_owner(g, place.no) if lord is None else lord):
                found.add(place.no)
    return found


@rule("EU 18.4.17 18.4.18 18.1.12")
def judge_war(g: Europe, won: bool, before: Set[PlaceNo], left: Set[int]) -> None:
    """The Emperor gains Authority by a War won in which nothing was ceded, and loses it else.

    ``won`` is whether the Emperor was the Victor: a Ruler who is imposed may bring another one.
    ``before`` is what outsiders had inside the Empire, and ``left`` which Areas had left it, when
    the settlement began.
    """
    if not won:
        change_authority(g, -1, "war_lost")
    elif not lost_provinces(g) - before and not set(g.not_hre) - left:
        change_authority(g, 1, "war_won")
