"""Native Uprising: Colonists leave, and Distant Towns turn to Unrest."""

from __future__ import annotations

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic
from stolnik.rulebook import rule

from ....box.components import PlaceNo
from ....events.world import UprisingIgnored
from ....state import Europe, turn_order
from ....tasks import EventUnderWay
from ...board.unrest import UNREST_BY_NATIVES, choose_unrest, quiet_towns
from ...relations.colonies import lose_colonists

KEEP_COLONIST: Move = ("keep_colonist",)
KEEP_QUIET: Move = ("keep_quiet",)
ENDURE: Move = ("endure",)


def distant_towns(g: Europe, seat: Seat) -> list[PlaceNo]:
    """A player's Towns on the Distant Continents that could turn to Unrest."""
    return [place for place in quiet_towns(g, seat) if place >= g.box.main_places]


UPRISING = Topic(
    "uprising",
    verbs=("keep_colonist", "keep_quiet", "endure"),
    set_by=("EU-16.5.9",),
)


@rule("EU 16.5.8 16.5.9 16.5.3")
def native_uprising(g: Europe, task: EventUnderWay, symbol: str) -> Flow[None]:
    """Everybody loses a Colonist and quiet in one Distant Town; the Active Player may be spared."""
    for seat in turn_order(g, task.taker):
        spared: Move = ENDURE
        if seat == task.taker and not task.unpicked:
            spared = yield from _ignore(g, seat)
        if spared != KEEP_COLONIST:
            lose_colonists(g, seat, 1)
        if spared != KEEP_QUIET:
            yield from choose_unrest(g, seat, distant_towns(g, seat), 1, UNREST_BY_NATIVES)


@rule("EU-16.5.9")
def _ignore(g: Europe, seat: Seat) -> Flow[Move]:
    """One of the two effects may be ignored, be it the only one."""
    options: list[Move] = []
    if g.players[seat].colonists:
        options.append(KEEP_COLONIST)
    if distant_towns(g, seat):
        options.append(KEEP_QUIET)
    if not options:
        return ENDURE
    answer: Move = yield Ask.of(seat, UPRISING, [*options, ENDURE])
    if answer != ENDURE:
        g.tell(UprisingIgnored(seat))
    return answer
