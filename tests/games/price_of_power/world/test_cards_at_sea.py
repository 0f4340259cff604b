"""What cards do at sea: Pirates, Expanded nodes, Ships gained and lost, Explore for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.flow import DONE, Seat
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.box.effects import Do
from stolnik.games.price_of_power.chapters.effects.verbs.actions_by_card import grant
from stolnik.games.price_of_power.chapters.phases.leaving_the_game import leave
from stolnik.games.price_of_power.events.world import (
    FleetShipGained,
    FleetShipGainedInPort,
    Raided,
    ShipGained,
    ShipGainedInPort,
)
from stolnik.games.price_of_power.state import PORT, Europe, Fleet, Merchant
from tests.games.price_of_power.commerce.trading import on_top
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing, read, scope_of
from tests.games.price_of_power.effects.granting import granting
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    place,
    refusal_of,
)
from tests.games.price_of_power.war.forces import war
from tests.games.price_of_power.world.explorers import (
    claim,
    claims,
    in_port,
    knows,
    named,
    old_world,
    roll,
    ship,
    zone,
)
from tests.games.running import Procedure

CLOTH = "T02-2"
"""English Channel and Champagne."""


def node(g: Europe, name: str) -> int:
    return g.box.node_of[name]


def pirates(g: Europe) -> dict[str, int]:
    return {g.box.nodes[no].id: n for no, n in enumerate(g.pirates) if n}


def expanded(g: Europe) -> set[str]:
    return {g.box.nodes[no].id for no, there in enumerate(g.expanded) if there}


def ships(g: Europe, seat: Seat) -> dict[str, int]:
    return {g.box.zones[at].id: n for at, n in g.players[seat].ships.items() if at < 64}


# -- Trade Nodes -------------------------------------------------------------------------------


def test_each_pirate_goes_to_one_of_the_nodes() -> None:
    g = old_world()
    among = {"nodes": {"in": ["sevilla_node", "indian_ocean_node"]}}
    table = playing(g, [{"do": "pirate", "node": among, "n": 2}], FRANCE)
    assert table.ask.seat == FRANCE
    table.say(("pick_node", "sevilla_node"), ("pick_node", "indian_ocean_node"))
    assert pirates(g) == {"sevilla_node": 1, "indian_ocean_node": 1}


def test_pirates_go_where_was_traded() -> None:
    g = old_world()
    scope = scope_of(FRANCE)
    scope.last["node"] = [node(g, "genoa_node")]
    playing(g, [{"do": "pirate", "node": "last_node", "n": 1}], FRANCE, scope)
    assert pirates(g) == {"genoa_node": 1}


def test_pirates_move_to_another_maritime_node() -> None:
    g = old_world()
    g.pirates[node(g, "genoa_node")] = 1
    table = playing(g, [{"do": "move_pirate", "n": 1}], FRANCE)
    goals = named(table, "pick_node")
    assert "genoa_node" not in goals
    assert "champagne_node" not in goals
    table.say(("pick_node", "sevilla_node"))
    assert pirates(g) == {"sevilla_node": 1}


def test_without_pirates_none_moves() -> None:
    g = old_world()
    assert playing(g, [{"do": "move_pirate", "n": 1}], FRANCE).over
    assert not pirates(g)


def test_pirates_leave_nodes_next_to_a_map() -> None:
    g = old_world()
    g.pirates[node(g, "genoa_node")] = 1
    g.pirates[node(g, "indian_ocean_node")] = 2
    where = {"nodes": {"adjacent_map": "india_and_arabia"}}
    playing(g, [{"do": "remove_pirate", "n": 1, "node": where}], FRANCE)
    assert pirates(g) == {"genoa_node": 1, "indian_ocean_node": 1}


@pytest.mark.rule("EU-12.5.7")
def test_a_node_that_is_not_expanded_yet_is() -> None:
    g = old_world()
    g.expanded[node(g, "alexandria")] = 1
    among = {"nodes": {"in": ["adriatic_sea_node", "alexandria"]}}
    assert playing(g, [{"do": "expand_node", "node": among}], FRANCE).over
    assert expanded(g) == {"adriatic_sea_node", "alexandria"}


@pytest.mark.rule("EU-12.5.7")
def test_commercial_growth_expands_a_node_with_a_merchant_of_ones_own() -> None:
    g = old_world()
    for player in g.players:
        player.merchants = []
    g.players[FRANCE].merchants = [Merchant(node(g, "genoa_node")), Merchant(node(g, "wien_node"))]
    g.players[CASTILE].merchants = [Merchant(node(g, "sevilla_node"))]
    among = {"nodes": {"with_merchant_of": "you", "expanded": False}}
    table = playing(g, [{"do": "expand_node", "node": among}], FRANCE)
    assert named(table, "pick_node") == {"genoa_node", "wien_node"}


# -- Ships gained ------------------------------------------------------------------------------


def gain(g: Europe, seat: Seat, **args: Any) -> Any:
    return playing(g, [{"do": "gain_ships", "who": "you", "cost": "free", **args}], seat)


@pytest.mark.rule("EU-16.3.22")
def test_ships_are_gained_where_no_battle_starts() -> None:
    g = old_world(("galicia", CASTILE))
    war(g, FRANCE, "castile")
    ship(g, FRANCE, "bay_of_biscay")
    table = gain(g, CASTILE, type="light", n=1)
    assert named(table, "moor_at_sea") == {"central_atlantic"}
    assert named(table, "moor_in_port") == {"galicia"}
    assert refusal_of(g, table.ask, ("moor_at_sea", "bay_of_biscay")) == "EU-16.3.22"
    table.say(("moor_on_slot", "central_atlantic"))
    assert g.slots.count(CASTILE + 1) == 1
    assert audit(g) == []


@pytest.mark.rule("EU-16.3.22", "EU-9.5.28")
def test_the_fleet_in_a_port_gains_a_ship_if_there_is_room_for_it() -> None:
    g = old_world(("galicia", CASTILE))
    galicia = PORT + place(g, "galicia")
    for size, offered in ((1, {"heavy_ship", "light_ship", "galley"}), (2, set())):
        g.players[CASTILE].fleet = Fleet(galicia, light=size)
        table = gain(g, CASTILE, type="any", n=1)
        assert named(table, "moor_fleet_in_port") == offered


@pytest.mark.rule("EU-16.3.22")
def test_without_such_a_place_ships_are_not_gained() -> None:
    g = old_world(("london", ENGLAND))
    war(g, FRANCE, "castile")
    for where in ("indian_ocean", "east_indies"):
        ship(g, FRANCE, where)
    only = {"zones": {"in": ["indian_ocean", "east_indies"]}}
    assert gain(g, CASTILE, type="light", n=2, where=only).over
    assert not g.players[CASTILE].ships


def test_the_card_may_say_where_and_later_effects_know() -> None:
    g = old_world(("london", ENGLAND))
    only = {"zones": {"in": ["indian_ocean", "east_indies"]}}
    effects = [
        {"do": "gain_ships", "who": "you", "type": "light", "n": 2, "where": only, "cost": "free"},
        {"do": "claim", "who": "you", "n": 1, "where": {"areas": {"adjacent_sea": "last_ships"}}},
    ]
    scope = scope_of(ENGLAND)
    table = playing(g, effects[:1], ENGLAND, scope)
    table.say(("moor_at_sea", "indian_ocean"), ("moor_at_sea", "east_indies"))
    assert ships(g, ENGLAND) == {"indian_ocean": 1, "east_indies": 1}
    assert scope.last["ships"] == [zone(g, "indian_ocean"), zone(g, "east_indies")]


@pytest.mark.rule("EU-9.MU.30", "EU-9.MU.35", "EU-9.MU.40")
def test_heavy_ships_and_galleys_join_the_one_fleet() -> None:
    g = old_world(("galicia", CASTILE), ("valencia", CASTILE))
    fleet = g.players[CASTILE].fleet = Fleet(zone(g, "western_mediterranean"), heavy=1)
    table = gain(g, CASTILE, type="galley", n=2)
    assert table.over, "the Fleet is in one place only"
    assert fleet.galleys == 2
    fleet.space = zone(g, "baltic_sea")
    assert gain(g, CASTILE, type="heavy", n=1).over
    assert fleet.heavy == 1, "no own Port is near it"


@pytest.mark.parametrize(
    ("answer", "event"),
    [
        (("moor_in_port", "galicia"), ShipGainedInPort(CASTILE, "galicia")),
        (("moor_at_sea", "bay_of_biscay"), ShipGained(CASTILE, "bay_of_biscay", False)),
        (("moor_on_slot", "bay_of_biscay"), ShipGained(CASTILE, "bay_of_biscay", True)),
        (
            ("moor_fleet_in_port", "light_ship", "galicia"),
            FleetShipGainedInPort(CASTILE, "light_ship", "galicia"),
        ),
        (
            ("moor_fleet_at_sea", "light_ship", "bay_of_biscay"),
            FleetShipGained(CASTILE, "light_ship", "bay_of_biscay"),
        ),
    ],
)
def test_where_a_ship_is_gained_is_told(answer: Any, event: Any) -> None:
    g = old_world(("galicia", CASTILE))
    told = listen(g)
    gain(g, CASTILE, type="light", n=1).say(answer)
    assert told == [event]


@pytest.mark.rule("EU-9.MU.36")
def test_no_galley_is_gained_in_unmarked_waters() -> None:
    g = old_world(("galicia", CASTILE))
    told = listen(g)
    table = gain(g, CASTILE, type="galley", n=1)
    assert table.over, "in the Port alone"
    assert FleetShipGainedInPort(CASTILE, "galley", "galicia") in told
    assert g.players[CASTILE].fleet.galleys == 1
    assert g.players[CASTILE].fleet.space >= 64


@pytest.mark.parametrize(("cost", "price"), [("half", 2), ({"ducats_each": 2}, 2), ("printed", 4)])
def test_up_to_so_many_for_a_price(cost: Any, price: int) -> None:
    g = old_world(("london", ENGLAND))
    g.players[ENGLAND].ducats = 2 * price + 1
    table = gain(g, ENGLAND, type="light", n={"range": [0, 3]}, cost=cost)
    table.say(("moor_at_sea", "english_channel"), ("moor_at_sea", "english_channel"))
    assert table.over, "the third is too dear"
    assert g.players[ENGLAND].ducats == 1
    assert ships(g, ENGLAND) == {"english_channel": 2}


def test_fewer_than_the_card_offers_will_do() -> None:
    g = old_world(("london", ENGLAND))
    table = gain(g, ENGLAND, type="any", n={"range": [0, 3]}, cost="half")
    assert ("moor_fleet_at_sea", "heavy_ship", "english_channel") in table.ask.options
    table.say(DONE)
    assert table.over
    assert not g.players[ENGLAND].ships


# -- Ships lost --------------------------------------------------------------------------------


def test_whoever_acts_chooses_among_the_ships_of_several_players() -> None:
    g = old_world()
    ship(g, ENGLAND, "indian_ocean")
    ship(g, FRANCE, "indian_ocean")
    ship(g, AUSTRIA, "north_sea")
    effect = {
        "do": "remove_ship",
        "owner": "opponents",
        "where": {"zones": {"map": "india_and_arabia"}},
        "n": 1,
    }
    table = playing(g, [effect], CASTILE)
    assert named(table, "pick_realm") == {"england", "france"}
    table.say(("pick_realm", "france"))
    assert not g.players[FRANCE].ships
    assert g.players[ENGLAND].ships


def test_whoever_acts_chooses_among_the_ships_of_the_only_opponent() -> None:
    g = old_world()
    for seat in (ENGLAND, AUSTRIA):
        leave(g, seat)
    ship(g, FRANCE, "indian_ocean")
    ship(g, FRANCE, "caribbean_sea")
    where = {"zones": {"distant": True}}
    effect = {"do": "remove_ship", "owner": "opponents", "where": where, "n": 1}
    table = playing(g, [effect], CASTILE)
    assert table.ask.seat == CASTILE
    assert named(table, "lose_at_sea") == {"indian_ocean", "caribbean_sea"}


def test_a_player_chooses_the_own_ship_that_a_card_takes() -> None:
    g = old_world()
    ship(g, ENGLAND, "indian_ocean")
    ship(g, ENGLAND, "caribbean_sea")
    ship(g, ENGLAND, "north_sea")
    g.players[ENGLAND].fleet = Fleet(zone(g, "caribbean_sea"), heavy=1)
    effect = {
        "do": "remove_ship",
        "owner": "realm:england",
        "type": "light",
        "where": {"zones": {"distant": True}},
        "n": 1,
    }
    table = playing(g, [effect], CASTILE)
    assert table.ask.seat == ENGLAND
    assert named(table, "lose_at_sea") == {"indian_ocean", "caribbean_sea"}
    table.say(("lose_at_sea", "indian_ocean"))
    assert ships(g, ENGLAND) == {"caribbean_sea": 1, "north_sea": 1}


# -- Privateers --------------------------------------------------------------------------------


def test_privateers_take_the_top_row_from_a_merchant_and_leave_pirates() -> None:
    g = old_world()
    for player in g.players:
        player.merchants = []
        player.power = [2, 2, 2]
    channel = Merchant(node(g, "english_channel_node"))
    inland = Merchant(node(g, "champagne_node"))
    g.players[ENGLAND].merchants = [channel, inland]
    for seat in (CASTILE, FRANCE):
        g.players[seat].merchants = [Merchant(node(g, "english_channel_node"))]
    on_top(g, CLOTH)
    before = g.players[CASTILE].ducats
    table = playing_event_text(g)
    assert set(table.ask.options) >= {
        ("raid", CLOTH, "english_channel_node", ENGLAND),
        ("raid", CLOTH, "english_channel_node", FRANCE),
    }, "neither the own Merchant nor an Inland node"
    told = listen(g)
    table.say(("raid", CLOTH, "english_channel_node", ENGLAND))
    card = g.box.trade_cards[g.box.trade_card_of[CLOTH]]
    assert Raided(CASTILE, "english_channel_node", card.income[0][2]) in told
    assert g.players[CASTILE].ducats == before + card.income[0][2]
    assert not channel.upright
    assert inland.upright
    assert pirates(g) == {"english_channel_node": 1}
    assert g.box.trade_card_of[CLOTH] in g.trade_discards
    assert audit(g) == []


def playing_event_text(g: Europe) -> Any:
    """Castile's letter of marque of the Event Privateers."""
    effect = {
        "do": "privateer_trade",
        "who": "you",
        "draw": 3,
        "node_kind": "maritime",
        "activate": "opponent_merchant",
        "pirate": 1,
        "income": "top_row",
    }
    return playing(g, [effect], CASTILE)


def test_without_a_merchant_to_rob_privateers_come_home_with_nothing() -> None:
    g = old_world()
    for player in g.players:
        player.merchants = []
    before = g.players[CASTILE].ducats
    assert playing_event_text(g).over
    assert g.players[CASTILE].ducats == before
    assert len(g.trade_discards) == 3


# -- Explore, granted --------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.24", "EU-5.1.29")
def test_a_granted_exploration_costs_no_power() -> None:
    g = old_world(("london", ENGLAND), ("virginia", ENGLAND))
    g.players[ENGLAND].power = [0, 0, 0]
    roll(g, "2")
    table = granting(g, ENGLAND, "explore", active=CASTILE)
    assert table.ask.seat == ENGLAND
    assert set(table.ask.options) == {("explore",), DONE}
    table.say(("explore",), ("discover", "florida"))
    assert claims(g, ENGLAND) == {"florida"}
    assert g.active == CASTILE


@pytest.mark.rule("EU-16.3.24")
def test_a_granted_exploration_may_be_declined() -> None:
    g = old_world(("london", ENGLAND), ("virginia", ENGLAND))
    table = granting(g, ENGLAND, "explore")
    table.say(DONE)
    assert table.over
    assert not claims(g, ENGLAND)


def test_who_has_nothing_to_explore_is_not_asked() -> None:
    g = old_world(("london", ENGLAND))
    assert granting(g, ENGLAND, "explore").over


def test_a_card_lets_the_ship_sail_on_from_a_map_once() -> None:
    g = old_world(("lisboa", CASTILE), ("sevilla", CASTILE))
    knows(g, CASTILE)
    in_port(g, CASTILE, "lisboa")
    roll(g, "2")
    maps = ["africa", "india_and_arabia"]
    table = granting(g, CASTILE, "explore", extra_move_if_map=maps)
    table.say(("explore",), ("explore_from_port", "lisboa"))
    table.say(("sail_to", "southeastern_atlantic"), ("stay_at_sea",))
    assert table.ask.topic == "explorer"
    table.say(("explore_from", "southeastern_atlantic"))
    assert "east_african_coast" in named(table, "sail_to")
    table.say(("sail_to", "east_african_coast"), ("stay_at_sea",))
    assert table.ask.topic == "exploration", "once, though Africa is left again"
    assert {"natal", "madagascar", "kilwa"} <= named(table, "discover")


def test_elsewhere_the_ship_does_not_sail_on() -> None:
    g = old_world(("lisboa", CASTILE), ("sevilla", CASTILE))
    knows(g, CASTILE)
    in_port(g, CASTILE, "lisboa")
    roll(g, "2")
    table = granting(g, CASTILE, "explore", extra_move_if_map=["africa"])
    table.say(("explore",), ("explore_from_port", "lisboa"), ("sail_to", "caribbean_sea"))
    table.say(("stay_at_sea",))
    assert table.ask.topic == "exploration"


@pytest.mark.parametrize("discovers", [True, False])
def test_what_follows_depends_on_a_discovery(discovers: bool) -> None:
    g = old_world(("london", ENGLAND), ("virginia", ENGLAND))
    for player in g.players:
        player.merchants = []
    g.age = 4
    g.players[ENGLAND].power = [0, 1, 0]
    roll(g, "2" if discovers else "3")
    if not discovers:
        claim(g, ENGLAND, "new_england")
    effect = {
        "do": "action",
        "who": "you",
        "action": "explore",
        "free": True,
        "then_if_discovered": [{"do": "prestige", "who": "you", "n": 2}],
        "otherwise": [{"do": "power", "who": "you", "kind": "dip", "n": 1}],
    }
    (do,) = read(g, [effect])
    assert isinstance(do, Do)
    table = Procedure(grant(g, scope_of(ENGLAND), ENGLAND, do.args), g)
    table.say(("explore",), ("discover", "florida") if discovers else ("turn_back",))
    assert g.players[ENGLAND].prestige == (2 if discovers else 0)
    assert g.players[ENGLAND].power[DIP] == (1 if discovers else 2)
