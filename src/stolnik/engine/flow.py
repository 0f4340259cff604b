"""How rules talk to players: asks, moves, flows and checkpoints.

A rule is a generator over the state.  It yields a question and receives the answer::

    def vote(g: Pax, seat: Seat) -> Flow[None]:
        empire = yield from choose(seat, "vote", [("vote", e) for e in eligible(g, seat)])

The match that runs the flow turns each yielded :class:`Ask` into something a person or a
program can answer, and sends the chosen :data:`Move` back in.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from enum import Enum
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

Seat: TypeAlias = int
"""A player's place at the table, counted clockwise from 0."""

Move: TypeAlias = tuple[str | int, ...]
"""One answer: a verb and what it is about, such as ``("buy", "papal_elephant")``."""

PASS: Final[Move] = ("pass",)
DONE: Final[Move] = ("done",)
YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat, with every legal answer in a canonical order."""

    seat: Seat
    topic: str
    options: Sequence[Move]
    about: dict[str, str | int] = {}


class _Signal(Enum):
    CHECKPOINT = "checkpoint"


CHECKPOINT: Final = _Signal.CHECKPOINT
"""Yielded by a main loop whenever the state alone says what comes next."""

Question: TypeAlias = Ask | list[Ask] | Literal[_Signal.CHECKPOINT]

T = TypeVar("T")

Flow: TypeAlias = Generator[Question, Any, T]
"""A procedure of the rules that may ask on its way to a result of type ``T``."""


def choose(seat: Seat, topic: str, options: Sequence[Move], **about: str | int) -> Flow[Move]:
    """Ask one seat; a question with a single answer is not asked."""
    if len(options) == 1:
        return options[0]
    answer: Move = yield Ask(seat, topic, options, about)
    return answer


def choose_secretly(asks: list[Ask]) -> Flow[list[Move]]:
    """Ask several seats at once; nobody learns an answer before all are in.

    Even a question with a single answer is asked, for not to ask would reveal it.
    """
    answers: list[Move] = yield asks
    return answers
