"""Questions that several chapters ask in the same way."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat, Topic, choose_number


def choose_count(seat: Seat, topic: Topic, verb: str, most: int, chosen: bool) -> Flow[int]:
    """How many, up to ``most``; none only if the player has not chosen to do it at all."""
    return (yield from choose_number(seat, topic, verb, range(most, 0 if chosen else -1, -1)))
