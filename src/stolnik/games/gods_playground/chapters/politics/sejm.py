"""6.4 Phase 6: deputies to the Sejm."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import PROVINCES
from ...events import DeputyElected, NoElection
from ...state import GodsPlayground, ProvinceState
from ..pieces import discard_cubes


@rule("BOZ 6.4.1 6.4.3 6.4.5")
def elections(g: GodsPlayground) -> None:
    """Clockwise from Prussia: the winner pays a cube and takes the seat, like it or not."""
    for province, here in enumerate(g.provinces):
        winner = elected(here)
        if winner is None or not g.players[winner].discs:  # no disc left, no seat: R7
            g.tell(NoElection(PROVINCES[province]))
            continue
        discard_cubes(g, winner, province)
        g.players[winner].discs -= 1
        here.seat = winner
        g.tell(DeputyElected(winner, PROVINCES[province]))


@rule("BOZ 2.39 6.4.2 6.4.4")
def elected(province: ProvinceState) -> Seat | None:
    """Who has the most cubes there; with a tie there is no election."""
    most = max(province.cubes)
    return province.cubes.index(most) if province.cubes.count(most) == 1 else None
