"""Hunt and Trade: Provisions and Silver for one Worker or two."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Action
from ...state import Paladins
from .. import rewards
from ..abilities import after_action
from ..workers import ONE_WORKER_OR_TWO, place_workers, refuse_workers


@rule("PAL HTR.1 HTR.2 HTR.3 HTR.4 HTR.6")
def refuse_gathering(g: Paladins, seat: Seat, action: Action, workers: int) -> Refusal | None:
    if workers not in (1, 2):
        return ONE_WORKER_OR_TWO
    return refuse_workers(g, g.players[seat], action, workers)


def gathering_options(g: Paladins, seat: Seat, action: Action) -> list[Move]:
    p = g.players[seat]
    return [(action, workers) for workers in (1, 2) if not refuse_workers(g, p, action, workers)]


@rule("PAL HTR.1 HTR.2 HTR.3 HTR.4 HTR.5")
def gather(g: Paladins, seat: Seat, action: Action, workers: int) -> Flow[None]:
    """One Worker brings 1 of the resource, two bring 3, from the main supply."""
    yield from place_workers(g, seat, action, workers)
    yield from rewards.gain(g, seat, g.box.actions[action].gains[workers])
    yield from after_action(g, seat, action)
