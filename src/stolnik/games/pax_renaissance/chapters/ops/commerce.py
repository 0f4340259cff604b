"""Commerce, the economic op (F2): a florin from the market."""

from __future__ import annotations

from collections.abc import Iterator

from stolnik.engine.flow import Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import SIDES, CardId, Op, Side
from ...edition import refused
from ...events import FlorinTaken, FlorinTakenFromSpace
from ...state import MarketRow, Pax
from ..market import FACE_DOWN


def _row(g: Pax, op: Op) -> MarketRow:
    """The market row that the icon names."""
    assert op.side in SIDES
    return g.market[op.side]


def commerce_targets(g: Pax, seat: Seat, card: str, op: Op) -> Iterator[Move]:
    """The cards of the row with florins on them, face down first, and then its emptied place."""
    row = _row(g, op)
    if any(row.florins):
        for target, florins in zip(row.cards, row.florins, strict=True):
            if florins and target is not None:
                yield ("commerce", target)
        emptied = row.cards[FACE_DOWN] is None and row.florins[FACE_DOWN] > 0
        if emptied and g.box.edition.commerce_empties_spaces:
            yield ("commerce_space", str(op.side))


@rule("PAX1 E4.7 E4.12", "PAX2 E4.7 E4.12 F.3 GLO.Op.2")
def refuse_commerce(g: Pax, seat: Seat, card: str, op: Op, target: CardId) -> Refusal | None:
    """A florin can be taken from a card of the row; from an emptied place perhaps (1e R10)."""
    row = _row(g, op)
    place = _place(g, row, op, target)
    if place is None or not row.florins[place]:
        return refused(g, "PAX1-F2.1", "PAX2-F2.1")
    return None


def _place(g: Pax, row: MarketRow, op: Op, target: CardId | Side) -> int | None:
    """The place in the row of a card, or of what is left of a fair, which goes by its side."""
    if target in row.cards:
        return row.cards.index(target)
    emptied = target == op.side and row.cards[FACE_DOWN] is None
    return FACE_DOWN if emptied and g.box.edition.commerce_empties_spaces else None


@rule("PAX1 F2.1", "PAX2 F2.1")
def commerce(g: Pax, seat: Seat, card: str, op: Op, target: CardId) -> None:
    """Take one florin from a card, or the emptied place, of the market row."""
    row = _row(g, op)
    place = _place(g, row, op, target)
    assert place is not None
    row.florins[place] -= 1
    g.players[seat].florins += 1
    if row.cards[place] is None:
        g.tell(FlorinTakenFromSpace(seat, target))
    else:
        g.tell(FlorinTaken(seat, target))
