"""Plays on from a position, as people do: turn after turn, answer by answer.

>>> table = Table(g)
>>> table.answer(("buy", "luther"), ("sell", "luther"))
>>> table.seat
1
"""

from __future__ import annotations

from stolnik.engine.flow import Ask, Move
from stolnik.games.pax_renaissance.play import play
from stolnik.games.pax_renaissance.state import Pax
from tests.games.running import Procedure


class Table:
    """A game that goes on from a position, answer by answer."""

    def __init__(self, g: Pax) -> None:
        self.g = g
        self.checkpoint = b""
        self._game = Procedure(play(g), g, keeps=True)
        self._look_back()

    def _look_back(self) -> None:
        self.checkpoint = self._game.take_checkpoint() or self.checkpoint

    @property
    def ask(self) -> Ask | None:
        return None if self._game.over else self._game.ask

    def answer(self, *moves: Move) -> None:
        self._game.say(*moves)
        self._look_back()

    @property
    def seat(self) -> int:
        return self._game.ask.seat

    @property
    def topic(self) -> str:
        return self._game.ask.topic
