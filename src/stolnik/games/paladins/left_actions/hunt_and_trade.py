"""Hunt and Trade: Provisions and Silver for one Worker or two."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.ledger import rule
from stolnik.engine.refusal import Refusal
from stolnik.games.paladins import paladins, rewards, townsfolk
from stolnik.games.paladins.components import Action
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.workers import place_workers, refuse_workers


@rule("PAL-HTR.1", "PAL-HTR.2", "PAL-HTR.3", "PAL-HTR.4", "PAL-HTR.6")
def refuse_gathering(g: Paladins, seat: Seat, action: Action, workers: int) -> Refusal | None:
    return refuse_workers(g, g.players[seat], action, workers)


@rule("PAL-HTR.1", "PAL-HTR.2", "PAL-HTR.3", "PAL-HTR.4", "PAL-HTR.5")
def gather(g: Paladins, seat: Seat, action: Action, workers: int) -> Flow[None]:
    """One Worker brings 1 of the resource, two bring 3, from the main supply."""
    yield from place_workers(g, seat, action, workers)
    yield from rewards.gain(g, seat, g.box.actions[action].gains[workers])
    yield from paladins.after_action(g, seat, action)
    yield from townsfolk.after_action(g, seat, action)
