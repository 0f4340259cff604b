"""The Trade Action: cards, Merchants and income."""

from __future__ import annotations

import pytest

from stolnik.engine.state import Event
from stolnik.games.price_of_power.box.components import ADM, DIP, NONE
from stolnik.games.price_of_power.chapters.basic_actions.trade import (
    activate_merchant,
    inflation,
    refuse_trade,
)
from stolnik.games.price_of_power.chapters.board.tracks import base_tax
from stolnik.games.price_of_power.chapters.commerce.nodes import refuse_merchant
from stolnik.games.price_of_power.chapters.government.treasury import pay, refuse_loan
from stolnik.games.price_of_power.chapters.phases.cleanup import update_and_refresh
from stolnik.games.price_of_power.events.commerce import MerchantMoved, TradeCardsRevealed
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.commerce.trading import (
    at_sea,
    ducats,
    empty_map,
    merchant,
    node,
    on_slot,
    on_top,
    quiet_seas,
    slots_of,
    trading,
    zone,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    POLAND,
    influence,
    refusal_of,
    town,
)
from tests.games.running import Procedure, run

WINE, FISH, LIVESTOCK = "T25-1", "T08-1", "T15-2"
"""Wine: Bordeaux, Saxony, Genoa.  Fish: North Sea, Lubeck, Sevilla.  Livestock: North Sea ..."""
CLOTH = "T02-2"
"""English Channel, Champagne, Adriatic Sea."""
IRON_WITH_SECOND = "T13-2"
"""Bordeaux; Baltic Sea with Lubeck as its secondary node; Astrakhan with Kiev."""
GOLD, SLAVES = "T11-1", "T20-1"


@pytest.mark.rule("EU-5.4.18")
def test_trade_costs_diplomatic_power_and_needs_an_upright_merchant() -> None:
    g = quiet_seas()
    assert refuse_trade(g, ENGLAND) is not None  # no Merchant at all
    one = merchant(g, ENGLAND, "north_sea_node", upright=False)
    no = refuse_trade(g, ENGLAND)
    assert no is not None
    assert no.clause == "EU-5.4.18"
    one.upright = True
    assert refuse_trade(g, ENGLAND) is None
    g.players[ENGLAND].power[DIP] = 0
    no = refuse_trade(g, ENGLAND)
    assert no is not None
    assert (no.clause, no.about["have"]) == ("EU-5.4.18", 0)


@pytest.mark.rule("EU-5.4.18", "EU-5.4.19")
def test_three_cards_are_revealed_to_everybody() -> None:
    g = quiet_seas()
    merchant(g, CASTILE, "sevilla_node")
    before = g.players[CASTILE].power[DIP]
    on_top(g, WINE, FISH, CLOTH)
    table = Procedure(play(g), g)
    shown = g.shown
    told: list[Event] = []
    g.attach(g.box, told.append)
    table.say(("trade",))
    assert g.players[CASTILE].power[DIP] == before - 1
    assert g.shown > shown
    assert TradeCardsRevealed(CASTILE, [WINE, FISH, CLOTH]) in told


@pytest.mark.rule("EU-5.4.19")
def test_an_idea_lets_one_draw_a_card_more() -> None:
    g = quiet_seas()
    merchant(g, CASTILE, "sevilla_node")
    g.players[CASTILE].ideas.append(g.box.idea_of["shrewd_trade_practices"])
    trading(g, CASTILE, WINE, FISH, CLOTH, GOLD)
    assert g.trade_discards == [g.box.trade_card_of[card] for card in (WINE, FISH, CLOTH, GOLD)]


def test_an_empty_trade_deck_is_made_anew_of_the_discards() -> None:
    g = empty_map()
    merchant(g, CASTILE, "sevilla_node")
    on_top(g, WINE)
    g.trade_discards = g.trade_deck[:-1]
    g.trade_deck = g.trade_deck[-1:]
    everything = sorted([*g.trade_deck, *g.trade_discards])
    trading(g, CASTILE, WINE)
    assert g.trade_discards[0] == g.box.trade_card_of[WINE]
    assert len(g.trade_discards) == 3
    assert sorted([*g.trade_deck, *g.trade_discards]) == everything


@pytest.mark.rule("EU-5.4.20")
def test_who_can_use_no_card_gets_two_ducats() -> None:
    g = empty_map()
    merchant(g, CASTILE, "sevilla_node")
    before = ducats(g)
    table = trading(g, CASTILE, WINE, FISH, CLOTH)
    assert table.over  # nothing to choose
    assert ducats(g) == [before[CASTILE] + 2, *before[1:]]
    assert g.trade_discards == [g.box.trade_card_of[card] for card in (WINE, FISH, CLOTH)]
    assert g.players[CASTILE].merchants[0].upright


@pytest.mark.rule("EU-5.4.20")
def test_who_likes_no_card_may_take_two_ducats_too() -> None:
    g = england()
    before = ducats(g)[ENGLAND]
    table = trading(g, ENGLAND, FISH, WINE, CLOTH)
    table.say(("no_trade",))
    assert table.over
    assert ducats(g)[ENGLAND] == before + 2


def england() -> Europe:
    """England with one Ship in the Channel, a Merchant there and one in the North Sea."""
    g = quiet_seas()
    merchant(g, ENGLAND, "english_channel_node")
    merchant(g, ENGLAND, "north_sea_node")
    on_slot(g, ENGLAND, "english_channel")
    return g


@pytest.mark.rule("EU-5.4.24", "EU-12.1.1")
def test_only_a_node_of_a_revealed_card_can_be_chosen() -> None:
    g = england()
    table = trading(g, ENGLAND, FISH, WINE, CLOTH)
    assert refusal_of(g, table.ask, ("trade_in", "T02-1", "english_channel_node")) == "EU-5.4.24"
    assert refusal_of(g, table.ask, ("trade_in", FISH, "english_channel_node")) == "EU-5.4.24"
    table.say(("trade_in", CLOTH, "english_channel_node"))
    assert sorted(g.trade_discards) == sorted(
        g.box.trade_card_of[one] for one in (FISH, WINE, CLOTH)
    )


@pytest.mark.rule("EU-12.2.2", "EU-5.4.28")
def test_trade_in_a_cut_off_node_is_refused() -> None:
    g = england()
    table = trading(g, ENGLAND, WINE, FISH, CLOTH)
    assert refusal_of(g, table.ask, ("trade_in", WINE, "bordeaux_node")) == "EU-12.2.2"


@pytest.mark.rule("EU-12.1.5")
def test_nodes_of_the_eastern_board_are_not_used_without_it() -> None:
    g = quiet_seas()
    merchant(g, AUSTRIA, "wien_node")
    influence(g, "western_ukraine", AUSTRIA, 1)
    table = trading(g, AUSTRIA, "T12-2", WINE, FISH)  # Grain: Wien, Krakow, Kazan
    assert refusal_of(g, table.ask, ("trade_in", "T12-2", "krakow_node")) == "EU-12.1.5"


@pytest.mark.rule("EU-5.4.31", "EU-12.4.4")
def test_a_node_with_the_own_activated_merchant_is_done_for_this_round() -> None:
    g = england()
    g.players[ENGLAND].merchants[0].upright = False
    table = trading(g, ENGLAND, CLOTH, FISH, WINE)
    assert refusal_of(g, table.ask, ("trade_in", CLOTH, "english_channel_node")) == "EU-5.4.31"


@pytest.mark.rule("EU-5.4.26", "EU-12.4.3", "EU-12.4.4")
def test_the_merchant_in_the_node_is_laid_down() -> None:
    g = england()
    table = trading(g, ENGLAND, CLOTH, FISH, WINE)
    table.say(("trade_in", CLOTH, "english_channel_node"))
    assert table.over
    channel, north = g.players[ENGLAND].merchants
    assert (channel.node, channel.upright) == (node(g, "english_channel_node"), False)
    assert north.upright


@pytest.mark.rule("EU-5.4.26", "EU-12.4.3", "EU-12.4.2")
def test_an_upright_merchant_comes_from_another_node_or_is_new() -> None:
    g = quiet_seas()
    merchant(g, ENGLAND, "north_sea_node")
    merchant(g, ENGLAND, "champagne_node", upright=False)
    merchant(g, ENGLAND, None)
    channel = node(g, "english_channel_node")
    table = Procedure(activate_merchant(g, ENGLAND, channel), g)
    assert set(table.ask.options) == {("merchant_from", "north_sea_node"), ("new_merchant",)}
    assert refusal_of(g, table.ask, ("merchant_from", "champagne_node")) == "EU-12.4.4"
    assert refusal_of(g, table.ask, ("merchant_from", "genoa_node")) == "EU-5.4.26"
    told = listen(g)
    table.say(("new_merchant",))
    assert MerchantMoved(ENGLAND, "english_channel_node") in told
    new = g.players[ENGLAND].merchants[2]
    assert (new.node, new.upright) == (channel, False)


@pytest.mark.rule("EU-12.4.5")
def test_a_second_own_merchant_cannot_enter_a_node() -> None:
    g = england()
    there, other = g.players[ENGLAND].merchants
    merchant(g, FRANCE, "english_channel_node")  # Merchants of others do not matter
    channel = node(g, "english_channel_node")
    no = refuse_merchant(g, ENGLAND, other, channel)
    assert no is not None
    assert no.clause == "EU-12.4.5"
    run(activate_merchant(g, ENGLAND, channel))  # not asked: it is the one there
    assert not there.upright
    assert other.upright


@pytest.mark.rule("EU-12.4.4")
def test_merchants_stand_up_again_in_the_cleanup_only() -> None:
    g = england()
    trading(g, ENGLAND, CLOTH, FISH, WINE).say(("trade_in", CLOTH, "english_channel_node"))
    assert not g.players[ENGLAND].merchants[0].upright
    g.step, g.queue, g.active = "5A", [ENGLAND], ENGLAND
    g.players[ENGLAND].available = 0
    Procedure(update_and_refresh(g), g).finish(lambda ask: ask.options[0])
    assert g.players[ENGLAND].merchants[0].upright


@pytest.mark.rule("EU-5.4.27", "EU-12.5.1")
def test_opponents_collect_only_with_a_merchant_and_a_connection() -> None:
    g = england()
    merchant(g, FRANCE, "english_channel_node", upright=False)  # activated: no matter
    merchant(g, AUSTRIA, "english_channel_node")
    on_slot(g, CASTILE, "english_channel")  # no Merchant
    at_sea(g, FRANCE, "english_channel")
    before = ducats(g)
    table = trading(g, ENGLAND, CLOTH, FISH, WINE)
    table.say(("trade_in", CLOTH, "english_channel_node"))
    gained = [after - old for after, old in zip(ducats(g), before)]
    assert gained[FRANCE] > 0
    assert gained[AUSTRIA] == gained[CASTILE] == 0


@pytest.mark.rule("EU-12.1.7")
def test_an_opponent_without_a_key_province_collects_nothing_from_gold() -> None:
    g = quiet_seas()
    town(g, "pozsony", AUSTRIA)
    town(g, "pest", AUSTRIA)
    merchant(g, AUSTRIA, "wien_node")
    merchant(g, FRANCE, "wien_node")
    for name in ("burgundy", "rhineland", "bavaria_and_swabia"):
        influence(g, name, FRANCE, 1)
    before = ducats(g)
    table = trading(g, AUSTRIA, GOLD, FISH, CLOTH)
    table.say(("trade_in", GOLD, "wien_node"), ("pay_for_gold",))
    assert ducats(g)[FRANCE] == before[FRANCE]
    assert ducats(g)[AUSTRIA] == before[AUSTRIA] + 16


# -- the secondary node ------------------------------------------------------------------------


def baltic() -> Europe:
    """England with a Merchant in Lubeck, in reach of it, and Iron on the table."""
    g = quiet_seas()
    merchant(g, ENGLAND, "lubeck_node")
    for name in ("english_channel", "north_sea", "skagerrak"):
        on_slot(g, ENGLAND, name)
    return g


SECOND = ("trade_second", IRON_WITH_SECOND, "lubeck_node")


@pytest.mark.rule("EU-12.1.3", "EU-12.5.15", "EU-12.5.16")
def test_the_secondary_node_pays_the_lowest_row() -> None:
    g = baltic()
    before = ducats(g)[ENGLAND]
    trading(g, ENGLAND, IRON_WITH_SECOND, FISH, CLOTH).say(SECOND)
    assert ducats(g)[ENGLAND] == before + 5
    g = baltic()
    g.expanded[node(g, "lubeck_node")] = 1
    trading(g, ENGLAND, IRON_WITH_SECOND, FISH, CLOTH).say(SECOND)
    assert ducats(g)[ENGLAND] == before + 6


@pytest.mark.rule("EU-12.5.15")
def test_a_stronger_opponent_bars_the_secondary_node() -> None:
    g = baltic()
    merchant(g, FRANCE, "lubeck_node")
    for name in ("english_channel", "north_sea"):
        at_sea(g, FRANCE, name)
    on_slot(g, FRANCE, "skagerrak", 2)
    table = trading(g, ENGLAND, IRON_WITH_SECOND, FISH, CLOTH)
    assert SECOND not in table.ask.options
    assert refusal_of(g, table.ask, SECOND) == "EU-12.5.15"


@pytest.mark.rule("EU-12.5.19")
def test_a_pirate_bars_the_secondary_node() -> None:
    g = baltic()
    g.pirates[node(g, "lubeck_node")] = 1
    table = trading(g, ENGLAND, IRON_WITH_SECOND, FISH, CLOTH)
    assert SECOND not in table.ask.options
    assert refusal_of(g, table.ask, SECOND) == "EU-12.5.19"


@pytest.mark.rule(
    "EU-12.5.2",
    "EU-12.5.4",
    "EU-12.5.6",
    "EU-12.5.14",
    "EU-12.5.15",
    "EU-12.5.16",
    "EU-12.5.17",
    "EU-12.5.18",
    "EU-12.5.20",
    "EU-12.5.21",
)
def test_exb20_the_secondary_node_pays_the_primary_to_the_others() -> None:
    g = quiet_seas(6)
    russia, sweden = OTTOMANS, CASTILE  # their parts, played by others
    fur = "T09-1"
    for name in ("novgorod", "neva", "ladoga"):
        town(g, name, russia)
    town(g, "arkhangelsk", POLAND)
    for seat in (russia, POLAND, sweden):
        merchant(g, seat, "novgorod_node")
        for name in g.box.area_of:
            if g.box.area_of[name] < g.box.main_areas:  # everybody is connected
                influence(g, name, seat, 1)
    on_slot(g, POLAND, "baltic_sea")
    merchant(g, sweden, "baltic_sea_node")
    on_slot(g, sweden, "baltic_sea")
    at_sea(g, sweden, "gulf_of_bothnia")
    at_sea(g, FRANCE, "skagerrak", 2)
    at_sea(g, FRANCE, "north_sea")
    at_sea(g, FRANCE, "english_channel")
    merchant(g, FRANCE, "champagne_node")
    before = ducats(g)
    table = trading(g, FRANCE, fur, WINE, "T10-1")
    second = ("trade_second", fur, "baltic_sea_node")
    assert refusal_of(g, table.ask, second) == "EU-12.2.2"
    table.say(("sail_from", "skagerrak"), ("sail_to", "baltic_sea"))
    assert table.over  # only on a slot is it as strong there as the third player
    assert slots_of(g, "baltic_sea").count(FRANCE + 1) == 1
    gained = {seat: after - old for seat, (after, old) in enumerate(zip(ducats(g), before))}
    assert gained == {FRANCE: 5, russia: 11, POLAND: 8, sweden: 5, ENGLAND: 0, AUSTRIA: 0}


# -- Gold and Slaves ---------------------------------------------------------------------------


@pytest.mark.rule("EU-12.1.8", "EU-2.2.9")
@pytest.mark.parametrize("more", [(), ("milano",), ("navarra",), ("milano", "navarra")])
def test_gold_up_to_half_the_base_tax_income_is_free(more: tuple[str, ...]) -> None:
    g = quiet_seas()
    for name in more:
        town(g, name, FRANCE)
    half = (base_tax(g, FRANCE) + 1) // 2  # rounded up
    run(inflation(g, FRANCE, half))
    table = Procedure(inflation(g, FRANCE, half + 1))
    assert table.ask.options == (("pay_for_gold",), ("take_interest_for_gold",))
    before = g.players[FRANCE].power[ADM]
    table.say(("pay_for_gold",))
    assert g.players[FRANCE].power[ADM] == before - 1
    assert g.players[FRANCE].interest == 0


@pytest.mark.rule("EU-12.1.8", "EU-12.1.9", "EU-12.1.10", "EU-12.1.11")
def test_exb23_gold_and_inflation() -> None:
    g = quiet_seas()
    france = g.players[FRANCE]
    france.power[ADM] = 0
    france.interest = 5
    france.ducats = 8
    earned = (base_tax(g, FRANCE) + 1) // 2 + 1
    run(inflation(g, FRANCE, earned))
    assert (france.interest, france.ducats) == (6, 8)  # no Ducats, no Bankruptcy
    no = refuse_loan(g, FRANCE)
    assert no is not None
    assert no.clause == "EU-5.2.23"
    Procedure(pay(g, FRANCE, 9, "upkeep")).finish(lambda ask: ask.options[0])
    assert (france.interest, france.ducats) == (0, 0)  # Bankrupt


@pytest.mark.rule("EU-12.1.12")
@pytest.mark.parametrize(("age", "loss"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_slaves_cost_prestige_from_the_third_age_on(age: int, loss: int) -> None:
    g = quiet_seas(5)
    g.age = age
    merchant(g, OTTOMANS, "black_sea_node")
    on_slot(g, OTTOMANS, "black_sea")
    before = g.players[OTTOMANS].prestige
    trading(g, OTTOMANS, SLAVES, WINE, FISH).say(("trade_in", SLAVES, "black_sea_node"))
    assert g.players[OTTOMANS].prestige == before - loss
    assert slots_of(g, "black_sea") == [OTTOMANS + 1, 0, 0]
    assert g.players[OTTOMANS].ships.get(zone(g, "black_sea")) is None
    assert NONE not in [one.node for one in g.players[OTTOMANS].merchants]
