"""How many of something there are, and whose they are."""

from __future__ import annotations

from stolnik.games.price_of_power.box.effects import MAPPING, Frozen
from stolnik.games.price_of_power.chapters.board.ownership import owner
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.chapters.effects.selectors.areas import areas
from stolnik.games.price_of_power.chapters.effects.selectors.pieces import (
    claims,
    owner_of_token,
    provinces,
    ships,
    tokens,
)
from stolnik.games.price_of_power.chapters.effects.selectors.realms import realms
from stolnik.games.price_of_power.chapters.effects.selectors.references import last_nodes
from stolnik.games.price_of_power.chapters.effects.selectors.trade import nodes, zones
from stolnik.games.price_of_power.state import NOBODY, Europe, Realm

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
