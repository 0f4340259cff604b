"""The two sides of a Battle: whose Units fight, and how many of each type."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import INFANTRY, AreaNo
from ...state import NOBODY, NPR, REBELS, Europe, Realm
from ...tasks import AnyBattle, Battle, EventUnderWay, NavalBattle
from ..board.ownership import is_pr
from ..relations.ties import realm_id
from .outbreak import units_of

ATTACKER, DEFENDER = range(2)
ACTION_PHASE: Final = ("actions", "last_actions", "last_events")
REBEL_FORCE: Final = "rebels"
PIRATES: Final = NOBODY
"""Pirates sail for nobody."""
PIRATE_FORCE: Final = "pirates"


def fight_under_way(g: Europe) -> AnyBattle:
    """The Battle that is fought now, on land or at sea."""
    task = g.agenda[-1]
    assert isinstance(task, Battle | NavalBattle), task
    return task


def arbiter(g: Europe) -> Seat:
    """Who decides what is nobody's: the Active Player, outside the Action Phase the first (R21)."""
    return g.active if g.step in ACTION_PHASE else g.first


@rule("EU 16.5.3 9.7.30")
def active_player(g: Europe) -> Seat | None:
    """Whose Turn it is in the Action Phase; nobody's while an unpicked Event is resolved."""
    unpicked = any(isinstance(task, EventUnderWay) and task.unpicked for task in g.agenda)
    return g.active if g.step in ACTION_PHASE and not unpicked else None


def force_id(g: Europe, realm: Realm) -> str:
    """How a Realm, Rebels or Pirates are named in moves and events."""
    if realm == PIRATES:
        return PIRATE_FORCE
    return REBEL_FORCE if realm == REBELS else realm_id(g, realm)


def realms_of(battle: Battle, side: int) -> list[Realm]:
    """Whose Units fight on a side."""
    return [battle.attacker, *battle.helpers] if side == ATTACKER else battle.defenders


@rule("EU-9.7.36")
def in_command(battle: AnyBattle, side: int) -> Realm:
    """Whose General, Ideas and Battle Actions count on a side."""
    return battle.attacker if side == ATTACKER else battle.main


def player_in_command(battle: AnyBattle, side: int) -> Seat | None:
    """The player who commands a side; nobody commands Rebels."""
    realm = in_command(battle, side)
    return realm if is_pr(realm) else None


@rule("EU-18.4.10")
def units_in_battle(g: Europe, battle: Battle, realm: Realm) -> int:
    """The Units that a Realm has left in a Battle; those of an NPR are there for it alone.

    Imperial Units fight as the Emperor's own.
    """
    if realm >= NPR:
        return battle.forces.get(realm, 0)
    imperial = battle.imperial if realm == battle.led_by else 0
    return units_of(g, realm, battle.area) + imperial


def strength(g: Europe, battle: Battle, side: int) -> int:
    """The Units that a side has left in the Area."""
    return sum(units_in_battle(g, battle, realm) for realm in realms_of(battle, side))


@rule("EU-9.MU.49")
def types_of(g: Europe, realm: Realm, area: AreaNo) -> list[int]:
    """The Units of a player, or of Rebels, in an Area by type; Rebels act as Infantry."""
    if realm == REBELS:
        return [g.rebels[area], 0, 0]
    player = g.players[realm]
    found = [player.infantry.get(area, 0), 0, 0]
    for army in player.armies:
        if army.area == area:
            for slot, n in enumerate(army.units):
                found[slot % 3] += n
    return found


@rule("EU 13.4.22 18.4.8")
def types_on_side(g: Europe, battle: Battle, side: int) -> list[int]:
    """The Units of a side by type: several defenders are one force, and NPRs are Infantry."""
    found = [0, 0, 0]
    for realm in realms_of(battle, side):
        if realm >= NPR:
            found[INFANTRY] += battle.forces.get(realm, 0)
            continue
        for unit, n in enumerate(types_of(g, realm, battle.area)):
            found[unit] += n
        if realm == battle.led_by:
            found[INFANTRY] += battle.imperial
    return found
