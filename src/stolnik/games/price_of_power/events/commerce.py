"""What happens in Trade."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class TradeCardsRevealed(Public, frozen=True):
    seat: Seat
    trade_card: list[str]


class TradeDeckReshuffled(Public, frozen=True):
    pass


class NoTrade(Public, frozen=True):
    """All revealed cards were discarded for a few Ducats."""

    seat: Seat
    ducats: int


class ShipSailed(Public, frozen=True):
    """A Light Ship was moved for Trade."""

    seat: Seat
    zone: str


class TookSlot(Public, frozen=True):
    seat: Seat
    zone: str


class ShipDisplaced(Public, frozen=True):
    """A Ship lost its Trade Protection slot to another player's."""

    seat: Seat
    owner: Seat
    zone: str


class Traded(Public, frozen=True):
    seat: Seat
    trade_card: str
    node: str


class MerchantMoved(Public, frozen=True):
    seat: Seat
    node: str


class TradeIncome(Public, frozen=True):
    """What a player collected, perhaps nothing, in a node."""

    seat: Seat
    node: str
    points: int
    """Trade Power."""
    ducats: int
