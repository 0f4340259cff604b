"""What happens between Realms."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class InfluencePlaced(Public, frozen=True):
    seat: Seat
    area: str


class InfluenceRemoved(Public, frozen=True):
    seat: Seat
    area: str


class ImperialInfluenceRemoved(Public, frozen=True):
    area: str


class Allied(Public, frozen=True):
    seat: Seat
    realm: str


class Married(Public, frozen=True):
    seat: Seat
    realm: str


class AlliedUnitsLost(Public, frozen=True):
    seat: Seat
    realm: str
    n: int


class AllyActivated(Public, frozen=True):
    """An Ally fights along, with so many Allied Units."""

    seat: Seat
    realm: str
    n: int


class AllyCalled(Public, frozen=True):
    """A player calls an Ally to arms."""

    seat: Seat
    realm: str


class NprCalls(Public, frozen=True):
    """An NPR calls its Ally to arms."""

    seat: Seat
    realm: str


class CallAccepted(Public, frozen=True):
    seat: Seat
    realm: str


class CallRefused(Public, frozen=True):
    seat: Seat
    realm: str


class CbPlaced(Public, frozen=True):
    seat: Seat
    realm: str


class WarJoined(Public, frozen=True):
    """A player and a Realm are now Enemies."""

    seat: Seat
    realm: str


class ColonistsSpent(Public, frozen=True):
    seat: Seat
    n: int


class TrucePlaced(Public, frozen=True):
    seat: Seat
    realm: str


class WarSeparated(Public, frozen=True):
    """A former Active Ally is at War on its own."""

    seat: Seat
    realm: str


class ClaimsFabricated(Public, frozen=True):
    """Claims are named and paid for, and may be countered."""

    seat: Seat
    area: list[str]


class ClaimsDropped(Public, frozen=True):
    seat: Seat


class ClaimPlaced(Public, frozen=True):
    seat: Seat
    area: str


class ClaimRemoved(Public, frozen=True):
    seat: Seat
    area: str


class CoreRemoved(Public, frozen=True):
    seat: Seat
    area: str


class AimedAtRealm(Public, frozen=True):
    """What a Covert Action aims at; every Opponent may counter it now."""

    seat: Seat
    realm: str


class AimedAtArea(Public, frozen=True):
    seat: Seat
    area: str


class AimedAtProvince(Public, frozen=True):
    seat: Seat
    province: str


class AimedAtIdea(Public, frozen=True):
    seat: Seat
    idea: str


class Countered(Public, frozen=True):
    """A Counterespionage against what the other player has just done."""

    seat: Seat
    owner: Seat
    card: str


class ProposedAlliance(Public, frozen=True):
    seat: Seat
    owner: Seat


class ProposedMarriage(Public, frozen=True):
    seat: Seat
    owner: Seat
    deck: str


class ProposedDucats(Public, frozen=True):
    """The first would give Ducats to the second."""

    seat: Seat
    owner: Seat
    ducats: int


class ProposedProvince(Public, frozen=True):
    """The first would sell a Province to the second."""

    seat: Seat
    owner: Seat
    province: str
    ducats: int


class DealDropped(Public, frozen=True):
    seat: Seat
    owner: Seat


class DealRefused(Public, frozen=True):
    seat: Seat
    owner: Seat


class DealStruck(Public, frozen=True):
    seat: Seat
    owner: Seat


class ShipsLeft(Public, frozen=True):
    """Ships sail out of a Port that is no longer Friendly."""

    seat: Seat
    province: str
    zone: str
