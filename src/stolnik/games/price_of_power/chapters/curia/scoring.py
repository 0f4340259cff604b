"""What the Papal Curia and a Crusade are worth in Phase 4."""

from __future__ import annotations

from stolnik.rulebook import rule

from ...box.components import NONE
from ...events.curia import CrusadeOver, ExcommunicationOver
from ...state import NOBODY, Europe, turn_order
from ..board.hostility import land_units
from ..prestige.prestige_track import score
from ..relations.ties import realm_id
from .cardinals import (
    catholic_players,
    is_catholic_player,
    papal_controller,
    uncontested_controller,
)
from .crusade import muslim_provinces

MOST_FOR_THE_CURIA = 3
CRUSADE = 2


@rule("EU 4.4.31 19.1.2 19.2.6")
def score_curia(g: Europe) -> None:
    """The Uncontested Papal Controller scores the number of Catholic players less 1, at most 3."""
    seat = uncontested_controller(g)
    if seat is not None:
        score(g, seat, min(MOST_FOR_THE_CURIA, catholic_players(g) - 1), "papal_controller")


@rule("EU 4.4.34 9.CB.16 9.CB.21 19.3.9 19.3.17")
def end_papal_action(g: Europe) -> None:
    """The Crusade is scored; then the token of this Round's Papal Action leaves the board."""
    if g.crusade != NONE:
        _score_crusade(g)
        g.tell(CrusadeOver(g.box.areas[g.crusade].id))
        g.crusade = NONE
    if g.excommunicated != NOBODY:
        g.tell(ExcommunicationOver(realm_id(g, g.excommunicated)))
        g.excommunicated = NOBODY


@rule("EU 19.3.18 19.3.19 19.3.20")
def _score_crusade(g: Europe) -> None:
    """Crusaders with Units in an Area without Muslim Provinces win, all others lose Prestige."""
    freed = not muslim_provinces(g, g.crusade)
    for seat in turn_order(g):
        if seat in g.committed and is_catholic_player(g, seat):
            won = freed and land_units(g.players[seat], g.crusade) > 0
            score(g, seat, CRUSADE if won else -CRUSADE, "crusade")
    if not g.committed:
        controller = papal_controller(g)
        if controller is not None:
            score(g, controller, -CRUSADE, "crusade")
