"""What happens in the chapters of government: Characters, Ideas, Focus, cards played, Loans."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public

# -- Characters --------------------------------------------------------------------------------


class AdvisorHired(Public, frozen=True):
    seat: Seat
    character: str
    power: str


class GeneralHired(Public, frozen=True):
    seat: Seat
    character: str
    army: int


class AdmiralHired(Public, frozen=True):
    seat: Seat
    character: str


class GeneralMoved(Public, frozen=True):
    seat: Seat
    character: str
    army: int


class RulerCommands(Public, frozen=True):
    seat: Seat
    character: str
    army: int


class RulerStoodDown(Public, frozen=True):
    seat: Seat


# -- the Treasury and Manpower -----------------------------------------------------------------


class LoanRepaid(Public, frozen=True):
    seat: Seat
    ducats: int


class Replenished(Public, frozen=True):
    seat: Seat
    n: int


# -- Ideas -------------------------------------------------------------------------------------


class Researched(Public, frozen=True):
    seat: Seat
    idea: str


class FormLost(Public, frozen=True):
    """A Government Form gives way to another."""

    seat: Seat
    idea: str


class IdeaAdded(Public, frozen=True):
    """An Idea joins the display in a further row."""

    idea: str


class MerchantGained(Public, frozen=True):
    seat: Seat


# -- National Focus ----------------------------------------------------------------------------


class FocusChanged(Public, frozen=True):
    seat: Seat


class PowerShifted(Public, frozen=True):
    """A cube goes from one pool to another."""

    seat: Seat
    power: str
    to_power: str


class SetAside(Public, frozen=True):
    """A card that will join the discards when the Action is complete."""

    seat: Seat
    card: str


class BoughtDiscard(Public, frozen=True):
    seat: Seat
    card: str


# -- Action Cards and Cores --------------------------------------------------------------------


class CardPlayed(Public, frozen=True):
    seat: Seat
    card: str


class LaidOut(Public, frozen=True):
    """A Display Card lies in front of its player."""

    seat: Seat
    card: str
    n: int


class DisplayUsed(Public, frozen=True):
    seat: Seat
    card: str
    display_action: str


class ManpowerTokenGained(Public, frozen=True):
    seat: Seat
    n: int


class CorePlaced(Public, frozen=True):
    seat: Seat
    area: str


class MissionScored(Public, frozen=True):
    seat: Seat
    mission: str
