"""Ducats, Loans and Bankruptcy."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import MERCENARY, NONE, POWERS
from ...events.card_effects import InterestLost
from ...events.government import LoanRepaid
from ...events.phases import Disbanded, DucatsChanged, InterestGained, LoanTaken, WentBankrupt
from ...state import Europe
from ..board.token_supply import find_token
from ..prestige.prestige_track import score
from .characters import discard_character
from .ideas import figure, modifiers
from .power import spend_power
from .stability import lower_stability

LOAN = 5
REPAYMENT = 6
MOST_LOANS = 5
BANKRUPT_STABILITY = 3
BANKRUPT_PRESTIGE = 5
BANKRUPT_POWER = 3


@rule("EU 7.4.2 2.2.8")
def gain_ducats(g: Europe, seat: Seat, n: int, why: str) -> None:
    """Ducats from the General Supply, which never runs out of them."""
    if n:
        g.players[seat].ducats += n
        g.tell(DucatsChanged(seat, n, why))


def spend_ducats(g: Europe, seat: Seat, n: int, why: str) -> None:
    """Pay what a guard has seen to be there."""
    assert g.players[seat].ducats >= n, (seat, n, why)
    gain_ducats(g, seat, -n, why)


def refuse_ducats(g: Europe, seat: Seat, n: int, clause: str) -> Refusal | None:
    """Whether a player has so many Ducats; the clause says the price."""
    have = g.players[seat].ducats
    return Refusal(clause, {"price": n, "have": have}, "ducats") if have < n else None


@rule("EU-12.1.11")
def refuse_loan(g: Europe, seat: Seat) -> Refusal | None:
    """With five Interest tokens or more no Loan can be taken."""
    interest = g.players[seat].interest
    if interest >= MOST_LOANS:
        return Refusal("EU-5.2.23", {"interest": interest}, "interest")
    return None


@rule("EU-5.2.25")
def loan_value(g: Europe, seat: Seat) -> int:
    """The Ducats of a Loan; some Ideas make it more than 5."""
    value = LOAN
    for modifier in modifiers(g, seat, "loan_value"):
        value = max(value, figure(modifier, "ducats"))
    return value


@rule("EU 5.2.25 7.4.8")
def take_loan(g: Europe, seat: Seat) -> Flow[None]:
    """Ducats and an Interest token, both from the General Supply."""
    if not (yield from find_token(g, seat)):
        return
    value = loan_value(g, seat)
    player = g.players[seat]
    player.interest += 1
    player.ducats += value
    g.tell(LoanTaken(seat, value))


@rule("EU 5.2.26 7.4.11")
def refuse_repaying(g: Europe, seat: Seat) -> Refusal | None:
    """Why no Loan can be repaid."""
    if not g.players[seat].interest:
        return Refusal("EU-5.2.26")
    return refuse_ducats(g, seat, REPAYMENT, "EU-5.2.26")


@rule("EU 5.2.26 7.4.11")
def repay_loan(g: Europe, seat: Seat) -> None:
    """6 Ducats, and an Interest token returns to the General Supply."""
    player = g.players[seat]
    player.ducats -= REPAYMENT
    player.interest -= 1
    g.tell(LoanRepaid(seat, REPAYMENT))


@rule("EU 12.1.9 12.1.10")
def gain_interest(g: Europe, seat: Seat, n: int) -> Flow[None]:
    """Interest without Ducats; it may go beyond five and causes no Bankruptcy by itself."""
    for _ in range(n):
        if (yield from find_token(g, seat)):
            g.players[seat].interest += 1
            g.tell(InterestGained(seat, 1))


@rule("EU 5.2.24 7.4.7 7.4.12 14.2.14 4.2.25 5.2.4")
def pay(g: Europe, seat: Seat, n: int, why: str) -> Flow[bool]:
    """A cost that must be paid: with Loans if need be, and who can take none goes Bankrupt.

    Tells whether it was paid.
    """
    player = g.players[seat]
    while player.ducats < n:
        before = player.ducats
        if refuse_loan(g, seat) is None:
            yield from take_loan(g, seat)
        if player.ducats == before:
            yield from bankruptcy(g, seat)
            return False
    gain_ducats(g, seat, -n, why)
    return True


@rule("EU 7.4.14 7.4.15 7.4.16 7.4.17 7.4.18 7.4.19")
def bankruptcy(g: Europe, seat: Seat) -> Flow[None]:
    """The items in the printed order (RA55); all Interest is discarded (RA7)."""
    player = g.players[seat]
    g.tell(WentBankrupt(seat))
    yield from lower_stability(g, seat, BANKRUPT_STABILITY)
    score(g, seat, -BANKRUPT_PRESTIGE, "bankruptcy")
    gain_ducats(g, seat, -player.ducats, "bankruptcy")
    if player.interest:
        g.tell(InterestLost(seat, player.interest))
        player.interest = 0
    disband_mercenaries(g, seat)
    for kind, advisor in enumerate(player.advisors):
        if advisor is not None:
            player.advisors[kind] = None
            discard_character(g, seat, advisor)
    for kind in range(len(POWERS)):
        spend_power(g, seat, kind, min(BANKRUPT_POWER, (player.power[kind] + 1) // 2))


def disband_mercenaries(g: Europe, seat: Seat) -> None:
    """All Mercenaries return to the General Supply; an Army without Units leaves the board."""
    lost = 0
    for army in g.players[seat].armies:
        for slot in range(3 * MERCENARY, 3 * MERCENARY + 3):
            lost += army.units[slot]
            army.units[slot] = 0
        if not army.size:
            army.area = NONE
    if lost:
        g.tell(Disbanded(seat, "mercenary", lost))
