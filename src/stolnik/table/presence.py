"""Who is connected, here and at the other servers on the same database."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

FRESH: Final = 90.0
"""Seconds for which the word of another server holds."""


class Presence:
    """For each room the seats whose owners are connected, and how many others watch."""

    def __init__(self) -> None:
        self._here: dict[str, Counter[int | None]] = {}
        self._there: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        """For each room what each other server has said, and when."""

    def come(self, room: str, seat: int | None) -> None:
        self._here.setdefault(room, Counter())[seat] += 1

    def go(self, room: str, seat: int | None) -> None:
        here = self._here.get(room)
        if here is None:
            return
        here[seat] -= 1
        if here[seat] <= 0:
            del here[seat]
        if not here:
            del self._here[room]

    def here(self, room: str) -> tuple[list[int], int]:
        """Seats and watchers of this server alone."""
        counted = self._here.get(room)
        if counted is None:
            return [], 0
        return sorted(seat for seat in counted if seat is not None), counted[None]

    def rooms_here(self) -> list[str]:
        return list(self._here)

    def heard(self, server: str, room: str, seats: list[int], watchers: int) -> None:
        """Another server says who is connected there."""
        there = self._there.setdefault(room, {})
        if seats or watchers:
            there[server] = (time.monotonic(), seats, watchers)
        else:
            there.pop(server, None)
        if not there:
            del self._there[room]

    def of(self, room: str) -> tuple[list[int], int]:
        seats, watchers = self.here(room)
        elsewhere = self._there.get(room)
        if elsewhere is None:
            return seats, watchers
        found = set(seats)
        now = time.monotonic()
        for at, there, others in elsewhere.values():
            if now - at < FRESH:
                found.update(there)
                watchers += others
        return sorted(found), watchers

    def online(self, room: str, seat: int) -> bool:
        return seat in self.of(room)[0]
