"""Mortality: Characters with the symbol fall ill or die."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ....state import RULER_GENERAL, Europe, turn_order
from ....tasks import EventUnderWay
from ...board.supply import officers
from ...government.characters import character, fall_ill, ruler_gone


@rule("EU 16.5.4 16.5.5 7.2.1 7.2.19")
def mortality(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """Every Character in play with the symbol gets an Ill Health token, clockwise by player."""
    for owner in turn_order(g, task.taker):
        player = g.players[owner]
        for officer in officers(player):
            if officer.character == RULER_GENERAL:
                continue
            if character(g, officer).mortality != symbol:
                continue
            ruled = player.ruler is officer
            if (yield from fall_ill(g, owner, officer, task.taker)) and ruled:
                yield from ruler_gone(g, owner)
