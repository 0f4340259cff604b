"""5.1 Phase 1: income from estates."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import Province
from ...events import IncomeDrawn
from ...state import GodsPlayground, turn_order


@rule("BOZ 5.1.1 5.1.4")
def income(g: GodsPlayground) -> None:
    """Everybody draws what the estates and stewards bring, and ten złotys at the least."""
    least = g.box.figures.least_income
    for seat in turn_order(g):
        earned = sum(income_from(g, seat, province) for province in range(len(g.provinces)))
        drawn = max(earned, least)
        g.players[seat].money += drawn
        g.tell(IncomeDrawn(seat, drawn, drawn - earned))


@rule("BOZ 5.1.2 5.1.3 7.2.1.4")
def income_from(g: GodsPlayground, seat: Seat, province: Province) -> int:
    """Each estate yields the province's wealth, and two złotys more with a steward."""
    here = g.provinces[province]
    extra = g.box.figures.steward_income
    return sum(
        here.wealth + extra * estate.steward for estate in here.estates if estate.owner == seat
    )
