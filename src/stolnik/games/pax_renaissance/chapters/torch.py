"""The torch: it turns a victory card back, and discredits a victory for good (M3)."""

from __future__ import annotations

from stolnik.engine.flow import NO, Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ..box.components import VICTORIES, CardId
from ..events import VictoryDiscredited
from ..state import Pax
from .tableau import seat_of, silenced

TORCH = Topic("torch", verbs=("discredit", "no"), set_by=("PAX1-M3.1", "PAX2-GLO.Ability.3"))


@rule("PAX1 M3.1")
def raise_torch(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    """Whoever plays a torch may turn one active victory card of his choice back (1e R28)."""
    victories: dict[Move, str | None] = {NO: None}
    victories |= {("discredit", name): name for name in VICTORIES if name in g.active}
    victory = yield from choose_thing(seat, TORCH, victories, card=card)
    if victory is None:
        return
    g.active.remove(victory)
    g.tell(VictoryDiscredited(seat, victory))


@rule("PAX1 M3.2 M3.3", "PAX2 GLO.Ability.3")
def cost_of_victory(g: Pax, victory: str) -> int:
    """The actions that declaring a victory takes: two while a torch burns against it, else one."""
    for card in g.box.torches.get(victory, ()):
        if seat_of(g, card) is not None and not silenced(g, card):
            return 2
    return 1
