"""White Peace: everything goes back, and nobody gains by it."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ....state import Europe, Realm
from ...board.ownership import is_pr
from ...prestige.prestige_track import score
from ..parties import held_between
from ..spoils import give_all_back
from ..truces import conclude

LOSS = 1


@rule("EU 10.PT.4 10.PT.5 10.PT.6 10.3.8 10.VC.2")
def white_peace(g: Europe, seat: Seat, enemy: Realm) -> Flow[None]:
    """Each player involved loses 1 Prestige; no Ducats change hands; Provinces go back (R10)."""
    yield from give_all_back(g, held_between(g, seat, enemy))
    for one in (seat, enemy):
        if is_pr(one):
            score(g, one, -LOSS, "white_peace")
    conclude(g, seat, enemy, "white_peace")
