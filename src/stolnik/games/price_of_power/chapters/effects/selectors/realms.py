"""Realms that a card means by what they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.chapters.board.hostility import vassals_of
from stolnik.games.price_of_power.chapters.board.ownership import (
    capital_area,
    is_distant,
    is_npr,
    is_pr,
    realm_at_table,
)
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.effects.selectors.areas import areas, is_faith
from stolnik.games.price_of_power.chapters.effects.selectors.pieces import inner
from stolnik.games.price_of_power.chapters.effects.selectors.references import (
    areas_owned,
    around,
    bits,
    listed,
    provinces_of,
    zones_of,
)
from stolnik.games.price_of_power.chapters.effects.who import (
    is_present,
    others_present,
    realms_of,
)
from stolnik.games.price_of_power.chapters.empire.membership import is_member
from stolnik.games.price_of_power.chapters.relations.claims import claimed_in
from stolnik.games.price_of_power.chapters.relations.marriages import refuse_marriage
from stolnik.games.price_of_power.chapters.relations.subjugation import (
    refuse_annexing,
    refuse_vassalizing,
)
from stolnik.games.price_of_power.chapters.relations.ties import (
    influence_in_realm,
    is_fighting,
    married_to,
)
from stolnik.games.price_of_power.chapters.religion.faiths import shown_state_religion
from stolnik.games.price_of_power.state import NPR, Europe, Realm, seats
from stolnik.rulebook import rule

Filter = Callable[[Europe, Scope, Realm, Frozen, Mapping[str, Frozen]], bool]


def realms(g: Europe, scope: Scope, selector: Frozen) -> list[Realm]:
    """The Realms that a selector means: players first, then the others by their numbers."""
    said = inner(selector, "realms")
    if not isinstance(said, Mapping):
        return realms_of(g, scope, said)
    found = _candidates(g, scope, said)
    for name, value in said.items():
        if name in FILTERS:
            fits = FILTERS[name]
            found = [realm for realm in found if fits(g, scope, realm, value, said)]
    if said.get("strongest") and found:
        most = max(strength(g, realm) for realm in found)
        found = [realm for realm in found if strength(g, realm) == most]
    return found


def _candidates(g: Europe, scope: Scope, said: Mapping[str, Frozen]) -> list[Realm]:
    if "in" in said:
        named = [realm_at_table(g, g.box.realm_of[str(name)]) for name in listed(said["in"])]
        return [realm for realm in named if is_present(g, realm)]
    if said.get("from_last_pick"):
        return list(scope.memory.get("last_pick", ()))
    return [*seats(g), *others_present(g, g.edition)]


def _fits(g: Europe, scope: Scope, realm: Realm, said: Mapping[str, Frozen]) -> bool:
    return all(
        FILTERS[name](g, scope, realm, value, said)
        for name, value in said.items()
        if name in FILTERS
    )


def strength(g: Europe, realm: Realm) -> int:
    """The Tax Value of a Realm."""
    return sum(g.box.places[place].tax for place in provinces_of(g, realm))


def is_vassal(g: Europe, realm: Realm) -> bool:
    """A Realm with an Overlord, be that a player or an NPR."""
    return realm >= NPR and not is_npr(g, realm)


@rule("EU 2.4.7 2.4.10")
def _kind(g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]) -> bool:
    match value:
        case "pr":
            return is_pr(realm)
        case "npr":
            return is_npr(g, realm)
        case "dnpr":
            return realm >= NPR and realm - NPR in g.dnpr_realms
        case "vassal":
            return is_vassal(g, realm)
        case "independent":
            return is_pr(realm) or is_npr(g, realm)
    assert value == "npr_or_own_vassal", value
    return is_npr(g, realm) or realm in vassals_of(g, scope.me)


def _influence(
    g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]
) -> bool:
    least = said.get("influence_min", 1)
    assert isinstance(least, int), said
    seats = [one for one in realms_of(g, scope, value) if is_pr(one)]
    return any(influence_in_realm(g, seat, realm) >= least for seat in seats)


def _tied(g: Europe, scope: Scope, value: Frozen, *, allies: bool, vassals: bool) -> set[Realm]:
    found: set[Realm] = set()
    for one in realms_of(g, scope, value):
        if allies and is_pr(one):
            found |= g.players[one].allies.keys()
        if vassals:
            found |= vassals_of(g, one)
    return found


def _any_of(
    g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]
) -> bool:
    assert isinstance(value, Sequence), value
    return any(isinstance(one, Mapping) and _fits(g, scope, realm, one) for one in value)


def _cb_from(
    g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]
) -> bool:
    """Realms against which a Claim of the subject gives the Conquest CB."""
    inside = areas(g, scope, value)
    return any(
        realm in claimed_in(g, seat, area)
        for area in inside
        for seat in range(len(g.players))
        if g.claims[area] >> seat & 1
    )


def _next_to(
    g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]
) -> bool:
    whose = [] if _is_reference(value) else realms_of(g, scope, value)
    return realm not in whose and bool(areas_owned(g, realm) & around(g, scope, value))


def _is_reference(value: Frozen) -> bool:
    return isinstance(value, str) and value.startswith(("claims_or_towns_of", "ships_of", "last_"))


def _at_sea(
    g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]
) -> bool:
    zones = zones_of(g, scope, value)
    return any(
        zone in zones for place in provinces_of(g, realm) for zone in g.box.places[place].zones
    )


def _eligible_for_marriage(
    g: Europe, scope: Scope, realm: Realm, value: Frozen, said: Mapping[str, Frozen]
) -> bool:
    seats = [one for one in realms_of(g, scope, value) if is_pr(one)]
    return any(refuse_marriage(g, seat, realm) is None for seat in seats)


FILTERS: Final[Mapping[str, Filter]] = {
    "kind": _kind,
    "except": lambda g, scope, realm, value, said: realm not in realms_of(g, scope, value),
    "adjacent_to": _next_to,
    "adjacent_sea": _at_sea,
    "in_area": lambda g, scope, realm, value, said: bool(
        areas_owned(g, realm) & bits(areas(g, scope, value))
    ),
    "capital_in": lambda g, scope, realm, value, said: (
        capital_area(g, realm) in areas(g, scope, value)
    ),
    "religion": lambda g, scope, realm, value, said: is_faith(
        g, scope, shown_state_religion(g, realm), value
    ),
    "hre": lambda g, scope, realm, value, said: is_member(g, realm) == value,
    "distant": lambda g, scope, realm, value, said: is_distant(g, realm) == value,
    "at_peace": lambda g, scope, realm, value, said: (not is_fighting(g, realm)) == value,
    "has_marriage": lambda g, scope, realm, value, said: bool(married_to(g, realm)) == value,
    "has_influence_of": _influence,
    "ally_of": lambda g, scope, realm, value, said: (
        realm in _tied(g, scope, value, allies=True, vassals=False)
    ),
    "vassal_of": lambda g, scope, realm, value, said: (
        realm in _tied(g, scope, value, allies=False, vassals=True)
    ),
    "vassal_or_ally_of": lambda g, scope, realm, value, said: (
        realm in _tied(g, scope, value, allies=True, vassals=True)
    ),
    "base_tax_max": lambda g, scope, realm, value, said: (
        isinstance(value, int) and strength(g, realm) <= value
    ),
    "eligible_marriage": _eligible_for_marriage,
    "subjugable": lambda g, scope, realm, value, said: (
        (
            is_pr(scope.me)
            and (
                refuse_vassalizing(g, scope.me, realm) is None
                or refuse_annexing(g, scope.me, realm) is None
            )
        )
        == value
    ),
    "any_of": _any_of,
    "cb_from": _cb_from,
}
