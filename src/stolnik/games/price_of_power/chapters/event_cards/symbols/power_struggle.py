"""Activate Power Struggle: the Upcoming one begins."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.games.price_of_power.chapters.prestige.power_struggles import activate
from stolnik.games.price_of_power.state import Europe
from stolnik.games.price_of_power.tasks import EventUnderWay
from stolnik.rulebook import rule


@rule("EU-16.5.45")
def power_struggle(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """Without Power Struggles, or when all of them are past, the symbol does nothing."""
    activate(g)
    yield from ()
