"""7.1 Phase 7: new estates."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import PASS, Flow, Move, Seat, Topic, choose_thing
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ...box.components import PROVINCES, Province
from ...state import GodsPlayground
from ..answers import of_province
from ..cycles import drop_out
from ..pieces import discard_cubes, found_estate

BUILD_MOVES: Final[tuple[Move, ...]] = tuple(("build", province) for province in PROVINCES)


@rule("BOZ 7.1.3 7.1.4 7.1.6")
def price_in_cubes(g: GodsPlayground) -> int:
    """One cube in the first cycle, two in every later one."""
    return 1 if g.step == 1 else 2


@rule("BOZ-7.1.8")
def refuse_building(g: GodsPlayground, seat: Seat, province: Province) -> Refusal | None:
    """An estate needs a free field, a disc and the cubes; enemies in the province do not matter."""
    here = g.provinces[province]
    price = price_in_cubes(g)
    if here.cubes[seat] < price:
        about = {"needed": price, "have": here.cubes[seat]}
        return Refusal("BOZ-7.1.3" if price == 1 else "BOZ-7.1.4", figures="cubes", about=about)
    fields = len(g.box.tracks[province])
    if len(here.estates) == fields:
        return Refusal("BOZ-7.1.2", figures="track_full", about={"n": fields})
    if not g.players[seat].discs:
        return Refusal("BOZ-2.4", figures="no_discs")
    return None


NEW_ESTATE: Final = Topic(
    "new_estate",
    verbs=("build", "pass"),
    refuse=of_province("build", refuse_building),
    set_by=("BOZ-7.1.1",),
)


@rule("BOZ 7.1.1 7.1.2 7.1.3 7.1.4 7.1.6")
def new_estate(g: GodsPlayground, seat: Seat) -> Flow[None]:
    """Build an estate in one province for cubes of that province, or pass."""
    options: dict[Move, Province | None] = {
        BUILD_MOVES[province]: province
        for province in range(len(PROVINCES))
        if not refuse_building(g, seat, province)
    }
    options[PASS] = None
    price = price_in_cubes(g)
    province = yield from choose_thing(seat, NEW_ESTATE, options, cubes=price)
    if province is None:
        drop_out(g, seat)
        return
    discard_cubes(g, seat, province, price)
    found_estate(g, seat, province, price)
