"""Worked cases: Ships among Neutrals and Enemies, on slots, and the Land Units that they carry."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.chapters.board.sailing import ships_on_slots_in, take_slot
from stolnik.games.price_of_power.chapters.war.encounters import note_who_is_faced
from stolnik.games.price_of_power.state import Europe, Fleet
from stolnik.games.price_of_power.tasks import Battle, NavalBattle
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    now_refused,
    town,
)
from tests.games.price_of_power.war.forces import army, infantry, ships, turn, war, where_is
from tests.games.price_of_power.war.harbours import coast, port, sailing, verbs, why_not, zone

ATLANTIC: Move = ("bound_for", "central_atlantic")
EASTERN: Move = ("bound_for", "eastern_atlantic")
BISCAY: Move = ("bound_for", "bay_of_biscay")
FROM_BISCAY: Move = ("send_from", "bay_of_biscay")
CARRY: Move = ("carry_infantry", "leon")
FROM_ATLANTIC: Move = ("send_from", "central_atlantic")
FROM_SEVILLE: Move = ("send_from_port", "sevilla")


def fighting(g: Europe) -> bool:
    return any(isinstance(task, NavalBattle) for task in g.agenda)


# -- Neutral and Hostile Sea Zones -------------------------------------------------------------


@pytest.mark.rule("EU-9.5.14", "EU-9.5.15", "EU-9.5.16")
def test_ships_before_the_ports_of_an_enemy_npr_open_its_sea_to_others() -> None:
    g = coast("sevilla")
    castile = g.players[CASTILE]
    castile.ships = {port(g, "sevilla"): 1}
    war(g, CASTILE, "portugal")
    table = sailing(g)
    assert why_not(g, table, ("undock",)) == "EU-5.5.29", "Lisbon and Porto face it"
    assert why_not(g, table, BISCAY) == "EU-5.5.26", "nor is there a way through"
    assert ATLANTIC in table.ask.options, "to fight there"
    ships(g, ENGLAND, "central_atlantic")
    assert ("undock",) not in sailing(g).ask.options, "England is at Peace with Portugal"
    war(g, ENGLAND, "portugal")
    table = sailing(g)
    assert ("undock",) in table.ask.options
    table.say(BISCAY, FROM_SEVILLE)
    assert castile.ships == {zone(g, "bay_of_biscay"): 1}
    assert not fighting(g)


@pytest.mark.rule("EU-9.5.15", "EU-9.5.16", "EU-9.5.17")
def test_neutral_ships_hinder_nobody_nor_do_the_enemies_of_an_ally() -> None:
    g = coast("sevilla")
    castile, atlantic = g.players[CASTILE], zone(g, "central_atlantic")
    castile.allies = {AUSTRIA: False}
    g.players[AUSTRIA].allies = {CASTILE: False}
    war(g, FRANCE, "austria")
    castile.ships = {port(g, "sevilla"): 2}
    ships(g, FRANCE, "central_atlantic", 3)
    sailing(g, BISCAY, FROM_SEVILLE, DONE)
    table = sailing(g, ATLANTIC, FROM_SEVILLE, DONE)
    table.say(("occupy_slot",))
    assert not fighting(g)
    assert ships_on_slots_in(g, CASTILE, atlantic) == 1
    assert castile.ships == {zone(g, "bay_of_biscay"): 1}
    assert g.players[FRANCE].ships == {atlantic: 3}


@pytest.mark.rule("EU-9.5.16", "EU-9.5.17", "EU-9.9.5")
def test_who_joins_an_own_blockade_fights_nobody_and_may_take_a_slot() -> None:
    g = coast("sevilla")
    war(g, CASTILE, "portugal")
    ships(g, CASTILE, "central_atlantic")
    ships(g, CASTILE, "bay_of_biscay")
    table = turn(g, CASTILE)
    note_who_is_faced(g)
    table.say(("activate_naval",), ATLANTIC, FROM_BISCAY)
    assert not fighting(g), "Portugal met the Ship that was there before the Turn"
    table.say(("occupy_slot",))
    assert ships_on_slots_in(g, CASTILE, zone(g, "central_atlantic")) == 1


# -- slots -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.17")
def test_of_two_ships_that_arrive_one_finds_a_slot_and_heavy_ships_take_none() -> None:
    g = coast("galicia")
    castile = g.players[CASTILE]
    biscay, atlantic = zone(g, "bay_of_biscay"), zone(g, "central_atlantic")
    for _ in range(g.box.zones[atlantic].slots - 1):
        take_slot(g, ENGLAND, atlantic)
    take_slot(g, CASTILE, biscay)
    ships(g, CASTILE, "bay_of_biscay")
    castile.fleet = Fleet(biscay, heavy=2)
    table = sailing(g, ATLANTIC, ("send_fleet",), DONE)
    assert "occupy_slot" not in verbs(table), "Heavy Ships protect no trade"
    table = sailing(g, ATLANTIC, FROM_BISCAY, ("send_from_slot", "bay_of_biscay"))
    assert ships_on_slots_in(g, CASTILE, biscay) == 0
    table.say(("occupy_slot",))
    assert why_not(g, table, ("occupy_slot",)) == "EU-9.5.17"
    assert castile.ships == {atlantic: 1}
    assert ships_on_slots_in(g, CASTILE, atlantic) == 1
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.15", "EU-9.5.17", "EU-9.5.14")
def test_ships_go_out_and_come_back_to_take_slots_where_they_lay() -> None:
    g = coast("galicia")
    castile, biscay = g.players[CASTILE], zone(g, "bay_of_biscay")
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, BISCAY)
    assert set(table.ask.options) == {FROM_BISCAY}, "at least one Ship moves"
    table.say(FROM_BISCAY, ("occupy_slot",))
    assert why_not(g, table, ("occupy_slot",)) == "EU-9.5.17", "the other one has not moved"
    assert castile.ships == {biscay: 1}
    assert ships_on_slots_in(g, CASTILE, biscay) == 1

    castile.fleet = Fleet(biscay, light=2)
    table = sailing(g, BISCAY, ("send_fleet",))
    table.say(("fleet_leaves", 2), ("occupy_slot",), ("occupy_slot",))
    assert ships_on_slots_in(g, CASTILE, biscay) == 3
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.14", "EU-9.5.16")
def test_ships_at_the_destination_move_beside_others_but_to_no_battle_and_not_twice() -> None:
    g = coast("sevilla")
    castile, biscay = g.players[CASTILE], zone(g, "bay_of_biscay")
    castile.ships = {port(g, "sevilla"): 1, biscay: 1}
    table = sailing(g, BISCAY, FROM_BISCAY)
    assert why_not(g, table, FROM_BISCAY) == "EU-5.5.26", "it has come back"
    table.say(FROM_SEVILLE, ("occupy_slot",), ("occupy_slot",))
    assert ships_on_slots_in(g, CASTILE, biscay) == 2
    castile.ships = {port(g, "sevilla"): 1, biscay: 1}
    table = sailing(g, BISCAY, FROM_SEVILLE)
    assert table.ask.topic == "arrive", "nobody asks whether the other one stays"

    castile.ships, g.slots = {biscay: 1}, bytearray(len(g.slots))
    war(g, CASTILE, "portugal")
    table = turn(g, CASTILE)
    castile.ships = {zone(g, "central_atlantic"): 1}  # where it has come to this Turn
    table.say(("activate_naval",))
    assert why_not(g, table, ATLANTIC) == "EU-5.5.26"


@pytest.mark.rule("EU-9.5.17", "EU-9.5.20")
def test_light_ships_that_a_fleet_drops_as_it_undocks_may_take_slots() -> None:
    g = coast("galicia", "lisboa")
    castile = g.players[CASTILE]
    atlantic, biscay = zone(g, "central_atlantic"), zone(g, "bay_of_biscay")
    castile.fleet = Fleet(port(g, "lisboa"), light=3, heavy=1)
    castile.ships = {port(g, "galicia"): 1}
    table = sailing(g, ("undock",), ("undock_fleet", "central_atlantic"))
    assert why_not(g, table, ("occupy_slot",)) == "EU-9.5.17", "not out of the Fleet"
    table.say(("fleet_leaves", 2), ("occupy_slot",), ("occupy_slot",))
    assert ships_on_slots_in(g, CASTILE, atlantic) == 2
    assert why_not(g, table, ("occupy_slot",)) == "EU-9.5.17", "nobody else has arrived"
    table.say(("undock_ship", "galicia", "bay_of_biscay"))
    assert castile.fleet == Fleet(atlantic, light=1, heavy=1)
    assert castile.ships == {biscay: 1}

    castile.ships = {port(g, "galicia"): 1}
    table = sailing(g, ("undock",), ("undock_ship", "galicia", "central_atlantic"))
    table.say(("fleet_leaves", 1))
    assert "occupy_slot" not in verbs(table), "this time the Fleet has not moved"
    assert audit(g) == []


# -- transport ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.31", "EU-9.5.32", "EU-9.5.33", "EU-9.5.40")
def test_ships_of_all_kinds_carry_three_units_each_over_every_zone_of_the_bridge() -> None:
    g = coast("galicia", "ulaidh")
    castile, biscay = g.players[CASTILE], zone(g, "bay_of_biscay")
    for _ in range(2):
        take_slot(g, CASTILE, biscay)
    castile.fleet = Fleet(port(g, "galicia"), light=1, heavy=1)
    army(g, CASTILE, 1, "leon", 7)
    table = sailing(g, EASTERN, ("send_fleet",), DONE)
    carry: Move = ("carry_army", 1)
    assert why_not(g, table, carry) == "EU-9.5.32", "seven Units, and two Ships in each zone"
    castile.armies[0].units[0] = 6
    castile.fleet.space = port(g, "galicia")
    table = sailing(g, EASTERN, ("send_fleet",), DONE)
    table.say(carry, ("ship_over", "ireland"))
    assert where_is(g, CASTILE, 1) == "ireland"


@pytest.mark.rule("EU-9.5.31", "EU-9.5.33", "EU-9.5.40")
def test_a_ship_in_port_is_no_part_of_a_bridge_until_it_has_sailed() -> None:
    g = coast("galicia", "ulaidh")
    castile, carry = g.players[CASTILE], ("carry_army", 1)
    castile.ships = {port(g, "galicia"): 1, zone(g, "central_atlantic"): 2}
    army(g, CASTILE, 1, "leon", 2)
    table = sailing(g, EASTERN, FROM_ATLANTIC, FROM_ATLANTIC, DONE)
    assert why_not(g, table, carry) == "EU-9.5.40", "no Ship lies before Leon"
    table = sailing(g, ATLANTIC, ("send_from_port", "galicia"), DONE)
    table.say(carry, ("ship_over", "ireland"))
    assert where_is(g, CASTILE, 1) == "ireland"
    assert castile.ships == {zone(g, "eastern_atlantic"): 2, zone(g, "central_atlantic"): 1}


@pytest.mark.rule("EU-9.5.40", "EU-9.5.14")
def test_ships_that_undock_or_call_at_a_port_carry_nobody() -> None:
    g = coast("galicia", "bordeaux")
    castile = g.players[CASTILE]
    infantry(g, CASTILE, "leon")
    castile.ships = {port(g, "galicia"): 1}
    table = sailing(g, ("undock",), ("undock_ship", "galicia", "bay_of_biscay"), DONE)
    assert table.ask.topic == "end_turn"
    table = sailing(g, ("bound_for_port", "bordeaux"), FROM_BISCAY)
    assert why_not(g, table, CARRY) == "EU-9.5.40"
    table = sailing(g, BISCAY, ("send_from_port", "bordeaux"))
    table.say(CARRY, ("ship_over", "aquitaine"))
    assert castile.infantry == {area(g, "aquitaine"): 1}, "but after a Naval Movement to sea"


@pytest.mark.rule("EU-9.5.9", "EU-9.5.10", "EU-9.5.8", "EU-9.5.40")
def test_at_peace_nobody_lands_among_neutrals_and_in_a_war_it_costs_ducats() -> None:
    g = coast("galicia")
    castile, ireland, wales = g.players[CASTILE], area(g, "ireland"), area(g, "wales_and_wessex")
    infantry(g, CASTILE, "leon")
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, EASTERN, FROM_BISCAY, DONE)
    assert why_not(g, table, CARRY) == "EU-9.5.9", "Castile is at Peace"
    war(g, CASTILE, "granada")  # elsewhere
    assert now_refused(g, table.ask, CARRY) is None
    g.claims[ireland] = g.claims[wales] = 1 << CASTILE
    assert now_refused(g, table.ask, CARRY) == "EU-9.5.10", "who has a Claim has no access"
    g.claims[ireland] = 0
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, EASTERN, FROM_BISCAY, DONE, CARRY)
    assert why_not(g, table, ("ship_over", "wales_and_wessex")) == "EU-9.5.10"
    table.say(("ship_over", "ireland"))
    assert (castile.infantry, castile.ducats) == ({ireland: 1}, 57)

    g.wars.clear()
    town(g, "wales", CASTILE)
    infantry(g, CASTILE, "leon")
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, EASTERN, FROM_BISCAY, DONE, CARRY, ("ship_over", "wales_and_wessex"))
    assert castile.infantry[wales] == 1, "among own Provinces it is free, at Peace too"
    assert castile.ducats == 57


@pytest.mark.rule("EU-9.5.35", "EU-9.5.8", "EU-9.5.40")
def test_who_is_at_war_lands_among_enemies_and_fights() -> None:
    g = coast("galicia")
    town(g, "pale", FRANCE)
    infantry(g, FRANCE, "ireland", 2)
    army(g, CASTILE, 1, "leon", 3)
    ships(g, CASTILE, "bay_of_biscay", 2)
    assert why_not(g, sailing(g, EASTERN, FROM_BISCAY, DONE), ("carry_army", 1)) == "EU-9.5.9"
    war(g, CASTILE, "france")
    ships(g, CASTILE, "bay_of_biscay", 2)
    sailing(g, EASTERN, FROM_BISCAY, DONE, ("carry_army", 1), ("ship_over", "ireland"))
    battle = next(task for task in g.agenda if isinstance(task, Battle))
    assert (battle.area, battle.came_from) == (area(g, "ireland"), area(g, "leon"))


@pytest.mark.rule("EU-9.5.38", "EU-9.5.39", "EU-9.5.4")
def test_in_a_land_activation_the_crossing_comes_last() -> None:
    g = coast("galicia", "bordeaux", "limousin", "sevilla")
    army(g, CASTILE, 1, "leon", 3)
    ships(g, CASTILE, "bay_of_biscay")
    table = turn(g, CASTILE)
    table.say(("activate_land",), ("ship_over", "aquitaine"))
    assert where_is(g, CASTILE, 1) == "aquitaine"
    assert why_not(g, table, ("march", "loire")) == "EU-9.5.38", "one space would be left"
    table.say(("halt",))
    army(g, CASTILE, 1, "andalucia", 3)
    table = turn(g, CASTILE)
    table.say(("activate_land",))
    assert why_not(g, table, ("ship_over", "aquitaine")) == "EU-9.5.33", "it is not at that coast"
    table.say(("march", "leon"), ("ship_over", "aquitaine"))
    assert where_is(g, CASTILE, 1) == "aquitaine"
