"""Clocks: time for each move, and a bank for the whole game.

A seat's clock runs while the game waits for it, however many questions that takes: so nobody
reads from a clock how far another has come in a series of questions of its own.  All times are
playtime, which stands while nobody can play.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from stolnik.table.protocol import ClockInfo, ClockRules


class SeatClock(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has left; ``since`` when its clock runs."""

    move: float
    bank: float
    since: float | None = None
    before: float | None = None
    """What was left of the move when its seat had last answered: an undo goes on from there."""

    def left(self, now: float) -> tuple[float, float]:
        """Seconds of this move, and of the bank."""
        if self.since is None:
            return self.move, self.bank
        spent = max(0.0, now - self.since)
        over = max(0.0, spent - self.move)
        return max(0.0, self.move - spent), max(0.0, self.bank - over)


class Clocks(msgspec.Struct, frozen=True, array_like=True):
    """The clocks of all seats."""

    seats: tuple[SeatClock, ...]


def start(rules: ClockRules, players: int) -> Clocks:
    """Full clocks, all standing."""
    return Clocks(tuple(SeatClock(rules.move, rules.bank) for _ in range(players)))


def turn(
    clocks: Clocks, rules: ClockRules, waiting: Collection[int], now: float, undone: bool = False
) -> Clocks:
    """Let the clocks of those run who are waited for, and no others.

    Whoever is waited for because an answer was taken back gets no new time: their clock goes on
    from where it stood when they gave it.
    """
    turned = []
    for seat, clock in enumerate(clocks.seats):
        running = clock.since is not None
        if running == (seat in waiting):
            turned.append(clock)
        elif running:
            move, bank = clock.left(now)
            turned.append(SeatClock(rules.move, bank, None, clock.before if undone else move))
        else:
            move = clock.before if undone and clock.before is not None else clock.move
            turned.append(SeatClock(move, clock.bank, now, clock.before))
    return Clocks(tuple(turned))


def stop(clocks: Clocks, now: float) -> Clocks:
    """Pause: all stand, and keep what is left of the move under way."""
    return Clocks(tuple(SeatClock(*clock.left(now), None, clock.before) for clock in clocks.seats))


def late(clocks: Clocks, now: float) -> list[int]:
    """The seats whose time is up."""
    return [
        seat
        for seat, clock in enumerate(clocks.seats)
        if clock.since is not None and clock.left(now) == (0.0, 0.0)
    ]


def next_fall(clocks: Clocks, now: float) -> float | None:
    """In how many seconds the first clock will be used up."""
    running = [sum(clock.left(now)) for clock in clocks.seats if clock.since is not None]
    return min(running, default=None)


def shown(clocks: Clocks, now: float, at: float) -> list[ClockInfo]:
    """What is left now, which is ``at`` by the time of the day."""
    infos = []
    for seat, clock in enumerate(clocks.seats):
        move, bank = clock.left(now)
        running = clock.since is not None
        infos.append(
            ClockInfo(seat=seat, running=running, move=round(move, 1), bank=round(bank, 1), at=at)
        )
    return infos
