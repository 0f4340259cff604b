"""What a position is worth to a player, for bots: points scored, and points in sight.

Everything is weighed in Victory Points.  A player has what would be scored now; the promise of
Orders, tracks and Attributes that are on their way; what the Workers at hand could still do in
this Round; and what Workshops, Townsfolk and resources will save in the Rounds to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from stolnik.engine.flow import Seat

from ..box.components import (
    CRIMINAL,
    FAITH,
    INFLUENCE,
    LABOURER,
    RIGHT_ACTIONS,
    STRENGTH,
    Box,
    EndScore,
    Order,
    Outsider,
    OutsiderId,
    Paladin,
    Reward,
    TownsfolkId,
)
from ..chapters.right_actions.attack import STRENGTH_PER_SILVER
from ..chapters.scoring import score
from ..state import (
    CHOOSE_PALADINS,
    EMPTY,
    OVER,
    TAVERN_DRAFT,
    WORKSHOP,
    Paladins,
    Player,
    holder,
    monk,
    outpost,
    seats,
)

COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = range(len(RIGHT_ACTIONS))

# -- the weights, in Victory Points -----------------------------------------------------------

WORKER: Final = 0.6
"""A Worker for whom there is no better use than to Hunt, to Trade or to be kept."""
LAST_WORKER: Final = 0.3
"""The same in the last Round."""
COLOURED: Final = 0.15
"""How much more a first Worker of a colour is worth than a Labourer."""
WILD: Final = 0.5
"""How much more a Criminal is worth."""
INCOME: Final = 6
"""New Workers in a Round."""
SPENT: Final = 3.2
"""Workers that go into one right-side action, those that gather its price included."""
PLANNED: Final = 0.95
"""What an action that can be taken in this Round counts for, next to one that was taken."""
KEPT: Final = 0.5
"""The same when the Workers for it are kept for the next Round."""

SMOOTH: Final = (0.0, 0.6, 1.3, 2.1, 3.1, 4.3, 6.0, 7.5, 9.2, 11.0, 13.2, 16.0, 20.0)
"""By value of an Attribute: its points when there is time to raise it further."""
GATE: Final = 0.4
"""What an Attribute opens, for each later use of an action that requires it ..."""
OPENED: Final = (0.0, 1.0, 1.9, 2.7, 3.4, 4.0, 4.5, 4.9, 5.2, 5.4, 5.5, 5.5, 5.5)
"""... by its value: the first points open most."""
IN_REACH: Final = (0.0, 0.1, 0.4, 0.65, 0.8, 0.9)
"""The chance to fulfil an Order, by Rounds to come beyond the actions that it lacks, from -2."""
LENT: Final = 3
"""Influence that a Paladin lends in a Round in which it is wanted."""
TRACK: Final = 0.8
"""The share of the first points of a track that is in sight when they are all but made."""
SPACE: Final = 1.0
"""What a space of the main board, a Wall or a Jar space gives besides the Attribute."""

SILVER: Final = 0.45
PROVISIONS: Final = 0.5
PLENTY: Final = 5
"""From here on a resource counts less ..."""
SURPLUS: Final = 0.3
"""... namely so much."""
SAVED: Final = 1.4
"""A Worker that a Workshop will save."""
HELPED: Final = 0.6
"""The share of what a Townsfolk promises that it will bring."""
DEBT_PAID: Final = 3.5
"""What it is worth to pay a Debt ..."""
HOPE: Final = 1.0
"""... and how much of that is hoped for while the whole game lies ahead."""
SUSPICION: Final = 0.5
ACCUSED: Final = 4.0
"""The danger for whoever has the most Suspicions, when the Tax supply is all but empty."""

REWARD: Final[Mapping[str, float]] = {
    "worker": 0.9,
    "silver": SILVER,
    "tax": SILVER,
    "provisions": PROVISIONS,
    "attribute": 1.3,
    "remove_suspicion": 0.5,
    "pay_debt": 1.0,
    "destroy_debt": 1.0,
    "gain_debt": -3.0,
    "free_recruit": 1.2,
    "free_develop": 2.5,
    "pray": 0.8,
    "choice": 1.0,
}
"""What a reward is worth to a player of whom nothing more is known."""


# -- what follows from the box -----------------------------------------------------------------


class Helper(NamedTuple):
    """A Townsfolk: the right-side action that it works after, if any, and what it brings."""

    action: int | None
    worth: float


class Wanted(NamedTuple):
    """An Order: the action, how often it wants it, and the Influence that the last one requires."""

    action: int
    required: int
    influence: int


class Tables(NamedTuple):
    """What is looked up again and again, by number of the right-side action or by card."""

    box: Box
    starts: tuple[int, ...]
    keys: tuple[int, ...]
    raises: tuple[int, ...]
    needs: tuple[int, ...]
    limits: tuple[int, ...]
    in_sight: tuple[tuple[float, ...], ...]
    """Points of the track by how often the action was taken, those on their way included."""
    orders: Mapping[str, Wanted]
    attack: Mapping[OutsiderId, float]
    """What an attacked Outsider gives besides a first point of Influence."""
    helpers: Mapping[TownsfolkId, Helper]
    paying_jars: frozenset[str]


_known: dict[int, Tables] = {}


def tables(box: Box) -> Tables:
    """The tables of a box, made once."""
    known = _known.get(id(box))
    if known is None or known.box is not box:
        known = _known[id(box)] = _tables(box)
    return known


def _tables(box: Box) -> Tables:
    actions = [box.actions[name] for name in RIGHT_ACTIONS]
    return Tables(
        box=box,
        starts=tuple(action.start for action in actions),
        keys=tuple(action.key for action in actions),
        raises=tuple(action.rewards or FAITH for action in actions),
        needs=tuple(action.requires or FAITH for action in actions),
        limits=tuple(99 if action.limit is None else action.limit for action in actions),
        in_sight=tuple(_in_sight(box.track_vp.get(name)) for name in RIGHT_ACTIONS),
        orders={
            order.id: Wanted(
                RIGHT_ACTIONS.index(order.action), order.required, _influence(box, order)
            )
            for order in box.orders.values()
        },
        attack={
            card.id: worth(card.attack_reward) - REWARD["attribute"]
            for card in box.outsiders.values()
        },
        helpers={
            card.id: Helper(
                RIGHT_ACTIONS.index(card.ability.action)
                if card.ability.action in RIGHT_ACTIONS
                else None,
                worth(card.ability.reward),
            )
            for card in box.townsfolk.values()
        },
        paying_jars=frozenset(
            jar.id
            for jar in box.jar_spaces.values()
            if any(reward.kind == "pay_debt" for reward in jar.reward)
        ),
    )


def _influence(box: Box, order: Order) -> int:
    """The Influence that the last of an Order's actions requires."""
    if order.action == "fortify":
        return box.wall_slots[order.required - 1].influence
    if order.action == "absolve":
        return box.jar_track[order.required - 1].influence
    return 0


def worth(rewards: Iterable[Reward]) -> float:
    return sum(REWARD[reward.kind] * reward.n for reward in rewards)


def _in_sight(scale: Sequence[int] | None) -> tuple[float, ...]:
    """The points of a track; before the first of them a growing share of those."""
    if scale is None:
        return (0.0,) * 100
    first = next((count for count, vp in enumerate(scale) if vp), len(scale))
    return tuple(
        float(vp) if count >= first else TRACK * scale[first] * (count / first) ** 2
        for count, vp in enumerate(scale)
    )


# -- the judgement -----------------------------------------------------------------------------


def judgement(g: Paladins, seat: Seat) -> float:
    """Victory Points now, and what the table promises for the rest of the game."""
    if g.step == OVER:
        return float(score(g, seat).total)
    known = tables(g.box)
    p = g.players[seat]
    pieces = g.pieces
    taken = (
        pieces.count(monk(seat)),
        len(p.walls),
        pieces.count(outpost(seat)),
        len(p.jars),
        len(p.attacked),
        len(p.converted),
    )
    to_come = _rounds_to_come(g, p)
    uses = _uses(g, p, known, taken, to_come)
    promise = [0.0] * len(taken)  # by action: what taking it once more is worth
    value = _tracks_and_orders(g, p, known, taken, to_come, promise)
    value += _attributes(p, known, uses, to_come, promise)
    for card in p.converted:
        value += _scores(g, p, g.box.outsiders[card], taken, uses)
    value += _possessions(g, p, to_come)
    value += _helpers(p, known, uses, to_come)
    return value + _workers(g, p, known, taken, uses, promise, to_come)


def _rounds_to_come(g: Paladins, p: Player) -> int:
    """The Rounds whose Workers have not come yet."""
    return g.box.figures.rounds - g.round + _waits(g, p)


def _waits(g: Paladins, p: Player) -> bool:
    """Whether a Round has begun and its Workers have still to come."""
    return g.step == CHOOSE_PALADINS or (g.step == TAVERN_DRAFT and p.tavern is None)


def _uses(g: Paladins, p: Player, known: Tables, taken: Sequence[int], to_come: int) -> list[float]:
    """How often each right-side action will probably still be taken: above all for Orders.

    Hardly ever more than once in a Round, for its Workers stay where they are.
    """
    workers = INCOME * to_come
    if to_come or not p.passed:
        workers += sum(p.pool)
    wanted = [1.0] * len(taken)
    box = g.box
    for place in range(box.revealed_orders[g.round]):
        action, required, _ = known.orders[g.orders[place]]
        if taken[action] < required:
            wanted[action] += box.order_slots[place].vp / 2
    share = workers / SPENT / sum(wanted)
    return [
        min(share * want, limit - count, to_come + 1.0)
        for want, limit, count in zip(wanted, known.limits, taken)
    ]


def _tracks_and_orders(
    g: Paladins,
    p: Player,
    known: Tables,
    taken: Sequence[int],
    to_come: int,
    promise: list[float],
) -> float:
    """Points of tracks and Orders, made and in sight."""
    value = 0.0
    for action, count in enumerate(taken):
        scale = known.in_sight[action]
        value += scale[count]
        promise[action] += scale[count + 1] - scale[count] if count < known.limits[action] else 0.0
    box = g.box
    for place in range(box.revealed_orders[g.round]):
        vp = box.order_slots[place].vp
        action, required, influence = known.orders[g.orders[place]]
        missing = required - taken[action]
        if missing <= 0:
            value += vp
            continue
        short = influence - LENT - p.attributes[INFLUENCE]
        here = vp * _within_reach(to_come, missing, short)
        value += here
        after = vp if missing == 1 else vp * _within_reach(to_come, missing - 1, short)
        promise[action] += after - here
    return value


def _within_reach(to_come: int, missing: int, short: int) -> float:
    """The chance to fulfil an Order: an action takes a Round, and a point of Influence too."""
    return IN_REACH[max(0, min(to_come - max(missing, short) + 2, len(IN_REACH) - 1))]


def _attributes(
    p: Player, known: Tables, uses: Sequence[float], to_come: int, promise: list[float]
) -> float:
    """Points of the Attribute tracks, smoothed while there is time, and the gates they open."""
    time = min(1.0, (to_come + 0.5) / 3)
    scale = known.box.attribute_vp
    gates = [0.0, 0.0, 0.0]
    for needed, often in zip(known.needs, uses):
        gates[needed] += GATE * often
    rise = []
    value = 0.0
    for marker, gate in zip(p.attributes, gates):
        here = scale[marker] + time * (SMOOTH[marker] - scale[marker])
        value += here + gate * OPENED[marker]
        after = min(marker + 1, len(scale) - 1)
        risen = scale[after] + time * (SMOOTH[after] - scale[after])
        rise.append(risen - here + gate * (OPENED[after] - OPENED[marker]))
    for action, raised in enumerate(known.raises):
        promise[action] += rise[raised]
    return value


def _scores(
    g: Paladins, p: Player, card: Outsider, taken: Sequence[int], uses: Sequence[float]
) -> float:
    """What a converted Outsider will score at the end, as far as one can tell."""
    printed = card.end_score
    return printed.base + printed.vp * _counted(g, p, card, printed, taken, uses) / printed.per


def _counted(
    g: Paladins,
    p: Player,
    card: Outsider,
    printed: EndScore,
    taken: Sequence[int],
    uses: Sequence[float],
) -> float:
    match printed.rule:
        case "per_actions" if printed.action == "develop":
            return p.spaces.count(WORKSHOP)
        case "per_actions" if printed.action == "recruit":
            return len(p.team)
        case "per_actions":
            action = RIGHT_ACTIONS.index(str(printed.action))
            return taken[action] + 0.8 * uses[action]
        case "per_attribute":
            return p.attributes[printed.attribute] + 0.5
        case "per_attacked_type":
            outsiders = g.box.outsiders
            beaten = sum(outsiders[other].type == printed.type for other in p.attacked)
            return beaten + 0.25 * uses[ATTACK]
        case "base_plus_per_order":
            return 1.0
        case "base_plus_per_converted_mercenary":
            outsiders = g.box.outsiders
            return sum(outsiders[other].kind == card.kind for other in p.converted)
        case "per_paid_debt":
            return p.paid
        case "per_suspicion":
            return len(p.suspicions)
    return p.unpaid


def _possessions(g: Paladins, p: Player, to_come: int) -> float:
    """Walls, resources and Debts, and the danger that Suspicions bring."""
    box = g.box
    figures = box.figures
    value = 0.0
    for wall in p.walls:
        value += box.walls[wall].end_vp
    late = figures.resource_set_vp / figures.resource_set
    early = min(1.0, (to_come + 1) / 3)
    for amount, rate in ((p.silver, SILVER), (p.provisions, PROVISIONS)):
        value += (late + early * (rate - late)) * min(amount, PLENTY)
        if amount > PLENTY:
            value += SURPLUS * (amount - PLENTY)
    ahead = to_come / figures.rounds
    value += p.paid * box.debt.paid_vp + p.unpaid * (box.debt.unpaid_vp + HOPE * ahead)
    own = len(p.suspicions)
    if own:
        value -= SUSPICION * own * (0.3 + ahead)
        if own >= max(len(holder(g, seat).suspicions) for seat in seats(g)):
            soon = 1 - g.tax / box.tax_supply[len(g.players)]
            value -= ACCUSED * (0.3 + 0.7 * soon) * min(1.0, 0.3 + 2 * ahead)
    return value


def _helpers(p: Player, known: Tables, uses: Sequence[float], to_come: int) -> float:
    """Workers that Workshops will save, and what Townsfolk of the team will bring."""
    spaces = p.spaces
    value = 0.0
    for start, often in zip(known.starts, uses):
        covered = (spaces[start] == WORKSHOP) + (spaces[start + 1] == WORKSHOP)
        value += SAVED * covered * often
    value += known.box.track_vp["develop"][spaces.count(WORKSHOP)]
    for card in p.team:
        action, brings = known.helpers[card]
        value += HELPED * brings * (0.3 * to_come if action is None else uses[action])
    return value


# -- the Workers at hand -----------------------------------------------------------------------


class Step(NamedTuple):
    """A right-side action that is open now: its worth by Worker, and what it takes."""

    by_worker: float
    worth: float
    size: int
    coloured: tuple[tuple[int, int], ...]
    silver: int
    provisions: int


def _workers(
    g: Paladins,
    p: Player,
    known: Tables,
    taken: Sequence[int],
    uses: Sequence[float],
    promise: Sequence[float],
    to_come: int,
) -> float:
    """Roughly the best that the Workers of the pool can do: step by step, the best first."""
    if p.passed and not to_come:
        return 0.0
    pool = p.pool.copy()
    paladin = None if p.paladin is None or p.passed else g.box.paladins[p.paladin]
    if paladin is not None and not p.revealed:
        for kind in paladin.workers:
            pool[kind] += 1
    left = sum(pool)
    if not left:
        return 0.0
    silver, provisions = p.silver, p.provisions
    value = 0.0
    steps = _steps(g, p, known, paladin, taken, uses, promise)
    steps.sort(reverse=True)
    for step in steps:
        if step.size > left or step.silver > silver or step.provisions > provisions:
            continue
        if not _fill(pool, step):
            continue
        left -= step.size
        silver -= step.silver
        provisions -= step.provisions
        value += step.worth
    value *= KEPT if p.passed or _waits(g, p) else PLANNED
    value += (WORKER if to_come else LAST_WORKER) * left + WILD * pool[CRIMINAL]
    for kind in range(LABOURER + 1, CRIMINAL):
        if pool[kind]:
            value += COLOURED
    return value


def _fill(pool: list[int], step: Step) -> bool:
    """Take the Workers for a step out of the pool, if they are there."""
    open_to_all = step.size
    criminals = 0
    for kind, count in step.coloured:
        open_to_all -= count
        if pool[kind] < count:
            criminals += count - pool[kind]
    if criminals > pool[CRIMINAL]:
        return False
    for kind, count in step.coloured:
        pool[kind] = max(0, pool[kind] - count)
    pool[CRIMINAL] -= criminals
    while open_to_all:
        kind = LABOURER if pool[LABOURER] else pool.index(max(pool))
        pool[kind] -= 1
        open_to_all -= 1
    return True


def _steps(
    g: Paladins,
    p: Player,
    known: Tables,
    paladin: Paladin | None,
    taken: Sequence[int],
    uses: Sequence[float],
    promise: Sequence[float],
) -> list[Step]:
    """The right-side actions that are open to this player, each with its worth."""
    box = g.box
    faith, strength, influence = p.attributes
    free = None
    if paladin is not None:
        faith += paladin.boost[FAITH]
        strength += paladin.boost[STRENGTH]
        influence += paladin.boost[INFLUENCE]
        if paladin.free_silver or paladin.free_provisions:
            free = paladin.action
    spaces = p.spaces
    steps = []
    region = _nearest_region(g)
    for action, count in enumerate(taken):
        if spaces[known.keys[action]] >= 0 or count >= known.limits[action]:
            continue
        silver = provisions = 0
        brings = SPACE
        if action == COMMISSION:
            if region is None or box.regions[region].faith > faith:
                continue
            provisions = box.monk_track[count].cost
        elif action == GARRISON:
            if region is None or box.regions[region].strength > strength:
                continue
            provisions = box.outpost_track[count].cost
        elif action == FORTIFY:
            if box.wall_slots[count].influence > influence:
                continue
            provisions = box.wall_slots[count].cost
        elif action == ABSOLVE:
            if box.jar_track[count].influence > influence:
                continue
            silver = box.jar_track[count].cost
            if p.suspicions:
                brings += SUSPICION
            if p.unpaid and not known.paying_jars.issubset(p.jars):
                brings += DEBT_PAID - SPACE
        elif action == ATTACK:
            found = _best_attack(g, known, strength, p.silver)
            if found is None:
                continue
            brings, silver = found
        else:
            best = _best_convert(g, p, faith, taken, uses)
            if best is None:
                continue
            brings = best
            silver = box.convert_slots[count].cost
        name = RIGHT_ACTIONS[action]
        if name == free:
            silver = provisions = 0
        start = known.starts[action]
        mode = (spaces[start] == WORKSHOP) + 2 * (spaces[start + 1] == WORKSHOP)
        placing = box.actions[name].placings[mode]
        size = len(placing.spaces)
        value = promise[action] + brings - SILVER * silver - PROVISIONS * provisions
        steps.append(Step(value / size, value, size, placing.coloured, silver, provisions))
    return steps


def _nearest_region(g: Paladins) -> int | None:
    """The leftmost region with an empty space."""
    for at in g.box.open_spaces[len(g.players)]:
        if g.pieces[at] == EMPTY:
            return g.box.spaces[at].region
    return None


def _best_attack(g: Paladins, known: Tables, strength: int, purse: int) -> tuple[float, int] | None:
    """The Outsider whose rewards are worth most beyond the hired arms, and their price."""
    best: tuple[float, int] | None = None
    for slot, card in zip(g.box.outsider_slots, g.outsiders):
        if card is None:
            continue
        missing = slot.strength - strength
        silver = -(-missing // STRENGTH_PER_SILVER) if missing > 0 else 0
        if silver > purse:
            break
        brings = known.attack[card]
        if best is None or brings - SILVER * silver > best[0] - SILVER * best[1]:
            best = brings, silver
    return best


def _best_convert(
    g: Paladins, p: Player, faith: int, taken: Sequence[int], uses: Sequence[float]
) -> float | None:
    """What the best of the Outsiders within reach would score."""
    best: float | None = None
    for slot, card in zip(g.box.outsider_slots, g.outsiders):
        if slot.faith > faith:
            break
        if card is not None:
            scored = _scores(g, p, g.box.outsiders[card], taken, uses)
            if best is None or scored > best:
                best = scored
    return best
