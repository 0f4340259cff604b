"""The two sides of a Battle: whose Units fight, and how many of each type."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import AreaNo
from stolnik.games.price_of_power.chapters.battle.outbreak import units_of
from stolnik.games.price_of_power.chapters.board.ownership import is_pr
from stolnik.games.price_of_power.chapters.relations.ties import realm_id
from stolnik.games.price_of_power.state import NPR, REBELS, Europe, Realm
from stolnik.games.price_of_power.tasks import Battle, EventUnderWay
from stolnik.rulebook import rule

ATTACKER, DEFENDER = range(2)
ACTION_PHASE: Final = ("actions", "last_actions", "last_events")
REBEL_FORCE: Final = "rebels"


def battle_under_way(g: Europe) -> Battle:
    task = g.agenda[-1]
    assert isinstance(task, Battle), task
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
    """How a Realm, or Rebels, are named in moves and events."""
    return REBEL_FORCE if realm == REBELS else realm_id(g, realm)


def realms_of(battle: Battle, side: int) -> list[Realm]:
    """Whose Units fight on a side."""
    return [battle.attacker] if side == ATTACKER else battle.defenders


@rule("EU-9.7.36")
def in_command(battle: Battle, side: int) -> Realm:
    """Whose General, Ideas and Battle Actions count on a side."""
    return battle.attacker if side == ATTACKER else battle.main


def player_in_command(battle: Battle, side: int) -> Seat | None:
    """The player who commands a side; nobody commands Rebels."""
    realm = in_command(battle, side)
    return realm if is_pr(realm) else None


def strength(g: Europe, battle: Battle, side: int) -> int:
    """The Units that a side has left in the Area."""
    return sum(units_of(g, realm, battle.area) for realm in realms_of(battle, side))


@rule("EU 13.4.22 9.MU.49")
def types_of(g: Europe, realm: Realm, area: AreaNo) -> list[int]:
    """A Realm's Units in an Area by type; black Units that are nobody's act as Infantry."""
    if realm == REBELS or realm >= NPR:
        return [units_of(g, realm, area), 0, 0]
    player = g.players[realm]
    found = [player.infantry.get(area, 0), 0, 0]
    for army in player.armies:
        if army.area == area:
            for slot, n in enumerate(army.units):
                found[slot % 3] += n
    return found


def types_on_side(g: Europe, battle: Battle, side: int) -> list[int]:
    """The Units of a side by type: several defenders are one force."""
    found = [0, 0, 0]
    for realm in realms_of(battle, side):
        for unit, n in enumerate(types_of(g, realm, battle.area)):
            found[unit] += n
    return found
