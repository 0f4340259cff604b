"""Silver and Provisions: from and to the main supply, which never runs out (R-10)."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.ledger import rule
from stolnik.games.paladins.events import (
    ProvisionsGained,
    ProvisionsPaid,
    SilverGained,
    SilverPaid,
)
from stolnik.games.paladins.state import Paladins


@rule("PAL-ICO.3", "PAL-HTR.5")
def gain_silver(g: Paladins, seat: Seat, silver: int) -> None:
    """Silver from the main supply; the Tax supply is left alone."""
    g.players[seat].silver += silver
    g.tell(SilverGained(seat, silver))


@rule("PAL-ICO.2")
def gain_provisions(g: Paladins, seat: Seat, provisions: int) -> None:
    g.players[seat].provisions += provisions
    g.tell(ProvisionsGained(seat, provisions))


def pay_silver(g: Paladins, seat: Seat, silver: int) -> None:
    """Silver paid goes to the main supply, never to the Tax supply."""
    if silver:
        g.players[seat].silver -= silver
        g.tell(SilverPaid(seat, silver))


def pay_provisions(g: Paladins, seat: Seat, provisions: int) -> None:
    if provisions:
        g.players[seat].provisions -= provisions
        g.tell(ProvisionsPaid(seat, provisions))
