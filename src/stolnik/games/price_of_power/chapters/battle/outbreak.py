"""When a Battle starts: Units that are Hostile to each other in one Area, or Ships at sea."""

from __future__ import annotations

from collections.abc import Sequence, Set

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, NodeNo, ZoneNo
from ...state import NPR, REBELS, Europe, Realm, SeaSpace
from ...tasks import Battle, NavalBattle
from ..board.hostility import areas_with_units, enemies, land_units
from ..board.ownership import ANYTHING, positions


def units_of(g: Europe, realm: Realm, area: AreaNo) -> int:
    """A Realm's Land Units in an Area; all black Units there are Rebels."""
    if realm == REBELS:
        return g.rebels[area]
    return land_units(g.players[realm], area) if realm < len(g.players) else 0


@rule("EU 9.7.1 9.7.32 14.3.1 14.3.2 9.MU.50")
def hostile_forces(
    g: Europe, realm: Realm, area: AreaNo, among: Set[Realm] | None = None
) -> list[Realm]:
    """Whose Units in an Area are Hostile to a Realm: Rebels are Hostile to every player.

    Who asks of many Areas works out the Enemies once and hands them in.
    """
    if not g.wars and realm != REBELS:  # then Rebels are the only Enemies of a player
        return [REBELS] if g.rebels[area] and realm < NPR else []
    there: list[Realm] = [seat for seat, player in enumerate(g.players) if land_units(player, area)]
    if g.rebels[area]:
        there.append(REBELS)
    if not there:
        return there
    if realm == REBELS:
        return [one for one in there if one != REBELS]
    hostile = enemies(g, realm) if among is None else among
    return [one for one in there if one in hostile]


def areas_with_hostile_forces(g: Europe, realm: Realm) -> set[AreaNo]:
    """The Areas with Units that are Hostile to a player, or to an NPR."""
    found = areas_with_enemies(g, realm)
    if realm < NPR:
        found.update(positions(g.rebels.translate(ANYTHING), 1))
    return found


def areas_with_enemies(g: Europe, realm: Realm) -> set[AreaNo]:
    """The Areas with Units of players at War with a Realm."""
    found: set[AreaNo] = set()
    if g.wars:
        for seat in enemies(g, realm).intersection(range(len(g.players))):
            player = g.players[seat]
            found.update([area for area in areas_with_units(player) if land_units(player, area)])
    return found


@rule("EU-9.7.1")
def battle_breaks_out(g: Europe, area: AreaNo, attacker: Realm, came_from: AreaNo = NONE) -> None:
    """Put a Battle on the agenda: it is what happens next.

    The attacker is a player, or Rebels; ``came_from`` is where it marched or embarked from, for
    its Retreat.  Who was recruited where the Battle starts, or stood there, came from nowhere.
    """
    g.agenda.append(Battle(area, attacker, came_from))


@rule("EU-9.9.1")
def naval_battle_breaks_out(
    g: Europe,
    zone: ZoneNo,
    attacker: Seat,
    came_from: Sequence[SeaSpace] = (),
    node: NodeNo = NONE,
    dice: Sequence[int] = (),
) -> None:
    """Put a Naval Battle on the agenda; with a ``node`` it is fought with the Pirates there.

    ``dice`` are those, by type, that a card gives the attacker for it.
    """
    battle = NavalBattle(zone, attacker, list(came_from), node)
    for kind, n in enumerate(dice):
        battle.sides[0].added[kind] += n
    g.agenda.append(battle)
