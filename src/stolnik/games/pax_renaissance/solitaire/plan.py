"""What the opponent can do with its actions, and how it is done (O4, Table O9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from stolnik.engine.flow import NO, Flow, Move
from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.components import CardId, Side
from stolnik.games.pax_renaissance.ops import run_ops
from stolnik.games.pax_renaissance.play import ACTIONS, cost, settle
from stolnik.games.pax_renaissance.solitaire.brain import Aim
from stolnik.games.pax_renaissance.solitaire.decisions import Mind, PlannedOp
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT
from stolnik.games.pax_renaissance.state import Pax

BUY_AND_PLAY: Final = 2
"""Actions that it takes to buy a card and play it."""


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
    return Mind(aim, launch, plan.op if isinstance(plan, Activation) else None)


@rule("PAX2S-O4.1", "PAX2S-O4.2", "PAX2S-O9.1", "PAX2S-O.1", "PAX2S-O.2")
def carry_out(g: Pax, plan: Plan) -> Flow[None]:
    """Spend actions on a plan; a purchase and the play that follows are one step and take two."""
    match plan:
        case Purchase(card):
            g.turn.actions -= BUY_AND_PLAY
            yield from _take(g, "buy", card)
            yield from _take(g, "play", card)
        case Activation(side):
            g.turn.actions -= cost(g, OPPONENT, "ops", side)
            yield from _take(g, "ops", side)
            while g.turn.running:
                yield from _settle_all(g)
                yield from run_ops(g, OPPONENT)
        case Fair(side):
            g.turn.actions -= cost(g, OPPONENT, "fair", side)
            yield from _take(g, "fair", side)
        case Sale(card):
            g.turn.actions -= cost(g, OPPONENT, "sell", card)
            yield from _take(g, "sell", card)
    yield from _settle_all(g)


def _settle_all(g: Pax) -> Flow[None]:
    """See to everything that the last step has left behind."""
    while (yield from settle(g)):
        pass


def _take(g: Pax, verb: str, part: str) -> Flow[None]:
    """An action as the rules know it."""
    flow = ACTIONS[verb].take(g, OPPONENT, part)
    if flow is not None:
        yield from flow
