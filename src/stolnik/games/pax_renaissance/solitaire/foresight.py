"""Looking ahead: copies of the table, on which the opponent tries what it could do.

The opponent knows no more than anybody at the table: whatever it tries ends before a card is
drawn from a deck.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeVar

import msgspec

from stolnik.engine.flow import Ask, Flow, Move, Question

from ..state import Pax
from .seats import OPPONENT

T = TypeVar("T")

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Pax).decode


def copy(g: Pax) -> Pax:
    """The same table once more; nobody hears what happens at it."""
    twin = _unpack(_pack(g))
    twin.attach(g.box, None)
    return twin


class Answered(Generator[Question, Any, T]):
    """A flow whose questions to the opponent are answered at once; all others go through.

    It looks like the flow within, so that the breadcrumb goes on through it.
    """

    def __init__(self, flow: Flow[T], answer: Callable[[Ask], Move]) -> None:
        self._flow: Any = flow
        self._answer = answer

    @property
    def gi_code(self) -> Any:
        return self._flow.gi_code

    @property
    def gi_yieldfrom(self) -> Any:
        return self._flow.gi_yieldfrom

    def send(self, answer: Any) -> Question:
        question: Question = self._flow.send(answer)
        while isinstance(question, Ask) and question.seat == OPPONENT:
            question = self._flow.send(self._answer(question))
        return question

    def throw(self, *error: Any) -> Question:
        question: Question = self._flow.throw(*error)
        return question

    def close(self) -> None:
        self._flow.close()


def endings(
    g: Pax, act: Callable[[Pax], Flow[None]], answer: Callable[[Pax, Ask], Move]
) -> Iterator[Pax]:
    """Every table that an action of the opponent can lead to, whatever the player answers (S4)."""
    start = _pack(g)
    scripts: list[tuple[Move, ...]] = [()]
    while scripts:
        script = scripts.pop()
        table = _unpack(start)
        table.attach(g.box, None)
        flow = act(table)
        reply: Move | None = None
        given = 0
        try:
            while True:
                question = flow.send(reply)
                assert isinstance(question, Ask)
                if question.seat == OPPONENT:
                    reply = answer(table, question)
                    continue
                if given == len(script):
                    first, *others = question.options
                    scripts.extend((*script, other) for other in reversed(others))
                    script = (*script, first)
                reply = script[given]
                given += 1
        except StopIteration:
            yield table
