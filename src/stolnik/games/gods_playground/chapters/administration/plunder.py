"""9.1 Phase 14: plunder of the country."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import GREAT_POLAND, PROVINCES, Province
from ...events import EstateDestroyed, WealthChanged
from ...state import GodsPlayground
from ..pieces import lose_estate, players_cubes

LOYAL = 2
"""Players' cubes without which Great Poland does not flourish while the Habsburgs intrigue."""


def plunder(g: GodsPlayground) -> None:
    """Every province is undefended, under influence, defended or at peace."""
    for province in range(len(PROVINCES)):
        settle(g, province)


@rule("BOZ 5.1.5 9.1.1.5 9.1.2.1 9.1.3.1 9.1.3.2 9.1.4.3 9.1.4.5")
def settle(g: GodsPlayground, province: Province) -> None:
    """Enemy cubes come before all else (R44); markers count while influence is felt."""
    here = g.provinces[province]
    enemies = sum(here.enemies)
    if enemies:
        destroy(g, province, max(1, enemies - players_cubes(here)))
        change_wealth(g, province, -1)
    elif here.markers and influence_felt(g):
        destroy(g, province, here.markers)
        change_wealth(g, province, -1)
    elif not here.invaded and flourishes(g, province):
        change_wealth(g, province, 1)


@rule("BOZ-9.1.4.1")
def influence_felt(g: GodsPlayground) -> bool:
    """In turns 1 to 3, but not in a turn in which the Ottomans have invaded field V."""
    return g.box.turns[g.turn].influence and not g.vienna_invaded


@rule("BOZ 9.1.4.4 9.1.4.6")
def flourishes(g: GodsPlayground, province: Province) -> bool:
    """Peace is enough, but in Great Poland the Habsburgs must be kept off by two cubes."""
    if province != GREAT_POLAND or not influence_felt(g):
        return True
    return players_cubes(g.provinces[province]) >= LOYAL


@rule("BOZ 9.1.1.1 9.1.1.2 9.1.1.3 9.1.1.4 9.1.1.6 9.1.4.2")
def destroy(g: GodsPlayground, province: Province, count: int) -> None:
    """Estates fall from the highest-valued down, with their stewards and cities."""
    estates = g.provinces[province].estates
    for _ in range(min(count, len(estates))):
        position = len(estates) - 1
        lost = lose_estate(g, province, position)
        field = g.box.tracks[province][position]
        g.tell(EstateDestroyed(lost.owner, field.id, lost.steward, lost.city))


@rule("BOZ 2.40 9.1.0.1 9.1.0.2")
def change_wealth(g: GodsPlayground, province: Province, change: int) -> None:
    """The wealth disc moves, but never off its track."""
    here = g.provinces[province]
    figures = g.box.figures
    wealth = min(figures.most_wealth, max(figures.least_wealth, here.wealth + change))
    if wealth != here.wealth:
        here.wealth = wealth
        g.tell(WealthChanged(PROVINCES[province], wealth, change))
