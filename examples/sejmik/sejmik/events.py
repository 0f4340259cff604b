"""What can happen at a sejmik."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event


class PutForward(Event, frozen=True):
    seat: Seat
    noble: str


class Vetoed(Event, frozen=True):
    seat: Seat


class Threw(Event, frozen=True):
    seat: Seat
    die: int


class Carried(Event, frozen=True):
    seat: Seat


class CarriedByNobody(Event, frozen=True):
    pass


class Took(Event, frozen=True):
    seat: Seat
    noble: str


class DrewUnseen(Event, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    noble: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DrewUnseen(self.seat)
