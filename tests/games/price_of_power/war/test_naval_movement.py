"""Naval Activation: Undock, Naval Movement, the Fleet."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.board.sailing import ships_on_slots_in, vacant_slots
from stolnik.games.price_of_power.chapters.phases.cleanup import end_round
from stolnik.games.price_of_power.chapters.war.fleet import repair_fleets
from stolnik.games.price_of_power.chapters.war.naval_movement import refuse_goal
from stolnik.games.price_of_power.chapters.war.seaways import best_way, far_ways, ways
from stolnik.games.price_of_power.events.phases import Disbanded
from stolnik.games.price_of_power.state import Europe, Fleet, Officer
from stolnik.games.price_of_power.tasks import NavalBattle
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.naval.squadrons import rolls
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import (
    clause_of,
    ships,
    turn,
    war,
)
from tests.games.price_of_power.war.harbours import ACTIVATE, coast, port, sailing, zone
from tests.games.running import Procedure, run

BISCAY: Move = ("bound_for", "bay_of_biscay")
ATLANTIC: Move = ("bound_for", "central_atlantic")
EASTERN: Move = ("bound_for", "eastern_atlantic")


def goals(table: Procedure) -> set[str]:
    return {str(move[1]) for move in table.ask.options if move[0] == "bound_for"}


# -- the Action --------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.17", "EU-5.5.25", "EU-9.5.14")
def test_a_naval_activation_costs_one_power_and_needs_a_ship() -> None:
    g = coast()
    table = turn(g, CASTILE)
    assert ACTIVATE not in table.ask.options
    assert refusal_of(g, table.ask, ACTIVATE) == "EU-9.5.14"
    ships(g, CASTILE, "bay_of_biscay")
    table = sailing(g, ATLANTIC, ("send_from", "bay_of_biscay"), DONE)
    assert g.players[CASTILE].power[MIL] == 5
    assert g.players[CASTILE].ships == {zone(g, "central_atlantic"): 1}
    assert table.ask.topic == "end_turn"


@pytest.mark.rule("EU-9.5.14", "EU-9.MU.36")
def test_nor_is_one_paid_for_where_no_ship_can_go_anywhere() -> None:
    g = coast("lisboa", "gibraltar")
    fleet = g.players[CASTILE].fleet = Fleet(port(g, "lisboa"), galleys=2)
    table = turn(g, CASTILE)
    assert ACTIVATE not in table.ask.options, "no Galley sails in the Atlantic"
    assert refusal_of(g, table.ask, ACTIVATE) == "EU-9.5.14"
    fleet.space = port(g, "gibraltar")
    assert ACTIVATE in turn(g, CASTILE).ask.options


# -- Undock ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.29", "EU-9.5.14", "EU-9.5.17")
def test_any_number_of_ships_undock_each_to_a_zone_next_to_its_port() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.ships = {port(g, "galicia"): 2}
    castile.fleet = Fleet(port(g, "lisboa"), light=1, heavy=1)
    table = sailing(g, ("undock",))
    far: Move = ("undock_ship", "galicia", "doggerbank")
    assert refusal_of(g, table.ask, far) == "EU-5.5.29"
    table.say(
        ("undock_ship", "galicia", "bay_of_biscay"),
        ("undock_to_slot", "galicia", "central_atlantic"),
        ("undock_fleet", "central_atlantic"),
    )
    assert castile.ships == {zone(g, "bay_of_biscay"): 1}
    assert ships_on_slots_in(g, CASTILE, zone(g, "central_atlantic")) == 1
    assert castile.fleet.space == zone(g, "central_atlantic")
    table.say(DONE)
    assert table.ask.topic == "end_turn"
    assert audit(g) == []


@pytest.mark.rule("EU-9.MU.41", "EU-9.5.20", "EU-5.5.29")
def test_the_fleet_takes_in_and_drops_light_ships_as_it_undocks() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.ships = {port(g, "lisboa"): 2}
    castile.fleet = Fleet(port(g, "lisboa"), heavy=1)
    table = sailing(g, ("undock",), ("fleet_takes", 2))
    assert refusal_of(g, table.ask, ("fleet_leaves", 1)) == "EU-9.MU.41", "once at the start"
    table.say(("undock_fleet", "central_atlantic"), ("fleet_leaves", 1))
    assert (castile.fleet.light, castile.ships) == (1, {zone(g, "central_atlantic"): 1})
    assert set(table.ask.options) == {("occupy_slot",), DONE}, "and once at the end"
    castile.fleet.space = zone(g, "bay_of_biscay")
    castile.ships = {port(g, "lisboa"): 1, zone(g, "bay_of_biscay"): 1}
    table = sailing(g, ("undock",))
    assert refusal_of(g, table.ask, ("fleet_takes", 1)) == "EU-9.MU.41", "it lies elsewhere"
    assert audit(g) == []


@pytest.mark.rule("EU-9.MU.38", "EU-5.5.29")
def test_ships_that_undock_may_found_the_fleet() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.ships = {port(g, "galicia"): 2}
    table = sailing(g, ("undock",))
    assert refusal_of(g, table.ask, ("found_fleet", "bay_of_biscay")) == "EU-9.MU.38"
    undock: Move = ("undock_ship", "galicia", "bay_of_biscay")
    table.say(undock, undock, ("found_fleet", "bay_of_biscay"), ("fleet_takes", 1))
    assert (castile.fleet.space, castile.fleet.light) == (zone(g, "bay_of_biscay"), 2)
    assert castile.ships == {}


@pytest.mark.rule("EU-5.5.29")
def test_nobody_undocks_into_a_hostile_sea_zone() -> None:
    g = coast()
    g.players[CASTILE].ships = {port(g, "galicia"): 1}
    war(g, CASTILE, "france")
    ships(g, FRANCE, "bay_of_biscay")
    table = sailing(g, ("undock",))
    into: Move = ("undock_ship", "galicia", "bay_of_biscay")
    assert into not in table.ask.options
    assert refusal_of(g, table.ask, into) == "EU-5.5.29"
    assert ("undock_ship", "galicia", "central_atlantic") in table.ask.options


# -- Naval Movement ----------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.26", "EU-9.5.15")
def test_a_port_may_be_the_second_space_of_a_way() -> None:
    g = coast("galicia")
    found = set(ways(g, CASTILE, zone(g, "eastern_atlantic"), port(g, "galicia")))
    assert (zone(g, "central_atlantic"), port(g, "galicia")) in found
    assert {len(way) for way in found} == {2}


@pytest.mark.rule("EU-5.5.26", "EU-9.5.14", "EU-9.5.15")
def test_ships_within_two_spaces_gather_in_one_place() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.ships = {port(g, "lisboa"): 1}
    ships(g, CASTILE, "aegean_sea")
    table = sailing(g, BISCAY)
    sends = [move for move in table.ask.options if str(move[0]).startswith("send")]
    assert sends == [("send_from_port", "lisboa")], "the other one is too far away"
    assert refusal_of(g, table.ask, ("send_from_port", "lisboa")) is None
    assert refusal_of(g, table.ask, ("send_from_port", "galicia")) == "EU-5.5.26", "none there"
    assert refusal_of(g, table.ask, ("send_from", "aegean_sea")) == "EU-5.5.26"
    assert refusal_of(g, table.ask, ("send_from", "eastern_atlantic")) == "EU-5.5.26", "none there"
    table.say(("send_from_port", "lisboa"))
    assert castile.ships == {zone(g, "bay_of_biscay"): 1, zone(g, "aegean_sea"): 1}


@pytest.mark.rule("EU-5.5.26")
def test_at_least_one_ship_is_sent() -> None:
    g = coast()
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, ATLANTIC)
    assert DONE not in table.ask.options
    table.say(("send_from", "bay_of_biscay"))
    assert DONE in table.ask.options


@pytest.mark.rule("EU-5.5.27", "EU-5.5.28", "EU-9.5.15", "EU-9.5.16")
def test_a_hostile_sea_zone_can_be_the_goal_but_not_be_passed() -> None:
    g = coast("lisboa")
    g.players[CASTILE].ships = {port(g, "lisboa"): 1}
    table = sailing(g)
    beyond = goals(table)
    assert {"central_atlantic", "bay_of_biscay"} <= beyond
    war(g, CASTILE, "france")
    ships(g, FRANCE, "central_atlantic")
    table = sailing(g)
    assert goals(table) == {"central_atlantic"}
    assert refusal_of(g, table.ask, BISCAY) == "EU-5.5.26"


@pytest.mark.rule("EU-9.5.15", "EU-9.5.45")
def test_a_distant_sea_zone_needs_something_of_ones_own_beside_it() -> None:
    g = coast()
    distant = next(one for one in g.box.zones if one.distant and one.ports)
    near = next(one for one in g.box.zones if not one.distant and distant.no in _links(g, one.no))
    ships(g, CASTILE, near.id)
    assert clause_of(refuse_goal(g, CASTILE, distant.no)) == "EU-9.5.45"
    beside = g.box.places[distant.ports[0]].area
    g.claims[beside] = 1 << CASTILE
    assert refuse_goal(g, CASTILE, distant.no) is None


def _links(g: Europe, no: int) -> set[int]:
    return {to for _, to in g.box.zones[no].links}


# -- Ports -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.5.25", "EU-5.5.26")
def test_friendly_ports_are_spaces_and_others_are_closed() -> None:
    g = coast()
    ships(g, CASTILE, "bay_of_biscay")
    table = sailing(g)
    home: Move = ("bound_for_port", "galicia")
    assert home in table.ask.options
    assert refusal_of(g, table.ask, ("bound_for_port", "navarra")) == "EU-9.5.25"
    table.say(home, ("send_from", "bay_of_biscay"))
    assert g.players[CASTILE].ships == {port(g, "galicia"): 1}


@pytest.mark.rule("EU-9.5.27", "EU-9.5.28")
def test_a_full_port_takes_no_more() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.ships = {port(g, "galicia"): 2}
    ships(g, CASTILE, "bay_of_biscay")
    assert clause_of(refuse_goal(g, CASTILE, port(g, "galicia"))) == "EU-9.5.27"
    assert ("bound_for_port", "galicia") not in sailing(g).ask.options
    castile.ships = {port(g, "lisboa"): 1}
    castile.fleet = Fleet(zone(g, "central_atlantic"), heavy=6)
    assert ("bound_for_port", "lisboa") not in sailing(g).ask.options, "room for five more"
    castile.ships = {}
    assert ("bound_for_port", "lisboa") in sailing(g).ask.options, "six of one Fleet"


# -- the Fleet ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.MU.41", "EU-9.MU.42", "EU-9.5.20", "EU-9.MU.40")
def test_light_ships_join_and_leave_the_fleet_where_it_starts_and_ends() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), light=1, heavy=2)
    castile.ships = {zone(g, "bay_of_biscay"): 2}
    table = sailing(g, ATLANTIC)
    leaving = [move for move in table.ask.options if move[0] == "fleet_leaves"]
    assert leaving == [("fleet_leaves", 1)], "Heavy Ships stay in the Fleet"
    assert refusal_of(g, table.ask, ("fleet_leaves", 2)) == "EU-9.MU.42"
    table.say(("fleet_takes", 1))
    assert not any(move[0] in ("fleet_takes", "fleet_leaves") for move in table.ask.options)
    table.say(("send_fleet",), DONE)
    assert (castile.fleet.space, castile.fleet.light) == (zone(g, "central_atlantic"), 2)
    table.say(("fleet_leaves", 2))
    assert castile.fleet.light == 0
    assert castile.ships == {zone(g, "bay_of_biscay"): 1, zone(g, "central_atlantic"): 2}
    assert audit(g) == []


@pytest.mark.rule("EU-9.MU.41", "EU-9.5.20", "EU-9.5.27", "EU-9.5.28")
def test_the_fleet_drops_light_ships_to_fit_into_a_port() -> None:
    g = coast("galicia")
    castile = g.players[CASTILE]
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), light=3, heavy=1)
    table = sailing(g, ("bound_for_port", "galicia"))
    assert refusal_of(g, table.ask, ("send_fleet",)) == "EU-9.5.28"
    table.say(("fleet_leaves", 2), ("send_fleet",))
    assert (castile.fleet.space, castile.fleet.size) == (port(g, "galicia"), 2)
    assert castile.ships == {zone(g, "bay_of_biscay"): 2}
    castile.fleet.space, castile.fleet.light = zone(g, "bay_of_biscay"), 1
    table = sailing(g, ("bound_for_port", "galicia"))
    taking = [move for move in table.ask.options if move[0] == "fleet_takes"]
    assert taking == [], "with another Ship it would be too large"


@pytest.mark.rule("EU-9.MU.36", "EU-9.MU.41", "EU-9.5.20")
def test_who_regroups_before_sailing_leaves_no_galleys_alone_in_unmarked_waters() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.fleet = Fleet(zone(g, "western_mediterranean"), light=1, galleys=1)
    castile.ships = {zone(g, "western_mediterranean"): 1}
    table = sailing(g, EASTERN)
    assert ("fleet_takes", 1) in table.ask.options
    table.say(("fleet_leaves", 1))
    assert refusal_of(g, table.ask, ("send_fleet",)) == "EU-9.MU.36"
    table.say(("send_from", "western_mediterranean"), DONE)
    assert castile.fleet == Fleet(zone(g, "western_mediterranean"), galleys=1), "it stays"
    castile.ships = {zone(g, "western_mediterranean"): 1}
    table = sailing(g, EASTERN)
    assert refusal_of(g, table.ask, ("send_fleet",)) == "EU-9.MU.36"
    table.say(("fleet_takes", 1), ("send_fleet",))
    assert castile.fleet == Fleet(zone(g, "eastern_atlantic"), light=1), "the Galley is lost"


@pytest.mark.rule("EU-9.MU.41", "EU-9.5.20")
def test_a_fleet_of_light_ships_may_be_given_up_before_they_sail() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), light=2)
    table = sailing(g, ATLANTIC)
    table.say(("fleet_leaves", 2), ("send_from", "bay_of_biscay"))
    assert castile.fleet.space == NONE
    assert castile.ships == {zone(g, "bay_of_biscay"): 1, zone(g, "central_atlantic"): 1}


@pytest.mark.rule("EU-9.5.28", "EU-9.MU.41", "EU-9.5.20")
def test_a_large_fleet_leaves_light_ships_in_the_port_that_it_sails_from() -> None:
    g = coast()
    castile = g.players[CASTILE]
    lisbon = port(g, "lisboa")
    castile.fleet = Fleet(lisbon, light=5, heavy=1)
    table = sailing(g, ATLANTIC, ("fleet_leaves", 3))
    assert refusal_of(g, table.ask, DONE) == "EU-9.5.28", "there is no room for all of them"
    table.say(("send_fleet",), DONE)
    assert castile.fleet == Fleet(zone(g, "central_atlantic"), light=2, heavy=1)
    assert castile.ships == {lisbon: 3}
    castile.fleet, castile.ships = Fleet(lisbon, light=4, galleys=2), {}
    table = sailing(g, ("undock",), ("fleet_leaves", 2))
    assert refusal_of(g, table.ask, DONE) == "EU-9.5.28"
    table.say(("undock_fleet", "central_atlantic"), DONE)
    assert castile.ships == {lisbon: 2}
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.28", "EU-9.MU.41", "EU-9.5.20")
def test_light_ships_that_leave_a_large_fleet_may_sail_and_leave_it_in_its_port() -> None:
    g = coast()
    castile = g.players[CASTILE]
    lisbon, atlantic = port(g, "lisboa"), zone(g, "central_atlantic")
    out: Move = ("undock_ship", "lisboa", "central_atlantic")
    castile.fleet = Fleet(lisbon, light=5, galleys=1)
    table = sailing(g, ("undock",), ("fleet_leaves", 5))
    assert set(table.ask.options) == {out, ("undock_to_slot", *out[1:])}, "no Galleys alone"
    table.say(out, out)
    assert DONE in table.ask.options, "three and the Galley have room"
    table.say(out, out, out)
    assert (castile.fleet, castile.ships) == (Fleet(lisbon, galleys=1), {atlantic: 5})

    send: Move = ("send_from_port", "lisboa")
    castile.fleet, castile.ships = Fleet(lisbon, light=3, heavy=3), {}
    table = sailing(g, ATLANTIC, ("fleet_leaves", 3))
    assert set(table.ask.options) == {send, ("send_fleet",)}
    table.say(send, send)
    assert DONE in table.ask.options
    table.say(DONE)
    assert (castile.fleet, castile.ships) == (Fleet(lisbon, heavy=3), {lisbon: 1, atlantic: 2})
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.28", "EU-9.5.27", "EU-9.5.20")
def test_as_many_leave_a_fleet_in_port_as_find_room_there_or_at_the_destination() -> None:
    g = coast()
    castile = g.players[CASTILE]
    lisbon, galicia = port(g, "lisboa"), port(g, "galicia")
    castile.fleet = Fleet(lisbon, light=5, heavy=1)
    castile.ships = {galicia: 1}
    table = sailing(g, ("bound_for_port", "galicia"))
    leaving = [move for move in table.ask.options if move[0] == "fleet_leaves"]
    assert leaving == [("fleet_leaves", 1)], "one can go there, and five stay as one Fleet"
    castile.ships = {}
    table = sailing(g, ("bound_for_port", "galicia"))
    leaving = [move for move in table.ask.options if move[0] == "fleet_leaves"]
    assert leaving == [("fleet_leaves", n) for n in (1, 2, 3, 4, 5)], "two can, four stay"
    table.say(("fleet_leaves", 4), ("send_from_port", "lisboa"))
    assert refusal_of(g, table.ask, ("send_fleet",)) == "EU-9.5.28", "the other one has to go"
    table.say(("send_from_port", "lisboa"))
    assert castile.fleet == Fleet(lisbon, light=1, heavy=1)
    assert castile.ships == {lisbon: 2, galicia: 2}
    assert audit(g) == []


@pytest.mark.rule("EU-9.5.17", "EU-9.5.20", "EU-9.5.18")
def test_light_ships_that_arrive_with_the_fleet_may_take_slots_too() -> None:
    g = coast()
    castile = g.players[CASTILE]
    castile.fleet = Fleet(zone(g, "bay_of_biscay"), light=2)
    table = sailing(g, ATLANTIC, ("send_fleet",))
    assert ("occupy_slot",) not in table.ask.options, "not out of the Fleet"
    table.say(("fleet_leaves", 1), ("occupy_slot",))
    assert ships_on_slots_in(g, CASTILE, zone(g, "central_atlantic")) == 1
    assert (castile.fleet.light, castile.ships) == (1, {})
    assert audit(g) == []
    castile.fleet.light = 2
    war(g, CASTILE, "france")
    ships(g, FRANCE, "bay_of_biscay", 1)
    rolls(g, ("AAA", "..."))
    table = sailing(g, BISCAY, ("send_fleet",), DONE)
    table.say(("fleet_leaves", 1))
    assert castile.ships == {zone(g, "bay_of_biscay"): 1}
    assert ("occupy_slot",) not in table.ask.options, "they have fought"


@pytest.mark.rule("EU-9.MU.38")
def test_the_fleet_is_founded_by_ships_at_the_destination() -> None:
    g = coast()
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, ATLANTIC, ("send_from", "bay_of_biscay"), ("send_from", "bay_of_biscay"))
    table.say(("fleet_takes", 2))
    fleet = g.players[CASTILE].fleet
    assert (fleet.space, fleet.light) == (zone(g, "central_atlantic"), 2)
    assert g.players[CASTILE].ships == {}


@pytest.mark.rule("EU-9.MU.38", "EU-9.MU.43", "EU-9.5.20", "EU-9.4.3")
def test_the_fleet_is_founded_before_it_sails_into_battle() -> None:
    g = coast()
    castile = g.players[CASTILE]
    card = next(one for one in g.box.cards if sum(one.character.dice) == 2)
    castile.fleet.admiral = Officer(card.id)  # of a Fleet that was lost
    castile.ships = {port(g, "galicia"): 1, zone(g, "central_atlantic"): 2}
    war(g, CASTILE, "france")
    ships(g, FRANCE, "bay_of_biscay", 2)
    table = sailing(g, BISCAY)
    assert ("found_fleet_in_port", "galicia") in table.ask.options
    assert refusal_of(g, table.ask, ("found_fleet", "doggerbank")) == "EU-9.MU.38"
    table.say(("found_fleet", "central_atlantic"), ("fleet_takes", 1))
    assert not any(str(move[0]).startswith("found") for move in table.ask.options)
    table.say(("send_fleet",), ("send_from_port", "galicia"))
    battle = g.agenda[-1]
    assert isinstance(battle, NavalBattle)
    assert sum(battle.sides[0].leader_dice) == 2, "the Admiral leads them"
    assert (castile.fleet.light, castile.ships) == (2, {zone(g, "bay_of_biscay"): 1})


@pytest.mark.rule("EU-9.MU.38", "EU-9.5.28")
def test_the_fleet_is_founded_before_it_enters_a_large_port() -> None:
    g = coast()
    ships(g, CASTILE, "central_atlantic", 6)
    table = sailing(g, ("bound_for_port", "lisboa"))
    table.say(("found_fleet", "central_atlantic"), ("fleet_takes", 5), ("send_fleet",))
    fleet = g.players[CASTILE].fleet
    assert (fleet.space, fleet.light) == (port(g, "lisboa"), 6)
    ships(g, CASTILE, "central_atlantic", 1)
    fleet.space, fleet.light = NONE, 0
    for goal in (BISCAY, ("bound_for_port", "galicia")):
        table = sailing(g, goal)  # at peace, or to a small Port: not before it arrives
        assert g.players[CASTILE].fleet.space == NONE
        assert not any(ask.topic == "gather" and len(ask.options) > 1 for ask in table.asked)
        ships(g, CASTILE, "central_atlantic", 1)


@pytest.mark.rule("EU-9.5.28", "EU-9.5.20", "EU-9.MU.41")
def test_a_fleet_enters_a_large_port_if_the_ships_there_join_it() -> None:
    g = coast("sevilla")
    castile, seville = g.players[CASTILE], port(g, "sevilla")
    castile.fleet = Fleet(zone(g, "central_atlantic"), light=1, heavy=2)
    castile.ships = {seville: 2}
    table = sailing(g, ("bound_for_port", "sevilla"))
    assert ("fleet_leaves", 1) in table.ask.options, "nor does it have to leave a Ship behind"
    table.say(("send_fleet",))
    assert (castile.fleet, castile.ships) == (Fleet(seville, light=3, heavy=2), {})
    assert table.ask.topic == "end_turn", "nothing is left to choose"

    castile.fleet, castile.ships = Fleet(zone(g, "central_atlantic"), heavy=2), {seville: 2}
    table = sailing(g, ("bound_for_port", "sevilla"), ("send_fleet",))
    assert ("fleet_takes", 1) in table.ask.options, "four have room as they are"
    table.say(DONE)
    assert castile.ships == {seville: 2}

    castile.fleet = Fleet(zone(g, "central_atlantic"), heavy=5)
    goal: Move = ("bound_for_port", "sevilla")
    assert refusal_of(g, sailing(g).ask, goal) == "EU-9.5.28", "seven are too many"
    castile.fleet.heavy = 3
    assert goal in sailing(g).ask.options
    g.players[FRANCE].ships = {seville: 1}
    assert refusal_of(g, sailing(g).ask, goal) == "EU-9.5.28", "the Ship of France cannot join"


@pytest.mark.rule("EU-9.5.28", "EU-9.MU.38", "EU-9.MU.41")
def test_six_light_ships_that_meet_in_a_large_port_become_one_fleet() -> None:
    g = coast("sevilla")
    castile, seville = g.players[CASTILE], port(g, "sevilla")
    castile.fleet = Fleet(seville, heavy=2)
    castile.ships = {zone(g, "bay_of_biscay"): 2, zone(g, "eastern_atlantic"): 3}
    send: Move = ("send_from", "bay_of_biscay")
    table = sailing(g, ("bound_for_port", "sevilla"), send, send)
    table.say(("send_from", "eastern_atlantic"), ("send_from", "eastern_atlantic"))
    assert castile.fleet == Fleet(seville, light=4, heavy=2)
    assert castile.ships == {zone(g, "eastern_atlantic"): 1}, "it is full"

    castile.fleet, castile.ships = Fleet(), {seville: 3, zone(g, "bay_of_biscay"): 4}
    table = sailing(g, ("bound_for_port", "sevilla"), send, send)
    assert not any(move[0] == "found_fleet" for move in table.ask.options), "they found it here"
    assert refusal_of(g, table.ask, ("fleet_takes", 1)) == "EU-9.MU.41"
    table.say(send)
    assert castile.fleet == Fleet(seville, light=6)
    assert castile.ships == {zone(g, "bay_of_biscay"): 1}
    assert audit(g) == []


@pytest.mark.rule("EU-9.MU.36")
def test_galleys_are_lost_in_unmarked_waters() -> None:
    g = coast("barcelona", "murcia")
    west = zone(g, "western_mediterranean")
    assert g.box.zones[west].mark
    castile = g.players[CASTILE]
    castile.fleet = Fleet(west, light=1, galleys=2)
    table = sailing(g, ("bound_for", "gulf_of_lion"), ("send_fleet",), DONE)
    assert castile.fleet.galleys == 2
    castile.fleet = Fleet(west, light=1, galleys=2)
    told = listen(g)
    table = sailing(g, ATLANTIC, ("send_fleet",))
    assert (castile.fleet.light, castile.fleet.galleys) == (1, 0)
    assert Disbanded(CASTILE, "galley", 2) in told
    castile.fleet = Fleet(west, galleys=2)
    table = sailing(g)
    assert refusal_of(g, table.ask, ATLANTIC) == "EU-9.MU.36"


@pytest.mark.rule("EU-5.5.26")
def test_a_way_of_three_spaces_leads_to_its_goal_or_back_to_its_start() -> None:
    g = coast()
    start, goal = zone(g, "western_mediterranean"), zone(g, "bay_of_biscay")
    reached = {way[-1] for way in far_ways(g, CASTILE, start, 3)}
    assert start in reached
    for one in sorted(reached):
        way = best_way(g, CASTILE, start, one, most=3)
        assert way is not None
        assert way[-1] == one
    assert goal in reached
    assert best_way(g, CASTILE, start, zone(g, "baltic_sea"), most=3) is None


@pytest.mark.rule("EU-9.MU.36")
def test_galleys_take_the_way_on_which_they_are_not_lost() -> None:
    g = coast("gibraltar", "ceuta")  # over the Atlantic, or over the Mediterranean
    fleet = g.players[CASTILE].fleet = Fleet(port(g, "gibraltar"), light=1, galleys=1)
    sailing(g, ("bound_for_port", "ceuta"), ("send_fleet",))
    assert (fleet.space, fleet.light, fleet.galleys) == (port(g, "ceuta"), 1, 1)


@pytest.mark.rule("EU-9.MU.33", "EU-9.5.29")
def test_heavy_ships_are_repaired_in_a_friendly_port() -> None:
    g = coast()
    fleet = g.players[CASTILE].fleet = Fleet(zone(g, "bay_of_biscay"), heavy=2, damaged=1)
    repair_fleets(g)
    assert fleet.damaged == 1
    fleet.space = port(g, "lisboa")
    repair_fleets(g)
    assert fleet.damaged == 0


@pytest.mark.rule("EU-9.5.17")
def test_light_ships_that_arrive_may_take_vacant_slots() -> None:
    g = coast()
    atlantic = zone(g, "central_atlantic")
    ships(g, CASTILE, "bay_of_biscay", 1)
    ships(g, CASTILE, "central_atlantic", 1)
    table = sailing(g, ATLANTIC, ("send_from", "bay_of_biscay"))
    table.say(("occupy_slot",))
    assert ships_on_slots_in(g, CASTILE, atlantic) == 1
    assert ("occupy_slot",) not in table.ask.options, "only the Ship that moved"
    g = coast()
    for slot in vacant_slots(g, atlantic):
        g.slots[slot] = ENGLAND + 1
    ships(g, CASTILE, "bay_of_biscay", 2)
    table = sailing(g, ATLANTIC, ("send_from", "bay_of_biscay"), DONE)
    assert refusal_of(g, table.ask, ("occupy_slot",)) == "EU-9.5.17"


@pytest.mark.rule("EU-9.MU.33", "EU-9.5.29")
def test_repairs_are_done_at_the_end_of_a_turn_and_of_a_round() -> None:
    g = coast()
    fleet = g.players[FRANCE].fleet = Fleet(port(g, "galicia"), heavy=1, damaged=1)
    town(g, "galicia", FRANCE)
    turn(g, CASTILE).say(("pass",), ("end_turn",))
    assert fleet.damaged == 0
    fleet.damaged = 1
    run(end_round(g))
    assert fleet.damaged == 0
