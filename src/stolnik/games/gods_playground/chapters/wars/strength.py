"""8.2.1 Raising the enemies' strength, and how strong an enemy is."""

from __future__ import annotations

from typing import Final

from stolnik.rulebook import rule

from ...box.components import ENEMIES, HABSBURGS, OTTOMANS, TATARS, UKRAINE, Enemy
from ...events import CossackRebelled, TreatyBroken
from ...state import NOBODY, GodsPlayground
from ..politics.events import reinforce, roll_for_enemies

SIX: Final = 6


@rule("BOZ 8.2.1.1 8.2.1.2 8.2.1.8")
def raise_strength(g: GodsPlayground) -> None:
    """Four dice: as in the events phase, but a treaty may break and Cossacks may rebel."""
    dice = roll_for_enemies(g)
    for enemy in range(len(ENEMIES)):
        shown = dice.count(enemy + 1)
        if enemy == g.treaty and shown >= g.broken_by:
            break_treaty(g)
        else:
            reinforce(g, enemy, shown)
    if g.box.turns[g.turn].revolt:
        for _ in range(dice.count(SIX)):
            rebel(g)


@rule("BOZ 7.2.3.13 8.2.1.3 12.2.1 12.2.2 12.2.3")
def break_treaty(g: GodsPlayground) -> None:
    """The dice that break a treaty add no cubes, and the enemy invades as usual."""
    g.tell(TreatyBroken(ENEMIES[g.treaty], g.turn))
    g.treaty = NOBODY


@rule("BOZ 8.2.1.4 8.2.1.5 8.2.1.6 8.2.1.7")
def rebel(g: GodsPlayground) -> None:
    """A Cossack unit goes over to the Tatars: one in Ukraine or, if none is there, one at home."""
    here = g.provinces[UKRAINE]
    from_ukraine = here.cossacks > 0
    if from_ukraine:
        here.cossacks -= 1
    elif g.cossacks:
        g.cossacks -= 1
    else:
        return
    g.fields[TATARS].cossacks += 1
    g.tell(CossackRebelled(from_ukraine))


@rule("BOZ 8.2.2.5 8.2.4.7 8.2.4.8 8.2.4.9 11.2.1 11.2.2 11.2.3")
def base_strength(g: GodsPlayground, enemy: Enemy) -> int:
    """The printed value of the turn; if the Ottomans hold Vienna in turn 4, theirs in IV and V."""
    if enemy in (OTTOMANS, HABSBURGS) and holds_vienna(g):
        return g.box.vienna_strength[len(g.players)]
    return g.box.strengths[len(g.players)][enemy][g.turn]


@rule("BOZ-8.2.4.8", "BOZ-8.2.4.9")
def holds_vienna(g: GodsPlayground) -> bool:
    """Whether orange cubes hold field V since an earlier turn, were they all lent since (R28)."""
    return g.garrison > 0


@rule("BOZ 6.3.4 8.2.2.7 8.2.2.8 8.2.4.8")
def strength(g: GodsPlayground, enemy: Enemy) -> int:
    """Base strength, a point for each enemy cube in its own field and each Cossack with it.

    Orange cubes that hold Vienna since the last turn hold down the Habsburgs and do not count,
    unless the garrison is let to invade (R32).
    """
    field = g.fields[enemy]
    added = field.cubes + field.cossacks
    if enemy == HABSBURGS and holds_vienna(g):
        idle = 0 if g.box.variants.vienna_garrison_invades else g.garrison
        added = max(0, field.ottomans - idle)
    return base_strength(g, enemy) + added


@rule("BOZ-8.1.26")
def polish_cubes(g: GodsPlayground, enemy: Enemy) -> int:
    """Players' and king's cubes in an enemy field."""
    field = g.fields[enemy]
    return sum(field.raiders) + field.king
