"""7.2.2 Gdańsk."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import PRUSSIA
from ....events import GrainSold
from ....state import GodsPlayground
from ...pieces import discard_cubes
from .turns import cubes_for


@rule("BOZ-7.2.2.2")
def refuse_gdansk(g: GodsPlayground, seat: Seat) -> Refusal | None:
    """All that is needed is a cube in Prussia, not an estate."""
    have, needed = g.provinces[PRUSSIA].cubes[seat], cubes_for(g, "gdansk")
    if have < needed:
        return Refusal("BOZ-7.2.2.1", figures="cubes", about={"needed": needed, "have": have})
    return None


@rule("BOZ-7.2.2.1")
def grain_price(g: GodsPlayground) -> int:
    """Twice the wealth of Prussia."""
    return g.box.figures.gdansk_times * g.provinces[PRUSSIA].wealth


@rule("BOZ-7.2.2.1")
def sell_grain(g: GodsPlayground, seat: Seat) -> None:
    """Pay a cube of Prussia and draw the money at once."""
    discard_cubes(g, seat, PRUSSIA, cubes_for(g, "gdansk"))
    zlotys = grain_price(g)
    g.players[seat].money += zlotys
    g.tell(GrainSold(seat, zlotys))
