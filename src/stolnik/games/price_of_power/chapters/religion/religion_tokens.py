"""Religion tokens: limited pieces with a faith on each side, on Religion slots."""

from __future__ import annotations

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import NONE, AreaNo, FaithNo
from ...events.religion import FaithChanged, FaithTokenTaken, RevolutionRemoved
from ...state import REVOLUTION, Europe
from ..board.supply import faith_piece, faith_pieces_left, faith_token
from .faiths import shown_faith

REVOLUTIONARY = "revolutionary"


def refuse_faith_token(g: Europe, ask: Ask, move: Move) -> Refusal | None:
    """A token must be found, and only where one lies; those of State Religions stay."""
    if move in ask.options:
        return None
    return Refusal("EU-2.2.1" if move == DONE else "EU-2.2.2")


FAITH_TOKENS = Topic(
    "faith_tokens",
    verbs=("take_faith", "done"),
    refuse=refuse_faith_token,
    set_by=("EU-2.2.1",),
)


@rule("EU 2.2.1 2.2.2 2.2.3 2.2.4 16.5.42")
def find_token(
    g: Europe, seat: Seat, faith: FaithNo, slot: AreaNo, *, may_stop: bool = False
) -> Flow[bool]:
    """A token of the Supply or, when it has none, one that leaves another Area.

    A token that lies on the slot itself is only turned over.
    """
    piece = faith_piece(g.box, faith)
    if faith_pieces_left(g, piece) > 0:
        return True
    revolution = faith == g.box.faith_of[REVOLUTIONARY]
    if not revolution and slot != NONE and faith_token(g, slot) in piece:
        return True
    elsewhere: dict[Move, AreaNo | None] = {
        ("take_faith", g.box.areas[area].id): area
        for area, token in enumerate(g.faiths)
        if area != slot and (token & REVOLUTION if revolution else faith_token(g, area) in piece)
    }
    if not elsewhere:
        return False
    if may_stop:
        elsewhere[DONE] = None
    area = yield from choose_thing(seat, FAITH_TOKENS, elsewhere, faith=g.box.faiths[faith].id)
    if area is None:
        return False
    if revolution:
        g.faiths[area] &= ~REVOLUTION & 0xFF
    else:
        g.faiths[area] = g.faiths[area] & REVOLUTION | g.box.areas[area].faith + 1
    g.tell(FaithTokenTaken(seat, g.box.areas[area].id))
    return True


@rule("EU 5.3.4 15.0.16 15.3.5 15.3.6 16.5.32 16.5.43")
def change_faith(
    g: Europe, seat: Seat, area: AreaNo, faith: FaithNo, *, may_stop: bool = False
) -> Flow[bool]:
    """An Area, with all that share its Religion slot, takes a faith; tells whether it did.

    All tokens on the slot leave, and none comes where the symbol printed there is laid open; a
    Revolutionary token goes on top of everything instead.
    """
    slot = g.box.areas[area].slot
    if g.box.areas[area].distant or shown_faith(g, slot) == faith:
        return False
    revolution = g.box.faiths[faith].id == REVOLUTIONARY
    if (revolution or faith != g.box.areas[slot].faith) and not (
        yield from find_token(g, seat, faith, slot, may_stop=may_stop)
    ):
        return False
    g.faiths[slot] = g.faiths[slot] | REVOLUTION if revolution else faith + 1
    g.tell(FaithChanged(g.box.areas[slot].id, g.box.faiths[faith].id))
    return True


@rule("EU-15.0.16")
def remove_revolution(g: Europe, area: AreaNo) -> bool:
    """The Revolutionary token of an Area leaves; tells whether there was one."""
    slot = g.box.areas[area].slot
    if slot < 0 or not g.faiths[slot] & REVOLUTION:
        return False
    g.faiths[slot] &= ~REVOLUTION & 0xFF
    g.tell(RevolutionRemoved(g.box.areas[slot].id, g.box.faiths[shown_faith(g, slot)].id))
    return True
