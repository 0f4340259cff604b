"""How a thing stands now, for whoever points at it: one function for each family of elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection

from ...state import Pax
from . import banks, cards, places, victories

Look: TypeAlias = Callable[[Pax, Seat | None, str], Inspection]

LOOKS: Final[Mapping[str, Look]] = {
    "seat": banks.seat,
    "side": banks.side,
    "card": cards.card,
    "empire": places.empire,
    "city": places.city,
    "border": places.border,
    "victory": victories.victory,
}
"""By family of elements."""


def inspect(g: Pax, seat: Seat | None, element: str) -> Inspection:
    """How an element stands now: of what a seat cannot see the same wherever it lies."""
    family, _, name = element.partition(":")
    return LOOKS[family](g, seat, name)
