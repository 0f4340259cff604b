"""Land Units, Armies and Ships: what they cost, where they can stand, how well they Siege."""

from __future__ import annotations

from typing import Final

from stolnik.engine.flow import Seat
from stolnik.rulebook import rule

from ...box.components import (
    ALLIED,
    ARTILLERY,
    CATEGORIES,
    CAVALRY,
    INFANTRY,
    MERCENARY,
    NONE,
    REGULAR,
    UNIT_TYPES,
    AreaNo,
)
from ...state import Army, Europe, Player
from ..government.ideas import recruit_discount, ship_discount

REGULAR_PRICES: Final = (2, 5, 6)
"""By type: Infantry, Cavalry, Artillery."""
MERCENARY_SURCHARGE: Final = 2
ALLIED_PRICES: Final = (0, 3)
"""Infantry and Cavalry; there is no Allied Artillery."""
SHIP_PRICES: Final = {"light_ship": 4, "heavy_ship": 10, "galley": 2}
HALF_STRENGTHS: Final = (2, 1, 4)
"""Siege Strength by type, in halves."""


def slot_of(category: int, unit: int) -> int:
    """Where an Army Mat holds Units of a category and type."""
    return 3 * category + unit


@rule("EU 5.5.48 5.5.49 5.5.50 9.MU.5 9.MU.9 9.MU.11 9.MU.47")
def unit_price(g: Europe, seat: Seat, category: int, unit: int) -> int:
    """Ducats for a Land Unit; Mercenaries cost 2 more, Allied Infantry nothing."""
    if category == ALLIED:
        return ALLIED_PRICES[unit]
    price = REGULAR_PRICES[unit]
    if category == MERCENARY:
        return price + MERCENARY_SURCHARGE
    return max(0, price - recruit_discount(g, seat, UNIT_TYPES[unit]))


@rule("EU 5.5.48 9.MU.27 9.MU.29 9.MU.35")
def ship_price(g: Europe, seat: Seat, ship: str) -> int:
    """Ducats for a Ship."""
    return max(0, SHIP_PRICES[ship] - ship_discount(g, seat, ship))


@rule("EU 9.MU.6 9.MU.10 9.MU.12 9.MU.45 5.5.37 9.5.13")
def stands_alone(category: int, unit: int) -> bool:
    """Only Regular Infantry needs no Army."""
    return category == REGULAR and unit == INFANTRY


# -- where they are ----------------------------------------------------------------------------


def armies_in(player: Player, area: AreaNo) -> list[int]:
    """A player's Armies in an Area, by number from 0."""
    return [no for no, army in enumerate(player.armies) if army.area == area]


@rule("EU 5.5.38 9.MU.15")
def armies_in_reserve(player: Player) -> list[int]:
    """Armies that could be deployed: any with a General, and the first of those without."""
    found: list[int] = []
    plain = False
    for no, army in enumerate(player.armies):
        if army.area == NONE and (army.general is not None or not plain):
            found.append(no)
            plain = plain or army.general is None
    return found


def add_infantry(player: Player, area: AreaNo, n: int) -> None:
    """Single Infantry comes to an Area, or leaves it; no entry is kept for nothing."""
    there = player.infantry.get(area, 0) + n
    if there:
        player.infantry[area] = there
    else:
        player.infantry.pop(area, None)


@rule("EU 9.MU.16 9.MU.17 9.MU.18 9.MU.21")
def set_units(army: Army, area: AreaNo, units: list[int]) -> None:
    """What an Army holds, by category and type; without Units it leaves the board."""
    army.units = units
    army.area = area if any(units) else NONE


# -- what they can do --------------------------------------------------------------------------


def by_type(units: list[int]) -> tuple[int, int, int]:
    """Infantry, Cavalry and Artillery of all categories."""
    infantry, cavalry, artillery = (
        sum(units[slot_of(category, unit)] for category in range(len(CATEGORIES)))
        for unit in range(len(UNIT_TYPES))
    )
    return infantry, cavalry, artillery


@rule("EU-9.MU.13")
def besiegers_needed(infantry: int, cavalry: int, artillery: int, tax: int) -> int | None:
    """The fewest Units that can Siege Provinces of this Tax Value (R55); ``None`` if all cannot."""
    missing = 2 * tax
    needed = 0
    for unit, n in ((ARTILLERY, artillery), (INFANTRY, infantry), (CAVALRY, cavalry)):
        used = min(n, -(-missing // HALF_STRENGTHS[unit]))
        needed += used
        missing = max(0, missing - used * HALF_STRENGTHS[unit])
    return None if missing else needed


@rule("EU-9.MU.14")
def too_slow(army: Army) -> bool:
    """With more Artillery than Cavalry an Army can use neither Forced March nor One Step Ahead."""
    _, cavalry, artillery = by_type(army.units)
    return artillery > cavalry
