"""What the tests of every single card share: the cards, a place for each, and a patient player."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from stolnik.engine.flow import DONE, NO, Ask, Move
from stolnik.games.pax_renaissance.components import TableauCard
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import box, crown, own, pax_position

BOX = box("expansion", "promo_cards")
CARDS = {card.id: card for card in BOX.cards.values() if not card.comet}


def position() -> Pax:
    return pax_position(variants=["expansion", "promo_cards"])


def place_of(card: TableauCard) -> str:
    """An empire of the card's location."""
    assert card.location is not None
    return BOX.reach[card.location][0]


def lie(g: Pax, card: str, *, republic: bool = False) -> str:
    """Lay a card in the tableau of seat 0, a queen with her first suitor; where its ops act."""
    if card in BOX.empires:
        own(g, 0, card, republic=republic)
        return card
    known = CARDS[card]
    if known.queen:
        king = known.suitors[0]
        own(g, 0, king)
        crown(g, card, king)
        return king
    own(g, 0, card)
    return place_of(known)


Answer = Move | Callable[[Pax, Ask], Move]


def settle(g: Pax, ask: Ask) -> Move:
    """Place an agent where nothing stands, or be done."""
    for move in ask.options:
        taken = str(move[-1]) in (*g.cities, *g.pirates, *g.concessions, *g.bishops)
        if move != DONE and move[0] not in ("oust", "supplant") and not taken:
            return move
    return DONE


def first(g: Pax, ask: Ask) -> Move:
    return ask.options[0]


DEFAULTS: dict[str, Answer] = {
    "one_shot": NO,
    "coronation": NO,
    "torch": NO,
    "agents": settle,
    "losses": first,
    "survivors": first,
    "turn_map_card": NO,
    "constantinople": first,
    "concession": DONE,
    "emancipation": DONE,
    "pacification": NO,
    "levy": first,
}


def drive(g: Pax, flow: Generator[Any, Any, Any], **answers: Answer) -> list[str]:
    """Run a procedure, answering by topic; returns the topics that were asked."""
    asked = []
    try:
        ask = next(flow)
        while True:
            answer = answers.get(ask.topic) or DEFAULTS[ask.topic]
            move = answer if isinstance(answer, tuple) else answer(g, ask)
            assert move in ask.options, (ask.topic, move, ask.options)
            asked.append(ask.topic)
            ask = flow.send(move)
    except StopIteration:
        return asked
