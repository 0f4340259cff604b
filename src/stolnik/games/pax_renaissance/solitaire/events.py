"""What can happen in the solitaire game only."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class ObjectivePursued(Public, frozen=True):
    """The opponent has found an action that serves an objective of Table O8.

    ``row`` is its course of action, and ``aim`` names the objective.
    """

    seat: Seat
    row: int
    aim: str


class MarketExhausted(Public, frozen=True):
    """The market could not be refilled, and so the opponent has won."""

    seat: Seat
