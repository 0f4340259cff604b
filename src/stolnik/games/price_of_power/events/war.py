"""What happens to Armies and Fleets short of battle."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- recruiting --------------------------------------------------------------------------------


class RecruitingBegan(Public, frozen=True):
    seat: Seat


class InfantryRaised(Public, frozen=True):
    """A single Infantry Unit."""

    seat: Seat
    area: str
    ducats: int


class UnitRaised(Public, frozen=True):
    seat: Seat
    category: str
    unit: str
    army: int
    area: str
    ducats: int


class ShipBuilt(Public, frozen=True):
    """A single Light Ship, in a Port."""

    seat: Seat
    province: str
    ducats: int


class ShipLaunched(Public, frozen=True):
    """A single Light Ship, from a Port to a Sea Zone."""

    seat: Seat
    province: str
    zone: str
    on_slot: bool
    ducats: int


class FleetShipBuilt(Public, frozen=True):
    """A Ship of the Fleet, in a Port."""

    seat: Seat
    unit: str
    province: str
    ducats: int


class FleetShipLaunched(Public, frozen=True):
    """A Ship of the Fleet, from a Port to a Sea Zone."""

    seat: Seat
    unit: str
    province: str
    zone: str
    ducats: int


# -- movement ----------------------------------------------------------------------------------


class ArmyActivated(Public, frozen=True):
    seat: Seat
    army: int
    area: str


class InfantryActivated(Public, frozen=True):
    seat: Seat
    area: str


class ArmyFormed(Public, frozen=True):
    """An Army is deployed from Infantry that stood alone."""

    seat: Seat
    army: int
    area: str
    units: int


class ArmyMarched(Public, frozen=True):
    seat: Seat
    army: int
    area: str


class InfantryMarched(Public, frozen=True):
    seat: Seat
    area: str


class ArmyLanded(Public, frozen=True):
    """An Army crosses the sea over a Naval Bridge."""

    seat: Seat
    army: int
    area: str


class InfantryLanded(Public, frozen=True):
    seat: Seat
    area: str


class TookIn(Public, frozen=True):
    """An Army takes in Infantry that stood alone."""

    seat: Seat
    army: int
    units: int


class Dropped(Public, frozen=True):
    """An Army leaves Infantry behind."""

    seat: Seat
    army: int
    units: int


class Regrouped(Public, frozen=True):
    """Units of a kind changed between two Armies: so many has each now."""

    seat: Seat
    army: int
    other_army: int
    category: str
    unit: str
    kept: int
    given: int


class AccessPaid(Public, frozen=True):
    """The price of Military Access: 1 Influence, or Ducats."""

    seat: Seat
    area: str
    ducats: int


class AccessAnswered(Public, frozen=True):
    """An Opponent lets foreign Units pass, or not."""

    seat: Seat
    area: str
    granted: bool


# -- Ships -------------------------------------------------------------------------------------


class ShipMoved(Public, frozen=True):
    """A single Light Ship comes to a Sea Zone."""

    seat: Seat
    zone: str


class ShipInPort(Public, frozen=True):
    seat: Seat
    province: str


class ShipTookSlot(Public, frozen=True):
    """A Light Ship takes a Trade Protection slot."""

    seat: Seat
    zone: str


class FleetSailed(Public, frozen=True):
    seat: Seat
    zone: str


class FleetInPort(Public, frozen=True):
    seat: Seat
    province: str


class FleetTook(Public, frozen=True):
    """Light Ships join the Fleet."""

    seat: Seat
    ships: int


class FleetLeft(Public, frozen=True):
    """Light Ships leave the Fleet."""

    seat: Seat
    ships: int


class FleetRepaired(Public, frozen=True):
    seat: Seat


class PortClosed(Public, frozen=True):
    """Ships leave a Port that is not Friendly any more."""

    seat: Seat
    province: str
    zone: str
