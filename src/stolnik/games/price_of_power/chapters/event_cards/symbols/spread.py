"""Spread of Religious Ideas, and Spread of the Revolution."""

from __future__ import annotations

from stolnik.rulebook import rule

from ....state import Europe
from ....tasks import EventUnderWay
from ...religion.spreading import begin


@rule("EU 15.1.1 16.5.2 16.5.37")
def spread_of_ideas(g: Europe, task: EventUnderWay, symbol: str) -> None:
    """The Active Player lays the tokens; those of an unpicked Event go where a rule sends them."""
    begin(g, task.taker, revolution=False, auto=task.unpicked)


@rule("EU 15.1.2 16.5.2 16.5.44")
def spread_of_the_revolution(g: Europe, task: EventUnderWay, symbol: str) -> None:
    """The same with Revolutionary tokens."""
    begin(g, task.taker, revolution=True, auto=task.unpicked)
