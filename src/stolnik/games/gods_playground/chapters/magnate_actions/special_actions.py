"""7.2 Phase 8: special actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from stolnik.engine.flow import Ask, Flow, Move, Seat, Topic, choose
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import ENEMIES, PROVINCES
from ...events import ActionSkipped
from ...state import GodsPlayground
from .special.city import found_city, refuse_city
from .special.colleges import found_colleges, refuse_colleges
from .special.confederation import confederate, refuse_confederate, refuse_confederation
from .special.diplomacy import negotiate, refuse_diplomacy
from .special.gdansk import refuse_gdansk, sell_grain
from .special.liberum_veto import refuse_veto, veto
from .special.moving_cubes import FROM, MOVING, move_cubes, refuse_moving
from .special.steward import hire_steward, refuse_steward

Parts: TypeAlias = tuple[Any, ...]
"""What an action is about, as the rules know it."""

CYCLES: Final = 2
"""Special actions of each player in a turn."""

SKIP: Final[Move] = ("skip",)

GDANSK: Final[Move] = ("gdansk",)
COLLEGES: Final[Move] = ("colleges",)
VETO_MOVES: Final[tuple[Move, ...]] = tuple(("veto", province) for province in PROVINCES)
TREATY_MOVES: Final[tuple[Move, ...]] = tuple(("diplomacy", enemy) for enemy in ENEMIES)

GUARDS: Final[Mapping[str, Callable[..., Refusal | None]]] = {
    "steward": refuse_steward,
    "gdansk": refuse_gdansk,
    "diplomacy": refuse_diplomacy,
    "move": refuse_moving,
    "veto": refuse_veto,
    "confederation": refuse_confederation,
    "colleges": refuse_colleges,
    "city": refuse_city,
}
"""By verb: what can forbid the action."""

PROCEDURES: Final[Mapping[str, Callable[..., Flow[None] | None]]] = {
    "steward": hire_steward,
    "gdansk": sell_grain,
    "diplomacy": negotiate,
    "move": move_cubes,
    "veto": veto,
    "confederation": confederate,
    "colleges": found_colleges,
    "city": found_city,
}
"""By verb: the action itself; some of them ask further."""


def named_by(g: GodsPlayground, move: Move) -> Parts:
    """The parts of a move as the rules know them."""
    verb, *names = move
    if verb in ("steward", "confederation", "city"):
        return (g.box.estates[str(names[0])],)
    if verb == "diplomacy":
        return (ENEMIES.index(str(names[0])),)
    return tuple(PROVINCES.index(str(name)) for name in names)


def refuse_special_action(g: GodsPlayground, ask: Ask, move: Move) -> Refusal | None:
    """The guard of the action that the move stands for."""
    if move[0] not in GUARDS:
        return None
    return GUARDS[str(move[0])](g, ask.seat, *named_by(g, move))


SPECIAL_ACTION: Final = Topic(
    "special_action",
    verbs=(*GUARDS, "skip"),
    refuse=refuse_special_action,
    set_by=("BOZ-7.2.0.1", "BOZ-7.2.0.4"),
)


@rule("BOZ 7.2.0.1 7.2.0.3 7.2.0.4")
def open_actions(g: GodsPlayground, seat: Seat) -> Iterator[Move]:
    """Every special action that this player can take now, in all its ways, and none."""
    if not refuse_gdansk(g, seat):
        yield GDANSK
    if not refuse_colleges(g, seat):
        yield COLLEGES
    seizing = refuse_confederate(g, seat) is None
    for province, here in enumerate(g.provinces):
        if not here.cubes[seat]:
            continue  # all others take, or move, a cube of the province
        for estate, field in zip(here.estates, g.box.tracks[province]):
            if estate.owner == seat:
                if not refuse_steward(g, seat, field):
                    yield ("steward", field.id)
                if not refuse_city(g, seat, field):
                    yield ("city", field.id)
            elif seizing and not refuse_confederation(g, seat, field):
                yield ("confederation", field.id)
        if not refuse_diplomacy(g, seat, province):
            yield TREATY_MOVES[province]
        if not refuse_veto(g, seat, province):
            yield VETO_MOVES[province]
    for moves in FROM.values():
        if not refuse_moving(g, seat, *MOVING[moves[0]]):
            yield from moves
    yield SKIP


def special_action(g: GodsPlayground, seat: Seat) -> Flow[None]:
    """Take one of the eight special actions, or none; who skips may act in the next cycle (R8)."""
    move = yield from choose(seat, SPECIAL_ACTION, open_actions(g, seat))
    if move == SKIP:
        g.tell(ActionSkipped(seat))
        return
    further = PROCEDURES[str(move[0])](g, seat, *named_by(g, move))
    if further is not None:
        yield from further


@rule("BOZ-7.2.0.2", "BOZ-7.2.0.1")
def next_action(g: GodsPlayground) -> bool:
    """Go on to the next player; false when all have had their two cycles."""
    g.active = (g.active + 1) % len(g.players)
    if g.active == g.hetman:
        g.step += 1
    return g.step <= CYCLES
