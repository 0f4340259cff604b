"""7.2.1 Steward."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import EstateField
from ....events import StewardHired
from ....state import GodsPlayground
from ...pieces import discard_cubes
from .turns import cubes_for, refuse_owner


def refuse_steward(g: GodsPlayground, seat: Seat, field: EstateField) -> Refusal | None:
    """A steward goes under an own estate that has none, for a cube of that province."""
    here = g.provinces[field.province]
    if not g.stewards:
        return Refusal("BOZ-7.2.1.5", figures="none_left")
    if here.cubes[seat] < cubes_for(g, "steward"):
        about = {"needed": cubes_for(g, "steward"), "have": here.cubes[seat]}
        return Refusal("BOZ-7.2.1.1", figures="cubes", about=about)
    not_own = refuse_owner("BOZ-7.2.1.1", g, seat, field)
    if not_own is not None:
        return not_own
    if here.estates[field.position].steward:
        return Refusal("BOZ-7.2.1.3", figures="has_steward")
    return None


@rule("BOZ 7.2.1.1 7.2.1.2 7.2.1.4")
def hire_steward(g: GodsPlayground, seat: Seat, field: EstateField) -> None:
    """Pay a cube; the steward will bring two złotys a turn."""
    discard_cubes(g, seat, field.province, cubes_for(g, "steward"))
    g.stewards -= 1
    g.provinces[field.province].estates[field.position].steward = True
    g.tell(StewardHired(seat, field.id))
