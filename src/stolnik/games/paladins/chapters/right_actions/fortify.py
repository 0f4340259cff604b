"""Fortify: Influence builds a Wall, and Strength grows."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat, Topic
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...events import WallBuilt
from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..workers import place_workers
from .tracks import price_of_next, refuse_next

NO_WALL_LEFT: Final = Refusal("PAL-FOR.6")

WALL_REWARD: Final = Topic("wall_reward", verbs=("take",), set_by=("PAL-FOR.7",))


@rule("PAL-FOR.5")
def refuse_fortify(g: Paladins, seat: Seat) -> Refusal | None:
    """A slot that can be paid for, and a Wall to lay on it."""
    lacking = refuse_next(g, seat, "fortify")
    if lacking is not None or g.wall_deck:
        return lacking
    return NO_WALL_LEFT


@rule("PAL FOR.1 FOR.2 FOR.3 FOR.6 FOR.7 FOR.8 ACT.3 ACT.4")
def fortify(g: Paladins, seat: Seat) -> Flow[None]:
    """Provisions lay the top Wall of the deck on the leftmost empty slot, unseen before."""
    p = g.players[seat]
    yield from place_workers(g, seat, "fortify", price=price_of_next(g, seat, "fortify"))
    wall = g.wall_deck.pop()
    g.show()
    p.walls.append(wall)
    g.tell(WallBuilt(seat, wall))
    yield from rewards.gain(g, seat, g.box.walls[wall].rewards, choice=WALL_REWARD)
    yield from after_action(g, seat, "fortify")
