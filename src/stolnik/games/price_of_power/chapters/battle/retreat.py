"""Step 6 of a Battle: Retreat, or fight on."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo
from ...events.battles import FoughtOn, Retreated
from ...state import Europe, board, task_of
from ...tasks import Battle
from ..board.adjacency import in_set
from ..war.access import gain_access, refuse_access
from ..war.encounters import battle_is_due
from .casualties import take_casualty
from .outbreak import hostile_forces, units_of

FIGHT: Final[Move] = ("fight",)


@rule("EU 9.7.24 9.7.25 9.7.26 9.7.27")
def refuse_retreat(g: Europe, battle: Battle, seat: Seat, area: AreaNo) -> Refusal | None:
    """Attackers go back where they came from, be it over the sea; defenders to a free neighbour.

    Without Ships nobody crosses the sea, so defenders Retreat by land (P20).
    """
    if seat == battle.attacker:
        if area != battle.came_from:
            return Refusal("EU-9.7.24")
    elif not board(g).land[battle.area] >> area & 1:
        return Refusal("EU-9.7.26", {}, "not_next_to_battle")
    if hostile_forces(g, seat, area):
        return Refusal("EU-9.7.26", {}, "enemy_units")
    return None if seat == battle.attacker else refuse_access(g, seat, area, by_action=False)


def refuse_retreat_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("retreat", str(area)):
            return refuse_retreat(g, task_of(g, Battle), ask.seat, g.box.area_of[area])
    return None


RETREAT = Topic(
    "retreat",
    verbs=("retreat", "fight"),
    refuse=refuse_retreat_answer,
    set_by=("EU-9.7.22",),
)


def ways_out(g: Europe, battle: Battle, seat: Seat) -> list[AreaNo]:
    """The Areas that a player in a Battle can Retreat to."""
    if seat == battle.attacker:
        near = [battle.came_from] if battle.came_from != NONE else []
    else:
        near = list(in_set(board(g).land[battle.area]))
    return [area for area in near if not refuse_retreat(g, battle, seat, area)]


@rule("EU 9.6.5 9.7.22 9.7.26 9.7.27 9.7.37")
def decide(g: Europe, battle: Battle, seat: Seat) -> Flow[bool]:
    """A player Retreats or fights on; who has nowhere to go is not asked.

    Where an Opponent denies passage, another way out can be chosen.
    """
    where = g.box.areas[battle.area].id
    options: dict[Move, AreaNo] = {
        ("retreat", g.box.areas[area].id): area for area in ways_out(g, battle, seat)
    }
    while options:
        answer: Move = yield Ask.of(
            seat, RETREAT, [FIGHT, *options], area=where, number=battle.round
        )
        if answer == FIGHT:
            g.tell(FoughtOn(seat, where))
            return False
        area = options.pop(answer)
        if seat == battle.attacker or (yield from gain_access(g, seat, area, by_action=False)):
            yield from retreat(g, battle, seat, area)
            return True
    return False


@rule("EU 9.6.8 9.7.23 9.7.24 9.7.25 9.7.28 9.7.2 13.4.1")
def retreat(g: Europe, battle: Battle, seat: Seat, area: AreaNo) -> Flow[None]:
    """One more Casualty (RA56: the next in turn); all that is left goes to a single Area.

    Who comes among Provinces of a Hostile NPR has to fight it, when this Battle is over.
    """
    g.tell(Retreated(seat, g.box.areas[battle.area].id, g.box.areas[area].id))
    yield from take_casualty(g, battle, seat)
    if seat == battle.led_by:
        battle.imperial = 0  # what is left of them is back in Imperial Manpower (EU-18.4.11)
    player = g.players[seat]
    for army in player.armies:
        if army.area == battle.area:
            army.area = area
    single = player.infantry.pop(battle.area, 0)
    if single:
        player.infantry[area] = player.infantry.get(area, 0) + single
    assert not units_of(g, seat, battle.area)
    if battle_is_due(g, seat, area):
        g.agenda.insert(g.agenda.index(battle), Battle(area, seat))
