"""6.3 Phase 5: events, four dice that strengthen the enemies."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import ENEMIES, HABSBURGS, OTTOMANS, Enemy
from ...events import DiceRolled, FieldReinforced, MarkersGathered, ViennaReinforced
from ...state import GodsPlayground


@rule("BOZ 6.3.2 6.3.3 6.3.5")
def events(g: GodsPlayground) -> None:
    """Each die from 1 to 5 strengthens the enemy with that number; sixes do nothing."""
    dice = roll_for_enemies(g)
    for enemy in range(len(ENEMIES)):
        reinforce(g, enemy, dice.count(enemy + 1))


@rule("BOZ-2.8")
def roll_for_enemies(g: GodsPlayground) -> list[int]:
    """Roll the four dice once."""
    g.rolled = [g.dice.below(6) + 1 for _ in range(g.box.figures.rolled_dice)]
    g.tell(DiceRolled(tuple(g.rolled)))
    return g.rolled


@rule("BOZ 6.3.3 6.3.4 6.3.6 6.3.7")
def reinforce(g: GodsPlayground, enemy: Enemy, count: int) -> None:
    """An enemy's cubes join its field; in field V it may be markers, or orange cubes."""
    if not count:
        return
    field = g.fields[enemy]
    if enemy != HABSBURGS or not (field.ottomans or g.box.turns[g.turn].influence):
        cubes = min(count, g.supply[enemy])
        g.supply[enemy] -= cubes
        field.cubes += cubes
        g.tell(FieldReinforced(ENEMIES[enemy], cubes, g.turn))
    elif field.ottomans:
        cubes = min(count, g.supply[OTTOMANS])
        g.supply[OTTOMANS] -= cubes
        field.ottomans += cubes
        g.tell(ViennaReinforced(cubes))
    else:
        gather_markers(g, count)


def gather_markers(g: GodsPlayground, count: int) -> None:
    """Markers join field V, as far as there are any (R27)."""
    markers = min(count, g.markers)
    g.markers -= markers
    g.fields[HABSBURGS].markers += markers
    g.tell(MarkersGathered(markers))
