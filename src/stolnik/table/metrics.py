"""What an operator can watch: how much is going on, and how fast; never what is played."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Seconds(Collector):
    """A histogram for the event loop alone: it needs no locks, and is a few times as quick."""

    def __init__(self, name: str, says: str) -> None:
        self._name = name
        self._says = says
        self._counts = [0] * (len(_QUICK) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, _QUICK), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts)))
        yield HistogramMetricFamily(self._name, self._says, buckets=buckets, sum_value=self._sum)


REFUSED: Final = Counter(
    "stolnik_connections_refused_total", "Connections that were not let in, or had to go", ["why"]
)
STEPS: Final = Counter("stolnik_steps_total", "Moves and undos that were stored", ["kind"])
MOVE_SECONDS: Final = Seconds(
    "stolnik_move_seconds", "From a move that arrived to its acknowledgement"
)
TABLE_SECONDS: Final = Seconds("stolnik_table_seconds", "To make a chair's message")
BOT_SECONDS: Final = Histogram("stolnik_bot_seconds", "For a bot to choose")
CONNECTIONS: Final = Gauge("stolnik_connections", "Open WebSockets")
AWAKE: Final = Gauge("stolnik_rooms_awake", "Rooms in memory")
PROBLEMS: Final = Counter("stolnik_problems_total", "Requests that were not carried out", ["code"])
NOTICES: Final = Counter("stolnik_notices_total", "Notices that were sent", ["way", "result"])
LOOPS: Final = Counter(
    "stolnik_loop_restarts_total", "Work without end that died and began again", ["loop"]
)
DEAF: Final = Counter("stolnik_deaf_total", "Lost lines to the news of other servers")


@cache
def steps(kind: str) -> Counter:
    """The count of one kind of steps; to look it up takes as long as to count."""
    return STEPS.labels(kind)
