"""What a State Religion makes cheaper."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...state import Europe
from .faiths import is_of

DISCOUNT = 1


@rule("EU-15.0.8")
def conversion_discount(g: Europe, seat: Seat) -> int:
    """Protestants pay less Administrative Power for Convert Area."""
    return DISCOUNT if is_of(g, seat, "protestant") else 0


@rule("EU-15.0.8")
def card_discount(g: Europe, seat: Seat, card: str) -> int:
    """Protestants pay less Administrative Power for the Development card."""
    return DISCOUNT if card == "development" and is_of(g, seat, "protestant") else 0


@rule("EU-15.0.10")
def stability_discount(g: Europe, seat: Seat) -> int:
    """Orthodox Realms pay less Administrative Power for the steps to 0 and to +1."""
    middle = g.players[seat].stability in (-1, 0)
    return DISCOUNT if middle and is_of(g, seat, "orthodox") else 0
