"""King's Favours and King's Orders: which lie open, who has used them, and who meets them."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.game import Inspection, Term
from stolnik.engine.refusal import Refusal

from ...box.components import WORKERS
from ...chapters.actions_done import done
from ...chapters.rounds.kings_cards import favours_face_up, orders_face_up
from ...state import EMPTY, VIRTUAL_WORKER, Paladins, seats
from . import ways
from .facts import fact, shares, told


def favour(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """Open and free, used in this Round, or not revealed: perhaps it is not in the game."""
    if name not in favours_face_up(g):
        return told(g, [fact("favour_unseen")])
    worker = g.favour_workers[g.favours.index(name)]
    if worker == VIRTUAL_WORKER:
        return told(g, [fact("favour_open"), fact("favour_used_virtually")])
    if worker != EMPTY:
        return told(g, [fact("favour_open"), fact("favour_used", worker=[WORKERS[worker]])])
    facts = [fact("favour_open"), fact("favour_free")]
    if not ways.acts(g, reader):
        return told(g, facts)
    assert reader is not None
    return told(g, facts, ways.of_favour(g, reader, name))


def order(g: Paladins, reader: Seat | None, name: str) -> Inspection:
    """What an open Order is worth, how far everybody is, and how near the reader."""
    if name not in orders_face_up(g):
        return told(g, [fact("order_unseen")])
    card = g.box.orders[name]
    vp = g.box.order_slots[g.orders.index(name)].vp
    counted = shares(reader, [(seat, done(g, seat, card.action)) for seat in seats(g)])
    facts = [fact("order_worth", vp=vp), fact("progress", shares=counted)]
    if reader is None:
        return told(g, facts)
    have = done(g, reader, card.action)
    about = {"action": card.action, "needed": card.required, "have": have}
    return told(g, facts, [Term(have >= card.required, Refusal("PAL-ORD.3", about, "done"))])
