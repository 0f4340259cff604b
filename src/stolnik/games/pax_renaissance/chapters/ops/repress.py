"""Repress, a political op (F5): a token goes from the map to its empire card, for a florin."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import KIND, PAWNS, Border, Empire, Op, Slot
from ...edition import refused
from ...events import ConcessionRepressed, RulerRepressed
from ...state import Pax
from ..agents import reach_of
from ..tokens import land_of, repress_city, repress_concession, ruling_class
from .reach import borders_of, lands_beside

SLAVE_TRADE = 1
"""What China pays for a token that this op takes from the map."""


def repress_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """Tokens in the cities of the location, then concessions with the empire they go to."""
    if g.cities and op.targets != ("pawn",):
        for empire in reach_of(g, card):
            for slot, token in ruling_class(g, empire):
                if KIND[token] in op.targets:
                    yield ("repress_city", slot)
    if g.concessions and "pawn" in op.targets:
        for border in borders_of(g, card):
            if border in g.concessions:
                for empire in lands_beside(g, card, border):
                    yield ("repress_concession", border, empire)


@rule("PAX1 E4.6 E4.8 E4.13 GL.Bishop.2", "PAX2 E4.7 E4.13 GLO.Bishop.7")
def refuse_repress(
    g: Pax, seat: Seat, card: str, op: Op, place: Slot | Border, empire: Empire | None = None
) -> Refusal | None:
    """Only a kind of token that the icon shows, at the location of the acting card."""
    if empire is not None:
        return _refuse_concession(g, card, op, place, empire)
    if place in g.pirates:
        return refused(g, "PAX1-GL.Pirate.5", "PAX2-GLO.Pirate.6")
    token = g.cities.get(place)
    if token is None or KIND[token] not in op.targets:
        return refused(g, "PAX1-F5.1", "PAX2-F5.1", figures="shown", pieces=list(op.targets))
    reach = reach_of(g, card)
    if land_of(g, place) not in reach:
        return refused(g, "PAX1-F5.2", "PAX2-E4.9", figures="location", empire=list(reach))
    return None


@rule("PAX1 F5.2 GL.Concession.4")
def _refuse_concession(g: Pax, card: str, op: Op, border: Border, empire: Empire) -> Refusal | None:
    if border not in g.concessions or "pawn" not in op.targets:
        return refused(g, "PAX1-F5.1", "PAX2-F5.1", figures="shown", pieces=list(op.targets))
    if empire not in lands_beside(g, card, border):
        reach = list(reach_of(g, card))
        return refused(
            g, "PAX1-GL.Repress.7", "PAX2-GLO.Repress.6", figures="location", empire=reach
        )
    return None


@rule(
    "PAX1 F5.1 F5.2 F5.4 GL.Repress.4 GL.Repress.7",
    "PAX2 F5.1 F5.4 GLO.Repress.3 GLO.Repress.6 GLO.China.1",
)
def repress(
    g: Pax, seat: Seat, card: str, op: Op, place: Slot | Border, empire: Empire | None = None
) -> None:
    """Remove a token from the map and take a florin from China."""
    if empire is not None:
        pawn = PAWNS[g.concessions[place]]
        g.tell(ConcessionRepressed(seat, pawn, place, empire, SLAVE_TRADE))
        repress_concession(g, place, empire)
    else:
        g.tell(RulerRepressed(seat, g.cities[place], place, land_of(g, place), SLAVE_TRADE))
        repress_city(g, place)
    g.players[seat].florins += SLAVE_TRADE
