"""What happens with Missions, Milestones and Power Struggles."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event, Public


class MissionHeldBack(Event, frozen=True):
    """A standing order, which nobody else learns of."""

    seat: Seat
    mission: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class MissionOrdered(Event, frozen=True):
    seat: Seat
    mission: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class MilestoneReached(Public, frozen=True):
    seat: Seat
    milestone: str
    rank: int


class StruggleBegan(Public, frozen=True):
    struggle: str


class StruggleUpcoming(Public, frozen=True):
    struggle: str


class StruggleScored(Public, frozen=True):
    struggle: str
