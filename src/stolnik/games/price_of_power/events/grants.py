"""What cards do with armies, Wars, Characters and the Actions that they grant."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class ActedCovertly(Public, frozen=True):
    """A Covert Action that a card grants; every Opponent may counter it."""

    seat: Seat


class RulerDeclined(Public, frozen=True):
    """Who might have had the historical Ruler of an Event goes on without."""

    seat: Seat
    character: str


class RulerRejected(Public, frozen=True):
    """The historical Ruler of an Event does not come to power."""

    seat: Seat
    character: str


class GeneralWentOver(Public, frozen=True):
    """A General leaves one player for another."""

    seat: Seat
    owner: Seat
    character: str


class PlaysOnAs(Public, frozen=True):
    """A player goes on with another Realm."""

    seat: Seat
    realm: str


class NameTaken(Public, frozen=True):
    """A Realm has a new name, by which the player goes from now on."""

    seat: Seat
    title: str


class CapitalMoved(Public, frozen=True):
    seat: Seat
    province: str


class CovertActionFoiled(Public, frozen=True):
    """A Covert Action was countered and has no effect."""

    seat: Seat
