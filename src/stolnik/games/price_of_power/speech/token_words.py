"""The words of cards that change tokens and ties, and of Reactions."""

from __future__ import annotations

from collections.abc import Mapping

from stolnik.engine.flow import Ask
from stolnik.engine.vocabulary import Verb

from ..chapters.action_cards.prices import price_of
from ..state import Europe
from .families import AREA, CARD


def _react(g: Europe, ask: Ask, card: str) -> Mapping[str, object]:
    kind = g.box.cards[g.box.card_of[card]].type
    return {"price": price_of(g, ask.seat, kind.deck, kind.cost, kind.card).power}


VERBS: tuple[Verb, ...] = (
    Verb("lose_imperial", {"area": AREA}),
    Verb("react", {"card": CARD}, tell=_react, price={"mil": "price"}),
)
