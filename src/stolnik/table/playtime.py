"""Playtime: the time that clocks and the patience with people go by.

It goes on only while a server runs and can store, and how far it has come is stored every few
seconds.  So neither the server's own downtime, nor a machine that was suspended, nor a jump of the
system's clock counts against anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, case, update

from stolnik.table.schema import playtime
from stolnik.table.store import Store

BEAT: Final = 5.0
"""Seconds between two times that it is stored."""
BEAT_TOGETHER: Final = 1.0
"""The same where several servers may go by it: so far they may be apart."""
MISSED: Final = 3
"""After so many beats in which nothing could be stored, or nothing was done, it stands still."""


class Playtime:
    """How long this house has been open; seconds, which begin where the stored clocks are."""

    def __init__(self, store: Store, steady: Callable[[], float] = time.monotonic) -> None:
        self.every = BEAT_TOGETHER if store.postgres else BEAT
        self._store = store
        self._steady = steady
        self._at = 0.0
        self._since = steady()

    def now(self) -> float:
        passed = self._steady() - self._since
        return self._at + min(max(0.0, passed), MISSED * self.every)

    async def beat(self) -> None:
        """Store how far it has come; where another server is further, go on from there."""
        steady, ours = self._steady(), self.now() if self._at else 0.0

        def agree(connection: Connection) -> float:
            stored = playtime.c.at
            further = case((stored < ours, ours), else_=stored)
            at = connection.scalar(update(playtime).values(at=further).returning(stored))
            if not at:  # in a house that has never been open it begins with the time of the day
                at = time.time()
                connection.execute(update(playtime).values(at=at))
            return float(at)

        self._at, self._since = await self._store.write(agree), steady
