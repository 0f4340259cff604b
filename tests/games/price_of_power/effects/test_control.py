"""Choices, payments, conditions and repetitions on cards."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import DONE, NO, YES
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL
from stolnik.games.price_of_power.chapters.effects.scope import Bound
from stolnik.games.price_of_power.events.card_effects import EffectPassedOver
from stolnik.games.price_of_power.imagining import imagine
from stolnik.games.price_of_power.state import UNREST, Europe, Merchant
from stolnik.text.catalog import LANGUAGES
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing, playing_event, scope_of
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    bare_map,
    empty_hands,
    europe,
    place,
    realm,
    refusal_of,
    town,
)
from tests.games.price_of_power.religion.faith import believe


def table(players: int = 4) -> Europe:
    g = empty_hands(europe(players))
    for player in g.players:
        player.power, player.ducats, player.prestige, player.interest = [3, 3, 3], 10, 0, 0
    return g


PAIR = ["burgos", "galicia"]
"""Two Towns of Castile."""
NAPLES = {"areas": {"in": ["naples"]}}


def prestige(n: int, who: Any = "you") -> Any:
    return {"do": "prestige", "who": who, "n": n}


def a_or_b(a: list[Any], b: list[Any], by: Any = "you") -> Any:
    options = [{"id": "A", "effects": a}, {"id": "B", "effects": b}]
    return {"choice": {"by": by, "options": options}}


def paying(cost: Any, *then: Any, who: Any = "you") -> Any:
    return {"pay": who, "cost": cost, "then": list(then)}


# -- A or B ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.4")
def test_one_of_two_options_is_chosen() -> None:
    g = table()
    asked = playing(g, [a_or_b([prestige(2)], [prestige(-2)])], CASTILE)
    assert asked.ask.options == (("option", "A"), ("option", "B"))
    asked.say(("option", "B"))
    assert g.players[CASTILE].prestige == -2
    assert asked.over


@pytest.mark.rule("EU-16.3.4")
def test_an_option_that_cannot_be_paid_leaves_only_the_other() -> None:
    dear = a_or_b([paying({"adm": 4}, prestige(5))], [prestige(-2)])
    g = table()
    asked = playing(g, [dear], CASTILE)
    assert asked.over, "there is nothing to choose"
    assert g.players[CASTILE].prestige == -2
    g = table()
    g.players[CASTILE].power[ADM] = 4
    asked = playing(g, [dear], CASTILE)
    assert refusal_of(g, asked.ask, ("option", "C")) == "EU-16.3.4"
    asked.say(("option", "A"))
    assert (g.players[CASTILE].power[ADM], g.players[CASTILE].prestige) == (0, 5)


@pytest.mark.rule("EU-16.3.4")
def test_an_option_whose_requirement_is_missed_leaves_only_the_other() -> None:
    needy = a_or_b([{"if": {"stability": ">=3"}, "then": [prestige(5)]}], [prestige(-2)])
    g = table()
    g.players[CASTILE].stability = 1
    assert playing(g, [needy], CASTILE).over
    assert g.players[CASTILE].prestige == -2
    g.players[CASTILE].stability = 3
    assert not playing(g, [needy], CASTILE).over


@pytest.mark.rule("EU-16.3.4")
@pytest.mark.parametrize(("have", "left"), [(2, 0), (1, 1)])
def test_a_price_may_be_counted(have: int, left: int) -> None:
    count = {"count": {"tokens": {"kind": ["town"], "owner": "self", "provinces": PAIR}}}
    g = table()
    g.players[CASTILE].power[DIP] = have
    dear = a_or_b([paying({"dip": count}, prestige(5))], [prestige(-2)])
    asked = playing(g, [dear], CASTILE)
    if not asked.over:
        asked.say(("option", "A"))
    assert g.players[CASTILE].power[DIP] == left
    assert g.players[CASTILE].prestige == (5 if have == 2 else -2)


@pytest.mark.rule("EU-16.3.4")
def test_a_price_behind_a_requirement_is_a_price_of_the_option() -> None:
    paid = {"if": {"stability": ">=3"}, "then": [paying({"dip": 2}, prestige(5))]}
    needy = a_or_b([paid], [prestige(-2)])
    g = table()
    g.players[CASTILE].stability = 3
    g.players[CASTILE].power[DIP] = 1
    assert playing(g, [needy], CASTILE).over
    assert g.players[CASTILE].prestige == -2
    g.players[CASTILE].power[DIP] = 2
    assert not playing(g, [needy], CASTILE).over


@pytest.mark.rule("EU-16.3.4", "EU-16.3.5")
def test_an_option_that_is_a_choice_of_what_cannot_be_paid_leaves_only_the_other() -> None:
    further = a_or_b([paying({"dip": 3}, prestige(5))], [paying({"mil": 3}, prestige(6))])
    g = table()
    g.players[CASTILE].power = [3, 2, 2]
    assert playing(g, [a_or_b([prestige(-2)], [further])], CASTILE).over
    assert g.players[CASTILE].prestige == -2
    g.players[CASTILE].power = [3, 2, 3]
    playing(g, [a_or_b([prestige(-2)], [further])], CASTILE).say(("option", "B"))
    assert g.players[CASTILE].prestige == 4, "the one that can be paid is taken"
    theirs = a_or_b([paying({"dip": 9}, who="realm:france")], [], by="realm:france")
    assert not playing(g, [a_or_b([prestige(-2)], [theirs])], CASTILE).over


@pytest.mark.rule("EU-16.3.4")
def test_three_options_of_which_one_is_too_dear_leave_a_choice_of_two() -> None:
    g = table()
    options = [
        {
            "id": "A",
            "effects": [{"do": "research", "who": "you", "idea": "cabinet", "cost": {"dip": 9}}],
        },
        {"id": "B", "effects": [prestige(1)]},
        {"id": "C", "effects": []},
    ]
    asked = playing(g, [{"choice": {"by": "you", "options": options}}], CASTILE)
    assert asked.ask.options == (("option", "B"), ("option", "C"))
    assert refusal_of(g, asked.ask, ("option", "A")) == "EU-16.3.4"


@pytest.mark.rule("EU-16.3.4", "EU-16.3.5")
def test_power_that_one_does_not_have_cannot_be_chosen_to_be_lost() -> None:
    g = table()
    g.players[CASTILE].power = [3, 0, 1]
    raids = playing_event(g, "364B", CASTILE)
    assert g.players[CASTILE].power == [3, 0, 0], "the Diplomatic Power is not there"
    assert raids.ask.about["choice"] == 1
    g = table()
    g.players[CASTILE].power = [3, 0, 0]
    raids = playing_event(g, "364B", CASTILE)
    assert raids.ask.options == (("option", "A"), ("option", "B"))
    raids.say(("option", "B"))
    assert g.players[CASTILE].power == [3, 0, 0]


@pytest.mark.rule("EU-16.3.4", "EU-16.3.5")
def test_nobody_has_to_pay_for_an_idea_that_is_known() -> None:
    g = table()
    g.age = 3
    g.players[CASTILE].ideas.append(g.box.idea_of["free_trade"])
    g.players[CASTILE].power = [0, 4, 0]
    playing_event(g, "361B", CASTILE)
    assert g.players[CASTILE].power[DIP] == 0, "only the other option can be met"
    g = table()
    g.age = 3
    g.players[CASTILE].ideas.append(g.box.idea_of["free_trade"])
    g.players[CASTILE].power = [3, 3, 0]
    acts = playing_event(g, "361B", CASTILE)
    assert acts.ask.options == (("option", "A"), ("option", "B"))
    acts.say(("option", "B"))
    assert g.players[CASTILE].power == [3, 3, 0]


@pytest.mark.rule("EU-16.3.4")
def test_manpower_that_one_does_not_have_cannot_be_chosen_to_be_exhausted() -> None:
    g = table()
    england = g.players[ENGLAND]
    england.available, england.infantry = 1, {}
    for army in england.armies:
        army.units = [0] * len(army.units)
    roses = a_or_b(
        [{"do": "exhaust_manpower", "who": "realm:england", "n": 2}],
        [prestige(-1, "realm:england")],
        by="realm:england",
    )
    assert playing(g, [roses], CASTILE).over
    assert (england.available, england.prestige) == (1, -1)
    england.available = 2
    assert not playing(g, [roses], CASTILE).over


@pytest.mark.rule("EU-16.3.9", "EU-16.3.20")
def test_what_nothing_can_come_of_is_not_offered() -> None:
    g = table()
    g.players[CASTILE].exhausted = 0
    g.expanded = bytearray(b"\1" * len(g.expanded))
    unruly = {"tokens": {"kind": ["town"], "owner": "you"}}
    vain: list[Any] = [
        {"do": "remove_unrest", "n": 1, "on": unruly},
        {"do": "refresh_manpower", "who": "you", "n": 2},
        {"do": "expand_node", "node": {"nodes": {"in": ["baltic_sea_node"]}}},
        {"do": "core", "who": "you", "n": 1, "where": {"areas": {"in": ["castile"]}}},
    ]
    for effect in vain:
        assert playing(g, [{"may": "you", "then": [effect]}], CASTILE).over, effect
    assert playing(g, [{"may": "you", "cost": {"adm": 1}, "then": vain}], CASTILE).over
    assert g.players[CASTILE].power == [3, 3, 3]
    g.players[CASTILE].exhausted = 1
    assert not playing(g, [{"may": "you", "then": vain}], CASTILE).over
    developed = {
        "may": "you",
        "cost": {"adm": 1},
        "then": [{"do": "develop", "who": "you", "n": 1}],
    }
    assert not playing(g, [developed], CASTILE).over
    bare_map(g)
    assert playing(g, [developed], CASTILE).over


@pytest.mark.rule("EU-16.3.10", "EU-16.3.20")
def test_whether_anything_can_come_of_it_is_judged_for_whom_it_is_said_to() -> None:
    g = table()
    g.players[CASTILE].exhausted, g.players[FRANCE].exhausted = 0, 1
    offer = {"may": "realm:france", "then": [{"do": "refresh_manpower", "who": "self", "n": 1}]}
    asked = playing(g, [offer], CASTILE)
    assert asked.ask.seat == FRANCE
    asked.say(YES)
    assert g.players[FRANCE].exhausted == 0
    g.players[CASTILE].exhausted = 1
    assert playing(g, [offer], CASTILE).over


@pytest.mark.rule("EU-16.3.4", "EU-16.3.5")
def test_an_option_may_be_paid_for_though_nothing_comes_of_it() -> None:
    g = table()
    g.players[CASTILE].exhausted = 0
    vain = paying({"adm": 1}, {"do": "refresh_manpower", "who": "you", "n": 1})
    asked = playing(g, [a_or_b([vain], [prestige(-2)])], CASTILE)
    asked.say(("option", "A"))
    assert asked.over
    assert (g.players[CASTILE].power[ADM], g.players[CASTILE].prestige) == (2, 0)


@pytest.mark.rule("EU-16.3.5")
def test_who_can_afford_neither_chooses_either_and_gets_nothing_for_it() -> None:
    g = table()
    dear = a_or_b(
        [paying({"adm": 9}, prestige(5)), prestige(1)], [paying({"ducats": 99}, prestige(7))]
    )
    asked = playing(g, [dear], CASTILE)
    assert asked.ask.options == (("option", "A"), ("option", "B"))
    asked.say(("option", "A"))
    assert g.players[CASTILE].prestige == 1
    assert g.players[CASTILE].power[ADM] == 3


@pytest.mark.rule("EU-16.3.8", "EU-16.3.10")
def test_you_is_the_active_player_or_who_makes_the_choice() -> None:
    g = table()
    g.players[FRANCE].stability = 0
    inside = [prestige(1, "you"), {"do": "ducats", "who": "opponents", "n": 1}]
    asked = playing(g, [prestige(3), a_or_b(inside, [], by="realm:france")], CASTILE)
    assert asked.ask.seat == FRANCE
    asked.say(("option", "A"))
    assert [player.prestige for player in g.players] == [3, 1, 0, 0]
    assert [player.ducats for player in g.players] == [11, 10, 11, 11]


@pytest.mark.rule("EU-16.3.7")
def test_the_active_player_chooses_for_a_realm_that_nobody_plays() -> None:
    g = table()
    asked = playing(g, [a_or_b([prestige(1)], [prestige(2)], by="realm:venice")], CASTILE)
    assert asked.ask.seat == CASTILE
    asked.say(("option", "B"))
    assert g.players[CASTILE].prestige == 2


@pytest.mark.rule("EU-16.3.3")
def test_what_is_left_to_a_realm_that_is_not_there_is_passed_over() -> None:
    g = table()
    gone = [
        a_or_b([prestige(1)], [prestige(2)], by="realm:united_states"),
        {"may": "realm:united_states", "then": [prestige(4)], "else": [prestige(8)]},
        prestige(1, "realm:united_states"),
    ]
    assert playing(g, gone, CASTILE).over
    assert [player.prestige for player in g.players] == [0, 0, 0, 0]


# -- may and pay -------------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.9")
@pytest.mark.parametrize("answer, scored", [(YES, 2), (NO, -1)])
def test_what_one_may_do_can_be_declined(answer: tuple[str], scored: int) -> None:
    g = table()
    may = {
        "may": "realm:france",
        "then": [prestige(2, "realm:france")],
        "else": [prestige(-1, "realm:france")],
    }
    asked = playing(g, [may], CASTILE)
    assert (asked.ask.seat, asked.ask.topic) == (FRANCE, "effect_may")
    asked.say(answer)
    assert g.players[FRANCE].prestige == scored


@pytest.mark.rule("EU-16.3.7")
def test_an_npr_that_may_do_something_does_it_unless_it_would_have_to_pay() -> None:
    g = table()
    may = {"may": "realm:venice", "then": [prestige(2)], "else": [prestige(-1)]}
    assert playing(g, [may], CASTILE).over
    assert g.players[CASTILE].prestige == 2
    assert playing(g, [{**may, "cost": {"dip": 1}}], CASTILE).over
    assert g.players[CASTILE].prestige == 1


@pytest.mark.rule("EU-16.3.4")
def test_a_price_that_may_be_paid_is_paid_or_declined() -> None:
    may = {
        "may": "you",
        "cost": {"dip": 2, "ducats": 4},
        "then": [prestige(2)],
        "else": [prestige(-1)],
    }
    g = table()
    asked = playing(g, [may], CASTILE)
    assert asked.ask.options == (("pay",), ("decline",))
    asked.say(("pay",))
    castile = g.players[CASTILE]
    assert (castile.power[DIP], castile.ducats, castile.prestige) == (1, 6, 2)
    assert playing(g, [may], CASTILE).over, "who cannot pay is not asked"
    assert castile.prestige == 1
    g = table()
    playing(g, [may], CASTILE).say(("decline",))
    assert (g.players[CASTILE].power[DIP], g.players[CASTILE].prestige) == (3, -1)


@pytest.mark.rule("EU-5.2.24")
def test_no_loan_is_taken_for_what_need_not_be_paid() -> None:
    g = table()
    g.players[CASTILE].ducats = 3
    may = {"may": "you", "cost": {"ducats": 4}, "then": [prestige(2)]}
    assert playing(g, [may], CASTILE).over
    assert g.players[CASTILE].interest == 0


def test_a_requirement_that_is_missed_is_as_good_as_a_refusal() -> None:
    g = table()
    may = {
        "may": "you",
        "requires": {"stability": ">=4"},
        "then": [prestige(2)],
        "else": [prestige(-1)],
    }
    assert playing(g, [may], CASTILE).over
    assert g.players[CASTILE].prestige == -1


def test_who_must_pay_or_suffer_may_choose_and_who_cannot_suffers() -> None:
    must = {"must_pay_or": "you", "cost": {"mil": 3}, "then": [prestige(1)], "else": [prestige(-3)]}
    g = table()
    playing(g, [must], CASTILE).say(("pay",))
    assert (g.players[CASTILE].power[MIL], g.players[CASTILE].prestige) == (0, 1)
    assert playing(g, [must], CASTILE).over
    assert g.players[CASTILE].prestige == -2
    g = table()
    playing(g, [must], CASTILE).say(("decline",))
    assert (g.players[CASTILE].power[MIL], g.players[CASTILE].prestige) == (3, -3)


def test_a_price_with_alternatives_is_paid_in_one_way() -> None:
    may = {"may": "you", "cost": {"one_of": [{"mil": 1}, {"dip": 1}]}, "then": [prestige(1)]}
    g = table()
    asked = playing(g, [may], CASTILE)
    asked.say(("pay",))
    assert asked.ask.options == (("pick_power", "mil"), ("pick_power", "dip"))
    asked.say(("pick_power", "dip"))
    assert g.players[CASTILE].power == [3, 2, 3]
    g.players[CASTILE].power = [3, 0, 1]
    playing(g, [may], CASTILE).say(("pay",))
    assert g.players[CASTILE].power == [3, 0, 0], "only Military Power was left"


def test_power_of_any_kind_pays_a_price_and_may_depend_on_a_condition() -> None:
    price = {"if": {"stability": ">=2", "who": "self"}, "then": 2, "else": 4}
    may = {"may": "you", "cost": {"any": price}, "then": [prestige(1)]}
    g = table()
    g.players[CASTILE].power, g.players[CASTILE].stability = [1, 1, 1], 1
    assert playing(g, [may], CASTILE).over, "four are not there"
    g.players[CASTILE].stability = 2
    playing(g, [may], CASTILE).say(("pay",), ("lose", "adm"), ("lose", "mil"))
    assert g.players[CASTILE].power == [0, 1, 0]


def test_units_are_exhausted_for_a_price() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.available, castile.exhausted, castile.infantry = 2, 0, {}
    for army in castile.armies:
        army.area, army.units = -1, [0] * 9
    may = {"may": "you", "cost": {"exhaust": 2}, "then": [prestige(1)]}
    playing(g, [may], CASTILE).say(("pay",))
    assert (castile.available, castile.exhausted, castile.prestige) == (0, 2, 1)
    assert playing(g, [may], CASTILE).over


def test_a_siege_or_a_plunder_needs_units_in_a_hostile_area() -> None:
    g = table()
    must = {
        "must_pay_or": "you",
        "cost": {"special": "siege_or_plunder"},
        "then": [prestige(1)],
        "else": [prestige(-3)],
    }
    g.players[CASTILE].infantry = {area(g, "leon"): 1}
    assert playing(g, [must], CASTILE).over
    g.rebels[area(g, "leon")] = 1
    playing(g, [must], CASTILE).say(("pay",))
    assert g.players[CASTILE].prestige == -2


# -- several players ---------------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.6")
def test_players_choose_one_after_the_other_clockwise_from_the_active_player() -> None:
    g = table()
    each = {
        "each": "all",
        "effects": [a_or_b([prestige(1, "self")], [prestige(2, "self")], by="self")],
    }
    asked = playing(g, [each], ENGLAND)
    order = []
    for option in "ABAB":
        order.append(asked.ask.seat)
        asked.say(("option", option))
    assert order == [ENGLAND, AUSTRIA, CASTILE, FRANCE]
    assert [player.prestige for player in g.players] == [1, 2, 1, 2]


@pytest.mark.rule("EU-16.3.6")
def test_the_card_may_let_the_active_player_choose_last() -> None:
    g = table(6)
    asked = playing_event(g, "42A-2", ENGLAND)
    order = []
    while not asked.over:
        order.append(asked.ask.seat)
        asked.say(("option", "A"))
    assert order == [3, 4, 5, 0, 1, ENGLAND]
    assert {player.power[DIP] for player in g.players} == {6}


@pytest.mark.rule("EU-16.3.8")
def test_42a_2_b_arms_the_neighbours_of_who_chose_it() -> None:
    g = table(6)
    asked = playing_event(g, "42A-2", ENGLAND)
    while asked.ask.seat != CASTILE:
        asked.say(("option", "A"))
    asked.say(("option", "B"))
    armed = [seat for seat, player in enumerate(g.players) if player.power[MIL] == 4]
    assert CASTILE in armed
    assert armed != list(range(6)), "far away nobody takes notice"


def test_354b_leaves_the_active_player_no_choice() -> None:
    g = table()
    idea = g.box.idea_of["scientific_revolution"]
    for ideas in (g.idea_display, *g.idea_decks):
        if idea in ideas:
            ideas.remove(idea)
    g.idea_display.append(idea)
    g.players[FRANCE].stability = 0
    asked = playing_event(g, "354B", FRANCE)
    assert asked.ask.seat == ENGLAND
    assert g.players[FRANCE].stability == -1


@pytest.mark.rule("EU-16.3.6")
def test_151b_counts_those_who_chose_the_same() -> None:
    g = table()
    asked = playing_event(g, "151B", CASTILE)
    for _ in range(4):
        asked.say(("option", "A"))
    assert [player.prestige for player in g.players] == [0, -3, -3, -3]


def test_what_one_of_several_touches_is_nothing_to_the_next() -> None:
    g = table()
    scope = scope_of(CASTILE)
    scope.touch(area(g, "leon"))
    first, second = scope.seen_by(CASTILE), scope.seen_by(FRANCE)
    first.touch(area(g, "seine"))
    assert first.affected == [area(g, "leon"), area(g, "seine")]
    assert second.affected == [area(g, "leon")]


# -- conditions and repetitions ----------------------------------------------------------------


@pytest.mark.rule("EU-16.3.3")
def test_an_effect_whose_condition_is_not_met_is_ignored() -> None:
    g = table()
    g.players[CASTILE].stability = 1
    branch = {"if": {"stability": ">=2"}, "then": [prestige(2)]}
    playing(g, [branch], CASTILE)
    assert g.players[CASTILE].prestige == 0
    playing(g, [{**branch, "else": [prestige(-2)]}], CASTILE)
    assert g.players[CASTILE].prestige == -2
    g.players[CASTILE].stability = 2
    playing(g, [branch], CASTILE)
    assert g.players[CASTILE].prestige == 0


def test_things_are_done_several_times() -> None:
    g = table()
    playing(g, [{"repeat": 3, "effects": [prestige(1)]}], CASTILE)
    assert g.players[CASTILE].prestige == 3
    may = {"may": "you", "cost": {"adm": 1}, "then": [prestige(1)]}
    asked = playing(g, [{"repeat": {"range": [0, 2]}, "effects": [may]}], CASTILE)
    asked.say(("pay",), ("decline",))
    assert asked.over
    assert g.players[CASTILE].prestige == 4


# -- picks -------------------------------------------------------------------------------------


def test_a_pick_binds_a_player_for_what_follows() -> None:
    g = table()
    pick = {
        "pick": {"as": "$p", "kind": "player", "from": "opponents"},
        "then": [prestige(-3, "$p")],
    }
    asked = playing(g, [pick], CASTILE)
    assert asked.ask.options == (
        ("pick_realm", "france"),
        ("pick_realm", "england"),
        ("pick_realm", "austria"),
    )
    assert refusal_of(g, asked.ask, ("pick_realm", "castile")) == "EU-16.3.9"
    asked.say(("pick_realm", "england"))
    assert [player.prestige for player in g.players] == [0, 0, -3, 0]


def test_who_fits_best_must_be_picked() -> None:
    g = table()
    among = {"opponents": {}, "prefer": {"allied_to": "you"}}
    pick = {"pick": {"as": "$p", "kind": "player", "from": among}, "then": [prestige(-3, "$p")]}
    g.players[FRANCE].allies[CASTILE] = g.players[CASTILE].allies[FRANCE] = False
    assert playing(g, [pick], CASTILE).over
    assert g.players[FRANCE].prestige == -3


def test_what_follows_a_pick_is_done_for_every_realm_and_once_for_all_areas() -> None:
    g = table()
    realms = {"as": "$r", "kind": "realm", "from": {"realms": {"in": ["venice", "milan"]}}, "n": 2}
    asked = playing(g, [{"pick": realms, "then": [prestige(1)]}], CASTILE)
    asked.say(("pick_realm", "venice"))
    assert asked.over, "the second is the only one left"
    assert g.players[CASTILE].prestige == 2
    areas = {
        "as": "$a",
        "kind": "area",
        "from": {"areas": {"in": ["leon", "seine", "ireland"]}},
        "n": 2,
    }
    asked = playing(g, [{"pick": areas, "then": [prestige(1)]}], CASTILE)
    asked.say(("pick_area", "leon"), ("pick_area", "ireland"))
    assert g.players[CASTILE].prestige == 3


def test_of_a_range_one_may_pick_fewer_and_of_nothing_nothing() -> None:
    g = table()
    pick = {
        "as": "$a",
        "kind": "area",
        "from": {"areas": {"in": ["leon", "seine"]}},
        "n": {"range": [1, 2]},
    }
    asked = playing(g, [{"pick": pick, "then": [prestige(1)]}], CASTILE)
    assert DONE not in asked.ask.options
    asked.say(("pick_area", "leon"))
    assert DONE in asked.ask.options
    asked.say(DONE)
    assert g.players[CASTILE].prestige == 1
    none = {"as": "$a", "kind": "area", "from": {"areas": {"in": []}}}
    playing(g, [{"pick": none, "then": [prestige(9)], "else": [prestige(-1)]}], CASTILE)
    assert g.players[CASTILE].prestige == 0


def test_nodes_provinces_and_tokens_are_picked_as_well() -> None:
    g = table()
    g.players[CASTILE].merchants = [Merchant(g.box.node_of["genoa_node"])]
    for kind, among, move in (
        ("node", {"nodes": {"in": ["genoa_node", "sevilla_node"]}}, ("pick_node", "sevilla_node")),
        ("province", {"provinces": {"in": ["madrid", "paris"]}}, ("pick_province", "paris")),
        ("token", {"tokens": {"owner": "you", "kind": ["town"]}}, ("pick_province", "madrid")),
    ):
        scope = scope_of(CASTILE)
        item = {"pick": {"as": "$x", "kind": kind, "from": among}, "then": [prestige(1)]}
        playing(g, [item], CASTILE, scope).say(move)
        assert scope.bound["$x"].kind == kind
    assert g.players[CASTILE].prestige == 3


def test_a_later_pick_can_choose_among_the_realms_of_the_last() -> None:
    g = table()
    first = {"as": "$r", "kind": "realm", "from": {"realms": {"in": ["venice", "milan"]}}, "n": 2}
    second = {"as": "$s", "kind": "realm", "from": {"realms": {"from_last_pick": True}}}
    scope = scope_of(CASTILE)
    asked = playing(g, [{"pick": first, "then": []}, {"pick": second, "then": []}], CASTILE, scope)
    asked.say(("pick_realm", "venice"), ("pick_realm", "milan"))
    assert scope.bound["$s"] == Bound("realm", [realm(g, "milan")])


@pytest.mark.rule("EU-16.3.24")
def test_an_action_that_may_be_taken_is_offered_without_being_asked_for_first() -> None:
    g = table()
    recruit = {"do": "action", "who": "you", "action": "recruit_units", "free": True}
    asked = playing(g, [{"may": "you", "then": [recruit]}], CASTILE)
    assert asked.ask.topic == "granted_action"
    assert asked.ask.options == (("recruit",), DONE)
    more = [{"may": "you", "then": [recruit, prestige(1)]}]
    assert playing(g, more, CASTILE).ask.topic == "effect_may"


# -- what cannot be done -----------------------------------------------------------------------


@pytest.mark.rule("EU-16.3.3")
def test_what_comes_to_nothing_is_told_with_whom_it_was_for() -> None:
    g = table()
    france = g.players[FRANCE]
    france.interest = 1
    told = listen(g)
    card = [prestige(1), {"each": "all", "effects": [{"do": "interest", "who": "self", "n": -1}]}]
    playing(g, card, CASTILE, scope_of(CASTILE, card="11A-1"))
    assert (g.players[CASTILE].prestige, france.interest) == (1, 0)
    passed_over = [one for one in told if isinstance(one, EffectPassedOver)]
    assert passed_over == [
        EffectPassedOver(realm, "11A-1", "interest") for realm in ("castile", "england", "austria")
    ]
    said = {lang: words_of(load("price_of_power"), lang).event(g, told[-1]) for lang in LANGUAGES}
    assert said["en"].endswith("(Austria): without effect – Interest.")
    assert said["pl"].endswith("(Austria): bez skutku – żetony Pożyczki.")


def test_what_comes_to_nothing_is_told_in_what_a_player_imagines_too() -> None:
    """All that is hidden is dealt anew while the question waits, and that is no effect."""
    g = europe()
    told = listen(g)
    ships = {"do": "gain_ships", "who": "you", "type": "any", "n": {"range": [0, 3]}}
    asked = playing(g, [ships], ENGLAND)
    imagine(g, ENGLAND, Dice("another deal"))
    asked.say(DONE)
    assert [type(one) for one in told] == [EffectPassedOver]


def test_a_sentence_that_bears_on_others_is_not_told_as_nothing() -> None:
    g = table()
    told = listen(g)
    playing(g, [{"do": "rule", "text": "It is said.", "hook": "none"}], CASTILE)
    assert told == []
    to_come = {"do": "ill_health", "what": {"new_ruler": "José I"}, "n": 1}
    playing(g, [to_come], CASTILE, scope_of(CASTILE, card="410-1"))
    assert told == []


@pytest.mark.rule("EU-16.3.3", "EU-16.3.6")
def test_what_one_player_has_touched_is_not_what_the_next_has() -> None:
    """Of the Religious Turmoil the second half falls away where no second Area is left."""
    g = table()
    bare_map(g)
    for player in g.players:
        for army in player.armies:
            army.area, army.units = -1, [0] * 9
    for name in ("paris", "bordeaux"):
        town(g, name, FRANCE)
    for name in ("york", "london"):
        town(g, name, ENGLAND, unrest=True)
    believe(g, "protestant", "seine", "aquitaine", "northumbria", "east_anglia")
    asked = playing_event(g, "23A-2", FRANCE)
    asked.finish(lambda ask: ask.options[-1])
    there = {g.box.areas[no].id: n for no, n in enumerate(g.rebels) if n}
    assert sorted(there.values()) == [2, 4], "none for England, whose Towns all show Unrest"
    assert there.keys() == {"seine", "aquitaine"}

    g.rebels = bytearray(len(g.rebels))
    g.tokens[place(g, "paris")] &= ~UNREST  # one Town is left to turn, and so one Area
    playing_event(g, "23A-2", FRANCE).finish(lambda ask: ask.options[-1])
    assert {g.box.areas[no].id: n for no, n in enumerate(g.rebels) if n} == {"seine": 4}


@pytest.mark.rule("EU-16.3.10")
def test_what_a_player_may_do_is_for_that_player_to_choose() -> None:
    g = table()
    towns = {"tokens": {"kind": ["town"], "owner": "any", "area": ["leon", "seine"]}}
    turn = {"do": "unrest", "n": 1, "on": towns}
    nodes = {"nodes": {"in": ["sevilla_node", "genoa_node"]}}
    pirates = {"do": "pirate", "node": nodes, "n": 1}
    for branch in (
        {"may": "realm:france", "then": [turn, pirates]},
        {"may": "realm:france", "cost": {"mil": 1}, "then": [turn, pirates]},
        {"must_pay_or": "realm:france", "cost": {"mil": 1}, "then": [turn, pirates]},
    ):
        asked = playing(g, [branch], CASTILE)
        asked.say(asked.ask.options[0])
        assert asked.ask.seat == FRANCE
        asked.say(asked.ask.options[0])
        assert asked.ask.seat == FRANCE
        asked.say(asked.ask.options[0])
    asked = playing(g, [paying({"mil": 1}, turn, who="realm:france")], CASTILE)
    assert asked.ask.seat == FRANCE
    asked = playing(g, [{"may": "realm:aragon", "then": [turn]}], CASTILE)
    assert asked.ask.seat == CASTILE, "nobody plays Aragon"


@pytest.mark.rule("EU-16.1.5", "EU-16.3.10")
def test_others_on_an_event_of_a_realm_are_those_besides_it() -> None:
    """All other Catholics pay the Pope, the Active Player among them, and only they."""
    g = empty_hands(europe(3, line_up="featured"))
    papal, brandenburg, netherlands = range(3)
    for player in g.players:
        player.ducats = 10
    playing_event(g, "312-2", brandenburg).say(("option", "B"))
    assert g.players[papal].ducats == 20
    assert g.players[brandenburg].ducats == g.players[netherlands].ducats == 5
    g = table()
    each = [{"each": "others", "effects": [prestige(1, "self")]}]
    playing(g, each, ENGLAND, scope_of(ENGLAND, card="203-1"))
    playing(g, each, FRANCE, scope_of(FRANCE, card="203-1"))
    assert [player.prestige for player in g.players] == [2, 2, 0, 2]
    playing(g, each, FRANCE)
    assert [player.prestige for player in g.players] == [3, 2, 1, 3]


def test_what_a_player_leaves_undone_is_not_told_as_impossible() -> None:
    g = table()
    claim = {"do": "claim", "who": "you", "n": {"range": [0, 1]}, "where": NAPLES}
    told = listen(g)
    asked = playing(g, [claim], CASTILE)
    asked.say(("pick_number", 0))
    assert asked.over
    assert told == []
