"""Runs ops in tests: one step of an action, or the targets that an op could choose from."""

from __future__ import annotations

from stolnik.engine.flow import Ask, Move
from stolnik.games.pax_renaissance.box.components import Op
from stolnik.games.pax_renaissance.chapters.ops import legal_targets, run_ops, usable_ops
from stolnik.games.pax_renaissance.chapters.tableau import ops_of, side_of
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import run


def icon(g: Pax, card: str, kind: str) -> tuple[int, Op]:
    """The first op of this kind on a card, with its place in the row of icons."""
    return next((n, op) for n, op in enumerate(ops_of(g, card)) if op.kind == kind)


def op(g: Pax, card: str, kind: str) -> Move:
    """The move that chooses an op of a card."""
    return ("op", card, icon(g, card, kind)[0])


def targets(g: Pax, card: str, kind: str, *, seat: int = 0) -> list[Move]:
    """What an op of a card can be used against."""
    return list(legal_targets(g, seat, card, icon(g, card, kind)[1]))


def menu(g: Pax, side: str, *, seat: int = 0) -> list[Move]:
    """The ops that a side offers."""
    return list(usable_ops(g, seat, [side]))


def use(g: Pax, card: str, kind: str, *answers: Move, asks: list[Ask] | None = None) -> None:
    """Seat 0 runs the side that the card lies on and uses this op of it."""
    side = side_of(g, card)
    assert side is not None
    if side not in g.turn.running:
        g.turn.running = [side]
    run(run_ops(g, 0), [op(g, card, kind), *answers], asks=asks)
