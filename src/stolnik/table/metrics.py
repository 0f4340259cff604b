"""What an operator can watch: how much is going on, and how fast; never what is played."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

STEPS: Final = Counter("stolnik_steps_total", "Moves and undos that were stored", ["kind"])
MOVE_SECONDS: Final = Histogram(
    "stolnik_move_seconds", "From a move that arrived to its acknowledgement", buckets=_QUICK
)
TABLE_SECONDS: Final = Histogram(
    "stolnik_table_seconds", "To make a chair's message", buckets=_QUICK
)
BOT_SECONDS: Final = Histogram("stolnik_bot_seconds", "For a bot to choose")
CONNECTIONS: Final = Gauge("stolnik_connections", "Open WebSockets")
AWAKE: Final = Gauge("stolnik_rooms_awake", "Rooms in memory")
PROBLEMS: Final = Counter("stolnik_problems_total", "Requests that were not carried out", ["code"])
NOTICES: Final = Counter("stolnik_notices_total", "Notices that were sent", ["way", "result"])


@cache
def steps(kind: str) -> Counter:
    """The count of one kind of steps; to look it up takes as long as to count."""
    return STEPS.labels(kind)
