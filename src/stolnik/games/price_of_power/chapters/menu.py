"""What can stand in the menu of a Turn: each chapter brings entries of its own.

An entry offers moves, carries the chosen one out, and says of any other move of its verbs why it
is not offered.  An *Action* takes the Turn; a *Minor Action* comes on top.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal

from ..shortcuts import SHORTCUTS
from ..state import Europe

Deed: TypeAlias = Callable[[], Flow[None] | None]
"""What a move does, where each is offered together with it: at once, or after questions."""
Offers: TypeAlias = Callable[[Europe, Seat], Sequence[Move]]
"""The moves that can be made now."""
Do: TypeAlias = Callable[[Europe, Seat, Move], Flow[None] | None]
"""What a move does that was offered and chosen."""


Guard: TypeAlias = Callable[[Europe, Seat, Move], Refusal | None]
"""Why a move cannot be made."""
Glance: TypeAlias = Callable[[Europe, Seat], bool | None]
"""Whether a move can plainly be made, or plainly not; nothing where only its guard can tell."""


class Entry(NamedTuple):
    verbs: tuple[str, ...]
    offers: Offers
    """They are cheaply found: what most often rules them out is looked at first."""
    refuse: Guard
    """Why a move of these verbs is not offered."""
    do: Do
    minor: bool = False
    needs: int | None = None
    """The kind of Power without which none of it is offered, whatever else there is."""


def plain_entry(
    verb: str,
    refuse: Guard,
    begin: Callable[[Europe, Seat], Flow[None] | None],
    *,
    glance: Glance | None = None,
    minor: bool = False,
    needs: int | None = None,
) -> Entry:
    """An entry whose move says no more than its verb; it is offered if its guard says nothing."""
    move: Move = (verb,)
    moves = (move,)

    def offers(g: Europe, seat: Seat) -> Sequence[Move]:
        seen = glance(g, seat) if glance is not None and SHORTCUTS.taken else None
        possible = refuse(g, seat, move) is None if seen is None else seen
        return moves if possible else ()

    return Entry((verb,), offers, refuse, lambda g, seat, move: begin(g, seat), minor, needs)
