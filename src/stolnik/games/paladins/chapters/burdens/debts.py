"""Debts: gained unpaid, turned to the paid side, or destroyed."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow, Seat, Topic
from stolnik.rulebook import rule

from ...events import DebtDestroyed, DebtGained, DebtPaid
from ...state import Paladins, holder
from .. import abilities
from .counts import choose_count

PAY_DEBTS: Final = Topic("pay_debts", verbs=("pay_debts",), set_by=("PAL-ICO.9",))
DESTROY_DEBTS: Final = Topic("destroy_debts", verbs=("destroy_debts",), set_by=("PAL-ICO.8",))


@rule("PAL DEB.1 REC.4")
def gain_debts(g: Paladins, seat: Seat, count: int = 1) -> int:
    """Take Debts from the stack, unpaid side up; from an empty stack none is gained (R-9)."""
    gained = min(count, g.debts)
    if gained:
        g.debts -= gained
        holder(g, seat).unpaid += gained
        g.tell(DebtGained(seat, gained))
    return gained


@rule("PAL DEB.3 ICO.9 TWN.4")
def pay_debts(g: Paladins, seat: Seat, most: int, *, chosen: bool = False) -> Flow[None]:
    """A player may turn Debts to their paid side; each pays the Debt Collectors."""
    p = g.players[seat]
    most = min(most, p.unpaid)
    count = yield from choose_count(g, seat, PAY_DEBTS, "pay_debt", most, chosen)
    for _ in range(count):
        p.unpaid -= 1
        p.paid += 1
        g.tell(DebtPaid(seat))
        yield from abilities.after_debt_paid(g, seat)


@rule("PAL DEB.5 ICO.8")
def destroy_debts(g: Paladins, seat: Seat, most: int, *, chosen: bool = False) -> Flow[None]:
    """A player may return unpaid Debts to the stack."""
    p = g.players[seat]
    most = min(most, p.unpaid)
    count = yield from choose_count(g, seat, DESTROY_DEBTS, "destroy_debt", most, chosen)
    for _ in range(count):
        p.unpaid -= 1
        g.debts += 1
        g.tell(DebtDestroyed(seat))
