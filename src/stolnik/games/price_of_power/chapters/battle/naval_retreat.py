"""Step 6 of a Naval Battle: Retreat, or fight on."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE
from ...events.naval import BrokeOff, FoughtOnAtSea, RetreatedToPort, RetreatedToSea
from ...state import PORT, Europe, SeaSpace, task_of
from ...tasks import NavalBattle
from ..board.hostility import enemies, hostile_zone, ships_in
from ..board.ownership import is_pr
from ..board.ports import room_in_port
from ..war.fleet import disband_galleys
from ..war.seaways import friendly_port, next_spaces, refuse_distant_zone
from .naval_ships import take_hit

FIGHT: Final[Move] = ("fight",)
BREAK_OFF: Final[Move] = ("break_off",)


@rule("EU 9.9.21 9.9.22 9.9.23 9.MU.36 9.5.27 9.5.28")
def refuse_naval_retreat(
    g: Europe, battle: NavalBattle, seat: Seat, space: SeaSpace
) -> Refusal | None:
    """Attackers go back where they came from (RA14); defenders to a free neighbour.

    All Ships of a player go to one place, which must have room for every Ship that is there
    when it is decided.
    """
    attacking = seat == battle.attacker
    if attacking and space not in battle.came_from:
        return Refusal("EU-9.9.21")
    if not attacking and space not in next_spaces(g, seat, battle.zone):
        return Refusal("EU-9.9.22")
    player, fleet = g.players[seat], g.players[seat].fleet
    sailing = fleet.space == battle.zone
    if space >= PORT:
        if not friendly_port(g, seat, space - PORT):
            return Refusal("EU-9.9.21" if attacking else "EU-9.9.22")
        single = player.ships.get(battle.zone, 0)
        ships = fleet.size if fleet.space in (battle.zone, space) else 0
        if not room_in_port(g, seat, space - PORT, ships, single):
            return Refusal("EU-9.9.23")
        return None
    if sailing and fleet.galleys == ships_in(g, seat, battle.zone):
        if not g.box.zones[space].mark:
            return Refusal("EU-9.MU.36")
    if attacking:
        met = any(is_pr(one) and ships_in(g, one, space) for one in enemies(g, seat))
        return Refusal("EU-9.9.21") if met else None
    if hostile_zone(g, seat, space):
        return Refusal("EU-9.9.22")
    return refuse_distant_zone(g, seat, space)


def ways_out_to_sea(g: Europe, battle: NavalBattle, seat: Seat) -> list[SeaSpace]:
    """Where a player in a Battle can Retreat to."""
    if seat == battle.attacker:
        near = battle.came_from
    else:
        near = next_spaces(g, seat, battle.zone)
    return [space for space in near if refuse_naval_retreat(g, battle, seat, space) is None]


def refuse_naval_retreat_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    battle = task_of(g, NavalBattle)
    match move:
        case ("retreat_to_sea", str(zone)):
            return refuse_naval_retreat(g, battle, ask.seat, g.box.zone_of[zone])
        case ("retreat_to_port", str(port)):
            return refuse_naval_retreat(g, battle, ask.seat, PORT + g.box.place_of[port])
        case ("break_off",) if battle.node == NONE:
            return Refusal("EU-9.9.21")
    return None


NAVAL_RETREAT = Topic(
    "naval_retreat",
    verbs=("retreat_to_sea", "retreat_to_port", "break_off", "fight"),
    refuse=refuse_naval_retreat_answer,
    set_by=("EU-9.9.20",),
)


@rule("EU 9.6.5 9.9.20 9.9.21 9.9.22 9.9.27")
def decide_at_sea(g: Europe, battle: NavalBattle, seat: Seat) -> Flow[bool]:
    """A player Retreats or fights on; who has nowhere to go is not asked.

    Ships that attack Pirates attacked from the Sea Zone in which they lie: they just break off.
    """
    where = g.box.zones[battle.zone].id
    options: dict[Move, SeaSpace] = {}
    if battle.node != NONE:
        options[BREAK_OFF] = battle.zone
    else:
        for space in ways_out_to_sea(g, battle, seat):
            options[_move(g, space)] = space
    if not options:
        return False
    answer: Move = yield Ask.of(
        seat, NAVAL_RETREAT, [FIGHT, *options], zone=where, number=battle.round
    )
    if answer == FIGHT:
        g.tell(FoughtOnAtSea(seat, where))
        return False
    yield from retreat_at_sea(g, battle, seat, options[answer])
    return True


def _move(g: Europe, space: SeaSpace) -> Move:
    if space >= PORT:
        return ("retreat_to_port", g.box.places[space - PORT].id)
    return ("retreat_to_sea", g.box.zones[space].id)


@rule("EU 9.6.8 9.9.21 9.9.22 9.9.23 9.9.24 9.MU.36")
def retreat_at_sea(g: Europe, battle: NavalBattle, seat: Seat, space: SeaSpace) -> Flow[None]:
    """One more Casualty, on a Ship of the player's choice; all that is left goes to one place."""
    where = g.box.zones[battle.zone].id
    if space == battle.zone:
        g.tell(BrokeOff(seat, where))
    elif space >= PORT:
        g.tell(RetreatedToPort(seat, where, g.box.places[space - PORT].id))
    else:
        g.tell(RetreatedToSea(seat, where, g.box.zones[space].id))
    yield from take_hit(g, battle, seat)
    if space == battle.zone:
        battle.fled = True
        return
    player, fleet = g.players[seat], g.players[seat].fleet
    single = player.ships.pop(battle.zone, 0)
    if single:
        player.ships[space] = player.ships.get(space, 0) + single
    if fleet.space == battle.zone:
        fleet.space = space
        if space < PORT and not g.box.zones[space].mark:
            disband_galleys(g, seat)
        if not fleet.size:
            fleet.space = NONE
    assert not ships_in(g, seat, battle.zone)
