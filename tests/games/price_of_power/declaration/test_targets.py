"""Declare War: the price, whom one may name, War tokens, and what it costs in Stability."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES
from stolnik.games.price_of_power.box.components import MIL
from stolnik.games.price_of_power.chapters.relations.alliances import place_truce
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.chapters.war.casus_belli import SUCCESSION, casus_belli
from stolnik.games.price_of_power.chapters.war.declaration import realms, refuse_declaring
from stolnik.games.price_of_power.chapters.war.war_by_event import declare_by_event
from stolnik.games.price_of_power.events.war_declared import WarDeclared
from stolnik.games.price_of_power.play import play
from stolnik.games.price_of_power.state import PASSED, PORT, Europe, War
from stolnik.games.price_of_power.tasks import Call
from tests.games.price_of_power.declaration.heralds import declaring, listen, naming
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    place,
    realm,
    town,
    vassal,
)
from tests.games.price_of_power.relations.diplomats import clause, refused
from tests.games.price_of_power.war.forces import army, at_arms, turn
from tests.games.running import Procedure


def claim(g: Europe, seat: int, *areas: str) -> None:
    for name in areas:
        g.claims[area(g, name)] |= 1 << seat


# -- the Action --------------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.1")
def test_a_war_costs_one_military_power() -> None:
    g = at_arms()
    declaring(g, CASTILE, "granada")
    assert g.players[CASTILE].power[MIL] == 5
    assert g.turn.acted
    poor = at_arms()
    poor.players[CASTILE].power[MIL] = 0
    assert refused(turn(poor, CASTILE), ("declare_war",))[0] == "EU-5.5.1"


@pytest.mark.rule("EU-5.5.4", "EU-9.1.1", "EU-9.1.14")
def test_a_war_token_lies_on_the_capital_of_the_target() -> None:
    g = at_arms()
    news = listen(g)
    claim(g, CASTILE, "andalucia")
    declaring(g, CASTILE, "granada")
    assert g.wars == [War(CASTILE, realm(g, "granada"))]
    assert [one for one in news if isinstance(one, WarDeclared)] == [
        WarDeclared(CASTILE, "granada", "cb_conquest")
    ]


@pytest.mark.rule("EU-5.5.2", "EU-5.5.5")
def test_one_action_may_name_any_number_of_targets() -> None:
    g = at_arms()
    player = g.players[CASTILE]
    player.stability = 3
    claim(g, CASTILE, "andalucia")
    declaring(g, CASTILE, "granada", "portugal", "france", "navarra")
    targets = [realm(g, name) for name in ("granada", "portugal", "france", "navarra")]
    assert g.wars == [War(CASTILE, one) for one in targets]
    assert player.power[MIL] == 5
    assert player.stability == -3  # 2 for each of three without a CB


@pytest.mark.rule("EU-5.5.4")
def test_wars_begin_when_all_targets_are_named() -> None:
    g = at_arms()
    asked = naming(g, CASTILE)
    asked.say(("attack", "granada"), YES)
    assert g.wars == []
    assert g.players[CASTILE].stability == at_arms().players[CASTILE].stability
    assert clause(asked, ("attack", "granada")) == "EU-5.5.4"
    asked.say(("attack", "portugal"), NO)
    assert len(g.wars) == 2


@pytest.mark.rule("EU-5.5.5", "EU-9.CB.14")
def test_the_war_itself_gives_no_cb_for_it() -> None:
    g = at_arms()
    g.players[AUSTRIA].marriages[CASTILE] = True  # Castile's own succession is disputed
    g.players[CASTILE].stability = 0
    declaring(g, CASTILE, "france")
    assert SUCCESSION in casus_belli(g, ENGLAND, FRANCE)
    assert g.players[CASTILE].stability == -2


# -- whom one may not attack -------------------------------------------------------------------


def ally_with(g: Europe) -> str:
    g.players[CASTILE].allies[realm(g, "portugal")] = False
    return "portugal"


def truce(g: Europe) -> str:
    place_truce(g, FRANCE, CASTILE)
    return "france"


def passed(g: Europe) -> str:
    g.players[FRANCE].status = PASSED
    return "france"


def ally_of_the_passed(g: Europe) -> str:
    g.players[FRANCE].status = PASSED
    g.players[FRANCE].allies[realm(g, "milan")] = False
    return "milan"


def undiscovered(g: Europe) -> str:
    return "aztec"


def vassal_of_france(g: Europe) -> str:
    vassal(g, "mantova", FRANCE)
    return "mantua"


def already(g: Europe) -> str:
    g.wars.append(War(FRANCE, CASTILE))
    return "france"


def active_ally_of_an_enemy(g: Europe) -> str:
    g.wars.append(War(FRANCE, CASTILE))
    g.players[FRANCE].allies[realm(g, "milan")] = True
    return "milan"


def oneself(g: Europe) -> str:
    return "castile"


def member(g: Europe) -> str:
    g.players[AUSTRIA].status = PASSED
    return "bavaria"


@pytest.mark.rule("EU-5.5.3", "EU-9.1.4", "EU-9.1.5", "EU-9.1.6", "EU-9.1.7", "EU-9.1.8")
@pytest.mark.rule("EU-9.1.9", "EU-4.2.19", "EU-10.4.6", "EU-11.3.3", "EU-11.4.22")
@pytest.mark.parametrize(
    ("prepare", "expected"),
    [
        (ally_with, "EU-9.1.4"),
        (truce, "EU-9.1.5"),
        (passed, "EU-9.1.6"),
        (ally_of_the_passed, "EU-9.1.7"),
        (member, "EU-9.1.8"),
        (undiscovered, "EU-9.1.9"),
        (vassal_of_france, "EU-11.4.22"),
        (already, "EU-9.1.1"),
        (active_ally_of_an_enemy, "EU-9.1.1"),
        (oneself, "EU-2.4.17"),
    ],
    ids=lambda one: one.__name__ if callable(one) else one,
)
def test_who_is_out_of_reach_cannot_be_named(prepare: object, expected: str) -> None:
    g = at_arms()
    assert callable(prepare)
    name = prepare(g)
    assert clause(naming(g, CASTILE), ("attack", name)) == expected


@pytest.mark.rule("EU-5.5.3")
def test_without_anybody_to_attack_there_is_no_declaration() -> None:
    g = at_arms()
    assert refuse_declaring(g, CASTILE) is None
    for one in realms(g):
        if one != CASTILE:
            place_truce(g, CASTILE, one)
    refusal = refuse_declaring(g, CASTILE)
    assert refusal is not None
    assert refusal.clause == "EU-9.1.5"


@pytest.mark.rule("EU-9.1.9")
def test_a_distant_realm_is_named_by_who_has_a_claim_there() -> None:
    g = at_arms()
    assert ("attack", "inca") not in naming(g, CASTILE).ask.options
    g = at_arms()
    g.claims[area(g, "cuzco")] = 1 << CASTILE
    assert ("attack", "inca") in naming(g, CASTILE).ask.options


@pytest.mark.rule("EU-9.1.10", "EU-7.2.28")
def test_in_an_interregnum_there_is_no_war_but_for_a_disputed_succession() -> None:
    g = at_arms()
    g.players[CASTILE].ruler = None
    assert clause(turn(g, CASTILE), ("declare_war",)) == "EU-9.1.10"
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    assert clause(turn(g, CASTILE), ("declare_war",)) == "EU-9.1.10"
    g.players[FRANCE].marriages[realm(g, "portugal")] = True
    asked = naming(g, CASTILE)
    assert list(asked.ask.options) == [("attack", "portugal")]
    assert clause(asked, ("attack", "granada")) == "EU-9.1.10"
    asked.say(("attack", "portugal"))
    assert at_war(g, CASTILE, realm(g, "portugal"))


@pytest.mark.rule("EU-7.2.28", "EU-10.4.7", "EU-9.1.12")
def test_a_defensive_call_goes_before_interregnum_and_truce() -> None:
    g = at_arms()
    place_truce(g, CASTILE, FRANCE)
    g.players[FRANCE].ruler = None
    g.players[FRANCE].allies[realm(g, "granada")] = False
    assert clause(naming(g, CASTILE), ("attack", "granada")) == "EU-9.1.7"
    g.truces = []
    asked = declaring(g, CASTILE, "granada")
    place_truce(g, CASTILE, FRANCE)
    assert asked.ask.topic == "called"
    asked.say(("answer_call",))
    assert at_war(g, CASTILE, FRANCE)


@pytest.mark.rule("EU-10.4.7")
def test_and_a_truce_with_the_aggressor_does_not_keep_an_ally_away() -> None:
    g = at_arms()
    place_truce(g, CASTILE, ENGLAND)
    g.players[FRANCE].allies[ENGLAND] = g.players[ENGLAND].allies[FRANCE] = False
    asked = declaring(g, CASTILE, "france")
    asked.say(("call", "england"), ("answer_call",))
    assert at_war(g, CASTILE, ENGLAND)


# -- what it costs -----------------------------------------------------------------------------


@pytest.mark.rule("EU-5.5.6", "EU-11.2.7", "EU-9.1.16")
@pytest.mark.parametrize("claimed", [False, True])
def test_a_marriage_costs_one_more(claimed: bool) -> None:
    g = at_arms()
    g.players[CASTILE].stability = 0
    g.players[CASTILE].marriages[realm(g, "portugal")] = False
    if claimed:
        claim(g, CASTILE, "portugal")
    declaring(g, CASTILE, "portugal")
    assert g.players[CASTILE].stability == (-1 if claimed else -3)


@pytest.mark.rule("EU-5.5.6", "EU-9.CB.11")
def test_exa23_the_penalty_is_cancelled_by_any_disputed_succession_token() -> None:
    g = at_arms()
    g.players[FRANCE].marriages[AUSTRIA] = False
    g.players[CASTILE].marriages[AUSTRIA] = True
    g.players[FRANCE].stability = 1
    declaring(g, FRANCE, "austria")
    assert g.players[FRANCE].stability == 1


@pytest.mark.rule("EU-9.CB.10", "EU-9.CB.14")
def test_exa32_a_disputed_succession_opens_wars() -> None:
    g = at_arms()
    g.players[ENGLAND].marriages[AUSTRIA] = True
    others = (CASTILE, ENGLAND, FRANCE)
    assert all(SUCCESSION in casus_belli(g, seat, AUSTRIA) for seat in others)
    assert all(SUCCESSION not in casus_belli(g, seat, FRANCE) for seat in (CASTILE, ENGLAND))
    declaring(g, FRANCE, "austria")
    assert all(SUCCESSION in casus_belli(g, seat, AUSTRIA) for seat in others)
    for seat in (CASTILE, ENGLAND, AUSTRIA):
        assert SUCCESSION in casus_belli(g, seat, FRANCE)


@pytest.mark.rule("EU-9.CB.22", "EU-9.CB.23")
@pytest.mark.parametrize("left", [False, True])
def test_exa33_imperial_liberation(left: bool) -> None:
    g = at_arms()
    town(g, "genova", FRANCE)
    if left:
        g.not_hre.append(area(g, "lombardy"))
    g.players[AUSTRIA].stability = 1
    declaring(g, AUSTRIA, "france")
    assert g.players[AUSTRIA].stability == (-1 if left else 1)


@pytest.mark.rule("EU-9.CB.13", "EU-9.1.11", "EU-9.5.30")
def test_a_claim_to_the_throne_of_an_ally_ends_the_alliance_and_closes_the_ports() -> None:
    g = at_arms()
    news = listen(g)
    castile = g.players[CASTILE]
    portugal = realm(g, "portugal")
    castile.allies[portugal] = False
    castile.marriages[portugal] = True
    castile.ships = {PORT + place(g, "lisboa"): 1}
    asked = declaring(g, CASTILE, "portugal")
    assert portugal not in castile.allies
    assert WarDeclared(CASTILE, "portugal", "cb_succession") in news
    assert not any(space >= PORT for space in castile.ships)
    assert asked.ask.topic == "free_action"  # the Declaration has gone on to its end


# -- how a Realm comes into a War --------------------------------------------------------------


@pytest.mark.rule("EU-9.1.2", "EU-9.1.1", "EU-9.1.20")
def test_an_event_says_who_declares_war_on_whom() -> None:
    g = at_arms()
    player = g.players[CASTILE]
    player.marriages[realm(g, "portugal")] = False
    army(g, CASTILE, 1, "leon", 2)
    before = (list(player.power), player.stability)
    asked = turn(g, CASTILE)
    assert declare_by_event(g, CASTILE, [realm(g, "portugal")])
    assert g.wars == [War(CASTILE, realm(g, "portugal"))]
    after = Procedure(play(g), g)
    assert (player.power, player.stability) == before  # an Event is a CB, and no Action
    assert after.ask.topic == asked.ask.topic == "turn"  # no free Action follows


@pytest.mark.rule("EU-9.1.13", "EU-9.1.2")
def test_it_keeps_to_the_restrictions_that_it_does_not_set_aside() -> None:
    g = at_arms()
    place_truce(g, CASTILE, FRANCE)
    assert not declare_by_event(g, CASTILE, [FRANCE])
    assert g.wars == []
    assert g.agenda == []
    assert declare_by_event(g, CASTILE, [FRANCE], ignored=["EU-9.1.5"])
    assert at_war(g, CASTILE, FRANCE)
    other = at_arms()
    place_truce(other, CASTILE, FRANCE)
    other.players[FRANCE].status = PASSED
    assert not declare_by_event(other, CASTILE, [FRANCE], ignored=["EU-9.1.5"])


@pytest.mark.rule("EU-9.1.1", "EU-9.1.3")
def test_the_four_ways_into_a_war() -> None:
    g = at_arms()
    g.players[FRANCE].allies[realm(g, "granada")] = False
    asked = declaring(g, CASTILE, "granada")  # by an Action, and as its target
    assert isinstance(g.agenda[-1], Call)
    asked.say(("answer_call",))  # by accepting a Call
    assert [(war.aggressor, war.target) for war in g.wars] == [
        (CASTILE, realm(g, "granada")),
        (CASTILE, FRANCE),
    ]
    g.agenda = []
    assert declare_by_event(g, ENGLAND, [realm(g, "scotland")])  # by an Event
    assert at_war(g, ENGLAND, realm(g, "scotland"))
    calm = turn(at_arms(), CASTILE)  # and nowhere else are Allies called
    assert not any(move[0] in ("call", "answer_call") for move in calm.ask.options)
