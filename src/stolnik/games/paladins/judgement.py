"""What a position is worth to a player, for bots: points scored, and points in sight.

Everything is weighed in Victory Points.  A player has what would be scored now; the promise of
tracks, Orders and Attributes that are on their way; what the Workers at hand could still do in
this Round; and what Workshops, Townsfolk and resources will save later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat
from stolnik.games.paladins.components import (
    CRIMINAL,
    FAITH,
    INFLUENCE,
    LABOURER,
    RIGHT_ACTIONS,
    STRENGTH,
    WORKERS,
    Box,
    Outsider,
    Paladin,
    Reward,
)
from stolnik.games.paladins.scoring import score
from stolnik.games.paladins.state import (
    CHOOSE_PALADINS,
    EMPTY,
    OVER,
    STARTING_RECRUITS,
    TAVERN_DRAFT,
    WORKSHOP,
    Paladins,
    Player,
    holder,
    seats,
)

COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = range(6)
RAISES: Final = (INFLUENCE, STRENGTH, FAITH, FAITH, INFLUENCE, STRENGTH)
"""By right-side action: the Attribute that it raises."""
NEEDS: Final = (FAITH, INFLUENCE, STRENGTH, INFLUENCE, STRENGTH, FAITH)
"""By right-side action: the Attribute that it requires."""

# -- the weights, in Victory Points -----------------------------------------------------------

WORKER: Final = 0.75
"""A Worker for whom there is no plan: it can still Hunt, Trade or be kept."""
COLOURED: Final = 0.15
"""How much more a Worker of a colour is worth than a Labourer."""
WILD: Final = 0.5
"""How much more a Criminal is worth."""
INCOME: Final = 6
"""New Workers in a Round."""
PLANNED: Final = 0.75
"""What an action that can be taken in this Round counts for, next to one that was taken."""
KEPT: Final = 0.7
"""The same for Workers that are kept for the next Round."""
BONUS: Final = (1.0, 1.0, 1.0, 1.0, 1.6, 2.0)
"""By right-side action: what its card or space is worth besides the Attribute."""
SMOOTH: Final = (0.0, 0.6, 1.3, 2.1, 3.1, 4.3, 6.0, 7.5, 9.2, 11.0, 13.2, 16.0, 20.0)
"""By value of an Attribute: its points when there is time to raise it further."""
GATE: Final = 0.12
"""A point of an Attribute for each later use of an action that requires it."""
ORDER: Final = 0.9
"""How much of an Order's points is in sight when it is all but fulfilled."""
TRACK: Final = 0.8
"""The same for the points of a track."""
SILVER: Final = 0.45
PROVISIONS: Final = 0.5
PLENTY: Final = 5
"""From here on a resource counts less ..."""
SURPLUS: Final = 0.3
"""... namely so much."""
SAVED: Final = 0.9
"""A Worker that a Workshop saves."""
DEBT: Final = 1.0
"""Hope that an unpaid Debt is paid before the end."""
SUSPICION: Final = 0.3
ACCUSED: Final = 2.5
"""The danger for whoever has the most Suspicions, when the Tax supply is all but empty."""


class Step(NamedTuple):
    """An action that could be taken now: what it is worth and what it takes."""

    worth: float
    size: int
    coloured: tuple[tuple[int, int], ...]
    silver: int
    provisions: int


def judgement(g: Paladins, seat: Seat) -> float:
    """Victory Points now, and what lies on the table promises for the rest of the game."""
    if g.step == OVER:
        return float(score(g, seat).total)
    p = g.players[seat]
    box = g.box
    pieces = g.pieces
    taken = (
        pieces.count(2 * seat),
        len(p.walls),
        pieces.count(2 * seat + 1),
        len(p.jars),
        len(p.attacked),
        len(p.converted),
    )
    to_come = _rounds_to_come(g, p)
    ahead = to_come / box.figures.rounds
    uses = _uses(g, p, taken, to_come)
    promise = [0.0] * 6
    """By action: what one more is worth."""
    value = _tracks(g, taken, uses, promise)
    value += _attributes(box, p, uses, to_come, promise)
    value += _converted(g, seat, p, taken, uses)
    value += _possessions(g, seat, p, to_come, ahead)
    value += _workshops_and_team(g, p, uses)
    return value + _workers(g, p, taken, promise, to_come)


def _rounds_to_come(g: Paladins, p: Player) -> int:
    """Rounds whose Workers have not come yet."""
    rounds = g.box.figures.rounds - g.round
    if g.step == CHOOSE_PALADINS or (g.step == TAVERN_DRAFT and p.tavern is None):
        rounds += 1
    return rounds


def _uses(g: Paladins, p: Player, taken: Sequence[int], to_come: int) -> list[float]:
    """By right-side action: how often it will probably still be taken."""
    box = g.box
    budget = (sum(p.pool) if not p.passed or to_come else 0) + INCOME * to_come
    wanted = [1.0] * 6
    for slot, order in zip(box.order_slots, g.orders[: box.revealed_orders[g.round]]):
        known = box.orders[order]
        action = RIGHT_ACTIONS.index(known.action)
        if taken[action] < known.required:
            wanted[action] += slot.vp / 2
    share = budget / 3.2 / sum(wanted)
    return [
        min(share * want, 7 - count) if count < 7 else 0.0 for want, count in zip(wanted, taken)
    ]


def _tracks(
    g: Paladins, taken: Sequence[int], uses: Sequence[float], promise: list[float]
) -> float:
    """Tracks of the player board and Orders: points made, and points in sight."""
    box = g.box
    value = 0.0
    for action, name in enumerate(RIGHT_ACTIONS):
        scale = box.track_vp.get(name)
        if scale is not None:
            count = taken[action]
            here = _in_sight(scale, count)
            value += here
            if count < 7:
                promise[action] += _in_sight(scale, count + 1) - here
    for slot, order in zip(box.order_slots, g.orders[: box.revealed_orders[g.round]]):
        known = box.orders[order]
        action = RIGHT_ACTIONS.index(known.action)
        count = taken[action]
        missing = known.required - count
        if missing <= 0:
            value += slot.vp
            continue
        chance = min(1.0, uses[action] / missing)
        here = ORDER * slot.vp * (count / known.required) * chance
        nxt = (
            slot.vp
            if missing == 1
            else ORDER * slot.vp * ((count + 1) / known.required) * min(1.0, uses[action] / (missing - 1))
        )
        value += here
        promise[action] += nxt - here
    return value


def _in_sight(scale: Sequence[int], count: int) -> float:
    """Points of a track: those reached, and on the way to the first a share of it."""
    if scale[count] or count >= len(scale):
        return float(scale[count])
    first = next(n for n, vp in enumerate(scale) if vp)
    return TRACK * scale[first] * (count / first) ** 2


def _attributes(
    box: Box, p: Player, uses: Sequence[float], to_come: int, promise: list[float]
) -> float:
    """Points of the Attribute tracks, smoothed while there is time, and the gates they open."""
    time = min(1.0, (to_come + 0.5) / 3)
    scale = [
        vp + time * (smooth - vp) for vp, smooth in zip(box.attribute_vp, SMOOTH)
    ]
    slope = [0.0, 0.0, 0.0]
    value = 0.0
    for attribute, marker in enumerate(p.attributes):
        value += scale[marker]
        gate = GATE * sum(uses[a] for a in range(6) if NEEDS[a] == attribute)
        value += gate * marker
        slope[attribute] = gate + (scale[marker + 1] - scale[marker] if marker < 12 else 0.0)
    for action in range(6):
        promise[action] += slope[RAISES[action]] + BONUS[action]
    return value


def _converted(
    g: Paladins, seat: Seat, p: Player, taken: Sequence[int], uses: Sequence[float]
) -> float:
    """Converted Outsiders: what they score now, and half of what may still come."""
    value = 0.0
    for card in p.converted:
        value += outsider_worth(g, p, g.box.outsiders[card], taken, uses)
    return value


def outsider_worth(
    g: Paladins, p: Player, card: Outsider, taken: Sequence[int], uses: Sequence[float]
) -> float:
    printed = card.end_score
    match printed.rule:
        case "per_actions":
            if printed.action == "develop":
                count = float(p.spaces.count(WORKSHOP))
            elif printed.action == "recruit":
                count = float(len(p.team))
            else:
                a = RIGHT_ACTIONS.index(str(printed.action))
                count = taken[a] + 0.8 * uses[a]
        case "per_attribute":
            count = p.attributes[printed.attribute] + 0.5
        case "per_attacked_type":
            count = float(sum(g.box.outsiders[c].type == printed.type for c in p.attacked)) + 0.25 * uses[ATTACK]
        case "base_plus_per_order":
            count = 1.0
        case "base_plus_per_converted_mercenary":
            count = float(sum(g.box.outsiders[c].kind == card.kind for c in p.converted))
        case "per_paid_debt":
            count = float(p.paid)
        case "per_suspicion":
            count = float(len(p.suspicions))
        case _:
            count = float(p.unpaid)
    return printed.base + printed.vp * count / printed.per


def _possessions(g: Paladins, seat: Seat, p: Player, to_come: int, ahead: float) -> float:
    """Walls, resources, Debts and the danger of Suspicions."""
    box = g.box
    value = 0.0
    for wall in p.walls:
        value += box.walls[wall].end_vp
    early = min(1.0, (to_come + 1) / 3)
    silver, provisions = p.silver, p.provisions
    third = 1 / 3
    rate_s = third + early * (SILVER - third)
    rate_p = third + early * (PROVISIONS - third)
    value += rate_s * min(silver, PLENTY) + SURPLUS * max(0, silver - PLENTY)
    value += rate_p * min(provisions, PLENTY) + SURPLUS * max(0, provisions - PLENTY)
    debt = box.debt
    value += p.paid * debt.paid_vp + p.unpaid * (debt.unpaid_vp + DEBT * ahead)
    own = len(p.suspicions)
    if own:
        soon = 1 - g.tax / box.tax_supply[len(g.players)]
        value -= SUSPICION * own * (0.3 + ahead)
        if own >= max(len(holder(g, s).suspicions) for s in seats(g)):
            value -= ACCUSED * (0.3 + 0.7 * soon) * min(1.0, 0.3 + 2 * ahead)
    return value


def _workshops_and_team(g: Paladins, p: Player, uses: Sequence[float]) -> float:
    """Workers that Workshops save, and what Townsfolk will bring."""
    box = g.box
    value = 0.0
    spaces = p.spaces
    for action, name in enumerate(RIGHT_ACTIONS):
        start = box.actions[name].start
        covered = (spaces[start] == WORKSHOP) + (spaces[start + 1] == WORKSHOP)
        value += covered * SAVED * uses[action]
    value += box.track_vp["develop"][spaces.count(WORKSHOP)]
    for card in p.team:
        ability = box.townsfolk[card].ability
        if ability.trigger == "after_action":
            name = str(ability.action)
            times = uses[RIGHT_ACTIONS.index(name)] if name in RIGHT_ACTIONS else sum(uses) / 8
        else:
            times = sum(uses) / 10
        value += 0.7 * times
    return value


# -- the Workers at hand -----------------------------------------------------------------------


def _workers(
    g: Paladins, p: Player, taken: Sequence[int], promise: Sequence[float], to_come: int
) -> float:
    """The best that the Workers of the pool can do, roughly: action by action, the best first."""
    if p.passed and not to_come:
        return 0.0
    box = g.box
    pool = p.pool.copy()
    paladin: Paladin | None = None
    if p.paladin is not None and not p.passed:
        paladin = box.paladins[p.paladin]
        if not p.revealed:
            for kind in paladin.workers:
                pool[kind] += 1
    steps = _steps(g, p, paladin, taken, promise)
    steps.sort(key=lambda step: -step.worth / step.size)
    silver, provisions = p.silver, p.provisions
    value = 0.0
    left = sum(pool)
    for step in steps:
        if step.size > left or step.silver > silver or step.provisions > provisions:
            continue
        criminals = pool[CRIMINAL]
        short = 0
        for kind, count in step.coloured:
            if pool[kind] < count:
                short += count - pool[kind]
        if short > criminals:
            continue
        rest = step.size
        for kind, count in step.coloured:
            own = min(count, pool[kind])
            pool[kind] -= own
            rest -= count
        pool[CRIMINAL] -= short
        while rest:
            kind = LABOURER if pool[LABOURER] else max(range(1, 6), key=pool.__getitem__)
            pool[kind] -= 1
            rest -= 1
        left -= step.size
        silver -= step.silver
        provisions -= step.provisions
        value += step.worth
    share = KEPT if p.passed else PLANNED
    value *= share
    value += (WORKER if to_come else 0.3) * left
    for kind in range(1, 5):
        if pool[kind]:
            value += COLOURED
    return value + WILD * pool[CRIMINAL]


def _steps(
    g: Paladins,
    p: Player,
    paladin: Paladin | None,
    taken: Sequence[int],
    promise: Sequence[float],
) -> list[Step]:
    """The right-side actions that are open to this player, each with its worth."""
    box = g.box
    faith, strength, influence = p.attributes
    free: str | None = None
    if paladin is not None:
        faith += paladin.boost[FAITH]
        strength += paladin.boost[STRENGTH]
        influence += paladin.boost[INFLUENCE]
        if paladin.free_silver or paladin.free_provisions:
            free = paladin.action
    pieces, spaces = g.pieces, box.spaces
    lowest = 99
    for at in box.open_spaces[len(g.players)]:
        if pieces[at] == EMPTY:
            lowest = spaces[at].region
            break
    steps: list[Step] = []
    for action, name in enumerate(RIGHT_ACTIONS):
        part = box.actions[name]
        standing = p.spaces
        if standing[part.key] >= 0:
            continue
        count = taken[action]
        silver = provisions = 0
        if action == ATTACK:
            slot = next((i for i, card in enumerate(g.outsiders) if card is not None), None)
            if slot is None:
                continue
            missing = box.outsider_slots[slot].strength - strength
            silver = (missing + 1) // 2 if missing > 0 else 0
        elif count >= 7:
            continue
        elif action == COMMISSION:
            if lowest == 99 or box.regions[lowest].faith > faith:
                continue
            provisions = box.monk_track[count].cost
        elif action == FORTIFY:
            if box.wall_slots[count].influence > influence or not g.wall_deck:
                continue
            provisions = box.wall_slots[count].cost
        elif action == GARRISON:
            if lowest == 99 or box.regions[lowest].strength > strength:
                continue
            provisions = box.outpost_track[count].cost
        elif action == ABSOLVE:
            if box.jar_track[count].influence > influence:
                continue
            silver = box.jar_track[count].cost
        else:
            slot = next((i for i, card in enumerate(g.outsiders) if card is not None), None)
            if slot is None or box.outsider_slots[slot].faith > faith:
                continue
            silver = box.convert_slots[count].cost
        if free == name:
            silver = provisions = 0
        start = part.start
        mode = (standing[start] == WORKSHOP) + 2 * (standing[start + 1] == WORKSHOP)
        placing = part.placings[mode]
        worth = promise[action] - SILVER * silver - PROVISIONS * provisions
        steps.append(Step(worth, len(placing.spaces), placing.coloured, silver, provisions))
    return steps
