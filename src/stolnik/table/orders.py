"""Standing orders: answers given beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from stolnik.engine.flow import Ask, Move
from stolnik.engine.state import Event
from stolnik.engine.vocabulary import Seats, Vocabulary
from stolnik.table.protocol import StandingOrder

FORCED: Move = ("forced",)
"""With the topic ``*``: take every question that has one answer only."""


class Orders(msgspec.Struct, frozen=True):
    """What somebody has ordered for a seat of theirs; in the hands of another it means nothing."""

    person: str
    given: list[StandingOrder]


def answer(given: Iterable[StandingOrder], ask: Ask) -> tuple[StandingOrder, Move] | None:
    """The order that answers a question, if there is one."""
    for order in given:
        if order.topic == "*" and order.move == FORCED:
            if len(ask.options) == 1:
                return order, ask.options[0]
        elif order.topic == ask.topic and order.move in ask.options:
            return order, tuple(order.move)
    return None


def used(given: Iterable[StandingOrder], order: StandingOrder) -> list[StandingOrder]:
    """The orders that are left when one was carried out; the one for forced moves stays."""
    left = []
    for other in given:
        if other is not order or other.topic == "*":
            left.append(other)
        elif other.times > 1:
            left.append(
                StandingOrder(
                    topic=other.topic,
                    move=other.move,
                    unless=other.unless,
                    times=other.times - 1,
                )
            )
    return left


def names(vocabulary: Vocabulary, event: Event, seat: int) -> bool:
    """Whether an event names a seat."""
    for field in event.__struct_fields__:
        if isinstance(vocabulary.kinds.get(field), Seats):
            value = getattr(event, field)
            if value == seat or (isinstance(value, (list, tuple)) and seat in value):
                return True
    return False


def struck_out(
    orders: Mapping[str, Orders],
    vocabulary: Vocabulary,
    mover: int,
    happened: Iterable[Event],
) -> dict[str, Orders]:
    """The orders that are left after a move: those of a seat that it touched lapse."""
    happened = list(happened)
    left: dict[str, Orders] = {}
    for key, ordered in orders.items():
        seat = int(key)
        touched = seat != mover and any(
            seen is not None and names(vocabulary, seen, seat)
            for seen in (event.seen_by(seat) for event in happened)
        )
        given = [
            order
            for order in ordered.given
            if not touched or order.unless == "never" or order.topic == "*"
        ]
        if given:
            left[key] = Orders(ordered.person, given)
    return left
