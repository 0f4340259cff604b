"""Debts: gained unpaid, turned to the paid side, or destroyed."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.ledger import rule
from stolnik.games.paladins import townsfolk
from stolnik.games.paladins.choices import choose_count
from stolnik.games.paladins.events import DebtDestroyed, DebtGained, DebtPaid
from stolnik.games.paladins.state import Paladins, holder


@rule("PAL-DEB.1", "PAL-REC.4")
def gain_debts(g: Paladins, seat: Seat, count: int = 1) -> int:
    """Take Debts from the stack, unpaid side up; from an empty stack none is gained (R-9)."""
    gained = min(count, g.debts)
    if gained:
        g.debts -= gained
        holder(g, seat).unpaid += gained
        g.tell(DebtGained(seat, gained))
    return gained


@rule("PAL-DEB.3", "PAL-ICO.9", "PAL-TWN.4")
def pay_debts(g: Paladins, seat: Seat, most: int, *, chosen: bool = False) -> Flow[None]:
    """A player may turn Debts to their paid side; each pays the Debt Collectors."""
    p = g.players[seat]
    most = min(most, p.unpaid)
    if not most:
        return
    for _ in range((yield from choose_count(seat, "pay_debts", most, chosen))):
        p.unpaid -= 1
        p.paid += 1
        g.tell(DebtPaid(seat))
        yield from townsfolk.after_debt_paid(g, seat)


@rule("PAL-DEB.5", "PAL-ICO.8")
def destroy_debts(g: Paladins, seat: Seat, most: int, *, chosen: bool = False) -> Flow[None]:
    """A player may return unpaid Debts to the stack."""
    p = g.players[seat]
    most = min(most, p.unpaid)
    if not most:
        return
    for _ in range((yield from choose_count(seat, "destroy_debts", most, chosen))):
        p.unpaid -= 1
        g.debts += 1
        g.tell(DebtDestroyed(seat))
