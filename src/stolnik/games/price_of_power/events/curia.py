"""What happens in the Papal Curia."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class CardinalGained(Public, frozen=True):
    seat: Seat


class CardinalLost(Public, frozen=True):
    seat: Seat


class RomaGained(Public, frozen=True):
    """The Roma slot belongs to another player, or to somebody at last."""

    seat: Seat


class RomaLost(Public, frozen=True):
    seat: Seat


class RulerExcommunicated(Public, frozen=True):
    seat: Seat
    realm: str


class CrusadeCalled(Public, frozen=True):
    seat: Seat
    area: str


class CommittedToCrusade(Public, frozen=True):
    seat: Seat


class CrusadeOver(Public, frozen=True):
    area: str


class ExcommunicationOver(Public, frozen=True):
    realm: str
