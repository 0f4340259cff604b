"""Alliances, Marriages, Wars, Influence, the Empire and the Curia."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stolnik.rulebook import rule

from ....box.components import NONE, AreaNo, AreaSet, Box
from ....box.effects import SEQUENCE, Frozen
from ....state import NPR, Europe, Realm, board, seats
from ...board.hostility import enemies, vassals_of
from ...board.ownership import is_npr, is_pr, realm_at_table, tax_value
from ...board.tracks import base_tax
from ...curia.cardinals import papal_controller
from ...empire.membership import electors, hre_areas, is_member, is_subject
from ...government.ideas import compares
from ...relations.ties import influence_in_areas, is_at_war
from ...religion.faiths import is_of, state_religion
from ..scope import Scope
from ..who import is_present
from .reading import (
    Check,
    Condition,
    Context,
    Word,
    areas_read,
    fields,
    lands_of,
    least,
    names,
    read_each_time,
    realm_called,
    realms_named,
    subjects,
)

ORTHODOX: Final = "orthodox"


# -- who plays what ----------------------------------------------------------------------------


def _is_pr(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """``[Realm, who]``: whether who is named plays that Realm."""
    assert isinstance(value, SEQUENCE), value
    played, who = value
    seat = realm_at_table(g, g.box.realm_of[str(played)])
    return is_pr(seat) and seat in subjects(g, realm, who, context.scope)


def _is_pr_any(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    return g.box.realms[g.players[realm].realm].id in names(value)


def _is_npr(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return any(is_npr(g, one) for one in realms_named(g, str(value), context.scope))


@rule("EU 4.2.9 20.2.3")
def _event_taken(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Who is named has taken an Event this Round; of two players' Events the first will do."""
    asked = subjects(g, realm, "self" if value is True else value, context.scope)
    return any(is_pr(one) and g.players[one].events > 0 for one in asked)


# -- Alliances and Marriages -------------------------------------------------------------------


def _are_allied(g: Europe, one: Realm, other: Realm) -> bool:
    """Tokens lie with the players, whichever of the two is asked."""
    return (is_pr(one) and other in g.players[one].allies) or (
        is_pr(other) and one in g.players[other].allies
    )


def _are_married(g: Europe, one: Realm, other: Realm) -> bool:
    return (is_pr(one) and other in g.players[one].marriages) or (
        is_pr(other) and one in g.players[other].marriages
    )


def _tied_by(are_tied: Callable[[Europe, Realm, Realm], bool]) -> Word:
    """Whether the subject has a tie with whom the word names."""

    def word(box: Box, value: Frozen, condition: Condition) -> Check:
        name = str(value)
        called = realm_called(box, name)
        if called is None:
            return lambda g, realm, scope: any(
                are_tied(g, realm, other) for other in realms_named(g, name, scope)
            )

        def check(g: Europe, realm: Realm, scope: Scope | None) -> bool:
            other = realm_at_table(g, called)
            return are_tied(g, realm, other) and is_present(g, other)

        return check

    return word


def _married_to_any(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    others = [one for name in names(value) for one in realms_named(g, name, context.scope)]
    return sum(_are_married(g, realm, other) for other in others) >= least(context.condition)


def _active_ally(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    others = realms_named(g, str(value), context.scope)
    return any(g.players[realm].allies.get(other, False) for other in others)


def _vassals(box: Box, value: Frozen, condition: Condition) -> Check:
    """All these Realms are Vassals of the subject."""
    wanted = [box.realm_of[name] for name in names(value)]

    def check(g: Europe, realm: Realm, scope: Scope | None) -> bool:
        mine = vassals_of(g, realm)
        return all(realm_at_table(g, one) in mine for one in wanted)

    return check


# -- War and Peace -----------------------------------------------------------------------------


def _at_war(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return is_at_war(g, realm) == value


@rule("EU 2.5.12 11.3.37")
def _at_war_with(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Active Allies are part of a War, and so are Vassals."""
    return not enemies(g, realm).isdisjoint(realms_named(g, str(value), context.scope))


def _truce_with(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    others = realms_named(g, str(value), context.scope)
    return any({realm, other} == set(pair) for other in others for pair in g.truces)


def _war_or_truce(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return _at_war_with(g, realm, value, context) or _truce_with(g, realm, value, context)


def _battles_won(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Battles won this Round, perhaps only those with so much Cavalry in the winning Army."""
    if not is_pr(realm):
        return False
    won = g.players[realm].deeds.battles
    cavalry = context.condition.get("with_cavalry")
    if cavalry is not None:
        won = [one for one in won if compares(one, str(cavalry))]
    return compares(len(won), str(value))


def _wars_won_against(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """A War of this Age was won over one of these."""
    if not is_pr(realm):
        return False
    beaten = g.players[realm].deeds.wars
    return any(realm_at_table(g, g.box.realm_of[name]) in beaten for name in names(value))


def _pirates_fought(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return is_pr(realm) and g.players[realm].deeds.pirates == value


# -- Influence ---------------------------------------------------------------------------------


def _influence_in(box: Box, value: Frozen, condition: Condition) -> Check:
    """Influence in Areas, in those of a Realm, of the Empire, or of the Electors."""
    asked = fields(value)
    areas, wanted = areas_for_influence(box, asked), least(asked)
    return lambda g, realm, scope: (
        is_pr(realm) and influence_in_areas(g, realm, areas(g, scope)) >= wanted
    )


def areas_for_influence(
    box: Box, asked: Mapping[str, Frozen]
) -> Callable[[Europe, Scope | None], AreaSet]:
    if "realm" in asked:
        name = str(asked["realm"])
        return lambda g, scope: _lands(g, realms_named(g, name, scope))
    if "area" in asked:
        named = areas_read(box, asked["area"])
        return lambda g, scope: _bits(named(g, scope))
    if "hre" in asked:
        return lambda g, scope: _bits(hre_areas(g))
    return lambda g, scope: _bits(electors(g))


def _bits(areas: Iterable[AreaNo]) -> AreaSet:
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def _lands(g: Europe, realms: Iterable[Realm]) -> AreaSet:
    """The Areas that are part of any of these Realms."""
    found = 0
    for realm in realms:
        found |= lands_of(g, realm)
    return found


def _most_influence(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """More Influence than any other player in the Areas of a Realm."""
    if not is_pr(realm):
        return False
    areas = _lands(g, realms_named(g, str(fields(value)["realm"]), context.scope))
    cubes = [influence_in_areas(g, seat, areas) for seat in range(len(g.players))]
    return has_most(cubes, realm)


def has_most(figures: Sequence[int], seat: int) -> bool:
    """Whether one player has more than each of the others."""
    return figures[seat] > max((n for one, n in enumerate(figures) if one != seat), default=0)


# -- the Empire and the Curia ------------------------------------------------------------------


def _emperor(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return (g.emperor == realm) == value


def _papal_controller(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return (papal_controller(g) == realm) == value


def _hre_member(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Whether the subject, or who is named, is a Member of the Empire."""
    if isinstance(value, bool):
        return is_member(g, realm) == value
    return any(is_member(g, one) for one in subjects(g, realm, value, context.scope))


def _can_leave(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Only a Subject can leave the Empire: the Emperor is bound to it."""
    return any(is_subject(g, one) for one in realms_named(g, str(value), context.scope))


def _strong_subject(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return compares(g.authority, str(value)) and is_subject(g, realm)


def _differs_from_hre(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    differs = g.hre_faith != NONE and state_religion(g, realm) != g.hre_faith
    return differs == value


def _orthodox_first(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Whether no Orthodox NPR has a higher Base Tax Income than the largest Orthodox player."""
    found = [seat for seat in seats(g) if is_of(g, seat, ORTHODOX)]
    if not found:
        return not value
    largest = max(base_tax(g, seat) for seat in found)
    nprs = [NPR + number for number in board(g).realms]
    rivals = [tax_value(g, one) for one in nprs if is_npr(g, one) and is_of(g, one, ORTHODOX)]
    return (largest >= max(rivals, default=0)) == value


WORDS: Final[Mapping[str, Word]] = {
    "allied_to": _tied_by(_are_allied),
    "married_to": _tied_by(_are_married),
    "vassals_of_you": _vassals,
    "influence_in": _influence_in,
    **read_each_time(
        {
            "is_pr": _is_pr,
            "is_pr_any": _is_pr_any,
            "is_npr": _is_npr,
            "event_taken": _event_taken,
            "married_to_any": _married_to_any,
            "active_ally": _active_ally,
            "at_war": _at_war,
            "at_war_with": _at_war_with,
            "truce_with": _truce_with,
            "at_war_or_truce_with": _war_or_truce,
            "battles_won_this_round": _battles_won,
            "wars_won_against_any": _wars_won_against,
            "pirates_fought": _pirates_fought,
            "most_influence_in": _most_influence,
            "emperor": _emperor,
            "papal_controller": _papal_controller,
            "hre_member": _hre_member,
            "can_leave_hre": _can_leave,
            "hre_subject_with_authority": _strong_subject,
            "state_religion_differs_from_hre": _differs_from_hre,
            "largest_orthodox_pr_at_least_largest_orthodox_npr": _orthodox_first,
        }
    ),
}
