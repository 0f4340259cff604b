"""What happens in peace talks."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class PeaceTalksBegan(Public, frozen=True):
    """Wars are still open."""


class PeaceConcluded(Public, frozen=True):
    seat: Seat
    realm: str
    term: str


class WarGoesOn(Public, frozen=True):
    seat: Seat
    realm: str


class Surrendered(Public, frozen=True):
    seat: Seat
    owner: Seat


class ProvinceKept(Public, frozen=True):
    """An Occupier becomes the Lawful Owner."""

    seat: Seat
    province: str


class Ransomed(Public, frozen=True):
    """A Realm pays for what it gets back."""

    seat: Seat
    realm: str
    ducats: int


class ProvinceFreed(Public, frozen=True):
    province: str
    realm: str


class BecameVassal(Public, frozen=True):
    seat: Seat
    realm: str


class WasAnnexed(Public, frozen=True):
    seat: Seat
    realm: str


class WasConverted(Public, frozen=True):
    realm: str
    faith: str


class VictorProposed(Public, frozen=True):
    """Whom a proposed peace names as its Victor."""

    seat: Seat


class ReturnProposed(Public, frozen=True):
    """By a proposed peace an Occupied Province goes back to its Lawful Owner."""

    province: str


class LiberationProposed(Public, frozen=True):
    """By a proposed peace an Occupied Province is set free."""

    province: str


class PeaceProposed(Public, frozen=True):
    seat: Seat
    owner: Seat
    term: str


class PeaceRefused(Public, frozen=True):
    seat: Seat
    owner: Seat


class PeaceDropped(Public, frozen=True):
    seat: Seat
    owner: Seat


class WentHome(Public, frozen=True):
    """Units leave a Neutral Area after the War."""

    seat: Seat
    old_area: str
    area: str


class AlliesStoodDown(Public, frozen=True):
    """Active Allies are plain Allies again, and their Units are gone."""

    seat: Seat


class InfluencePromised(Public, frozen=True):
    """As part of a proposed peace a party would give up an Influence."""

    seat: Seat
    area: str


class ClaimPromised(Public, frozen=True):
    seat: Seat
    area: str


class AlliancePromised(Public, frozen=True):
    seat: Seat
    realm: str
