"""Pray: free an action of Workers, so that it can be taken again this Round."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import NO, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Action, Price
from ...events import ActionCleared, RewardDeclined
from ...state import Paladins
from ..abilities import after_action
from ..resources import short_of_silver
from ..rounds import paladin_cards
from ..workers import (
    clear,
    holds_workers,
    place_workers,
    refuse_workers,
)

NOT_AN_OWN_ACTION: Final = Refusal("PAL-FAV.3")
NOT_PRAY_ITSELF: Final = Refusal("PAL-PRA.2")
NOTHING_TO_CLEAR: Final = Refusal("PAL-PRA.2", figures="nobody_there")
NOTHING_TO_CLEAR_FOR_FREE: Final = Refusal("PAL-ICO.12", figures="nobody_there")


def refuse_clearing(g: Paladins, seat: Seat, action: Action, *, praying: bool) -> Refusal | None:
    """Only actions of the own board, and only those with Workers on them."""
    if action not in g.box.actions:
        return NOT_AN_OWN_ACTION
    if holds_workers(g.players[seat], g.box.actions[action]) and not (praying and action == "pray"):
        return None
    if praying and action == "pray":
        return NOT_PRAY_ITSELF
    return NOTHING_TO_CLEAR if praying else NOTHING_TO_CLEAR_FOR_FREE


def _refuse_answer(g: Paladins, ask: Ask, move: Move) -> Refusal | None:
    match move:
        case ("clear", str(action)):
            return refuse_clearing(g, ask.seat, action, praying=ask.topic is CLEAR)
    return None


CLEAR: Final = Topic("clear", verbs=("clear", "no"), refuse=_refuse_answer, set_by=("PAL-PRA.2",))
FREE_CLEAR: Final = Topic(
    "free_clear", verbs=("clear", "no"), refuse=_refuse_answer, set_by=("PAL-ICO.12",)
)


@rule("PAL PRA.1 PRA.3")
def refuse_pray(g: Paladins, seat: Seat) -> Refusal | None:
    p = g.players[seat]
    due = price(g, seat).silver
    if p.silver < due:
        return short_of_silver("PAL-PRA.1", due, p)
    return refuse_workers(g, p, "pray", 1)


@rule("PAL PRA.1 PRA.2 PRA.3")
def pray(g: Paladins, seat: Seat) -> Flow[None]:
    """A Cleric and 2 Silver clear another action of the own board (R-11)."""
    yield from place_workers(g, seat, "pray", 1, price=price(g, seat))
    yield from clear_an_action(g, seat, praying=True)
    yield from after_action(g, seat, "pray")


@rule("PAL PRA.2 ICO.12 GAR.9 FAV.3")
def clear_an_action(
    g: Paladins, seat: Seat, *, praying: bool = False, chosen: bool = False
) -> Flow[None]:
    """A player may return the Workers of one own action, as a reward also those on Pray."""
    actions: dict[Move, Action | None] = {
        ("clear", action): action
        for action in g.box.actions
        if not refuse_clearing(g, seat, action, praying=praying)
    }
    if not actions:
        return
    if not chosen:
        actions[NO] = None
    action = yield from choose_thing(seat, CLEAR if praying else FREE_CLEAR, actions)
    if action is None:
        g.tell(RewardDeclined(seat, "pray"))
        return
    clear(g, seat, action)
    g.tell(ActionCleared(seat, action))


def price(g: Paladins, seat: Seat) -> Price:
    """2 Silver, or none with a Paladin who helps."""
    silver = g.box.actions["pray"].silver
    return Price(silver=paladin_cards.silver_due(g, g.players[seat], "pray", silver))
