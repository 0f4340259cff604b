"""Movement on the Distant Continents: lines, letters, and who may go where."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.board.sailing import zones_in_reach
from stolnik.games.price_of_power.chapters.war.access import refuse_access
from stolnik.games.price_of_power.chapters.war.naval_movement import refuse_goal
from stolnik.games.price_of_power.chapters.war.seaways import goals
from stolnik.games.price_of_power.state import PORT, SMALL, Europe, piece
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import army, clause_of, war, where_is
from tests.games.price_of_power.world.explorers import (
    claim,
    named,
    old_world,
    ship,
    turn,
    zone,
)
from tests.games.running import Procedure


def marching(g: Europe, seat: int = CASTILE) -> Procedure:
    table = turn(g, seat)
    table.say(("activate_land",))
    return table


def march(name: str) -> Move:
    return ("march", name)


# -- on land -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.41", "EU-9.5.42")
def test_units_follow_the_lines_into_friendly_areas() -> None:
    g = old_world(("canada", CASTILE), ("great_lakes", CASTILE), ("florida", CASTILE))
    army(g, CASTILE, 1, "canada", 2)
    table = marching(g)
    assert named(table, "march") == {"great_lakes"}, "no line leads from Canada to Florida"


@pytest.mark.rule("EU-9.5.42")
@pytest.mark.parametrize("claimant", [CASTILE, FRANCE])
def test_a_vacant_territory_is_open_with_an_own_or_an_enemys_claim(claimant: int) -> None:
    g = old_world(("canada", CASTILE))
    war(g, CASTILE, "france")
    assert clause_of(refuse_access(g, CASTILE, area(g, "new_england"))) == "EU-9.5.42"
    claim(g, ENGLAND, "new_england")
    assert clause_of(refuse_access(g, CASTILE, area(g, "new_england"))) == "EU-9.5.42"
    claim(g, claimant, "new_england")
    assert refuse_access(g, CASTILE, area(g, "new_england")) is None


@pytest.mark.rule("EU-9.5.42", "EU-9.5.10", "EU-7.6.9")
def test_a_core_token_is_a_claim_for_who_marches_too() -> None:
    g = old_world(("canada", CASTILE))
    war(g, CASTILE, "france")
    assert refuse_access(g, CASTILE, area(g, "portugal")) is None
    for name in ("new_england", "portugal"):
        g.cores[area(g, name)] = CASTILE + 1
    assert refuse_access(g, CASTILE, area(g, "new_england")) is None
    assert clause_of(refuse_access(g, CASTILE, area(g, "portugal"))) == "EU-9.5.10"


@pytest.mark.rule("EU-9.5.42")
def test_an_enemys_province_can_be_entered() -> None:
    g = old_world(("florida", CASTILE), ("virginia", FRANCE))
    army(g, CASTILE, 1, "florida", 2)
    table = marching(g)
    assert refusal_of(g, table.ask, march("virginia")) == "EU-9.5.43"
    war(g, CASTILE, "france")
    table = marching(g)
    assert "virginia" in named(table, "march")


@pytest.mark.rule("EU-9.5.43")
def test_a_neutral_area_abroad_cannot_be_entered_at_any_price() -> None:
    g = old_world(("florida", CASTILE), ("mississippi", CASTILE))
    war(g, CASTILE, "france")
    army(g, CASTILE, 1, "mississippi", 2)
    g.players[CASTILE].ducats = 50
    table = marching(g)
    assert refusal_of(g, table.ask, march("mexico")) == "EU-9.5.43"


@pytest.mark.rule("EU-9.5.44")
def test_a_march_ends_in_the_first_distant_area() -> None:
    g = old_world(("florida", CASTILE), ("virginia", CASTILE), ("new_england", CASTILE))
    army(g, CASTILE, 1, "florida", 2)
    table = marching(g)
    table.say(march("virginia"))
    assert where_is(g, CASTILE, 1) == "virginia"
    assert not named(table, "march")
    assert refusal_of(g, table.ask, march("new_england")) == "EU-9.5.44"


@pytest.mark.rule("EU-9.5.48", "EU-9.5.44")
def test_an_overland_link_leads_to_a_distant_area_and_ends_the_march() -> None:
    g = old_world(("perm", CASTILE), ("ural", CASTILE), ("west_siberia", CASTILE), players=6)
    army(g, CASTILE, 1, "perm", 2)
    table = marching(g)
    assert "ural" in named(table, "march")
    table.say(march("ural"))
    assert refusal_of(g, table.ask, march("west_siberia")) == "EU-9.5.44"
    table = marching(g)
    assert {"perm", "west_siberia"} <= named(table, "march")


# -- at sea ------------------------------------------------------------------------------------


def reach(g: Europe, seat: int, where: str) -> set[str]:
    """The Sea Zones that a Naval Movement from a Sea Zone can go to."""
    found = [goal for goal in goals(g, seat, zone(g, where)) if goal < PORT]
    return {g.box.zones[goal].id for goal in found if refuse_goal(g, seat, goal) is None}


@pytest.mark.rule("EU-9.5.46", "EU-2.6.21")
def test_letters_lead_from_map_to_map() -> None:
    g = old_world(("antilles", ENGLAND), ("angola", ENGLAND))
    ship(g, ENGLAND, "central_atlantic")
    assert {"caribbean_sea", "southeastern_atlantic"} <= reach(g, ENGLAND, "central_atlantic")
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "caribbean_sea")
    assert "southeastern_atlantic" in reach(g, ENGLAND, "caribbean_sea")
    assert "central_atlantic" in reach(g, ENGLAND, "caribbean_sea")


@pytest.mark.rule("EU-9.5.44", "EU-5.5.34")
def test_a_voyage_ends_in_the_first_distant_sea_zone() -> None:
    g = old_world(("antilles", ENGLAND), ("virginia", ENGLAND), ("bahia", ENGLAND))
    ship(g, ENGLAND, "northeastern_atlantic")
    war(g, FRANCE, "england")
    ship(g, FRANCE, "eastern_atlantic")  # which link B joins to the Caribbean Sea
    assert "northwestern_atlantic" in reach(g, ENGLAND, "northeastern_atlantic")
    assert "caribbean_sea" not in reach(g, ENGLAND, "northeastern_atlantic")
    g.players[ENGLAND].ships = {}
    ship(g, ENGLAND, "northwestern_atlantic")
    assert "southwestern_atlantic" not in reach(g, ENGLAND, "northwestern_atlantic")


@pytest.mark.rule("EU-9.5.44")
def test_a_voyage_ends_in_a_distant_port() -> None:
    g = old_world(("guyana", ENGLAND), ("virginia", ENGLAND), ("central_america", ENGLAND))
    ship(g, ENGLAND, "caribbean_sea")
    assert PORT + place(g, "central_america") in goals(g, ENGLAND, zone(g, "caribbean_sea"))
    # Its Port faces the Pacific as well, but nobody sails through it in one go.
    pacific = zone(g, "southeastern_pacific")
    assert pacific not in goals(g, ENGLAND, zone(g, "caribbean_sea"))
    assert pacific not in zones_in_reach(g, ENGLAND, zone(g, "caribbean_sea"))


@pytest.mark.rule("EU-9.5.45")
def test_unknown_waters_are_for_explorers() -> None:
    g = old_world(("antilles", ENGLAND))
    ship(g, ENGLAND, "central_atlantic")
    there = zone(g, "southeastern_atlantic")
    assert clause_of(refuse_goal(g, ENGLAND, there)) == "EU-9.5.45"
    claim(g, ENGLAND, "gold_coast")
    assert refuse_goal(g, ENGLAND, there) is None


@pytest.mark.rule("EU-9.5.45", "EU-7.6.9")
def test_a_core_token_in_a_lost_colony_keeps_the_waters_open() -> None:
    g = old_world(("gold_coast", FRANCE))
    ship(g, ENGLAND, "central_atlantic")
    there = zone(g, "southeastern_atlantic")
    assert clause_of(refuse_goal(g, ENGLAND, there)) == "EU-9.5.45"
    g.cores[area(g, "gold_coast")] = ENGLAND + 1
    assert refuse_goal(g, ENGLAND, there) is None


@pytest.mark.rule("EU-9.5.45")
def test_a_town_that_occupies_opens_the_waters_before_it() -> None:
    g = old_world(("gold_coast", FRANCE))
    ship(g, ENGLAND, "central_atlantic")
    ship(g, FRANCE, "central_atlantic")
    there = zone(g, "southeastern_atlantic")
    assert clause_of(refuse_goal(g, ENGLAND, there)) == "EU-9.5.45"
    g.occupiers[place(g, "gold_coast")] = piece(SMALL, ENGLAND, True)
    assert refuse_goal(g, ENGLAND, there) is None
    assert refuse_goal(g, FRANCE, there) is None, "the Town below is still there"


@pytest.mark.rule("EU-9.5.47", "EU-2.7.5")
def test_the_pacific_costs_power_once_for_all_ships() -> None:
    g = old_world(("california", ENGLAND), ("kyushu", ENGLAND), ("london", ENGLAND))
    ship(g, ENGLAND, "eastern_pacific", 2)
    player = g.players[ENGLAND]
    player.power = [1, 0, 1]
    table = turn(g, ENGLAND)
    table.say(("activate_naval",), ("bound_for", "sea_of_japan"))
    while not table.over and table.ask.topic == "gather":
        moves = [move for move in table.ask.options if move[0] == "send_from"]
        table.say(moves[0] if moves else ("done",))
    assert player.ships == {zone(g, "sea_of_japan"): 2}
    assert player.power == [0, 0, 0]


@pytest.mark.rule("EU-9.5.47")
def test_without_power_no_ship_crosses_the_pacific() -> None:
    g = old_world(("california", ENGLAND), ("kyushu", ENGLAND))
    ship(g, ENGLAND, "eastern_pacific")
    g.players[ENGLAND].power = [0, 0, 0]
    assert clause_of(refuse_goal(g, ENGLAND, zone(g, "sea_of_japan"))) == "EU-9.5.47"
    g.players[ENGLAND].power[MIL] = 1
    assert refuse_goal(g, ENGLAND, zone(g, "sea_of_japan")) is None
    town(g, "quito", ENGLAND)
    g.players[ENGLAND].power[MIL] = 0
    assert refuse_goal(g, ENGLAND, zone(g, "southeastern_pacific")) is None, "the same map"
