"""How units fight: one die each, in campaigns, in defence and in relief alike."""

from __future__ import annotations

from typing import NamedTuple

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import ARTILLERY, CAVALRY, INFANTRY, UKRAINE, Province
from ...events import ForceRolled
from ...state import Battle, GodsPlayground, Roll


class Attack(NamedTuple):
    """What one kind of units did: their dice, the hits, and how many were destroyed."""

    dice: list[int]
    hits: int
    lost: int


@rule("BOZ 8.1.7 8.1.10 8.1.12 8.1.13")
def attack(g: GodsPlayground, units: int, hits_on: int, artillery: bool) -> Attack:
    """A die for each unit: a 1 destroys it, and artillery adds 1 to what else it shows."""
    below = g.dice.below
    dice = [below(6) + 1 for _ in range(units)]
    needed = hits_on - artillery
    hits = sum(die >= needed and die > 1 for die in dice)
    return Attack(dice, hits, dice.count(1))


@rule("BOZ 8.1.8 8.1.9 8.1.10 8.1.12")
def private_attack(g: GodsPlayground, seat: Seat, province: Province) -> int:
    """All own infantry and cavalry in a province roll (R16); the hits that they score."""
    army = g.provinces[province].armies[seat]
    artillery = army[ARTILLERY] > 0
    infantry = attack(g, army[INFANTRY], g.box.units[INFANTRY].hits_on, artillery)
    cavalry = attack(g, army[CAVALRY], g.box.units[CAVALRY].hits_on, artillery)
    pool = g.players[seat].army
    for kind, lost in ((INFANTRY, infantry.lost), (CAVALRY, cavalry.lost)):
        army[kind] -= lost
        pool[kind] += lost
    return _note(g, "private", seat, infantry, cavalry, artillery)


@rule("BOZ 8.1.9 8.1.14 8.1.16")
def cossack_attack(g: GodsPlayground, seat: Seat, cossacks: int, artillery: bool) -> int:
    """Cossacks roll beside the units of a player, helped by that player's artillery (R18)."""
    if not cossacks:
        return 0
    rolled = attack(g, cossacks, g.box.cossack.hits_on, artillery)
    g.provinces[UKRAINE].cossacks -= rolled.lost
    g.cossacks += rolled.lost
    return _note(g, "cossacks", seat, Attack([], 0, 0), rolled, artillery)


@rule("BOZ 8.1.21 8.3.0.4 8.3.0.6")
def crown_attack(g: GodsPlayground, seat: Seat) -> int:
    """The Crown Army fights like private armies; what it loses goes to the coat of arms (R23)."""
    crown = g.crown
    artillery = crown[ARTILLERY] > 0
    infantry = attack(g, crown[INFANTRY], g.box.units[INFANTRY].hits_on, artillery)
    cavalry = attack(g, crown[CAVALRY], g.box.units[CAVALRY].hits_on, artillery)
    for kind, lost in ((INFANTRY, infantry.lost), (CAVALRY, cavalry.lost)):
        crown[kind] -= lost
        g.coat_of_arms[kind] += lost
    return _note(g, "crown", seat, infantry, cavalry, artillery)


def fights(army: list[int]) -> bool:
    """Whether an army has units that roll."""
    return army[INFANTRY] + army[CAVALRY] > 0


def open_battle(g: GodsPlayground, kind: str, province: Province, vienna: bool = False) -> None:
    """What is rolled from now on belongs to this battle."""
    g.battle = Battle(kind, province, vienna, [])


def _note(
    g: GodsPlayground, force: str, seat: Seat, infantry: Attack, cavalry: Attack, artillery: bool
) -> int:
    """Keep the roll for all to see, and add up its hits."""
    hits, lost = infantry.hits + cavalry.hits, infantry.lost + cavalry.lost
    if g.battle is not None:
        g.battle.rolls.append(Roll(force, seat, infantry.dice, cavalry.dice, hits, lost))
    if g.ear is not None:
        dice = tuple(infantry.dice), tuple(cavalry.dice)
        g.tell(ForceRolled(seat, force, *dice, artillery, hits, lost))
    return hits
