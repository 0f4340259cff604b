"""From the box to the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from stolnik.engine.dice import Dice
from stolnik.rulebook import rule

from .box.components import WORKERS, Box
from .chapters.virtual_player.board import new_virtual_player
from .state import EMPTY, STARTING_RECRUITS, Paladins, Player

T = TypeVar("T")


@rule(
    "PAL SET.2 SET.3 SET.4 SET.5 SET.6 SET.7 SET.8 SET.9 SET.10 SET.11 SET.12 SET.13",
    "PAL SET.21 SET.23 SSET.1 SSET.10 SSET.11 SSET.12 SSET.13 SSET.14",
)
def setup(box: Box, players: int, dice: Dice) -> Paladins:
    """Shuffle the decks, lay out the tracks and the King's cards, and draw a First Player.

    A player alone is always first, and has the virtual player for an opponent.
    """
    townsfolk_deck = shuffled(dice, box.townsfolk)
    outsider_deck = shuffled(dice, box.outsiders)
    first = dice.below(players)
    return Paladins(
        dice=dice,
        shown=0,
        players=[new_player(box, dice) for _ in range(players)],
        round=0,
        step=STARTING_RECRUITS,
        first=first,
        active=(first - 1) % players,
        tax=box.tax_supply[players],
        debts=box.debt.count,
        townsfolk=[townsfolk_deck.pop() for _ in box.townsfolk_slots],
        outsiders=[outsider_deck.pop() for _ in box.outsider_slots],
        taverns=[],
        orders=shuffled(dice, box.orders)[: len(box.order_slots)],
        favours=shuffled(dice, box.favours)[: len(box.favour_slots)],
        favour_workers=[EMPTY] * len(box.favour_slots),
        pieces=[EMPTY] * len(box.spaces),
        townsfolk_deck=townsfolk_deck,
        townsfolk_discards=[],
        outsider_deck=outsider_deck,
        outsider_discards=[],
        wall_deck=shuffled(dice, box.walls),
        tavern_deck=shuffled(dice, box.taverns),
        tavern_discards=[],
        suspicion_deck=shuffled(dice, box.suspicion_cards),
        suspicion_discards=[],
        virtual=new_virtual_player(box, dice) if players == 1 else None,
    )


@rule("PAL SET.15 SET.16 SET.17 SET.18 SET.19 SET.20 CMP.13")
def new_player(box: Box, dice: Dice) -> Player:
    """A board with all its pieces on their tracks, and the own Paladins shuffled."""
    figures = box.figures
    return Player(
        silver=figures.silver,
        provisions=figures.provisions,
        attributes=list(figures.attributes),
        pool=[0] * len(WORKERS),
        spaces=[EMPTY] * box.spaces_per_board,
        deck=shuffled(dice, box.paladins),
    )


def shuffled(dice: Dice, cards: Iterable[T]) -> list[T]:
    """A face-down deck of all these cards."""
    deck = list(cards)
    dice.shuffle(deck)
    return deck
