"""7.2.8 City."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import EstateField
from ....events import CityFounded
from ....state import GodsPlayground
from ...pieces import discard_cubes
from .turns import cubes_for, is_open, refuse_owner


def refuse_city(g: GodsPlayground, seat: Seat, field: EstateField) -> Refusal | None:
    """From turn 3 on, one city a turn, under an own estate that has none (R47)."""
    if not is_open(g, "city"):
        return Refusal("BOZ-7.2.8.3", figures="turn", about={"turn": g.turn})
    if g.city_built or not g.cities:
        return Refusal("BOZ-7.2.8.4", figures="built_now" if g.city_built else "none_left")
    here = g.provinces[field.province]
    if here.cubes[seat] < cubes_for(g, "city"):
        about = {"needed": cubes_for(g, "city"), "have": here.cubes[seat]}
        return Refusal("BOZ-7.2.8.1", figures="cubes", about=about)
    not_own = refuse_owner("BOZ-7.2.8.1", g, seat, field)
    if not_own is not None:
        return not_own
    if here.estates[field.position].city:
        return Refusal("BOZ-7.2.8.2", figures="has_city")
    return None


@rule("BOZ 7.2.8.1 7.2.8.4")
def found_city(g: GodsPlayground, seat: Seat, field: EstateField) -> None:
    """Pay two cubes; the city will triple what the estate scores, beside a steward too (R13)."""
    discard_cubes(g, seat, field.province, cubes_for(g, "city"))
    g.cities -= 1
    g.city_built = True
    g.provinces[field.province].estates[field.position].city = True
    g.tell(CityFounded(seat, field.id))
