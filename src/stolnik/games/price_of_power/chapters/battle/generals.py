"""Step 1 of a Battle: Generals who are appointed late, and who leads each side."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ARTILLERY, CAVALRY, MIL, UNIT_TYPES
from ...events.battles import DieAdded, Leads, NobodyLeads
from ...state import RULER_GENERAL, Europe, task_of
from ...tasks import AnyBattle, Battle
from ..action_cards.decks import can_draw, draw_openly
from ..board.ownership import areas_of, is_pr
from ..government.appointing import (
    appoint_general,
    commander,
    move_general,
    refuse_leader,
    take_command,
)
from ..government.characters import character
from ..menu import Deed
from .battle_actions import BATTLE_DIE
from .on_land_and_at_sea import offer_late_leader
from .sides import (
    ATTACKER,
    DEFENDER,
    force_id,
    in_command,
    player_in_command,
    strength,
)

LET: Final[Move] = ("let",)
LEADER_FOR = 3
"""Rebels or NPRs that defend with so many Units get a Leader."""


def armies_in(g: Europe, battle: Battle, seat: Seat) -> list[int]:
    """A player's Armies in the Area of a Battle."""
    return [no for no, army in enumerate(g.players[seat].armies) if army.area == battle.area]


# -- appointing late ---------------------------------------------------------------------------


def refuse_army(g: Europe, battle: Battle, seat: Seat, army: int) -> Refusal | None:
    """Only an Army in this Battle gets a General now."""
    clause = "EU-9.7.6" if seat == battle.attacker else "EU-9.7.7"
    return None if army in armies_in(g, battle, seat) else Refusal(clause)


def refuse_transfer(g: Europe, seat: Seat, origin: int, army: int) -> Refusal | None:
    """A General of another Army can take over; the Ruler comes by another way."""
    general = g.players[seat].armies[origin].general
    if origin == army or general is None or general.character == RULER_GENERAL:
        return Refusal("EU-5.2.10")
    return None


@rule("EU-9.4.7")
def refuse_ruler_in_command(g: Europe, seat: Seat, army: int) -> Refusal | None:
    """A Ruler who can command takes over an Army that he does not command yet."""
    player = g.players[seat]
    if player.ruler is None or not character(g, player.ruler).commands:
        return Refusal("EU-9.4.7")
    general = player.armies[army].general
    if general is not None and general.character == RULER_GENERAL:
        return Refusal("EU-9.4.7")
    return None


def refuse_late_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    battle = task_of(g, Battle)
    match move:
        case ("late_general", str(card), int(army)):
            return refuse_army(g, battle, ask.seat, army - 1) or refuse_leader(
                g, ask.seat, g.box.card_of[card]
            )
        case ("transfer_general", int(origin), int(army)):
            return refuse_army(g, battle, ask.seat, army - 1) or refuse_transfer(
                g, ask.seat, origin - 1, army - 1
            )
        case ("lead_in_person", int(army)):
            return refuse_army(g, battle, ask.seat, army - 1) or refuse_ruler_in_command(
                g, ask.seat, army - 1
            )
    return None


LATE_GENERAL = Topic(
    "late_general",
    verbs=("late_general", "transfer_general", "lead_in_person", "let"),
    refuse=refuse_late_answer,
    set_by=("EU-9.7.6",),
)


@rule("EU 9.4.1 9.4.2 9.4.7")
def _offers(g: Europe, battle: Battle, seat: Seat) -> dict[Move, Deed]:
    """A Leader from hand, a General of another Army, or the Ruler."""
    player = g.players[seat]
    found: dict[Move, Deed] = {}
    for army in armies_in(g, battle, seat):
        for card in sorted(player.hand):
            if not refuse_leader(g, seat, card):
                move: Move = ("late_general", g.box.cards[card].id, army + 1)
                found[move] = partial(appoint_general, g, seat, card, army)
        for origin in range(len(player.armies)):
            if not refuse_transfer(g, seat, origin, army):
                move = ("transfer_general", origin + 1, army + 1)
                found[move] = partial(move_general, g, seat, origin, army)
        if not refuse_ruler_in_command(g, seat, army):
            found["lead_in_person", army + 1] = partial(take_command, g, seat, army)
    return found


@rule("EU 9.7.6 9.7.7 9.7.9 5.2.10")
def appoint_late(g: Europe, battle: Battle, side: int) -> Flow[None]:
    """The attacker, then the Main Defender in its own Realm, may give its Army a General.

    Who has a card in hand and Military Power is asked, whatever the card may be (R56).
    """
    seat = player_in_command(battle, side)
    if seat is None or not armies_in(g, battle, seat):
        return
    if side == DEFENDER and not areas_of(g, seat) >> battle.area & 1:
        return
    player = g.players[seat]
    offers = _offers(g, battle, seat)
    if not offers and not (player.hand and player.power[MIL]):
        return
    where = g.box.areas[battle.area].id
    yield from offer_late_leader(g, seat, LATE_GENERAL, offers, LET, area=where)


# -- who leads ---------------------------------------------------------------------------------


LEADER = Topic("leader", verbs=("lead",), set_by=("EU-9.4.4",))


@rule("EU 9.4.3 9.4.4 9.4.5 9.7.8 9.MU.22")
def choose_leader(g: Europe, battle: Battle, side: int) -> Flow[None]:
    """One General leads a side; who has several in the Battle chooses."""
    seat = player_in_command(battle, side)
    if seat is None:
        draw_leader(g, battle, side)
        return
    armies = g.players[seat].armies
    led: dict[Move, int] = {
        ("lead", no + 1): no for no in armies_in(g, battle, seat) if armies[no].general is not None
    }
    if not led:
        return
    no = yield from choose_thing(seat, LEADER, led, area=g.box.areas[battle.area].id)
    officer = commander(g.players[seat], armies[no])
    assert officer is not None
    take_the_lead(g, battle, side, officer.character)
    battle.sides[side].army = no
    yield from _choose_dice(g, battle, side, seat)


@rule("EU 9.7.8 6.2.11")
def _choose_dice(g: Europe, battle: Battle, side: int, seat: Seat) -> Flow[None]:
    """Dice that a Leader brings for Cavalry or Artillery: the player says which, one by one."""
    one = battle.sides[side]
    for _ in range(g.box.characters[one.leader].chosen_dice):
        options: dict[Move, int] = {
            ("die", UNIT_TYPES[kind]): kind for kind in (CAVALRY, ARTILLERY)
        }
        kind = yield from choose_thing(seat, BATTLE_DIE, options)
        one.leader_dice[kind] += 1
        g.tell(DieAdded(seat, UNIT_TYPES[kind]))


def take_the_lead(g: Europe, battle: AnyBattle, side: int, leader: str) -> None:
    """A Character leads a side and adds the Battle Dice on the card."""
    one = battle.sides[side]
    one.leader = leader
    one.leader_dice = list(g.box.characters[leader].dice)
    g.tell(Leads(force_id(g, in_command(battle, side)), leader))


@rule("EU 14.3.3 13.4.23 13.4.24")
def draw_leader(g: Europe, battle: Battle, side: int) -> None:
    """Rebels and NPRs who defend with three Units or more draw a Leader at the start (R45)."""
    if side == ATTACKER or battle.stage != "leaders" or strength(g, battle, side) < LEADER_FOR:
        return
    if any(is_pr(realm) for realm in battle.defenders) or not can_draw(g, MIL):
        return
    battle.card = draw_openly(g, MIL)
    card = g.box.cards[battle.card]
    if card.character.advisor:
        g.tell(NobodyLeads(force_id(g, in_command(battle, side)), card.id))
    else:
        take_the_lead(g, battle, side, card.id)
