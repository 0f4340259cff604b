"""The torch: it turns a victory card back, and discredits a victory for good (M3)."""

from __future__ import annotations

from stolnik.engine.flow import NO, Flow, Move, Seat, choose
from stolnik.engine.ledger import rule
from stolnik.games.pax_renaissance.components import VICTORIES, CardId
from stolnik.games.pax_renaissance.events import VictoryDiscredited
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.tableau import seat_of, silenced


@rule("PAX1-M3.1")
def raise_torch(g: Pax, seat: Seat, card: CardId) -> Flow[None]:
    """Whoever plays a torch may turn one active victory card of his choice back (R28)."""
    options: list[Move] = [NO]
    options.extend(("discredit", victory) for victory in VICTORIES if victory in g.active)
    move = yield from choose(seat, "torch", options, card=card)
    if move == NO:
        return
    victory = str(move[1])
    g.active.remove(victory)
    g.tell(VictoryDiscredited(seat, victory))


@rule("PAX1-M3.2", "PAX1-M3.3", "PAX2-GLO.Ability.3")
def cost_of_victory(g: Pax, victory: str) -> int:
    """The actions that declaring a victory takes: two while a torch burns against it, else one."""
    for card in g.box.torches.get(victory, ()):
        if seat_of(g, card) is not None and not silenced(g, card):
            return 2
    return 1
