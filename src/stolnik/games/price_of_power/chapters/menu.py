"""What can stand in the menu of a Turn: each chapter brings entries of its own.

An entry offers moves, carries the chosen one out, and says of any other move of its verbs why it
is not offered.  An *Action* takes the Turn; a *Minor Action* comes on top.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal

from ..state import Europe

Deed: TypeAlias = Callable[[], Flow[None] | None]
"""What a move does, where each is offered together with it: at once, or after questions."""
Offers: TypeAlias = Callable[[Europe, Seat], Sequence[Move]]
"""The moves that can be made now."""
Do: TypeAlias = Callable[[Europe, Seat, Move], Flow[None] | None]
"""What a move does that was offered and chosen."""


def simply(begin: Callable[[Europe, Seat], Flow[None] | None]) -> Do:
    """What a move does that says no more than its verb."""
    return lambda g, seat, move: begin(g, seat)


class Entry(NamedTuple):
    verbs: tuple[str, ...]
    offers: Offers
    """They are cheaply found: what most often rules them out is looked at first."""
    refuse: Callable[[Europe, Seat, Move], Refusal | None]
    """Why a move of these verbs is not offered."""
    do: Do
    minor: bool = False
    needs: int | None = None
    """The kind of Power without which none of it is offered, whatever else there is."""
