"""Attrition: War wears Armies down."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....box.components import CATEGORIES
from ....state import Europe, turn_order
from ....tasks import EventUnderWay
from ...battle.casualties import lose_anywhere
from ...board.supply import deployed
from ...relations.ties import is_at_war

UNITS_PER_CASUALTY = 4


@rule("EU-16.5.16")
def worn_down(g: Europe, seat: Seat) -> int:
    """One Unit for every complete four that are Deployed (R24)."""
    player = g.players[seat]
    units = sum(deployed(player, category) for category in range(len(CATEGORIES)))
    return units // UNITS_PER_CASUALTY


@rule("EU 16.5.16 16.5.3")
def attrition(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """Every player at War but the Active Player loses Units, as Casualties."""
    for seat in turn_order(g, task.taker):
        if is_at_war(g, seat) and (task.unpicked or seat != task.taker):
            yield from lose_anywhere(g, seat, worn_down(g, seat))
