"""Pirates: a Pirate Ship appears in a Maritime Trade Node."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Topic, choose_thing
from stolnik.rulebook import rule

from ....box.components import NodeNo
from ....state import Europe
from ....tasks import EventUnderWay
from ...commerce.piracy import maritime_nodes, merchants_in, place_pirate


@rule("EU-16.5.12")
def nodes_for_pirates(g: Europe) -> list[NodeNo]:
    """Maritime nodes with a Merchant, or all of them if none has one."""
    nodes = maritime_nodes(g)
    return [node for node in nodes if merchants_in(g, node)] or nodes


PIRATE_NODE = Topic("pirate_node", verbs=("pirates_to",), set_by=("EU-16.5.12",))


@rule("EU 16.5.12 16.5.13 16.5.2 16.5.3")
def pirates(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """Where the Active Player wants them; on an unpicked Event where most Merchants are."""
    nodes = nodes_for_pirates(g)
    if task.unpicked:
        node = _haunt(g, nodes)
    else:
        options: dict[Move, NodeNo] = {("pirates_to", g.box.nodes[one].id): one for one in nodes}
        node = yield from choose_thing(task.taker, PIRATE_NODE, options)
    yield from place_pirate(g, task.taker, node)


@rule("EU-16.5.13")
def _haunt(g: Europe, nodes: list[NodeNo]) -> NodeNo:
    """Most Merchants, then an Expanded node, then chance."""

    def rank(node: NodeNo) -> tuple[int, bool]:
        return merchants_in(g, node), bool(g.expanded[node])

    best = max(rank(node) for node in nodes)
    ties = [node for node in nodes if rank(node) == best]
    return ties[0] if len(ties) == 1 else g.dice.pick(ties)
