"""What the virtual player does at the start and the end of a Round."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ...box.components import CRIMINAL, RIGHT_ACTIONS
from ...events import FavourSchemeDiscarded, VirtualPlayerReady, WorkshopGranted
from ...state import VIRTUAL, Paladins, virtual_player
from .workers import draw_suspicion


def begin_round(g: Paladins) -> None:
    """King's cards just revealed give up what lay on them, and Workers come."""
    take_workshops_from_orders(g)
    discard_favour_schemes(g)
    muster(g)


@rule("PAL-SRND.1")
def take_workshops_from_orders(g: Paladins) -> None:
    """The Workshop on a revealed Order moves to the matching action of its board."""
    v = virtual_player(g)
    for slot, order in zip(g.box.order_slots, g.orders):
        if slot.reveal_round == g.round:
            action = g.box.orders[order].action
            v.order_workshops -= 1
            v.workshops[RIGHT_ACTIONS.index(action)] += 1
            g.tell(WorkshopGranted(VIRTUAL, action))


@rule("PAL-SRND.2")
def discard_favour_schemes(g: Paladins) -> None:
    """The Scheme on a revealed Favour goes to the discards; the Favour stays (R-46)."""
    v = virtual_player(g)
    for slot in g.box.favour_slots:
        if slot.reveal_round == g.round:
            scheme = v.favour_schemes.pop(0)
            v.scheme_discards.append(scheme)
            g.tell(FavourSchemeDiscarded(VIRTUAL, scheme))


@rule("PAL SWRK.3 SWRK.4 SEND.1")
def muster(g: Paladins) -> None:
    """As many Workers as the number of the Round plus 3, and none kept from before."""
    v = virtual_player(g)
    v.workers = g.box.virtual_board.workers[g.round - 1]
    g.tell(VirtualPlayerReady(VIRTUAL, v.workers))


@rule("PAL SRND.4 SWRK.3")
def left_tavern(g: Paladins) -> Flow[None]:
    """A Suspicion for each Criminal on the Tavern card that was left, but no Workers."""
    for card in g.taverns:
        for _ in range(g.box.taverns[card].workers.count(CRIMINAL)):
            yield from draw_suspicion(g)
