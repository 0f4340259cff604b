"""How many connections there may be, of one address and of all, so that nobody closes the house.

A connection costs its owner nothing and us a descriptor, of which a process has so many and no
more; without one left no database, worker process or letter could be opened.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Final, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stolnik.table import metrics
from stolnik.table.addresses import source

MOST_OF_ONE: Final = 500
"""Connections of one address: a club behind one has some ten for each who plays."""
OURS: Final = 100
"""Descriptors for the database, the worker processes and what is sent."""
MOST_WAITING: Final = 2048
"""Connections that the system keeps for us, and hands over all at once."""
_ENOUGH: Final = 1 << 20


def most_descriptors() -> int:
    """Take as many descriptors as this process may have."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    for most in (wanted, 10_240):  # some systems say that there is no limit, and have one
        if soft == resource.RLIM_INFINITY or soft >= most:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):
            continue
        return most
    return _ENOUGH if soft == resource.RLIM_INFINITY else soft


class Crowd:
    """How many have come from each address; a proxy that is believed stands for many."""

    def __init__(self, proxies: str, most: int = MOST_OF_ONE) -> None:
        self.most = most
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._here: Counter[str] = Counter()

    def come(self, host: str) -> bool:
        """Whether one more may come."""
        if host in self._proxies:
            return True
        where = source(host)
        if self._here[where] >= self.most:
            metrics.REFUSED.labels("address").inc()
            return False
        self._here[where] += 1
        return True

    def go(self, host: str) -> None:
        """One who had come has gone."""
        if host in self._proxies:
            return
        where = source(host)
        self._here[where] -= 1
        if self._here[where] <= 0:
            del self._here[where]


async def _nothing(*_: object) -> None:
    """In the place of an application: we only ask who is believed."""


class Guest(Protocol):
    """One connection."""

    transport: asyncio.Transport


class Door:
    """Lets connections in.

    When there is no room left, whoever has asked for nothing for the longest time has to go.
    """

    def __init__(self, descriptors: int, proxies: str) -> None:
        self.waiting = min(MOST_WAITING, descriptors // 4)
        """How many the system may keep for us: more than that never come in one moment."""
        self._room = max(1, descriptors - self.waiting - OURS)
        self._crowd = Crowd(proxies, max(1, min(MOST_OF_ONE, self._room // 4)))
        self._open = 0
        self._silent: dict[Guest, None] = {}

    def enter(self, guest: Guest, host: str) -> bool:
        """Whether this one may come in."""
        if not self._crowd.come(host):
            return False
        if self._open >= self._room:
            metrics.REFUSED.labels("full").inc()
            oldest = next(iter(self._silent), None)
            if oldest is None:
                self._crowd.go(host)
                return False
            del self._silent[oldest]
            oldest.transport.abort()
        self._open += 1
        self.silent(guest)
        return True

    def leave(self, guest: Guest, host: str) -> None:
        self._open -= 1
        self._silent.pop(guest, None)
        self._crowd.go(host)

    def silent(self, guest: Guest) -> None:
        """It has not asked for anything, or has been answered."""
        self._silent[guest] = None

    def asks(self, guest: Guest) -> None:
        """It has asked for something."""
        self._silent.pop(guest, None)
