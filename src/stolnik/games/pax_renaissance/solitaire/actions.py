"""How the opponent chooses ops, sales and trade fairs (O3d, O4b-O4d, row 7 of Table O8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TypeVar

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import EAST, WEST, Op
from ..chapters.ops import legal_targets, refuse_icon, refuse_run
from ..chapters.selling import refuse_sale
from ..chapters.tableau import bishop_cards, cards_on, ops_of
from ..chapters.trade_fair import refuse_fair
from ..play import RUNS, cost, halves
from ..state import Pax
from .decisions import decide, ids
from .foresight import Answered, copy
from .objectives import Objective
from .plan import Activation, Fair, Plan, Sale, commerce_ops, trade
from .prospect import Prospect
from .seats import OPPONENT, PLAYER

P = TypeVar("P", bound=Plan)

# -- ops -------------------------------------------------------------------------------------


@rule("PAX2S O3.7")
def left_to_right(g: Pax) -> list[str]:
    """All cards: the opponent's tableau from left to right, the player's, and the thrones."""
    cards = [*tableau(g, OPPONENT), *tableau(g, PLAYER)]
    return [*cards, *(card for card in bishop_cards(g) if card not in cards)]


def tableau(g: Pax, seat: Seat) -> list[str]:
    """The cards of a tableau from left to right: those of the West from the outside inward."""
    return [*reversed(cards_on(g, seat, WEST)), *cards_on(g, seat, EAST)]


@rule("PAX2S O3.9 O3.12 O4.9 O4.10 O9.11 O9.13")
def find_activation(prospect: Prospect) -> Activation | None:
    """The op, among those that the cell lists, that serves the objective best (S23)."""
    best: tuple[tuple[int, tuple[int, int]], Activation] | None = None
    for plan in activations(prospect):
        score = prospect.score(plan)
        if score is not None:
            rank = (_see(prospect, plan), score)
            if best is None or rank < best[0]:
                best = rank, plan
    return best[1] if best else None


def activations(prospect: Prospect) -> Iterator[Activation]:
    """Every op that the cell lists, with every target that it could have."""
    g, cell = prospect.g, prospect.aim.cell
    assert isinstance(cell, Objective)
    fresh = (card for card in tableau(g, OPPONENT) if card not in g.turn.used)
    cards = [card for card in fresh if _lists(cell, ops_of(g, card))]
    for side in runs(g) if cards else ():
        acting = {card for half in halves(side) for card in cards_on(g, OPPONENT, half)}
        for card in cards:
            if card in acting:
                table = _after_commerce(g, side, but=card)
                for index, op in enumerate(ops_of(g, card)):
                    if _lists(cell, (op,)) and refuse_icon(table, OPPONENT, card, op) is None:
                        for target in legal_targets(table, OPPONENT, card, op):
                            yield Activation(side, (("op", card, index), target))


def _lists(cell: Objective, ops: Iterable[Op]) -> bool:
    return any(op.kind in cell.ops for op in ops)


def runs(g: Pax) -> Iterator[str]:
    """The activations that the opponent can afford now."""
    for side in RUNS:
        if refuse_run(g, OPPONENT, side) is None:
            if cost(g, OPPONENT, ("ops", side)) <= g.turn.actions:
                yield side


def _after_commerce(g: Pax, side: str, but: str) -> Pax:
    """The table when all cards but one have used their commerce ops."""
    if all(card == but for card, _ in commerce_ops(g, side)):
        return g
    table = copy(g)
    list(Answered(trade(table, side, but), partial(decide, table)))
    return table


@rule("PAX2S O3.7")
def _see(prospect: Prospect, plan: Activation) -> int:
    """How soon the search for bishops comes to the card that an op is about."""
    if prospect.aim.cell.name != "bishops" or plan.op is None:
        return 0
    g = prospect.g
    sees = [card for card in left_to_right(g) if g.bishops.get(card) == prospect.aim.religion]
    touched = (sees.index(card) for card in ids(plan.op[1]) if card in sees)
    return min(touched, default=len(sees))


# -- sales and fairs -------------------------------------------------------------------------


@rule("PAX2S O3.7 O3.10 O4.7 O9.17")
def find_sale(prospect: Prospect) -> Sale | None:
    """A card of its own whose bishop leaves the game with it, if the cell lists the sale."""
    g, cell = prospect.g, prospect.aim.cell
    assert isinstance(cell, Objective)
    if not cell.sale:
        return None
    bearers = (card for card in left_to_right(g) if card in g.bishops)
    plans = (Sale(card) for card in bearers if refuse_sale(g, OPPONENT, card) is None)
    return next((plan for plan in plans if prospect.score(plan) is not None), None)


@rule("PAX2S O3.10")
def find_fair(prospect: Prospect) -> Fair | None:
    """A trade fair whose levies serve the objective, if the cell lists it."""
    cell = prospect.aim.cell
    assert isinstance(cell, Objective)
    if not cell.fair:
        return None
    plans = fairs(prospect)
    return next((plan for plan in plans if prospect.score(plan) is not None), None)


@rule("PAX2S O4.11 O4.12 O4.13 O9.15")
def fairs(prospect: Prospect) -> list[Fair]:
    """The fairs that can be held: more for the opponent first, then less for the player, then
    East."""
    g = prospect.g
    plans = [
        Fair(side)
        for side in (EAST, WEST)
        if refuse_fair(g, OPPONENT, side) is None
        and cost(g, OPPONENT, ("fair", side)) <= g.turn.actions
    ]

    def rank(plan: Fair) -> tuple[int, int]:
        table = prospect.outcomes(plan)[0]
        own, players = (
            table.players[seat].florins - g.players[seat].florins for seat in (OPPONENT, PLAYER)
        )
        return -own, players

    return sorted(plans, key=rank)


# -- row 7 -----------------------------------------------------------------------------------


@rule("PAX2S O3.1 O8.29")
def find_errand(prospect: Prospect) -> Plan | None:
    """A trade fair, then commerce ops, then a sale; and then again, from the second on (S24)."""
    steps = [errand_fair, errand_commerce, errand_sale]
    if any(aim.cell is prospect.aim.cell for aim in prospect.won):
        steps.append(steps.pop(0))
    return next((plan for step in steps if (plan := step(prospect)) is not None), None)


@rule("PAX2S O4.5")
def first_harmless(prospect: Prospect, plans: Iterable[P]) -> P | None:
    """The first plan that takes back nothing of what was won."""
    for plan in plans:
        if not any(prospect.spoils(table) for table in prospect.outcomes(plan)):
            return plan
    return None


def errand_fair(prospect: Prospect) -> Plan | None:
    return first_harmless(prospect, fairs(prospect))


@rule("PAX2S O8.29 O9.14")
def errand_commerce(prospect: Prospect) -> Plan | None:
    """The commerce ops of the side that brings more florins."""
    g = prospect.g
    plans = [Activation(side) for side in runs(g) if any(commerce_ops(g, side))]
    plans.sort(key=lambda plan: -prospect.outcomes(plan)[0].players[OPPONENT].florins)
    return first_harmless(prospect, plans)


@rule("PAX2S O4.7 O4.8 O8.29 O9.17")
def errand_sale(prospect: Prospect) -> Plan | None:
    """A card without prestige, or else one with patron prestige only; no empire (S25)."""
    g = prospect.g
    cards = [card for card in left_to_right(g) if card in g.box.cards]
    cards += g.players[OPPONENT].maids
    ranked = [
        card
        for carried in (set(), {"patron"})
        for card in cards
        if set(g.box.cards[card].prestige) == carried
    ]
    plans = (Sale(card) for card in ranked if refuse_sale(g, OPPONENT, card) is None)
    return first_harmless(prospect, plans)
