"""What a server does for as long as it runs; where it stops by a fault of ours, it begins again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from stolnik.table import metrics
from stolnik.table.logs import log

FIRST: Final = 0.5
LONGEST: Final = 30.0
"""Seconds to wait before it begins again, at first and when it has happened often."""


async def keep(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do work that never ends; whatever stops it is logged and counted, and it begins again."""
    restarts = metrics.LOOPS.labels(name)  # from now on it is shown, with 0
    wait = FIRST
    while True:
        started = time.monotonic()
        try:
            await work()
            log.error("a loop has ended", loop=name)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise  # we are told to stop, and not what the work was waiting for
            log.exception("a loop has died", loop=name)
        except Exception:
            log.exception("a loop has died", loop=name)
        restarts.inc()
        if time.monotonic() - started > LONGEST:
            wait = FIRST
        await asyncio.sleep(wait)
        wait = min(LONGEST, wait * 2)
