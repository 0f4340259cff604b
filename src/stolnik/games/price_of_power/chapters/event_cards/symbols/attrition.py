"""Attrition: War wears Armies down."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.games.price_of_power.box.components import CATEGORIES
from stolnik.games.price_of_power.chapters.battle.casualties import lose_anywhere
from stolnik.games.price_of_power.chapters.board.supply import deployed
from stolnik.games.price_of_power.chapters.relations.ties import is_at_war
from stolnik.games.price_of_power.state import Europe, turn_order
from stolnik.games.price_of_power.tasks import EventUnderWay
from stolnik.rulebook import rule

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
