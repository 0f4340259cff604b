"""What happens in Battles, and what Rebels do."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- Battles -----------------------------------------------------------------------------------


class BattleBegan(Public, frozen=True):
    area: str
    force: str
    enemies: list[str]


class MainDefender(Public, frozen=True):
    seat: Seat


class Leads(Public, frozen=True):
    """Who adds dice to a side."""

    force: str
    character: str


class NobodyLeads(Public, frozen=True):
    """The card drawn for Rebels shows an Advisor."""

    force: str
    card: str


class LeaderDieLost(Public, frozen=True):
    seat: Seat
    force: str
    die: str


class KnightsCharged(Public, frozen=True):
    """Noble Knights roll before the first Battle Round."""

    force: str


class BattleActionPlayed(Public, frozen=True):
    seat: Seat
    card: str


class DieAdded(Public, frozen=True):
    seat: Seat
    die: str


class DiceRolled(Public, frozen=True):
    area: str
    force: str
    face: list[str]
    hits: int


class UnitLost(Public, frozen=True):
    """A Casualty, of an Army or (0) of Infantry that stood alone."""

    seat: Seat
    unit: str
    category: str
    army: int


class RebelsLost(Public, frozen=True):
    area: str


class LeaderWounded(Public, frozen=True):
    """A Leader who was drawn for Rebels."""

    character: str


class LeaderKilled(Public, frozen=True):
    character: str


class FoughtOn(Public, frozen=True):
    seat: Seat
    area: str


class Retreated(Public, frozen=True):
    seat: Seat
    area: str
    destination: str


class BattleWon(Public, frozen=True):
    area: str
    force: str


class NobodyWon(Public, frozen=True):
    area: str


# -- Sieges ------------------------------------------------------------------------------------


class SiegeBegan(Public, frozen=True):
    seat: Seat
    area: str


class Besieged(Public, frozen=True):
    seat: Seat
    province: str


class RebelTownRemoved(Public, frozen=True):
    province: str


class OccupationEnded(Public, frozen=True):
    """The Town of an Occupier returns to its Track."""

    seat: Seat
    province: str


class Occupied(Public, frozen=True):
    seat: Seat
    province: str


# -- Rebels ------------------------------------------------------------------------------------


class RebelDiceRolled(Public, frozen=True):
    seat: Seat
    area: str
    face: list[str]


class RebelsAppeared(Public, frozen=True):
    area: str


class RebelTownPlaced(Public, frozen=True):
    seat: Seat
    province: str


class RebelsTired(Public, frozen=True):
    """One Rebel Unit leaves an Area that has no Unrest around it."""

    area: str


class RebelsMoved(Public, frozen=True):
    area: str
    destination: str
    n: int


class UnitExhausted(Public, frozen=True):
    """Of Available Manpower."""

    seat: Seat


class ArmyUnitExhausted(Public, frozen=True):
    seat: Seat
    army: int
    unit: str


class InfantryExhausted(Public, frozen=True):
    """Infantry that stood alone."""

    seat: Seat
    area: str


class Liberated(Public, frozen=True):
    province: str
    realm: str


class RebelTownTaken(Public, frozen=True):
    """A Rebel Town that is needed elsewhere."""

    seat: Seat
    province: str


class RebelsTaken(Public, frozen=True):
    """A Rebel Unit that is needed elsewhere."""

    seat: Seat
    area: str
