"""Questions that several chapters ask in the same way."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, choose


def choose_count(seat: Seat, topic: str, most: int, chosen: bool) -> Flow[int]:
    """How many, up to ``most``; none only if the player has not chosen to do it at all."""
    options: list[Move] = [(topic, count) for count in range(most, -1, -1)]
    if chosen:
        options.pop()
    move = yield from choose(seat, topic, options)
    return int(move[1])
