"""Step 5 of a Naval Battle: wounded Admirals, and Ships that change hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE
from ...events.naval import PrizeTaken, ShipCaptured
from ...state import Europe, task_of
from ...tasks import NavalBattle
from ..board.sailing import put_to_sea
from ..board.supply import ships_left
from ..government.characters import fall_ill
from .battle_dice import OUTLINED
from .naval_ships import GALLEY, HEAVY, LIGHT, SHIP_TYPES, fleet_size
from .sides import ATTACKER, DEFENDER, arbiter, player_in_command
from .wounds import without_leader, wound_drawn_leader, wounds

FORGO: Final[Move] = ("forgo_prize",)

Placing = Callable[[], None]


# -- 5A: Admirals ------------------------------------------------------------------------------


@rule("EU 9.9.15 9.9.15b 9.4.6")
def wound_admiral(g: Europe, battle: NavalBattle, side: int) -> Flow[None]:
    """The Admiral of a side falls ill; the second token kills."""
    one = battle.sides[side]
    for _ in range(wounds(battle, side)):
        seat = player_in_command(battle, side)
        if seat is None:
            wound_drawn_leader(g, one)
            continue
        admiral = g.players[seat].fleet.admiral
        if admiral is None or not one.leader:
            return
        if (yield from fall_ill(g, seat, admiral, arbiter(g))):
            without_leader(one)


# -- 5B: which Ships are captured --------------------------------------------------------------


@rule("EU-9.9.16")
def capturing_side(g: Europe, battle: NavalBattle) -> int | None:
    """The side that has Ships left and has sunk all others, if there is one."""
    left = [fleet_size(g, battle, side) for side in (ATTACKER, DEFENDER)]
    if left[ATTACKER] and not left[DEFENDER]:
        return ATTACKER
    return DEFENDER if left[DEFENDER] and not left[ATTACKER] else None


@rule("EU-9.9.17")
def ships_captured(battle: NavalBattle, captors: int) -> int:
    """One for each outlined figure in the winner's last roll, of the Ships that it sank by it."""
    lost = battle.sunk[DEFENDER if captors == ATTACKER else ATTACKER]
    return min(battle.sides[captors].rolled.count(OUTLINED), sum(lost))


CAPTURED = Topic("captured_ship", verbs=("surrender_ship",), set_by=("EU-9.9.18",))


@rule("EU 9.9.16 9.9.17 9.9.18")
def settle_captures(g: Europe, battle: NavalBattle) -> Flow[None]:
    """The loser says which of the lost Ships were captured; all have returned to Supply.

    Only a player can use them: nobody keeps what NPRs or Pirates capture.
    """
    captors = capturing_side(g, battle)
    if captors is None or player_in_command(battle, captors) is None:
        return
    losers = DEFENDER if captors == ATTACKER else ATTACKER
    lost = list(battle.sunk[losers])
    seat = player_in_command(battle, losers)
    for _ in range(ships_captured(battle, captors)):
        kinds: dict[Move, int] = {
            ("surrender_ship", SHIP_TYPES[kind]): kind for kind, n in enumerate(lost) if n
        }
        where = g.box.zones[battle.zone].id
        chooser = arbiter(g) if seat is None else seat
        kind = yield from choose_thing(chooser, CAPTURED, kinds, zone=where)
        lost[kind] -= 1
        battle.prizes[kind] += 1
        captor = player_in_command(battle, captors)
        assert captor is not None
        g.tell(ShipCaptured(captor, SHIP_TYPES[kind]))


# -- where they go -----------------------------------------------------------------------------


@rule("EU 9.9.19 9.MU.30 9.MU.35 9.MU.36 9.MU.40")
def refuse_prize(
    g: Europe, battle: NavalBattle, seat: Seat, kind: int, *, fleet: bool
) -> Refusal | None:
    """Why a captured Ship cannot be put into the Sea Zone, or there into the Fleet."""
    if not battle.prizes[kind]:
        return Refusal("EU-9.9.17")
    if not ships_left(g, seat):
        return Refusal("EU-9.9.19")
    if not fleet:
        return None if kind == LIGHT else Refusal("EU-9.9.19")
    if g.players[seat].fleet.space not in (NONE, battle.zone):
        return Refusal("EU-9.9.19")
    if kind == GALLEY and not g.box.zones[battle.zone].mark:
        return Refusal("EU-9.MU.36")
    return None


def refuse_prize_answer(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    battle = task_of(g, NavalBattle)
    match move:
        case ("keep_at_sea",):
            return refuse_prize(g, battle, ask.seat, LIGHT, fleet=False)
        case ("keep_in_fleet", str(name)):
            if name not in SHIP_TYPES:
                return Refusal("EU-9.9.19")
            return refuse_prize(g, battle, ask.seat, SHIP_TYPES.index(name), fleet=True)
    return None


PRIZE = Topic(
    "prize",
    verbs=("keep_at_sea", "keep_in_fleet", "forgo_prize"),
    refuse=refuse_prize_answer,
    set_by=("EU-9.9.19",),
)


@rule("EU 9.9.19 9.MU.34 9.MU.38")
def place_prize(g: Europe, battle: NavalBattle, seat: Seat) -> Flow[bool]:
    """The captor takes a Ship of the same type from Supply, or does without; tells if it did."""
    options: dict[Move, Placing | None] = {}
    if refuse_prize(g, battle, seat, LIGHT, fleet=False) is None:
        options["keep_at_sea",] = partial(_put_to_sea, g, battle, seat)
    for kind, name in enumerate(SHIP_TYPES):
        if refuse_prize(g, battle, seat, kind, fleet=True) is None:
            options["keep_in_fleet", name] = partial(_join_fleet, g, battle, seat, kind)
    if not options:
        battle.prizes = [0, 0, 0]
        return False
    options[FORGO] = None
    where = g.box.zones[battle.zone].id
    placing = yield from choose_thing(seat, PRIZE, options, zone=where, number=sum(battle.prizes))
    if placing is None:
        battle.prizes = [0, 0, 0]
        return False
    placing()
    return True


def _put_to_sea(g: Europe, battle: NavalBattle, seat: Seat) -> None:
    battle.prizes[LIGHT] -= 1
    put_to_sea(g, seat, battle.zone)
    g.tell(PrizeTaken(seat, SHIP_TYPES[LIGHT]))


@rule("EU-9.MU.34")
def _join_fleet(g: Europe, battle: NavalBattle, seat: Seat, kind: int) -> None:
    """A captured Heavy Ship is always damaged."""
    fleet = g.players[seat].fleet
    battle.prizes[kind] -= 1
    fleet.space = battle.zone
    if kind == LIGHT:
        fleet.light += 1
    elif kind == HEAVY:
        fleet.heavy += 1
        fleet.damaged += 1
    else:
        fleet.galleys += 1
    g.tell(PrizeTaken(seat, SHIP_TYPES[kind]))
