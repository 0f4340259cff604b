"""Conditions of cards, as far as their words are in force.

A condition with a word that is not in force can be neither met nor missed: it waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import CATEGORIES, AreaNo, PlaceNo
from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.chapters.board.adjacency import in_set
from stolnik.games.price_of_power.chapters.board.hostility import (
    land_units,
    ships_in,
    vassals_of,
)
from stolnik.games.price_of_power.chapters.board.ownership import (
    areas_of,
    owned,
    owner,
    places_with_tokens,
    realm_at_table,
    towns,
    vassal_places,
)
from stolnik.games.price_of_power.chapters.board.supply import deployed
from stolnik.games.price_of_power.chapters.board.tracks import manpower, tax_income
from stolnik.games.price_of_power.chapters.board.unrest import unruly_places
from stolnik.games.price_of_power.chapters.government.ideas import compares, has_idea
from stolnik.games.price_of_power.chapters.relations.ties import at_war, influence_in, is_at_war
from stolnik.games.price_of_power.state import Europe, Realm

Condition = Mapping[str, Frozen]
Test = Callable[[Europe, Seat, Frozen], bool]


# -- reading -----------------------------------------------------------------------------------


def _names(value: Frozen) -> list[str]:
    """One name or several."""
    if isinstance(value, str):
        return [value]
    assert isinstance(value, Sequence), value
    return [str(one) for one in value]


def _least(value: Mapping[str, Frozen]) -> int:
    least = value.get("min", 1)
    assert isinstance(least, int), value
    return least


def _within(found: int, value: Mapping[str, Frozen]) -> bool:
    """Whether a count compares as ``{">=": 4}`` or ``{"<=": 0}`` asks."""
    return all(compares(found, f"{sign}{value[sign]}") for sign in (">=", "<=") if sign in value)


def _realm(g: Europe, name: str) -> Realm:
    return realm_at_table(g, g.box.realm_of[name])


# -- single words ------------------------------------------------------------------------------

FIGURES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {
    "stability": lambda g, seat: g.players[seat].stability,
    "imperial_authority": lambda g, seat: g.authority,
    "marriages": lambda g, seat: len(g.players[seat].marriages),
    "allies": lambda g, seat: len(g.players[seat].allies),
    "advisors": lambda g, seat: sum(one is not None for one in g.players[seat].advisors),
    "ideas": lambda g, seat: len(g.players[seat].ideas),
    "ports": lambda g, seat: sum(g.box.places[one].ports > 0 for one in owned(g, seat)),
    "unrest_total": lambda g, seat: len(unruly_places(g, seat)),
    "areas_fully_owned": lambda g, seat: sum(_owns_area(g, seat, a) for a in _areas(g, seat)),
    "deployed_land_units": lambda g, seat: sum(
        deployed(g.players[seat], category) for category in range(len(CATEGORIES))
    ),
}
"""What is compared with a text such as ``>=2``."""

VALUES: Final[Mapping[str, Callable[[Europe, Seat], int]]] = {
    "tax_income": tax_income,
    "manpower": manpower,
    "prestige": lambda g, seat: g.players[seat].prestige,
}


def _areas(g: Europe, seat: Seat) -> Iterator[AreaNo]:
    return iter(in_set(areas_of(g, seat)))


def _owns_area(g: Europe, seat: Seat, area: AreaNo) -> bool:
    return all(owner(g, place) == seat for place in g.box.areas[area].places)


def _owns_all(g: Europe, seat: Seat, value: Frozen) -> bool:
    return all(owner(g, g.box.place_of[name]) == seat for name in _names(value))


def _vassals(g: Europe, seat: Seat, value: Frozen) -> bool:
    mine = vassals_of(g, seat)
    return all(_realm(g, name) in mine for name in _names(value))


def _influence(g: Europe, seat: Seat, value: Frozen) -> bool:
    """Influence in Areas, in those of a Realm, or in those of the Electors."""
    assert isinstance(value, Mapping)
    if "area" in value:
        areas = [g.box.area_of[name] for name in _names(value["area"])]
    elif "realm" in value:
        areas = list(in_set(areas_of(g, _realm(g, str(value["realm"])))))
    else:
        areas = [area.no for area in g.box.areas if area.elector]
    return sum(influence_in(g, seat, area) for area in areas) >= _least(value)


def _ships(g: Europe, seat: Seat, value: Frozen) -> bool:
    assert isinstance(value, Mapping)
    if "map" in value:
        zones = [zone.no for zone in g.box.zones if zone.map == value["map"]]
    else:
        zones = [g.box.zone_of[str(value["zone"])]]
    return sum(ships_in(g, seat, zone) for zone in zones) >= _least(value)


def _units(g: Europe, seat: Seat, value: Frozen) -> bool:
    assert isinstance(value, Mapping)
    area = g.box.area_of[str(value["area"])]
    return land_units(g.players[seat], area) >= _least(value)


def _war_or_truce(g: Europe, seat: Seat, value: Frozen) -> bool:
    realm = _realm(g, str(value))
    return at_war(g, seat, realm) or any({seat, realm} == set(pair) for pair in g.truces)


WORDS: Final[Mapping[str, Test]] = {
    "owns_all": _owns_all,
    "vassals_of_you": _vassals,
    "influence_in": _influence,
    "ships_in": _ships,
    "units_in": _units,
    "at_war": lambda g, seat, value: is_at_war(g, seat) == value,
    "at_war_or_truce_with": _war_or_truce,
    "married_to": lambda g, seat, value: _realm(g, str(value)) in g.players[seat].marriages,
    "allied_to": lambda g, seat, value: _realm(g, str(value)) in g.players[seat].allies,
    "has_idea": lambda g, seat, value: has_idea(g, seat, str(value)),
    "state_religion": lambda g, seat, value: (
        g.box.faiths[g.players[seat].faith].id in _names(value)
    ),
    "merchant_in": lambda g, seat, value: any(
        one.node == g.box.node_of[str(value)] for one in g.players[seat].merchants
    ),
    "has_token_in": lambda g, seat, value: any(
        g.box.areas[g.box.places[place].area].id in _names(value)
        for place in places_with_tokens(g, seat)
    ),
}
"""Words that stand alone."""


# -- words with others beside them -------------------------------------------------------------


def _count(g: Europe, seat: Seat, condition: Condition) -> bool:
    selector = condition["count"]
    assert isinstance(selector, Mapping)
    ((kind, filters),) = selector.items()
    assert isinstance(filters, Mapping)
    count = _provinces if kind == "provinces" else _tokens
    return _within(count(g, seat, filters), condition)


def _provinces(g: Europe, seat: Seat, filters: Mapping[str, Frozen]) -> int:
    """Owned Provinces in Areas, on a continent, or anywhere."""

    def fits(place: PlaceNo) -> bool:
        where = g.box.places[place]
        area = g.box.areas[where.area]
        return (
            ("area" not in filters or area.id in _names(filters["area"]))
            and ("in" not in filters or where.id in _names(filters["in"]))
            and ("map" not in filters or area.map == filters["map"])
            and ("distant" not in filters or area.distant == filters["distant"])
        )

    return sum(fits(place) for place in owned(g, seat))


def _tokens(g: Europe, seat: Seat, filters: Mapping[str, Frozen]) -> int:
    """Towns or Vassal tokens on the board, of a size if one is asked for."""
    places = towns(g, seat) if _names(filters["kind"]) == ["town"] else vassal_places(g, seat)
    if "size" in filters:
        large = filters["size"] == "large"
        places = [place for place in places if g.box.places[place].large == large]
    return len(places)


def _unrest(g: Europe, seat: Seat, condition: Condition) -> bool:
    areas = _names(condition["unrest_in_areas"])
    unruly = unruly_places(g, seat)
    found = sum(g.box.areas[g.box.places[place].area].id in areas for place in unruly)
    return _within(found, condition)


def _ports_facing(g: Europe, seat: Seat, condition: Condition) -> bool:
    zone = g.box.zone_of[str(condition["ports_facing"])]
    facing = sum(zone in g.box.places[place].zones for place in owned(g, seat))
    return facing >= _least(condition)


def _married(g: Europe, seat: Seat, condition: Condition) -> bool:
    names = _names(condition["married_to_any"])
    partners = sum(_realm(g, name) in g.players[seat].marriages for name in names)
    return partners >= _least(condition)


def _value(g: Europe, seat: Seat, condition: Condition) -> bool:
    return _within(VALUES[str(condition["value"])](g, seat), condition)


PHRASES: Final[Mapping[str, tuple[frozenset[str], Callable[[Europe, Seat, Condition], bool]]]] = {
    "count": (frozenset({">=", "<="}), _count),
    "unrest_in_areas": (frozenset({">=", "<="}), _unrest),
    "ports_facing": (frozenset({"min"}), _ports_facing),
    "married_to_any": (frozenset({"min"}), _married),
    "value": (frozenset({"of", ">=", "<="}), _value),
}
"""Words with what may stand beside them."""

COUNTED: Final[Mapping[str, frozenset[str]]] = {
    "provinces": frozenset({"owner", "area", "in", "map", "distant"}),
    "tokens": frozenset({"owner", "kind", "size"}),
}


# -- conditions --------------------------------------------------------------------------------


def is_in_force(condition: Condition) -> bool:
    """Whether every word of a condition is in force."""
    for word, value in condition.items():
        if word in ("all", "any"):
            assert isinstance(value, Sequence)
            if not all(isinstance(one, Mapping) and is_in_force(one) for one in value):
                return False
        elif word == "not":
            if not isinstance(value, Mapping) or not is_in_force(value):
                return False
        elif word in PHRASES:
            return condition.keys() - {word} <= PHRASES[word][0] and _known(word, condition)
        elif word not in FIGURES and word not in WORDS:
            return False
    return True


def _known(word: str, condition: Condition) -> bool:
    """Whether what is counted or valued is known as well."""
    if word == "value":
        return condition["value"] in VALUES and condition.get("of") == "you"
    if word == "count":
        selector = condition["count"]
        assert isinstance(selector, Mapping)
        return all(
            kind in COUNTED
            and isinstance(filters, Mapping)
            and filters.keys() <= COUNTED[kind]
            and filters.get("owner") == "you"
            for kind, filters in selector.items()
        )
    return True


def holds(g: Europe, seat: Seat, condition: Condition) -> bool:
    """Whether a player meets a condition; one that waits is not met."""
    return is_in_force(condition) and _holds(g, seat, condition)


def _holds(g: Europe, seat: Seat, condition: Condition) -> bool:
    for word, value in condition.items():
        if word in PHRASES:
            return PHRASES[word][1](g, seat, condition)
        if not _word_holds(g, seat, word, value):
            return False
    return True


def _word_holds(g: Europe, seat: Seat, word: str, value: Frozen) -> bool:
    if word in ("all", "any"):
        assert isinstance(value, Sequence)
        each = (_holds(g, seat, one) for one in value if isinstance(one, Mapping))
        return all(each) if word == "all" else any(each)
    if word == "not":
        assert isinstance(value, Mapping)
        return not _holds(g, seat, value)
    if word in FIGURES:
        return compares(FIGURES[word](g, seat), str(value))
    return WORDS[word](g, seat, value)
