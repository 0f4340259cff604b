"""The village fair with a rule that fails, whatever one does in one's turn but to pass."""

from __future__ import annotations

from typing import Any

from stolnik.engine.flow import Flow
from tests.bots.fair import village_fair
from tests.bots.fair.village_fair import Fair
from tests.engine.altered import altered

FAULTY = ("sell", "barter", "draw")


def play(g: Fair) -> Flow[None]:
    rules = village_fair.play(g)
    answer: Any = None
    while True:
        try:
            said = rules.send(answer)
        except StopIteration:
            return
        answer = yield said
        if answer and answer[0] in FAULTY:
            raise KeyError("honey")


GAME = altered(village_fair.GAME, play=play)
