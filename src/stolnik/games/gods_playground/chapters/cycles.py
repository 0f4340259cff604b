"""Phases that are played in cycles: in turn order, round and round, until all have passed."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ..events import Passed, PhaseBegan
from ..state import GodsPlayground


def begin_phase(g: GodsPlayground, phase: int) -> None:
    """The phase pawn moves on; the Hetman is first."""
    g.phase = phase
    g.step = 1
    g.active = g.hetman
    for player in g.players:
        player.passed = False
    g.tell(PhaseBegan(phase))


@rule("BOZ 7.1.7 7.3.3 8.1.3 8.3.0.14")
def drop_out(g: GodsPlayground, seat: Seat) -> None:
    """Who passes is out of the phase."""
    g.players[seat].passed = True
    g.tell(Passed(seat))


@rule("BOZ 7.1.1 7.1.5 7.3.1 7.3.2 8.1.1 8.1.2 8.1.4 8.3.0.7")
def next_in_cycle(g: GodsPlayground) -> bool:
    """Go on to the next player clockwise who has not passed; false when all have."""
    count = len(g.players)
    for _ in range(count):
        g.active = (g.active + 1) % count
        if g.active == g.hetman:
            g.step += 1
        if not g.players[g.active].passed:
            return True
    return False
