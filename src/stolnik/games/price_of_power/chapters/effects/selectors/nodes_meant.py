"""Trade Nodes and Sea Zones that a card means."""

from __future__ import annotations

from collections.abc import Mapping

from ....box.components import NodeNo, ZoneNo
from ....box.effects import MAPPING, Frozen
from ....state import Europe, board
from ...board.ownership import is_pr
from ..scope import Scope
from ..who import realms_of
from .pieces import inner
from .references import last_nodes, listed, zones_of


def nodes(g: Europe, scope: Scope, selector: Frozen) -> list[NodeNo]:
    """The Trade Nodes in play that a selector means."""
    said = inner(selector, "nodes")
    if isinstance(said, MAPPING):
        among = _named(g, scope, said["in"]) if "in" in said else list(board(g).nodes)
        return [node for node in among if _fits(g, scope, node, said)]
    return _named(g, scope, said)


def _named(g: Europe, scope: Scope, said: Frozen) -> list[NodeNo]:
    found: list[NodeNo] = []
    for one in listed(said):
        name = str(one)
        if name == "last_node":
            found += last_nodes(scope)
        elif name in scope.bound:
            found += scope.bound[name].things
        else:
            found.append(g.box.node_of[name])
    return [node for node in dict.fromkeys(found) if node in board(g).nodes]


def _fits(g: Europe, scope: Scope, node: NodeNo, said: Mapping[str, Frozen]) -> bool:
    card = g.box.nodes[node]
    if "kind" in said and card.maritime != (said["kind"] == "maritime"):
        return False
    if "expanded" in said and bool(g.expanded[node]) != said["expanded"]:
        return False
    if "with_merchant_of" in said:
        seats = [one for one in realms_of(g, scope, said["with_merchant_of"]) if is_pr(one)]
        if not any(one.node == node for seat in seats for one in g.players[seat].merchants):
            return False
    if "adjacent_map" in said:
        maps = listed(said["adjacent_map"])
        if not any(g.box.zones[zone].map in maps for zone in card.zones):
            return False
    return True


def zones(g: Europe, scope: Scope, selector: Frozen) -> list[ZoneNo]:
    """The Sea Zones in play that a selector means."""
    said = inner(selector, "zones")
    if not isinstance(said, MAPPING):
        return zones_of(g, scope, said)
    among = zones_of(g, scope, said["in"]) if "in" in said else list(board(g).zones)
    if "map" in said:
        among = [zone for zone in among if g.box.zones[zone].map in listed(said["map"])]
    if "distant" in said:
        among = [zone for zone in among if g.box.zones[zone].distant == said["distant"]]
    return among
