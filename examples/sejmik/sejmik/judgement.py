"""What a position is worth, for bots."""

from __future__ import annotations

from sejmik.play import influence
from sejmik.state import Sejmik
from stolnik.engine.flow import Seat

IN_HAND = 0.3
"""A rank in the hand is a promise, and worth less than one in the retinue."""


def judgement(g: Sejmik, seat: Seat) -> float:
    best_rival = max(influence(g, other) for other in range(len(g.houses)) if other != seat)
    in_hand = sum(g.box.ranks[noble] for noble in g.houses[seat].hand)
    return influence(g, seat) - best_rival + IN_HAND * in_hand
