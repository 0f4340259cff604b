"""Workers of the virtual player: a number, for their colours do not matter to it."""

from __future__ import annotations

from stolnik.engine.flow import Flow
from stolnik.rulebook import rule

from ...box.components import CRIMINAL, RIGHT_ACTIONS, Action, Worker
from ...events import VirtualWorkersGained, VirtualWorkersPlaced
from ...state import VIRTUAL, Paladins, virtual_player
from ..burdens.suspicion import draw_card
from .resource_track import take_tax

ROW_WORKERS = 1
"""On each action of the row (R-36)."""


@rule("PAL SWRK.1 SWRK.2")
def gain_workers(g: Paladins, worker: Worker, count: int = 1) -> Flow[None]:
    """Workers of any kind are alike, but with each Criminal comes a Suspicion, one by one."""
    if worker != CRIMINAL:
        add_workers(g, count)
        return
    for _ in range(count):
        add_workers(g, 1)
        yield from draw_suspicion(g)


def add_workers(g: Paladins, count: int) -> None:
    """Workers from the main supply into its pool."""
    virtual_player(g).workers += count
    g.tell(VirtualWorkersGained(VIRTUAL, count))


@rule("PAL SWRK.2 SRES.2")
def draw_suspicion(g: Paladins) -> Flow[None]:
    """Draw a Suspicion; its Tax goes back to the main supply, and the marker moves."""
    due = yield from draw_card(g, VIRTUAL)
    if due:
        yield from take_tax(g, due)


# -- on its board ----------------------------------------------------------------------------


@rule("PAL-SSCH.7")
def workers_needed(g: Paladins, action: Action) -> int:
    """Three for a right-side action, less one for each Workshop on it."""
    workshops = virtual_player(g).workshops[RIGHT_ACTIONS.index(action)]
    return g.box.virtual_board.right_workers[action][workshops]


@rule("PAL-SSCH.8")
def place_on_the_right(g: Paladins, action: Action) -> None:
    """The Workers stay on the action and block it."""
    v = virtual_player(g)
    needed = workers_needed(g, action)
    v.workers -= needed
    v.right[RIGHT_ACTIONS.index(action)] = needed
    g.tell(VirtualWorkersPlaced(VIRTUAL, action, needed))


@rule("PAL-SSCH.8")
def place_on_the_row(g: Paladins, action: Action) -> None:
    """So does the Worker on an action of the row."""
    v = virtual_player(g)
    v.workers -= ROW_WORKERS
    v.row[g.box.virtual_board.row.index(action)] = ROW_WORKERS
    g.tell(VirtualWorkersPlaced(VIRTUAL, action, ROW_WORKERS))
