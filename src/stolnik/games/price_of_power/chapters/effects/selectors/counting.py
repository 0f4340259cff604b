"""How many of something there are, and whose they are."""

from __future__ import annotations

from ....box.effects import MAPPING, Frozen
from ....state import NOBODY, Europe, Realm
from ...board.ownership import owner
from ..scope import Scope
from .areas import areas
from .nodes_meant import nodes, zones
from .pieces import claims, owner_of_token, provinces, ships, tokens
from .realms_meant import realms
from .references import last_nodes

KINDS = {
    "areas": areas,
    "provinces": provinces,
    "tokens": tokens,
    "realms": realms,
    "nodes": nodes,
    "zones": zones,
    "claims": claims,
    "ships": ships,
}


def counted(g: Europe, scope: Scope, selector: Frozen) -> list[int]:
    """The things that a selector means, to be counted; the Areas of tokens are remembered."""
    assert isinstance(selector, MAPPING), selector
    (kind,) = selector
    found = KINDS[kind](g, scope, selector)
    if kind == "tokens":
        scope.memory["own_area_of_each"] = [g.box.places[place].area for place in found]
    return found


def owners_of(g: Europe, scope: Scope, selector: Frozen) -> list[Realm]:
    """Whose the things are: tokens, Provinces, Merchants in the last node, removed cubes."""
    if selector == "merchants_in_last_node":
        there = last_nodes(scope)
        return [
            seat
            for seat, player in enumerate(g.players)
            if any(merchant.node in there for merchant in player.merchants)
        ]
    if selector == "removed_influence":
        return list(dict.fromkeys(scope.memory.get("removed_influence", ())))
    if selector == "last_unrest":
        found = [owner_of_token(g, place) for place in scope.last.get("unrest", ())]
    elif isinstance(selector, MAPPING) and "tokens" in selector:
        found = [owner_of_token(g, place) for place in tokens(g, scope, selector)]
    else:
        found = [owner(g, place) for place in provinces(g, scope, selector)]
    return [realm for realm in dict.fromkeys(found) if realm != NOBODY]
