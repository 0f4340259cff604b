"""The sequence of a Naval Battle, step by step.

A Naval Battle is a task on the agenda; each call does one bounded part of one step.  What is the
same as on land is shared with Land Battles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, rest_of
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MIL, NONE
from ...events.battles import NobodyLeads
from ...events.naval import (
    NavalBattleBegan,
    NavalBattleWon,
    NobodyWonAtSea,
    NprSailedAway,
    PiratesAttacked,
)
from ...stages import NavalStage
from ...state import NPR, Europe, task_of, turn_order
from ...tasks import NavalBattle, Side
from ..action_cards.decks import can_draw, draw_openly
from ..board.hostility import enemies, ships_in
from ..board.ownership import is_pr
from ..board.sailing import leave_slots
from ..government.appointing import appoint_admiral, refuse_leader
from ..government.power import gain_power
from ..menu import Deed
from ..other_realms.defence import muster_at_sea, npr_sails_away, nprs_at_sea
from ..prestige.deeds import note_battle
from .battle_actions import play_battle_action
from .fight import POWER_FOR_A_WIN
from .generals import LEADER_FOR, LET, take_the_lead
from .naval_captures import capturing_side, place_prize, settle_captures, wound_admiral
from .naval_dice import roll_at_sea
from .naval_retreat import decide_at_sea
from .naval_ships import factions, fleet_size, ships_of, take_hits
from .on_land_and_at_sea import choose_main_defender, next_round, offer_late_leader
from .preparations import drill
from .sides import (
    ATTACKER,
    DEFENDER,
    PIRATES,
    active_player,
    force_id,
    in_command,
    player_in_command,
)

Step = Callable[[Europe, NavalBattle], Flow[None] | None]


@rule("EU 9.6.1 9.6.7")
def fight_at_sea(g: Europe, battle: NavalBattle) -> Flow[None]:
    """One part of the Naval Battle under way."""
    yield from rest_of(STAGES[battle.stage](g, battle))


# -- 1: preparations ---------------------------------------------------------------------------


@rule("EU 9.9.1 9.9.2 9.9.3 9.9.4 9.9.5 9.9.8 9.9.27 9.5.18 9.5.19")
def _muster(g: Europe, battle: NavalBattle) -> Flow[None]:
    """All whose Ships are Hostile to the attacker defend; all Ships there fight, off the slots."""
    seat, zone = battle.attacker, battle.zone
    name = g.box.zones[zone].id
    if battle.node != NONE:
        battle.defenders = [PIRATES] if g.pirates[battle.node] else []
    elif ships_in(g, seat, zone):
        hostile = enemies(g, seat)
        battle.defenders = [
            one for one in range(len(g.players)) if one in hostile and ships_in(g, one, zone)
        ]
        for realm in nprs_at_sea(g, seat, zone):
            ships = muster_at_sea(g, realm, zone)
            if ships:
                battle.forces[realm] = ships
                battle.defenders.append(realm)
    if not battle.defenders or not ships_in(g, seat, zone):
        g.agenda.remove(battle)
        return
    leave_slots(g, zone, [seat, *(one for one in battle.defenders if is_pr(one))])
    if battle.node != NONE:
        g.tell(PiratesAttacked(seat, g.box.nodes[battle.node].id))
    else:
        against = [force_id(g, realm) for realm in battle.defenders]
        g.tell(NavalBattleBegan(name, force_id(g, seat), against))
    yield from _name_main_defender(g, battle)
    battle.stage = "admiral"


NAVAL_DEFENDER = Topic("naval_defender", verbs=("main_defender",), set_by=("EU-9.9.27",))


@rule("EU 9.6.2 9.9.27 9.7.34 9.7.35")
def _name_main_defender(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The defending player with most Ships; the tied one who last took a Turn decides."""
    where = g.box.zones[battle.zone].id
    yield from choose_main_defender(
        g, battle, NAVAL_DEFENDER, partial(ships_of, g, battle), zone=where
    )


@rule("EU 9.9.9 9.7.6")
def refuse_late_admiral(g: Europe, battle: NavalBattle, seat: Seat, card: str) -> Refusal | None:
    """Only the attacker's Fleet in this Battle gets an Admiral now."""
    if seat != battle.attacker or g.players[seat].fleet.space != battle.zone:
        return Refusal("EU-9.9.9")
    return refuse_leader(g, seat, g.box.card_of[card])


def refuse_late_admiral_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("late_admiral", str(card)):
            return refuse_late_admiral(g, task_of(g, NavalBattle), ask.seat, card)
    return None


LATE_ADMIRAL = Topic(
    "late_admiral",
    verbs=("late_admiral", "let"),
    refuse=refuse_late_admiral_answer,
    set_by=("EU-9.9.9",),
)


@rule("EU 9.6.2 9.9.9 9.7.6 9.7.9")
def _admiral(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The attacker may give its Fleet an Admiral; defenders may not.

    Who has a card in hand and Military Power is asked, whatever the card may be (R56).
    """
    battle.stage = "leaders"
    seat = battle.attacker
    player = g.players[seat]
    if player.fleet.space != battle.zone or not player.hand:
        return
    names = [g.box.cards[card].id for card in sorted(player.hand)]
    offers: dict[Move, Deed] = {
        ("late_admiral", name): partial(appoint_admiral, g, seat, g.box.card_of[name])
        for name in names
        if refuse_late_admiral(g, battle, seat, name) is None
    }
    if not offers and not player.power[MIL]:
        return
    where = g.box.zones[battle.zone].id
    yield from offer_late_leader(g, seat, LATE_ADMIRAL, offers, LET, zone=where)


@rule("EU 9.4.4 9.9.9 9.MU.43")
def _leaders(g: Europe, battle: NavalBattle) -> None:
    for side in (ATTACKER, DEFENDER):
        _choose_admiral(g, battle, side)
    battle.stage = "ideas"


@rule("EU 9.4.3 9.4.5 9.MU.43 13.4.23 13.4.24")
def _choose_admiral(g: Europe, battle: NavalBattle, side: int) -> None:
    """The Admiral of a Fleet in the Battle leads; NPRs with three Ships or more draw a Leader."""
    seat = player_in_command(battle, side)
    if seat is not None:
        fleet = g.players[seat].fleet
        if fleet.space == battle.zone and fleet.admiral is not None:
            take_the_lead(g, battle, side, fleet.admiral.character)
        return
    if battle.round or battle.node != NONE or fleet_size(g, battle, side) < LEADER_FOR:
        return
    if not can_draw(g, MIL):
        return
    battle.card = draw_openly(g, MIL)
    card = g.box.cards[battle.card]
    if card.character.advisor:
        g.tell(NobodyLeads(force_id(g, in_command(battle, side)), card.id))
    else:
        take_the_lead(g, battle, side, card.id)


@rule("EU 9.6.2 9.9.9 9.7.10")
def _ideas(g: Europe, battle: NavalBattle) -> Flow[None]:
    """Military Drill acts at sea too."""
    for side in (ATTACKER, DEFENDER):
        yield from drill(g, battle, side)
    next_round(battle)


# -- 2: Battle Actions -------------------------------------------------------------------------


@rule("EU 9.6.3 9.9.10")
def _attacking_actions(g: Europe, battle: NavalBattle) -> Flow[None]:
    if not (yield from play_battle_action(g, battle, ATTACKER)):
        battle.stage = "defending_actions"


@rule("EU 9.6.3 9.9.10")
def _defending_actions(g: Europe, battle: NavalBattle) -> Flow[None]:
    if not (yield from play_battle_action(g, battle, DEFENDER)):
        battle.stage = "roll"


# -- 3 to 5: dice, Casualties, wounds, captures ------------------------------------------------


@rule("EU 9.6.4 9.9.11")
def _roll(g: Europe, battle: NavalBattle) -> None:
    roll_at_sea(g, battle)
    battle.stage = "casualties"


@rule("EU 9.6.1 9.9.13")
def _casualties(g: Europe, battle: NavalBattle) -> Flow[None]:
    if not (yield from take_hits(g, battle)):
        battle.stage = "wounds"


@rule("EU 9.6.1 9.9.15 9.9.16 9.9.18")
def _wounds(g: Europe, battle: NavalBattle) -> Flow[None]:
    """Admirals first; then what was captured, if one side is gone."""
    for side in (ATTACKER, DEFENDER):
        yield from wound_admiral(g, battle, side)
    battle.stage = "captures"


@rule("EU 9.9.16 9.9.18 9.9.20 9.9.25")
def _captures(g: Europe, battle: NavalBattle) -> Flow[None]:
    """Ships change hands where one side is gone; who lost all has no part in what others won."""
    if fleet_size(g, battle, DEFENDER):
        _drop_the_beaten(g, battle)
    if not fleet_size(g, battle, ATTACKER) or not fleet_size(g, battle, DEFENDER):
        if battle.main not in battle.defenders:
            yield from _name_main_defender(g, battle)
        yield from settle_captures(g, battle)
        battle.stage = "prizes"
        return
    seats = turn_order(g, battle.attacker)
    battle.waiting = [seat for seat in seats if seat in (battle.attacker, *battle.defenders)]
    battle.stage = "retreat"


@rule("EU-9.9.19")
def _prizes(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The captor places one Ship at a time."""
    captors = capturing_side(g, battle)
    seat = None if captors is None else player_in_command(battle, captors)
    if seat is None or not sum(battle.prizes) or not (yield from place_prize(g, battle, seat)):
        battle.stage = "end"


def _drop_the_beaten(g: Europe, battle: NavalBattle) -> None:
    """A defender without Ships has left the Battle."""
    battle.defenders = [one for one in battle.defenders if ships_of(g, battle, one)]


# -- 6: Retreat --------------------------------------------------------------------------------


@rule("EU 9.6.5 9.9.20 9.9.27 9.7.37")
def _retreat(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The attacker decides first; when it is gone nobody else has to.  Pirates never Retreat."""
    if battle.waiting:
        seat = battle.waiting[0]
        gone = yield from decide_at_sea(g, battle, seat)
        battle.waiting = [] if gone and seat == battle.attacker else battle.waiting[1:]
        return
    _nprs_sail_away(g, battle)
    _drop_the_beaten(g, battle)
    if not fleet_size(g, battle, ATTACKER) or not battle.defenders:
        battle.stage = "end"
    elif battle.main not in battle.defenders:
        battle.stage = "new_main_defender"
    else:
        next_round(battle)


@rule("EU 9.6.9 13.4.27 13.4.28 13.4.30")
def _nprs_sail_away(g: Europe, battle: NavalBattle) -> None:
    """NPRs whose side has fewer Ships than the attacker leave the board (R46)."""
    own, theirs = fleet_size(g, battle, DEFENDER), fleet_size(g, battle, ATTACKER)
    for realm in battle.defenders:
        if realm >= NPR and npr_sails_away(g, realm, battle.zone, own, theirs):
            del battle.forces[realm]
            g.tell(NprSailedAway(force_id(g, realm), g.box.zones[battle.zone].id))


@rule("EU 9.9.27 9.7.34 9.7.36")
def _new_main_defender(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The Main Defender has left the others: who has most Ships now commands, with its Admiral."""
    battle.sides[DEFENDER] = Side()
    yield from _name_main_defender(g, battle)
    _choose_admiral(g, battle, DEFENDER)
    yield from drill(g, battle, ATTACKER)
    next_round(battle)


# -- 7: the winner -----------------------------------------------------------------------------


@rule("EU 9.6.6 9.9.25 9.9.26 9.MU.53 13.4.25 13.4.34")
def _end(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The side with Ships left has won, and the Active Player gains Power for it, once a Turn.

    Ships of NPRs vanish with the Battle.
    """
    g.agenda.remove(battle)
    if battle.card != NONE:
        g.discards[g.box.cards[battle.card].deck].append(battle.card)
    zone = g.box.zones[battle.zone].id
    left = [side for side in (ATTACKER, DEFENDER) if fleet_size(g, battle, side)]
    if not left:
        g.tell(NobodyWonAtSea(zone))
        return
    realms = factions(battle, left[0])
    for realm in realms:
        g.tell(NavalBattleWon(zone, force_id(g, realm)))
    note_battle(g, realms, pirates=battle.node != NONE)
    winner = active_player(g)
    if winner is not None and winner in realms and not g.turn.battle_won:
        g.turn.battle_won = True
        yield from gain_power(g, winner, MIL, POWER_FOR_A_WIN)


STAGES: Final[Mapping[NavalStage, Step]] = {
    "muster": _muster,
    "admiral": _admiral,
    "leaders": _leaders,
    "ideas": _ideas,
    "attacking_actions": _attacking_actions,
    "defending_actions": _defending_actions,
    "roll": _roll,
    "casualties": _casualties,
    "wounds": _wounds,
    "captures": _captures,
    "prizes": _prizes,
    "retreat": _retreat,
    "new_main_defender": _new_main_defender,
    "end": _end,
}
"""The steps of a Naval Battle by name, in their order."""
