"""The Prestige Track."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...events.phases import PrestigeChanged
from ...state import Europe


@rule("EU 2.1.2 2.4.1 17.1.1 17.1.2 17.1.3")
def score(g: Europe, seat: Seat, n: int, why: str) -> None:
    """Win or lose Prestige at once; it may fall below 0 and has no upper end."""
    if n:
        g.players[seat].prestige += n
        g.tell(PrestigeChanged(seat, n, why))
