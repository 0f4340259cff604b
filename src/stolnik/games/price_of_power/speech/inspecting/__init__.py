"""How a thing stands now, for whoever points at it: one function for each family of elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection

from ...state import Europe
from . import card_facts, goal_facts, place_facts, realm_facts

Look: TypeAlias = Callable[[Europe, Seat | None, str], Inspection]

LOOKS: Final[Mapping[str, Look]] = {
    "province": place_facts.province,
    "area": place_facts.area,
    "zone": place_facts.zone,
    "node": place_facts.node,
    "seat": realm_facts.seat,
    "realm": realm_facts.realm,
    "card": card_facts.card,
    "deck": card_facts.deck,
    "event_card": card_facts.event_card,
    "trade_card": card_facts.trade_card,
    "idea": card_facts.idea,
    "mission": goal_facts.mission,
    "milestone": goal_facts.milestone,
    "struggle": goal_facts.struggle,
}
"""By family of elements."""


def inspect(g: Europe, seat: Seat | None, element: str) -> Inspection:
    """How an element stands now: of what a seat cannot see the same wherever it lies."""
    family, _, name = element.partition(":")
    return LOOKS[family](g, seat, name)
