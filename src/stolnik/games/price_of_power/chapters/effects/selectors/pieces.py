"""Provinces, Towns and Vassal tokens, Claims and Ships that a card means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....box.components import AreaNo, PlaceNo
from ....box.effects import MAPPING, Frozen
from ....state import (
    LARGE,
    MIXED_PAIR,
    PAIR,
    SLOTS_PER_ZONE,
    STAND_INS,
    VASSALS,
    Europe,
    Realm,
    SeaSpace,
    board,
    kind_of,
    seat_of,
)
from ...board.atlas import flags
from ...board.ownership import (
    capital,
    capital_area,
    has_unrest,
    is_core,
    is_npr,
    is_pr,
    is_settled,
    lying_open,
    occupations,
    owner,
    positions,
    realm_at_table,
    towns,
    vassal_places,
)
from ...board.ports import port_size
from ...relations.claims import areas_with_claims
from ...religion.faiths import faith_group, in_dissent, shown_state_religion
from ..picking import pick_province
from ..scope import Scope
from ..who import realms_of
from .areas import areas, is_faith, vacant_territory
from .references import around, bits, listed, provinces_of, zones_of

Test = Callable[[PlaceNo], bool]
LARGE_KINDS: Final = (LARGE, PAIR, MIXED_PAIR, STAND_INS, VASSALS)
"""Tokens on two slots' worth of Province: Large Towns and what stands in for them."""
DUTCH: Final = "netherlands"


def inner(selector: Frozen, kind: str) -> Frozen:
    """What a selector says of its kind: filters, or names."""
    if isinstance(selector, MAPPING) and kind in selector:
        return selector[kind]
    return selector


# -- Provinces ---------------------------------------------------------------------------------


def provinces(g: Europe, scope: Scope, selector: Frozen) -> list[PlaceNo]:
    """The Provinces that a selector means, with those that it adds without a choice."""
    said = inner(selector, "provinces")
    if not isinstance(said, MAPPING):
        return _named_provinces(g, scope, said)
    found = list(_candidates(g, scope, said))
    for fits in tests(g, scope, said):
        found = [place for place in found if fits(place)]
    found += added(g, scope, said)
    return list(dict.fromkeys(found))


def _named_provinces(g: Europe, scope: Scope, said: Frozen) -> list[PlaceNo]:
    found: list[PlaceNo] = []
    for one in listed(said):
        name = str(one)
        if name in scope.bound:
            if scope.bound[name].kind in ("province", "token"):
                found += scope.bound[name].things
        elif name == "last_dnpr" or name == "last_unrest":
            found += scope.last.get(name.removeprefix("last_"), [])
        elif name in g.box.place_of:
            found.append(g.box.place_of[name])
        else:
            found += [place for area in areas(g, scope, name) for place in g.box.areas[area].places]
    return [place for place in dict.fromkeys(found) if place in _in_play(g)]


def _in_play(g: Europe) -> frozenset[PlaceNo]:
    return board(g).place_set


def _candidates(g: Europe, scope: Scope, said: Mapping[str, Frozen]) -> Iterable[PlaceNo]:
    """The smallest set that a filter names outright, before the others look at each of them."""
    if "in" in said:
        return _named_provinces(g, scope, said["in"])
    if "owner" in said and said["owner"] not in ("npr", "pr", "any"):
        realms = owners(g, scope, said["owner"])
        return [place for realm in realms for place in provinces_of(g, realm)]
    if "area" in said:
        inside = areas(g, scope, said["area"])
        return [place for area in inside for place in g.box.areas[area].places]
    whose = DUTCH if said.get("dutch_core") else said.get("core_of")
    if whose is not None:
        return sorted(_cores(g, whose) & _in_play(g))
    if any(name in said for name in PROVINCE_FILTERS):
        return board(g).places
    return ()


def owners(g: Europe, scope: Scope, value: Frozen) -> list[Realm]:
    return realms_of(g, scope, value)


def tests(g: Europe, scope: Scope, said: Mapping[str, Frozen]) -> list[Test]:
    return [
        PROVINCE_FILTERS[name](g, scope, value)
        for name, value in said.items()
        if name in PROVINCE_FILTERS
    ]


def _owned_by(g: Europe, scope: Scope, value: Frozen) -> Test:
    if value == "npr":
        return lambda place: is_npr(g, owner(g, place)) and not g.tokens[place]
    if value == "pr":
        return lambda place: is_pr(owner(g, place))
    whose = owners(g, scope, value)
    return lambda place: owner(g, place) in whose


def _inside(g: Europe, scope: Scope, value: Frozen) -> Test:
    inside = bits(areas(g, scope, value))
    return lambda place: bool(inside >> g.box.places[place].area & 1)


def _is_core(g: Europe, scope: Scope, value: Frozen) -> Test:
    return _cores(g, value).__contains__


def _cores(g: Europe, names: Frozen) -> set[PlaceNo]:
    """The Core Provinces of the Realms of these names."""
    whose = [realm_at_table(g, g.box.realm_of[str(name)]) for name in listed(names)]
    return {place for realm in whose for place in _core_provinces(g, realm)}


def _core_provinces(g: Europe, realm: Realm) -> list[PlaceNo]:
    """All Core Provinces of a Realm: with its flag, of old, or by its Core tokens."""
    shown = [place for place, flag in enumerate(flags(g).shown) if flag == realm]
    with_token = [
        place for area in positions(g.cores, realm + 1) for place in g.box.areas[area].places
    ]
    return [place for place in (*shown, *g.box.dutch, *with_token) if is_core(g, realm, place)]


@rule("EU 2.7.10 7.6.1 7.6.8")
def _is_dutch(g: Europe, scope: Scope, value: Frozen) -> Test:
    """A Core Province of the Netherlands, which a token of somebody else makes it no more."""
    dutch = _cores(g, DUTCH)
    return lambda place: (place in dutch) == value


def _faces(g: Europe, scope: Scope, value: Frozen) -> Test:
    zones = zones_of(g, scope, value)
    return lambda place: any(zone in zones for zone in g.box.places[place].zones)


PROVINCE_FILTERS: Final[Mapping[str, Callable[[Europe, Scope, Frozen], Test]]] = {
    "owner": _owned_by,
    "area": _inside,
    "map": lambda g, scope, value: (
        lambda place: g.box.areas[g.box.places[place].area].map in listed(value)
    ),
    "distant": lambda g, scope, value: (
        lambda place: g.box.areas[g.box.places[place].area].distant == value
    ),
    "core_of": _is_core,
    "dutch_core": _is_dutch,
    "coastal": lambda g, scope, value: lambda place: (g.box.places[place].ports > 0) == value,
    "ports": lambda g, scope, value: lambda place: port_size(g, place) == value,
    "gold": lambda g, scope, value: lambda place: g.box.places[place].gold == value,
    "adjacent_sea": _faces,
    "vacant": lambda g, scope, value: lambda place: (not is_settled(g, place)) == value,
    "vacant_territory": lambda g, scope, value: lambda place: vacant_territory(g, place) == value,
}


def added(g: Europe, scope: Scope, said: Mapping[str, Frozen]) -> list[PlaceNo]:
    """Provinces that a selector adds without a choice: all of some Areas, or by name."""
    found: list[PlaceNo] = []
    if "area_all" in said:
        inside = areas(g, scope, said["area_all"])
        found += [place for area in inside for place in g.box.areas[area].places]
    if "plus" in said:
        found += _named_provinces(g, scope, said["plus"])
    return found


def choose_provinces(
    g: Europe, scope: Scope, seat: Seat, effect: str, selector: Frozen, fits: Test | None = None
) -> Flow[list[PlaceNo]]:
    """The Provinces that a selector means, where it leaves some of them to a choice.

    ``n`` of those that the filters allow are chosen, then ``plus_adjacent`` adds some that lie
    next to an Area or at a Sea Zone; only Provinces that fit what is done to them are offered.
    """
    said = inner(selector, "provinces")
    allowed = provinces(g, scope, selector)
    if not isinstance(said, MAPPING):
        return [place for place in allowed if fits is None or fits(place)]
    fixed = [place for place in added(g, scope, said) if fits is None or fits(place)]
    found = [place for place in allowed if place not in fixed and (fits is None or fits(place))]
    if "n" in said:
        n = said["n"]
        assert isinstance(n, int), said
        found = yield from _choose(g, scope, seat, effect, found, n)
    found += fixed
    if "plus_adjacent" in said:
        more = said["plus_adjacent"]
        assert isinstance(more, MAPPING), said
        n = more["n"]
        assert isinstance(n, int), said
        near = [
            place
            for place in _next_to(g, scope, more)
            if place not in found and (fits is None or fits(place))
        ]
        found += yield from _choose(g, scope, scope.active, effect, near, n)
    return found


def _choose(
    g: Europe, scope: Scope, seat: Seat, effect: str, places: list[PlaceNo], n: int
) -> Flow[list[PlaceNo]]:
    chosen: list[PlaceNo] = []
    while len(chosen) < n:
        left = [place for place in places if place not in chosen]
        place = yield from pick_province(g, scope, seat, effect, left)
        if place is None:
            break
        chosen.append(place)
    return chosen


def _next_to(g: Europe, scope: Scope, more: Mapping[str, Frozen]) -> list[PlaceNo]:
    if "sea" in more:
        faces = _faces(g, scope, more["sea"])
        return [place for place in board(g).places if faces(place)]
    near = around(g, scope, more["area"])
    return [place for place in board(g).places if near >> g.box.places[place].area & 1]


# -- tokens ------------------------------------------------------------------------------------


def tokens(g: Europe, scope: Scope, selector: Frozen) -> list[PlaceNo]:
    """The Provinces with the Towns or Vassal tokens that a selector means.

    What an Occupier covers does not count (EU-14.1.3); with ``occupying`` the Towns of Occupiers
    are meant, and nothing else.
    """
    said = inner(selector, "tokens")
    if not isinstance(said, MAPPING):
        return _named_provinces(g, scope, said)
    kinds = listed(said.get("kind", ("town", "vassal")))
    found: list[PlaceNo] = []
    for realm in owners(g, scope, said.get("owner", "any")):
        if not is_pr(realm):
            continue
        if said.get("occupying"):
            found += occupations(g, realm)
            continue
        if "town" in kinds:
            found += lying_open(g, towns(g, realm))
        if "vassal" in kinds:
            found += lying_open(g, vassal_places(g, realm))
    for name, value in said.items():
        if name in TOKEN_FILTERS:
            fits = TOKEN_FILTERS[name](g, scope, value)
            found = [place for place in found if fits(place)]
    return sorted(found)


def on_top(g: Europe, place: PlaceNo) -> int:
    """The token that lies open on a Province."""
    return g.occupiers[place] or g.tokens[place]


def owner_of_token(g: Europe, place: PlaceNo) -> Seat:
    return seat_of(on_top(g, place))


def _area(g: Europe, place: PlaceNo) -> AreaNo:
    return g.box.places[place].area


def _next_to_named(g: Europe, scope: Scope, value: Frozen) -> Test:
    near = around(g, scope, value)
    return lambda place: bool(near >> _area(g, place) & 1)


def _core_area(g: Europe, scope: Scope, value: Frozen) -> Test:
    core = _is_core(g, scope, value)
    return lambda place: any(core(one) for one in g.box.areas[_area(g, place)].places)


def _by_religion(g: Europe, scope: Scope, value: Frozen) -> Test:
    def fits(place: PlaceNo) -> bool:
        seat = owner_of_token(g, place)
        if value == "christian":
            return faith_group(g, seat) == value
        return is_faith(g, scope, shown_state_religion(g, seat), value)

    return fits


def _not_owned(g: Europe, scope: Scope, value: Frozen) -> Test:
    spared = owners(g, scope, value)
    return lambda place: owner_of_token(g, place) not in spared


def _capital_elsewhere(g: Europe, scope: Scope, value: Frozen) -> Test:
    inside = areas(g, scope, value)
    return lambda place: capital_area(g, owner_of_token(g, place)) not in inside


def _with_any(g: Europe, scope: Scope, value: Frozen) -> Test:
    kinds = listed(value)
    return lambda place: (
        ("unrest" in kinds and has_unrest(g, place))
        or ("rebels" in kinds and g.rebels[_area(g, place)] > 0)
    )


def _faces_mark(g: Europe, scope: Scope, value: Frozen) -> Test:
    return lambda place: any(g.box.zones[zone].mark == value for zone in g.box.places[place].zones)


def _named_only(g: Europe, scope: Scope, value: Frozen) -> Test:
    names = set(provinces(g, scope, value))
    return lambda place: place in names


def _of_realms(g: Europe, scope: Scope, value: Frozen) -> Test:
    whose = owners(g, scope, value)
    return lambda place: owner(g, place) in whose


TOKEN_FILTERS: Final[Mapping[str, Callable[[Europe, Scope, Frozen], Test]]] = {
    "area": _inside,
    "provinces": _named_only,
    "provinces_of": _of_realms,
    "core_of": _is_core,
    "core_area_of": _core_area,
    "not_core": lambda g, scope, value: (
        lambda place: (not is_core(g, owner_of_token(g, place), place)) == value
    ),
    "dutch_core": _is_dutch,
    "size": lambda g, scope, value: (
        lambda place: (kind_of(on_top(g, place)) in LARGE_KINDS) == (value == "large")
    ),
    "capital": lambda g, scope, value: (
        lambda place: (capital(g, owner_of_token(g, place)) == place) == value
    ),
    "distant": lambda g, scope, value: lambda place: g.box.areas[_area(g, place)].distant == value,
    "unrest": lambda g, scope, value: lambda place: has_unrest(g, place) == value,
    "adjacent_to": _next_to_named,
    "adjacent_sea": _faces,
    "facing_sea_of": _faces,
    "facing_sea_mark": _faces_mark,
    "area_religion": lambda g, scope, value: (
        lambda place: in_dissent(g, owner_of_token(g, place), _area(g, place))
    ),
    "owner_religion": _by_religion,
    "owner_not": _not_owned,
    "owner_capital_not_in": _capital_elsewhere,
    "with_any": _with_any,
    "other_area": lambda g, scope, value: lambda place: _area(g, place) not in scope.affected,
    "unrest_added": lambda g, scope, value: (
        lambda place: place in scope.memory.get("unrest_added", ())
    ),
}


# -- Claims and Ships --------------------------------------------------------------------------


def claims(g: Europe, scope: Scope, selector: Frozen) -> list[AreaNo]:
    """The Areas with Claims, or Cores, that a selector means, one entry for each."""
    said = inner(selector, "claims")
    assert isinstance(said, MAPPING), selector
    found = [
        area
        for realm in owners(g, scope, said.get("owner", "any"))
        if is_pr(realm)
        for area in areas_with_claims(g, realm)
    ]
    if "distant" in said:
        found = [area for area in found if g.box.areas[area].distant == said["distant"]]
    return found


def ships(g: Europe, scope: Scope, selector: Frozen) -> list[SeaSpace]:
    """Where the Ships are that a selector means, one entry for each; all of them are Deployed."""
    said = inner(selector, "ships")
    assert isinstance(said, MAPPING), selector
    kind = said.get("type", "any")
    found: list[SeaSpace] = []
    for realm in owners(g, scope, said.get("owner", "any")):
        if not is_pr(realm):
            continue
        player = g.players[realm]
        fleet = player.fleet
        if kind in ("light", "any"):
            found += [space for space, n in player.ships.items() for _ in range(n)]
            slots = [slot for slot, whose in enumerate(g.slots) if whose == realm + 1]
            found += [slot // SLOTS_PER_ZONE for slot in slots]
            found += [fleet.space] * fleet.light
        if kind in ("heavy", "any"):
            found += [fleet.space] * fleet.heavy
        if kind in ("galley", "any"):
            found += [fleet.space] * fleet.galleys
    return found
