"""Setting up the virtual side of a player board."""

from __future__ import annotations

from stolnik.engine.dice import Dice
from stolnik.rulebook import rule

from ...box.components import RIGHT_ACTIONS, Attribute, Box
from ...state import VirtualPlayer


@rule("PAL SSET.2 SSET.3 SSET.5 SSET.6 SSET.7")
def new_virtual_player(box: Box, dice: Dice) -> VirtualPlayer:
    """A virtual board with all its pieces, its markers at their start and its Schemes shuffled.

    Pieces still on their tracks are not kept: a Monk is on the board or it is not yet sent.
    """
    board = box.virtual_board
    deck = [card.id for card in box.schemes.values() if not card.on_favour]
    dice.shuffle(deck)
    return VirtualPlayer(
        workers=0,
        stacks=starting_stacks(box),
        resource=board.resource_field,
        workshops=starting_workshops(box, dice),
        right=[0] * len(RIGHT_ACTIONS),
        row=[0] * len(board.row),
        schemes=deck,
        favour_schemes=[card.id for card in box.schemes.values() if card.on_favour],
        order_workshops=len(box.order_slots),
    )


@rule("PAL-SSET.4")
def starting_stacks(box: Box) -> list[list[Attribute]]:
    """All three markers on 0: Influence at the bottom, Faith in the middle, Strength on top."""
    stacks: list[list[Attribute]] = [[] for _ in box.attribute_vp]
    stacks[0] = list(box.virtual_board.attribute_stack)
    return stacks


@rule("PAL SSET.8 SSET.9")
def starting_workshops(box: Box, dice: Dice) -> list[int]:
    """The harder the game, the more Orders are turned up, each for a Workshop on its action."""
    orders = list(box.orders.values())
    dice.shuffle(orders)
    turned_up = orders[: box.virtual_board.orders_revealed[box.difficulty]]
    helped = [order.action for order in turned_up]
    return [helped.count(action) for action in RIGHT_ACTIONS]
