"""What cards do to a Realm, beyond what other chapters tell already."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class OptionChosen(Public, frozen=True):
    seat: Seat
    option: str


class EffectPassedOver(Public, frozen=True):
    """An effect of a card came to nothing for a Realm: it could not apply."""

    realm: str
    origin: str
    deed: str


class ColonistsChanged(Public, frozen=True):
    seat: Seat
    n: int


class InterestLost(Public, frozen=True):
    seat: Seat
    n: int


class MerchantLost(Public, frozen=True):
    seat: Seat


class MerchantsLaidDown(Public, frozen=True):
    seat: Seat
    n: int


class NprManpowerToken(Public, frozen=True):
    province: str
    n: int


class IdeaLost(Public, frozen=True):
    seat: Seat
    idea: str
