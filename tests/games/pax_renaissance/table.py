"""Plays on from a position, as people do: turn after turn, answer by answer.

>>> table = Table(g)
>>> table.answer(("buy", "luther"), ("sell", "luther"))
>>> table.seat
1
"""

from __future__ import annotations

import msgspec

from stolnik.engine.flow import CHECKPOINT, Ask, Move
from stolnik.games.pax_renaissance.play import play
from stolnik.games.pax_renaissance.state import Pax


class Table:
    """A game that goes on from a position, answer by answer."""

    def __init__(self, g: Pax) -> None:
        self.g = g
        self.flow = play(g)
        self.checkpoint = b""
        self.ask: Ask | None = None
        self._advance(None)

    def _advance(self, move: Move | None) -> None:
        try:
            question = self.flow.send(move)
            while question is CHECKPOINT:
                self.checkpoint = msgspec.msgpack.encode(self.g)
                question = self.flow.send(None)
        except StopIteration:
            self.ask = None
            return
        assert isinstance(question, Ask)
        self.ask = question

    def answer(self, *moves: Move) -> None:
        for move in moves:
            assert self.ask is not None
            assert move in self.ask.options, (move, self.ask)
            self._advance(move)

    @property
    def seat(self) -> int:
        assert self.ask is not None
        return self.ask.seat

    @property
    def topic(self) -> str:
        assert self.ask is not None
        return self.ask.topic
