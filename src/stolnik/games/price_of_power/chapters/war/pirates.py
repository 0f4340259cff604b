"""Pirates in Trade Nodes, and Ships that hunt them at the end of a Naval Activation."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NodeNo, ZoneNo
from ...state import PORT, Europe, SeaSpace, task_of
from ...tasks import Sailing
from ..battle.outbreak import naval_battle_breaks_out
from ..board.hostility import ships_in


@rule("EU 9.9.2 9.MU.56")
def refuse_hunt(g: Europe, task: Sailing, node: NodeNo, zone: ZoneNo) -> Refusal | None:
    """Activated Ships attack from the one Sea Zone in which they are, next to the node.

    Each node is attacked once in an Activation (R54).
    """
    if not g.pirates[node] or node in task.hunted:
        return Refusal("EU-9.9.2")
    if zone not in task.zones or zone not in g.box.nodes[node].zones:
        return Refusal("EU-9.MU.56")
    return None if ships_in(g, task.seat, zone) else Refusal("EU-9.MU.56")


@rule("EU-9.MU.56")
def can_hunt_from(g: Europe, seat: Seat, space: SeaSpace) -> bool:
    """Whether a player's Ships lie next to Pirates: then they can be activated where they are."""
    if not any(g.pirates) or space >= PORT or not ships_in(g, seat, space):
        return False
    return any(g.pirates[node.no] and space in node.zones for node in g.box.nodes)


def refuse_hunt_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    task = task_of(g, Sailing)
    match move:
        case ("attack_pirates", str(node), str(zone)):
            return refuse_hunt(g, task, g.box.node_of[node], g.box.zone_of[zone])
    return None


HUNT = Topic(
    "pirates", verbs=("attack_pirates", "done"), refuse=refuse_hunt_answer, set_by=("EU-9.9.2",)
)


def hunts(g: Europe, task: Sailing) -> dict[Move, tuple[NodeNo, ZoneNo]]:
    """The Pirates that activated Ships can attack, and from where."""
    return {
        ("attack_pirates", node.id, g.box.zones[zone].id): (node.no, zone)
        for node in g.box.nodes
        if g.pirates[node.no]
        for zone in node.zones
        if refuse_hunt(g, task, node.no, zone) is None
    }


@rule("EU 9.9.2 9.5.18")
def attack_pirates(g: Europe, task: Sailing, node: NodeNo, zone: ZoneNo) -> None:
    """All Ships in the Sea Zone attack; whoever fought takes no slot in this Activation."""
    task.hunted.append(node)
    task.moved, task.fleet = 0, False
    naval_battle_breaks_out(g, zone, task.seat, node=node, dice=task.dice)


@rule("EU 9.9.2 9.MU.56")
def hunt(g: Europe, task: Sailing) -> Flow[None]:
    """After Ships have put to sea: Pirates next to them, one node after the other."""
    options = hunts(g, task)
    answer: Move = DONE
    if options:
        answer = yield Ask.of(task.seat, HUNT, [*options, DONE])
    if answer == DONE:
        g.agenda.remove(task)
    else:
        attack_pirates(g, task, *options[answer])
