"""What can happen, for the log and the animation.

Workers, Attributes, actions and cards are named by their ids.  Only the choice of a Paladin
happens out of sight, and its event says no more than that it was made.
"""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- rounds ----------------------------------------------------------------------------------


class RoundBegan(Public, frozen=True):
    round: int
    seat: Seat
    """The First Player."""


class OrderRevealed(Public, frozen=True):
    order: str
    vp: int


class FavourRevealed(Public, frozen=True):
    favour: str


class TavernsRevealed(Public, frozen=True):
    tavern: tuple[str, ...]


class PaladinChosen(Public, frozen=True):
    seat: Seat


class PaladinRevealed(Public, frozen=True):
    """It brings its Workers, of which no other event tells; so does a Tavern card."""

    seat: Seat
    paladin: str


class TavernTaken(Public, frozen=True):
    seat: Seat
    tavern: str


class Passed(Public, frozen=True):
    seat: Seat
    worker: tuple[str, ...]
    """The Workers that are kept."""


class TownsfolkLeft(Public, frozen=True):
    """A card of the track is discarded in the refresh."""

    townsfolk: str


class TownsfolkArrived(Public, frozen=True):
    townsfolk: tuple[str, ...]


class OutsiderLeft(Public, frozen=True):
    outsider: str


class OutsidersArrived(Public, frozen=True):
    outsider: tuple[str, ...]


class TavernsReshuffled(Public, frozen=True):
    pass


class GameScored(Public, frozen=True):
    seat: Seat
    vp: int


# -- actions ---------------------------------------------------------------------------------


class WorkersPlaced(Public, frozen=True):
    """An action is taken, and paid for."""

    seat: Seat
    action: str
    worker: tuple[str, ...]
    silver: int
    provisions: int


class WorkshopPlaced(Public, frozen=True):
    seat: Seat
    action: str
    place: int
    """1 for the left framed space, 2 for the middle one."""


class WorkerDisplaced(Public, frozen=True):
    """A Worker makes room for a Workshop."""

    seat: Seat
    action: str
    worker: str


class TownsfolkRecruited(Public, frozen=True):
    seat: Seat
    townsfolk: str


class TownsfolkDiscarded(Public, frozen=True):
    seat: Seat
    townsfolk: str


class ActionCleared(Public, frozen=True):
    seat: Seat
    action: str


class MonkSent(Public, frozen=True):
    seat: Seat
    space: str


class OutpostPlaced(Public, frozen=True):
    seat: Seat
    space: str


class WallBuilt(Public, frozen=True):
    seat: Seat
    wall: str


class JarPlaced(Public, frozen=True):
    seat: Seat
    jar_space: str


class OutsiderAttacked(Public, frozen=True):
    seat: Seat
    outsider: str


class OutsiderConverted(Public, frozen=True):
    seat: Seat
    outsider: str


class FavourUsed(Public, frozen=True):
    seat: Seat
    favour: str
    worker: str
    silver: int
    provisions: int


class PaladinHelped(Public, frozen=True):
    """A Paladin's ability gives something besides."""

    seat: Seat
    paladin: str


class AbilityUsed(Public, frozen=True):
    """A Townsfolk of the team gives its reward."""

    seat: Seat
    townsfolk: str


# -- rewards ---------------------------------------------------------------------------------


class WorkersGained(Public, frozen=True):
    seat: Seat
    worker: str
    count: int


class SilverGained(Public, frozen=True):
    seat: Seat
    silver: int


class ProvisionsGained(Public, frozen=True):
    seat: Seat
    provisions: int


class AttributeRaised(Public, frozen=True):
    seat: Seat
    attribute: str
    value: int
    rise: int
    """None at the end of the track."""


class RewardDeclined(Public, frozen=True):
    """A player goes without what may be declined."""

    seat: Seat
    reward: str


class TaxTaken(Public, frozen=True):
    seat: Seat
    tax: int
    """From the Tax supply."""
    silver: int
    """The rest, from the main supply."""


class SuspicionDrawn(Public, frozen=True):
    seat: Seat
    tax: int


class SuspicionsReshuffled(Public, frozen=True):
    pass


class SuspicionsDiscarded(Public, frozen=True):
    seat: Seat
    count: int


class DebtGained(Public, frozen=True):
    seat: Seat
    count: int


class DebtPaid(Public, frozen=True):
    seat: Seat


class DebtDestroyed(Public, frozen=True):
    seat: Seat


class InquisitionBegan(Public, frozen=True):
    seat: Seat
    """Whose effect brought it about."""


class TaxSupplyRefilled(Public, frozen=True):
    tax: int


# -- the virtual player ----------------------------------------------------------------------

# Its Workers have no colour, and what it does as a player would, is told as of a player.


class VirtualPlayerReady(Public, frozen=True):
    """It starts a Round with so many Workers."""

    seat: Seat
    count: int


class WorkshopGranted(Public, frozen=True):
    """A Workshop moves from an Order just revealed to its action."""

    seat: Seat
    action: str


class FavourSchemeDiscarded(Public, frozen=True):
    """The Scheme that lay on a Favour just revealed joins the discards."""

    seat: Seat
    scheme: str


class SchemeRevealed(Public, frozen=True):
    seat: Seat
    scheme: str


class SchemeFailed(Public, frozen=True):
    """The Scheme cannot be followed, so the row comes next."""

    seat: Seat
    scheme: str
    clause: str
    """The clause that says why not."""


class SchemesReshuffled(Public, frozen=True):
    seat: Seat


class VirtualWorkersPlaced(Public, frozen=True):
    seat: Seat
    action: str
    count: int


class VirtualWorkersGained(Public, frozen=True):
    seat: Seat
    count: int


class VirtualFavourUsed(Public, frozen=True):
    seat: Seat
    favour: str


class RightSideCleared(Public, frozen=True):
    """All Workers leave the right side of its board."""

    seat: Seat


class JarTurned(Public, frozen=True):
    seat: Seat
    count: int
    """How many are turned over now."""


class ResourceMarkerMoved(Public, frozen=True):
    seat: Seat
    count: int
    """By so many fields ..."""
    field: int
    """... to this one, counted from 1 at the left."""


class TaxReturned(Public, frozen=True):
    """Silver goes from the Tax supply to the main supply."""

    seat: Seat
    tax: int
