"""Tax, a political op (F4): a concession's owner pays or yields, and then levies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import PAWNS, Border, Empire, Op
from ...edition import refused
from ...events import ConcessionRepressed, Taxed, TaxPaid
from ...state import Pax
from ..agents import reach_of
from ..tableau import location
from ..tokens import repress_concession, saturated
from ..trade_fair import levy
from .reach import lands_beside

PAY: Final[Move] = ("pay_tax",)
YIELD: Final[Move] = ("yield_concession",)
TAX: Final = 1
"""What the owner of a taxed concession pays to keep it (F4.2)."""


def tax_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """Concessions on the borders of the location, each with the empire that is taxed."""
    place = location(g, card)
    if place is not None:
        concessions = g.concessions
        for border, empires in g.box.beside[place].items():
            if border in concessions:
                for empire in empires:
                    yield ("tax", empire, border)


@rule("PAX1 GL.Concession.4 GL.Saturation.3", "PAX2 F4.1 F4.6 F4.10")
def refuse_tax(
    g: Pax, seat: Seat, card: str, op: Op, empire: Empire, border: Border
) -> Refusal | None:
    """There is a concession on a border of the location, and room for the levy."""
    if border not in g.concessions:
        return refused(g, "PAX1-F4.1", "PAX2-F4.5")
    if empire not in lands_beside(g, card, border):
        reach = list(reach_of(g, card))
        return refused(g, "PAX1-E4.8", "PAX2-E4.9", figures="location", empire=reach)
    if saturated(g, empire):
        return refused(g, "PAX1-F4.4", "PAX2-F4.4", figures="empire", empire=empire)
    return None


@rule("PAX1 F4.1 F4.3 E4.13", "PAX2 F4.1 F4.3 F4.7 F4.9 E4.13 GLO.Gambit.3")
def tax(g: Pax, seat: Seat, card: str, op: Op, empire: Empire, border: Border) -> Flow[None]:
    """Tax a concession; its owner decides what he gives and which city gets the levy."""
    owner = g.concessions[border]
    g.tell(Taxed(seat, PAWNS[owner], border, empire))
    yield from _pay_or_yield(g, owner, empire, border)
    yield from levy(g, owner, empire)


def _refuse_due(g: Pax, ask: Ask, move: Move) -> Refusal | None:
    """The poor must yield."""
    have = g.players[ask.seat].florins
    if move == PAY and have < TAX:
        return refused(g, "PAX1-F4.2", "PAX2-F4.2", figures="price", florins=TAX, have=have)
    return None


TAX_DUE = Topic(
    "tax_due",
    verbs=("pay_tax", "yield_concession"),
    refuse=_refuse_due,
    set_by=("PAX1-F4.2", "PAX2-F4.2"),
)


@rule("PAX1 F4.2 GL.Repress.5 GL.China.2", "PAX2 F4.2 GLO.Repress.4 GLO.China.2")
def _pay_or_yield(g: Pax, owner: Seat, empire: Empire, border: Border) -> Flow[None]:
    """The owner pays a florin to China, or his concession becomes a serf; the poor must yield."""
    options = [PAY, YIELD] if g.players[owner].florins >= TAX else [YIELD]
    answer = yield from choose(owner, TAX_DUE, options, empire=empire, border=border)
    if answer == PAY:
        g.players[owner].florins -= TAX
        g.tell(TaxPaid(owner, TAX))
    else:
        repress_concession(g, border, empire)
        g.tell(ConcessionRepressed(owner, PAWNS[owner], border, empire, 0))
