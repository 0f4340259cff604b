"""The village fair with a judgement that never comes to an end."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from tests.bots.fair import village_fair
from tests.bots.fair.village_fair import Fair
from tests.engine.altered import altered


def judgement(g: Fair, seat: Seat) -> float:
    while True:
        pass


GAME = altered(village_fair.GAME, judgement=judgement)
