"""The sequence of a Land Battle, step by step.

A Battle is a task on the agenda; each call does one bounded part of one step.  Naval Battles
have a sequence of their own (EU-9.9).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ...box.components import MIL, NONE
from ...events.battles import BattleWon, KnightsCharged, NobodyWon
from ...events.other_realms import NprRetreated
from ...stages import BattleStage
from ...state import NPR, REBELS, Europe, turn_order
from ...tasks import Battle, Side
from ..board.ownership import is_pr
from ..empire.imperial_units import offer_imperial_units
from ..government.power import gain_power
from ..other_realms.defence import npr_retreats
from ..other_realms.invasions import stay_as_rebels
from ..prestige.deeds import note_battle
from .battle_actions import play_battle_action
from .battle_dice import pool, roll
from .casualties import take_casualties
from .generals import appoint_late, choose_leader
from .on_land_and_at_sea import next_round
from .preparations import (
    charging,
    choose_basic_dice,
    choose_dice_for_artillery,
    drill,
    muster,
    name_main_defender,
)
from .retreat import decide
from .sides import (
    ATTACKER,
    DEFENDER,
    active_player,
    force_id,
    in_command,
    realms_of,
    strength,
    units_in_battle,
)
from .wounds import wound_leader

Step = Callable[[Europe, Battle], Flow[None]]
POWER_FOR_A_WIN: Final = 1


@rule("EU 9.6.1 9.6.7")
def fight(g: Europe, battle: Battle) -> Flow[None]:
    """One part of the Battle under way."""
    yield from STAGES[battle.stage](g, battle)


# -- 1: preparations ---------------------------------------------------------------------------


@rule("EU 9.6.2 9.7.32 18.4.8")
def _muster(g: Europe, battle: Battle) -> Flow[None]:
    if not muster(g, battle):
        g.agenda.pop()
        return
    yield from offer_imperial_units(g, battle)
    yield from name_main_defender(g, battle)
    battle.stage = "attacking_general"


@rule("EU 9.6.2 9.7.6")
def _attacking_general(g: Europe, battle: Battle) -> Flow[None]:
    yield from appoint_late(g, battle, ATTACKER)
    battle.stage = "defending_general"


@rule("EU 9.6.2 9.7.7")
def _defending_general(g: Europe, battle: Battle) -> Flow[None]:
    yield from appoint_late(g, battle, DEFENDER)
    battle.stage = "leaders"


@rule("EU 9.4.4 9.7.8")
def _leaders(g: Europe, battle: Battle) -> Flow[None]:
    for side in (ATTACKER, DEFENDER):
        yield from choose_leader(g, battle, side)
    battle.stage = "ideas"


@rule("EU 9.6.2 9.7.10")
def _ideas(g: Europe, battle: Battle) -> Flow[None]:
    """Military Drill, then Noble Knights: their charge comes before the first Round."""
    for side in (ATTACKER, DEFENDER):
        yield from choose_basic_dice(g, battle, side)
    for side in (ATTACKER, DEFENDER):
        yield from drill(g, battle, side)
    pools = charging(g, battle)
    for side, dice in enumerate(pools):
        if any(dice):
            g.tell(KnightsCharged(force_id(g, in_command(battle, side))))
    if any(any(dice) for dice in pools):
        roll(g, battle, pools)
        battle.stage = "casualties"
    else:
        next_round(battle)


# -- 2: Battle Actions -------------------------------------------------------------------------


@rule("EU 9.6.3 9.7.11")
def _attacking_actions(g: Europe, battle: Battle) -> Flow[None]:
    """The attacker plays all that it wants."""
    if not (yield from play_battle_action(g, battle, ATTACKER)):
        battle.stage = "defending_actions"


@rule("EU 9.6.3 9.7.11")
def _defending_actions(g: Europe, battle: Battle) -> Flow[None]:
    """Only then does the Main Defender."""
    if not (yield from play_battle_action(g, battle, DEFENDER)):
        battle.stage = "roll"


# -- 3 to 5: dice, Casualties, wounds ----------------------------------------------------------


@rule("EU 9.6.4 9.7.12 15.0.12")
def _roll(g: Europe, battle: Battle) -> Flow[None]:
    if battle.round > 1:
        for side in (ATTACKER, DEFENDER):
            yield from choose_dice_for_artillery(g, battle, side)
    roll(g, battle, [pool(g, battle, side) for side in (ATTACKER, DEFENDER)])
    battle.stage = "casualties"


@rule("EU-9.6.1")
def _casualties(g: Europe, battle: Battle) -> Flow[None]:
    if not (yield from take_casualties(g, battle)):
        battle.stage = "wounds"


@rule("EU 9.6.1 9.7.19")
def _wounds(g: Europe, battle: Battle) -> Flow[None]:
    for side in (ATTACKER, DEFENDER):
        yield from wound_leader(g, battle, side)
    _drop_the_beaten(g, battle)
    if not strength(g, battle, ATTACKER) or not strength(g, battle, DEFENDER):
        battle.stage = "end"
    elif not battle.round:
        _go_on(battle)
    else:
        # Rebels never Retreat; an NPR does by a rule of its own, after the players.
        battle.waiting = [realm for realm in _deciding(g, battle) if is_pr(realm)]
        battle.stage = "retreat"


def _drop_the_beaten(g: Europe, battle: Battle) -> None:
    """Who has no Units left is out of the Battle; an Ally fights on in the attacker's place."""
    battle.defenders = [one for one in battle.defenders if units_in_battle(g, battle, one)]
    battle.helpers = [one for one in battle.helpers if units_in_battle(g, battle, one)]
    if battle.helpers and not units_in_battle(g, battle, battle.attacker):
        battle.attacker = battle.helpers.pop(0)
        battle.sides[ATTACKER] = Side()


# -- 6: Retreat --------------------------------------------------------------------------------


@rule("EU 9.6.5 9.7.22")
def _deciding(g: Europe, battle: Battle) -> list[int]:
    """Who decides on a Retreat: the attacker, then the defenders, clockwise from it."""
    start = battle.attacker if is_pr(battle.attacker) else g.first
    seats = turn_order(g, start)
    return [battle.attacker, *(seat for seat in seats if seat in battle.defenders)]


@rule("EU 9.6.5 9.7.22 9.7.37 14.3.3 9.MU.51")
def _retreat(g: Europe, battle: Battle) -> Flow[None]:
    """One player decides at a time; when the attacking side is gone nobody else has to."""
    if battle.waiting:
        seat = battle.waiting[0]
        gone = yield from decide(g, battle, seat)
        battle.waiting.pop(0)
        if gone and seat == battle.attacker and not battle.helpers:
            battle.waiting = []
        return
    _drop_the_beaten(g, battle)
    _nprs_retreat(g, battle)
    if not strength(g, battle, ATTACKER) or not strength(g, battle, DEFENDER):
        battle.stage = "end"
    else:
        _go_on(battle)


@rule("EU 9.6.7 9.7.34")
def _go_on(battle: Battle) -> None:
    """The next Round; where the Main Defender is gone, another one takes over first."""
    if battle.main not in battle.defenders:
        battle.stage = "new_main_defender"
    else:
        next_round(battle)


@rule("EU 9.6.9 13.4.27 13.4.28 13.4.29")
def _nprs_retreat(g: Europe, battle: Battle) -> None:
    """NPRs whose side has fewer Units than the other leave the board, all at once (R46)."""
    sizes = [strength(g, battle, side) for side in (ATTACKER, DEFENDER)]
    for side, other in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        realms = realms_of(battle, side)
        for realm in realms:
            if realm >= NPR and npr_retreats(
                g,
                realm,
                battle.area,
                sizes[side],
                sizes[other],
                beside_rebels=REBELS in realms,
            ):
                del battle.forces[realm]
                g.tell(NprRetreated(force_id(g, realm), g.box.areas[battle.area].id))
    _drop_the_beaten(g, battle)


@rule("EU 9.7.34 9.7.36 9.7.9")
def _new_main_defender(g: Europe, battle: Battle) -> Flow[None]:
    """The Main Defender has left the others: who has most Units now commands, with its General."""
    battle.sides[DEFENDER] = Side()
    yield from name_main_defender(g, battle)
    yield from choose_leader(g, battle, DEFENDER)
    yield from choose_basic_dice(g, battle, DEFENDER)
    yield from drill(g, battle, ATTACKER)
    next_round(battle)


# -- 7: the winner -----------------------------------------------------------------------------


@rule("EU 9.6.6 9.7.29 9.7.30 9.7.31 9.7.33 9.MU.53 13.4.25 13.4.34 13.5.11")
def _end(g: Europe, battle: Battle) -> Flow[None]:
    """The side with Units left has won, and the Active Player gains Power for it, once a Turn.

    Units of NPRs vanish with the Battle, but for invaders who have won.
    """
    g.agenda.pop()
    if battle.invading and battle.forces.get(battle.attacker):
        stay_as_rebels(g, battle.attacker, battle.area, battle.forces[battle.attacker])
    if battle.card != NONE:
        g.discards[g.box.cards[battle.card].deck].append(battle.card)
    area = g.box.areas[battle.area].id
    winners = next((side for side in (ATTACKER, DEFENDER) if strength(g, battle, side)), None)
    if winners is None:
        g.tell(NobodyWon(area))
        return
    realms = realms_of(battle, winners)
    for realm in realms:
        g.tell(BattleWon(area, force_id(g, realm)))
    note_battle(g, realms, battle.area)
    winner = active_player(g)
    if winner is not None and winner in realms and not g.turn.battle_won:
        g.turn.battle_won = True
        yield from gain_power(g, winner, MIL, POWER_FOR_A_WIN)


STAGES: Final[Mapping[BattleStage, Step]] = {
    "muster": _muster,
    "attacking_general": _attacking_general,
    "defending_general": _defending_general,
    "leaders": _leaders,
    "ideas": _ideas,
    "attacking_actions": _attacking_actions,
    "defending_actions": _defending_actions,
    "roll": _roll,
    "casualties": _casualties,
    "wounds": _wounds,
    "retreat": _retreat,
    "new_main_defender": _new_main_defender,
    "end": _end,
}
"""The steps of a Battle by name, in their order."""
