"""Trade Nodes: Merchants in them, and the Trade Power of each player."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NodeNo, TradeChance
from ...state import Europe, Merchant, board
from ..board.ownership import is_settled, owner
from ..board.sailing import ships_on_slots_in
from .connection import is_connected


def merchant_in(g: Europe, seat: Seat, node: NodeNo) -> Merchant | None:
    """A player's Merchant in a node, activated or not."""
    for one in g.players[seat].merchants:
        if one.node == node:
            return one
    return None


def upright(g: Europe, seat: Seat) -> list[Merchant]:
    """A player's available Merchants, those that are not placed yet included."""
    return [one for one in g.players[seat].merchants if one.upright]


def refuse_merchant(g: Europe, seat: Seat, merchant: Merchant, node: NodeNo) -> Refusal | None:
    """Why a Merchant cannot be activated in a node."""
    if not merchant.upright:
        return Refusal("EU-12.4.4")
    if merchant_in(g, seat, node) not in (None, merchant):
        return Refusal("EU-12.4.5")
    return None


# -- Trade Power -------------------------------------------------------------------------------


@rule("EU 12.3.2 12.5.4 12.5.21 9.MU.28")
def protection(g: Europe, seat: Seat, node: NodeNo) -> int:
    """Light Ships on Trade Protection slots of the Sea Zones around a Maritime node."""
    return sum(ships_on_slots_in(g, seat, zone) for zone in g.box.nodes[node].zones)


@rule("EU 12.5.3 12.5.5")
def key_power(g: Europe, seat: Seat, chance: TradeChance) -> int:
    """What the Key Provinces that a player Owns give in the node of a Trade Card."""
    return sum(power for place, power in chance.keys if owner(g, place) == seat)


@rule("EU 12.5.2 12.5.20")
def secondary_power(g: Europe, seat: Seat, node: NodeNo) -> int:
    """Trade Power without Key Provinces; without a Merchant there is none."""
    return 1 + protection(g, seat, node) if merchant_in(g, seat, node) else 0


@rule("EU 12.5.2 12.5.6 12.5.20")
def trade_power(g: Europe, seat: Seat, chance: TradeChance) -> int:
    """Trade Power in a primary node: the Merchant, Key Provinces and Ships."""
    if merchant_in(g, seat, chance.node) is None:
        return 0
    return secondary_power(g, seat, chance.node) + key_power(g, seat, chance)


# -- who may collect ---------------------------------------------------------------------------


@rule("EU 5.4.27 12.5.1")
def merchants_of_others(g: Europe, seat: Seat, node: NodeNo) -> Iterator[Seat]:
    """The Opponents with a Merchant in a node and a valid connection."""
    for other in range(len(g.players)):
        if other != seat and merchant_in(g, other, node) and is_connected(g, other, node):
            yield other


def refuse_key_provinces(g: Europe, seat: Seat, chance: TradeChance) -> Refusal | None:
    """What a Trade Card may demand of the Key Provinces of a node."""
    if chance.settled and not any(is_settled(g, place) for place, _ in chance.keys):
        return Refusal("EU-12.1.6")
    if chance.owned and not any(owner(g, place) == seat for place, _ in chance.keys):
        return Refusal("EU-12.1.7")
    return None


def node_of(chance: TradeChance, secondary: bool) -> NodeNo:
    """The node that is traded in; ``NONE`` if there is no secondary one."""
    return chance.secondary if secondary else chance.node


@rule("EU-12.1.5")
def in_play(g: Europe, node: NodeNo) -> bool:
    """Nodes of the Eastern Europe board are not used without it."""
    return node in board(g).nodes
