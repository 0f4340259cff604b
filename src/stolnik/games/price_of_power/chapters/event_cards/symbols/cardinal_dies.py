"""Cardinal Dies: a Cardinal leaves the Papal Curia."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ....state import Europe
from ....tasks import EventUnderWay
from ...curia.cardinals import cardinals_of
from ...curia.curia_track import CARDINAL_DIES, choose_cardinal, remove_cardinal


@rule("EU 16.5.14 16.5.15 16.5.2")
def cardinal_dies(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """The Active Player names any but the Roma Cardinal; else it is the rightmost of the first."""
    if not task.unpicked:
        yield from choose_cardinal(g, task.taker, CARDINAL_DIES)
        return
    most = max(cardinals_of(g, seat) for seat in range(len(g.players)))
    for at in reversed(range(len(g.cardinals))):
        if cardinals_of(g, g.cardinals[at]) == most:
            remove_cardinal(g, at)
            return
