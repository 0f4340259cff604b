"""Realms that a card means by what they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ....box.effects import MAPPING, SEQUENCE, Frozen
from ....state import NPR, Europe, Realm, seats
from ...board.hostility import vassals_of
from ...board.ownership import capital_area, independent, is_distant, is_npr, is_pr, realm_at_table
from ...empire.membership import is_member
from ...relations.claims import claimed_in, has_claim
from ...relations.marriages import refuse_marriage
from ...relations.subjugation import refuse_annexing, refuse_vassalizing
from ...relations.ties import influence_in_areas, is_fighting
from ...religion.faiths import shown_state_religion
from ..scope import Scope
from ..who import is_present, others_present, realms_of
from .areas import areas, faith_ids
from .pieces import inner
from .references import areas_owned, around, bits, listed, provinces_of, zones_of

Filters = Mapping[str, Frozen]
Test = Callable[[Realm], bool]


def realms(g: Europe, scope: Scope, selector: Frozen) -> list[Realm]:
    """The Realms that a selector means: players first, then the others by their numbers."""
    said = inner(selector, "realms")
    if not isinstance(said, MAPPING):
        return realms_of(g, scope, said)
    found = _candidates(g, scope, said)
    for fits in _tests(g, scope, said):
        found = [realm for realm in found if fits(realm)]
    if said.get("strongest") and found:
        most = max(strength(g, realm) for realm in found)
        found = [realm for realm in found if strength(g, realm) == most]
    return found


def _candidates(g: Europe, scope: Scope, said: Filters) -> list[Realm]:
    if "in" in said:
        named = [realm_at_table(g, g.box.realm_of[str(name)]) for name in listed(said["in"])]
        return [realm for realm in named if is_present(g, realm)]
    if said.get("from_last_pick"):
        return list(scope.memory.get("last_pick", ()))
    return [*seats(g), *others_present(g, g.edition)]


def _tests(g: Europe, scope: Scope, said: Filters) -> list[Test]:
    """The tests of all filters, those that take long at the end: few Realms are left for them."""
    names = sorted((name for name in said if name in FILTERS), key=TAKES_LONG.__contains__)
    return [FILTERS[name](g, scope, said[name], said) for name in names]


def strength(g: Europe, realm: Realm) -> int:
    """The Tax Value of a Realm."""
    return sum(g.box.places[place].tax for place in provinces_of(g, realm))


def is_vassal(g: Europe, realm: Realm) -> bool:
    """A Realm with an Overlord, be that a player or an NPR."""
    return realm >= NPR and not is_npr(g, realm)


@rule("EU 2.4.7 2.4.10")
def _kind(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    free = frozenset(independent(g))
    match value:
        case "pr":
            return is_pr
        case "npr":
            return free.__contains__
        case "dnpr":
            return lambda realm: realm >= NPR and realm - NPR in g.dnpr_realms
        case "vassal":
            return lambda realm: is_vassal(g, realm)
        case "independent":
            return lambda realm: is_pr(realm) or realm in free
    assert value == "npr_or_own_vassal", value
    return free.union(vassals_of(g, scope.me)).__contains__


def _except(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    spared = realms_of(g, scope, value)
    return lambda realm: realm not in spared


def _in_area(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    inside = bits(areas(g, scope, value))
    return lambda realm: bool(areas_owned(g, realm) & inside)


def _capital_in(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    inside = areas(g, scope, value)
    return lambda realm: capital_area(g, realm) in inside


def _religion(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    named = faith_ids(g, scope, value)
    return lambda realm: g.box.faiths[shown_state_religion(g, realm)].id in named


def _players(g: Europe, scope: Scope, value: Frozen) -> list[Seat]:
    """Those among whom a card means that are players."""
    return [one for one in realms_of(g, scope, value) if is_pr(one)]


def _influence(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    least = said.get("influence_min", 1)
    assert isinstance(least, int), said
    seats = _players(g, scope, value)
    return lambda realm: any(
        influence_in_areas(g, seat, areas_owned(g, realm)) >= least for seat in seats
    )


def _tied(g: Europe, scope: Scope, value: Frozen, *, allies: bool, vassals: bool) -> Test:
    found: set[Realm] = set()
    for one in realms_of(g, scope, value):
        if allies and is_pr(one):
            found |= g.players[one].allies.keys()
        if vassals:
            found |= vassals_of(g, one)
    return lambda realm: realm in found


def _has_marriage(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    married = {realm for player in g.players for realm in player.marriages}
    return lambda realm: (realm in married) == value


def _any_of(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    assert isinstance(value, SEQUENCE), value
    ways = [_tests(g, scope, one) for one in value if isinstance(one, MAPPING)]
    return lambda realm: any(all(fits(realm) for fits in way) for way in ways)


@rule("EU 9.CB.2 7.6.9")
def _cb_from(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    """Realms against which a Claim gives the Conquest CB, or a Core token, which counts as one."""
    claimed = {
        realm
        for area in areas(g, scope, value)
        for seat in range(len(g.players))
        if has_claim(g, seat, area)
        for realm in claimed_in(g, seat, area)
    }
    return lambda realm: realm in claimed


def _next_to(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    whose = [] if _is_reference(value) else realms_of(g, scope, value)
    near = around(g, scope, value)
    return lambda realm: realm not in whose and bool(areas_owned(g, realm) & near)


def _is_reference(value: Frozen) -> bool:
    return isinstance(value, str) and value.startswith(("claims_or_towns_of", "ships_of", "last_"))


def _at_sea(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    zones = zones_of(g, scope, value)
    return lambda realm: any(
        zone in zones for place in provinces_of(g, realm) for zone in g.box.places[place].zones
    )


def _eligible_for_marriage(g: Europe, scope: Scope, value: Frozen, said: Filters) -> Test:
    seats = _players(g, scope, value)
    return lambda realm: any(refuse_marriage(g, seat, realm) is None for seat in seats)


def _is_subjugable(g: Europe, scope: Scope, realm: Realm) -> bool:
    return is_pr(scope.me) and (
        refuse_vassalizing(g, scope.me, realm) is None
        or refuse_annexing(g, scope.me, realm) is None
    )


FILTERS: Final[Mapping[str, Callable[[Europe, Scope, Frozen, Filters], Test]]] = {
    "kind": _kind,
    "except": _except,
    "adjacent_to": _next_to,
    "adjacent_sea": _at_sea,
    "in_area": _in_area,
    "capital_in": _capital_in,
    "religion": _religion,
    "hre": lambda g, scope, value, said: lambda realm: is_member(g, realm) == value,
    "distant": lambda g, scope, value, said: lambda realm: is_distant(g, realm) == value,
    "at_peace": lambda g, scope, value, said: lambda realm: (not is_fighting(g, realm)) == value,
    "has_marriage": _has_marriage,
    "has_influence_of": _influence,
    "ally_of": lambda g, scope, value, said: _tied(g, scope, value, allies=True, vassals=False),
    "vassal_of": lambda g, scope, value, said: _tied(g, scope, value, allies=False, vassals=True),
    "vassal_or_ally_of": lambda g, scope, value, said: _tied(
        g, scope, value, allies=True, vassals=True
    ),
    "base_tax_max": lambda g, scope, value, said: (
        lambda realm: isinstance(value, int) and strength(g, realm) <= value
    ),
    "eligible_marriage": _eligible_for_marriage,
    "subjugable": lambda g, scope, value, said: (
        lambda realm: _is_subjugable(g, scope, realm) == value
    ),
    "any_of": _any_of,
    "cb_from": _cb_from,
}
"""What the card says is read once, and gives the test that each Realm is put to."""
TAKES_LONG: Final = frozenset(("eligible_marriage", "subjugable", "any_of"))
