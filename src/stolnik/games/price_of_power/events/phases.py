"""What happens in the sequence of play, to Realms and to Provinces."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event, Public

# -- the sequence of play ----------------------------------------------------------------------


class StepBegan(Public, frozen=True):
    step: str


class AgeBegan(Public, frozen=True):
    age: str


class RoundBegan(Public, frozen=True):
    number: int


class NewFirstPlayer(Public, frozen=True):
    seat: Seat


class GameEnds(Public, frozen=True):
    why: str


# -- cards -------------------------------------------------------------------------------------


class DrewCard(Event, frozen=True):
    seat: Seat
    deck: str
    card: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DrewFrom(self.seat, self.deck)


class DrewFrom(Public, frozen=True):
    seat: Seat
    deck: str


class Reshuffled(Public, frozen=True):
    deck: str


class KeptCard(Event, frozen=True):
    seat: Seat
    card: str
    ducats: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else KeptUnseen(self.seat, self.ducats)


class KeptUnseen(Public, frozen=True):
    seat: Seat
    ducats: int


class DiscardedCard(Public, frozen=True):
    seat: Seat
    card: str


class TookMission(Event, frozen=True):
    seat: Seat
    mission: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else TookMissionUnseen(self.seat)


class TookMissionUnseen(Public, frozen=True):
    seat: Seat


class ReturnedMission(Event, frozen=True):
    seat: Seat
    mission: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else ReturnedMissionUnseen(self.seat)


class ReturnedMissionUnseen(Public, frozen=True):
    seat: Seat


# -- Turns and Events --------------------------------------------------------------------------


class HasPassed(Public, frozen=True):
    seat: Seat
    ducats: int


class LastActions(Public, frozen=True):
    """Nobody can earn Ducats by Passing any more."""


class LastTurns(Public, frozen=True):
    """The first of two players has Passed: so many Turns are left to the other."""

    seat: Seat
    turns: int


class Forwent(Public, frozen=True):
    """A player who still owes the Event declines the last Action."""

    seat: Seat


class TookEvent(Public, frozen=True):
    seat: Seat
    event_card: str
    ducats: int


class EventRevealed(Public, frozen=True):
    event_card: str


class EventUnpicked(Public, frozen=True):
    event_card: str


class SymbolResolved(Public, frozen=True):
    symbol: str


# -- Realms ------------------------------------------------------------------------------------


class PrestigeChanged(Public, frozen=True):
    seat: Seat
    n: int
    why: str


class StabilityChanged(Public, frozen=True):
    seat: Seat
    n: int
    now: int


class PowerChanged(Public, frozen=True):
    seat: Seat
    power: str
    n: int


class DucatsChanged(Public, frozen=True):
    seat: Seat
    n: int
    why: str


class LoanTaken(Public, frozen=True):
    seat: Seat
    ducats: int


class InterestGained(Public, frozen=True):
    seat: Seat
    n: int


class WentBankrupt(Public, frozen=True):
    seat: Seat


class CubeTaken(Public, frozen=True):
    """A cube leaves a place because the Supply has none."""

    seat: Seat
    place: str


class TokenTaken(Public, frozen=True):
    """A token leaves a place because the Supply has none."""

    seat: Seat
    owner: Seat


class PlagueLifted(Public, frozen=True):
    area: str


class FellIll(Public, frozen=True):
    seat: Seat
    character: str


class Died(Public, frozen=True):
    seat: Seat
    character: str


class Left(Public, frozen=True):
    """A Character leaves without dying: dismissed or replaced."""

    seat: Seat
    character: str


class RulerAppointed(Public, frozen=True):
    seat: Seat
    character: str


class InterregnumBegan(Public, frozen=True):
    seat: Seat


class SuccessionDisputed(Public, frozen=True):
    """The Marriage tokens of a player on a Realm show Disputed Succession."""

    seat: Seat
    realm: str


class SuccessionSettled(Public, frozen=True):
    seat: Seat
    realm: str


class MarriageEnded(Public, frozen=True):
    seat: Seat
    realm: str


class AllianceEnded(Public, frozen=True):
    seat: Seat
    realm: str


class UnrestAdded(Public, frozen=True):
    seat: Seat
    province: str


class UnrestRemoved(Public, frozen=True):
    seat: Seat
    province: str


class CbRemoved(Public, frozen=True):
    seat: Seat
    realm: str


# -- income and cleanup ------------------------------------------------------------------------


class IncomeCollected(Public, frozen=True):
    seat: Seat
    income: int
    costs: int


class Disbanded(Public, frozen=True):
    seat: Seat
    unit: str
    n: int


class ArmyUnitDisbanded(Public, frozen=True):
    seat: Seat
    army: int
    category: str
    unit: str


class InfantryDisbanded(Public, frozen=True):
    """Infantry that stood alone."""

    seat: Seat
    area: str


class ShipDisbanded(Public, frozen=True):
    """A single Light Ship."""

    seat: Seat
    zone: str


class FleetShipDisbanded(Public, frozen=True):
    seat: Seat
    unit: str


class ShipRecalled(Public, frozen=True):
    """A single Light Ship."""

    seat: Seat
    zone: str
    province: str


class FleetRecalled(Public, frozen=True):
    seat: Seat
    zone: str
    province: str


class AlliedUnitsBack(Public, frozen=True):
    """Allied Units leave the Armies for Available Manpower, while the War goes on."""

    seat: Seat
    n: int


class CorruptionPaid(Public, frozen=True):
    seat: Seat
    points: int
    interest: int


class DucatsGivenUp(Public, frozen=True):
    seat: Seat
    ducats: int


class ManpowerChanged(Public, frozen=True):
    seat: Seat
    n: int


class Refreshed(Public, frozen=True):
    seat: Seat
    n: int


class IdeaReplaced(Public, frozen=True):
    old: str
    idea: str


class MilestonesShown(Public, frozen=True):
    milestone: list[str]


class MilestoneReplaced(Public, frozen=True):
    old_milestone: str
    milestone: str


class FinalScore(Public, frozen=True):
    """A line of the Final Scoring."""

    seat: Seat
    why: str
    n: int


# -- Provinces that change hands ---------------------------------------------------------------


class TownPlaced(Public, frozen=True):
    """A Town or Vassal token on a Province."""

    seat: Seat
    province: str


class TownTaken(Public, frozen=True):
    seat: Seat
    province: str


class InfluenceLost(Public, frozen=True):
    """All Influence leaves an Area."""

    area: str
