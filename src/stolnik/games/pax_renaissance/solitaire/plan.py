"""What the opponent can do with its actions, and how it is done (O4, Table O9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from stolnik.engine.flow import NO, Flow, Move
from stolnik.rulebook import rule

from ..box.components import CardId, Op, Side
from ..chapters.ops import OPS, perform, refuse_icon
from ..chapters.tableau import cards_on, ops_of
from ..events import OpUsed
from ..play import ACTIONS, cost, halves, settle
from ..state import Pax
from .courses_of_action import Aim
from .decisions import Mind
from .seats import OPPONENT

BUY_AND_PLAY: Final = 2
"""Actions that it takes to buy a card and play it."""

PlannedOp: TypeAlias = tuple[tuple[str, str, int], Move]
"""The moves that choose an op of a card, and its target."""


@dataclass(frozen=True)
class Purchase:
    """Buy a card and play it, with or without its one-shot."""

    card: CardId
    launch: Move = NO


@dataclass(frozen=True)
class Activation:
    """Activate the ops of a side: one op if need be, and all of commerce."""

    side: str
    op: PlannedOp | None = None


@dataclass(frozen=True)
class Fair:
    side: Side


@dataclass(frozen=True)
class Sale:
    card: str


Plan: TypeAlias = Purchase | Activation | Fair | Sale


def mind_of(aim: Aim, plan: Plan) -> Mind:
    """What the opponent has in mind while it carries a plan out."""
    launch = plan.launch if isinstance(plan, Purchase) else NO
    return Mind(aim, launch)


@rule("PAX2S O4.1 O4.2 O9.1 O.1 O.2")
def carry_out(g: Pax, plan: Plan) -> Flow[None]:
    """Spend actions on a plan; a purchase and the play that follows are one step and take two."""
    match plan:
        case Purchase(card):
            g.turn.actions -= BUY_AND_PLAY
            yield from _take(g, "buy", card)
            yield from _take(g, "play", card)
        case Activation(side, op):
            g.turn.actions -= cost(g, OPPONENT, ("ops", side))
            yield from run_ops(g, side, op)
        case Fair(side):
            g.turn.actions -= cost(g, OPPONENT, ("fair", side))
            yield from _take(g, "fair", side)
        case Sale(card):
            g.turn.actions -= cost(g, OPPONENT, ("sell", card))
            yield from _take(g, "sell", card)
    yield from settle(g)


@rule("PAX2S O3.12 O4.9 O9.11 O9.14")
def run_ops(g: Pax, side: str, needed: PlannedOp | None) -> Flow[None]:
    """First every commerce op, then the op that the objective needs, and no other.

    If that one lets more cards trade, they do.
    """
    ACTIONS["ops"].take(g, OPPONENT, side)  # what it would ask is planned already
    if needed is not None:
        (_, card, index), target = needed
        yield from trade(g, side, but=card)
        op = ops_of(g, card)[index]
        g.turn.used.append(card)
        g.tell(OpUsed(OPPONENT, card, op.kind))
        flow = OPS[op.kind].resolve(g, OPPONENT, card, op, *target[1:])
        if flow is not None:
            yield from flow
        yield from settle(g)
    yield from trade(g, side)
    g.turn.running.clear()


def trade(g: Pax, side: str, but: str = "") -> Flow[None]:
    """All cards of a side use their commerce ops, except perhaps one."""
    while ready := next((each for each in commerce_ops(g, side) if each[0] != but), None):
        card, op = ready
        g.turn.used.append(card)
        yield from perform(g, OPPONENT, card, op)


def commerce_ops(g: Pax, side: str) -> Iterator[tuple[str, Op]]:
    """The commerce ops that an activation could use now, with their cards."""
    for half in halves(side):
        for card in cards_on(g, OPPONENT, half):
            if card not in g.turn.used:
                for op in ops_of(g, card):
                    if op.kind == "commerce" and refuse_icon(g, OPPONENT, card, op) is None:
                        yield card, op


def _take(g: Pax, verb: str, part: str) -> Flow[None]:
    """An action as the rules know it."""
    flow = ACTIONS[verb].take(g, OPPONENT, part)
    if flow is not None:
        yield from flow
