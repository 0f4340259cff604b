"""What a position is worth to a seat, for bots that look ahead.

Everything is counted in Prestige: what is scored, what the Final Scoring would add, and what
Power, Ducats, Ideas and ties are likely to bring in the Rounds that are left.
"""

from __future__ import annotations

from stolnik.engine.flow import Seat

from ..box.components import ALLIED, POWERS
from ..chapters.board.adjacency import in_set
from ..chapters.board.ownership import any_occupied, areas_of, towns
from ..chapters.board.supply import deployed, ships_on_slots
from ..chapters.board.unrest import unruly_places
from ..chapters.event_cards.event_action import events_owed
from ..chapters.government.ideas import total
from ..chapters.phases.actions import ducats_for_passing
from ..chapters.phases.final_scoring import ALLIANCE, STABILITY, ages, final_list
from ..chapters.phases.income import balance, skill
from ..chapters.phases.peace_and_rebels import MOST_FOR_OCCUPIED, occupied_tax
from ..chapters.phases.sequence import OVER, ROUND
from ..chapters.relations.colonies import colonists_due
from ..state import COLUMNS, EVENT_NOT_TAKEN, Europe, line_up, seats
from .campaigns import claims_in_reach, wars
from .goals import goals

POWER, SURPLUS_POWER, FULL_POOL = 0.45, 0.15, 7
DUCAT, SPARE_DUCAT, CORRUPTING_DUCAT = 0.16, 0.08, -0.1
NEEDED, SPARE = 20, 49
CARD, MOST_CARDS = 0.3, 5
CHARGE = 0.5
"""A cube on a Display Card."""
IDEA = 0.8
INTEREST = 0.15
CUBE, MANY_CUBES, MOST_CUBES = 0.5, 0.2, 10
COLONIST, MOST_COLONISTS, COLONY = 0.2, 8, 1.0
"""A Colonial Claim brings a Colonist each Round; a Town abroad is a step to the next Discovery."""
UNREST, REBEL = 0.6, 0.4
OCCUPIED, AGAIN_AND_AGAIN = 0.7, 2
"""A Tax Value that others hold costs Prestige in every Round; so many are looked ahead."""
MAN, MOST_MEN = 0.1, 10
UNIT, MANY_UNITS, MOST_UNITS = 0.3, 0.1, 8
SHIP = 0.3
LAST_ROUND = 0.4
"""What means are worth when there is no other Round to use them in."""
UNDER_WAY = 1.2
"""What an Action is likely to bring once it has begun and is paid for."""
STILL_TO_PASS = 0.8
EVENT_OWED = 1.2
"""The Event must be taken anyway, so its troubles are no reason to put it off for ever."""
FREE_ACT, LINGERING = 0.06, 0.05
"""What it costs to go on with a Turn when that changes nothing else."""
FAR_AHEAD = 4
"""Rounds beyond these are too far away to count."""
RIVAL = 0.5
GONE = -1000.0


def rounds_left(g: Europe) -> int:
    """How often income is still to come that can be used, as far as one looks ahead."""
    scenario = line_up(g)
    later = sum(age > g.age for age in ages(g)) * scenario.rounds + scenario.rounds - g.round
    due = g.step in BEFORE_INCOME
    return max(0, min(FAR_AHEAD, later - 1 + due))


TURNS = frozenset(("actions", "last_actions", "last_events"))
BEFORE_INCOME = frozenset(ROUND[: ROUND.index("4B")])
BEFORE_PENALTIES = frozenset(ROUND[: ROUND.index("3E") + 1])


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
    """What a Round brings: Ducats, Power of all kinds, and Colonists."""
    cubes = sum(
        skill(g, seat, kind) + total(g, seat, "round_power", name)
        for kind, name in enumerate(POWERS)
    )
    ducats = DUCAT * balance(g, seat).net
    settlers = COLONIST * colonists_due(g, seat)
    return ducats + settlers + POWER * (cubes + total(g, seat, "round_power", "any"))


def means(g: Europe, seat: Seat) -> float:
    """What Prestige can be made of."""
    player = g.players[seat]
    cubes = sum(g.influence[seat::COLUMNS])
    units = sum(deployed(player, category) for category in range(ALLIED))
    # What they eat is counted with the income; most are worth it.
    kept = DUCAT * rounds_left(g)
    return (
        sum(of_power(n) for n in player.power)
        + of_ducats(player.ducats)
        + CARD * min(len(player.hand), MOST_CARDS)
        + CHARGE * sum(shown.cubes for shown in player.display)
        + IDEA * len(player.ideas)
        + CUBE * min(cubes, MOST_CUBES)
        + MANY_CUBES * max(0, cubes - MOST_CUBES)
        + MAN * min(player.available, MOST_MEN)
        + (UNIT + kept) * min(units, MOST_UNITS)
        + MANY_UNITS * max(0, units - MOST_UNITS)
        + (SHIP + kept / 2) * ships_on_slots(g, seat)
        + COLONIST * min(player.colonists, MOST_COLONISTS)
        + COLONY * sum(place >= g.box.main_places for place in towns(g, seat))
    )


def troubles(g: Europe, seat: Seat) -> float:
    """Unrest, Rebels in the Realm, Towns that others hold, and Loans that bear Interest."""
    rebels = sum(g.rebels[area] for area in in_set(areas_of(g, seat))) if any(g.rebels) else 0
    loans = INTEREST * g.players[seat].interest * rounds_left(g)
    lost = min(occupied_tax(g, seat), MOST_FOR_OCCUPIED) if any_occupied(g) else 0
    held = OCCUPIED * lost * min(AGAIN_AND_AGAIN, penalties_left(g))
    return UNREST * len(unruly_places(g, seat)) + REBEL * rebels + held + loans


def penalties_left(g: Europe) -> int:
    """In how many Rounds of this Age Towns that others hold are still to cost Prestige."""
    return line_up(g).rounds - g.round + (g.step in BEFORE_PENALTIES)


def prospects(g: Europe, seat: Seat) -> float:
    """What is under way, what Passing would still bring, and what goals and Wars promise."""
    player = g.players[seat]
    hopes = goals(g, seat) + wars(g, seat) + claims_in_reach(g, seat)
    if g.agenda and g.step in TURNS and getattr(g.agenda[0], "seat", None) == seat:
        hopes += UNDER_WAY
    if player.status == EVENT_NOT_TAKEN:
        hopes -= EVENT_OWED * events_owed(g, seat)
    elif g.step == "actions" and not player.passed:
        hopes += STILL_TO_PASS * DUCAT * ducats_for_passing(g)
    if g.active == seat:
        hopes -= FREE_ACT * len(g.turn.used) + LINGERING * g.turn.acted
    return hopes


def worth(g: Europe, seat: Seat) -> float:
    """Prestige now and if the game ended, and what it can be made of."""
    if g.step == OVER:
        return float(g.players[seat].prestige)
    left = rounds_left(g)
    return (
        standing(g, seat)
        + means(g, seat) * (1.0 if left else LAST_ROUND)
        + income(g, seat) * left
        + prospects(g, seat)
        - troubles(g, seat)
    )


def lead(g: Europe, seat: Seat) -> int:
    """What a rival has to show, but for the land."""
    player = g.players[seat]
    ties = ALLIANCE * len(player.allies) + len(player.marriages)
    return player.prestige + STABILITY * player.stability - player.interest + ties


def judgement(g: Europe, seat: Seat) -> float:
    """One's own worth against what the best of the others has; nobody likes to leave."""
    if g.players[seat].left:
        return GONE
    others = [lead(g, other) for other in seats(g) if other != seat]
    return worth(g, seat) - RIVAL * max(others)


def judgements(g: Europe) -> list[float]:
    """The same for every seat."""
    leads = {seat: lead(g, seat) for seat in seats(g)}
    return [
        GONE
        if player.left
        else worth(g, seat) - RIVAL * max(n for other, n in leads.items() if other != seat)
        for seat, player in enumerate(g.players)
    ]
