"""Chains from the Capital Area to a Trade Node."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.commerce.connection import is_connected
from stolnik.games.price_of_power.chapters.commerce.ventures import light_ships_in
from stolnik.games.price_of_power.state import REBEL_TOWN, SMALL, Europe, Fleet, piece
from tests.games.price_of_power.commerce.trading import (
    at_sea,
    empty_map,
    node,
    on_slot,
    zone,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    influence,
    place,
    realm,
    town,
    vassal,
)


@pytest.mark.rule("EU-12.2.1", "EU-12.2.2", "EU-5.4.28")
def test_a_maritime_node_needs_a_light_ship_in_a_sea_zone_at_it() -> None:
    g = empty_map()
    town(g, "london", ENGLAND)
    channel = node(g, "english_channel_node")
    assert not is_connected(g, ENGLAND, channel)
    at_sea(g, ENGLAND, "english_channel")
    assert is_connected(g, ENGLAND, channel)


@pytest.mark.rule("EU-12.2.2", "EU-5.4.28")
def test_a_chain_may_not_be_broken() -> None:
    g = empty_map()
    town(g, "london", ENGLAND)
    bordeaux = node(g, "bordeaux_node")
    on_slot(g, ENGLAND, "bay_of_biscay")
    assert not is_connected(g, ENGLAND, bordeaux)  # nothing leads to that Ship
    on_slot(g, ENGLAND, "english_channel")
    assert is_connected(g, ENGLAND, bordeaux)


@pytest.mark.rule("EU-5.4.28")
@pytest.mark.parametrize("what", ["town", "vassal", "influence", "marriage"])
def test_towns_vassals_and_influence_carry_a_chain_over_land(what: str) -> None:
    g = empty_map()
    wien = node(g, "wien_node")
    town(g, "praha", FRANCE)  # Bohemia, next to the node's Area
    assert not is_connected(g, FRANCE, wien)
    for name in ("burgundy", "rhineland"):
        influence(g, name, FRANCE, 1)
    if what == "town":
        town(g, "munchen", FRANCE)
    elif what == "vassal":
        vassal(g, "munchen", FRANCE)
    elif what == "influence":
        influence(g, "bavaria_and_swabia", FRANCE, 1)
    else:
        g.players[FRANCE].marriages[realm(g, "bavaria")] = False
    assert is_connected(g, FRANCE, wien)


def short_of_wien() -> Europe:
    """France with Influence on the way to Wien, and nothing yet in Bavaria."""
    g = empty_map()
    for name in ("burgundy", "rhineland"):
        influence(g, name, FRANCE, 1)
    assert not is_connected(g, FRANCE, node(g, "wien_node"))
    return g


@pytest.mark.rule("EU-12.2.4")
def test_an_occupied_town_still_carries_the_chain() -> None:
    g = short_of_wien()
    town(g, "munchen", FRANCE)
    g.occupiers[place(g, "munchen")] = REBEL_TOWN
    assert is_connected(g, FRANCE, node(g, "wien_node"))


@pytest.mark.rule("EU-12.2.2", "EU-12.2.4")
def test_a_town_that_occupies_carries_the_chain() -> None:
    g = short_of_wien()
    g.occupiers[place(g, "munchen")] = piece(SMALL, FRANCE, True)
    assert is_connected(g, FRANCE, node(g, "wien_node"))


@pytest.mark.rule("EU-12.2.3")
def test_the_area_of_an_inland_node_needs_nothing() -> None:
    g = empty_map()
    champagne = node(g, "champagne_node")
    influence(g, "saxony", AUSTRIA, 1)
    assert is_connected(g, AUSTRIA, node(g, "wien_node"))  # in the Capital Area itself
    assert not is_connected(g, AUSTRIA, champagne)
    influence(g, "bavaria_and_swabia", AUSTRIA, 1)
    influence(g, "rhineland", AUSTRIA, 1)
    assert is_connected(g, AUSTRIA, champagne)  # next to Seine, where it has nothing


@pytest.mark.rule("EU-12.2.3")
def test_a_ship_at_the_coast_of_the_area_is_enough() -> None:
    g = empty_map()
    champagne = node(g, "champagne_node")
    influence(g, "leon", CASTILE, 1)
    at_sea(g, CASTILE, "bay_of_biscay")
    assert not is_connected(g, CASTILE, champagne)
    at_sea(g, CASTILE, "english_channel")
    assert is_connected(g, CASTILE, champagne)


@pytest.mark.rule("EU-2.7.9")
def test_a_node_in_the_desert_adjoins_the_areas_around_it() -> None:
    g = empty_map()
    maghreb = node(g, "maghreb")
    at_sea(g, CASTILE, "western_mediterranean")
    assert not is_connected(g, CASTILE, maghreb)  # a Sea Zone does not adjoin the desert
    influence(g, "algiers", CASTILE, 1)
    assert is_connected(g, CASTILE, maghreb)


@pytest.mark.rule("EU-5.4.28")
def test_light_ships_of_the_fleet_count_and_other_ships_do_not() -> None:
    g = empty_map()
    channel = node(g, "english_channel_node")
    g.players[ENGLAND].fleet = Fleet(zone(g, "english_channel"), heavy=1)
    assert not is_connected(g, ENGLAND, channel)
    g.players[ENGLAND].fleet.light = 1
    assert is_connected(g, ENGLAND, channel)


@pytest.mark.rule("EU-12.2.2")
def test_letters_link_sea_zones_of_two_maps() -> None:
    g = empty_map()
    america = node(g, "north_america")
    at_sea(g, ENGLAND, "northwestern_atlantic")
    assert not is_connected(g, ENGLAND, america)
    at_sea(g, ENGLAND, "english_channel")
    at_sea(g, ENGLAND, "eastern_atlantic")
    assert is_connected(g, ENGLAND, america)


@pytest.mark.rule("EU-9.5.23")
def test_heavy_ships_and_galleys_of_the_fleet_are_no_light_ships() -> None:
    g = empty_map()
    biscay = g.box.zone_of["bay_of_biscay"]
    g.players[CASTILE].ships = {biscay: 2}
    g.players[CASTILE].fleet = Fleet(biscay, light=1, heavy=2, galleys=1)
    assert light_ships_in(g, CASTILE, biscay) == 3
