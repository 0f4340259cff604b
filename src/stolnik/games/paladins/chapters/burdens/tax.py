"""Tax: Silver from the Tax supply, whose last coin brings the Inquisition."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Seat
from stolnik.rulebook import rule

from ...events import TaxTaken
from ...state import Paladins
from . import inquisition


@rule("PAL TAX.1 TAX.2 TAX.3 TAX.4 ICO.4")
def take_tax(g: Paladins, seat: Seat, tax: int) -> Flow[None]:
    """Take so much Tax, the rest from the main supply; it cannot be declined (R-27)."""
    taken = drain(g, tax)
    g.players[seat].silver += tax
    g.tell(TaxTaken(seat, taken, tax - taken))
    if taken and not g.tax:
        yield from inquisition.hold_inquisition(g, seat)


def drain(g: Paladins, tax: int) -> int:
    """Take what there is, up to so much, out of the Tax supply."""
    taken = min(tax, g.tax)
    g.tax -= taken
    return taken
