"""Step 1 of a Battle: who defends, the Main Defender, and Ideas that act before the first Round."""

from __future__ import annotations

from functools import partial

from stolnik.engine.flow import NO, YES, Flow, Move, Topic, choose, choose_thing
from stolnik.rulebook import rule

from ...box.components import CAVALRY, UNIT_TYPES
from ...events.battles import BattleBegan, LeaderDieLost
from ...events.empire import ImperialAid
from ...events.religion import CavalryInFront
from ...state import Europe, Realm
from ...tasks import AnyBattle, Battle, Side
from ..board.ownership import is_pr
from ..empire.membership import is_member
from ..empire.npr_emperor import imperial_aid
from ..government.ideas import charge_dice, leader_dice_removed
from ..other_realms.defence import allies_in, defending_nprs, muster_npr
from ..religion.faiths import is_of
from .on_land_and_at_sea import choose_main_defender
from .outbreak import hostile_forces
from .sides import (
    ATTACKER,
    DEFENDER,
    force_id,
    in_command,
    player_in_command,
    types_on_side,
    units_in_battle,
)


@rule("EU 9.7.1 9.7.32 4.3.17")
def muster(g: Europe, battle: Battle) -> bool:
    """All whose Units are Hostile to the attacker defend as one force, Allied or not.

    Tells whether there is a Battle: Rebels do not fight Rebels, and either side may be gone.
    """
    if not units_in_battle(g, battle, battle.attacker):
        return False
    battle.defenders = hostile_forces(g, battle.attacker, battle.area)
    muster_nprs(g, battle)
    if not battle.defenders:
        return False
    area = g.box.areas[battle.area].id
    defenders = [force_id(g, realm) for realm in battle.defenders]
    g.tell(BattleBegan(area, force_id(g, battle.attacker), defenders))
    return True


@rule("EU 9.7.33 9.7.39 13.4.1 13.4.2 13.4.11 11.3.38")
def muster_nprs(g: Europe, battle: Battle) -> None:
    """Enemy NPRs of the Area defend it together; Active Allies join their players.

    Their Units belong to no Army and are there for this Battle only.
    """
    players = [realm for realm in battle.defenders if is_pr(realm)]
    nprs = allies_in(g, players, battle.area)
    if is_pr(battle.attacker):
        nprs += defending_nprs(g, battle.attacker, battle.area)
    nprs = list(dict.fromkeys(nprs))
    for realm in nprs:
        units = muster_npr(g, realm, battle.area)
        if realm in battle.halved:
            units = (units + 1) // 2
        if units:
            battle.forces[realm] = units
    _aid_of_the_empire(g, battle, nprs)
    battle.defenders += [realm for realm in nprs if battle.forces.get(realm)]
    if battle.defenders and is_pr(battle.attacker):
        for realm in allies_in(g, [battle.attacker], battle.area):
            units = muster_npr(g, realm, battle.area)
            if units:
                battle.forces[realm] = units
                battle.helpers.append(realm)


@rule("EU-18.8.7")
def _aid_of_the_empire(g: Europe, battle: Battle, nprs: list[Realm]) -> None:
    """Under an NPR Emperor the Empire adds to who defends it, or takes away, down to nobody."""
    aid = imperial_aid(g, battle.area, nprs)
    if not aid:
        return
    g.tell(ImperialAid(g.box.areas[battle.area].id, aid))
    if aid > 0:
        first = next(realm for realm in nprs if is_member(g, realm))
        battle.forces[first] = battle.forces.get(first, 0) + aid
        return
    for realm in [one for one in nprs if one in battle.forces]:
        lost = min(-aid, battle.forces[realm])
        aid += lost
        battle.forces[realm] -= lost
        if not battle.forces[realm]:
            del battle.forces[realm]


# -- the Main Defender -------------------------------------------------------------------------

MAIN_DEFENDER = Topic("main_defender", verbs=("main_defender",), set_by=("EU-9.7.35",))


@rule("EU 9.6.2 9.7.34 9.7.35 9.7.36")
def name_main_defender(g: Europe, battle: Battle) -> Flow[None]:
    """The defending player with most Units (RA61); the tied one who last took a Turn decides."""
    where = g.box.areas[battle.area].id
    yield from choose_main_defender(
        g, battle, MAIN_DEFENDER, partial(units_in_battle, g, battle), area=where
    )


# -- faith -------------------------------------------------------------------------------------

CAVALRY_DICE = Topic("cavalry_dice", verbs=("yes", "no"), set_by=("EU-15.0.12",))


@rule("EU-15.0.12")
def choose_basic_dice(g: Europe, battle: Battle, side: int) -> Flow[None]:
    """A Muslim Realm in command may roll Cavalry Dice in place of its three Infantry Dice."""
    seat = player_in_command(battle, side)
    if seat is None or not is_of(g, seat, "muslim"):
        return
    area = g.box.areas[battle.area].id
    answer = yield from choose(seat, CAVALRY_DICE, [YES, NO], area=area)
    if answer == YES:
        battle.sides[side].cavalry = True
        g.tell(CavalryInFront(seat))


@rule("EU-15.0.12")
def choose_dice_for_artillery(g: Europe, battle: Battle, side: int) -> Flow[None]:
    """Who rolls Cavalry Dice with only Artillery left chooses anew: they never show a hit for it.

    Where that is so on both sides and nobody can Retreat, the Battle would have no end.
    """
    infantry, cavalry, _ = types_on_side(g, battle, side)
    if battle.sides[side].cavalry and not infantry and not cavalry:
        battle.sides[side].cavalry = False
        yield from choose_basic_dice(g, battle, side)


# -- Ideas -------------------------------------------------------------------------------------

DRILL = Topic("drill", verbs=("remove_die",), set_by=("EU-9.7.10",))


@rule("EU-9.7.10")
def drill(g: Europe, battle: AnyBattle, side: int) -> Flow[None]:
    """Military Drill: the Leader of the other side brings a die less, of this side's choice."""
    seat = player_in_command(battle, side)
    if seat is None:
        return
    other = DEFENDER if side == ATTACKER else ATTACKER
    enemy: Side = battle.sides[other]
    for _ in range(leader_dice_removed(g, seat)):
        kinds: dict[Move, int] = {
            ("remove_die", UNIT_TYPES[kind]): kind for kind, n in enumerate(enemy.leader_dice) if n
        }
        if not kinds:
            return
        kind = yield from choose_thing(seat, DRILL, kinds, character=enemy.leader)
        enemy.leader_dice[kind] -= 1
        force = force_id(g, in_command(battle, other))
        g.tell(LeaderDieLost(seat, force, UNIT_TYPES[kind]))


@rule("EU-9.7.10")
def charging(g: Europe, battle: Battle) -> list[list[int]]:
    """Noble Knights: the dice that each side rolls before the first Round, by type."""
    pools = []
    for side in (ATTACKER, DEFENDER):
        dice = [0, 0, 0]
        seat = player_in_command(battle, side)
        if seat is not None:
            dice[CAVALRY] = charge_dice(g, seat, types_on_side(g, battle, side)[CAVALRY])
        pools.append(dice)
    return pools
