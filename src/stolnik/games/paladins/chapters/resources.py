"""Silver and Provisions: from and to the main supply, which never runs out (R-10)."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import Price
from ..events import ProvisionsGained, SilverGained
from ..state import Paladins, Player


@rule("PAL ICO.3 HTR.5")
def gain_silver(g: Paladins, seat: Seat, silver: int) -> None:
    """Silver from the main supply; the Tax supply is left alone."""
    g.players[seat].silver += silver
    g.tell(SilverGained(seat, silver))


@rule("PAL-ICO.2")
def gain_provisions(g: Paladins, seat: Seat, provisions: int) -> None:
    g.players[seat].provisions += provisions
    g.tell(ProvisionsGained(seat, provisions))


def pay(p: Player, price: Price) -> None:
    """What is paid goes to the main supply, never to the Tax supply."""
    p.silver -= price.silver
    p.provisions -= price.provisions


def short_of_silver(clause: str, price: int, p: Player) -> Refusal:
    """Something costs more Silver than a player has."""
    return Refusal(clause, {"silver": price, "have": p.silver}, "silver")


def short_of_provisions(clause: str, price: int, p: Player) -> Refusal:
    """Something costs more Provisions than a player has."""
    return Refusal(clause, {"provisions": price, "have": p.provisions}, "provisions")
