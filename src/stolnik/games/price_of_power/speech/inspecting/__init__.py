"""How a thing stands now, for whoever points at it: one function for each family of elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection
from stolnik.games.price_of_power.speech.inspecting import cards, goals, places, realms
from stolnik.games.price_of_power.state import Europe

Look: TypeAlias = Callable[[Europe, Seat | None, str], Inspection]

LOOKS: Final[Mapping[str, Look]] = {
    "province": places.province,
    "area": places.area,
    "zone": places.zone,
    "node": places.node,
    "seat": realms.seat,
    "realm": realms.realm,
    "card": cards.card,
    "deck": cards.deck,
    "event_card": cards.event_card,
    "trade_card": cards.trade_card,
    "idea": cards.idea,
    "mission": goals.mission,
    "milestone": goals.milestone,
    "struggle": goals.struggle,
}
"""By family of elements."""


def inspect(g: Europe, seat: Seat | None, element: str) -> Inspection:
    """How an element stands now: of what a seat cannot see the same wherever it lies."""
    family, _, name = element.partition(":")
    return LOOKS[family](g, seat, name)
