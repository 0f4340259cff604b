"""What happens in the Holy Roman Empire."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class AuthorityChanged(Public, frozen=True):
    n: int
    why: str
    authority: int
    """What it is now."""


class AreaLeftEmpire(Public, frozen=True):
    area: str


class AreaRejoinedEmpire(Public, frozen=True):
    area: str


class ImperialInfluencePlaced(Public, frozen=True):
    area: str


class ImperialManpowerLeft(Public, frozen=True):
    """All Imperial Units return to the General Supply."""

    n: int


class DefenceOver(Public, frozen=True):
    """The Tag chit leaves Defending the HRE."""


class EmpireDissolved(Public, frozen=True):
    """There is no Empire any more."""


class SubjectCalls(Public, frozen=True):
    """A Subject calls the Emperor to arms."""

    seat: Seat
    realm: str


class DefenceBegan(Public, frozen=True):
    """The Emperor defends the Empire, with so many Imperial Units."""

    seat: Seat
    n: int


class ManpowerContributed(Public, frozen=True):
    seat: Seat
    n: int


class ImperialUnitsJoined(Public, frozen=True):
    """Imperial Manpower fights in a Battle."""

    seat: Seat
    area: str
    n: int


class ImperialUnitLost(Public, frozen=True):
    seat: Seat
    area: str


class ElectionBegan(Public, frozen=True):
    """The Emperor's Ruler is gone, and the Electors vote."""


class ElectorVoted(Public, frozen=True):
    area: str
    owner: Seat


class EmperorElected(Public, frozen=True):
    seat: Seat


class NobodyEligible(Public, frozen=True):
    """The title stays where it is."""


class EmperorRolled(Public, frozen=True):
    """The die for the Imperial Authority of an NPR."""

    number: int


class HreFaithChanged(Public, frozen=True):
    faith: str


class HreWithoutFaith(Public, frozen=True):
    """The Electors do not agree, and the Empire has no official Religion."""


class ImperialAid(Public, frozen=True):
    """What the Empire adds to the Units of NPRs that defend it, or what it lacks."""

    area: str
    n: int
