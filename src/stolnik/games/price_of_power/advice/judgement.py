"""What a position is worth to a seat, for bots that look ahead.

Everything is counted in Prestige: what is scored, what the Final Scoring would add, and what
Power, Ducats, Ideas and ties are likely to bring in the Rounds that are left.
"""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.components import POWERS
from stolnik.games.price_of_power.chapters.board.adjacency import in_set
from stolnik.games.price_of_power.chapters.board.ownership import areas_of
from stolnik.games.price_of_power.chapters.board.supply import claims
from stolnik.games.price_of_power.chapters.board.unrest import unruly_places
from stolnik.games.price_of_power.chapters.effects.conditions import holds
from stolnik.games.price_of_power.chapters.government.ideas import total
from stolnik.games.price_of_power.chapters.phases.actions import ducats_for_passing
from stolnik.games.price_of_power.chapters.phases.final_scoring import ages, final_list
from stolnik.games.price_of_power.chapters.phases.income import balance, skill
from stolnik.games.price_of_power.chapters.phases.sequence import OVER, ROUND
from stolnik.games.price_of_power.chapters.prestige.missions import held
from stolnik.games.price_of_power.state import COLUMNS, EVENT_NOT_TAKEN, Europe, line_up
from stolnik.games.price_of_power.tasks import Trading

POWER, SURPLUS_POWER, FULL_POOL = 0.45, 0.15, 7
DUCAT, SPARE_DUCAT, CORRUPTING_DUCAT = 0.16, 0.08, -0.1
NEEDED, SPARE = 20, 49
CARD, MOST_CARDS = 0.3, 5
CHARGE = 0.5
"""A cube on a Display Card."""
IDEA = 0.8
INTEREST = 0.15
CUBE, MANY_CUBES, MOST_CUBES = 0.5, 0.2, 10
CLAIM, MOST_CLAIMS = 0.2, 3
UNREST, REBEL = 0.7, 0.4
MAN, MOST_MEN = 0.1, 10
TRADE = 1.2
"""What a Trade Action is likely to bring once it has begun."""
MISSION = 0.9
STILL_TO_PASS = 0.8
EVENT_OWED = 1.2
"""The Event must be taken anyway, so its troubles are no reason to put it off for ever."""
FREE_ACT, LINGERING = 0.06, 0.05
"""What it costs to go on with a Turn when that changes nothing else."""
FAR_AHEAD = 4
"""Rounds beyond these are too far away to count."""
RIVAL = 0.5


def rounds_left(g: Europe) -> int:
    """How often income is still to come, as far as one looks ahead."""
    scenario = line_up(g)
    later = sum(age > g.age for age in ages(g)) * scenario.rounds
    now = ROUND.index(g.step) < ROUND.index("4B") if g.step in ROUND else False
    return min(FAR_AHEAD, later + scenario.rounds - g.round + now)


def standing(g: Europe, seat: Seat) -> float:
    """Prestige, and what the Final Scoring would add to it."""
    return g.players[seat].prestige + sum(n for _, n in final_list(g, seat))


def of_power(cubes: int) -> float:
    """A pool that is nearly full loses what comes next."""
    return POWER * min(cubes, FULL_POOL) + SURPLUS_POWER * max(0, cubes - FULL_POOL)


def of_ducats(ducats: int) -> float:
    """The first ones keep Loans away, the last ones breed Corruption."""
    return (
        DUCAT * min(ducats, NEEDED)
        + SPARE_DUCAT * max(0, min(ducats, SPARE) - NEEDED)
        + CORRUPTING_DUCAT * max(0, ducats - SPARE)
    )


def income(g: Europe, seat: Seat) -> float:
    """What a Round brings: Ducats, and Power of all kinds."""
    cubes = sum(
        skill(g, seat, kind) + total(g, seat, "round_power", name)
        for kind, name in enumerate(POWERS)
    )
    ducats = DUCAT * balance(g, seat).net
    return ducats + POWER * (cubes + total(g, seat, "round_power", "any"))


def means(g: Europe, seat: Seat) -> float:
    """What Prestige can be made of."""
    player = g.players[seat]
    cubes = sum(g.influence[seat::COLUMNS])
    return (
        sum(of_power(n) for n in player.power)
        + of_ducats(player.ducats)
        + CARD * min(len(player.hand), MOST_CARDS)
        + CHARGE * sum(shown.cubes for shown in player.display)
        + IDEA * len(player.ideas)
        + CUBE * min(cubes, MOST_CUBES)
        + MANY_CUBES * max(0, cubes - MOST_CUBES)
        + CLAIM * min(claims(g, seat), MOST_CLAIMS)
        + MAN * min(player.available, MOST_MEN)
    )


def troubles(g: Europe, seat: Seat) -> float:
    """Unrest, Rebels in the Realm, and Loans that bear Interest."""
    rebels = sum(g.rebels[area] for area in in_set(areas_of(g, seat))) if any(g.rebels) else 0
    loans = INTEREST * g.players[seat].interest * rounds_left(g)
    return UNREST * len(unruly_places(g, seat)) + REBEL * rebels + loans


def prospects(g: Europe, seat: Seat) -> float:
    """What is under way, what Passing would still bring, and Missions that are met."""
    player = g.players[seat]
    hopes = 0.0
    if any(isinstance(task, Trading) and task.seat == seat for task in g.agenda):
        hopes += TRADE
    if player.status == EVENT_NOT_TAKEN:
        hopes -= EVENT_OWED
    elif g.step == "actions" and not player.passed:
        hopes += STILL_TO_PASS * DUCAT * ducats_for_passing(g)
    for mission in held(g, seat):
        if holds(g, seat, g.box.missions[mission].condition):
            hopes += MISSION * g.box.missions[mission].prestige
    if g.active == seat:
        hopes -= FREE_ACT * len(g.turn.used) + LINGERING * g.turn.acted
    return hopes


def worth(g: Europe, seat: Seat) -> float:
    """Prestige now and if the game ended, and what it can be made of."""
    if g.step == OVER:
        return float(g.players[seat].prestige)
    return (
        standing(g, seat)
        + means(g, seat)
        + income(g, seat) * rounds_left(g)
        + prospects(g, seat)
        - troubles(g, seat)
    )


def judgement(g: Europe, seat: Seat) -> float:
    """One's own worth against the standing of the best of the others."""
    others = [standing(g, other) for other in range(len(g.players)) if other != seat]
    return worth(g, seat) - RIVAL * max(others)
