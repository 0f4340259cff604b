"""From the box and the dice to the first session."""

from __future__ import annotations

from sejmik.components import Box
from sejmik.state import House, Sejmik
from stolnik.engine.dice import Dice
from stolnik.rulebook import rule

HAND = 4


@rule("SEJ A1.1 A1.2 A1.3 A1.4")
def setup(box: Box, players: int, dice: Dice) -> Sejmik:
    """Shuffle the nobles and deal four to each house."""
    deck = [noble for noble in box.ranks for _ in range(box.copies)]
    dice.shuffle(deck)
    houses = [House([deck.pop() for _ in range(HAND)], []) for _ in range(players)]
    return Sejmik(dice=dice, shown=0, houses=houses, deck=deck, discards=[], put={})
