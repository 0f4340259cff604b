"""Recruit Units: Land Units, one purchase at a time."""

from __future__ import annotations

import msgspec
import pytest

from stolnik.engine.flow import DONE, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.board.supply import mercenaries_left
from stolnik.games.price_of_power.chapters.relations.alliances import activate
from stolnik.games.price_of_power.chapters.war.capacity import recruiting_ground
from stolnik.games.price_of_power.chapters.war.recruit import (
    areas_in,
    recruit,
    refuse_recruiting,
)
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import Europe, task_of
from stolnik.games.price_of_power.tasks import Battle, Recruiting
from tests.games.price_of_power.position import (
    CASTILE,
    ENGLAND,
    area,
    bare_map,
    now_refused,
    place,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.price_of_power.war.capacities import military_capacity
from tests.games.price_of_power.war.forces import army, at_arms, rebels, turn, war
from tests.games.running import Procedure, run

RECRUIT: Move = ("recruit",)
LEON: Move = ("muster", "leon")
HERE: Move = ("muster", "castile")
ALONE: Move = ("raise_alone", "regular", "infantry")


def raising(category: str, unit: str, no: int = 1) -> Move:
    return ("raise_unit", category, unit, no)


INFANTRY = raising("regular", "infantry")
CAVALRY = raising("regular", "cavalry")
ARTILLERY = raising("regular", "artillery")
MERCENARY = raising("mercenary", "infantry")
ALLIED = raising("allied", "infantry")


def castile(*towns: str, available: int = 6) -> Europe:
    """Castile with these Towns only, and so many Available Units."""
    g = at_arms()
    bare_map(g)
    for name in towns or ("madrid", "burgos", "salamanca"):
        town(g, name, CASTILE)
    g.players[CASTILE].available = available
    return g


def recruiting(g: Europe, where: Move = HERE, seat: int = CASTILE) -> Procedure:
    """At the question what to recruit in an Area."""
    table = turn(g, seat)
    table.say(RECRUIT, where)
    return table


# -- the Action --------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.36", "EU-9.MU.2", "EU-9.MU.6")
def test_recruiting_costs_military_power_and_ducats_for_each_unit() -> None:
    g = castile()
    table = recruiting(g)
    assert g.players[CASTILE].power[MIL] == 5
    table.say(ALONE, INFANTRY, CAVALRY, DONE, DONE)
    player = g.players[CASTILE]
    assert player.power[MIL] == 5
    assert player.ducats == 60 - 2 - 2 - 5
    assert player.infantry == {area(g, "castile"): 1}
    assert player.armies[0].units[:3] == [1, 1, 0]
    assert player.available == 3
    assert table.ask.topic == "end_turn"


@pytest.mark.rule("EU-5.5.36")
def test_without_power_or_money_there_is_nothing_to_recruit() -> None:
    g = castile()
    g.players[CASTILE].power[MIL] = 0
    table = turn(g, CASTILE)
    assert RECRUIT not in table.ask.options
    assert refusal_of(g, table.ask, RECRUIT) == "EU-5.5.36"
    g.players[CASTILE].power[MIL] = 1
    g.players[CASTILE].ducats = 1
    table = turn(g, CASTILE)
    assert refusal_of(g, table.ask, RECRUIT) == "EU-5.5.36"
    g.players[CASTILE].ducats = 2
    assert RECRUIT in turn(g, CASTILE).ask.options


@pytest.mark.rule("EU-5.5.36")
def test_without_manpower_mercenaries_or_ships_can_still_be_had() -> None:
    g = castile("burgos", available=0)
    g.players[CASTILE].ducats = 3
    assert RECRUIT not in turn(g, CASTILE).ask.options
    g.players[CASTILE].ducats = 4
    assert RECRUIT in turn(g, CASTILE).ask.options, "a Mercenary"
    army(g, ENGLAND, 1, "east_anglia", 0, 0, 0, mercenaries_left(g))
    assert RECRUIT not in turn(g, CASTILE).ask.options, "all are with others"
    g = castile("burgos", available=0)
    assert refuse_recruiting(g, CASTILE) is None
    g.turn.mercenaries = 3
    refusal = refuse_recruiting(g, CASTILE)
    assert refusal is not None
    assert refusal.clause == "EU-5.5.36", "three have come this Turn"
    g = castile("galicia", available=0)
    g.players[CASTILE].ducats = 2
    table = turn(g, CASTILE)
    table.say(RECRUIT)
    assert table.ask.options == (("shipyard", "galicia"), DONE), "a Galley"


@pytest.mark.rule("EU-5.5.37", "EU-9.MU.45")
def test_without_an_army_for_them_there_are_no_mercenaries() -> None:
    g = castile("burgos", "salamanca", available=0)
    for no in (1, 2, 3):
        army(g, CASTILE, no, "portugal", 1)
    assert RECRUIT not in turn(g, CASTILE).ask.options
    army(g, CASTILE, 3, "castile", 1)
    table = turn(g, CASTILE)
    table.say(RECRUIT)
    assert table.ask.options == (HERE, DONE)


def test_each_place_is_turned_to_once() -> None:
    g = castile()
    table = recruiting(g)
    table.say(DONE)
    assert HERE not in table.ask.options
    assert LEON in table.ask.options


# -- guards ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.40", "EU-5.5.36")
def test_one_musters_where_one_has_something_and_once() -> None:
    g = castile()
    table = turn(g, CASTILE)
    table.say(RECRUIT)
    assert refusal_of(g, table.ask, ("muster", "portugal")) == "EU-5.5.40"
    assert refusal_of(g, table.ask, HERE) is None
    table.say(HERE, DONE)
    assert refusal_of(g, table.ask, HERE) == "EU-5.5.36"


@pytest.mark.rule("EU-5.5.37", "EU-9.MU.10", "EU-9.MU.12", "EU-9.MU.45", "EU-9.MU.6")
def test_only_regular_infantry_stands_outside_an_army() -> None:
    g = castile()
    g.players[CASTILE].ideas.append(g.box.idea_of["cannons"])
    table = recruiting(g)
    alone = [move for move in table.ask.options if move[0] == "raise_alone"]
    assert alone == [ALONE]
    for category, unit, clause in (
        ("regular", "cavalry", "EU-9.MU.10"),
        ("regular", "artillery", "EU-9.MU.12"),
        ("mercenary", "infantry", "EU-9.MU.45"),
        ("allied", "infantry", "EU-5.5.37"),
        ("regular", "light_ship", "EU-5.5.46"),
    ):
        assert refusal_of(g, table.ask, ("raise_alone", category, unit)) == clause


@pytest.mark.rule("EU-5.5.51", "EU-9.MU.11")
def test_artillery_needs_cannons() -> None:
    g = castile()
    table = recruiting(g)
    assert ARTILLERY not in table.ask.options
    assert refusal_of(g, table.ask, ARTILLERY) == "EU-5.5.51"
    g.players[CASTILE].ideas.append(g.box.idea_of["cannons"])
    assert now_refused(g, table.ask, ARTILLERY) is None
    assert refusal_of(g, table.ask, raising("allied", "artillery")) == "EU-5.5.50"


@pytest.mark.rule("EU-5.5.43", "EU-9.MU.46", "EU-5.5.42", "EU-9.MU.44", "EU-9.2.2", "EU-9.MU.45")
def test_three_mercenaries_a_turn_beyond_capacity_and_no_fourth() -> None:
    g = castile("burgos", available=0)
    table = recruiting(g)
    table.say(MERCENARY, MERCENARY, raising("mercenary", "cavalry"))
    player = g.players[CASTILE]
    assert player.armies[0].units[3:6] == [2, 1, 0], "though MC is 1 and Manpower 0"
    assert player.ducats == 60 - 4 - 4 - 7
    assert g.turn.levied == {}
    question = table.asked[-2]
    assert question.topic == "raise_units"
    g.agenda.append(Recruiting(CASTILE, area(g, "castile")))
    assert now_refused(g, question, MERCENARY) == "EU-9.MU.46"


@pytest.mark.rule("EU-9.MU.44")
def test_mercenaries_are_shared_by_all_players() -> None:
    g = castile(available=1)
    army(g, ENGLAND, 1, "east_anglia", 0, 0, 0, mercenaries_left(g) - 1)
    table = recruiting(g)
    table.say(MERCENARY)
    assert MERCENARY not in table.ask.options
    assert refusal_of(g, table.ask, MERCENARY) == "EU-9.MU.44"


@pytest.mark.rule("EU-9.3.3", "EU-9.MU.3")
def test_beyond_manpower_only_mercenaries_and_allies_can_be_raised() -> None:
    g = castile(available=1)
    g.players[CASTILE].exhausted = 4
    g.players[CASTILE].allied = 1
    table = recruiting(g)
    table.say(INFANTRY)
    assert INFANTRY not in table.ask.options
    assert refusal_of(g, table.ask, INFANTRY) == "EU-9.3.3"
    assert g.players[CASTILE].exhausted == 4
    assert {MERCENARY, ALLIED} <= set(table.ask.options)


@pytest.mark.rule("EU-5.5.40", "EU-9.2.2", "EU-11.4.26")
def test_regular_units_are_recruited_within_capacity_in_own_and_vassal_areas() -> None:
    g = castile("burgos")
    vassal(g, "zaragoza", CASTILE)
    table = turn(g, CASTILE)
    table.say(RECRUIT)
    assert [move[1] for move in table.ask.options if move[0] == "muster"] == ["aragon", "castile"]
    assert refusal_of(g, table.ask, LEON) == "EU-5.5.40"
    table.say(("muster", "aragon"), ALONE, INFANTRY)
    assert INFANTRY not in table.ask.options
    assert refusal_of(g, table.ask, INFANTRY) == "EU-5.5.40"
    assert MERCENARY in table.ask.options


@pytest.mark.rule("EU-5.5.41", "EU-9.2.15")
def test_a_province_that_supported_one_area_does_not_support_another() -> None:
    g = castile("madrid", "badajoz")
    table = recruiting(g)
    table.say(INFANTRY, INFANTRY, DONE, LEON, ALONE)
    assert ALONE not in table.ask.options
    assert refusal_of(g, table.ask, ALONE) == "EU-5.5.40"
    table.say(DONE, ("end_turn",))
    assert g.turn.levied == {}, "the next Turn starts anew"


@pytest.mark.rule("EU-5.5.38", "EU-9.MU.16", "EU-9.MU.18", "EU-9.MU.21")
def test_a_new_army_is_formed_of_recruits_of_every_category() -> None:
    g = castile()
    g.players[CASTILE].allied = 2
    army(g, CASTILE, 1, "leon", 1)
    table = recruiting(g)
    new = [("regular", "cavalry"), ("mercenary", "infantry"), ("allied", "cavalry")]
    assert INFANTRY not in table.ask.options
    assert refusal_of(g, table.ask, INFANTRY) == "EU-5.5.38", "the First Army is in Leon"
    table.say(*(raising(category, unit, 2) for category, unit in new))
    second = g.players[CASTILE].armies[1]
    assert second.area == area(g, "castile")
    assert second.units == [0, 1, 0, 1, 0, 0, 0, 1, 0]
    assert audit(g) == []


# -- Allied Units ------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.44", "EU-5.5.50")
def test_allied_infantry_is_free_and_allied_cavalry_costs_three() -> None:
    g = castile(available=0)
    assert ALLIED not in recruiting(g).ask.options
    g = castile(available=0)
    g.players[CASTILE].allied = 2
    table = recruiting(g)
    table.say(ALLIED, raising("allied", "cavalry"))
    assert g.players[CASTILE].ducats == 60 - 3
    assert g.players[CASTILE].allied == 0
    assert now_refused(g, table.asked[-2], ALLIED) == "EU-5.5.44"


@pytest.mark.rule("EU-9.MU.54")
def test_units_of_an_active_ally_join_any_army_of_the_player() -> None:
    g = castile(available=0)
    portugal = realm(g, "portugal")
    g.players[CASTILE].allies = {portugal: False}
    activate(g, CASTILE, portugal)
    given = g.players[CASTILE].allied
    assert given > 1
    assert g.players[CASTILE].allied_from == {portugal: given}
    table = recruiting(g)
    table.say(ALLIED, raising("allied", "infantry", 2))
    armies = g.players[CASTILE].armies
    assert [one.units[6] for one in armies] == [1, 1, 0]
    assert g.players[CASTILE].allied == given - 2


@pytest.mark.rule("EU-5.5.45", "EU-9.2.2")
def test_allied_units_use_own_capacity_at_home_and_the_allys_abroad() -> None:
    g = castile("burgos", available=0)
    g.players[CASTILE].allied = 9
    ally = realm(g, "granada")
    g.players[CASTILE].allies = {ally: True}
    table = turn(g, CASTILE)
    table.say(RECRUIT, ("muster", "andalucia"), ALLIED, ALLIED)
    question = table.asked[-2]
    table.say(HERE, raising("allied", "infantry", 2), DONE)
    g.agenda.append(Recruiting(CASTILE, area(g, "andalucia")))
    assert now_refused(g, question, ALLIED) == "EU-9.2.2", "Granada has Tax Value 2 here"
    assert now_refused(g, question, MERCENARY) == "EU-5.5.43"
    g.agenda.append(Recruiting(CASTILE, area(g, "castile")))
    assert now_refused(g, question, raising("allied", "infantry", 2)) == "EU-9.2.2"
    g.players[CASTILE].allies = {ally: False}
    assert area(g, "andalucia") not in areas_in(recruiting_ground(g, CASTILE))


@pytest.mark.rule("EU-13.4.14", "EU-11.3.39")
def test_manpower_tokens_of_an_active_ally_add_to_its_capacity() -> None:
    g = castile("burgos", available=0)
    g.players[CASTILE].allied = 9
    g.players[CASTILE].allies = {realm(g, "granada"): True}
    g.plus_one = {place(g, "granada"): 1}
    table = turn(g, CASTILE)
    table.say(RECRUIT, ("muster", "andalucia"), ALLIED, ALLIED)
    assert ALLIED in table.ask.options, "Granada has Tax Value 2 here, and its token"
    table.say(ALLIED)
    assert g.turn.levied[area(g, "andalucia")] == (0, 3)


# -- Battles -----------------------------------------------------------------------------------


def battles(g: Europe) -> list[str]:
    return [g.box.areas[task.area].id for task in g.agenda if isinstance(task, Battle)]


@pytest.mark.rule("EU-5.5.39")
def test_battles_come_after_all_recruiting_in_the_order_that_the_player_wants() -> None:
    g = castile()
    rebels(g, "castile", 2)
    rebels(g, "leon", 1)
    g.agenda.append(Recruiting(CASTILE))
    run(recruit(g, task_of(g, Recruiting)), [HERE])
    run(recruit(g, task_of(g, Recruiting)), [INFANTRY])
    run(recruit(g, task_of(g, Recruiting)), [DONE])
    run(recruit(g, task_of(g, Recruiting)), [LEON])
    run(recruit(g, task_of(g, Recruiting)), [ALONE])
    run(recruit(g, task_of(g, Recruiting)), [DONE])
    assert battles(g) == []
    run(recruit(g, task_of(g, Recruiting)))
    assert battles(g) == [], "no other Area to turn to: recruiting is over"
    run(recruit(g, task_of(g, Recruiting)), [("fight_in", "leon")])
    assert battles(g) == ["leon"]
    g.agenda.pop()
    run(recruit(g, task_of(g, Recruiting)))
    assert battles(g) == ["castile"]
    g.agenda.pop()
    run(recruit(g, task_of(g, Recruiting)))
    assert g.agenda == []


@pytest.mark.rule("EU-5.5.39")
def test_an_area_with_a_hostile_npr_province_is_fought_for_too() -> None:
    g = castile("burgos", "cordoba")
    war(g, CASTILE, "granada")
    g.agenda.append(Recruiting(CASTILE))
    for move in (("muster", "andalucia"), ALONE, DONE, DONE):
        run(recruit(g, task_of(g, Recruiting)), [move])
    run(recruit(g, task_of(g, Recruiting)))
    assert battles(g) == ["andalucia"]


def test_where_nothing_was_recruited_no_battle_starts() -> None:
    g = castile()
    rebels(g, "castile", 2)
    army(g, CASTILE, 1, "castile", 1)
    g.agenda.append(Recruiting(CASTILE))
    for move in (HERE, DONE, DONE):
        run(recruit(g, task_of(g, Recruiting)), [move])
    run(recruit(g, task_of(g, Recruiting)))
    assert g.agenda == []


# -- golden examples, and the middle of a Turn -------------------------------------------------


@pytest.mark.rule(
    "EU-5.5.36",
    "EU-5.5.39",
    "EU-5.5.40",
    "EU-5.5.41",
    "EU-5.5.44",
    "EU-5.5.45",
    "EU-5.5.48",
    "EU-9.2.1",
    "EU-9.2.15",
    "EU-9.2.16",
)
def test_exa25_recruit_in_two_areas_with_overlapping_capacity() -> None:
    g = at_arms()
    war(g, ENGLAND, "desmond")
    war(g, ENGLAND, "france")
    england = g.players[ENGLAND]
    england.available, england.allied, england.ducats = 7, 4, 40
    england.allies = {realm(g, "burgundy"): True}
    england.ideas.append(g.box.idea_of["cannons"])
    army(g, ENGLAND, 1, "northumbria", 1)
    england.available = 7
    assert military_capacity(g, ENGLAND, area(g, "ireland")) == 3
    assert military_capacity(g, ENGLAND, area(g, "northumbria")) == 11
    table = turn(g, ENGLAND)
    power = england.power[MIL]
    table.say(RECRUIT, ("muster", "ireland"))
    assert england.power[MIL] == power - 1
    table.say(*[raising("regular", "infantry", 2)] * 2, raising("regular", "artillery", 2), DONE)
    assert england.ducats == 40 - 10
    table.say(("muster", "northumbria"))
    table.say(*[INFANTRY] * 2, CAVALRY, ARTILLERY)
    assert england.ducats == 40 - 10 - 15
    england.allied = 5
    table.say(*[ALLIED] * 4)
    assert england.armies[0].units == [3, 1, 1, 0, 0, 0, 4, 0, 0]
    assert refusal_of(g, table.ask, ALLIED) == "EU-9.2.2", "MC 8 is used up"
    task = g.agenda[0]
    assert isinstance(task, Recruiting)
    assert area(g, "ireland") in task.battles


def test_a_clone_in_the_middle_of_recruiting_repeats_no_purchase() -> None:
    g = castile()
    table = recruiting(g)
    table.say(ALONE, INFANTRY)
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=Europe)
    copy.attach(g.box, None)
    again = Procedure(play(copy), copy)
    assert again.ask.options == table.ask.options
    assert again.ask.about == table.ask.about
    again.say(CAVALRY, DONE, DONE)
    assert copy.players[CASTILE].armies[0].units[:3] == [1, 1, 0]
    assert copy.players[CASTILE].power[MIL] == 5
