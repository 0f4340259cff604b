"""How a thing stands now, for whoever points at it: one function for each family of elements.

The table is open, so all may be told the same.  What is being laid in secret is no part of the
state: it stays with its questions, and nothing here can tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection

from ...state import GodsPlayground
from . import actions, people, places

Look: TypeAlias = Callable[[GodsPlayground, Seat | None, str], Inspection]

LOOKS: Final[Mapping[str, Look]] = {
    "province": places.province,
    "estate": places.estate,
    "field": places.field,
    "area": places.court,
    "action": actions.action,
    "seat": people.seat,
    "family": people.family,
    "token": people.token,
}
"""By family of elements."""


def inspect(g: GodsPlayground, seat: Seat | None, element: str) -> Inspection:
    """How an element stands now."""
    family, _, name = element.partition(":")
    return LOOKS[family](g, seat, name)
