"""Activate Power Struggle: the Upcoming one begins."""

from __future__ import annotations

from typing import Final

from stolnik.rulebook import rule

from ....state import Europe
from ....tasks import EventUnderWay
from ...prestige.power_struggles import activate, upcoming

DIM: Final = "dim"


@rule("EU-16.5.45")
def power_struggle(g: Europe, task: EventUnderWay, symbol: str) -> None:
    """Without Power Struggles, or when all of them are past, the symbol does nothing.

    The dim icon is the second of an Age and does not begin what is meant for a later one (P150).
    """
    following = upcoming(g)
    if symbol == DIM and following is not None and following.age > g.age:
        return
    activate(g)
