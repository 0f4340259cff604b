"""Questions that several chapters ask in the same way."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat, Topic, choose_number

from ...events import RewardDeclined
from ...state import Paladins


def choose_count(
    g: Paladins, seat: Seat, topic: Topic, reward: str, most: int, chosen: bool
) -> Flow[int]:
    """How many, up to ``most``; a reward that the player has not ``chosen`` may be declined."""
    if not most:
        return 0
    numbers = range(most, 0 if chosen else -1, -1)
    count = yield from choose_number(seat, topic, topic.verbs[0], numbers)
    if not count:
        g.tell(RewardDeclined(seat, reward))
    return count
