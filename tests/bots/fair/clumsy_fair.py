"""The village fair with a judgement that fails."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from tests.bots.fair import village_fair
from tests.bots.fair.village_fair import Fair
from tests.engine.altered import altered


def judgement(g: Fair, seat: Seat) -> float:
    raise KeyError("honey")


GAME = altered(village_fair.GAME, judgement=judgement)
