"""What can happen, for the log and the animation.

Workers, Attributes, actions and cards are named by their ids.  Only the choice of a Paladin
happens out of sight, and its event says no more than that it was made.
"""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event

# -- rounds ----------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    round: int
    seat: Seat
    """The First Player."""


class OrderRevealed(Event, frozen=True):
    order: str
    vp: int


class FavourRevealed(Event, frozen=True):
    favour: str


class TavernsRevealed(Event, frozen=True):
    tavern: tuple[str, ...]


class PaladinChosen(Event, frozen=True):
    seat: Seat


class PaladinRevealed(Event, frozen=True):
    seat: Seat
    paladin: str


class TavernTaken(Event, frozen=True):
    seat: Seat
    tavern: str


class Passed(Event, frozen=True):
    seat: Seat
    worker: tuple[str, ...]
    """The Workers that are kept."""


class TownsfolkLeft(Event, frozen=True):
    """A card of the track is discarded in the refresh."""

    townsfolk: str


class TownsfolkArrived(Event, frozen=True):
    townsfolk: tuple[str, ...]


class OutsiderLeft(Event, frozen=True):
    outsider: str


class OutsidersArrived(Event, frozen=True):
    outsider: tuple[str, ...]


class TavernsReshuffled(Event, frozen=True):
    pass


class GameScored(Event, frozen=True):
    seat: Seat
    vp: int


# -- actions ---------------------------------------------------------------------------------


class WorkersPlaced(Event, frozen=True):
    seat: Seat
    action: str
    worker: tuple[str, ...]


class SilverPaid(Event, frozen=True):
    seat: Seat
    silver: int


class ProvisionsPaid(Event, frozen=True):
    seat: Seat
    provisions: int


class WorkshopPlaced(Event, frozen=True):
    seat: Seat
    action: str
    place: int
    """1 for the left framed space, 2 for the middle one."""


class WorkerDisplaced(Event, frozen=True):
    """A Worker makes room for a Workshop."""

    seat: Seat
    action: str
    worker: str


class TownsfolkRecruited(Event, frozen=True):
    seat: Seat
    townsfolk: str


class TownsfolkDiscarded(Event, frozen=True):
    seat: Seat
    townsfolk: str


class ActionCleared(Event, frozen=True):
    seat: Seat
    action: str


class MonkSent(Event, frozen=True):
    seat: Seat
    space: str


class OutpostPlaced(Event, frozen=True):
    seat: Seat
    space: str


class WallBuilt(Event, frozen=True):
    seat: Seat
    wall: str


class JarPlaced(Event, frozen=True):
    seat: Seat
    jar_space: str


class OutsiderAttacked(Event, frozen=True):
    seat: Seat
    outsider: str


class OutsiderConverted(Event, frozen=True):
    seat: Seat
    outsider: str


class FavourUsed(Event, frozen=True):
    seat: Seat
    favour: str
    worker: str


class PaladinHelped(Event, frozen=True):
    """A Paladin's ability gives something besides."""

    seat: Seat
    paladin: str


class AbilityUsed(Event, frozen=True):
    """A Townsfolk of the team gives its reward."""

    seat: Seat
    townsfolk: str


# -- rewards ---------------------------------------------------------------------------------


class WorkersGained(Event, frozen=True):
    seat: Seat
    worker: str
    count: int


class SilverGained(Event, frozen=True):
    seat: Seat
    silver: int


class ProvisionsGained(Event, frozen=True):
    seat: Seat
    provisions: int


class AttributeRaised(Event, frozen=True):
    seat: Seat
    attribute: str
    value: int


class TaxTaken(Event, frozen=True):
    seat: Seat
    tax: int
    """From the Tax supply."""
    silver: int
    """The rest, from the main supply."""


class SuspicionDrawn(Event, frozen=True):
    seat: Seat
    tax: int


class SuspicionsReshuffled(Event, frozen=True):
    pass


class SuspicionsDiscarded(Event, frozen=True):
    seat: Seat
    count: int


class DebtGained(Event, frozen=True):
    seat: Seat
    count: int


class DebtPaid(Event, frozen=True):
    seat: Seat


class DebtDestroyed(Event, frozen=True):
    seat: Seat


class InquisitionBegan(Event, frozen=True):
    seat: Seat
    """Whose effect brought it about."""


class TaxSupplyRefilled(Event, frozen=True):
    tax: int


# -- the virtual player ----------------------------------------------------------------------

# Its Workers have no colour, and what it does as a player would, is told as of a player.


class VirtualPlayerReady(Event, frozen=True):
    """It starts a Round with so many Workers."""

    seat: Seat
    count: int


class WorkshopGranted(Event, frozen=True):
    """A Workshop moves from an Order just revealed to its action."""

    seat: Seat
    action: str


class FavourSchemeDiscarded(Event, frozen=True):
    """The Scheme that lay on a Favour just revealed joins the discards."""

    seat: Seat
    scheme: str


class SchemeRevealed(Event, frozen=True):
    seat: Seat
    scheme: str


class SchemeFailed(Event, frozen=True):
    """The Scheme cannot be followed, so the row comes next."""

    seat: Seat
    scheme: str
    clause: str
    """The clause that says why not."""


class SchemesReshuffled(Event, frozen=True):
    seat: Seat


class VirtualWorkersPlaced(Event, frozen=True):
    seat: Seat
    action: str
    count: int


class VirtualWorkersGained(Event, frozen=True):
    seat: Seat
    count: int


class VirtualFavourUsed(Event, frozen=True):
    seat: Seat
    favour: str


class RightSideCleared(Event, frozen=True):
    """All Workers leave the right side of its board."""

    seat: Seat


class JarTurned(Event, frozen=True):
    seat: Seat
    count: int
    """How many are turned over now."""


class ResourceMarkerMoved(Event, frozen=True):
    seat: Seat
    count: int
    """By so many fields ..."""
    field: int
    """... to this one, counted from 1 at the left."""


class TaxReturned(Event, frozen=True):
    """Silver goes from the Tax supply to the main supply."""

    seat: Seat
    tax: int
