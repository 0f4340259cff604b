"""7.2.4 Moving cubes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolnik.engine.flow import DONE, Ask, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import PROVINCES, Province
from ....events import CubeMoved
from ....state import GodsPlayground

MOVING: Final[Mapping[Move, tuple[Province, Province]]] = {
    ("move", origin, to): (here, there)
    for here, origin in enumerate(PROVINCES)
    for there, to in enumerate(PROVINCES)
    if here != there
}
"""Every way to move a cube: adjacency does not matter."""

FROM: Final[Mapping[Province, tuple[Move, ...]]] = {
    here: tuple(move for move, (origin, _) in MOVING.items() if origin == here)
    for here in range(len(PROVINCES))
}
"""By province: the ways to move a cube that begin there; all are allowed or none."""


@rule("BOZ-7.2.4.2")
def refuse_moving(
    g: GodsPlayground, seat: Seat, origin: Province, to: Province, arrived: Province | None = None
) -> Refusal | None:
    """A cube needs an own cube to move, another province to go to, and moves only once."""
    movable = g.provinces[origin].cubes[seat] - (arrived == origin)
    if movable < 1 and arrived == origin:
        return Refusal("BOZ-7.2.4.1", figures="just_moved")
    if movable < 1:
        return Refusal("BOZ-7.2.4.1", figures="cubes", about={"needed": 1, "have": movable})
    if origin == to:
        return Refusal("BOZ-7.2.4.2")
    return None


def refuse_second_move(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """The same as for the first, but the cube that has moved stays."""
    if move[0] != "move":
        return None
    origin, to = (PROVINCES.index(str(part)) for part in move[1:])
    return refuse_moving(g, ask.seat, origin, to, PROVINCES.index(str(ask.about["arrived"])))


SECOND_MOVE: Final = Topic(
    "second_move", verbs=("move", "done"), refuse=refuse_second_move, set_by=("BOZ-7.2.4.1",)
)


@rule("BOZ 7.2.4.1 7.2.4.2 7.2.4.3")
def move_cubes(g: GodsPlayground, seat: Seat, origin: Province, to: Province) -> Flow[None]:
    """Move one own cube, and then perhaps another."""
    move_cube(g, seat, origin, to)
    for _ in range(1, g.box.figures.moved_cubes):
        options: dict[Move, tuple[Province, Province] | None] = {
            move: way for move, way in MOVING.items() if not refuse_moving(g, seat, *way, to)
        }
        options[DONE] = None
        way = yield from choose_thing(seat, SECOND_MOVE, options, arrived=PROVINCES[to])
        if way is None:
            return
        move_cube(g, seat, *way)


def move_cube(g: GodsPlayground, seat: Seat, origin: Province, to: Province) -> None:
    g.provinces[origin].cubes[seat] -= 1
    g.provinces[to].cubes[seat] += 1
    g.tell(CubeMoved(seat, PROVINCES[origin], PROVINCES[to]))
