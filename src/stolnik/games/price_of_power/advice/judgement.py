"""What a position is worth to a seat, for bots that look ahead."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.chapters.phases.final_scoring import final_list
from stolnik.games.price_of_power.chapters.phases.sequence import OVER
from stolnik.games.price_of_power.state import Europe

POWER, DUCAT, CARD, IDEA = 0.4, 0.2, 0.3, 1.0


def worth(g: Europe, seat: Seat) -> float:
    """Prestige now and if the game ended, and what it can be made of."""
    player = g.players[seat]
    if g.step == OVER:
        return float(player.prestige)
    ahead = sum(n for _, n in final_list(g, seat))
    means = POWER * sum(player.power) + DUCAT * player.ducats + CARD * len(player.hand)
    return player.prestige + ahead + means + IDEA * len(player.ideas)


def judgement(g: Europe, seat: Seat) -> float:
    """One's own worth against that of the best of the others."""
    others = [worth(g, other) for other in range(len(g.players)) if other != seat]
    return worth(g, seat) - 0.5 * max(others)
