"""Actions that cards grant: taken at once or declined, by the player who is named."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.box.components import DIP, MIL
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.events.grants import CovertActionFoiled
from stolnik.games.price_of_power.events.naval import NavalDiceRolled
from stolnik.games.price_of_power.events.relations import AimedAtProvince
from stolnik.games.price_of_power.events.war_declared import WarDeclared
from stolnik.games.price_of_power.state import NPR, Europe, Fleet, Turn
from stolnik.games.price_of_power.tasks import Battle
from tests.games.price_of_power.commerce.trading import (
    at_sea,
    ducats,
    merchant,
    node,
    on_top,
    quiet_seas,
)
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing
from tests.games.price_of_power.effects.granting import granting, scope_of
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    bare_map,
    give,
    influence,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.price_of_power.war.forces import (
    army,
    at_arms,
    infantry,
    rebels,
    ships,
    war,
    where_is,
)

LAND: Move = ("activate_land",)
NAVAL: Move = ("activate_naval",)
WAR: Move = ("declare_war",)
TRADE: Move = ("trade",)
RECRUIT: Move = ("recruit",)
WINE, FISH, CLOTH = "T25-1", "T08-1", "T02-2"
IRON_WITH_SECOND = "T13-2"


# -- at once or not at all ---------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.24")
def test_a_granted_action_is_taken_at_once_or_declined() -> None:
    g = at_arms()
    g.players[CASTILE].power[MIL] = 0  # it is free
    army(g, CASTILE, 1, "leon", 3)
    table = granting(g, CASTILE, "activate_land")
    assert set(table.ask.options) == {LAND, DONE}
    assert refusal_of(g, table.ask, NAVAL) == "EU-16.3.24"
    table.say(DONE)
    assert table.over
    assert not g.agenda
    table = granting(g, CASTILE, "activate_land")
    table.say(LAND)
    assert table.ask.topic == "march"  # it goes on to its end before anything else
    table.say(("march", "castile"), ("halt",))
    assert table.over
    assert where_is(g, CASTILE, 1) == "castile"
    assert g.players[CASTILE].power[MIL] == 0


@pytest.mark.rule("EU-16.3.25")
def test_another_player_takes_it_and_then_the_active_player_s_turn_goes_on() -> None:
    g = at_arms()
    army(g, FRANCE, 1, "seine", 2)
    table = granting(g, FRANCE, "activate_land", active=CASTILE)
    assert table.ask.seat == FRANCE
    table.say(LAND)
    assert g.active == FRANCE  # for this Action (R47)
    table.say(("halt",))
    assert table.over
    assert g.active == CASTILE


def test_a_turn_goes_on_with_what_it_had_used() -> None:
    g = at_arms()
    g.players[FRANCE].ducats = 60
    table = granting(g, FRANCE, "recruit_units", active=CASTILE)
    table.say(RECRUIT, ("muster", "seine"), ("raise_unit", "mercenary", "infantry", 1), DONE, DONE)
    assert table.over
    assert g.turn == Turn()  # what France hired is none of Castile's three


# -- War ---------------------------------------------------------------------------------------


@pytest.mark.rule("EU-9.CB.8", "EU-9.CB.9", "EU-16.3.41")
def test_a_named_target_is_a_cb_in_itself_and_the_only_target() -> None:
    g = at_arms()
    told = listen(g)
    navarra = realm(g, "navarra")
    g.players[CASTILE].marriages[navarra] = False
    before = g.players[CASTILE].stability
    scope = scope_of(CASTILE, r=navarra)
    table = granting(g, CASTILE, "declare_war", scope=scope, targets=["$r"])
    table.say(WAR)  # nobody else to name
    assert at_war(g, CASTILE, navarra)
    assert [one.why for one in told if isinstance(one, WarDeclared)] == ["cb_event"]
    table.finish(lambda ask: DONE if DONE in ask.options else ask.options[0])
    assert g.players[CASTILE].stability == before
    assert g.players[CASTILE].power[MIL] == 6  # and the Action is free


@pytest.mark.rule("EU-16.3.24")
def test_a_granted_declaration_has_all_steps_of_the_action() -> None:
    """Without a Battle a free Action follows, as after every Declare War Action."""
    g = at_arms()
    table = granting(g, CASTILE, "declare_war", scope=scope_of(CASTILE), targets=["navarra"])
    table.say(WAR)
    while table.ask.topic != "free_action":
        table.say(DONE)
    table.say(RECRUIT, DONE)
    assert table.over


@pytest.mark.rule("EU-9.CB.8")
def test_without_a_name_on_the_card_a_cb_is_needed_as_ever() -> None:
    g = at_arms()
    before = g.players[CASTILE].stability
    table = granting(g, CASTILE, "declare_war")
    table.say(WAR, ("attack", "navarra"), ("no",))
    assert g.players[CASTILE].stability == before - 2


@pytest.mark.rule("EU-16.3.38")
def test_no_declaration_is_offered_against_an_ineligible_target() -> None:
    g = at_arms()
    navarra = realm(g, "navarra")
    g.truces.append((CASTILE, navarra))
    scope = scope_of(CASTILE, r=navarra)
    assert granting(g, CASTILE, "declare_war", scope=scope, targets=["$r"]).over
    assert not g.wars


# -- Activations -------------------------------------------------------------------------------


def test_forced_march_goes_four_areas_over_mountains_but_not_with_slow_guns() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 0, 1, 1)
    army(g, CASTILE, 2, "leon", 5, 0, 1)
    scope = scope_of(CASTILE, "mil_06_1", "action_card")
    assert "mil_06_1" in g.box.card_of
    table = granting(g, CASTILE, "activate_land", scope=scope, spaces=4, ignore_mountains=True)
    table.say(LAND)
    assert table.ask.topic == "march"  # the second Army is too slow, so there is no choice
    table.say(("march", "castile"), ("march", "andalucia"))
    table.say(("march", "castile"), ("march", "leon"))
    assert not any(move[0] == "march" for move in table.ask.options)
    assert table.ask.about["left"] == 0


@pytest.mark.rule("EU-9.MU.14")
def test_an_army_with_more_artillery_than_cavalry_cannot_force_its_march() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 5, 0, 1)
    infantry(g, CASTILE, "castile")
    scope = scope_of(CASTILE, "mil_06_1", "action_card")
    table = granting(g, CASTILE, "activate_land", scope=scope, spaces=4)
    table.say(LAND)
    assert refusal_of(g, table.ask, ("move_army", 1)) == "EU-9.MU.14"
    assert ("move_infantry", "castile") in table.ask.options
    g.players[CASTILE].infantry = {}
    assert granting(g, CASTILE, "activate_land", scope=scope, spaces=4).over


def test_mountains_cost_nothing_if_the_card_says_so() -> None:
    prices = []
    for ignored in (False, True):
        g = at_arms()
        g.players[CASTILE].power[MIL] = 0 if ignored else 6
        army(g, CASTILE, 1, "aragon", 6)
        war(g, CASTILE, "france")
        table = granting(g, CASTILE, "activate_land", ignore_mountains=ignored)
        table.say(LAND)
        over = [move for move in table.ask.options if move[0] == "march"]
        assert ("march", "aquitaine") in over, over
        before = g.players[CASTILE].power[MIL]
        table.say(("march", "aquitaine"))
        prices.append(before - g.players[CASTILE].power[MIL])
    assert prices == [1, 0]


def test_only_the_army_of_the_general_received_moves() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 3)
    army(g, CASTILE, 2, "andalucia", 3)
    scope = scope_of(CASTILE, "355B")
    assert granting(g, CASTILE, "activate_land", scope=scope, army="general_received").over
    scope.last["army"] = [1]
    table = granting(g, CASTILE, "activate_land", scope=scope, army="general_received")
    table.say(LAND, ("march", "castile"), ("halt",))
    assert where_is(g, CASTILE, 2) == "castile"


def test_dice_of_the_card_come_to_the_battle_that_the_move_brings() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 3)
    rebels(g, "castile", 2)
    table = granting(g, CASTILE, "activate_land", battle_bonus={"dice_any": 3})
    table.say(LAND, ("march", "castile"))
    assert table.ask.topic == "battle_die"
    table.say(("die", "infantry"), ("die", "cavalry"), ("die", "cavalry"))
    (battle,) = g.agenda
    assert isinstance(battle, Battle)
    assert battle.sides[0].added == [1, 2, 0]


def test_ships_go_four_spaces_with_a_die_more_in_their_battle() -> None:
    g = at_arms()
    bare_map(g)
    town(g, "galicia", CASTILE)
    g.players[CASTILE].fleet = Fleet()
    ships(g, CASTILE, "bay_of_biscay", 2)
    ships(g, ENGLAND, "skagerrak", 1)
    war(g, CASTILE, "england")
    told = listen(g)
    near = granting(g, CASTILE, "activate_naval")
    near.say(NAVAL)
    assert ("bound_for", "skagerrak") not in near.ask.options
    g.agenda = []
    table = granting(g, CASTILE, "activate_naval", spaces=4, battle_bonus={"dice_artillery": 1})
    table.say(NAVAL, ("bound_for", "skagerrak"), ("send_from", "bay_of_biscay"), DONE)
    rolls = [one for one in told if isinstance(one, NavalDiceRolled)]
    assert [len(one.face) for one in rolls[:2]] == [4, 3]  # three, and one of the card


def test_a_granted_siege_spares_the_power_for_some_units() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 6)
    for name in ("galicia", "badajoz", "salamanca"):
        g.occupiers[place(g, name)] = 9  # Rebel Towns
    g.players[CASTILE].power[MIL] = 0
    table = granting(g, CASTILE, "siege", extra_units_free=3)
    table.say(("siege", "leon"), ("besiege", "galicia"), ("besiege", "badajoz"))
    table.finish(lambda ask: ask.options[0])
    assert not any(g.occupiers[place(g, name)] for name in ("galicia", "badajoz"))
    assert g.players[CASTILE].power[MIL] == 0


def test_recruits_are_cheaper_by_what_the_card_says() -> None:
    g = at_arms()
    before = g.players[CASTILE].ducats
    table = granting(g, CASTILE, "recruit_units", cost_override={"mil": 0}, discount_ducats_each=1)
    table.say(RECRUIT, ("muster", "leon"), ("raise_alone", "regular", "infantry"))
    assert g.players[CASTILE].ducats == before - 1
    table.say(("raise_unit", "mercenary", "cavalry", 1))
    assert g.players[CASTILE].ducats == before - 1 - 6
    assert g.players[CASTILE].power[MIL] == 6


def test_an_activation_of_units_is_one_of_three() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 6)
    ships(g, CASTILE, "bay_of_biscay", 1)
    g.occupiers[place(g, "galicia")] = 9
    table = granting(g, CASTILE, "activate_units")
    assert set(table.ask.options) == {LAND, NAVAL, ("siege", "leon"), DONE}


# -- Trade and Alliances -----------------------------------------------------------------------


def market(*seats: int) -> Europe:
    """The North Sea with Merchants of these players."""
    g = quiet_seas()
    for seat in seats:
        merchant(g, seat, "north_sea_node")
        for zone in ("english_channel", "doggerbank"):
            at_sea(g, seat, zone)
    for seat, name in ((ENGLAND, "york"), (FRANCE, "amsterdam"), (CASTILE, "bergenhus")):
        town(g, name, seat)
    return g


def test_only_the_player_collects_and_in_maritime_nodes_alone() -> None:
    g = market(ENGLAND, FRANCE)
    on_top(g, FISH, WINE, CLOTH)
    before = ducats(g)
    g.players[ENGLAND].power[DIP] = 0
    scope = scope_of(ENGLAND, "24A-4")
    table = granting(g, ENGLAND, "trade", scope=scope, node_kind="maritime", only_you_collect=True)
    table.say(TRADE)
    nodes = {str(move[2]) for move in table.ask.options if move[0].startswith("trade")}
    assert nodes
    assert all(g.box.nodes[node(g, name)].maritime for name in nodes)
    table.say(("trade_in", FISH, "north_sea_node"))
    table.finish(lambda ask: ask.options[0])
    earned = [now - then for now, then in zip(ducats(g), before)]
    assert earned[ENGLAND] > 0
    assert earned[FRANCE] == 0
    assert scope.last["node"] == [node(g, "north_sea_node")]


def test_all_merchants_in_the_node_are_laid_down() -> None:
    g = market(ENGLAND, FRANCE)
    on_top(g, FISH, WINE, CLOTH)
    table = granting(g, ENGLAND, "trade", only_you_collect=True, activate_all_merchants=True)
    table.say(TRADE, ("trade_in", FISH, "north_sea_node"))
    table.finish(lambda ask: ask.options[0])
    assert not g.players[FRANCE].merchants[0].upright


@pytest.mark.parametrize(("provinces", "more"), [(["northumberland"], 5), (["sevilla"], 0)])
def test_a_bonus_for_a_node_next_to_certain_provinces(provinces: list[str], more: int) -> None:
    paid = []
    for bonus in (None, {"provinces": provinces, "ducats": 5}):
        g = market(ENGLAND)
        on_top(g, FISH, WINE, CLOTH)
        before = g.players[ENGLAND].ducats
        extra = {} if bonus is None else {"bonus_if_node_adjacent": bonus}
        table = granting(g, ENGLAND, "trade", **extra)  # type: ignore[arg-type]
        table.say(TRADE, ("trade_in", FISH, "north_sea_node"))
        table.finish(lambda ask: ask.options[0])
        paid.append(g.players[ENGLAND].ducats - before)
    assert paid[1] - paid[0] == more


def test_who_takes_the_ducats_instead_has_traded_nowhere() -> None:
    g = market(ENGLAND)
    scope = scope_of(ENGLAND, "24A-4")
    on_top(g, FISH, WINE, CLOTH)
    table = granting(g, ENGLAND, "trade", scope=scope)
    table.say(TRADE, ("no_trade",))
    assert table.over
    assert "node" not in scope.last


@pytest.mark.rule("EU-16.3.24")
def test_without_an_upright_merchant_no_trade_is_offered() -> None:
    g = market()
    assert granting(g, ENGLAND, "trade").over


def test_an_alliance_is_forged_without_power() -> None:
    g = at_arms()
    g.players[CASTILE].power[DIP] = 0
    influence(g, "lombardy", CASTILE, 3)
    table = granting(g, CASTILE, "forge_alliance")
    table.say(("forge_alliance", "milan"))
    assert realm(g, "milan") in g.players[CASTILE].allies
    assert g.players[CASTILE].power[DIP] == 0
    assert realm(g, "milan") >= NPR
    assert area(g, "lombardy")


# -- Covert Actions, and War on a neighbour ----------------------------------------------------


@pytest.mark.rule("EU-6.2.13")
@pytest.mark.parametrize("countered", [False, True])
def test_a_granted_covert_action_can_be_countered(countered: bool) -> None:
    g = at_arms()
    card = next(one.id for one in g.box.cards if one.type.card == "counterespionage")
    give(g, FRANCE, card)
    effect = {"do": "action", "who": "you", "action": "covert", "free": True}
    among = {"tokens": {"kind": ["town"], "owner": "opponents", "single_area": True}}
    inside = {"do": "unrest", "n": 1, "on": among}
    table = playing(g, [{**effect, "effects": [inside]}], CASTILE)
    told = listen(g)
    table.say(("act_covertly",), ("pick_province", "london"))
    assert AimedAtProvince(CASTILE, "london") in told
    assert (table.ask.seat, table.ask.topic) == (FRANCE, "counter")
    table.say(("counter", card) if countered else ("let",))
    assert table.over
    assert (CovertActionFoiled(CASTILE) in told) is countered
    assert has_unrest(g, place(g, "london")) is not countered


@pytest.mark.parametrize(("target", "more"), [("navarra", 2), ("scotland", 0)])
def test_a_war_on_a_neighbour_brings_what_the_card_says_at_once(target: str, more: int) -> None:
    g = at_arms()
    effect = {
        "do": "action",
        "who": "you",
        "action": "declare_war",
        "free": True,
        "targets": [target],
        "on_dow_if_adjacent": [{"do": "power", "who": "you", "kind": "mil", "n": 2}],
    }
    g.active = CASTILE
    table = playing(g, [effect], CASTILE)
    table.say(WAR)
    assert g.players[CASTILE].power[MIL] == 6 + more
