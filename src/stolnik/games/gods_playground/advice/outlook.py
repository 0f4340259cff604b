"""What the enemies threaten to do this turn: estates that will fall, clients that will be lost.

A rough forecast in expected numbers, from the strengths, the raiders and the armies on the table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stolnik.engine.flow import Seat

from ..box.components import (
    ARTILLERY,
    CAVALRY,
    ENEMIES,
    GREAT_POLAND,
    HABSBURGS,
    INFANTRY,
    OTTOMANS,
    PROVINCES,
    UKRAINE,
    Province,
)
from ..chapters.wars.campaigns import refuse_raid
from ..chapters.wars.strength import polish_cubes, strength
from ..state import (
    CAMPAIGNS,
    EVENTS,
    EXPANSION,
    INVASIONS,
    NOBODY,
    PLUNDER,
    PRIVATE_ARMIES,
    RELIEF,
    GodsPlayground,
)

A_ROLL: Final = 4 / 6
"""Cubes that a roll of the four dice adds to each enemy."""
BROKEN: Final = (0.0, 1.0, 0.132, 0.016, 0.001)
"""The chance that a treaty is broken, by the dice that break it."""
HITS: Final = ((1 / 3, 1 / 2), (1 / 2, 2 / 3))
"""Hits of an infantry and of a cavalry token in a roll, without and with artillery."""
TIRED: Final = 0.85
"""What is left of an army's worth after a roll."""
RAIDS_AHEAD: Final = 2.5
"""Raiders that each enemy will see before it invades, as long as there are no armies yet."""
CAMPAIGNS_AHEAD: Final = 3
"""More campaigns than that are not counted on."""


class Outlook(NamedTuple):
    """What is to be expected of this turn."""

    fallen: list[float]
    """By province: estates that will be destroyed, from the top of the track."""
    worse: list[float]
    """By province: the chance that its wealth falls, less the chance that it rises."""
    loyal: list[float]
    """By province: the share of players' cubes that will still be there."""
    raids: list[list[float]]
    """By enemy and seat: raiders to be expected when the campaigns are over."""


def hits_of(g: GodsPlayground, seat: Seat, province: Province) -> float:
    """Hits that a player's units in a province score in one roll."""
    army = g.provinces[province].armies[seat]
    infantry, cavalry = HITS[army[ARTILLERY] > 0]
    return army[INFANTRY] * infantry + army[CAVALRY] * cavalry


def outlook(g: GodsPlayground) -> Outlook:
    """The forecast from where the turn stands."""
    raids = expected_raids(g)
    defence = [_defence(g, province) for province in range(len(PROVINCES))]
    entering = invasions_ahead(g, raids)
    loyal = [1.0] * len(PROVINCES)
    markers = [float(here.markers) for here in g.provinces]
    influence_ahead(g, loyal, markers)
    cubes = [share * sum(here.cubes) for share, here in zip(loyal, g.provinces)]
    enemies = [float(sum(here.enemies)) for here in g.provinces]
    for province in range(len(PROVINCES)):
        enemies[province] = _resist(g, enemies[province], entering[province], defence[province])
    if g.phase < EXPANSION:
        _spread(g, enemies, cubes, defence)
    fallen, worse = [], []
    for province, here in enumerate(g.provinces):
        left = enemies[province]
        if left <= 0.25:
            held = min(1.0, markers[province])
            fallen.append(markers[province])
            invaded = here.invaded or entering[province] > 0
            worse.append(held if held else 0.0 if invaded else -1.0)
        else:
            chance = min(1.0, left)
            fallen.append(chance * max(1.0, left - cubes[province]))
            worse.append(chance)
    return Outlook(fallen, worse, loyal, raids)


def expected_raids(g: GodsPlayground) -> list[list[float]]:
    """Raiders in each field, and what armies at hand may still add to them."""
    raids = [[float(cubes) for cubes in field.raiders] for field in g.fields]
    if g.phase not in (PRIVATE_ARMIES, CAMPAIGNS):
        return raids
    for enemy, here in enumerate(g.provinces):
        if refuse_raid(g, enemy) is not None:
            continue
        for seat, player in enumerate(g.players):
            if player.passed and g.phase == CAMPAIGNS:
                continue
            campaigns = min(here.cubes[seat], CAMPAIGNS_AHEAD)
            hits = hits_of(g, seat, enemy)
            if campaigns and hits:
                if enemy == UKRAINE:
                    hits += here.cossacks * HITS[0][1]
                total = hits * sum(TIRED**n for n in range(campaigns)) - sum(here.enemies)
                raids[enemy][seat] += min(player.cubes, max(0.0, total))
    return raids


def invasions_ahead(g: GodsPlayground, raids: list[list[float]]) -> list[float]:
    """By province: enemy cubes that will try to enter it this turn."""
    entering = [0.0] * len(PROVINCES)
    if not 0 < g.phase < INVASIONS or not g.turn:
        return entering
    turn = g.box.turns[g.turn]
    dice = A_ROLL * (1 + (g.phase < EVENTS))
    for enemy in range(len(ENEMIES)):
        if enemy == HABSBURGS and turn.influence:
            continue
        ahead = sum(raids[enemy]) - sum(g.fields[enemy].raiders)
        if g.phase < PRIVATE_ARMIES:
            ahead = RAIDS_AHEAD
        excess = strength(g, enemy) + dice - polish_cubes(g, enemy) - ahead
        if excess <= 0:
            continue
        if enemy == g.treaty and g.treaty != NOBODY:
            excess *= BROKEN[min(g.broken_by, len(BROKEN) - 1)]
        if enemy == OTTOMANS and turn.vienna:
            relief = g.crown[INFANTRY] * HITS[0][0] + g.crown[CAVALRY] * HITS[0][1]
            entering[GREAT_POLAND] += max(0.0, excess - relief - g.box.figures.printed_cubes)
        else:
            entering[enemy] += excess
    return entering


def influence_ahead(g: GodsPlayground, loyal: list[float], markers: list[float]) -> None:
    """Habsburg markers that will cancel cubes in Great Poland, or stay there."""
    if not 0 < g.phase < INVASIONS or not g.box.turns[g.turn].influence or not g.turn:
        return
    here = g.provinces[GREAT_POLAND]
    if any(here.enemies):
        return
    coming = strength(g, HABSBURGS) + g.fields[HABSBURGS].markers + A_ROLL
    standing = sum(here.cubes)
    if standing:
        loyal[GREAT_POLAND] = max(0.0, standing - coming) / standing
    markers[GREAT_POLAND] += max(0.0, coming - standing)


def _defence(g: GodsPlayground, province: Province) -> float:
    """Hits that all armies in a province score in one roll, the Cossacks with them."""
    if g.phase < PRIVATE_ARMIES:
        return 0.0
    hits = sum(hits_of(g, seat, province) for seat in range(len(g.players)))
    return hits + g.provinces[province].cossacks * HITS[0][1] if hits else 0.0


def _resist(g: GodsPlayground, standing: float, entering: float, defence: float) -> float:
    """What is left of the enemies after the armies there have fought, and perhaps the Crown's."""
    total = standing + entering
    if entering > 0:
        total -= defence
    if total > 0 and g.phase < RELIEF:
        total -= (g.crown[INFANTRY] * HITS[0][0] + g.crown[CAVALRY] * HITS[0][1]) / 3
    return max(0.0, total)


def _spread(
    g: GodsPlayground, enemies: list[float], cubes: list[float], defence: list[float]
) -> None:
    """Enemies that outnumber the cubes in their own province go on to its neighbours.

    Where two meet, they wear each other down; the stronger is counted with.
    """
    surplus = [left - standing for left, standing in zip(enemies, cubes)]
    if g.box.turns[g.turn].influence:  # what comes into Great Poland from Vienna stays there
        surplus[GREAT_POLAND] = 0.0
    for enemy, excess in enumerate(surplus):
        for to in g.box.arrows[enemy]:
            enemies[to] = max(enemies[to], excess - defence[to])


def plunder_ahead(g: GodsPlayground) -> bool:
    """Whether the country is still to be plundered this turn."""
    return 0 < g.phase < PLUNDER
