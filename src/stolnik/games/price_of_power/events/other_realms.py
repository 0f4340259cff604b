"""What happens to Realms that nobody plays."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- defence -----------------------------------------------------------------------------------


class NprMustered(Public, frozen=True):
    """Units of an NPR appear for a Battle."""

    realm: str
    area: str
    n: int


class NprPutToSea(Public, frozen=True):
    """Ships of an NPR appear for a Naval Battle."""

    realm: str
    zone: str
    n: int


class NprUnitLost(Public, frozen=True):
    realm: str
    area: str


class NprRetreated(Public, frozen=True):
    """All its Units leave the board."""

    realm: str
    area: str


# -- invasions ---------------------------------------------------------------------------------


class NprInvaded(Public, frozen=True):
    realm: str
    area: str
    n: int


class InvadersStay(Public, frozen=True):
    """From now on they behave as Rebels."""

    realm: str
    area: str
    n: int


# -- on the map --------------------------------------------------------------------------------


class VassalFreed(Public, frozen=True):
    """A Vassal whose Overlord is gone is an NPR."""

    realm: str


class ManpowerTokenRemoved(Public, frozen=True):
    seat: Seat
    province: str


class DnprPlaced(Public, frozen=True):
    """A Province is a DNPR's now, or its Core if a player has a token there."""

    realm: str
    province: str


class DnprNotPlaced(Public, frozen=True):
    """A DNPR that has all tokens of its colour does not gain a Province."""

    realm: str
    province: str


class DnprTokenTaken(Public, frozen=True):
    """The supply of a colour had no token: one leaves another Province."""

    seat: Seat
    province: str
