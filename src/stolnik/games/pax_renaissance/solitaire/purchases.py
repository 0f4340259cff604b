"""How the opponent chooses a card to buy and play (O3b, O3c, O4a, O5g, O5h)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolnik.engine.flow import NO, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import EAST, KIND, WEST, CardId, Empire
from ..chapters.market import FACE_DOWN, other_side, place_of, refuse_purchase
from ..chapters.tableau import cards_in
from ..chapters.tokens import ruling_class
from ..state import Pax
from .courses_of_action import PRESTIGE, Acquisition, Aim, overrides
from .decisions import ids
from .objectives import Objective, empires_of, matches, owned
from .plan import BUY_AND_PLAY, Purchase
from .prospect import Prospect, pirated
from .seats import OPPONENT, PLAYER

THRIFT: Final = 1
"""Florins that a prestige objective may cost on balance."""


# -- what it can buy -------------------------------------------------------------------------


@rule("PAX2S O4.3 O4.4 O5.3 O9.1 O9.2")
def refuse_acquisition(g: Pax, card: CardId) -> Refusal | None:
    """Why the opponent does not buy a card: it lacks actions or florins, or would load a card."""
    if g.turn.actions < BUY_AND_PLAY:
        return Refusal("PAX2S-O4.1")
    if g.box.cards[card].comet:
        return Refusal("PAX2S-O4.2")  # a comet cannot be played; see O6 for what it is good for
    return refuse_to_pay(g, card)


@rule("PAX2S O5.3 O9.2")
def refuse_to_pay(g: Pax, card: CardId) -> Refusal | None:
    """It spends what it must, but lays no florin on a face-up card that has one (S18)."""
    if refusal := refuse_purchase(g, OPPONENT, card):
        return refusal
    where = place_of(g, card)
    assert where is not None
    side, place = where
    row, other = g.market[side], g.market[other_side(side)]
    for left in range(FACE_DOWN + 1, place):
        laid_on = row if row.cards[left] is not None else other
        if laid_on.cards[left] is not None and laid_on.florins[left]:
            return Refusal("PAX2S-O4.4")
    return None


@rule("PAX2S O3.6 O8.27")
def market_from_the_left(g: Pax) -> Iterator[CardId]:
    """The cards that the opponent can buy, from left to right, in each column East first (S19)."""
    for place in range(FACE_DOWN + 1, g.box.figures.row):
        for side in (EAST, WEST):
            card = g.market[side].cards[place]
            if card is not None and refuse_acquisition(g, card) is None:
                yield card


@rule("PAX2S O3.6 O3.8 O3.15 O4.6 O9.3")
def find_purchase(prospect: Prospect) -> Purchase | None:
    """The first card that reaches the objective through its one-shot and its agents."""
    g, aim = prospect.g, prospect.aim
    cell = aim.cell
    assert isinstance(cell, Objective)
    targets = cell.targets(g, aim.religion)
    for card in market_from_the_left(g):
        if matches(g, card, targets) or cell.carries(g.box.cards[card], aim.religion):
            if (plan := _way_to_play(prospect, card)) is not None:
                return plan
    return None


@rule("PAX2S O3.8 O4.6 O9.8 O9.9")
def _way_to_play(prospect: Prospect, card: CardId) -> Purchase | None:
    """How a card reaches the objective: by a one-shot that serves it, or else in peace.

    A one-shot that adds nothing to the objective must be worthwhile in itself.
    """
    peace = Purchase(card)
    alone = prospect.score(peace)
    for launch in launches_of(prospect, card):
        plan = Purchase(card, launch)
        score = prospect.score(plan)
        if score is not None:
            if alone is None or score[0] < alone[0] or worthwhile(prospect, plan):
                return plan
    return None if alone is None else peace


@rule("PAX2S O5.12 O5.13 O9.8 O9.10")
def launches_of(prospect: Prospect, card: CardId) -> list[Move]:
    """The ways to perform a card's one-shot, the favourite first.

    A king who is not its own yet and has most knights; a war that it wins in the empire with
    fewest knights and rooks (S20).
    """
    g = prospect.g
    launches = _ways_to_launch(prospect, card)
    if len(launches) < 2:
        return launches

    def rank(launch: Move) -> tuple[bool, int]:
        (empire,) = ids(launch)
        if launch[0] == "marry":
            return owned(g, empire), -_knights(g, empire)
        won = any(
            _regime_changed(g, table, empire) for table in prospect.outcomes(Purchase(card, launch))
        )
        return not won, len(ruling_class(g, empire))

    return sorted(launches, key=rank)


def _ways_to_launch(prospect: Prospect, card: CardId) -> list[Move]:
    """What can be answered to the question about a card's one-shot, when it is played."""
    for question in prospect.trial(Purchase(card)).asked:
        if question.topic in ("one_shot", "coronation"):
            return [option for option in question.options if option != NO]
    return []


def _knights(g: Pax, empire: Empire) -> int:
    return sum(KIND[token] == "knight" for _, token in ruling_class(g, empire))


def _regime_changed(before: Pax, after: Pax, empire: Empire) -> bool:
    """Whether the opponent has taken an empire, or turned its card over."""
    turned = (empire in before.republics) != (empire in after.republics)
    return owned(after, empire) and (turned or not owned(before, empire))


@rule("PAX2S O5.15 O5.16 O9.9")
def worthwhile(prospect: Prospect, plan: Purchase) -> bool:
    """A one-shot that is not the reason for a purchase must gain an empire, or hurt the player
    at least as much as the opponent."""
    quiet = prospect.outcomes(Purchase(plan.card))[0]
    for table in prospect.outcomes(plan):
        if pirated(prospect.g, table):
            return False
        if plan.launch[0] in ("attack", "marry"):
            if set(empires_of(table, OPPONENT)) <= set(empires_of(quiet, OPPONENT)):
                return False
        else:
            players, own = (_loss(quiet, table, seat) for seat in (PLAYER, OPPONENT))
            if players < own or players == own == 0:
                return False
    return True


def _loss(quiet: Pax, loud: Pax, seat: Seat) -> int:
    """What a one-shot costs: cards of the tableau, and concessions on trade routes (S21)."""
    return _wealth(quiet, seat) - _wealth(loud, seat)


def _wealth(g: Pax, seat: Seat) -> int:
    routes = (g.box.routes[emporium] for emporium in g.emporia.values())
    earning = sum(g.concessions.get(border) == seat for route in routes for border in route.borders)
    return earning + sum(1 for _ in cards_in(g, seat))


@rule("PAX2S O3.4 O5.14 O5.15 O5.16 O5.17 O8.27 O9.9 O9.10")
def find_acquisition(prospect: Prospect) -> Purchase | None:
    """The first card that carries what is wanted; its one-shot only if that is worthwhile."""
    g, aim = prospect.g, prospect.aim
    cell = aim.cell
    assert isinstance(cell, Acquisition)
    for wanted in cell.wants:
        for card in market_from_the_left(g):
            if wanted(g.box.cards[card], aim.religion) and not too_dear(g, aim, card):
                plans = (Purchase(card, launch) for launch in launches_of(prospect, card))
                good = (plan for plan in plans if worthwhile(prospect, plan))
                return next(good, Purchase(card))
    return None


@rule("PAX2S O3.4")
def too_dear(g: Pax, aim: Aim, card: CardId) -> bool:
    """A prestige objective may cost one florin on balance, unless its row overrides (S22)."""
    if aim.column != PRESTIGE or overrides(g, aim.course):
        return False
    where = place_of(g, card)
    assert where is not None
    side, place = where
    return place - g.market[side].florins[place] > THRIFT
