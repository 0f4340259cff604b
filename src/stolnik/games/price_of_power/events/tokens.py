"""What cards do to tokens on the map, and to ties between Realms."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- on the map --------------------------------------------------------------------------------


class TownDeveloped(Public, frozen=True):
    """A Small Town becomes a Large one."""

    seat: Seat
    province: str


class TownReduced(Public, frozen=True):
    """A Large Town becomes a Small one."""

    seat: Seat
    province: str


class PlaguePlaced(Public, frozen=True):
    area: str


class RebelsLeft(Public, frozen=True):
    """A card takes a Rebel Unit off the board."""

    area: str


# -- between Realms ----------------------------------------------------------------------------


class OfferAccepted(Public, frozen=True):
    """A player says yes to what a Realm offers by a card."""

    seat: Seat
    realm: str


class OfferRejected(Public, frozen=True):
    seat: Seat
    realm: str


class TruceEnded(Public, frozen=True):
    """The Truce tokens between two Realms leave before their time."""

    seat: Seat
    realm: str


class ProvinceBought(Public, frozen=True):
    seat: Seat
    province: str
    ducats: int


# -- Reactions ---------------------------------------------------------------------------------


class Reacted(Public, frozen=True):
    """A player plays a card as an Enemy Army enters an Area."""

    seat: Seat
    card: str
    area: str
