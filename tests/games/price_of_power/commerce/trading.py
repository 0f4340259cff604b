"""Positions for tests of Trade: Merchants, Ships and cards by name."""

from __future__ import annotations

from typing import Any

from stolnik.engine.flow import Flow, Seat
from stolnik.games.price_of_power.box.components import NONE, TradeChance
from stolnik.games.price_of_power.chapters.basic_actions.trade import begin_trade, trade
from stolnik.games.price_of_power.state import SLOTS_PER_ZONE, Europe, Merchant, task_of
from stolnik.games.price_of_power.tasks import Trading
from tests.games.price_of_power.position import bare_map, empty_hands, europe
from tests.games.running import Procedure


def quiet_seas(players: int = 4, **options: Any) -> Europe:
    """The first Turn, without Merchants, Ships, Influence and ties of anybody."""
    g = empty_hands(europe(players, **options))
    g.slots = bytearray(len(g.slots))
    g.influence = bytearray(len(g.influence))
    for player in g.players:
        player.merchants = []
        player.marriages = {}
    return g


def empty_map(players: int = 4, **options: bool | str) -> Europe:
    """The same without Towns and Vassal tokens: nothing is connected but by what a test adds."""
    g = quiet_seas(players, **options)
    bare_map(g)
    return g


def node(g: Europe, name: str) -> int:
    return g.box.node_of[name]


def zone(g: Europe, name: str) -> int:
    return g.box.zone_of[name]


def merchant(g: Europe, seat: Seat, name: str | None, upright: bool = True) -> Merchant:
    """A Merchant in a node, or a new one that is not placed yet."""
    one = Merchant(NONE if name is None else node(g, name), upright)
    g.players[seat].merchants.append(one)
    return one


def on_slot(g: Europe, seat: Seat, name: str, n: int = 1) -> None:
    """Light Ships on vacant Trade Protection slots."""
    start = zone(g, name) * SLOTS_PER_ZONE
    free = [at for at in range(start, start + SLOTS_PER_ZONE) if not g.slots[at]]
    for at in free[:n]:
        g.slots[at] = seat + 1


def at_sea(g: Europe, seat: Seat, name: str, n: int = 1) -> None:
    """Light Ships in a Sea Zone, off the slots."""
    g.players[seat].ships[zone(g, name)] = n


def slots_of(g: Europe, name: str) -> list[int]:
    """Who is on the slots of a Sea Zone: seats, from 1; 0 is vacant."""
    start = zone(g, name) * SLOTS_PER_ZONE
    return list(g.slots[start : start + g.box.zones[zone(g, name)].slots])


def on_top(g: Europe, *cards: str) -> None:
    """Let these be the next Trade Cards, in this order."""
    numbers = [g.box.trade_card_of[card] for card in cards]
    for pile in (g.trade_deck, g.trade_discards):
        pile[:] = [card for card in pile if card not in numbers]
    g.trade_deck += reversed(numbers)


def chance(g: Europe, card: str, name: str) -> TradeChance:
    """A node on a Trade Card."""
    chances = g.box.trade_cards[g.box.trade_card_of[card]].chances
    return next(one for one in chances if one.node == node(g, name))


def trading(g: Europe, seat: Seat, *cards: str) -> Procedure:
    """A Trade Action that reveals these cards, run to its first question."""
    on_top(g, *cards)
    return Procedure(_whole(g, seat), g)


def _whole(g: Europe, seat: Seat) -> Flow[None]:
    begin_trade(g, seat)
    while g.agenda and isinstance(g.agenda[-1], Trading):
        yield from trade(g, task_of(g, Trading))


def ducats(g: Europe) -> list[int]:
    return [player.ducats for player in g.players]
