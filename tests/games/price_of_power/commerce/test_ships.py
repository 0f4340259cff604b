"""The Light Ship that a Trade Action may move, and Trade Protection slots."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import Move
from stolnik.games.price_of_power.box.components import DIP
from stolnik.games.price_of_power.chapters.board.sailing import (
    free_slots,
    leave_slots,
    take_slot,
    zones_in_reach,
)
from stolnik.games.price_of_power.events.commerce import ShipDisplaced, TookSlot
from stolnik.games.price_of_power.game import GAME
from stolnik.games.price_of_power.state import PORT, Europe, War
from tests.games.price_of_power.commerce.trading import (
    at_sea,
    ducats,
    empty_map,
    merchant,
    node,
    on_slot,
    quiet_seas,
    slots_of,
    trading,
    zone,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    ENGLAND,
    FRANCE,
    area,
    place,
    refusal_of,
    town,
)
from tests.games.running import setting_of

CLOTH, WINE, LIVESTOCK, SPICES = "T02-2", "T25-1", "T15-2", "T21-1"
FISH, GLASS, COPPER, GRAIN = "T08-1", "T10-1", "T05-1", "T12-2"
"""Glass: English Channel, Adriatic Sea, Genoa.  Copper: East Indies and nodes of the east."""
IN_THE_CHANNEL = ("trade_in", CLOTH, "english_channel_node")


def names(g: Europe, zones: object) -> set[str]:
    assert isinstance(zones, dict)
    return {g.box.zones[one].id for one in zones}


@pytest.mark.rule("EU-9.5.21")
def test_a_ship_goes_up_to_two_spaces() -> None:
    g = quiet_seas()
    reached = zones_in_reach(g, ENGLAND, zone(g, "baltic_sea"))
    assert names(g, reached) == {"skagerrak", "gulf_of_bothnia", "north_sea", "baltic_sea"}


@pytest.mark.rule("EU-9.5.21")
def test_out_of_port_the_sea_zone_is_the_first_space() -> None:
    g = quiet_seas()
    reached = zones_in_reach(g, FRANCE, PORT + place(g, "bordeaux"))
    assert "bay_of_biscay" in names(g, reached)
    assert "english_channel" in names(g, reached)
    assert "doggerbank" not in names(g, reached)


@pytest.mark.rule("EU-9.5.21")
def test_a_ship_stops_in_a_distant_sea_zone() -> None:
    g = quiet_seas()
    for name in ("canada", "antilles"):
        town(g, name, ENGLAND)
    g.wars.append(War(FRANCE, ENGLAND))
    at_sea(g, FRANCE, "eastern_atlantic")  # which link B joins to the Caribbean Sea
    reached = zones_in_reach(g, ENGLAND, zone(g, "northeastern_atlantic"))
    assert "northwestern_atlantic" in names(g, reached)
    assert "caribbean_sea" not in names(g, reached)


@pytest.mark.rule("EU-9.5.45")
def test_a_distant_sea_zone_next_to_nothing_of_ones_own_is_for_explorers() -> None:
    g = quiet_seas()
    here = zone(g, "eastern_atlantic")
    assert "northwestern_atlantic" not in names(g, zones_in_reach(g, ENGLAND, here))
    g.claims[area(g, "canada")] = 1 << ENGLAND
    assert "northwestern_atlantic" in names(g, zones_in_reach(g, ENGLAND, here))
    assert "northwestern_atlantic" not in names(g, zones_in_reach(g, FRANCE, here))


@pytest.mark.rule("EU-5.4.23", "EU-9.5.21")
def test_a_ship_may_not_enter_a_hostile_sea_zone() -> None:
    g = quiet_seas()
    g.wars.append(War(ENGLAND, FRANCE))
    at_sea(g, FRANCE, "north_sea")
    reached = zones_in_reach(g, ENGLAND, zone(g, "skagerrak"))
    assert names(g, reached) == {"baltic_sea", "gulf_of_bothnia", "skagerrak"}


@pytest.mark.rule("EU-2.7.5")
def test_the_links_between_america_and_the_far_east_cost_power() -> None:
    g = quiet_seas()
    for name in ("timor", "western_australia", "chile"):
        town(g, name, ENGLAND)
    reached = zones_in_reach(g, ENGLAND, zone(g, "southeastern_pacific"))
    dear = {g.box.zones[one].id for one, price in reached.items() if price}
    assert dear == {"east_indies", "great_australian_bight"}


def around_the_horn() -> Europe:
    """English Ships from the Channel to the Pacific, and cards that ask for the East Indies."""
    g = empty_map()
    merchant(g, ENGLAND, "north_sea_node")
    for name in ("english_channel", "eastern_atlantic", "northwestern_atlantic"):
        at_sea(g, ENGLAND, name)
    for name in ("caribbean_sea", "southwestern_atlantic"):
        at_sea(g, ENGLAND, name)
    at_sea(g, ENGLAND, "southeastern_pacific", 2)
    town(g, "timor", ENGLAND)
    return g


@pytest.mark.rule("EU-2.7.5")
def test_power_of_any_kind_pays_for_such_a_link() -> None:
    g = around_the_horn()
    g.players[ENGLAND].power[:] = [1, 1, 1]
    table = trading(g, ENGLAND, SPICES, COPPER, GRAIN)
    table.say(("sail_from", "southeastern_pacific"))
    table.say(("take_slot",), ("lose", "mil"))
    assert g.players[ENGLAND].power == [1, 0, 0]
    table.say(("trade_in", SPICES, "east_indies_node"))
    assert table.over


@pytest.mark.rule("EU-2.7.5")
def test_who_has_no_power_left_cannot_use_such_a_link() -> None:
    g = around_the_horn()
    g.players[ENGLAND].power[:] = [0, 1, 0]
    before = ducats(g)[ENGLAND]
    table = trading(g, ENGLAND, SPICES, COPPER, GRAIN)
    assert table.over  # nothing can be traded
    assert ducats(g)[ENGLAND] == before + 2


def channel() -> Europe:
    """England in the Channel with a Merchant and one Ship on a slot, and another in Skagerrak."""
    g = quiet_seas()
    merchant(g, ENGLAND, "english_channel_node")
    on_slot(g, ENGLAND, "english_channel")
    at_sea(g, ENGLAND, "skagerrak")
    return g


@pytest.mark.rule("EU-5.4.21", "EU-5.4.22", "EU-12.3.1", "EU-9.5.23")
def test_a_ship_raises_trade_power_on_a_vacant_slot() -> None:
    g = channel()
    for name in ("amsterdam", "normandie"):
        town(g, name, ENGLAND)
    before = ducats(g)[ENGLAND]
    table = trading(g, ENGLAND, CLOTH, WINE, GLASS)
    assert refusal_of(g, table.ask, ("sail_from", "baltic_sea")) == "EU-5.4.21"
    table.say(("sail_from", "skagerrak"))
    assert table.ask.topic == "trade_ship"
    assert refusal_of(g, table.ask, ("sail_to", "gulf_of_bothnia")) == "EU-9.5.23"
    assert refusal_of(g, table.ask, ("sail_to", "bay_of_biscay")) == "EU-9.5.21"
    told = listen(g)
    table.say(("sail_to", "north_sea"))
    assert TookSlot(ENGLAND, "north_sea") in told
    assert slots_of(g, "north_sea") == [ENGLAND + 1, 0]
    assert g.players[ENGLAND].ships == {}
    table.say(IN_THE_CHANNEL)
    # Merchant, two Ships, London, Amsterdam and Normandie: 6
    assert ducats(g)[ENGLAND] == before + 11


@pytest.mark.rule("EU-5.4.25", "EU-9.5.23")
def test_the_node_must_be_one_that_the_moved_ship_serves() -> None:
    g = channel()
    merchant(g, ENGLAND, "champagne_node")
    table = trading(g, ENGLAND, CLOTH, WINE, GLASS)
    inland = ("trade_in", CLOTH, "champagne_node")
    assert inland in table.ask.options
    table.say(("sail_from", "skagerrak"), ("sail_to", "north_sea"))
    assert inland not in table.ask.options
    assert refusal_of(g, table.ask, inland) == "EU-5.4.25"


@pytest.mark.rule("EU-5.4.21", "EU-5.4.20")
def test_only_one_ship_is_moved_and_then_a_card_must_be_used() -> None:
    g = channel()
    on_slot(g, ENGLAND, "doggerbank")
    table = trading(g, ENGLAND, CLOTH, WINE, GLASS)
    table.say(("sail_from", "skagerrak"), ("sail_to", "north_sea"))
    assert refusal_of(g, table.ask, ("sail_from_slot", "doggerbank")) == "EU-5.4.21"
    assert refusal_of(g, table.ask, ("no_trade",)) == "EU-5.4.20"


@pytest.mark.rule("EU-5.4.21", "EU-5.4.25")
def test_a_ship_makes_a_connection() -> None:
    g = quiet_seas()
    merchant(g, ENGLAND, "bordeaux_node")
    on_slot(g, ENGLAND, "english_channel", 2)
    before = ducats(g)[ENGLAND]
    table = trading(g, ENGLAND, WINE, "T12-2", "T16-1")
    assert refusal_of(g, table.ask, ("trade_in", WINE, "bordeaux_node")) == "EU-12.2.2"
    table.say(("sail_from_slot", "english_channel"), ("sail_to", "bay_of_biscay"))
    table.say(("stay_at_sea",))
    assert table.over  # Bordeaux is all that is left to choose
    assert slots_of(g, "bay_of_biscay") == [0, 0, 0]
    assert g.players[ENGLAND].ships == {zone(g, "bay_of_biscay"): 1}
    assert not g.players[ENGLAND].merchants[0].upright
    assert ducats(g)[ENGLAND] == before + 4


@pytest.mark.rule("EU-9.5.23")
def test_a_ship_that_carries_the_chain_may_not_leave_it() -> None:
    g = empty_map()
    merchant(g, ENGLAND, "bordeaux_node")
    on_slot(g, ENGLAND, "english_channel")
    on_slot(g, ENGLAND, "bay_of_biscay")
    table = trading(g, ENGLAND, WINE, "T12-2", "T16-1")
    assert ("trade_in", WINE, "bordeaux_node") in table.ask.options
    leave = ("sail_from_slot", "english_channel")
    assert leave not in table.ask.options
    assert refusal_of(g, table.ask, leave) == "EU-9.5.23"


@pytest.mark.rule("EU-5.4.21", "EU-9.5.21")
@pytest.mark.parametrize(
    ("port", "to", "moves"),
    [("naxos", "aegean_sea", ()), ("cyprus", "central_mediterranean", (("take_slot",),))],
)
def test_a_ship_sails_out_of_a_port(port: str, to: str, moves: tuple[Move, ...]) -> None:
    g = empty_map(6)
    town(g, port, ENGLAND)
    merchant(g, ENGLAND, "alexandria")
    england = g.players[ENGLAND]
    england.capital = place(g, port)
    england.ships[PORT + place(g, port)] = 1
    at_sea(g, ENGLAND, "eastern_mediterranean")
    table = trading(g, ENGLAND, "T02-1", "T15-1", "T21-1")  # all have Alexandria
    table.say(("sail_from_port", port))
    assert table.ask.topic == "trade_ship"
    assert table.ask.about == {"province": port}
    assert refusal_of(g, table.ask, ("sail_to", "english_channel")) == "EU-9.5.21"
    table.say(("sail_to", to), *moves)
    assert slots_of(g, to)[0] == ENGLAND + 1
    assert england.ships == {zone(g, "eastern_mediterranean"): 1}


@pytest.mark.rule("EU-9.5.21", "EU-12.3.1")
def test_a_ship_may_go_out_and_back_to_take_a_slot() -> None:
    g = empty_map()
    merchant(g, ENGLAND, "english_channel_node")
    at_sea(g, ENGLAND, "english_channel")
    table = trading(g, ENGLAND, CLOTH, WINE, GLASS)
    table.say(("sail_from", "english_channel"), ("sail_to", "english_channel"))
    assert slots_of(g, "english_channel") == [ENGLAND + 1, 0, 0]


@pytest.mark.rule("EU-9.5.21", "EU-9.5.25")
def test_a_ship_with_enemies_all_around_may_call_at_a_friendly_port_and_come_back() -> None:
    g = empty_map()
    g.wars.append(War(ENGLAND, FRANCE))
    for name in ("skagerrak", "gulf_of_bothnia"):
        at_sea(g, FRANCE, name)
    baltic = zone(g, "baltic_sea")
    assert not zones_in_reach(g, ENGLAND, baltic)
    town(g, "danzig", ENGLAND)
    assert names(g, zones_in_reach(g, ENGLAND, baltic)) == {"baltic_sea"}


@pytest.mark.rule("EU-5.4.22", "EU-9.5.22", "EU-12.3.3", "EU-12.3.4")
def test_a_ship_displaces_an_opponents_if_all_slots_are_taken() -> None:
    g = channel()
    on_slot(g, FRANCE, "north_sea")
    on_slot(g, AUSTRIA, "north_sea")
    table = trading(g, ENGLAND, CLOTH, WINE, LIVESTOCK)
    table.say(("sail_from", "skagerrak"), ("sail_to", "north_sea"))
    assert table.ask.topic == "trade_berth"
    assert {move for move in table.ask.options if move[0] == "displace"} == {
        ("displace", FRANCE),
        ("displace", AUSTRIA),
    }
    assert refusal_of(g, table.ask, ("take_slot",)) == "EU-12.3.3"
    told = listen(g)
    table.say(("displace", FRANCE))
    assert ShipDisplaced(ENGLAND, FRANCE, "north_sea") in told
    assert sorted(slots_of(g, "north_sea")) == sorted([ENGLAND + 1, AUSTRIA + 1])
    assert g.players[FRANCE].ships == {zone(g, "north_sea"): 1}


@pytest.mark.rule("EU-5.4.22", "EU-9.5.22")
def test_nobody_is_displaced_while_a_slot_is_vacant() -> None:
    g = channel()
    on_slot(g, FRANCE, "north_sea")
    merchant(g, ENGLAND, "north_sea_node")
    table = trading(g, ENGLAND, CLOTH, WINE, LIVESTOCK)
    table.say(("sail_from", "skagerrak"), ("sail_to", "north_sea"))
    if table.ask.topic == "trade_berth":
        assert refusal_of(g, table.ask, ("displace", FRANCE)) == "EU-5.4.22"
        table.say(("take_slot",))
    assert sorted(slots_of(g, "north_sea")) == sorted([ENGLAND + 1, FRANCE + 1])


@pytest.mark.rule("EU-12.3.5", "EU-12.3.6")
def test_a_naval_battle_empties_the_slots_for_the_rest_of_the_turn() -> None:
    g = quiet_seas()
    here = zone(g, "english_channel")
    on_slot(g, ENGLAND, "english_channel")
    on_slot(g, FRANCE, "english_channel")
    on_slot(g, AUSTRIA, "english_channel")  # took no part
    leave_slots(g, here, (ENGLAND, FRANCE))
    assert slots_of(g, "english_channel") == [0, 0, AUSTRIA + 1]
    assert g.players[ENGLAND].ships == {here: 1}
    assert free_slots(g, here) == []
    g.turn.emptied = []  # a later Turn
    take_slot(g, FRANCE, here)
    assert slots_of(g, "english_channel") == [FRANCE + 1, 0, AUSTRIA + 1]


@pytest.mark.rule("EU-12.3.6")
def test_a_trade_action_cannot_take_a_slot_that_a_battle_emptied() -> None:
    g = channel()
    on_slot(g, FRANCE, "north_sea", 2)
    leave_slots(g, zone(g, "north_sea"), (FRANCE,))
    merchant(g, ENGLAND, "north_sea_node")
    table = trading(g, ENGLAND, CLOTH, WINE, LIVESTOCK)
    table.say(("sail_from", "skagerrak"))
    while not table.over and table.ask.topic == "trade_ship":
        table.say(("sail_to", "north_sea"))
    assert slots_of(g, "north_sea") == [0, 0]


# -- the example of the rulebook ---------------------------------------------------------------


@pytest.mark.rule(
    "EU-5.4.18",
    "EU-5.4.19",
    "EU-5.4.21",
    "EU-5.4.22",
    "EU-5.4.24",
    "EU-5.4.25",
    "EU-5.4.26",
    "EU-5.4.27",
    "EU-5.4.28",
    "EU-5.4.31",
)
def test_exa21_england_trades_in_the_channel() -> None:
    g = quiet_seas()
    england = g.players[ENGLAND]
    merchant(g, ENGLAND, "english_channel_node")
    merchant(g, ENGLAND, "north_sea_node", upright=False)
    merchant(g, FRANCE, "english_channel_node")
    on_slot(g, ENGLAND, "english_channel", 2)
    at_sea(g, ENGLAND, "norwegian_sea")
    on_slot(g, FRANCE, "english_channel")
    g.expanded[node(g, "english_channel_node")] = 1
    town(g, "normandie", ENGLAND)  # with London, two Key Provinces
    before = ducats(g)
    town(g, "virginia", AUSTRIA)  # somebody has settled in America
    table = trading(g, ENGLAND, LIVESTOCK, "T12-1", CLOTH)
    assert england.power[DIP] == 2
    options = {move[1:] for move in table.ask.options if move[0] == "trade_in"}
    assert options == {(CLOTH, "english_channel_node"), (CLOTH, "champagne_node")}
    assert refusal_of(g, table.ask, ("trade_in", LIVESTOCK, "north_sea_node")) == "EU-5.4.31"
    in_america = ("trade_in", "T12-1", "north_america")
    assert refusal_of(g, table.ask, in_america) == "EU-12.2.2"
    table.say(("sail_from", "norwegian_sea"), ("sail_to", "doggerbank"))
    assert table.over  # the Ship can only serve the Channel
    assert slots_of(g, "doggerbank") == [ENGLAND + 1, 0]
    assert not england.merchants[0].upright
    assert ducats(g)[ENGLAND] == before[ENGLAND] + 14
    assert ducats(g)[FRANCE] == before[FRANCE] + 6


@pytest.mark.rule("EU-5.4.26", "EU-5.4.28")
def test_exa21_in_champagne_england_would_collect_five() -> None:
    g = quiet_seas()
    merchant(g, ENGLAND, "english_channel_node")
    merchant(g, ENGLAND, "north_sea_node", upright=False)
    on_slot(g, ENGLAND, "english_channel", 2)
    before = ducats(g)[ENGLAND]
    trading(g, ENGLAND, LIVESTOCK, "T12-1", CLOTH).say(("trade_in", CLOTH, "champagne_node"))
    assert g.players[ENGLAND].merchants[0].node == node(g, "champagne_node")
    assert ducats(g)[ENGLAND] == before + 5


def test_what_is_offered_is_never_refused() -> None:
    g = channel()
    on_slot(g, FRANCE, "north_sea")
    on_slot(g, AUSTRIA, "north_sea")
    merchant(g, ENGLAND, None)
    g.players[ENGLAND].ships[PORT + place(g, "london")] = 1
    table = trading(g, ENGLAND, CLOTH, LIVESTOCK, GLASS)
    for move in (("sail_from", "skagerrak"), ("sail_to", "north_sea"), ("displace", FRANCE)):
        for offered in table.ask.options:
            assert setting_of(GAME, g).guarded(g, table.ask, offered) is None
        table.say(move)
    while not table.over:
        for offered in table.ask.options:
            assert setting_of(GAME, g).guarded(g, table.ask, offered) is None
        table.say(table.ask.options[0])
