"""Steps 3 to 5 and 8 of a Declaration: Calls in their order, Power, Influence, a free Action."""

from __future__ import annotations

import pytest

from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.relations.influence import own_cubes
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.chapters.war.war_by_event import declare_by_event
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import COLUMNS, Europe, War
from tests.games.price_of_power.declaration.heralds import (
    DONE,
    JOIN,
    REJECT,
    declaring,
)
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    influence,
    place,
    realm,
)
from tests.games.price_of_power.relations.diplomats import clause
from tests.games.price_of_power.war.forces import army, at_arms, infantry, turn
from tests.games.running import Procedure


def pact(g: Europe, one: int, other: int) -> None:
    g.players[one].allies[other] = g.players[other].allies[one] = False


# -- 3: Calls ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.7", "EU-5.5.8", "EU-5.5.9", "EU-11.3.20")
def test_calls_come_in_their_order() -> None:
    g = at_arms(6)
    castile, france, england, austria, ottomans, poland = range(6)
    pact(g, castile, england)
    pact(g, france, poland)
    g.players[ottomans].allies[realm(g, "milan")] = False
    asked = declaring(g, castile, "france", "milan")
    assert (asked.ask.seat, asked.ask.topic) == (castile, "call")  # the Aggressor
    asked.say(("call", "england"))
    assert (asked.ask.seat, asked.ask.topic) == (england, "called")
    asked.say(JOIN)
    assert (asked.ask.seat, asked.ask.topic) == (austria, "defend_empire")  # then, for Milan
    asked.say(REJECT)
    assert (asked.ask.seat, asked.ask.topic) == (ottomans, "called")  # then NPRs, though named last
    asked.say(REJECT)
    assert (asked.ask.seat, asked.ask.topic) == (france, "call")  # then players
    asked.say(("call", "poland"))
    assert (asked.ask.seat, asked.ask.topic) == (poland, "called")


@pytest.mark.rule("EU-5.5.7")
def test_players_who_are_attacked_call_clockwise_from_the_aggressor() -> None:
    g = at_arms()
    g.authority = 0
    pact(g, FRANCE, CASTILE)
    pact(g, FRANCE, AUSTRIA)
    asked = declaring(g, ENGLAND, "castile", "austria")
    seats = [asked.ask.seat]
    asked.say(DONE)
    seats.append(asked.ask.seat)
    assert seats == [AUSTRIA, CASTILE]


@pytest.mark.rule("EU-11.3.16", "EU-11.3.15")
def test_who_helps_the_attacked_is_at_war_with_all_who_attack() -> None:
    g = at_arms()
    pact(g, CASTILE, ENGLAND)
    pact(g, FRANCE, AUSTRIA)
    asked = declaring(g, CASTILE, "france")
    asked.say(("call", "england"), JOIN)
    asked.say(("call", "austria"), JOIN)
    assert g.wars == [
        War(CASTILE, FRANCE),
        War(ENGLAND, FRANCE),
        War(CASTILE, AUSTRIA),
        War(ENGLAND, AUSTRIA),
    ]


@pytest.mark.rule("EU-11.3.16", "EU-11.3.14")
@pytest.mark.parametrize("called", [False, True])
def test_an_attacker_who_was_at_war_before_counts_only_if_called(called: bool) -> None:
    g = at_arms()
    pact(g, CASTILE, ENGLAND)
    pact(g, FRANCE, AUSTRIA)
    g.wars.append(War(ENGLAND, FRANCE))
    asked = declaring(g, CASTILE, "france")
    asked.say(*([("call", "england"), JOIN] if called else [DONE]))
    asked.say(("call", "austria"), JOIN)
    assert at_war(g, CASTILE, AUSTRIA)
    assert at_war(g, ENGLAND, AUSTRIA) is called


@pytest.mark.rule("EU-11.3.16", "EU-11.3.47", "EU-18.4.1")
def test_who_fought_the_target_as_an_active_ally_is_no_attacker() -> None:
    g = at_arms()
    bohemia = realm(g, "bohemia")
    g.players[FRANCE].allies[bohemia] = True
    g.players[FRANCE].marriages[bohemia] = True  # the CB against an Ally
    g.wars.append(War(ENGLAND, FRANCE))
    g.authority = 1
    asked = declaring(g, FRANCE, "bohemia")
    assert at_war(g, ENGLAND, bohemia)  # a War of its own now
    assert (asked.ask.seat, asked.ask.topic) == (AUSTRIA, "defend_empire")
    asked.say(JOIN)
    assert at_war(g, FRANCE, AUSTRIA)
    assert not at_war(g, ENGLAND, AUSTRIA)


@pytest.mark.rule("EU-5.5.9", "EU-11.3.16")
def test_so_is_the_ally_of_an_npr() -> None:
    g = at_arms()
    pact(g, CASTILE, ENGLAND)
    g.players[FRANCE].allies[realm(g, "granada")] = False
    asked = declaring(g, CASTILE, "granada")
    asked.say(("call", "england"), JOIN)
    assert asked.ask.seat == FRANCE
    asked.say(JOIN)
    assert at_war(g, FRANCE, CASTILE)
    assert at_war(g, FRANCE, ENGLAND)


@pytest.mark.rule("EU-11.3.18")
def test_an_ally_of_both_sides_leaves_the_aggressor() -> None:
    g = at_arms()
    pact(g, CASTILE, FRANCE)
    g.players[FRANCE].allies[realm(g, "granada")] = False
    asked = declaring(g, CASTILE, "granada")
    assert asked.ask.topic == "called"  # France is no Ally to call against its own Ally
    asked.say(JOIN)
    assert at_war(g, CASTILE, FRANCE)
    assert CASTILE not in g.players[FRANCE].allies
    assert FRANCE not in g.players[CASTILE].allies


# -- 4: Power ----------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.11")
def test_the_attacked_and_the_helpers_of_nprs_gain_power() -> None:
    g = at_arms()
    pact(g, FRANCE, AUSTRIA)
    g.players[ENGLAND].allies[realm(g, "granada")] = False
    asked = declaring(g, CASTILE, "france", "granada")
    assert asked.ask.seat == ENGLAND
    asked.say(JOIN)
    while asked.ask.topic != "call":
        asked.say(("no",))
    asked.say(("call", "austria"), JOIN)
    power = [player.power[MIL] for player in g.players]
    assert power[FRANCE] == 7  # attacked
    assert power[ENGLAND] == 7  # helps an NPR
    assert power[AUSTRIA] == 6  # helps a player


@pytest.mark.rule("EU-5.5.11")
def test_who_refuses_or_is_at_war_with_the_aggressor_already_gains_none() -> None:
    g = at_arms()
    g.players[ENGLAND].allies[realm(g, "granada")] = False
    declaring(g, CASTILE, "granada").say(REJECT)
    assert g.players[ENGLAND].power[MIL] == 6
    g = at_arms()
    g.wars.append(War(ENGLAND, CASTILE))
    g.players[ENGLAND].allies[realm(g, "granada")] = False
    asked = declaring(g, CASTILE, "granada")
    asked.say(JOIN)
    assert g.players[ENGLAND].power[MIL] == 6


# -- 5: Influence ------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.12")
def test_the_aggressor_loses_all_influence_in_the_areas_of_the_targets() -> None:
    g = at_arms()
    for name in ("lombardy", "venetia", "dalmatia", "portugal"):
        influence(g, name, CASTILE, 2)
        influence(g, name, FRANCE, 1)
    declaring(g, CASTILE, "venice")
    left = [own_cubes(g, CASTILE, area(g, name)) for name in ("lombardy", "venetia", "dalmatia")]
    assert left == [0, 0, 0]
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 2
    assert g.influence[FRANCE::COLUMNS].count(1) == 4


@pytest.mark.rule("EU-5.5.12", "EU-11.2.6")
def test_a_marriage_saves_one() -> None:
    g = at_arms()
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    influence(g, "portugal", CASTILE, 3)
    declaring(g, CASTILE, "portugal")
    assert own_cubes(g, CASTILE, area(g, "portugal")) == 1


@pytest.mark.rule("EU-5.5.12", "EU-5.5.7")
def test_but_it_can_be_spent_on_a_call_before() -> None:
    g = at_arms()
    genoa = realm(g, "genoa")
    g.players[AUSTRIA].allies[genoa] = False
    influence(g, "lombardy", AUSTRIA, 3)
    asked = declaring(g, AUSTRIA, "venice")
    assert own_cubes(g, AUSTRIA, area(g, "lombardy")) == 3
    asked.say(("call", "genoa"))
    assert g.players[AUSTRIA].allies[genoa] is True
    assert own_cubes(g, AUSTRIA, area(g, "lombardy")) == 0


# -- 8: a free Action --------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.16", "EU-9.1.20")
@pytest.mark.parametrize("answer", ["activate_land", "activate_naval", "recruit"])
def test_without_a_battle_an_activation_or_a_recruit_action_is_free(answer: str) -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 2)
    g.players[CASTILE].ships = {g.box.zone_of["eastern_atlantic"]: 1}
    g.players[CASTILE].power[MIL] = 1
    g.wars.append(War(ENGLAND, realm(g, "scotland")))  # another War is no Battle
    asked = declaring(g, CASTILE, "granada")
    assert asked.ask.topic == "free_action"
    assert g.players[CASTILE].power[MIL] == 0
    asked.say((answer,))
    topics = {"activate_land": "march", "activate_naval": "errand", "recruit": "recruit"}
    assert asked.ask.topic in (topics[answer], "mover")
    assert g.players[CASTILE].power[MIL] == 0


@pytest.mark.rule("EU-5.5.16")
def test_a_free_activation_can_be_a_siege_of_one_unit() -> None:
    g = at_arms()
    player = g.players[FRANCE]
    army(g, FRANCE, 1, "leon", 2)
    player.power[MIL] = 1
    asked = declaring(g, FRANCE, "castile")
    assert ("siege", "leon") in asked.ask.options
    assert clause(asked, ("siege", "andalucia")) == "EU-9.8.2"
    asked.say(("siege", "leon"), ("besiege", "galicia"))
    assert g.occupiers[place(g, "galicia")]
    assert player.power[MIL] == 0


@pytest.mark.rule("EU-5.5.16", "EU-9.8.3", "EU-9.8.5")
def test_a_free_siege_is_refused_for_the_power_that_is_short() -> None:
    g = at_arms()
    army(g, FRANCE, 1, "leon", 2)
    g.players[FRANCE].power[MIL] = 1
    g.players[CASTILE].ideas.append(g.box.idea_of["defensive_mentality"])
    asked = declaring(g, FRANCE, "castile")
    assert ("siege", "leon") not in asked.ask.options
    assert clause(asked, ("siege", "leon")) == "EU-9.8.3"


@pytest.mark.rule("EU-5.5.16")
def test_it_is_taken_at_once_or_not_at_all() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 2)
    asked = declaring(g, CASTILE, "granada")
    asked.say(DONE)
    assert asked.ask.topic == "end_turn"
    assert not any(move[0] in ("activate_land", "recruit") for move in asked.ask.options)


@pytest.mark.rule("EU-9.1.20", "EU-5.5.16")
def test_a_battle_takes_it_away() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 3)
    infantry(g, FRANCE, "leon", 1)
    asked = declaring(g, CASTILE, "france")
    while asked.ask.topic != "end_turn":
        assert asked.ask.topic != "free_action"
        asked.say(asked.ask.options[-1])


@pytest.mark.rule("EU-9.1.20")
def test_and_a_war_by_an_event_never_brings_one() -> None:
    g = at_arms()
    army(g, CASTILE, 1, "leon", 3)
    turn(g, CASTILE)
    assert declare_by_event(g, CASTILE, [realm(g, "granada")])
    asked = Procedure(play(g), g)
    assert asked.ask.topic == "turn"
