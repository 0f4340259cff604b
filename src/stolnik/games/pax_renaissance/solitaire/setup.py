"""Setting up the solitaire game (Ob): two seats, three concessions against one, thinner decks."""

from __future__ import annotations

from typing import Final

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..box.components import SIDES, Border, Box
from ..setup import lay_out, stack_deck, starting_florins
from ..state import Pax, Player
from .seats import OPPONENT, PLAYER

BOTTOM: Final = 8
"""Cards that are shuffled with the comets at the foot of each deck (O.7)."""
CARDS: Final = ("8", "4", "6", "10", "12")
"""How many cards can go on top of those; more make the game easier (O.8, O.10)."""
SEATS: Final = 2


@rule("PAX2S O.1 O.2 O.4 O.5 O.7 O.8 O.9 O.10")
def setup_solitaire(box: Box, dice: Dice) -> Pax:
    """The player has the Fugger bank and begins; the opponent has one of the others (S27)."""
    first = next(bank.id for bank in box.banks.values() if bank.always_first)
    other = dice.pick([bank for bank in box.banks if bank != first])
    players = [
        Player(bank, starting_florins(box, seat, PLAYER, SEATS), [], [], [], [])
        for seat, bank in ((PLAYER, first), (OPPONENT, other))
    ]
    players[OPPONENT].automated = True
    above = cards_on_top(box)
    decks = {side: stack_deck(box, side, BOTTOM, above, dice) for side in SIDES}
    return lay_out(box, dice, players, PLAYER, decks, concessions_of_all_banks(box, first))


@rule("PAX2S O.8 O.10")
def cards_on_top(box: Box) -> int:
    """The cards above the comets in each deck: eight, or what was agreed."""
    return int(str(box.variants["solitaire_cards"]))


@rule("PAX2S O.4 O.6")
def concessions_of_all_banks(box: Box, first: str) -> dict[Border, Seat]:
    """The player has the starting concession of his bank, and the opponent all others."""
    return {bank.start: PLAYER if bank.id == first else OPPONENT for bank in box.banks.values()}


def solitaire(g: Pax) -> bool:
    return any(player.automated for player in g.players)


def cards_of_a_deck(g: Pax) -> int:
    """How many cards of each side came into the game, comets apart."""
    above = cards_on_top(g.box) if solitaire(g) else g.box.figures.top[len(g.players)]
    return cards_with_comets(g) + above


@rule("PAX2S O.7")
def cards_with_comets(g: Pax) -> int:
    """How many cards the comets of each deck were shuffled with."""
    return BOTTOM if solitaire(g) else g.box.figures.bottom
