"""What happens in Naval Battles."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class NavalBattleBegan(Public, frozen=True):
    zone: str
    force: str
    enemies: list[str]


class PiratesAttacked(Public, frozen=True):
    seat: Seat
    node: str


class NavalDiceRolled(Public, frozen=True):
    zone: str
    force: str
    face: list[str]
    hits: int


class ShipLost(Public, frozen=True):
    seat: Seat
    unit: str


class HeavyShipDamaged(Public, frozen=True):
    seat: Seat


class PirateLost(Public, frozen=True):
    node: str


class NprShipLost(Public, frozen=True):
    realm: str
    zone: str


class NprSailedAway(Public, frozen=True):
    """All its Ships leave the board."""

    realm: str
    zone: str


class ShipCaptured(Public, frozen=True):
    """A lost Ship of the Enemy that the winner may have."""

    seat: Seat
    unit: str


class PrizeTaken(Public, frozen=True):
    """A Ship from Supply in its place."""

    seat: Seat
    unit: str


class FoughtOnAtSea(Public, frozen=True):
    seat: Seat
    zone: str


class RetreatedToSea(Public, frozen=True):
    seat: Seat
    zone: str
    haven: str


class RetreatedToPort(Public, frozen=True):
    seat: Seat
    zone: str
    province: str


class BrokeOff(Public, frozen=True):
    """Ships let Pirates be and stay where they are."""

    seat: Seat
    zone: str


class NavalBattleWon(Public, frozen=True):
    zone: str
    force: str


class NobodyWonAtSea(Public, frozen=True):
    zone: str
