"""Pirates and Expanded tokens in Trade Nodes: put there, moved, and taken off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NodeNo
from ...events.world import NodeExpanded, NodeShrunk, PirateAppeared, PirateLeft
from ...state import Europe, board
from ..board.supply import expanded_left, pirates_left


def maritime_nodes(g: Europe) -> list[NodeNo]:
    """The Maritime Trade Nodes in play."""
    return [node for node in board(g).nodes if g.box.nodes[node].maritime]


def merchants_in(g: Europe, node: NodeNo) -> int:
    """All Merchants in a node, whoever's and whether activated or not."""
    return sum(one.node == node for player in g.players for one in player.merchants)


NODE_PIECES = Topic("node_pieces", verbs=("take_pirate", "take_expanded"), set_by=("EU-2.2.2",))


@rule("EU 2.2.1 2.2.2 2.2.3 9.MU.55")
def place_pirate(g: Europe, seat: Seat, node: NodeNo) -> Flow[None]:
    """A Pirate Ship of the General Supply or, when it has none, one of another node."""
    if pirates_left(g) <= 0:
        others: dict[Move, Callable[[], None]] = {
            ("take_pirate", g.box.nodes[one].id): partial(remove_pirate, g, one)
            for one, n in enumerate(g.pirates)
            if n and one != node
        }
        if not others:
            return
        taking = yield from choose_thing(seat, NODE_PIECES, others)
        taking()
    g.pirates[node] += 1
    g.tell(PirateAppeared(g.box.nodes[node].id))


def remove_pirate(g: Europe, node: NodeNo) -> None:
    g.pirates[node] -= 1
    g.tell(PirateLeft(g.box.nodes[node].id))


@rule("EU 2.2.1 2.2.2 2.2.3 12.5.7")
def expand(g: Europe, seat: Seat, node: NodeNo) -> Flow[None]:
    """An Expanded token of the Supply or, when it has none, one of another node."""
    if g.expanded[node]:
        return
    if expanded_left(g) <= 0:
        others: dict[Move, Callable[[], None]] = {
            ("take_expanded", g.box.nodes[one].id): partial(_shrink, g, one)
            for one, there in enumerate(g.expanded)
            if there
        }
        taking = yield from choose_thing(seat, NODE_PIECES, others)
        taking()
    g.expanded[node] = 1
    g.tell(NodeExpanded(g.box.nodes[node].id))


def _shrink(g: Europe, node: NodeNo) -> None:
    g.expanded[node] = 0
    g.tell(NodeShrunk(g.box.nodes[node].id))
