"""How many Provinces, tokens, Areas, Claims or Ships there are that a condition speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.rulebook import rule

from ....box.components import AreaNo, Box, PlaceNo
from ....box.effects import Frozen
from ....state import (
    IS_TOWN,
    LARGE,
    MIXED_PAIR,
    PAIR,
    SMALL,
    STAND_IN,
    STAND_INS,
    TOKENS,
    Europe,
    Realm,
    board,
    kind_of,
)
from ...board.ownership import is_pr, lying_open, occupations, owned, towns, vassal_places
from ...board.ports import port_size
from ...board.supply import ships_on_slots
from ...empire.membership import hre_areas
from ...relations.claims import areas_with_claims
from ...religion.faiths import shown_faith
from ..scope import Scope
from ..selectors import counted
from .reading import Check, Condition, Word, fields, is_named, names, within

Filters = Mapping[str, Frozen]
LARGE_TOWNS: Final = (LARGE, PAIR, MIXED_PAIR, STAND_INS)
SMALL_TOWNS: Final = (SMALL, STAND_IN)
"""Large and Small Towns, and what stands in for them (EU-7.5.3, EU-7.5.6)."""


def _provinces(g: Europe, realm: Realm, filters: Filters) -> int:
    """The subject's own Provinces, in Areas, on a map, with a Port or with gold."""
    return sum(
        _lies_there(g.box, place, filters) and _has_port(g, place, filters)
        for place in owned(g, realm)
    )


def _lies_there(box: Box, place: PlaceNo, filters: Filters) -> bool:
    """Whether a Province is one of those that are meant, as the map is printed."""
    where = box.places[place]
    area = box.areas[where.area]
    for name, value in filters.items():
        match name:
            case "area":
                fits = area.id in names(value)
            case "in":
                fits = where.id in names(value)
            case "map":
                fits = area.map in names(value)
            case "distant":
                fits = area.distant == value
            case "gold":
                fits = where.gold == value
            case _:
                fits = name in ("owner", "ports")
        if not fits:
            return False
    return True


def _has_port(g: Europe, place: PlaceNo, filters: Filters) -> bool:
    size = filters.get("ports", 0)
    assert isinstance(size, int), filters
    return not size or port_size(g, place) >= size


def _tokens(g: Europe, realm: Realm, filters: Filters) -> int:
    """Towns and Vassal tokens that lie open (P107), of a size, or those that Occupy."""
    if not is_pr(realm):
        return 0
    if filters.get("occupying"):
        return len(occupations(g, realm))
    kinds = names(filters["kind"])
    found = 0
    if "town" in kinds:
        sizes = {"large": LARGE_TOWNS, "small": SMALL_TOWNS}
        wanted = sizes[str(filters["size"])] if "size" in filters else IS_TOWN
        found += sum(kind_of(g.tokens[one]) in wanted for one in lying_open(g, towns(g, realm)))
    if "vassal" in kinds:
        # Two tokens lie on a Large Province.
        places = lying_open(g, vassal_places(g, realm))
        found += sum(TOKENS[kind_of(g.tokens[one])][2] for one in places)
    return found


@rule("EU-7.6.9")
def _claims(g: Europe, realm: Realm, filters: Filters) -> int:
    """Claims of the subject; a Core counts as one."""
    if not is_pr(realm):
        return 0
    areas = areas_with_claims(g, realm)
    if "distant" in filters:
        areas = [one for one in areas if g.box.areas[one].distant == filters["distant"]]
    return len(areas)


def _areas(g: Europe, realm: Realm, filters: Filters) -> int:
    """Areas of the Empire, or of all, with one of these Religions."""
    areas: list[AreaNo] = hre_areas(g) if filters.get("hre") else list(board(g).areas)
    if "religion" in filters:
        faiths = names(filters["religion"])
        areas = [one for one in areas if is_named(g.box.faiths[shown_faith(g, one)], faiths)]
    return len(areas)


def _ships(g: Europe, realm: Realm, filters: Filters) -> int:
    """Deployed Ships of a type; they are so wherever they are on the board."""
    if not is_pr(realm):
        return 0
    player = g.players[realm]
    fleet = player.fleet
    found = {
        "light": sum(player.ships.values()) + ships_on_slots(g, realm) + fleet.light,
        "heavy": fleet.heavy,
        "galley": fleet.galleys,
    }
    return found[str(filters["type"])] if "type" in filters else sum(found.values())


COUNTED: Final[Mapping[str, tuple[frozenset[str], Callable[[Europe, Realm, Filters], int]]]] = {
    "provinces": (
        frozenset({"owner", "area", "in", "map", "distant", "gold", "ports"}),
        _provinces,
    ),
    "tokens": (frozenset({"owner", "kind", "size", "occupying"}), _tokens),
    "claims": (frozenset({"owner", "distant"}), _claims),
    "areas": (frozenset({"hre", "religion"}), _areas),
    "ships": (frozenset({"owner", "type", "deployed"}), _ships),
}
"""What is counted for the subject itself without a card under way, by its filters."""


def _own(box: Box, kind: str, filters: Filters) -> Callable[[Europe, Realm], int] | None:
    """Reads how what a Realm itself has is counted, where the filters are usual ones."""
    usual, count = COUNTED.get(kind, (None, _areas))
    if usual is None or not filters.keys() <= usual:
        return None
    if kind != "provinces" or "ports" in filters:
        return lambda g, realm: count(g, realm, filters)
    there = frozenset(one.no for one in box.places if _lies_there(box, one.no, filters))
    return lambda g, realm: len(there.intersection(owned(g, realm)))


def _count(box: Box, value: Frozen, condition: Condition) -> Check:
    ((kind, filters),) = fields(value).items()
    filters = fields(filters)
    own, whose, fits = _own(box, kind, filters), filters.get("owner", "self"), within(condition)

    def check(g: Europe, realm: Realm, scope: Scope | None) -> bool:
        if own is not None and (
            whose == "self" or (whose == "you" and (scope is None or scope.you == realm))
        ):
            return fits(own(g, realm))
        seen = Scope.of(realm, "", "") if scope is None else scope.seen_by(realm)
        return fits(len(counted(g, seen, value)))

    return check


WORDS: Final[Mapping[str, Word]] = {"count": _count}
