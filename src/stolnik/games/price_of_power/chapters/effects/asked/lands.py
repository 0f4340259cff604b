"""Whose Provinces and Areas are, and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from stolnik.rulebook import rule

from ....box.components import AreaNo, AreaSet, Box, FaithNo, PlaceNo
from ....box.effects import MAPPING, Frozen
from ....state import NOBODY, REBEL_TOWN, Europe, Realm, board, kind_of
from ...board.adjacency import areas_next_to, areas_touched_by_realm, in_set
from ...board.hostility import land_units
from ...board.ownership import (
    areas_of,
    capital_area,
    has_unrest,
    is_npr,
    is_pr,
    lying_open,
    overlord,
    owned,
    owner,
    places_with_tokens,
    towns,
    vassal_places,
)
from ...board.unrest import unruly_places
from ...relations.claims import areas_with_claims
from ...relations.colonies import colonial_claims
from ...relations.ties import influence_in, is_fighting
from ...religion.faiths import shown_faith, shown_state_religion
from ..scope import Scope
from .reading import (
    Check,
    Condition,
    Context,
    Word,
    areas_named,
    areas_read,
    fields,
    is_named,
    lands_of,
    least,
    names,
    read_each_time,
    realms_named,
    within,
)


def _in_areas(g: Europe, places: Iterable[PlaceNo], areas: Iterable[AreaNo]) -> int:
    """How many of these Provinces lie in these Areas."""
    wanted = set(areas)
    return sum(g.box.places[place].area in wanted for place in places)


# -- owning ------------------------------------------------------------------------------------


def _owns_all(box: Box, value: Frozen, condition: Condition) -> Check:
    first, *others = [box.place_of[name] for name in names(value)]
    return lambda g, realm, scope: (
        owner(g, first) == realm and all(owner(g, place) == realm for place in others)
    )


def _owns_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    areas = value["areas"] if isinstance(value, MAPPING) else value
    return _in_areas(g, owned(g, realm), areas_named(g, areas, context.scope)) > 0


def _owns_all_cores(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """All Core Provinces of another Realm, be it one that is no more."""
    number = g.box.realm_of[str(value).removeprefix("realm:")]
    found = [place for place in board(g).realm_places[number] if _is_core_of(g, number, place)]
    return bool(found) and all(owner(g, place) == realm for place in found)


def _is_core_of(g: Europe, number: int, place: PlaceNo) -> bool:
    """Whether a Province with a Realm's flag is still its Core Province."""
    flag = g.box.places[place].flag
    return flag == number and not g.cores[g.box.places[place].area] and not g.dnpr[place]


def _owner_is(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Whether a Province is the subject's own, or a Vassal's of the subject."""
    asked = fields(value)
    place = g.box.place_of[str(asked["province"])]
    if asked.get("kind") == "vassal":
        return overlord(g, place) == realm
    return owner(g, place) == realm


def _owner_is_npr_at_peace(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    found = owner(g, g.box.place_of[str(value)])
    return is_npr(g, found) and not is_fighting(g, found)


def _owner_religion(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    asked = fields(value)
    found = owner(g, g.box.place_of[str(asked["province"])])
    return found != NOBODY and shown_state_religion(g, found) in _faiths(g.box, asked["is"])


def _faiths(box: Box, value: Frozen) -> list[FaithNo]:
    wanted = names(value)
    return [faith.no for faith in box.faiths if is_named(faith, wanted)]


def _state_religion(box: Box, value: Frozen, condition: Condition) -> Check:
    """Whether a State Religion is one of these."""
    wanted = _faiths(box, value)
    return lambda g, realm, scope: shown_state_religion(g, realm) in wanted


def _areas_owned(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Areas of a Realm with one of these Religions."""
    asked = fields(value)
    wanted = _faiths(g.box, asked["religion"])
    areas = in_set(areas_of(g, realm))
    return sum(shown_faith(g, area) in wanted for area in areas) >= least(asked)


def _capital_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return capital_area(g, realm) in areas_named(g, value, context.scope)


def _capital_not_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return not _capital_in(g, realm, value, context)


# -- neighbours --------------------------------------------------------------------------------


def _target(g: Europe, value: Frozen, context: Context, besides: Realm | None = None) -> AreaSet:
    """The Areas that a word names, or those of the Realms that it names, but for one."""
    areas = 0
    for name in names(value):
        bound = None if context.scope is None else context.scope.bound.get(name)
        if name in g.box.area_of or (bound is not None and bound.kind == "area"):
            for area in areas_named(g, name, context.scope):
                areas |= 1 << area
        else:
            for realm in realms_named(g, name, context.scope):
                areas |= lands_of(g, realm) if realm != besides else 0
    return areas


@rule("EU-2.5.6")
def _adjacent_to(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Next to Areas or to other Realms; who is next to a Realm is not that Realm itself."""
    return bool(areas_touched_by_realm(g, realm) & _target(g, value, context, besides=realm))


def _around(g: Europe, value: Frozen, context: Context) -> AreaSet:
    """The Areas of a Realm, or an Area, with all that is adjacent to it."""
    asked = fields(value)
    target = 0
    if "realm" in asked:  # which may be called like an Area
        for realm in realms_named(g, str(asked["realm"]), context.scope):
            target |= lands_of(g, realm)
    else:
        target = _target(g, asked["area"], context)
    around = target
    for area in in_set(target):
        around |= areas_next_to(g, area)
    return around


def _units_adjacent(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    around = in_set(_around(g, value, context))
    return sum(land_units(g.players[realm], area) for area in around) >= least(fields(value))


def _units_or_tokens_adjacent(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    around = list(in_set(_around(g, value, context)))
    units = any(land_units(g.players[realm], area) for area in around)
    return units or _in_areas(g, lying_open(g, places_with_tokens(g, realm)), around) > 0


def _units_in(box: Box, value: Frozen, condition: Condition) -> Check:
    asked = fields(value)
    areas, wanted = areas_read(box, asked["area"]), least(asked)

    def check(g: Europe, realm: Realm, scope: Scope | None) -> bool:
        if not is_pr(realm):
            return False
        player = g.players[realm]
        return sum([land_units(player, area) for area in areas(g, scope)]) >= wanted

    return check


# -- tokens ------------------------------------------------------------------------------------


def _has_token(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """A Town or a Vassal token that lies open, or a Claim, somewhere or overseas."""
    if not is_pr(realm):
        return False
    asked = fields(value)
    kinds = names(asked["kind"])
    found: list[PlaceNo] = []
    if "town" in kinds:
        found += lying_open(g, towns(g, realm))
    if "vassal" in kinds:
        found += lying_open(g, vassal_places(g, realm))
    claims = areas_with_claims(g, realm) if "claim" in kinds else []
    if "provinces" in asked:
        wanted = [g.box.place_of[name] for name in names(asked["provinces"])]
        return any(place in wanted for place in found)
    if asked.get("colonial"):
        claims = colonial_claims(g, realm) if claims else []
        areas = [area.no for area in g.box.areas if area.distant]
    else:
        areas = areas_named(g, asked["area"], context.scope)
    return any(area in areas for area in claims) or _in_areas(g, found, areas) > 0


def _has_token_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    areas = areas_named(g, value, context.scope)
    return _in_areas(g, lying_open(g, places_with_tokens(g, realm)), areas) > 0


def _influence_or_town_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    if not is_pr(realm):
        return False
    areas = areas_named(g, value, context.scope)
    cubes = any(influence_in(g, realm, area) for area in areas)
    return cubes or _in_areas(g, lying_open(g, towns(g, realm)), areas) > 0


# -- Unrest, Rebels and NPRs -------------------------------------------------------------------


def _places_in(g: Europe, value: Frozen, context: Context) -> list[PlaceNo]:
    areas = areas_named(g, value, context.scope)
    return [place for area in areas for place in g.box.areas[area].places]


def _unrest_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Unrest of anybody."""
    return any(has_unrest(g, place) for place in _places_in(g, value, context))


def _unrest_in_areas(box: Box, value: Frozen, condition: Condition) -> Check:
    """The subject's own Unrest."""
    areas, fits = areas_read(box, value), within(condition)
    return lambda g, realm, scope: (
        is_pr(realm) and fits(_in_areas(g, unruly_places(g, realm), areas(g, scope)))
    )


def _rebel_town_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    places = _places_in(g, value, context)
    return any(kind_of(g.occupiers[place]) == REBEL_TOWN for place in places)


def _npr_provinces_in(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return any(is_npr(g, owner(g, place)) for place in _places_in(g, value, context))


def _dnpr_provinces(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Provinces that a dynamic NPR Owns by its tokens."""
    asked = fields(value)
    found = realms_named(g, str(asked["realm"]), context.scope)
    mine = sum(bool(g.dnpr[place]) for one in found for place in owned(g, one))
    return mine >= least(asked)


WORDS: Final[Mapping[str, Word]] = {
    "owns_all": _owns_all,
    "state_religion": _state_religion,
    "units_in": _units_in,
    "unrest_in_areas": _unrest_in_areas,
    **read_each_time(
        {
            "owns_in": _owns_in,
            "owns_all_cores_of": _owns_all_cores,
            "owner_is": _owner_is,
            "owner_is_npr_at_peace": _owner_is_npr_at_peace,
            "owner_religion": _owner_religion,
            "areas_owned": _areas_owned,
            "capital_in": _capital_in,
            "capital_not_in": _capital_not_in,
            "adjacent_to": _adjacent_to,
            "units_adjacent": _units_adjacent,
            "units_or_tokens_adjacent": _units_or_tokens_adjacent,
            "has_token": _has_token,
            "has_token_in": _has_token_in,
            "influence_or_town_in": _influence_or_town_in,
            "unrest_in": _unrest_in,
            "rebel_town_in": _rebel_town_in,
            "npr_provinces_in": _npr_provinces_in,
            "dnpr_provinces": _dnpr_provinces,
        }
    ),
}
