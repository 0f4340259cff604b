"""What happens when a player leaves the game."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class PlayerLeft(Public, frozen=True):
    """A player is gone; the Realm goes on as an NPR."""

    seat: Seat
    realm: str


class EventRemoved(Public, frozen=True):
    """An Event of a player who has left is out of the row."""

    event_card: str
