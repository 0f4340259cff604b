"""7.2.6 Confederation."""

from __future__ import annotations

from stolnik.engine.flow import Seat
from stolnik.engine.refusal import Refusal
from stolnik.rulebook import rule

from ....box.components import EstateField, Province
from ....events import EstateSeized
from ....state import Estate, GodsPlayground
from ...pieces import discard_cubes
from .turns import cubes_for, is_open


def refuse_confederation(g: GodsPlayground, seat: Seat, field: EstateField) -> Refusal | None:
    """Who is last, alone, may seize an estate of a player with fewer cubes in the province."""
    rank = refuse_confederate(g, seat)
    if rank is not None:
        return rank
    here = g.provinces[field.province]
    if here.cubes[seat] < cubes_for(g, "confederation"):
        about = {"needed": cubes_for(g, "confederation"), "have": here.cubes[seat]}
        return Refusal("BOZ-7.2.6.1", figures="cubes", about=about)
    if field.position >= len(here.estates):
        return Refusal("BOZ-7.2.6.1", figures="nobodys")
    target = here.estates[field.position]
    if target.owner == seat:
        return Refusal("BOZ-7.2.6.1", figures="yours")
    if not g.players[seat].discs:
        return Refusal("BOZ-2.4", figures="no_discs")
    if target.city:
        return Refusal("BOZ-7.2.6.7", figures="has_city")
    if here.cubes[target.owner] >= here.cubes[seat]:
        about = {"theirs": here.cubes[target.owner], "have": here.cubes[seat]}
        return Refusal("BOZ-7.2.6.2", figures="fewer_cubes", about=about)
    if lowest_estate(g, field.province, target.owner) != field.position:
        return Refusal("BOZ-7.2.6.5", figures="lower_estate")
    return None


def refuse_confederate(g: GodsPlayground, seat: Seat) -> Refusal | None:
    """The action is open from turn 3 on, to whoever has the fewest points without a tie."""
    if not is_open(g, "confederation"):
        return Refusal("BOZ-7.2.6.8", figures="turn", about={"turn": g.turn})
    points = [player.prestige for player in g.players]
    fewest = min(points)
    if points[seat] > fewest:
        about = {"fewest": fewest, "have": points[seat]}
        return Refusal("BOZ-7.2.6.3", figures="fewest_points", about=about)
    if points.count(fewest) > 1:
        return Refusal("BOZ-7.2.6.4", figures="tied", about={"have": fewest})
    return None


@rule("BOZ-7.2.6.5", "BOZ-7.2.6.7")
def lowest_estate(g: GodsPlayground, province: Province, owner: Seat) -> int | None:
    """Where a player's lowest estate without a city stands on the track (R12)."""
    for position, estate in enumerate(g.provinces[province].estates):
        if estate.owner == owner and not estate.city:
            return position
    return None


@rule("BOZ 7.2.6.1 7.2.6.6")
def confederate(g: GodsPlayground, seat: Seat, field: EstateField) -> None:
    """Pay two cubes; an own disc takes the place of the other, and the steward there goes home."""
    discard_cubes(g, seat, field.province, cubes_for(g, "confederation"))
    estates = g.provinces[field.province].estates
    seized = estates[field.position]
    estates[field.position] = Estate(seat)
    g.players[seized.owner].discs += 1
    g.players[seat].discs -= 1
    g.stewards += seized.steward
    g.tell(EstateSeized(seat, seized.owner, field.id, seized.steward))
