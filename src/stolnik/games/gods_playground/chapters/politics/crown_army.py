"""6.2 Phase 4: the Crown Army."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import ARTILLERY, UNITS
from ...events import CrownArmyRaised
from ...state import GodsPlayground
from ..estate_management.clientele import COURT


@rule("BOZ 6.2.1 6.2.6 6.2.7 6.2.8")
def raise_crown_army(g: GodsPlayground) -> None:
    """The regular units of the turn and the supplementary ones that the Court sum brings."""
    turn = g.box.turns[g.turn]
    court = sum(player.placed[COURT] for player in g.players)
    supplementary = g.box.columns[court].units
    for kind in range(len(UNITS)):
        wanted = turn.regular_army[kind] + supplementary[kind]
        if kind == ARTILLERY and not turn.crown_artillery:
            wanted = 0
        units = min(wanted, g.coat_of_arms[kind])
        g.coat_of_arms[kind] -= units
        g.crown[kind] += units
    g.tell(CrownArmyRaised(court, *g.crown))
