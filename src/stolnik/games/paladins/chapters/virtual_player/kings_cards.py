"""King's Order and King's Favour Schemes."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import Action
from ...events import VirtualFavourUsed
from ...state import VIRTUAL, VIRTUAL_WORKER, Paladins, virtual_player
from ..burdens.debts import gain_debts
from ..rounds.kings_cards import orders_face_up
from ..scoring import fulfilled
from .gains import gain
from .resource_track import favour_slot

NO_FAVOUR: Final = Refusal("PAL-SKNG.6")


@rule("PAL SKNG.1 SKNG.2 SKNG.3")
def ordered_actions(g: Paladins) -> list[Action]:
    """The actions of the revealed Orders as it tries them.

    From right to left those it has not fulfilled, then likewise those it has (R-39).
    """
    met = fulfilled(g, VIRTUAL)
    slots = sorted(range(len(orders_face_up(g))), key=lambda slot: (slot in met, -slot))
    return [g.box.orders[g.orders[slot]].action for slot in slots]


@rule("PAL-SKNG.5")
def refuse_favour(g: Paladins) -> Refusal | None:
    """A revealed Favour must be without a Worker; a Worker of its own it has."""
    return NO_FAVOUR if favour_slot(g) is None else None


@rule("PAL SKNG.5 SKNG.7 SRES.10")
def use_favour(g: Paladins) -> Flow[None]:
    """A Worker blocks the card for the Round; Silver and Provisions are not paid (R-42)."""
    slot = favour_slot(g)
    assert slot is not None
    favour = g.box.favours[g.favours[slot]]
    virtual_player(g).workers -= favour.placing.size
    g.favour_workers[slot] = VIRTUAL_WORKER
    g.tell(VirtualFavourUsed(VIRTUAL, favour.id))
    gain_debts(g, VIRTUAL, favour.cost.gain_debt)
    yield from gain(g, favour.rewards)
