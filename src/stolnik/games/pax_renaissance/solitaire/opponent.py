"""The opponent's turn (O1, O2, O6), and the sequence of play of the solitaire game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ..box.components import SIDES, VICTORIES, CardId
from ..chapters.market import FACE_DOWN, buy
from ..chapters.victory import TERMS, declare, refuse_victory
from ..play import cost, end_turn, play, take_action
from ..state import Pax
from .courses_of_action import LAST_RESORT, MAIN, TABLE, Aim, aims
from .decisions import Mind, decide
from .events import ObjectivePursued
from .foresight import Answered
from .plan import Plan, carry_out, mind_of
from .purchases import refuse_to_pay
from .search import find_plan
from .seats import OPPONENT

COMET: Final = 1
"""Actions that it takes to buy a comet."""
MARK: Final = "aim"
"""How a cell that was served this turn is noted: ``aim 3 main islamic``."""


# -- the sequence of play --------------------------------------------------------------------


@rule("PAX2S O.1 O.3 O.11 O6.1 O6.2")
def play_solitaire(g: Pax) -> Flow[None]:
    """The game of two players, except that one of them is never asked."""
    return Answered(play(g, take_turns), partial(decide, g))


@rule("PAX2S O.3")
def take_turns(g: Pax) -> Flow[None]:
    """The player chooses from the menu; the opponent goes by its table."""
    yield from opponent_acts(g) if g.turn.seat == OPPONENT else take_action(g)


# -- the turn --------------------------------------------------------------------------------


@rule("PAX2S O1.1 O1.2 O1.3 O1.4 O1.5")
def opponent_acts(g: Pax) -> Flow[None]:
    """One action of the opponent: it wins if it can, serves an objective, or ends its turn."""
    served = list(marks(g))
    if not served and (triumph := winning(g)) is not None:
        yield from win(g, *triumph)
        return
    action = next_action(g, served)
    if action is None:
        end_turn(g)
        return
    aim, plan = action
    g.tell(ObjectivePursued(OPPONENT, aim.course.number, aim.cell.name))
    remember(g, aim)
    yield from Answered(carry_out(g, plan), partial(decide, g, mind=mind_of(aim, plan)))


@rule("PAX2S O2.4 O2.5 O2.6 O2.7 O7.2 O7.3")
def next_action(g: Pax, served: list[Aim]) -> tuple[Aim, Plan] | None:
    """The first cell that can be served, and how; with nothing else to do, row 7 serves (S26)."""
    if not g.turn.actions:
        return None
    last = served[-1] if served else None
    for aim in (*aims(g, last), Aim(LAST_RESORT, MAIN)):
        plan = find_plan(g, aim, served)
        if plan is not None:
            return aim, plan
    return None


def remember(g: Pax, aim: Aim) -> None:
    """Note which cell is served, so that the turn can go on from there."""
    mark = " ".join((MARK, str(aim.course.number), aim.column, aim.religion)).strip()
    if mark not in g.turn.done:
        g.turn.done.append(mark)


def marks(g: Pax) -> Iterator[Aim]:
    """The cells that were served this turn, in order."""
    for mark in g.turn.done:
        word, *parts = mark.split()
        if word == MARK:
            number, column, *religion = parts
            yield Aim(TABLE[int(number) - 1], column, religion[0] if religion else "")


# -- victory ---------------------------------------------------------------------------------


@rule("PAX2S O6.3 O6.4")
def winning(g: Pax) -> tuple[str, CardId | None] | None:
    """A victory that the opponent could declare with its actions, and the comet that it takes."""
    for victory in g.active:
        if refuse_victory(g, OPPONENT, victory) is None:
            if cost(g, OPPONENT, ("victory", victory)) <= g.turn.actions:
                return victory, None
    comet = next((card for card in comets_for_sale(g) if refuse_to_pay(g, card) is None), None)
    if comet is None:
        return None
    for victory in VICTORIES:
        if victory not in g.active and TERMS[victory](g, OPPONENT) is None:
            if COMET + cost(g, OPPONENT, ("victory", victory)) <= g.turn.actions:
                return victory, comet
    return None


@rule("PAX2S O6.1 O6.3 O6.4")
def win(g: Pax, victory: str, comet: CardId | None) -> Flow[None]:
    """The opponent declares a victory, which it may have to activate first (S28)."""
    if comet is not None:
        yield from Answered(buy(g, OPPONENT, comet), partial(decide, g, mind=Mind(victory=victory)))
    declare(g, OPPONENT, victory)


def comets_for_sale(g: Pax) -> Iterator[str]:
    for side in SIDES:
        for card in g.market[side].cards[FACE_DOWN + 1 :]:
            if card is not None and g.box.cards[card].comet:
                yield card
