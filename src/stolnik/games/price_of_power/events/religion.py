"""What happens to faiths."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class FaithChanged(Public, frozen=True):
    """The Religion slot of an Area shows another faith."""

    area: str
    faith: str


class FaithTokenTaken(Public, frozen=True):
    """A Religion token leaves an Area because the Supply has none."""

    seat: Seat
    area: str


class RevolutionRemoved(Public, frozen=True):
    """The Revolutionary token of an Area leaves: the faith below is active again."""

    area: str
    faith: str


class StateReligionAdopted(Public, frozen=True):
    seat: Seat
    faith: str


class DissentTolerated(Public, frozen=True):
    """Tolerance: an Area in Religious Dissent stays quiet."""

    seat: Seat
    area: str


class RebelsAppeased(Public, frozen=True):
    """Rebels leave an Area whose faith a Realm has adopted."""

    seat: Seat
    area: str


class AreaConverted(Public, frozen=True):
    seat: Seat
    area: str
    faith: str


class CavalryInFront(Public, frozen=True):
    """A Muslim Realm rolls Cavalry Dice in place of its three Infantry Dice."""

    seat: Seat
