"""How many Provinces, tokens, Areas, Claims or Ships there are that a condition speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.games.price_of_power.box.components import AreaNo, PlaceNo
from stolnik.games.price_of_power.box.effects import MAPPING, Frozen
from stolnik.games.price_of_power.chapters.board.ownership import (
    is_pr,
    lying_open,
    occupations,
    owned,
    towns,
    vassal_places,
)
from stolnik.games.price_of_power.chapters.board.ports import port_size
from stolnik.games.price_of_power.chapters.board.supply import ships_on_slots
from stolnik.games.price_of_power.chapters.effects.asked.reading import (
    Context,
    Test,
    is_named,
    names,
    within,
)
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.effects.selectors import counted
from stolnik.games.price_of_power.chapters.empire.membership import hre_areas
from stolnik.games.price_of_power.chapters.relations.claims import areas_with_claims
from stolnik.games.price_of_power.chapters.religion.faiths import shown_faith
from stolnik.games.price_of_power.state import (
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
from stolnik.rulebook import rule

Filters = Mapping[str, Frozen]
LARGE_TOWNS: Final = (LARGE, PAIR, MIXED_PAIR, STAND_INS)
SMALL_TOWNS: Final = (SMALL, STAND_IN)
"""Large and Small Towns, and what stands in for them (EU-7.5.3, EU-7.5.6)."""


def _provinces(g: Europe, realm: Realm, filters: Filters) -> int:
    """The subject's own Provinces, in Areas, on a map, with a Port or with gold."""
    return sum(_fits(g, place, filters) for place in owned(g, realm))


def _fits(g: Europe, place: PlaceNo, filters: Filters) -> bool:
    where = g.box.places[place]
    area = g.box.areas[where.area]
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
            case "ports":
                fits = isinstance(value, int) and port_size(g, place) >= value
            case _:
                fits = name == "owner"
        if not fits:
            return False
    return True


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
UNUSUAL: Final = (frozenset[str](), _areas)


def _count(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    assert isinstance(value, MAPPING), value
    ((kind, filters),) = value.items()
    assert isinstance(filters, MAPPING), value
    usual, count = COUNTED.get(kind, UNUSUAL)
    if filters.keys() <= usual and _is_own(filters, realm, context):
        return within(count(g, realm, filters), context.condition)
    scope = Scope.of(realm, "", "") if context.scope is None else context.scope.seen_by(realm)
    return within(len(counted(g, scope, value)), context.condition)


def _is_own(filters: Filters, realm: Realm, context: Context) -> bool:
    """Whether what the subject itself has is counted."""
    owner = filters.get("owner", "self")
    return owner == "self" or (
        owner == "you" and (context.scope is None or context.scope.you == realm)
    )


WORDS: Final[Mapping[str, Test]] = {"count": _count}
