"""Areas that a card names, refers to, or that lie next to what it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ....box.components import AreaNo, AreaSet, NodeNo, PlaceNo, ZoneNo
from ....box.effects import MAPPING, SEQUENCE, Frozen
from ....state import IS_VASSAL, NPR, Europe, Realm, board, kind_of
from ...board.adjacency import areas_next_to, areas_touched_by, in_set, port_areas
from ...board.hostility import zones_with_ships
from ...board.ownership import (
    capital_area,
    is_pr,
    lying_open,
    npr_places,
    owned,
    realm_at_table,
    towns,
)
from ...relations.claims import areas_with_claims
from ...relations.influence import areas_with_influence
from ..scope import Scope
from ..who import realms_of

BY_PROVINCE = ("dnpr", "unrest")
"""Things that are noted by Province."""
REMEMBERED = (
    "plague_areas",
    "converted_from_protestant",
    "attacked_area",
    "own_area_of_each",
)


def bits(areas: Iterable[AreaNo]) -> AreaSet:
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def listed(value: Frozen) -> Sequence[Frozen]:
    """One thing or several."""
    if isinstance(value, SEQUENCE):
        return value
    return (value,)


# -- what is named -----------------------------------------------------------------------------


def named_areas(g: Europe, scope: Scope, value: Frozen) -> list[AreaNo] | None:
    """The Areas that a name or a reference stands for; nothing if it names no Areas at all."""
    if not isinstance(value, str):
        return None
    if value.startswith("$"):
        return _bound(g, scope, value)
    if value.startswith("map:"):
        wanted = value.removeprefix("map:")
        return [area for area in board(g).areas if g.box.areas[area].map == wanted]
    if value in ("affected", "each_affected"):
        return list(scope.affected)
    if value == "last_area":
        return list(scope.last.get("area", ()))
    if value == "last_affected":
        return list(scope.touched_before())
    if value in REMEMBERED:
        return list(scope.memory.get(value, ()))
    if value.startswith("last_") and value not in ("last_node", "last_ships"):
        kind = value.removeprefix("last_")
        things = scope.last.get(kind, [])
        if kind in BY_PROVINCE:
            return list(dict.fromkeys(g.box.places[place].area for place in things))
        return list(things)
    if value in g.box.area_of:
        area = g.box.area_of[value]
        return [area] if board(g).area_set >> area & 1 else []
    if value in g.box.place_of:
        return [g.box.places[g.box.place_of[value]].area]
    return None


def _bound(g: Europe, scope: Scope, name: str) -> list[AreaNo] | None:
    bound = scope.bound.get(name)
    if bound is None:
        return []
    if bound.kind == "area":
        return list(bound.things)
    if bound.kind in ("province", "token"):
        return list(dict.fromkeys(g.box.places[place].area for place in bound.things))
    return None


def zones_of(g: Europe, scope: Scope, value: Frozen) -> list[ZoneNo]:
    """Sea Zones by name, next to the last node, or of the last Ships."""
    found: list[ZoneNo] = []
    for one in listed(value):
        if one == "last_node":
            found += [zone for node in last_nodes(scope) for zone in g.box.nodes[node].zones]
        elif one == "last_ships":
            found += scope.last.get("ships", [])
        else:
            found.append(g.box.zone_of[str(one)])
    return [zone for zone in dict.fromkeys(found) if zone in board(g).zones]


def last_nodes(scope: Scope) -> list[NodeNo]:
    return list(scope.last.get("node", ()))


# -- Provinces of Realms -----------------------------------------------------------------------


def provinces_of(g: Europe, realm: Realm) -> list[PlaceNo]:
    """The Provinces that a Realm Owns; those of a Vassal bear the tokens of its Overlord."""
    if is_pr(realm):
        return list(owned(g, realm))
    if realm < NPR:
        return []
    return [
        place
        for place in npr_places(g, realm - NPR)
        if not g.occupiers[place] and (not g.tokens[place] or kind_of(g.tokens[place]) in IS_VASSAL)
    ]


def areas_owned(g: Europe, realm: Realm) -> AreaSet:
    """The Areas in which a Realm Owns a Province."""
    return bits(g.box.places[place].area for place in provinces_of(g, realm))


# -- what lies next to it ----------------------------------------------------------------------


def around(g: Europe, scope: Scope, value: Frozen, *, by_land: bool = False) -> AreaSet:
    """The Areas next to what is named: Areas, Realms, or pieces of a player."""
    found = 0
    for one in listed(value):
        for areas in _around(g, scope, one, by_land):
            found |= areas
    return found & board(g).area_set


def _around(g: Europe, scope: Scope, value: Frozen, by_land: bool) -> Iterator[AreaSet]:
    if isinstance(value, MAPPING) and value.keys() == {"areas"}:
        from .areas import areas

        for area in areas(g, scope, value):
            yield next_to(g, area, by_land)
        return
    if isinstance(value, str):
        if value == "you_or_influence":
            yield _touched(g, provinces_of(g, scope.you), by_land)
            yield from _around_influence(g, scope.you)
            return
        if value.startswith("claims_or_towns_of:"):
            yield from around_pieces(g, _one(g, scope, value), ("town", "claim"))
            return
        if value.startswith("ships_of:"):
            whose = _one(g, scope, value)
            for zone in zones_with_ships(g, whose) if is_pr(whose) else ():
                yield g.box.coasts[zone] | port_areas(g, zone)
            return
        if _names_areas(g, scope, value):
            for area in named_areas(g, scope, value) or ():
                yield next_to(g, area, by_land)
            return
    for realm in realms_of(g, scope, value):
        yield _touched(g, provinces_of(g, realm), by_land)


def _names_areas(g: Europe, scope: Scope, value: str) -> bool:
    """Whether Areas are meant; a Realm that is called like an Area is written ``realm:x``."""
    if value.startswith("$"):
        bound = scope.bound.get(value)
        return bound is not None and bound.kind not in ("realm", "player")
    return value in g.box.area_of or value.startswith(("last_", "plague_", "affected"))


def _one(g: Europe, scope: Scope, value: str) -> Realm:
    """The Realm behind the colon of a reference."""
    who = value.partition(":")[2]
    if who in ("you", "self"):
        return realms_of(g, scope, who)[0]
    return realm_at_table(g, g.box.realm_of[who])


def next_to(g: Europe, area: AreaNo, by_land: bool = False) -> AreaSet:
    return board(g).land[area] if by_land else areas_next_to(g, area)


def _touched(g: Europe, places: Iterable[PlaceNo], by_land: bool) -> AreaSet:
    found = 0
    for place in places:
        if by_land:
            area = g.box.places[place].area
            found |= 1 << area | board(g).land[area]
        else:
            found |= areas_touched_by(g, place)
    return found


@rule("EU-11.2.3")
def _around_influence(g: Europe, realm: Realm) -> Iterator[AreaSet]:
    """The Areas next to a player's Influence, their own Areas included; a Marriage is Influence."""
    if is_pr(realm):
        married = (capital_area(g, one) for one in g.players[realm].marriages)
        for area in {*areas_with_influence(g, realm), *married}:
            yield 1 << area | areas_next_to(g, area)


def around_pieces(g: Europe, realm: Realm, kinds: Sequence[Frozen]) -> Iterator[AreaSet]:
    """The Areas next to open Towns (P107) or Claims of a player, their own Areas included."""
    if not is_pr(realm):
        return
    seat: Seat = realm
    if "town" in kinds:
        yield _touched(g, lying_open(g, towns(g, seat)), by_land=False)
    if "claim" in kinds:
        for area in areas_with_claims(g, seat):
            yield 1 << area | areas_next_to(g, area)


def as_list(g: Europe, areas: AreaSet) -> list[AreaNo]:
    return list(in_set(areas & board(g).area_set))
