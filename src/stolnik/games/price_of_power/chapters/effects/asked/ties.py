"""Alliances, Marriages, Wars, Influence, the Empire and the Curia."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.box.effects import SEQUENCE, Frozen
from stolnik.games.price_of_power.chapters.board.hostility import enemies, vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import (
    is_npr,
    is_pr,
    realm_at_table,
    tax_value,
)
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.chapters.curia.cardinals import papal_controller
from stolnik.games.price_of_power.chapters.effects.asked.reading import (
    Context,
    Test,
    areas_named,
    fields,
    lands_of,
    least,
    names,
    realms_named,
    subjects,
)
from stolnik.games.price_of_power.chapters.empire.membership import (
    electors,
    hre_areas,
    is_member,
    is_subject,
)
from stolnik.games.price_of_power.chapters.government.ideas import compares
from stolnik.games.price_of_power.chapters.relations.ties import influence_in_areas, is_at_war
from stolnik.games.price_of_power.chapters.religion.faiths import is_of, state_religion
from stolnik.games.price_of_power.state import NPR, Europe, Realm, board, seats
from stolnik.rulebook import rule

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
    return any(
        is_pr(own) and partner in g.players[own].allies
        for own, partner in ((one, other), (other, one))
    )


def _are_married(g: Europe, one: Realm, other: Realm) -> bool:
    return any(
        is_pr(own) and partner in g.players[own].marriages
        for own, partner in ((one, other), (other, one))
    )


def _allied_to(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    others = realms_named(g, str(value), context.scope)
    return any(_are_allied(g, realm, other) for other in others)


def _married_to(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    others = realms_named(g, str(value), context.scope)
    return any(_are_married(g, realm, other) for other in others)


def _married_to_any(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    others = [one for name in names(value) for one in realms_named(g, name, context.scope)]
    return sum(_are_married(g, realm, other) for other in others) >= least(context.condition)


def _active_ally(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    others = realms_named(g, str(value), context.scope)
    return any(g.players[realm].allies.get(other, False) for other in others)


def _vassals(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """All these Realms are Vassals of the subject."""
    mine = vassals_of(g, realm)
    return all(realm_at_table(g, g.box.realm_of[name]) in mine for name in names(value))


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


def _influence_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Influence in Areas, in those of a Realm, of the Empire, or of the Electors."""
    if not is_pr(realm):
        return False
    asked = fields(value)
    areas = 0
    if "realm" in asked:
        for one in realms_named(g, str(asked["realm"]), context.scope):
            areas |= lands_of(g, one)
    else:
        if "area" in asked:
            wanted = areas_named(g, asked["area"], context.scope)
        else:
            wanted = hre_areas(g) if "hre" in asked else electors(g)
        for area in wanted:
            areas |= 1 << area
    return influence_in_areas(g, realm, areas) >= least(asked)


def _most_influence(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """More Influence than any other player in the Areas of a Realm."""
    if not is_pr(realm):
        return False
    others = realms_named(g, str(fields(value)["realm"]), context.scope)
    areas = 0
    for one in others:
        areas |= lands_of(g, one)
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


WORDS: Final[Mapping[str, Test]] = {
    "is_pr": _is_pr,
    "is_pr_any": _is_pr_any,
    "is_npr": _is_npr,
    "event_taken": _event_taken,
    "allied_to": _allied_to,
    "married_to": _married_to,
    "married_to_any": _married_to_any,
    "active_ally": _active_ally,
    "vassals_of_you": _vassals,
    "at_war": _at_war,
    "at_war_with": _at_war_with,
    "truce_with": _truce_with,
    "at_war_or_truce_with": _war_or_truce,
    "battles_won_this_round": _battles_won,
    "wars_won_against_any": _wars_won_against,
    "pirates_fought": _pirates_fought,
    "influence_in": _influence_in,
    "most_influence_in": _most_influence,
    "emperor": _emperor,
    "papal_controller": _papal_controller,
    "hre_member": _hre_member,
    "can_leave_hre": _can_leave,
    "hre_subject_with_authority": _strong_subject,
    "state_religion_differs_from_hre": _differs_from_hre,
    "largest_orthodox_pr_at_least_largest_orthodox_npr": _orthodox_first,
}
