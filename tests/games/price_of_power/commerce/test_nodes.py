"""Trade Power and rows of income."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.chapters.commerce.nodes import (
    refuse_key_provinces,
    secondary_power,
    trade_power,
)
from stolnik.games.price_of_power.chapters.commerce.trade_income import (
    income,
    row_for,
    rows_of,
    share_rows,
)
from stolnik.games.price_of_power.state import CAPITAL_TOKEN, REBEL_TOWN, Europe
from tests.games.price_of_power.commerce.trading import (
    at_sea,
    chance,
    empty_map,
    merchant,
    node,
    on_slot,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    place,
    town,
    vassal,
)
from tests.games.running import Procedure, run

CLOTH = "T02-1"
"""Table 5/8/11, Expanded 6/10/14; the English Channel with London and three Dutch Provinces."""


@pytest.mark.rule("EU-12.5.2", "EU-12.5.3", "EU-12.5.4", "EU-12.3.2", "EU-9.MU.28")
def test_trade_power_is_merchant_key_provinces_and_ships() -> None:
    g = empty_map()
    merchant(g, ENGLAND, "english_channel_node", upright=False)
    town(g, "london", ENGLAND)
    town(g, "antwerpen", ENGLAND)
    on_slot(g, ENGLAND, "english_channel", 2)
    on_slot(g, ENGLAND, "north_sea")
    on_slot(g, ENGLAND, "skagerrak")  # not at the node
    assert trade_power(g, ENGLAND, chance(g, CLOTH, "english_channel_node")) == 1 + 2 + 3


@pytest.mark.rule("EU-12.5.3")
def test_only_owned_key_provinces_count() -> None:
    g = empty_map()
    merchant(g, ENGLAND, "english_channel_node")
    vassal(g, "antwerpen", ENGLAND)
    town(g, "london", ENGLAND)
    g.occupiers[place(g, "london")] = REBEL_TOWN
    assert trade_power(g, ENGLAND, chance(g, CLOTH, "english_channel_node")) == 1


@pytest.mark.rule("EU-12.5.4")
def test_ships_give_nothing_to_an_inland_node() -> None:
    g = empty_map()
    merchant(g, FRANCE, "champagne_node")
    on_slot(g, FRANCE, "english_channel", 2)
    assert secondary_power(g, FRANCE, node(g, "champagne_node")) == 1


@pytest.mark.rule("EU-12.5.20", "EU-12.5.21")
def test_without_merchant_there_is_no_power_and_ships_off_the_slots_give_none() -> None:
    g = empty_map()
    channel = node(g, "english_channel_node")
    on_slot(g, ENGLAND, "english_channel", 2)
    assert secondary_power(g, ENGLAND, channel) == 0
    merchant(g, FRANCE, "english_channel_node")
    at_sea(g, FRANCE, "english_channel", 2)
    assert secondary_power(g, FRANCE, channel) == 1


@pytest.mark.rule("EU-12.5.3", "EU-12.5.5")
def test_exb18_a_key_province_with_two_plus_signs_gives_three() -> None:
    g = empty_map(6)
    merchant(g, ENGLAND, "kazan_node")
    town(g, "west_siberia", ENGLAND)
    assert trade_power(g, ENGLAND, chance(g, "T09-1", "kazan_node")) == 1 + 3


@pytest.mark.rule("EU-12.1.2", "EU-12.5.7", "EU-12.5.14")
def test_exb21_the_income_table() -> None:
    g = empty_map()
    card = g.box.trade_cards[g.box.trade_card_of[CLOTH]]
    channel = node(g, "english_channel_node")
    powers = (1, 2, 3, 5, 6, 9)
    assert [income(g, card, channel, row_for(one)) for one in powers] == [5, 5, 8, 8, 11, 11]
    g.expanded[channel] = 1
    assert [income(g, card, channel, row_for(one)) for one in powers] == [6, 6, 10, 10, 14, 14]


def shared(powers: dict[int, int], pirates: int = 0) -> dict[int, int]:
    """Ducats by the table of the Cloth card, Active Player first."""
    g = empty_map()
    spot = chance(g, CLOTH, "english_channel_node")
    g.pirates[spot.node] = pirates
    card = g.box.trade_cards[g.box.trade_card_of[CLOTH]]
    rows = run(share_rows(0, powers, rows_of(g, 0, spot, powers)))
    return {seat: income(g, card, spot.node, rows[seat]) if seat in rows else 0 for seat in powers}


@pytest.mark.rule("EU-12.5.12", "EU-12.5.13", "EU-9.MU.55")
def test_exb22_pirates_lower_everybody_by_a_row() -> None:
    assert shared({0: 7, 1: 4, 2: 2}, pirates=1) == {0: 8, 1: 5, 2: 0}
    assert shared({0: 7, 1: 4, 2: 2}, pirates=2) == {0: 5, 1: 0, 2: 0}


@pytest.mark.rule("EU-12.5.8", "EU-12.5.9", "EU-12.5.11", "EU-12.4.6")
def test_the_stronger_pushes_the_others_down_and_the_fourth_out() -> None:
    assert shared({0: 6, 1: 9, 2: 8, 3: 7}) == {1: 11, 2: 8, 3: 5, 0: 0}


@pytest.mark.rule("EU-12.5.9")
def test_a_row_that_nobody_qualifies_for_stays_empty() -> None:
    assert shared({0: 5, 1: 1}) == {0: 8, 1: 5}


@pytest.mark.rule("EU-12.5.8", "EU-12.5.9", "EU-12.5.10", "EU-12.5.11", "EU-12.4.6")
def test_exb19_one_player_per_row_and_the_active_player_breaks_the_tie() -> None:
    powers = {ENGLAND: 5, FRANCE: 3, CASTILE: 3}
    rows = {seat: row_for(power) for seat, power in powers.items()}
    table = Procedure(share_rows(ENGLAND, powers, rows))
    assert table.ask.seat == ENGLAND
    assert table.ask.options == (("first", FRANCE), ("first", CASTILE))
    table.say(("first", CASTILE))
    assert table.result == {ENGLAND: 1, CASTILE: 0}


@pytest.mark.rule("EU-12.1.6")
@pytest.mark.parametrize("token", ["town", "vassal", "dnpr"])
def test_a_presence_requirement_asks_for_any_token_on_a_key_province(token: str) -> None:
    g = empty_map()
    spot = chance(g, "T16-1", "north_america")
    assert spot.settled
    no = refuse_key_provinces(g, ENGLAND, spot)
    assert no is not None
    assert no.clause == "EU-12.1.6"
    settle(g, "virginia", token)
    assert refuse_key_provinces(g, ENGLAND, spot) is None


def settle(g: Europe, name: str, token: str) -> None:
    if token == "town":
        town(g, name, AUSTRIA)  # anybody's will do
    elif token == "vassal":
        vassal(g, name, AUSTRIA)
    else:
        g.dnpr[place(g, name)] = 1 | CAPITAL_TOKEN


@pytest.mark.rule("EU-12.1.7")
def test_an_ownership_requirement_asks_for_an_owned_key_province() -> None:
    g = empty_map()
    gold = chance(g, "T11-1", "wien_node")
    assert gold.owned
    town(g, "pozsony", FRANCE)
    assert refuse_key_provinces(g, FRANCE, gold) is None
    no = refuse_key_provinces(g, AUSTRIA, gold)
    assert no is not None
    assert no.clause == "EU-12.1.7"


def test_mercantilism_lowers_the_rows_of_opponents() -> None:
    g = empty_map()
    spot = chance(g, CLOTH, "english_channel_node")
    for name in ("amsterdam", "antwerpen", "london"):
        town(g, name, ENGLAND)
    powers = {ENGLAND: 4, FRANCE: 5}
    assert rows_of(g, ENGLAND, spot, powers) == {ENGLAND: 1, FRANCE: 1}
    g.players[ENGLAND].ideas.append(g.box.idea_of["mercantilism"])
    assert rows_of(g, ENGLAND, spot, powers) == {ENGLAND: 1, FRANCE: 0}
    town(g, "london", FRANCE)  # two Key Provinces are not enough
    assert rows_of(g, ENGLAND, spot, powers) == {ENGLAND: 1, FRANCE: 1}
