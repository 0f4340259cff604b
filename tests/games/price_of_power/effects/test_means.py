"""What cards give a Realm and take from it, and the numbers in which they do."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import ADM, DIP, MIL
from stolnik.games.price_of_power.box.effects import freeze
from stolnik.games.price_of_power.chapters.board.ownership import realm_at_table, tax_value
from stolnik.games.price_of_power.chapters.board.tracks import base_tax, manpower, tax_income
from stolnik.games.price_of_power.chapters.effects.costs import refuse_cost
from stolnik.games.price_of_power.chapters.effects.numbers import (
    amount,
    how_many,
    number,
    part_per_area,
)
from stolnik.games.price_of_power.events.card_effects import (
    ColonistsChanged,
    InterestLost,
    MerchantLost,
    MerchantsLaidDown,
    NprManpowerToken,
)
from stolnik.games.price_of_power.events.government import ManpowerTokenGained
from stolnik.games.price_of_power.events.phases import StabilityChanged
from stolnik.games.price_of_power.state import Army, Europe, Merchant
from stolnik.games.price_of_power.tasks import Battle, EventUnderWay
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.effects.cards import playing, scope_of
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    place,
    town,
)
from tests.games.running import Procedure


def table() -> Europe:
    g = empty_hands(europe())
    for player in g.players:
        player.power, player.ducats, player.prestige, player.interest = [3, 3, 3], 10, 0, 0
    return g


def play(g: Europe, verb: str, seat: int = CASTILE, **args: Any) -> Procedure:
    return playing(g, [{"do": verb, **args}], seat)


# -- verbs -------------------------------------------------------------------------------------


def test_prestige_is_won_and_lost() -> None:
    g = table()
    play(g, "prestige", who="all", n=2)
    play(g, "prestige", who="realm:france", n=-5)
    play(g, "prestige", who="realm:venice", n=9)
    assert [player.prestige for player in g.players] == [2, -3, 2, 2]


@pytest.mark.rule("EU-7.4.12", "EU-5.2.24")
def test_a_loss_of_ducats_must_be_paid_with_loans_if_need_be() -> None:
    g = table()
    play(g, "ducats", who="you", n=4)
    assert g.players[CASTILE].ducats == 14
    play(g, "ducats", who="you", n=-18)
    assert (g.players[CASTILE].ducats, g.players[CASTILE].interest) == (1, 1)
    g.players[CASTILE].interest, g.players[CASTILE].prestige = 5, 0
    play(g, "ducats", who="you", n=-2)
    assert g.players[CASTILE].prestige == -5, "Bankrupt"


def test_power_of_a_kind_or_of_any() -> None:
    g = table()
    castile = g.players[CASTILE]
    play(g, "power", who="you", kind="adm", n=2)
    play(g, "power", who="you", kind="mil", n=-5)
    assert castile.power == [5, 3, 0], "no more is lost than there is"
    play(g, "power", who="you", kind="any", n=2).say(("gain", "dip"), ("gain", "mil"))
    assert castile.power == [5, 4, 1]
    play(g, "power", who="you", kind="any", n=-2).say(("lose", "adm"), ("lose", "mil"))
    assert castile.power == [4, 4, 0]


def test_power_of_the_kind_of_a_dismissed_advisor() -> None:
    g = table()
    scope = scope_of(CASTILE)
    effect = {"do": "power", "who": "you", "kind": "matching_fired_advisor", "n": 5}
    playing(g, [effect], CASTILE, scope)
    assert g.players[CASTILE].power == [3, 3, 3], "nobody was dismissed"
    scope.memory["fired_advisor"] = [DIP]
    playing(g, [effect], CASTILE, scope)
    assert g.players[CASTILE].power == [3, 8, 3]


@pytest.mark.rule("EU-7.3.10", "EU-7.3.11")
def test_stability_moves_step_by_step_or_is_set() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.stability = 2
    play(g, "stability", who="you", n=2)
    assert (castile.stability, castile.power[ADM]) == (3, 5)
    play(g, "stability", who="you", n=-1)
    assert castile.stability == 2
    told = listen(g)
    play(g, "set_stability", who="you", to=-2)
    assert told == [StabilityChanged(CASTILE, -4, -2)]
    assert castile.stability == -2


@pytest.mark.rule("EU-12.1.9")
def test_interest_comes_without_ducats_and_goes() -> None:
    g = table()
    play(g, "interest", who="you", n=2)
    assert (g.players[CASTILE].interest, g.players[CASTILE].ducats) == (2, 10)
    told = listen(g)
    play(g, "interest", who="you", n=-3)
    assert told == [InterestLost(CASTILE, 2)]
    assert g.players[CASTILE].interest == 0
    assert audit(g) == []


def test_manpower_is_exhausted_and_refreshed() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.available, castile.exhausted = 1, 0
    castile.infantry = {area(g, "leon"): 1}
    for army in castile.armies:
        army.area, army.units = -1, [0] * 9
    asked = play(g, "exhaust_manpower", who="you", n=5)
    asked.say(("exhaust_infantry", "leon"))
    assert asked.over, "the last one is Exhausted without a question"
    assert (castile.available, castile.exhausted, castile.infantry) == (0, 2, {})
    castile.exhausted = 5
    play(g, "refresh_manpower", who="you", n="half")
    assert (castile.available, castile.exhausted) == (3, 2)
    play(g, "refresh_manpower", who="you", n=6)
    assert (castile.available, castile.exhausted) == (5, 0)


def test_manpower_tokens_for_a_player_and_for_an_npr() -> None:
    g = table()
    before = manpower(g, CASTILE)
    told = listen(g)
    play(g, "manpower_bonus", who="you", n=2)
    assert told == [ManpowerTokenGained(CASTILE, 2)]
    assert manpower(g, CASTILE) == before + 2
    milano = place(g, "milano")
    had = g.plus_one.get(milano, 0)
    told = listen(g)
    play(g, "npr_manpower_token", n=1, on="milano")
    assert told == [NprManpowerToken("milano", 1)]
    assert g.plus_one[milano] == had + 1
    play(g, "npr_manpower_token", n=1, on="madrid")
    assert place(g, "madrid") not in g.plus_one


def test_colonists_come_and_go() -> None:
    g = table()
    castile = g.players[CASTILE]
    told = listen(g)
    play(g, "colonist", who="you", n=3)
    assert castile.colonists == 3
    play(g, "colonist", who="you", n=-1)
    assert castile.colonists == 2
    play(g, "colonist", who="you", n={"neg": "all"})
    assert told == [ColonistsChanged(CASTILE, n) for n in (3, -1, -2)]
    assert castile.colonists == 0


@pytest.mark.rule("EU-16.3.21")
@pytest.mark.parametrize("before, after", [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_a_third_merchant_comes_only_to_who_has_two(before: int, after: int) -> None:
    g = table()
    g.players[CASTILE].merchants = [Merchant(-1) for _ in range(before)]
    play(g, "merchant", who="you", n=1)
    assert len(g.players[CASTILE].merchants) == after


def test_a_lost_merchant_is_the_player_s_choice() -> None:
    g = table()
    genoa, sevilla = g.box.node_of["genoa_node"], g.box.node_of["sevilla_node"]
    castile = g.players[CASTILE]
    castile.merchants = [Merchant(genoa), Merchant(sevilla), Merchant(-1)]
    told = listen(g)
    assert play(g, "merchant", who="you", n=-1).over, "one that is not placed goes first"
    play(g, "merchant", who="you", n=-1).say(("pick_node", "sevilla_node"))
    assert told == [MerchantLost(CASTILE)] * 2
    assert [one.node for one in castile.merchants] == [genoa]


def test_merchants_in_a_node_are_laid_down() -> None:
    g = table()
    genoa, sevilla = g.box.node_of["genoa_node"], g.box.node_of["sevilla_node"]
    for seat in (CASTILE, FRANCE):
        g.players[seat].merchants = [Merchant(genoa), Merchant(sevilla)]
    told = listen(g)
    play(g, "exhaust_merchants", who="all", node={"nodes": {"in": ["genoa_node"]}})
    assert told == [MerchantsLaidDown(CASTILE, 1), MerchantsLaidDown(FRANCE, 1)]
    for seat in (CASTILE, FRANCE):
        assert [one.upright for one in g.players[seat].merchants] == [False, True]


def test_one_pays_another_with_loans_if_need_be() -> None:
    g = table()
    g.players[FRANCE].ducats = 3
    play(g, "transfer_ducats", **{"from": "realm:france", "to": "realm:england", "n": 5})  # type: ignore[arg-type]
    assert (g.players[FRANCE].ducats, g.players[FRANCE].interest) == (3, 1)
    assert g.players[ENGLAND].ducats == 15
    play(g, "transfer_ducats", **{"from": "you", "to": "realm:venice", "n": 5})  # type: ignore[arg-type]
    assert g.players[CASTILE].ducats == 5, "an NPR's Ducats go to the General Supply"
    g.players[AUSTRIA].ducats, g.players[AUSTRIA].interest = 0, 5
    play(g, "transfer_ducats", **{"from": "realm:austria", "to": "realm:england", "n": 5})  # type: ignore[arg-type]
    assert g.players[ENGLAND].ducats == 15, "who goes Bankrupt pays nothing"


def test_what_an_npr_has_no_mats_for_is_passed_over() -> None:
    g = table()
    for verb in (
        "ducats",
        "stability",
        "interest",
        "exhaust_manpower",
        "manpower_bonus",
        "colonist",
    ):
        assert play(g, verb, who="realm:venice", n=2).over
    assert play(g, "power", who="realm:venice", kind="any", n=2).over


# -- numbers -----------------------------------------------------------------------------------


def figure(g: Europe, value: Any, seat: int = CASTILE) -> int:
    return number(g, scope_of(seat), seat, freeze(value))


def test_figures_of_a_realm() -> None:
    g = table()
    castile = g.players[CASTILE]
    castile.exhausted, castile.interest, castile.prestige, castile.infantry = 3, 2, 7, {}
    castile.armies = [Army(area(g, "leon"), [2, 1, 0, 1, 0, 0, 0, 0, 1]), Army(), Army()]
    town(g, "new_england", CASTILE)
    values = {
        "base_tax": base_tax(g, CASTILE),
        "tax_income": tax_income(g, CASTILE),
        "manpower": manpower(g, CASTILE),
        "exhausted": 3,
        "interest": 2,
        "ducats": 10,
        "prestige": 7,
        "deployed_regular_units": 3,
        "deployed_and_exhausted_land_units": 8,
        "tax_value_of_distant_towns": g.box.places[place(g, "new_england")].tax,
    }
    for name, value in values.items():
        assert figure(g, {"value": name, "of": "you"}) == value, name
    venice = realm_at_table(g, g.box.realm_of["venice"])
    assert figure(g, {"value": "base_tax", "of": "realm:venice"}) == tax_value(g, venice)
    assert figure(g, {"value": "ducats", "of": "realm:venice"}) == 0


def test_cavalry_is_counted_in_the_battle_that_is_fought() -> None:
    g = table()
    g.players[CASTILE].armies[0] = Army(area(g, "leon"), [2, 1, 0, 0, 3, 0, 0, 0, 1])
    charge = {"value": "cavalry_in_battle", "of": "you", "max": 3}
    assert figure(g, charge) == 0
    g.agenda.append(Battle(area(g, "leon"), FRANCE))
    assert figure(g, charge) == 3


def test_ducats_on_the_event_are_counted() -> None:
    g = table()
    g.agenda.append(EventUnderWay(0, CASTILE, unpicked=False, stage="text", ducats=5))
    said = {"value": "ducats_on_event", "of": "card", "div": 2, "round": "down"}
    assert figure(g, said) == 2


def test_numbers_are_worked_out() -> None:
    g = table()
    g.players[CASTILE].exhausted = 5
    half = {"value": "exhausted", "of": "you", "div": 2}
    assert figure(g, half) == 3, "halves are rounded up"
    assert figure(g, {**half, "round": "down"}) == 2
    assert figure(g, {"value": "exhausted", "of": "you", "times": 2}) == 10
    assert figure(g, {"value": "exhausted", "of": "you", "max": 4}) == 4
    assert figure(g, {"value": "exhausted", "of": "you", "min": 6}) == 6
    assert figure(g, {"neg": {"sum": [1, half]}}) == -4
    assert figure(g, {"neg": {"sum": [2, half]}, "div": 2, "round": "up"}) == -3
    assert figure(g, {"count": {"provinces": {"owner": "you", "area": ["leon"]}}, "times": 2}) == 6
    assert figure(g, {"count": {"tokens": {"owner": "you", "kind": ["town"]}}, "max": 4}) == 4


def test_counters_of_a_card() -> None:
    g = table()
    scope = scope_of(CASTILE)
    for name in ("galicia", "paris", "badajoz"):
        scope.touch(g.box.places[place(g, name)].area, "unrest", place(g, name))
    said = {"count": "unrest_added_by_this_card", "times": 2}
    assert number(g, scope, CASTILE, freeze(said)) == 6
    own = freeze({"count": "unrest_added_by_this_card", "of": "self"})
    assert number(g, scope.seen_by(FRANCE), FRANCE, own) == 1
    scope.counts["units_removed"] = 2
    assert number(g, scope, CASTILE, freeze({"count": "units_removed", "min": 4})) == 4
    scope.chosen = {CASTILE: "A", FRANCE: "A", ENGLAND: "B"}
    same = freeze({"count": "players_with_same_choice_as_you"})
    assert number(g, scope, CASTILE, same) == 1


def test_parts_of_what_there_is() -> None:
    g = table()
    scope = scope_of(CASTILE)

    def part(value: Any, total: int) -> int:
        return amount(g, scope, CASTILE, freeze(value), total)

    assert part("all", 7) == 7
    assert part("half", 7) == 4
    assert part({"fraction": "1/2", "round": "up"}, 7) == 4
    assert part({"fraction": "1/2", "round": "down"}, 7) == 3
    assert part({"all_max": 6}, 9) == part({"all_max": 6}, 6) == 6
    assert part({"all_max": 6}, 2) == 2
    assert part({"neg": "all"}, 5) == -5
    assert part(3, 9) == 3
    assert part_per_area(freeze({"per_area": 2}), 9) == 2
    assert part_per_area(freeze({"fraction_per_area": "1/2", "round": "down"}), 5) == 2
    assert part_per_area(3, 5) is None


@pytest.mark.rule("EU-16.3.10")
def test_a_range_is_the_choice_of_whom_it_concerns() -> None:
    g = table()
    asked = Procedure(
        how_many(g, scope_of(CASTILE), FRANCE, freeze({"range": [1, 3]}), "unrest"), g
    )
    assert (asked.ask.seat, len(asked.ask.options)) == (FRANCE, 3)
    asked.say(("pick_number", 2))
    assert asked.result == 2
    few = how_many(g, scope_of(CASTILE), FRANCE, freeze({"range": [0, 3]}), "unrest", most=0)
    assert Procedure(few, g).result == 0
    assert Procedure(how_many(g, scope_of(CASTILE), FRANCE, 4, "unrest", most=2), g).result == 2
    assert g.players[MIL].power == [3, 3, 3]


@pytest.mark.parametrize(("ducats", "dip", "payable"), [(3, 0, True), (0, 1, True), (2, 0, False)])
def test_one_of_several_costs_is_enough(ducats: int, dip: int, payable: bool) -> None:
    g = table()
    g.players[CASTILE].ducats = ducats
    g.players[CASTILE].power[DIP] = dip
    refusal = refuse_cost(g, scope_of(CASTILE), CASTILE, {"one_of": ({"ducats": 3}, {"dip": 1})})
    assert (refusal is None) == payable
