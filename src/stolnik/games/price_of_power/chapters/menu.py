"""What can stand in the menu of a Turn: each chapter brings entries of its own.

An entry offers moves, each with what it does, and says of any other move of its verbs why it is
not offered.  An *Action* takes the Turn; a *Minor Action* comes on top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power.state import Europe

Deed: TypeAlias = Callable[[], Flow[None]]
"""What a move of the menu does."""
Offers: TypeAlias = Callable[[Europe, Seat], Mapping[Move, Deed]]
"""The moves that can be made now, each with what it does."""


class Entry(NamedTuple):
    verbs: tuple[str, ...]
    offers: Offers
    """They are cheaply found: what most often rules them out is looked at first."""
    refuse: Callable[[Europe, Seat, Move], Refusal | None]
    """Why a move of these verbs is not offered."""
    minor: bool = False
    needs: int | None = None
    """The kind of Power without which none of it is offered, whatever else there is."""
