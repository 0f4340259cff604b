"""What can happen, as records for the log and the animation; nothing of it is hidden.

Provinces, fields, families and estates go by their ids here, as in moves and in the view.  What
names a field tells the turn too: the enemy of field I goes by another name in other turns.
"""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- the set-up ---------------------------------------------------------------------------------


class FamilyChosen(Public, frozen=True):
    seat: Seat
    family: str


class FirstPlayer(Public, frozen=True):
    seat: Seat


class MacePassed(Public, frozen=True):
    seat: Seat


class EstateFounded(Public, frozen=True):
    seat: Seat
    estate: str
    cubes: int
    """What it cost."""


class TurnBegan(Public, frozen=True):
    turn: int


class PhaseBegan(Public, frozen=True):
    phase: int


# -- estate management --------------------------------------------------------------------------


class IncomeDrawn(Public, frozen=True):
    seat: Seat
    zlotys: int
    topped_up: int
    """How much of it only makes up the least income."""


class TokensRevealed(Public, frozen=True):
    seat: Seat
    tokens: tuple[int, ...]
    """In the five provinces, then at the Royal Court."""


class ClientsArrived(Public, frozen=True):
    seat: Seat
    province: str
    cubes: int


# -- politics -----------------------------------------------------------------------------------


class BidMade(Public, frozen=True):
    seat: Seat
    zlotys: int


class MaceGranted(Public, frozen=True):
    seat: Seat
    reason: str
    """``court``, ``bid``, or ``kept`` by the previous holder."""


class CrownArmyRaised(Public, frozen=True):
    court: int
    """The sum of the Royal Court tokens."""
    infantry: int
    cavalry: int
    artillery: int


class DiceRolled(Public, frozen=True):
    dice: tuple[int, ...]


class FieldReinforced(Public, frozen=True):
    field: str
    cubes: int
    turn: int


class ViennaReinforced(Public, frozen=True):
    """Orange cubes join those in field V."""

    cubes: int


class MarkersGathered(Public, frozen=True):
    """Markers were put in field V."""

    markers: int


class DeputyElected(Public, frozen=True):
    seat: Seat
    province: str


class NoElection(Public, frozen=True):
    province: str


# -- magnate actions ----------------------------------------------------------------------------


class Passed(Public, frozen=True):
    seat: Seat


class ActionSkipped(Public, frozen=True):
    seat: Seat


class StewardHired(Public, frozen=True):
    seat: Seat
    estate: str


class GrainSold(Public, frozen=True):
    seat: Seat
    zlotys: int


class EnvoysSent(Public, frozen=True):
    seat: Seat
    field: str
    zlotys: int
    """The price with the die."""
    die: int
    turn: int


class TreatyMade(Public, frozen=True):
    seat: Seat
    field: str
    dice: int
    """How many equal dice break it."""
    turn: int


class TreatyFailed(Public, frozen=True):
    seat: Seat
    field: str
    zlotys: int
    """All the money that there was."""
    turn: int


class CubeMoved(Public, frozen=True):
    seat: Seat
    origin: str
    to: str


class SejmBroken(Public, frozen=True):
    seat: Seat
    province: str
    discs: int


class EstateSeized(Public, frozen=True):
    seat: Seat
    owner: Seat
    estate: str
    steward: bool
    """Whether there was one, who is dismissed."""


class CollegesFounded(Public, frozen=True):
    seat: Seat
    provinces: tuple[str, ...]
    zlotys: int
    points: int


class CityFounded(Public, frozen=True):
    seat: Seat
    estate: str


class Recruited(Public, frozen=True):
    seat: Seat
    province: str
    infantry: int
    cavalry: int
    artillery: int
    cossacks: int
    zlotys: int


class CossacksUnpaid(Public, frozen=True):
    cossacks: int


# -- wars ---------------------------------------------------------------------------------------


class CampaignDeclared(Public, frozen=True):
    seat: Seat
    province: str
    cossacks: int
    crown: bool


class ForceRolled(Public, frozen=True):
    seat: Seat
    force: str
    """``private``, ``cossacks`` or ``crown``."""
    infantry: tuple[int, ...]
    cavalry: tuple[int, ...]
    artillery: bool
    hits: int
    lost: int


class EnemyRemoved(Public, frozen=True):
    province: str
    field: str
    cubes: int
    turn: int


class RaidersPlaced(Public, frozen=True):
    seat: Seat
    field: str
    cubes: int
    turn: int


class KingsCubesPlaced(Public, frozen=True):
    field: str
    cubes: int
    turn: int


class TreatyBroken(Public, frozen=True):
    field: str
    turn: int


class CossackRebelled(Public, frozen=True):
    from_ukraine: bool


class InvasionStopped(Public, frozen=True):
    field: str
    strength: int
    cubes: int
    """Polish cubes in the field."""
    turn: int


class TreatyKept(Public, frozen=True):
    field: str
    turn: int


class ProvinceInvaded(Public, frozen=True):
    field: str
    province: str
    strength: int
    cubes: int
    turn: int


class ViennaInvaded(Public, frozen=True):
    strength: int
    cubes: int


class MarkersDiscarded(Public, frozen=True):
    province: str
    markers: int


class ViennaMarkersDiscarded(Public, frozen=True):
    markers: int


class InfluenceFelt(Public, frozen=True):
    """Players' cubes and markers cancelled one another."""

    seat: Seat
    province: str
    cubes: int


class InfluenceSettled(Public, frozen=True):
    province: str
    markers: int


class InfluenceFailed(Public, frozen=True):
    """Markers came into a province at war, and are gone."""

    province: str
    markers: int


class EnemiesClashed(Public, frozen=True):
    province: str
    field: str
    other: str
    cubes: int
    """That each of them lost."""
    turn: int


class ReliefSent(Public, frozen=True):
    seat: Seat
    province: str
    free: bool


class ViennaRelieved(Public, frozen=True):
    seat: Seat
    free: bool


class ViennaCleared(Public, frozen=True):
    """Orange cubes in field V fell to the Crown Army."""

    cubes: int


class EnemyExpanded(Public, frozen=True):
    field: str
    province: str
    cubes: int
    turn: int


class InfluenceSpread(Public, frozen=True):
    province: str
    markers: int


# -- administration -----------------------------------------------------------------------------


class EstateDestroyed(Public, frozen=True):
    seat: Seat
    estate: str
    steward: bool
    """Whether there was one, who is lost with the estate; as the city."""
    city: bool


class WealthChanged(Public, frozen=True):
    province: str
    wealth: int
    change: int


class RaidScored(Public, frozen=True):
    seat: Seat
    field: str
    points: int
    turn: int


class SeatsScored(Public, frozen=True):
    seat: Seat
    points: int


class LuxuryBought(Public, frozen=True):
    seat: Seat
    zlotys: int
    points: int


class EnemyDispersed(Public, frozen=True):
    province: str
    field: str
    cubes: int
    turn: int


class GarrisonLeft(Public, frozen=True):
    cubes: int


class TokensTakenBack(Public, frozen=True):
    turn: int


class EstatesScored(Public, frozen=True):
    seat: Seat
    points: int


class GameWon(Public, frozen=True):
    seat: Seat
    points: int
