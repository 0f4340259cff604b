"""Activate Power Struggle: the Upcoming one begins."""

from __future__ import annotations

from stolnik.rulebook import rule

from ....state import Europe
from ....tasks import EventUnderWay
from ...prestige.power_struggles import activate


@rule("EU-16.5.45")
def power_struggle(g: Europe, task: EventUnderWay, symbol: str) -> None:
    """Without Power Struggles, or when all of them are past, the symbol does nothing."""
    activate(g)
