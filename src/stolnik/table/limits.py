"""How often somebody may do something."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from stolnik.table.problems import Problem


class Allowance(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    rate: float

    def left(self, before: float, seconds: float) -> float:
        """What is left so long after there was so much."""
        return min(self.burst, before + max(0.0, seconds) * self.rate)

    def wait(self, left: float) -> int:
        """Seconds until there is one; none if there is."""
        return 0 if left >= 1 else max(1, math.ceil((1 - left) / self.rate))


ALLOWANCES: Final = {
    "request": Allowance(120, 30),
    "move": Allowance(60, 20),
    "message": Allowance(200, 60),
    "why-not": Allowance(30, 2),
    "preview": Allowance(60, 4),
    "table": Allowance(60, 4),
    "sign-in": Allowance(10, 1 / 6),
    "sign-in-known": Allowance(10, 1 / 6),
    "failed-there": Allowance(5, 1 / 60),
    "failed-near": Allowance(20, 1 / 60),
    "password": Allowance(10, 1 / 6),
    "guest": Allowance(20, 1 / 3),
    "account": Allowance(5, 1 / 60),
    "room": Allowance(20, 1 / 3),
    "replay": Allowance(40, 4),
    "import": Allowance(5, 1 / 10),
    "chat": Allowance(10, 1),
    "search": Allowance(40, 5),
    "connect": Allowance(30, 2),
    "notices": Allowance(10, 1 / 10),
    "letter": Allowance(3, 1 / 60),
    "letter-from": Allowance(10, 1 / 60),
    "letter-near": Allowance(40, 1 / 60),
}
"""What each kind of request is allowed; who asks is a person, or an address before that.

Who signs in is counted by the address, and failures by name and address together (``there``) and
by name and a wider network (``near``), never by the name alone: nobody locks out another elsewhere.
A browser in which somebody has signed in before is ``known``, and counted by itself.
"""

REMEMBERED: Final = 50_000


class Limits:
    """A bucket for each pair of a kind and somebody; it fills again as time goes by."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count one; too many are refused with the seconds to wait."""
        if not self.on:
            return
        allowance = ALLOWANCES[kind]
        now = self._now()
        left, at = self._buckets.get((kind, who), (allowance.burst, now))
        left = allowance.left(left, now - at)
        if wait := allowance.wait(left):
            raise Problem("slow-down", seconds=wait)
        self._buckets[kind, who] = (left - 1, now)
        self._buckets.move_to_end((kind, who))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def give_back(self, kind: str, who: str) -> None:
        """What was counted does not count after all."""
        found = self._buckets.get((kind, who))
        if found is not None:
            self._buckets[kind, who] = (found[0] + 1, found[1])
