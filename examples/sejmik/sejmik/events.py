"""What can happen at a sejmik."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event, Public


class PutForward(Public, frozen=True):
    seat: Seat
    noble: str


class Vetoed(Public, frozen=True):
    seat: Seat


class Threw(Public, frozen=True):
    seat: Seat
    die: int


class Carried(Public, frozen=True):
    seat: Seat


class CarriedByNobody(Public, frozen=True):
    pass


class Took(Public, frozen=True):
    seat: Seat
    noble: str


class DrewUnseen(Public, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    noble: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DrewUnseen(self.seat)
