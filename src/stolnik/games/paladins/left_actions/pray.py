"""Pray: free an action of Workers, so that it can be taken again this Round."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, townsfolk
from stolnik.games.paladins.components import Action
from stolnik.games.paladins.events import ActionCleared
from stolnik.games.paladins.resources import pay_silver
from stolnik.games.paladins.state import Paladins, Player
from stolnik.games.paladins.workers import clear, holds_workers, place_workers, refuse_workers

LACKS_SILVER: Final = Refusal("PAL-PRA.1")
NOT_AN_OWN_ACTION: Final = Refusal("PAL-FAV.3")
NOTHING_TO_CLEAR: Final = Refusal("PAL-PRA.2")


@rule("PAL-PRA.1", "PAL-PRA.3")
def refuse_pray(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    if p.silver < cost(g, p):
        return LACKS_SILVER
    return refuse_workers(g, p, "pray", 1)


@rule("PAL-PRA.1", "PAL-PRA.2", "PAL-PRA.3")
def pray(g: Paladins, seat: Seat) -> Flow[None]:
    """A Cleric and 2 Silver clear another action of the own board (R-11)."""
    yield from place_workers(g, seat, "pray", 1)
    pay_silver(g, seat, cost(g, g.players[seat]))
    yield from clear_an_action(g, seat, praying=True)
    yield from paladins.after_action(g, seat, "pray")
    yield from townsfolk.after_action(g, seat, "pray")


@rule("PAL-PRA.2", "PAL-ICO.12", "PAL-GAR.9", "PAL-FAV.3")
def clear_an_action(
    g: Paladins, seat: Seat, *, praying: bool = False, chosen: bool = False
) -> Flow[None]:
    """A player may return the Workers of one own action, as a reward also those on Pray."""
    options: list[Move] = [
        ("clear", action)
        for action in g.box.actions
        if not refuse_clearing(g, seat, action, praying=praying)
    ]
    if not options:
        return
    move = yield from choose(seat, "clear", options if chosen else [*options, NO])
    if move != NO:
        clear(g, seat, str(move[1]))
        g.tell(ActionCleared(seat, str(move[1])))


def refuse_clearing(g: Paladins, seat: Seat, action: Action, *, praying: bool) -> Refusal | None:
    """Only actions of the own board, and only those with Workers on them."""
    if action not in g.box.actions:
        return NOT_AN_OWN_ACTION
    if praying and action == "pray":
        return NOTHING_TO_CLEAR
    if not holds_workers(g.players[seat], g.box.actions[action]):
        return NOTHING_TO_CLEAR
    return None


def cost(g: Paladins, p: Player) -> int:
    """2 Silver, or none with a Paladin who helps."""
    return paladins.silver_due(g, p, "pray", g.box.actions["pray"].silver)
