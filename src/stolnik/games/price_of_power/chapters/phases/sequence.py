"""The steps of a Round in their order, and how play goes from one to the next."""

from __future__ import annotations

from typing import Final, get_args

from stolnik.rulebook import rule

from ...events.phases import StepBegan
from ...stages import RoundStep
from ...state import Europe, Turn, turn_order

OVER: Final = "over"

_STEPS: Final[tuple[RoundStep, ...]] = get_args(RoundStep)
ROUND: Final = _STEPS[_STEPS.index("1A") : _STEPS.index("end_of_round") + 1]
"""Draw Cards, Actions, Peace and Rebels, Income and Upkeep, Cleanup."""


@rule("EU 4.0.2 4.0.3 4.0.4 4.0.5 4.0.6 4.0.7 4.3.1")
def next_step(g: Europe) -> None:
    """Go on to the next step of the Round."""
    enter(g, ROUND[ROUND.index(g.step) + 1])


@rule("EU 9.2.15 9.2.17")
def enter(g: Europe, step: RoundStep) -> None:
    """Begin a step; the First Player comes first in it.

    What Battles of Phase 3 have used up is there again for the first Turn.
    """
    if step == "actions":
        g.turn = Turn()
    g.step = step
    g.queue = turn_order(g)
    g.active = g.first
    g.tell(StepBegan(step))


def next_player(g: Europe) -> None:
    """The part of the first in the queue is done: on to the next one, or to the next step."""
    g.queue.pop(0)
    if g.queue:
        g.active = g.queue[0]
    else:
        next_step(g)
