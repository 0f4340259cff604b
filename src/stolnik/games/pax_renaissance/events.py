"""What can happen at the table, as typed records for the log and the animation."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.state import Event


class TurnBegan(Event, frozen=True):
    seat: Seat


class Passed(Event, frozen=True):
    seat: Seat


# -- the market ------------------------------------------------------------------------------


class Bought(Event, frozen=True):
    """``florins`` is the price; ``gained`` what lay on the card."""

    seat: Seat
    card: str
    florins: int
    gained: int


class Activated(Event, frozen=True):
    seat: Seat
    victory: str


class Dealt(Event, frozen=True):
    """A card came from a deck into a row of the market."""

    card: str
    side: str


class TurnedDown(Event, frozen=True):
    """A card reached the leftmost place of its row."""

    card: str
    side: str


class Sold(Event, frozen=True):
    seat: Seat
    card: str
    florins: int


class DroppedFromHand(Event, frozen=True):
    """A card had to go because the hand was too large."""

    seat: Seat
    card: str


# -- trade fairs -----------------------------------------------------------------------------


class FairBegan(Event, frozen=True):
    """``card`` is the card that was discarded for it, ``florins`` the profits."""

    seat: Seat
    side: str
    card: str
    emporium: str
    florins: int


class InitiatorPaid(Event, frozen=True):
    seat: Seat
    florins: int


class ConcessionPaid(Event, frozen=True):
    seat: Seat
    border: str
    florins: int


class PirateTookProfit(Event, frozen=True):
    religion: str
    border: str
    florins: int


class Levied(Event, frozen=True):
    """``seat`` chose the city."""

    seat: Seat
    empire: str
    city: str
    token: str


class FairEnded(Event, frozen=True):
    """``florins`` stay on the emptied place of the market."""

    side: str
    florins: int


# -- the end ---------------------------------------------------------------------------------


class VictoryDeclared(Event, frozen=True):
    seat: Seat
    victory: str


class PatronVictory(Event, frozen=True):
    """``count`` is the patron prestige of a winner."""

    seat: Seat
    count: int


class WentBankrupt(Event, frozen=True):
    seat: Seat


class LastBankStanding(Event, frozen=True):
    seat: Seat


class VeniceCrowded(Event, frozen=True):
    """Venice holds one token again; ``token`` was killed."""

    seat: Seat
    token: str


# -- playing cards and placing agents ---------------------------------------------------------


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: str


class OneShotLaunched(Event, frozen=True):
    seat: Seat
    card: str
    one_shot: str


class AgentPlaced(Event, frozen=True):
    """A knight or rook stands in a city."""

    seat: Seat
    token: str
    city: str


class ConcessionPlaced(Event, frozen=True):
    seat: Seat
    border: str


class PirateArrived(Event, frozen=True):
    seat: Seat
    token: str
    border: str


class RulerRepressed(Event, frozen=True):
    """A knight or rook left its city for the empire card, or for the reserve."""

    token: str
    city: str
    empire: str


class ConcessionRepressed(Event, frozen=True):
    """A concession became a serf of the empire, or went to the reserve."""

    token: str
    border: str
    empire: str


class BorderTokenKilled(Event, frozen=True):
    token: str
    border: str


class BishopEntered(Event, frozen=True):
    seat: Seat
    religion: str
    card: str


class DietOfWorms(Event, frozen=True):
    """A bishop came onto the card of another, and both died."""

    seat: Seat
    card: str
    religion: str
    other: str


class Pacified(Event, frozen=True):
    """A bishop's arrival killed a repressed token."""

    seat: Seat
    token: str
    empire: str


class RepressedTaken(Event, frozen=True):
    """None was left in the reserve: a repressed token came off an empire card instead."""

    seat: Seat
    token: str
    empire: str


class RulerTaken(Event, frozen=True):
    """None was left in the reserve: a token came out of a city instead."""

    seat: Seat
    token: str
    city: str


class BorderTokenTaken(Event, frozen=True):
    """None was left in the reserve: a token came off a border instead."""

    seat: Seat
    token: str
    border: str


class BishopTaken(Event, frozen=True):
    """None was left in the reserve: a bishop left his card instead."""

    seat: Seat
    religion: str
    card: str


class EmporiumOpened(Event, frozen=True):
    """A trade shift moved a disk: one emporium opened and another was blocked."""

    seat: Seat
    emporium: str
    blocked: str


class Crowned(Event, frozen=True):
    seat: Seat
    card: str
    empire: str


class OldMaid(Event, frozen=True):
    """A queen stayed unmarried and went under the player card."""

    seat: Seat
    card: str


class Reprisals(Event, frozen=True):
    """A queen was given up to rouse the peasants of her empire."""

    seat: Seat
    card: str
    empire: str


class Apostasy(Event, frozen=True):
    """Two religions fell out; whoever had prestige of both lost those cards."""

    seat: Seat
    religion: str
    other: str


class ApostateDiscarded(Event, frozen=True):
    seat: Seat
    card: str


class VictoryDiscredited(Event, frozen=True):
    """A torch turned a victory card back to its inactive side."""

    seat: Seat
    victory: str


# -- ops -------------------------------------------------------------------------------------


class OpUsed(Event, frozen=True):
    """``op`` is the kind of op that the card is used for."""

    seat: Seat
    card: str
    op: str


class BishopLeft(Event, frozen=True):
    """An Inquisitor moves a bishop away from a card."""

    seat: Seat
    religion: str
    card: str


class FlorinTaken(Event, frozen=True):
    """Commerce took a florin from a card of the market."""

    seat: Seat
    card: str


class Beheaded(Event, frozen=True):
    seat: Seat
    card: str


class AssassinLost(Event, frozen=True):
    """The card that killed an empire card is discarded with it."""

    seat: Seat
    card: str


class Taxed(Event, frozen=True):
    """``token`` is the pawn of the concession that is taxed."""

    seat: Seat
    token: str
    border: str
    empire: str


class TaxPaid(Event, frozen=True):
    seat: Seat
    florins: int


class Voted(Event, frozen=True):
    """``florins`` were paid for the tokens that the empire represses."""

    seat: Seat
    empire: str
    florins: int


class PirateMoved(Event, frozen=True):
    """A Corsair sent a pirate from one sea border to another."""

    seat: Seat
    token: str
    border: str
    target_border: str


class RulerKilled(Event, frozen=True):
    """A knight or rook died in its city."""

    token: str
    city: str


# -- battles and regime changes --------------------------------------------------------------


class CampaignBegan(Event, frozen=True):
    """``empire`` marches against ``target``; its knights cost ``florins``."""

    seat: Seat
    empire: str
    target: str
    florins: int


class BattleBegan(Event, frozen=True):
    """``attackers`` and ``defenders`` are the tokens of both sides."""

    seat: Seat
    cause: str
    empire: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class Fell(Event, frozen=True):
    """A token died in battle; ``place`` is where it fought from."""

    token: str
    place: str


class BattleWon(Event, frozen=True):
    seat: Seat
    cause: str
    empire: str


class BattleLost(Event, frozen=True):
    seat: Seat
    cause: str
    empire: str


class Settled(Event, frozen=True):
    """A surviving attacker moved into a city or onto a border."""

    seat: Seat
    token: str
    place: str


class Drowned(Event, frozen=True):
    """A surviving pirate agent found no empty sea border."""

    token: str


class SurplusRepressed(Event, frozen=True):
    """A surviving attacker found no room and lies on the empire card."""

    seat: Seat
    empire: str
    token: str


class EmpireTaken(Event, frozen=True):
    """An empire came, king side up, from the stack or from the tableau of ``former``."""

    seat: Seat
    empire: str
    cause: str
    former: Seat | None


class BecameRepublic(Event, frozen=True):
    seat: Seat
    empire: str
    cause: str


class BecameMonarchy(Event, frozen=True):
    """A player's own republic is a monarchy again."""

    seat: Seat
    empire: str
    cause: str


class BecameVassal(Event, frozen=True):
    seat: Seat
    empire: str
    suzerain: str


class CourtLost(Event, frozen=True):
    """An empire lost its vassals and its queen."""

    empire: str
    cards: tuple[str, ...]


class MapCardTurned(Event, frozen=True):
    """``state`` is the side that is up now: feudal or the religion of a theocracy."""

    seat: Seat
    empire: str
    state: str


class Emancipated(Event, frozen=True):
    """A repressed token went back to a city or a border."""

    seat: Seat
    empire: str
    token: str
    place: str


# -- only in the 2nd edition -----------------------------------------------------------------


class BishopDismissed(Event, frozen=True):
    """A regime change sent away the bishop who stood on an empire card."""

    religion: str
    card: str


class FlorinTakenFromSpace(Event, frozen=True):
    """Commerce took a florin from the emptied place of a market row."""

    seat: Seat
    side: str
