"""Areas that a card means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ....box.components import AreaNo, AreaSet, PlaceNo
from ....box.effects import MAPPING, Frozen
from ....state import IS_TOWN, Europe, Realm, board, kind_of, seat_of
from ...board.adjacency import port_areas
from ...board.hostility import areas_with_units, hostile_area
from ...board.ownership import (
    capital_area,
    has_unrest,
    holder,
    is_core,
    is_pr,
    is_settled,
    lying_open,
    places_with_tokens,
    towns,
    vassal_places,
)
from ...empire.membership import electors, hre_areas
from ...relations.influence import cubes_in
from ...relations.ties import influence_in
from ...religion.faiths import creed, in_dissent, shown_faith, state_religion
from ..scope import Scope
from ..who import realms_of
from .references import (
    areas_owned,
    around,
    around_pieces,
    as_list,
    bits,
    listed,
    named_areas,
    next_to,
    provinces_of,
    zones_of,
)

Test = Callable[[AreaNo], bool]
Held = Callable[[Europe, Seat], tuple[PlaceNo, ...]]


@rule("EU-16.3.2")
def areas(g: Europe, scope: Scope, selector: Frozen) -> list[AreaNo]:
    """The Areas that a selector means, each once; references keep their own order.

    Of a list any may be chosen, and several if there is more than one thing to do.
    """
    if isinstance(selector, MAPPING):
        if "areas" in selector:
            inner = selector["areas"]
            if isinstance(inner, MAPPING):
                return _filtered(g, scope, inner)
            return areas(g, scope, inner)
        return _areas_of_pieces(g, scope, selector)
    named = named_areas(g, scope, selector)
    if named is not None:
        return named
    found = [area for one in listed(selector) if one != selector for area in areas(g, scope, one)]
    return list(dict.fromkeys(found))


def _areas_of_pieces(g: Europe, scope: Scope, selector: Mapping[str, Frozen]) -> list[AreaNo]:
    """The Areas of Provinces or tokens."""
    from .pieces import provinces, tokens

    places = (
        provinces(g, scope, selector) if "provinces" in selector else tokens(g, scope, selector)
    )
    return list(dict.fromkeys(g.box.places[place].area for place in places))


def _filtered(g: Europe, scope: Scope, filters: Mapping[str, Frozen]) -> list[AreaNo]:
    found = as_list(g, _base(g, scope, filters))
    for name, value in filters.items():
        if name in FILTERS and found:
            fits = FILTERS[name](g, scope, value)
            found = [area for area in found if fits(area)]
    if not found and "fallback" in filters:
        return areas(g, scope, filters["fallback"])
    return found


# -- where they lie ----------------------------------------------------------------------------


def _in(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    return bits(area for one in listed(value) for area in areas(g, scope, one))


def _at_sea(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    """The Areas at the coast of Sea Zones."""
    found = 0
    for zone in zones_of(g, scope, value):
        found |= g.box.coasts[zone]
    return found


def _at_node(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    """The Areas with a Port on a Sea Zone next to a node."""
    found = 0
    for one in listed(value):
        for zone in g.box.nodes[g.box.node_of[str(one)]].zones:
            found |= port_areas(g, zone)
    return found


def _next_to_own(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    found = 0
    for some in around_pieces(g, scope.me, listed(value)):
        found |= some
    return found


def _players(g: Europe, scope: Scope, value: Frozen) -> list[Seat]:
    """Those among whom a card means that are players."""
    return [realm for realm in realms_of(g, scope, value) if is_pr(realm)]


def _with_tokens(g: Europe, scope: Scope, value: Frozen, held: Held) -> AreaSet:
    """The Areas where Towns, or all tokens, of those whom a card means lie open (P107)."""
    places = [place for seat in _players(g, scope, value) for place in held(g, seat)]
    return bits(g.box.places[place].area for place in lying_open(g, places))


def _with_units(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    whose = _players(g, scope, value)
    return bits(area for seat in whose for area in areas_with_units(g.players[seat]))


def _chain(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    """The Areas next to the one that was chosen last."""
    last = scope.last.get("area")
    return next_to(g, last[-1]) if last else 0


def _owned_by(g: Europe, scope: Scope, value: Frozen) -> AreaSet:
    found = 0
    for realm in realms_of(g, scope, value):
        found |= areas_owned(g, realm)
    return found


PLACES: Final[Mapping[str, Callable[[Europe, Scope, Frozen], AreaSet]]] = {
    "in": _in,
    "adjacent_to": lambda g, scope, value: around(g, scope, value),
    "adjacent_by_land_to": lambda g, scope, value: around(g, scope, value, by_land=True),
    "adjacent_sea": _at_sea,
    "adjacent_node": _at_node,
    "adjacent_to_any_of": _next_to_own,
    "chain_from": _chain,
    "same_as": lambda g, scope, value: bits(scope.last.get("area", ())),
}
"""Filters that name Areas or what they lie next to; extensions add to these."""

SETS: Final[Mapping[str, Callable[[Europe, Scope, Frozen], AreaSet]]] = {
    "owned_by": _owned_by,
    "capital_of": lambda g, scope, value: bits(
        capital_area(g, realm) for realm in realms_of(g, scope, value)
    ),
    "affected": lambda g, scope, value: bits(scope.affected),
    "unrest_added": lambda g, scope, value: bits(
        g.box.places[place].area for place in scope.memory.get("unrest_added", ())
    ),
    "hre": lambda g, scope, value: bits(hre_areas(g)),
    "elector": lambda g, scope, value: bits(electors(g)),
    "no_province_of": lambda g, scope, value: ~_owned_by(g, scope, value),
    "with_town_of": lambda g, scope, value: _with_tokens(g, scope, value, towns),
    "with_token_of": lambda g, scope, value: _with_tokens(g, scope, value, places_with_tokens),
    "with_vassal_of": lambda g, scope, value: _with_tokens(g, scope, value, vassal_places),
    "without_token_of": lambda g, scope, value: ~_with_tokens(g, scope, value, places_with_tokens),
    "with_units_of": _with_units,
}
"""Filters that know their Areas at once; the others look at each of what is left."""


def _base(g: Europe, scope: Scope, filters: Mapping[str, Frozen]) -> AreaSet:
    """The Areas by where they lie, with those that an extension adds."""
    everywhere = board(g).area_set
    base = everywhere
    for name, value in filters.items():
        if name in PLACES:
            base &= PLACES[name](g, scope, value)
    more = 0
    if filters.get("or_adjacent"):
        for area in as_list(g, base):
            more |= next_to(g, area)
    if filters.get("or_adjacent_by_land"):
        for area in as_list(g, base):
            more |= next_to(g, area, by_land=True)
    if "or_adjacent_to" in filters:
        more |= around(g, scope, filters["or_adjacent_to"])
    if "or_adjacent_sea" in filters:
        more |= _at_sea(g, scope, filters["or_adjacent_sea"])
    if filters.get("or_same") and "adjacent_to" in filters:
        more |= _in(g, scope, filters["adjacent_to"])
    base |= more
    for name, value in filters.items():
        if name in SETS:
            base &= SETS[name](g, scope, value)
    return base & everywhere


# -- what is there -----------------------------------------------------------------------------


@rule("EU-15.0.3")
def faith_ids(g: Europe, scope: Scope, value: Frozen) -> set[str]:
    """The faiths that a card names, ``state_religion_of:x`` worked out.

    Counter-Reformed is Catholic wherever Catholics are named.
    """
    found = set()
    for one in listed(value):
        name = str(one)
        if name.startswith("state_religion_of:"):
            for realm in realms_of(g, scope, name.partition(":")[2]):
                found.add(g.box.faiths[state_religion(g, realm)].id)
        else:
            found.add(name)
    return found | {faith.id for faith in g.box.faiths if faith.counts_as in found}


def is_faith(g: Europe, scope: Scope, faith: int, value: Frozen) -> bool:
    """Whether a faith is among those that a card names."""
    return g.box.faiths[faith].id in faith_ids(g, scope, value)


@rule("EU 11.2.3 18.2.3")
def _has_influence(g: Europe, scope: Scope, value: Frozen) -> Test:
    """A Marriage is Influence, and Imperial Influence that of the Emperor."""
    whose = _players(g, scope, value)
    if value != "any":
        return lambda area: any(influence_in(g, seat, area) for seat in whose)
    return lambda area: cubes_in(g, area) > 0 or any(influence_in(g, seat, area) for seat in whose)


def _has_influence_or_town(g: Europe, scope: Scope, value: Frozen) -> Test:
    influence = _has_influence(g, scope, value)
    settled = _with_tokens(g, scope, value, towns)
    return lambda area: bool(settled >> area & 1) or influence(area)


def _has_noncore_town(g: Europe, area: AreaNo) -> bool:
    for place in lying_open(g, g.box.areas[area].places):
        token = g.tokens[place]
        if token and kind_of(token) in IS_TOWN and not is_core(g, seat_of(token), place):
            return True
    return False


def _has_quiet_town(g: Europe, realm: Realm, area: AreaNo) -> bool:
    return any(
        holder(g, place) == realm
        and kind_of(g.tokens[place]) in IS_TOWN
        and not g.occupiers[place]
        and not has_unrest(g, place)
        for place in g.box.areas[area].places
    )


def _all_owned(g: Europe, scope: Scope, value: Frozen) -> Test:
    lands = [set(provinces_of(g, realm)) for realm in realms_of(g, scope, value)]
    return lambda area: any(land.issuperset(g.box.areas[area].places) for land in lands)


def _is_core(g: Europe, scope: Scope, value: Frozen) -> Test:
    """Whether any Province of the Area is a Core Province of whom the card means."""
    whose = realms_of(g, scope, value)
    return lambda area: any(
        is_core(g, realm, place) for realm in whose for place in g.box.areas[area].places
    )


def _is_not_all_core(g: Europe, scope: Scope, value: Frozen) -> Test:
    whose = realms_of(g, scope, value)

    def fits(area: AreaNo) -> bool:
        places = g.box.areas[area].places
        return not all(any(is_core(g, realm, place) for realm in whose) for place in places)

    return fits


def _has_religion(g: Europe, scope: Scope, value: Frozen, *, wanted: bool) -> Test:
    named = faith_ids(g, scope, value)
    return lambda area: (g.box.faiths[shown_faith(g, area)].id in named) == wanted


def _is_border(g: Europe, scope: Scope, value: Frozen) -> Test:
    """An Area of one faith next to one of the other."""
    one, other = [g.box.faith_of[name] for name in str(value).split("_")]
    across = {one: other, other: one}

    def fits(area: AreaNo) -> bool:
        wanted = across.get(creed(g.box, shown_faith(g, area)))
        return wanted is not None and any(
            creed(g.box, shown_faith(g, near)) == wanted for near in as_list(g, next_to(g, area))
        )

    return fits


def _in_dissent(g: Europe, scope: Scope, value: Frozen) -> Test:
    whose = _players(g, scope, value)
    return lambda area: any(in_dissent(g, seat, area) for seat in whose)


def _is_hostile(g: Europe, scope: Scope, value: Frozen) -> Test:
    whose = _players(g, scope, value)
    return lambda area: any(hostile_area(g, seat, area) for seat in whose)


def vacant_territory(g: Europe, place: int) -> bool:
    """A Territory that bears no Town, Vassal or DNPR token."""
    return bool(g.box.places[place].territory) and not is_settled(g, place)


def _near_mark(g: Europe, area: AreaNo, mark: Frozen) -> bool:
    return any(g.box.zones[zone].mark == mark for zone in g.box.areas[area].zones)


FILTERS: Final[Mapping[str, Callable[[Europe, Scope, Frozen], Test]]] = {
    "religion": lambda g, scope, value: _has_religion(g, scope, value, wanted=True),
    "not_religion": lambda g, scope, value: _has_religion(g, scope, value, wanted=False),
    "faith_border": _is_border,
    "dissent_for": _in_dissent,
    "not_sea_mark": lambda g, scope, value: lambda area: not _near_mark(g, area, value),
    "distant": lambda g, scope, value: lambda area: g.box.areas[area].distant == value,
    "map": lambda g, scope, value: lambda area: g.box.areas[area].map in listed(value),
    "vacant_territory": lambda g, scope, value: (
        lambda area: any(vacant_territory(g, place) for place in g.box.areas[area].places)
    ),
    "hostile_to": _is_hostile,
    "all_provinces_of": _all_owned,
    "core_areas_of": _is_core,
    "not_all_core_of": _is_not_all_core,
    "with_token": lambda g, scope, value: (
        lambda area: any(is_settled(g, place) for place in g.box.areas[area].places)
    ),
    "with_influence_of": _has_influence,
    "with_influence_or_town_of": _has_influence_or_town,
    "with_unrest": lambda g, scope, value: (
        lambda area: any(has_unrest(g, place) for place in g.box.areas[area].places)
    ),
    "with_rebels": lambda g, scope, value: lambda area: g.rebels[area] > 0,
    "with_noncore_town": lambda g, scope, value: lambda area: _has_noncore_town(g, area),
    "town_without_unrest": lambda g, scope, value: lambda area: _has_quiet_town(g, scope.me, area),
}
"""Filters that look at one Area: what the card says is read once, each gives the test of it."""
