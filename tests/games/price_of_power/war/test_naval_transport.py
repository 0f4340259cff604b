"""Naval Transport: bridges of own and allied Ships, and who crosses them."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.box.components import MIL, NONE
from stolnik.games.price_of_power.chapters.war.arrival import passengers
from stolnik.games.price_of_power.chapters.war.land_movement import move_on_land
from stolnik.games.price_of_power.chapters.war.transport import landings
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import SLOTS_PER_ZONE, Europe, task_of
from stolnik.games.price_of_power.tasks import Battle, Moving, Sailing
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    bare_map,
    now_refused,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import (
    army,
    at_arms,
    infantry,
    rebels,
    ships,
    turn,
    war,
    where_is,
)
from tests.games.price_of_power.war.harbours import coast, sailing, zone
from tests.games.running import Procedure, run

EASTERN: Move = ("bound_for", "eastern_atlantic")
SEND: Move = ("send_from", "bay_of_biscay")


def bridge(units: int = 5) -> Europe:
    """An Army in Leon, a Unit in Portugal, and Ships that lack one Sea Zone to Ireland."""
    g = coast("galicia", "lisboa", "ulaidh")
    army(g, CASTILE, 1, "leon", units)
    infantry(g, CASTILE, "portugal")
    ships(g, CASTILE, "central_atlantic", 2)
    ships(g, CASTILE, "bay_of_biscay", 2)
    return g


@pytest.mark.rule("EU-5.5.31", "EU-5.5.33", "EU-9.5.40", "EU-5.5.32")
def test_after_a_naval_movement_one_army_crosses_over_the_ships_that_moved() -> None:
    g = bridge()
    table = sailing(g, EASTERN, SEND, SEND, DONE)
    assert table.ask.topic == "arrive"
    table.say(("carry_army", 1))
    assert not any(move[0] in ("march", "leave_behind") for move in table.ask.options)
    assert refusal_of(g, table.ask, ("march", "portugal")) == "EU-9.5.40"
    table.say(("ship_over", "ireland"))
    assert where_is(g, CASTILE, 1) == "ireland"
    assert table.ask.topic == "end_turn", "the Unit in Portugal stays behind"
    assert g.players[CASTILE].infantry == {area(g, "portugal"): 1}


@pytest.mark.rule("EU-5.5.31", "EU-9.5.40")
def test_the_bridge_must_lead_through_the_destination_and_carry_the_army() -> None:
    g = bridge(units=7)
    table = sailing(g, EASTERN, SEND, SEND, DONE)
    assert ("carry_army", 1) not in table.ask.options, "seven Units on two Ships"
    assert refusal_of(g, table.ask, ("carry_army", 1)) == "EU-9.5.32"
    assert refusal_of(g, table.ask, ("carry_army", 2)) == "EU-9.5.40", "it is not on the board"
    assert refusal_of(g, table.ask, ("carry_infantry", "leon")) == "EU-9.5.40", "none are there"
    assert ("carry_infantry", "portugal") in table.ask.options
    g = bridge()
    g.players[CASTILE].ships[zone(g, "doggerbank")] = 2
    table = sailing(g, ("bound_for", "norwegian_sea"), ("send_from", "doggerbank"), DONE)
    carried = [move for move in table.ask.options if str(move[0]).startswith("carry")]
    assert carried == [], "no Units at the coasts of that bridge"


@pytest.mark.rule("EU-9.5.35")
def test_landing_among_enemies_starts_a_battle() -> None:
    g = bridge()
    rebels(g, "ireland", 2)
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon"), through=zone(g, "eastern_atlantic")))
    ships(g, CASTILE, "eastern_atlantic", 2)
    run(move_on_land(g, task_of(g, Moving)), [("ship_over", "ireland")])
    battle = g.agenda[-1]
    assert isinstance(battle, Battle)
    assert (battle.area, battle.came_from) == (area(g, "ireland"), area(g, "leon"))


@pytest.mark.rule("EU-9.5.38", "EU-9.5.39")
def test_exa36_one_area_and_then_a_bridge() -> None:
    g = coast("galicia", "lisboa")
    army(g, CASTILE, 1, "leon", 3)
    ships(g, CASTILE, "central_atlantic")
    reach = landings(g, CASTILE, area(g, "portugal"), 3)
    assert reach >> area(g, "southern_morocco") & 1
    war(g, CASTILE, "morocco")
    g.agenda.append(Moving(CASTILE, 0, area(g, "leon")))
    run(move_on_land(g, task_of(g, Moving)), [("march", "portugal")])
    table = Procedure(move_on_land(g, task_of(g, Moving)))
    table.say(("ship_over", "southern_morocco"))
    assert where_is(g, CASTILE, 1) == "southern_morocco"
    assert not any(isinstance(task, Moving) and not task.landed for task in g.agenda)


@pytest.mark.rule("EU-5.5.31", "EU-9.5.40")
def test_nobody_lands_before_the_bridge_has_come_to_the_ships_that_moved() -> None:
    g = bridge()
    ships(g, CASTILE, "eastern_atlantic")
    eastern = zone(g, "eastern_atlantic")
    start, ireland, morocco = (area(g, one) for one in ("portugal", "ireland", "southern_morocco"))
    del g.players[CASTILE].ships[zone(g, "bay_of_biscay")]
    assert landings(g, CASTILE, start, 1) >> morocco & 1
    assert landings(g, CASTILE, start, 1, eastern) >> ireland & 1
    assert not landings(g, CASTILE, start, 1, eastern) >> morocco & 1
    ships(g, CASTILE, "bay_of_biscay")
    assert landings(g, CASTILE, area(g, "leon"), 1, eastern) >> morocco & 1, "by way of Biscay"


@pytest.mark.rule("EU-9.5.40")
def test_without_the_ships_that_moved_an_allys_ships_carry_nobody() -> None:
    g = bridge()
    g.players[CASTILE].allies = {AUSTRIA: False}
    ships(g, AUSTRIA, "eastern_atlantic")
    biscay = zone(g, "bay_of_biscay")
    task = Sailing(CASTILE, to=zone(g, "eastern_atlantic"), came_from=[biscay])
    assert passengers(g, task) == {}, "they were lost"
    ships(g, CASTILE, "eastern_atlantic")
    assert passengers(g, task)


@pytest.mark.rule("EU-9.5.34", "EU-9.5.37")
def test_allied_ships_help_where_no_enemy_ships_are() -> None:
    g = coast("galicia", "ulaidh")
    ireland = area(g, "ireland")
    start = area(g, "leon")
    ships(g, CASTILE, "central_atlantic")
    ships(g, AUSTRIA, "eastern_atlantic")
    assert not landings(g, CASTILE, start, 3) >> ireland & 1
    g.players[CASTILE].allies = {AUSTRIA: False}
    g.players[AUSTRIA].allies = {CASTILE: False}
    assert landings(g, CASTILE, start, 3) >> ireland & 1
    war(g, CASTILE, "france")
    ships(g, FRANCE, "eastern_atlantic")
    assert not landings(g, CASTILE, start, 3) >> ireland & 1


@pytest.mark.rule("EU-9.5.34")
def test_the_ships_of_two_allies_make_one_bridge() -> None:
    g = coast("galicia", "ulaidh")
    ireland, start = area(g, "ireland"), area(g, "leon")
    ships(g, FRANCE, "central_atlantic")
    ships(g, FRANCE, "bay_of_biscay")
    ships(g, AUSTRIA, "eastern_atlantic")
    for ally in (AUSTRIA, FRANCE):
        g.players[CASTILE].allies = {ally: False}
        assert not landings(g, CASTILE, start, 3) >> ireland & 1
    g.players[CASTILE].allies = {AUSTRIA: False, FRANCE: False}
    assert landings(g, CASTILE, start, 3) >> ireland & 1


@pytest.mark.rule("EU-5.5.32", "EU-9.5.32")
def test_ships_that_protect_trade_carry_units_too() -> None:
    g = coast("galicia", "bordeaux")
    start, goal = area(g, "leon"), area(g, "aquitaine")
    sea = g.box.zones[zone(g, "bay_of_biscay")]
    for slot in range(sea.slots):
        assert not landings(g, CASTILE, start, 3 * slot + 1) >> goal & 1
        g.slots[sea.no * SLOTS_PER_ZONE + slot] = CASTILE + 1
        assert landings(g, CASTILE, start, 3 * slot + 3) >> goal & 1


@pytest.mark.rule("EU-9.5.36")
def test_allied_ships_land_among_enemies_only_if_they_are_at_war_with_one() -> None:
    g = coast("galicia", "lancashire")
    ireland, start = area(g, "ireland"), area(g, "leon")
    ships(g, CASTILE, "central_atlantic")
    ships(g, AUSTRIA, "eastern_atlantic")
    g.players[CASTILE].allies = {AUSTRIA: False}
    town(g, "pale", FRANCE)
    rebels(g, "ireland")
    assert landings(g, CASTILE, start, 3) >> ireland & 1, "Rebels alone are no hindrance"
    war(g, CASTILE, "france")
    assert not landings(g, CASTILE, start, 3) >> ireland & 1, "nor is there a War with them"
    war(g, AUSTRIA, "france")
    assert landings(g, CASTILE, start, 3) >> ireland & 1


@pytest.mark.rule("EU-9.5.32", "EU-9.5.33", "EU-9.5.34", "EU-9.5.36")
def test_who_asks_why_nobody_lands_hears_what_is_in_the_way() -> None:
    g = coast("galicia", "lancashire")
    army(g, CASTILE, 1, "leon", 2)
    town(g, "pale", FRANCE)
    war(g, CASTILE, "france")
    table = turn(g, CASTILE)
    table.say(("activate_land",))
    ireland: Move = ("ship_over", "ireland")
    assert refusal_of(g, table.ask, ireland) == "EU-9.5.33", "there is no bridge"
    ships(g, CASTILE, "central_atlantic")
    ships(g, AUSTRIA, "eastern_atlantic")
    g.players[CASTILE].allies = {AUSTRIA: False}
    assert now_refused(g, table.ask, ireland) == "EU-9.5.36", "Austria is at Peace with France"
    ships(g, FRANCE, "eastern_atlantic")
    assert now_refused(g, table.ask, ireland) == "EU-9.5.34", "nor do Enemy Ships let it pass"
    g.players[FRANCE].ships = {}
    war(g, AUSTRIA, "france")
    assert now_refused(g, table.ask, ireland) is None
    g.players[CASTILE].armies[0].units[0] = 4
    assert now_refused(g, table.ask, ireland) == "EU-9.5.32", "four Units on one Ship"


@pytest.mark.rule("EU-9.5.32", "EU-9.5.34", "EU-9.5.36")
def test_it_is_the_ally_at_peace_and_not_their_number_that_keeps_units_from_landing() -> None:
    g = coast("galicia", "lancashire")
    army(g, CASTILE, 1, "leon", 4)
    town(g, "pale", FRANCE)
    war(g, CASTILE, "france")
    for name in ("central_atlantic", "eastern_atlantic"):
        ships(g, CASTILE, name)
    table = turn(g, CASTILE)
    table.say(("activate_land",))
    ireland: Move = ("ship_over", "ireland")
    assert refusal_of(g, table.ask, ireland) == "EU-9.5.32", "four Units, and one Ship in each"
    for name in ("central_atlantic", "eastern_atlantic"):
        ships(g, AUSTRIA, name)
    g.players[CASTILE].allies = {AUSTRIA: False}
    assert now_refused(g, table.ask, ireland) == "EU-9.5.36", "two Friendly Ships in each"
    war(g, AUSTRIA, "france")
    assert now_refused(g, table.ask, ireland) is None
    ships(g, FRANCE, "eastern_atlantic")
    assert now_refused(g, table.ask, ireland) == "EU-9.5.34", "Austria does not help past France"


@pytest.mark.rule("EU-9.5.36", "EU-9.5.40")
def test_who_asks_why_nobody_is_carried_hears_that_the_ally_is_at_peace() -> None:
    g = coast("trondheim")
    army(g, CASTILE, 1, "trondelag", 2)
    g.claims[area(g, "vestlandet")] = 1 << CASTILE  # nobody with a Claim has access
    ships(g, CASTILE, "north_sea")
    ships(g, AUSTRIA, "northeastern_atlantic")
    g.players[CASTILE].allies = {AUSTRIA: False}
    war(g, CASTILE, "france")
    for name in ("ulaidh", "laighin", "lancashire", "ayrshire", "wales"):
        town(g, name, FRANCE)
    table = sailing(g, ("bound_for", "norwegian_sea"), ("send_from", "north_sea"))
    carry: Move = ("carry_army", 1)
    assert refusal_of(g, table.ask, carry) == "EU-9.5.36"
    war(g, AUSTRIA, "france")
    assert now_refused(g, table.ask, carry) is None


@pytest.mark.rule("EU-9.5.34", "EU-9.5.36")
def test_of_three_allies_those_help_who_are_at_war_there() -> None:
    g = at_arms(6)
    bare_map(g)
    ireland, start = area(g, "ireland"), area(g, "leon")
    town(g, "pale", FRANCE)
    ships(g, AUSTRIA, "central_atlantic")
    ships(g, ENGLAND, "eastern_atlantic")
    g.players[CASTILE].allies = {AUSTRIA: False, ENGLAND: False, OTTOMANS: False}
    for seat in (CASTILE, AUSTRIA, ENGLAND):
        war(g, seat, "france")
    assert landings(g, CASTILE, start, 3) >> ireland & 1


@pytest.mark.rule("EU-5.5.34", "EU-9.5.33")
def test_exa26_a_bridge_reaches_any_distance() -> None:
    g = coast("galicia")
    names = [one.id for one in g.box.zones]
    for name in names:
        ships(g, CASTILE, name)
    reach = landings(g, CASTILE, area(g, "leon"), 3)
    assert reach >> area(g, "mexico") & 1


def test_a_clone_in_the_middle_of_a_naval_movement_repeats_nothing() -> None:
    g = bridge()
    table = sailing(g, EASTERN, SEND)
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=Europe)
    copy.attach(g.box, None)
    again = Procedure(play(copy), copy)
    assert again.ask.options == table.ask.options
    again.say(SEND)
    assert copy.players[CASTILE].ships[zone(g, "eastern_atlantic")] == 2
    assert copy.players[CASTILE].power[MIL] == 5
    assert g.players[CASTILE].fleet.space == NONE
