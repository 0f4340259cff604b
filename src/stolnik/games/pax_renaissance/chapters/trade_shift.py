"""The trade shift: a disk moves from one emporium to another of its colour (H)."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ..box.components import CardId, Slot
from ..edition import refused
from ..events import EmporiumOpened, RulerRepressed
from ..state import Pax
from .tableau import cards_in, prestige_of
from .tokens import land_of, repress_city

TRADE_SHIFT = "trade_shift_"
"""How the one-shot is called, before the name of the emporium that it opens."""
SPICE_ISLANDS = "spice_islands"


def refuse_shift(g: Pax, seat: Seat, card: CardId, emporium: Slot) -> Refusal | None:
    """The Spice Islands must be discovered, and there may have to be a disk to move (1e R5)."""
    if g.emporia[g.box.emporia[emporium]] == emporium and not g.box.edition.idle_shifts:
        return Refusal("PAX1-H1.7" if emporium == SPICE_ISLANDS else "PAX1-H1.1")
    if emporium == SPICE_ISLANDS and not _discovered(g, seat, card):
        return refused(g, "PAX1-H1.5", "PAX2-H1.6")
    return None


def _discovered(g: Pax, seat: Seat, card: CardId) -> bool:
    """Discovery prestige in the tableau; neither the card itself counts nor an old maid.

    1e R32, 2e R36.
    """
    return any("discovery" in prestige_of(g, other) for other in cards_in(g, seat) if other != card)


@rule(
    "PAX1 H1.1 H1.2 H1.3 H1.4 H1.6 H1.8 H1.9 B5.11 B5.13 GL.Repress.5",
    "PAX2 A2.7 B6.13 B6.16 C1.3 H1.1 H1.2 H1.3 H1.4 H1.5 H1.7 H1.8 H1.9 H1.10 GLO.Repress.4",
    "PAX2 GLO.TradeRoute.2 GLO.Emporium.3",
)
def trade_shift(g: Pax, seat: Seat, emporium: Slot) -> None:
    """The disk goes from the named emporium onto the open one of its colour.

    1e R3 and 1e R4.
    """
    colour = g.box.emporia[emporium]
    blocked = g.emporia[colour]
    if blocked == emporium:
        return  # there is no disk on it
    if blocked in g.cities:
        g.tell(RulerRepressed(seat, g.cities[blocked], blocked, land_of(g, blocked), 0))
        repress_city(g, blocked)
    g.emporia[colour] = emporium
    g.tell(EmporiumOpened(seat, emporium, blocked))
