"""What can happen at the table, as typed records for the log and the animation."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Public


class TurnBegan(Public, frozen=True):
    seat: Seat


class Passed(Public, frozen=True):
    seat: Seat


# -- the market ------------------------------------------------------------------------------


class Bought(Public, frozen=True):
    """``florins`` is the price; ``gained`` what lay on the card."""

    seat: Seat
    card: str
    florins: int
    gained: int


class Activated(Public, frozen=True):
    seat: Seat
    victory: str


class Dealt(Public, frozen=True):
    """A card came from a deck into a row of the market."""

    card: str
    side: str


class TurnedDown(Public, frozen=True):
    """A card reached the leftmost place of its row."""

    card: str
    side: str


class Sold(Public, frozen=True):
    seat: Seat
    card: str
    florins: int


class DroppedFromHand(Public, frozen=True):
    """A card had to go because the hand was too large."""

    seat: Seat
    card: str


# -- trade fairs -----------------------------------------------------------------------------


class FairBegan(Public, frozen=True):
    """``card`` is the card that was discarded for it, ``florins`` the profits."""

    seat: Seat
    side: str
    card: str
    emporium: str
    florins: int


class InitiatorPaid(Public, frozen=True):
    seat: Seat
    florins: int


class ConcessionPaid(Public, frozen=True):
    seat: Seat
    border: str
    florins: int


class PirateTookProfit(Public, frozen=True):
    religion: str
    border: str
    florins: int


class Levied(Public, frozen=True):
    """``seat`` chose the city."""

    seat: Seat
    empire: str
    city: str
    token: str


class FairEnded(Public, frozen=True):
    """``florins`` stay on the emptied place of the market."""

    side: str
    florins: int


# -- the end ---------------------------------------------------------------------------------


class VictoryDeclared(Public, frozen=True):
    seat: Seat
    victory: str


class PatronVictory(Public, frozen=True):
    """``count`` is the patron prestige of a winner."""

    seat: Seat
    count: int


class WentBankrupt(Public, frozen=True):
    seat: Seat


class LastBankStanding(Public, frozen=True):
    seat: Seat


class VeniceCrowded(Public, frozen=True):
    """Venice holds one token again; ``token`` was killed."""

    seat: Seat
    token: str


# -- playing cards and placing agents ---------------------------------------------------------


class CardPlayed(Public, frozen=True):
    seat: Seat
    card: str


class OneShotLaunched(Public, frozen=True):
    seat: Seat
    card: str
    one_shot: str


class AgentPlaced(Public, frozen=True):
    """A knight or rook stands in a city."""

    seat: Seat
    token: str
    city: str


class ConcessionPlaced(Public, frozen=True):
    seat: Seat
    border: str


class PirateArrived(Public, frozen=True):
    seat: Seat
    token: str
    border: str


class RulerRepressed(Public, frozen=True):
    """A knight or rook left its city for the empire card, or for the reserve.

    It brought ``seat`` so many ``florins`` from China, or cost them, if they are less than none.
    """

    seat: Seat
    token: str
    city: str
    empire: str
    florins: int


class ConcessionRepressed(Public, frozen=True):
    """A concession became a serf of the empire, or went to the reserve.

    It brought ``seat`` so many ``florins`` from China, or cost them, if they are less than none.
    """

    seat: Seat
    token: str
    border: str
    empire: str
    florins: int


class BorderTokenKilled(Public, frozen=True):
    token: str
    border: str


class BishopEntered(Public, frozen=True):
    seat: Seat
    religion: str
    card: str


class DietOfWorms(Public, frozen=True):
    """A bishop came onto the card of another, and both died."""

    seat: Seat
    card: str
    religion: str
    other: str


class Pacified(Public, frozen=True):
    """A bishop's arrival killed a repressed token."""

    seat: Seat
    token: str
    empire: str


class RepressedTaken(Public, frozen=True):
    """None was left in the reserve: a repressed token came off an empire card instead."""

    seat: Seat
    token: str
    empire: str


class RulerTaken(Public, frozen=True):
    """None was left in the reserve: a token came out of a city instead."""

    seat: Seat
    token: str
    city: str


class BorderTokenTaken(Public, frozen=True):
    """None was left in the reserve: a token came off a border instead."""

    seat: Seat
    token: str
    border: str


class BishopTaken(Public, frozen=True):
    """None was left in the reserve: a bishop left his card instead."""

    seat: Seat
    religion: str
    card: str


class EmporiumOpened(Public, frozen=True):
    """A trade shift moved a disk: one emporium opened and another was blocked."""

    seat: Seat
    emporium: str
    blocked: str


class Crowned(Public, frozen=True):
    seat: Seat
    card: str
    empire: str


class OldMaid(Public, frozen=True):
    """A queen stayed unmarried and went under the player card."""

    seat: Seat
    card: str


class Reprisals(Public, frozen=True):
    """A queen was given up to rouse the peasants of her empire."""

    seat: Seat
    card: str
    empire: str


class Apostasy(Public, frozen=True):
    """Two religions fell out; whoever had prestige of both lost those cards."""

    seat: Seat
    religion: str
    other: str


class ApostateDiscarded(Public, frozen=True):
    seat: Seat
    card: str


class VictoryDiscredited(Public, frozen=True):
    """A torch turned a victory card back to its inactive side."""

    seat: Seat
    victory: str


# -- ops -------------------------------------------------------------------------------------


class OpUsed(Public, frozen=True):
    """``op`` is the kind of op that the card is used for."""

    seat: Seat
    card: str
    op: str


class BishopLeft(Public, frozen=True):
    """An Inquisitor moves a bishop away from a card."""

    seat: Seat
    religion: str
    card: str


class FlorinTaken(Public, frozen=True):
    """Commerce took a florin from a card of the market."""

    seat: Seat
    card: str


class Beheaded(Public, frozen=True):
    seat: Seat
    card: str


class AssassinLost(Public, frozen=True):
    """The card that killed an empire card is discarded with it."""

    seat: Seat
    card: str


class Taxed(Public, frozen=True):
    """``token`` is the pawn of the concession that is taxed."""

    seat: Seat
    token: str
    border: str
    empire: str


class TaxPaid(Public, frozen=True):
    seat: Seat
    florins: int


class Voted(Public, frozen=True):
    """``florins`` were paid for the tokens that the empire represses."""

    seat: Seat
    empire: str
    florins: int


class PirateMoved(Public, frozen=True):
    """A Corsair sent a pirate from one sea border to another."""

    seat: Seat
    token: str
    border: str
    target_border: str


class RulerKilled(Public, frozen=True):
    """A knight or rook died in its city."""

    token: str
    city: str


# -- battles and regime changes --------------------------------------------------------------


class CampaignBegan(Public, frozen=True):
    """``empire`` marches against ``target``; its knights cost ``florins``."""

    seat: Seat
    empire: str
    target: str
    florins: int


class BattleBegan(Public, frozen=True):
    """``attackers`` and ``defenders`` are the tokens of both sides."""

    seat: Seat
    cause: str
    empire: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class Fell(Public, frozen=True):
    """A token died in battle; ``place`` is where it fought from."""

    token: str
    place: str


class BattleWon(Public, frozen=True):
    seat: Seat
    cause: str
    empire: str


class BattleLost(Public, frozen=True):
    seat: Seat
    cause: str
    empire: str


class Settled(Public, frozen=True):
    """A surviving attacker moved into a city or onto a border."""

    seat: Seat
    token: str
    place: str


class Drowned(Public, frozen=True):
    """A surviving pirate agent found no empty sea border."""

    token: str


class SurplusRepressed(Public, frozen=True):
    """A surviving attacker found no room and lies on the empire card."""

    seat: Seat
    empire: str
    token: str


class EmpireTaken(Public, frozen=True):
    """An empire came, king side up, from the stack or from the tableau of ``former``."""

    seat: Seat
    empire: str
    cause: str
    former: Seat | None


class BecameRepublic(Public, frozen=True):
    seat: Seat
    empire: str
    cause: str


class BecameMonarchy(Public, frozen=True):
    """A player's own republic is a monarchy again."""

    seat: Seat
    empire: str
    cause: str


class BecameVassal(Public, frozen=True):
    seat: Seat
    empire: str
    suzerain: str


class CourtLost(Public, frozen=True):
    """An empire lost its vassals and its queen."""

    empire: str
    cards: tuple[str, ...]


class MapCardTurned(Public, frozen=True):
    """``state`` is the side that is up now: feudal or the religion of a theocracy."""

    seat: Seat
    empire: str
    state: str


class Emancipated(Public, frozen=True):
    """A repressed token went back to a city or a border."""

    seat: Seat
    empire: str
    token: str
    place: str


# -- only in the 2nd edition -----------------------------------------------------------------


class BishopDismissed(Public, frozen=True):
    """A regime change sent away the bishop who stood on an empire card."""

    religion: str
    card: str


class FlorinTakenFromSpace(Public, frozen=True):
    """Commerce took a florin from the emptied place of a market row."""

    seat: Seat
    side: str
