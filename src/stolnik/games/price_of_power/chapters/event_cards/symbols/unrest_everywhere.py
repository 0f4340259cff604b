"""Unrest: everybody rolls Rebel Dice."""

from __future__ import annotations

from stolnik.rulebook import rule

from ....box.components import NONE
from ....state import Europe, turn_order
from ....tasks import EventUnderWay, RebelRolls


@rule("EU 16.5.6 16.5.7 16.5.3 14.2.1 14.2.2 5.1.13")
def unrest_or_rebellion(g: Europe, task: EventUnderWay, symbol: str) -> None:
    """Clockwise from the Active Player, who rolls a single die; on an unpicked Event nobody is."""
    mild = NONE if task.unpicked else task.taker
    g.agenda.append(RebelRolls(turn_order(g, task.taker), mild))
