"""The steps of a Round in their order, and how play goes from one to the next."""

from __future__ import annotations

from typing import Final

from stolnik.rulebook import rule

from ...events.phases import StepBegan
from ...stages import RoundStep
from ...state import Europe, Turn, turn_order

OVER: Final = "over"

ROUND: Final[tuple[RoundStep, ...]] = (
    "1A",
    "1B",
    "1C",
    "1D",
    "actions",
    "last_actions",
    "last_events",
    "3A",
    "3B",
    "3C",
    "3D",
    "3E",
    "3F",
    "3G",
    "3H",
    "3I",
    "4A",
    "4B",
    "4C",
    "4D",
    "4E",
    "5A",
    "5B",
    "5C",
    "end_of_round",
)
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
