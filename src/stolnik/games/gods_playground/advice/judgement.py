"""What a position is worth to a player, for bots: points scored, and points in sight.

Everything is weighed in prestige points.  A player has what stands on the track; the estates that
are likely to stand at the end, and what they earn until then; seats and raids of this turn; and
the clients, the money and the mace, for what they can still bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolnik.engine.flow import Seat

from ..box.components import TURNS
from ..chapters.pieces import sejm_discs
from ..state import (
    CAMPAIGNS,
    EXPANSION,
    INVASIONS,
    MACE,
    OVER,
    PRESTIGE,
    PRIVATE_ARMIES,
    SPECIAL_ACTIONS,
    GodsPlayground,
)
from .outlook import Outlook, outlook, plunder_ahead

MOST_CUBES: Final = 100
"""More cubes than anybody has."""


def rising(*each: float) -> tuple[float, ...]:
    """What so many cubes are worth together, each worth as much as said, and then as the last."""
    sums = [0.0]
    for number in range(MOST_CUBES):
        sums.append(sums[-1] + each[min(number, len(each) - 1)])
    return tuple(sums)


# -- the weights, in prestige points ------------------------------------------------------------

RIVAL: Final = 0.2
"""How much the best of the others counts against one's own."""
ZLOTY: Final = 0.2
"""A złoty: five of them are a point of luxury."""
SPARE: Final = 0.04
"""A złoty that luxury leaves over."""
EARNED: Final = 0.24
"""A złoty of income in a later turn."""
CLIENT: Final = rising(0.75, 0.5, 0.4, 0.3)
"""Cubes in a province while magnates act: the first of a province, the second, and so on."""
SOLDIER: Final = rising(0.35, 0.3, 0.25, 0.2)
"""The same when armies are raised and led, and in the last turn from its beginning."""
KEPT: Final = rising(0.5, 0.4, 0.3, 0.2)
"""The same for cubes that stay for the next turn."""
NOBLE: Final = rising(0.03)
"""The same for cubes that are good for a tie at the end only."""
SEAT: Final = 2.1
"""A disc in the Sejm: two points, unless it serves better."""
HETMAN: Final = 0.6
"""The mace until the Crown Army has marched."""
LATER: Final = (0.9, 0.85, 0.8, 0.75, 0.65)
"""The chance of an estate to outlast a later turn, by position on its track."""
CITY_RISK: Final = 0.95
"""How much less a city counts before it is scored."""


def judgement(g: GodsPlayground, seat: Seat) -> float:
    """One's own worth, less a part of the best of the others."""
    return _beside_others(all_worths(g), seat)


def judgements(g: GodsPlayground) -> list[float]:
    """The same for every player."""
    worths = all_worths(g)
    return [_beside_others(worths, seat) for seat in range(len(worths))]


def _beside_others(worths: Sequence[float], seat: Seat) -> float:
    best = max(value for other, value in enumerate(worths) if other != seat)
    return worths[seat] - RIVAL * best


def all_worths(g: GodsPlayground) -> list[float]:
    """All that each player has, in points."""
    if g.phase == OVER:
        return [float(player.prestige) for player in g.players]
    ahead = outlook(g)
    worths = _estates(g, ahead)
    clients = _clients(g, ahead)
    scoring = g.phase < PRESTIGE
    for seat, player in enumerate(g.players):
        value = player.prestige + _money(g, player.money) + clients[seat]
        if scoring:
            value += SEAT * sejm_discs(g, seat) + _glory(g, seat, ahead)
        worths[seat] += value
    if MACE <= g.phase < EXPANSION:
        worths[g.hetman] += HETMAN
    return worths


def _money(g: GodsPlayground, money: int) -> float:
    """Luxury for what is not spent before; what it leaves over is kept."""
    each = g.box.figures.luxury
    if g.phase < INVASIONS:
        return ZLOTY * money
    return money // each + SPARE * (money % each)


def _estates(g: GodsPlayground, ahead: Outlook) -> list[float]:
    """By seat: what the estates will score and earn, as far as they can be expected to stand."""
    figures = g.box.figures
    turns = TURNS[-1] - g.turn
    plundered = plunder_ahead(g)
    later = [chance**turns for chance in LATER]
    points = [0.0] * len(g.players)
    income = [0.0] * len(g.players)
    for province, here in enumerate(g.provinces):
        count = len(here.estates)
        fallen = ahead.fallen[province] if plundered else 0.0
        wealth = here.wealth - (ahead.worse[province] if plundered else 0.0)
        wealth = min(figures.most_wealth, max(figures.least_wealth, wealth))
        for position, (estate, field) in enumerate(zip(here.estates, g.box.tracks[province])):
            stands = 1.0 - min(1.0, max(0.0, fallen - (count - 1 - position)))
            value = stands * later[min(position, len(LATER) - 1)] * field.value
            points[estate.owner] += value * figures.city_times * CITY_RISK if estate.city else value
            earned = wealth + figures.steward_income if estate.steward else wealth
            income[estate.owner] += stands * earned
    least, worth = figures.least_income, EARNED * turns
    return [scored + worth * max(0.0, earned - least) for scored, earned in zip(points, income)]


def _clients(g: GodsPlayground, ahead: Outlook) -> list[float]:
    """By seat: the cubes in the provinces, for what can still be done with them."""
    if g.phase <= SPECIAL_ACTIONS and g.turn < TURNS[-1]:
        worths = CLIENT
    elif g.phase <= CAMPAIGNS:
        worths = SOLDIER
    elif g.turn < TURNS[-1]:
        worths = KEPT
    else:
        worths = NOBLE
    fading = g.phase > PRIVATE_ARMIES
    values = [0.0] * len(g.players)
    for here, loyal in zip(g.provinces, ahead.loyal):
        share = loyal if fading else 1.0
        for seat, cubes in enumerate(here.cubes):
            values[seat] += share * worths[cubes]
    return values


def _glory(g: GodsPlayground, seat: Seat, ahead: Outlook) -> float:
    """The points of each enemy field, shared by how near everybody is to having the most there."""
    value = 0.0
    for enemy, raiders in enumerate(ahead.raids):
        own = raiders[seat]
        if own:
            king = g.fields[enemy].king
            if g.phase > CAMPAIGNS:
                share = _share(raiders, king, seat)
            else:
                share = own * own / (sum(cubes * cubes for cubes in raiders) + king * king)
            value += share * g.box.raid_prestige[enemy]
    return value


def _share(raiders: list[float], king: int, seat: Seat) -> float:
    """Of the points of a field that is settled."""
    most = max(king, *raiders)
    if raiders[seat] < most:
        return 0.0
    return 1 / (raiders.count(most) + (king == most))
