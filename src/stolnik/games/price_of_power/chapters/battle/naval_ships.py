"""The Ships of a Naval Battle: whose they are, how many, and how they are lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import NONE
from ...events.naval import HeavyShipDamaged, NprShipLost, PirateLost, ShipLost
from ...state import Europe, Realm
from ...tasks import NavalBattle
from ..board.hostility import ships_in
from ..board.ownership import is_pr
from ..board.sailing import Berth, lift
from .on_land_and_at_sea import choose_faction
from .sides import ATTACKER, PIRATES, force_id

LIGHT, HEAVY, GALLEY = range(3)
SHIP_TYPES: Final = ("light_ship", "heavy_ship", "galley")

Losing = Callable[[], None]


# -- how many ----------------------------------------------------------------------------------


def factions(battle: NavalBattle, side: int) -> list[Realm]:
    """Whose Ships fight on a side."""
    return [battle.attacker] if side == ATTACKER else battle.defenders


@rule("EU 9.5.19 9.MU.49")
def ships_of(g: Europe, battle: NavalBattle, realm: Realm) -> int:
    """A Realm's Ships in a Battle: all that it has in the Sea Zone; Pirates are in their node."""
    if realm == PIRATES:
        return g.pirates[battle.node]
    if not is_pr(realm):
        return battle.forces.get(realm, 0)
    if realm == battle.attacker and battle.fled:
        return 0
    return ships_in(g, realm, battle.zone)


def fleet_size(g: Europe, battle: NavalBattle, side: int) -> int:
    """The Ships that a side has left."""
    return sum(ships_of(g, battle, realm) for realm in factions(battle, side))


def heavy_ships(g: Europe, battle: NavalBattle, realm: Realm) -> tuple[int, int]:
    """A Realm's Heavy Ships in a Battle, and how many of them are damaged."""
    if not is_pr(realm):
        return 0, 0
    fleet = g.players[realm].fleet
    return (fleet.heavy, fleet.damaged) if fleet.space == battle.zone else (0, 0)


@rule("EU 9.9.14 9.MU.32")
def hits_to_sink(g: Europe, battle: NavalBattle, side: int) -> int:
    """The hits that a side can take: two for a Heavy Ship, one for any other or a damaged one."""
    found = 0
    for realm in factions(battle, side):
        heavy, damaged = heavy_ships(g, battle, realm)
        found += ships_of(g, battle, realm) + heavy - damaged
    return found


# -- whose Ship --------------------------------------------------------------------------------


NAVAL_FACTION = Topic("naval_faction", verbs=("strike",), set_by=("EU-9.7.38",))


@rule("EU 9.9.27 9.7.38")
def next_to_lose_ship(g: Europe, battle: NavalBattle, side: int) -> Flow[Realm]:
    """Several factions lose in turn, from the largest to the smallest; then it starts again."""
    where = g.box.zones[battle.zone].id
    strength = partial(ships_of, g, battle)
    return (
        yield from choose_faction(
            g, battle, factions(battle, side), NAVAL_FACTION, strength, zone=where
        )
    )


# -- which Ship --------------------------------------------------------------------------------


SHIP_LOST = Topic(
    "ship_casualty",
    verbs=("lose_light_ship", "lose_from_fleet", "damage_heavy_ship"),
    set_by=("EU-9.9.13",),
)


def ships_to_lose(g: Europe, battle: NavalBattle, seat: Seat) -> dict[Move, Losing]:
    """What a player can take a hit with, each with what it does."""
    player, fleet = g.players[seat], g.players[seat].fleet
    found: dict[Move, Losing] = {}
    if player.ships.get(battle.zone):
        found["lose_light_ship",] = partial(_sink_single, g, battle, seat)
    if fleet.space == battle.zone:
        there = (fleet.light, fleet.damaged, fleet.galleys)
        for kind, name in enumerate(SHIP_TYPES):
            if there[kind]:
                found["lose_from_fleet", name] = partial(_sink, g, battle, seat, kind)
        if fleet.heavy > fleet.damaged:
            found["damage_heavy_ship",] = partial(_damage, g, seat)
    return found


@rule("EU 9.9.13 9.9.14")
def _note_sunk(g: Europe, battle: NavalBattle, seat: Seat, kind: int) -> None:
    """A lost Ship returns to its player's Supply: it is nowhere else any more."""
    side = 0 if seat == battle.attacker else 1
    battle.sunk[side][kind] += 1
    g.tell(ShipLost(seat, SHIP_TYPES[kind]))


def _sink_single(g: Europe, battle: NavalBattle, seat: Seat) -> None:
    lift(g, seat, Berth(battle.zone, False))
    _note_sunk(g, battle, seat, LIGHT)


@rule("EU 9.MU.32 9.MU.39")
def _sink(g: Europe, battle: NavalBattle, seat: Seat, kind: int) -> None:
    """A Ship of the Fleet is lost, a Heavy one by its second hit; an empty Fleet leaves."""
    fleet = g.players[seat].fleet
    if kind == LIGHT:
        fleet.light -= 1
    elif kind == HEAVY:
        fleet.heavy -= 1
        fleet.damaged -= 1
    else:
        fleet.galleys -= 1
    if not fleet.size:
        fleet.space = NONE
    _note_sunk(g, battle, seat, kind)


@rule("EU 9.MU.32 9.9.14")
def _damage(g: Europe, seat: Seat) -> None:
    g.players[seat].fleet.damaged += 1
    g.tell(HeavyShipDamaged(seat))


@rule("EU 9.9.13 9.9.14 9.MU.49 13.4.8")
def take_hit(g: Europe, battle: NavalBattle, realm: Realm) -> Flow[None]:
    """A Realm takes one hit with a Ship of its choice; black Ships are Light ones."""
    zone = g.box.zones[battle.zone].id
    if is_pr(realm):
        losing = yield from choose_thing(
            realm, SHIP_LOST, ships_to_lose(g, battle, realm), zone=zone
        )
        losing()
        return
    battle.sunk[1][LIGHT] += 1
    if realm == PIRATES:
        g.pirates[battle.node] -= 1
        g.tell(PirateLost(g.box.nodes[battle.node].id))
    else:
        battle.forces[realm] -= 1
        g.tell(NprShipLost(force_id(g, realm), zone))


def take_hits(g: Europe, battle: NavalBattle) -> Flow[bool]:
    """The next Casualty of the last roll; tells whether there was one."""
    for side, one in enumerate(battle.sides):
        if not one.due:
            continue
        realm = yield from next_to_lose_ship(g, battle, side)
        yield from take_hit(g, battle, realm)
        one.due -= 1
        one.lost += 1
        return True
    return False
