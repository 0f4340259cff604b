"""What happens on the Distant Continents and on the high seas."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- Explore -----------------------------------------------------------------------------------


class Explored(Public, frozen=True):
    """The Exploration Die was rolled."""

    seat: Seat
    number: int
    danger: bool


class Discovered(Public, frozen=True):
    seat: Seat
    area: str


class ExplorationFailed(Public, frozen=True):
    """Danger, and nobody paid for it."""

    seat: Seat


class NothingDiscovered(Public, frozen=True):
    seat: Seat


class ExplorerSailed(Public, frozen=True):
    """A Light Ship was moved to Explore."""

    seat: Seat
    zone: str


class DistantTradeBegan(Public, frozen=True):
    """A continent was Discovered: its Trade Cards come into the deck."""

    continent: str
    cards: int


# -- colonies ----------------------------------------------------------------------------------


class Colonized(Public, frozen=True):
    seat: Seat
    area: str


class ColonistsGained(Public, frozen=True):
    seat: Seat
    n: int


class ColonistsLost(Public, frozen=True):
    seat: Seat
    n: int


class UprisingIgnored(Public, frozen=True):
    """The Active Player was spared one effect of a Native Uprising."""

    seat: Seat


# -- Ships and Pirates -------------------------------------------------------------------------


class ShipGone(Public, frozen=True):
    """A Ship was lost without a Battle."""

    seat: Seat
    unit: str
    zone: str


class PirateAppeared(Public, frozen=True):
    node: str


class PirateLeft(Public, frozen=True):
    node: str


class NodeExpanded(Public, frozen=True):
    """Its Expanded token lies in a Trade Node: it pays by the red column."""

    node: str


class NodeShrunk(Public, frozen=True):
    """The Expanded token was needed elsewhere."""

    node: str


class ShipGained(Public, frozen=True):
    """A single Light Ship by a card, at sea or on a Trade Protection slot."""

    seat: Seat
    zone: str
    on_slot: bool


class ShipGainedInPort(Public, frozen=True):
    """A single Light Ship by a card, in a Port."""

    seat: Seat
    province: str


class FleetShipGained(Public, frozen=True):
    """A Ship of the Fleet by a card, at sea."""

    seat: Seat
    unit: str
    zone: str


class FleetShipGainedInPort(Public, frozen=True):
    """A Ship of the Fleet by a card, in a Port."""

    seat: Seat
    unit: str
    province: str


class Raided(Public, frozen=True):
    """Privateers took what a Merchant would have traded."""

    seat: Seat
    node: str
    ducats: int
