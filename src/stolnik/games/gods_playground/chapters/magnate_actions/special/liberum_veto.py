"""7.2.5 Liberum veto."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import PROVINCES, Province
from ....events import SejmBroken
from ....state import NOBODY, GodsPlayground
from ...pieces import discard_cubes
from .turns import cubes_for


def refuse_veto(g: GodsPlayground, seat: Seat, province: Province) -> Refusal | None:
    """A veto takes a cube of any province; it is legal even if the Sejm is empty (R14)."""
    have, needed = g.provinces[province].cubes[seat], cubes_for(g, "liberum_veto")
    if have < needed:
        return Refusal("BOZ-7.2.5.1", figures="cubes", about={"needed": needed, "have": have})
    return None


@rule("BOZ 7.2.5.1 7.2.5.2")
def veto(g: GodsPlayground, seat: Seat, province: Province) -> None:
    """All discs of all players leave the Sejm, one's own too."""
    discard_cubes(g, seat, province, cubes_for(g, "liberum_veto"))
    discs = 0
    for here in g.provinces:
        if here.seat != NOBODY:
            g.players[here.seat].discs += 1
            here.seat = NOBODY
            discs += 1
    g.tell(SejmBroken(seat, PROVINCES[province], discs))
