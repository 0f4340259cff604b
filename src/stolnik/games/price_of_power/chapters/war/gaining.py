"""Military Units that are gained, not recruited: placed where they start no Battle."""

from __future__ import annotations

from stolnik.engine.flow import Flow, Move, Seat, Topic, choose_thing
from stolnik.rulebook import rule

from ...box.components import CATEGORIES, MERCENARY, UNIT_TYPES, AreaNo
from ...events.war import UnitRaised
from ...state import Europe
from ..battle.outbreak import hostile_forces
from ..board.adjacency import in_set
from ..board.hostility import areas_with_units
from ..board.supply import mercenaries_left
from .capacity import recruiting_ground
from .encounters import hostile_npr_province
from .units import armies_in, armies_in_reserve, slot_of


@rule("EU-16.3.22")
def starts_no_battle(g: Europe, seat: Seat, area: AreaNo) -> bool:
    """Whether a player's Units can come to an Area without a Battle."""
    return not hostile_forces(g, seat, area) and not hostile_npr_province(g, seat, area)


GAIN_UNIT = Topic("gain_unit", verbs=("gain_unit",), set_by=("EU-16.3.22",))


@rule("EU 16.3.22 9.MU.44 9.MU.45")
def gain_mercenaries(g: Europe, seat: Seat, unit: int, n: int) -> Flow[int]:
    """Free Mercenaries join Armies on the board, or one that is formed at home; tells how many."""
    player = g.players[seat]
    for gained in range(n):
        if mercenaries_left(g) <= 0:
            return gained
        home = list(in_set(recruiting_ground(g, seat).own))
        armies: dict[Move, tuple[AreaNo, int]] = {
            ("gain_unit", g.box.areas[area].id, no + 1): (area, no)
            for area in sorted({*home, *areas_with_units(player)})
            if starts_no_battle(g, seat, area)
            for no in (
                *armies_in(player, area),
                *(armies_in_reserve(player) if area in home else ()),
            )
        }
        if not armies:
            return gained
        area, no = yield from choose_thing(seat, GAIN_UNIT, armies, unit=UNIT_TYPES[unit])
        player.armies[no].area = area
        player.armies[no].units[slot_of(MERCENARY, unit)] += 1
        name = g.box.areas[area].id
        g.tell(UnitRaised(seat, CATEGORIES[MERCENARY], UNIT_TYPES[unit], no + 1, name, 0))
    return n
