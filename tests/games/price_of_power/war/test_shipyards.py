"""Recruit Units: Ships, Ports and the Fleet."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.board.sailing import vacant_slots
from stolnik.games.price_of_power.chapters.board.supply import ships_left
from stolnik.games.price_of_power.chapters.war.shipyards import Slipway, refuse_berth
from stolnik.games.price_of_power.state import PORT, REBEL_TOWN, SLOTS_PER_ZONE, Europe, Fleet
from stolnik.games.price_of_power.tasks import Recruiting
from tests.games.price_of_power.position import (
    CASTILE,
    bare_map,
    now_refused,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import at_arms, clause_of, rebels, ships, turn, war
from tests.games.running import Procedure

RECRUIT: Move = ("recruit",)
IN_PORT: Move = ("build_in_port",)
ATLANTIC = "central_atlantic"


def at_sea(zone: str = ATLANTIC) -> Move:
    return ("build_at_sea", zone)


def coast(*towns: str) -> Europe:
    """Castile with these Ports only."""
    g = at_arms()
    bare_map(g)
    for name in towns:
        town(g, name, CASTILE)
    g.players[CASTILE].fleet = Fleet()
    return g


def building(g: Europe, port: str) -> Procedure:
    table = turn(g, CASTILE)
    table.say(RECRUIT, ("shipyard", port))
    return table


def zone(g: Europe, name: str = ATLANTIC) -> int:
    return g.box.zone_of[name]


@pytest.mark.rule("EU-5.5.46", "EU-9.MU.23", "EU-9.MU.27")
def test_a_small_port_builds_one_ship_and_a_large_one_two() -> None:
    g = coast("lisboa", "porto")
    manpower = g.players[CASTILE].available
    supply = ships_left(g, CASTILE)
    table = building(g, "porto")
    table.say(IN_PORT, ("shipyard", "lisboa"), at_sea(), at_sea())
    castile = g.players[CASTILE]
    assert castile.ships == {PORT + place(g, "porto"): 1, zone(g): 2}
    assert castile.ducats == 60 - 12
    assert castile.available == manpower
    assert ships_left(g, CASTILE) == supply - 3
    question = table.asked[-2]
    g.agenda.append(Recruiting(CASTILE, port=place(g, "lisboa"), built={place(g, "lisboa"): 2}))
    assert now_refused(g, question, IN_PORT) == "EU-5.5.46"


@pytest.mark.rule("EU-5.5.46", "EU-9.MU.23")
def test_ships_come_from_the_players_own_supply() -> None:
    g = coast("porto")
    g.players[CASTILE].ships = {zone(g, "bay_of_biscay"): ships_left(g, CASTILE)}
    table = turn(g, CASTILE)
    table.say(RECRUIT)
    assert ("shipyard", "porto") not in table.ask.options
    assert refusal_of(g, table.ask, ("shipyard", "porto")) == "EU-9.MU.23"


@pytest.mark.rule("EU-5.5.47")
def test_a_new_ship_lies_in_the_port_at_sea_or_on_a_vacant_slot() -> None:
    g = coast("galicia")
    table = building(g, "galicia")
    single = [move for move in table.ask.options if "fleet" not in str(move[0])]
    assert single == [
        IN_PORT,
        at_sea(),
        ("build_on_slot", ATLANTIC),
        at_sea("bay_of_biscay"),
        ("build_on_slot", "bay_of_biscay"),
        DONE,
    ]
    assert refusal_of(g, table.ask, at_sea("doggerbank")) == "EU-5.5.47"
    table.say(("build_on_slot", ATLANTIC))
    start = zone(g) * SLOTS_PER_ZONE
    assert g.slots[start : start + SLOTS_PER_ZONE].count(CASTILE + 1) == 1
    assert g.players[CASTILE].ships == {}
    assert audit(g) == []


@pytest.mark.rule("EU-5.5.47")
def test_an_occupied_slot_takes_no_second_ship() -> None:
    g = coast("galicia")
    for slot in vacant_slots(g, zone(g)):
        g.slots[slot] = 2
    table = building(g, "galicia")
    assert ("build_on_slot", ATLANTIC) not in table.ask.options
    assert refusal_of(g, table.ask, ("build_on_slot", ATLANTIC)) == "EU-5.5.47"


@pytest.mark.rule("EU-9.2.12", "EU-9.2.14", "EU-5.5.47")
def test_no_ship_is_built_into_a_hostile_sea_but_into_the_port_it_is() -> None:
    g = coast("porto")
    war(g, CASTILE, "france")
    ships(g, realm(g, "france"), ATLANTIC)
    table = building(g, "porto")
    assert refusal_of(g, table.ask, at_sea()) == "EU-9.2.12"
    assert at_sea() not in table.ask.options
    assert IN_PORT in table.ask.options


@pytest.mark.rule("EU-9.2.13")
def test_rebels_in_the_area_of_a_port_stop_no_shipwright() -> None:
    g = coast("porto")
    rebels(g, "portugal", 3)
    assert at_sea() in building(g, "porto").ask.options


@pytest.mark.rule("EU-9.2.11", "EU-9.2.7")
def test_an_occupied_port_builds_nothing() -> None:
    g = coast("porto", "burgos")
    g.occupiers[place(g, "porto")] = REBEL_TOWN
    table = turn(g, CASTILE)
    table.say(RECRUIT)
    assert refusal_of(g, table.ask, ("shipyard", "porto")) == "EU-9.2.7"


@pytest.mark.rule("EU-9.2.8", "EU-9.2.15", "EU-9.2.16")
def test_a_port_supports_one_sea_zone_a_turn() -> None:
    g = coast("valencia")
    port = place(g, "valencia")
    task = Recruiting(CASTILE, port=port)
    lion, west = zone(g, "gulf_of_lion"), zone(g, "western_mediterranean")
    g.turn.launched = {lion: 1}
    refusal = refuse_berth(g, task, port, Slipway("light_ship", west))
    assert clause_of(refusal) == "EU-9.2.8"
    assert refuse_berth(g, task, port, Slipway("light_ship", lion)) is None
    town(g, "baleares", CASTILE)
    assert refuse_berth(g, task, port, Slipway("light_ship", west)) is None, (
        "the Baleares help there"
    )
    g.turn.launched = {west: 3}
    refusal = refuse_berth(g, task, port, Slipway("light_ship", west))
    assert clause_of(refusal) == "EU-9.2.8"


@pytest.mark.rule("EU-9.MU.30", "EU-9.MU.35", "EU-9.MU.29")
def test_heavy_ships_and_galleys_exist_only_in_the_fleet() -> None:
    g = coast("valencia")
    port = place(g, "valencia")
    task = Recruiting(CASTILE, port=port)
    for ship, clause in (("heavy_ship", "EU-9.MU.30"), ("galley", "EU-9.MU.35")):
        refusal = refuse_berth(g, task, port, Slipway(ship, PORT + port))
        assert clause_of(refusal) == clause
    table = building(g, "valencia")
    table.say(("build_fleet_in_port", "heavy_ship"), ("build_fleet_in_port", "galley"))
    fleet = g.players[CASTILE].fleet
    assert (fleet.space, fleet.heavy, fleet.galleys) == (PORT + port, 1, 1)
    assert g.players[CASTILE].ducats == 60 - 12


@pytest.mark.rule("EU-9.MU.37", "EU-9.MU.38", "EU-9.MU.40", "EU-9.MU.27")
def test_there_is_one_fleet_and_new_ships_join_it_where_it_is() -> None:
    g = coast("lisboa", "porto")
    assert g.players[CASTILE].fleet.space == NONE
    table = building(g, "lisboa")
    join: Move = ("build_fleet_at_sea", "light_ship", ATLANTIC)
    table.say(join, join)
    fleet = g.players[CASTILE].fleet
    assert (fleet.space, fleet.light) == (zone(g), 2)
    table.say(("shipyard", "porto"))
    in_port: Move = ("build_fleet_in_port", "light_ship")
    assert refusal_of(g, table.ask, in_port) == "EU-9.MU.40"
    assert join in table.ask.options


@pytest.mark.rule("EU-9.MU.36")
def test_galleys_are_not_built_into_an_unmarked_sea() -> None:
    g = coast("porto")
    assert not g.box.zones[zone(g)].mark
    table = building(g, "porto")
    galley: Move = ("build_fleet_at_sea", "galley", ATLANTIC)
    assert refusal_of(g, table.ask, galley) == "EU-9.MU.36"


@pytest.mark.rule("EU-9.5.27", "EU-9.5.28")
def test_a_port_holds_two_ships_and_a_large_one_a_fleet_of_six() -> None:
    g = coast("porto", "lisboa")
    porto, lisboa = place(g, "porto"), place(g, "lisboa")
    g.players[CASTILE].ships = {PORT + porto: 2}
    small = refuse_berth(g, Recruiting(CASTILE), porto, Slipway("light_ship", PORT + porto))
    assert clause_of(small) == "EU-9.5.27"
    new = Slipway("heavy_ship", PORT + lisboa, fleet=True)
    g.players[CASTILE].fleet = Fleet(PORT + lisboa, light=5)
    assert refuse_berth(g, Recruiting(CASTILE), lisboa, new) is None
    g.players[CASTILE].fleet.light = 6
    full = refuse_berth(g, Recruiting(CASTILE), lisboa, new)
    assert clause_of(full) == "EU-9.5.28"
    g.players[CASTILE].fleet.light = 3
    g.players[1].ships = {PORT + lisboa: 1}
    shared = refuse_berth(g, Recruiting(CASTILE), lisboa, new)
    assert clause_of(shared) == "EU-9.5.28", "four Ships, if not one Fleet"
