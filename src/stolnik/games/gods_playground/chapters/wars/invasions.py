"""8.2.2 and 8.2.4 Phase 11: enemy invasions."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import (
    ARTILLERY,
    ENEMIES,
    HABSBURGS,
    OTTOMANS,
    PROVINCES,
    TATARS,
    UKRAINE,
    Enemy,
    Province,
)
from ...events import (
    EnemiesClashed,
    InvasionStopped,
    MarkersDiscarded,
    ProvinceInvaded,
    TreatyKept,
    ViennaInvaded,
    ViennaMarkersDiscarded,
)
from ...state import GodsPlayground, turn_order
from ..pieces import remove_enemy
from .combat import cossack_attack, fights, open_battle, private_attack
from .influence import discard_markers, influence_invasion
from .strength import holds_vienna, polish_cubes, raise_strength, strength


@rule("BOZ 8.2.2.1 8.2.2.21")
def invasions(g: GodsPlayground) -> None:
    """The dice first; then the enemies, from field I to field V."""
    raise_strength(g)
    for enemy in range(len(ENEMIES)):
        invasion(g, enemy)


@rule("BOZ 8.1.27 8.2.2.2 8.2.2.3 8.2.2.4 8.2.3.1 8.2.3.10 8.2.4.1")
def invasion(g: GodsPlayground, enemy: Enemy) -> None:
    """An enemy invades with what its strength exceeds the Polish cubes in its field by."""
    turn = g.box.turns[g.turn]
    if enemy == HABSBURGS and turn.influence:
        if not g.vienna_invaded:  # R25
            influence_invasion(g)
        return
    if enemy == g.treaty:
        g.tell(TreatyKept(ENEMIES[enemy], g.turn))
        return
    power = strength(g, enemy)
    excess = power - polish_cubes(g, enemy)
    if excess <= 0:
        g.tell(InvasionStopped(ENEMIES[enemy], power, polish_cubes(g, enemy), g.turn))
    elif enemy == OTTOMANS and turn.vienna:
        invade_vienna(g, power, excess)
    else:
        colour = OTTOMANS if enemy == HABSBURGS and holds_vienna(g) else enemy
        cubes = muster(g, colour, enemy, excess)
        g.tell(ProvinceInvaded(ENEMIES[colour], PROVINCES[enemy], power, cubes, g.turn))
        enter(g, colour, enemy, cubes)


@rule("BOZ 8.4.0.5 8.4.0.6")
def muster(g: GodsPlayground, enemy: Enemy, field: Enemy, wanted: int) -> int:
    """Cubes come from beside the board and, when these run out, from the enemy's field (R28)."""
    cubes = min(wanted, g.supply[enemy])
    g.supply[enemy] -= cubes
    standing = g.fields[field]
    if enemy == field:
        rest = min(wanted - cubes, standing.cubes)
        standing.cubes -= rest
    else:
        rest = min(wanted - cubes, standing.ottomans)
        standing.ottomans -= rest
    return cubes + rest


@rule("BOZ 8.2.4.2 8.2.4.4")
def invade_vienna(g: GodsPlayground, power: int, excess: int) -> None:
    """In turn 3 the Ottomans march on Vienna: orange cubes enter field V, and all markers go."""
    field = g.fields[HABSBURGS]
    cubes = muster(g, OTTOMANS, OTTOMANS, excess)
    field.ottomans += cubes
    g.vienna_invaded = True
    g.tell(ViennaInvaded(power, cubes))
    if field.markers:
        g.tell(ViennaMarkersDiscarded(field.markers))
        g.markers += field.markers
        field.markers = 0


@rule("BOZ 8.2.2.9 8.2.2.10 8.2.2.17 8.2.5.2 8.4.0.10")
def enter(g: GodsPlayground, enemy: Enemy, province: Province, cubes: int) -> None:
    """Cubes enter a province: markers go, the armies there defend it, enemies clash."""
    if not cubes:
        return
    here = g.provinces[province]
    here.enemies[enemy] += cubes
    here.invaded = True
    if markers := discard_markers(g, province):
        g.tell(MarkersDiscarded(PROVINCES[province], markers))
    defend(g, enemy, province)
    clash(g, enemy, province)


@rule("BOZ 8.2.2.11 8.2.2.12 8.2.2.13 8.2.2.14 8.2.2.16 8.4.0.11")
def defend(g: GodsPlayground, enemy: Enemy, province: Province) -> None:
    """All players' units there attack once, free of charge and without being asked."""
    here = g.provinces[province]
    defenders = [seat for seat in turn_order(g) if fights(here.armies[seat])]
    if not defenders:
        return
    open_battle(g, "defence", province)
    # Cossacks fight beside the first defender, and against Tatars only (R21).
    cossacks = here.cossacks if province == UKRAINE and enemy == TATARS else 0
    for seat in defenders:
        artillery = here.armies[seat][ARTILLERY] > 0
        hits = private_attack(g, seat, province)
        wild = cossack_attack(g, seat, cossacks, artillery)
        cossacks = 0
        strike(g, enemy, province, hits)
        remove_enemy(g, province, TATARS, min(wild, here.enemies[TATARS]))


@rule("BOZ 8.2.2.14 8.2.2.20")
def strike(g: GodsPlayground, enemy: Enemy, province: Province, hits: int) -> None:
    """Hits remove the invader's cubes first, and only then those of another enemy."""
    here = g.provinces[province]
    for target in (enemy, *range(len(ENEMIES))):
        removed = min(hits, here.enemies[target])
        remove_enemy(g, province, target, removed)
        hits -= removed


@rule("BOZ 8.2.2.18 8.2.2.19")
def clash(g: GodsPlayground, enemy: Enemy, province: Province) -> None:
    """Cubes of two enemies in one province remove each other one for one."""
    here = g.provinces[province]
    for other in range(len(ENEMIES)):
        cubes = min(here.enemies[enemy], here.enemies[other])
        if other != enemy and cubes:
            sides = ENEMIES[enemy], ENEMIES[other]
            g.tell(EnemiesClashed(PROVINCES[province], *sides, cubes, g.turn))
            for side in (enemy, other):
                here.enemies[side] -= cubes
                g.supply[side] += cubes
