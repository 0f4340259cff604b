"""8.4 Phase 13: enemy expansion."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import ENEMIES, GREAT_POLAND, HABSBURGS, OTTOMANS, PROVINCES, Enemy, Province
from ...events import EnemyExpanded, InfluenceSpread
from ...state import GodsPlayground
from ..pieces import players_cubes
from .influence import enter_markers
from .invasions import enter, muster
from .strength import holds_vienna


@rule("BOZ 8.4.0.1 8.4.0.13")
def expansions(g: GodsPlayground) -> None:
    """The enemies in the order of their fields, from Prussia to Great Poland.

    Of field V, what stands in Great Poland spreads first; then the Ottomans come from Vienna (R52).
    """
    for enemy in range(len(ENEMIES) - 1):
        expand(g, enemy, enemy)
    expand(g, OTTOMANS if holds_vienna(g) else HABSBURGS, GREAT_POLAND)
    spread_influence(g)
    step_from_vienna(g)


@rule("BOZ 8.4.0.2 8.4.0.3 8.4.0.4 8.4.0.9 8.4.0.12")
def expand(g: GodsPlayground, enemy: Enemy, home: Province) -> None:
    """An enemy that outnumbers the players' cubes in its home province spreads along its arrows.

    Old cubes count as much as new ones, under a treaty too (R29).
    """
    here = g.provinces[home]
    excess = here.enemies[enemy] - players_cubes(here)
    if excess <= 0:
        return
    targets = [to for to in g.box.arrows[home] if not g.provinces[to].enemies[enemy]]
    shares = share(g, excess, targets, muster(g, enemy, home, excess * len(targets)))
    for to, cubes in zip(targets, shares):
        g.tell(EnemyExpanded(ENEMIES[enemy], PROVINCES[to], cubes, g.turn))
        enter(g, enemy, to, cubes)


@rule("BOZ 8.4.0.4 8.4.0.7")
def share(g: GodsPlayground, excess: int, targets: list[Province], pieces: int) -> list[int]:
    """The full difference for each target or, if there is too little, even shares.

    An odd piece goes to one of them at random.
    """
    if not targets:
        return []
    each, odd = divmod(pieces, len(targets))
    shares = [min(each, excess)] * len(targets)
    if odd:
        shares[g.dice.below(len(targets))] += odd
    return shares


@rule("BOZ 8.4.1.1 8.4.1.3")
def spread_influence(g: GodsPlayground) -> None:
    """Markers in Great Poland spread like cubes, but not to where markers are (R30)."""
    here = g.provinces[GREAT_POLAND]
    excess = here.markers - players_cubes(here)
    if excess <= 0:
        return
    targets = [to for to in g.box.arrows[HABSBURGS] if not g.provinces[to].markers]
    markers = min(excess * len(targets), g.markers)
    g.markers -= markers
    for to, entering in zip(targets, share(g, excess, targets, markers)):
        if entering:
            g.tell(InfluenceSpread(PROVINCES[to], entering))
            enter_markers(g, to, entering)


@rule("BOZ 8.2.4.6 8.4.2.1 8.4.2.2")
def step_from_vienna(g: GodsPlayground) -> None:
    """Orange cubes in field V, less two, enter Great Poland, if no orange ones are there.

    The text names no turn; a switch keeps it to the turn of the siege (R31).
    """
    turn = g.box.turns[g.turn]
    if not turn.vienna and not g.box.variants.ottoman_step_in_turn_4:
        return
    excess = g.fields[HABSBURGS].ottomans - g.box.figures.printed_cubes
    if excess <= 0 or g.provinces[GREAT_POLAND].enemies[OTTOMANS]:
        return
    cubes = muster(g, OTTOMANS, HABSBURGS, excess)
    g.tell(EnemyExpanded(ENEMIES[OTTOMANS], PROVINCES[GREAT_POLAND], cubes, g.turn))
    enter(g, OTTOMANS, GREAT_POLAND, cubes)
