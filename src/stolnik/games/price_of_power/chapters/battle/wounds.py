"""Step 5 of a Battle: Leaders are wounded and die."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ...events.battles import LeaderKilled, LeaderWounded
from ...state import Europe
from ...tasks import AnyBattle, Battle, Side
from ..government.appointing import commander
from ..government.characters import MORTAL, fall_ill, ruler_gone
from .battle_dice import OUTLINED
from .sides import ATTACKER, DEFENDER, arbiter, player_in_command


@rule("EU 9.4.6 9.7.19")
def wounds(battle: AnyBattle, side: int) -> int:
    """Ill Health for a side's Leader: one for each pair of outlined figures in the Enemy's roll.

    Only a side that took a Casualty has its Leader wounded (RA19).
    """
    enemy = battle.sides[DEFENDER if side == ATTACKER else ATTACKER]
    one = battle.sides[side]
    return enemy.rolled.count(OUTLINED) // 2 if one.leader and one.lost else 0


@rule("EU 9.7.19 9.7.20 7.2.21")
def wound_leader(g: Europe, battle: Battle, side: int) -> Flow[None]:
    """The Leader of a side falls ill; the second token kills, and a Ruler has to be followed."""
    one = battle.sides[side]
    for _ in range(wounds(battle, side)):
        seat = player_in_command(battle, side)
        if seat is None:
            wound_drawn_leader(g, one)
            continue
        player = g.players[seat]
        officer = commander(player, player.armies[one.army])
        if officer is None or not one.leader:
            return
        ruled = officer is player.ruler
        if (yield from fall_ill(g, seat, officer, arbiter(g))):
            without_leader(one)
            if ruled:
                yield from ruler_gone(g, seat)


def wound_drawn_leader(g: Europe, one: Side) -> None:
    """A Leader drawn for Rebels or NPRs takes no tokens from the Supply: his card leaves anyway."""
    if not one.leader:
        return
    one.ill += 1
    if one.ill < MORTAL:
        g.tell(LeaderWounded(one.leader))
    else:
        g.tell(LeaderKilled(one.leader))
        without_leader(one)


def without_leader(one: Side) -> None:
    """Nobody leads a side any more."""
    one.leader = ""
    one.leader_dice = [0, 0, 0]
