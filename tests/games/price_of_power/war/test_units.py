"""Land Units, Armies and Ships: prices, Siege Strength, and who can stand alone."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import (
    ALLIED,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    MERCENARY,
    REGULAR,
)
from stolnik.games.price_of_power.chapters.war.units import (
    armies_in_reserve,
    besiegers_needed,
    ship_price,
    too_slow,
    unit_price,
)
from stolnik.games.price_of_power.state import RULER_GENERAL, Army, Officer
from tests.games.price_of_power.position import CASTILE, area
from tests.games.price_of_power.war.forces import at_arms, turn


@pytest.mark.rule(
    "EU-5.5.48", "EU-5.5.49", "EU-5.5.50", "EU-9.MU.5", "EU-9.MU.9", "EU-9.MU.11", "EU-9.MU.47"
)
def test_exa27_recruiting_and_building_costs() -> None:
    g = at_arms()
    prices = [
        [unit_price(g, CASTILE, category, unit) for unit in (INFANTRY, CAVALRY, ARTILLERY)]
        for category in (REGULAR, MERCENARY)
    ]
    assert prices == [[2, 5, 6], [4, 7, 8]]
    assert unit_price(g, CASTILE, ALLIED, INFANTRY) == 0
    assert unit_price(g, CASTILE, ALLIED, CAVALRY) == 3
    ships = [ship_price(g, CASTILE, ship) for ship in ("light_ship", "heavy_ship", "galley")]
    assert ships == [4, 10, 2]


@pytest.mark.rule("EU-5.5.48")
def test_ideas_make_regular_infantry_and_heavy_ships_cheaper() -> None:
    g = at_arms()
    g.players[CASTILE].ideas += [
        g.box.idea_of["mass_conscription"],
        g.box.idea_of["trade_companies"],
    ]
    assert unit_price(g, CASTILE, REGULAR, INFANTRY) == 1
    assert unit_price(g, CASTILE, MERCENARY, INFANTRY) == 4
    assert ship_price(g, CASTILE, "heavy_ship") == 8


@pytest.mark.rule("EU-9.MU.5", "EU-9.MU.9", "EU-9.MU.11")
@pytest.mark.parametrize(
    ("units", "strength"),
    [((3, 0, 0), 3), ((0, 1, 0), 0), ((0, 2, 0), 1), ((0, 0, 2), 4), ((1, 3, 1), 4)],
)
def test_siege_strength_is_rounded_down_as_a_whole(
    units: tuple[int, int, int], strength: int
) -> None:
    assert besiegers_needed(*units, strength) is not None
    assert besiegers_needed(*units, strength + 1) is None


@pytest.mark.rule("EU-9.MU.13")
def test_one_artillery_unit_sieges_two_small_provinces_or_one_large() -> None:
    assert besiegers_needed(3, 0, 1, tax=2) == 1
    assert besiegers_needed(3, 0, 0, tax=2) == 2
    assert besiegers_needed(1, 3, 1, tax=4) == 4
    assert besiegers_needed(1, 1, 0, tax=2) is None


@pytest.mark.rule("EU-9.MU.14")
def test_an_army_with_more_artillery_than_cavalry_is_too_slow() -> None:
    assert too_slow(Army(0, [5, 1, 1, 0, 0, 0, 0, 0, 0])) is False
    assert too_slow(Army(0, [5, 1, 1, 0, 0, 1, 0, 0, 0])) is True
    assert too_slow(Army(0, [5, 1, 1, 0, 0, 1, 0, 1, 0])) is False


@pytest.mark.rule("EU-9.MU.15", "EU-9.MU.22")
def test_three_armies_each_with_its_own_mat() -> None:
    g = at_arms()
    castile = g.players[CASTILE]
    assert len(castile.armies) == 3
    assert armies_in_reserve(castile) == [0]
    castile.armies[2].general = Officer(RULER_GENERAL)
    assert armies_in_reserve(castile) == [0, 2]
    castile.armies[0].area = area(g, "leon")
    castile.armies[0].units[0] = 1
    assert armies_in_reserve(castile) == [1, 2]
    table = turn(g, CASTILE)
    table.say(("recruit",), ("muster", "castile"))
    armies = {move[3] for move in table.ask.options if move[0] == "raise_unit"}
    assert armies == {2, 3}, "the First Army stands elsewhere"
