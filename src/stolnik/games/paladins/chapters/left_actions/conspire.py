"""Conspire: a Criminal, and a Suspicion with it."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..workers import place_workers, refuse_workers


@rule("PAL-CON.1")
def refuse_conspire(g: Paladins, seat: Seat) -> Refusal | None:
    return refuse_workers(g, g.players[seat], "conspire", 1)


@rule("PAL-CON.1")
def conspire(g: Paladins, seat: Seat) -> Flow[None]:
    """Any Worker brings a Criminal into the pool."""
    yield from place_workers(g, seat, "conspire", 1)
    yield from rewards.gain(g, seat, g.box.actions["conspire"].gains[1])
    yield from after_action(g, seat, "conspire")
