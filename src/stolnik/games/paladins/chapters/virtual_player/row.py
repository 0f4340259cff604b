"""The row of the virtual board: Recruit, Pray, Trade, Conspire and Rest."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Flow
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import RIGHT_ACTIONS, Action
from ...events import Passed, RightSideCleared, TownsfolkDiscarded
from ...state import VIRTUAL, Paladins, virtual_player
from . import gains
from .resource_track import move_marker, townsfolk_slot
from .schemes import reshuffle_schemes
from .workers import ROW_WORKERS, add_workers, draw_suspicion, place_on_the_row

CONSPIRATORS: Final = 2
"""Workers that Conspire brings."""

BLOCKED: Final = Refusal("PAL-SSCH.8")
TOO_FEW_WORKERS: Final = Refusal("PAL-SSCH.3")
NO_TOWNSFOLK: Final = Refusal("PAL-SLFT.1")


def refuse_row_action(g: Paladins, action: Action) -> Refusal | None:
    """Each takes a Worker, which blocks it for the Round; Recruit needs a card (R-36)."""
    v = virtual_player(g)
    if v.row[g.box.virtual_board.row.index(action)]:
        return BLOCKED
    if v.workers < ROW_WORKERS:
        return TOO_FEW_WORKERS
    return NO_TOWNSFOLK if action == "recruit" and townsfolk_slot(g) is None else None


@rule("PAL-SSCH.3")
def leftmost_available(g: Paladins) -> Action:
    """What it does when its Scheme cannot be followed; it can always Rest."""
    return next(a for a in g.box.virtual_board.row if not refuse_row_action(g, a))


# -- Recruit ---------------------------------------------------------------------------------


@rule("PAL-SLFT.1")
def recruit(g: Paladins) -> Flow[None]:
    """A Worker discards the Townsfolk at the Resource marker."""
    place_on_the_row(g, "recruit")
    yield from discard_townsfolk(g)


@rule("PAL SLFT.1 SLFT.2 SPLC.7")
def discard_townsfolk(g: Paladins) -> Flow[None]:
    """The card leaves the track, and its upper right is gained; the price is ignored."""
    slot = townsfolk_slot(g)
    card = None if slot is None else g.townsfolk[slot]
    if slot is None or card is None:
        return
    g.townsfolk[slot] = None
    g.townsfolk_discards.append(card)
    g.tell(TownsfolkDiscarded(VIRTUAL, card))
    yield from gains.gain(g, g.box.townsfolk[card].discard_reward)


# -- Pray ------------------------------------------------------------------------------------


def pray(g: Paladins) -> Flow[None]:
    """A Worker on the left side clears the right one."""
    place_on_the_row(g, "pray")
    clear_the_right_side(g)
    yield from ()


@rule("PAL SLFT.3 SLFT.4 SLFT.5 SPLC.8")
def clear_the_right_side(g: Paladins) -> None:
    """Workers leave the right side, or a new one comes; all Schemes make a new deck."""
    v = virtual_player(g)
    if any(v.right):
        v.right = [0] * len(RIGHT_ACTIONS)
        g.tell(RightSideCleared(VIRTUAL))
    else:
        add_workers(g, 1)
    reshuffle_schemes(g)


# -- Trade, Conspire and Rest ----------------------------------------------------------------


@rule("PAL-SLFT.6")
def trade(g: Paladins) -> Flow[None]:
    """The Resource marker moves 1 field."""
    place_on_the_row(g, "trade")
    move_marker(g, 1)
    yield from ()


@rule("PAL SLFT.7 SLFT.8")
def conspire(g: Paladins) -> Flow[None]:
    """A Suspicion, with its Tax, and two Workers."""
    place_on_the_row(g, "conspire")
    yield from draw_suspicion(g)
    add_workers(g, CONSPIRATORS)


@rule("PAL SLFT.9 SLFT.10")
def rest(g: Paladins) -> Flow[None]:
    """The marker moves 1 field, and 1 more for each Worker left; then it has passed."""
    place_on_the_row(g, "rest")
    move_marker(g, 1 + virtual_player(g).workers)
    pass_round(g)
    yield from ()


@rule("PAL SSCH.6 SLFT.10 SEND.1")
def pass_round(g: Paladins) -> None:
    """All its Workers, on the board and in the pool, return to the main supply."""
    v = virtual_player(g)
    v.workers = 0
    v.right = [0] * len(v.right)
    v.row = [0] * len(v.row)
    v.passed = True
    g.tell(Passed(VIRTUAL, ()))
