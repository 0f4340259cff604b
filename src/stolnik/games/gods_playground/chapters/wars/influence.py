"""8.2.3 and 8.4.1 Habsburg influence: markers instead of armies."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import GREAT_POLAND, HABSBURGS, PROVINCES, Province
from ...events import InfluenceFailed, InfluenceFelt, InfluenceSettled
from ...state import GodsPlayground, turn_order
from ..pieces import discard_cubes, occupier
from ..politics.events import gather_markers
from .strength import base_strength


@rule("BOZ 8.2.3.1 8.2.3.2 8.2.3.3 8.2.3.4")
def influence_invasion(g: GodsPlayground) -> None:
    """Markers for the base strength join those of the dice, and all enter Great Poland."""
    gather_markers(g, base_strength(g, HABSBURGS))
    field = g.fields[HABSBURGS]
    markers, field.markers = field.markers, 0
    enter_markers(g, GREAT_POLAND, markers)


@rule("BOZ 8.2.3.5 8.2.3.7 8.2.3.8 8.4.1.2 8.4.1.3")
def enter_markers(g: GodsPlayground, province: Province, markers: int) -> None:
    """Markers and players' cubes cancel one another; what markers are left over, stay.

    In a province with enemy cubes nobody listens, and the markers are gone.
    """
    here = g.provinces[province]
    if occupier(here) is not None:
        g.markers += markers
        g.tell(InfluenceFailed(PROVINCES[province], markers))
        return
    cancelled = win_over(g, province, markers)
    g.markers += cancelled
    here.markers += markers - cancelled
    g.tell(InfluenceSettled(PROVINCES[province], markers - cancelled))


@rule("BOZ-8.2.3.6")
def win_over(g: GodsPlayground, province: Province, markers: int) -> int:
    """Cubes leave one at a time in turn order, round and round; who has none is skipped (R24)."""
    here = g.provinces[province]
    lost = [0] * len(g.players)
    left = min(markers, sum(here.cubes))
    order = turn_order(g)
    while sum(lost) < left:
        for seat in order:
            if here.cubes[seat] > lost[seat] and sum(lost) < left:
                lost[seat] += 1
    for seat in order:
        if lost[seat]:
            discard_cubes(g, seat, province, lost[seat])
            g.tell(InfluenceFelt(seat, PROVINCES[province], lost[seat]))
    return left


def discard_markers(g: GodsPlayground, province: Province) -> int:
    """All markers of a province go back beside the board; how many they were."""
    here = g.provinces[province]
    markers, here.markers = here.markers, 0
    g.markers += markers
    return markers
