"""Imperial Elections."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO
from stolnik.games.price_of_power.box.components import NONE
from stolnik.games.price_of_power.chapters.empire.election import hold_election, is_due
from stolnik.games.price_of_power.chapters.government.characters import (
    fall_ill,
    ruler_gone,
    succeed,
)
from stolnik.games.price_of_power.events.empire import ElectorVoted, EmperorElected, NobodyEligible
from stolnik.games.price_of_power.state import COLUMNS, IMPERIAL, Europe, War
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    area,
    empty_hands,
    europe,
    influence,
    realm,
    refusal_of,
    town,
    vassal,
)
from tests.games.running import Procedure, run

EAGLES = ("bohemia", "brandenburg", "rhineland", "saxony", "westphalia")


def diet(**leads: int) -> Europe:
    """Only these Elector Areas have Influence, of one player each."""
    g = empty_hands(europe())
    g.influence = bytearray(len(g.influence))
    for player in g.players:
        player.marriages = {}
    for name, seat in leads.items():
        influence(g, name, seat, 2)
    return g


def faith(g: Europe, name: str) -> int:
    return g.box.faith_of[name]


def kill(g: Europe, seat: int):  # type: ignore[no-untyped-def]
    """The Ruler falls ill twice."""
    officer = g.players[seat].ruler
    assert officer is not None
    for _ in range(2):
        dead = yield from fall_ill(g, seat, officer, seat)
        if dead:
            yield from ruler_gone(g, seat)
            return


@pytest.mark.rule(
    "EU-18.9.1", "EU-18.9.2", "EU-18.9.3", "EU-18.9.6", "EU-18.9.7", "EU-18.9.10", "EU-7.2.23"
)
def test_exb42_election() -> None:
    g = diet(bohemia=AUSTRIA, saxony=FRANCE, westphalia=FRANCE, rhineland=ENGLAND)
    g.authority = 2
    g.not_hre.append(area(g, "rhineland"))  # 4 Elector Areas
    g.players[ENGLAND].realm = g.box.realm_of["brandenburg"]
    g.players[ENGLAND].faith = faith(g, "protestant")
    town(g, "berlin", ENGLAND)
    influence(g, "brandenburg", AUSTRIA, 3)  # of no use where a player is at home
    run(kill(g, AUSTRIA))
    assert g.emperor == FRANCE
    assert g.authority == 3
    g.players[ENGLAND].faith = faith(g, "catholic")
    assert is_due(g, FRANCE)
    g.authority = 5
    assert not is_due(g, FRANCE)


@pytest.mark.rule("EU-18.9.1", "EU-18.9.13")
def test_no_election_without_need() -> None:
    g = diet(bohemia=FRANCE)
    assert not is_due(g, CASTILE)  # not the Emperor
    g.emperor = realm(g, "bohemia")
    assert not any(is_due(g, seat) for seat in range(4))
    g = europe(imperial_elections=False)
    assert not is_due(g, AUSTRIA)


@pytest.mark.rule("EU-7.2.23", "EU-18.9.1")
def test_a_ruler_who_is_replaced_calls_for_an_election_too() -> None:
    g = diet(bohemia=FRANCE)
    event = next(one for one in g.box.events if one.realm == g.players[AUSTRIA].realm and one.ruler)
    assert event.ruler is not None
    run(succeed(g, AUSTRIA, event.ruler))
    assert g.emperor == FRANCE


@pytest.mark.rule("EU-18.9.10")
@pytest.mark.parametrize(("authority", "then"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_a_weak_empire_gains_authority_whoever_is_elected(authority: int, then: int) -> None:
    g = diet(bohemia=AUSTRIA)
    g.authority = authority
    run(hold_election(g, AUSTRIA))
    assert (g.emperor, g.authority) == (AUSTRIA, then)


@pytest.mark.rule("EU-18.9.3")
def test_imperial_influence_votes_for_the_emperor() -> None:
    g = diet(saxony=FRANCE)
    g.influence[area(g, "saxony") * COLUMNS + IMPERIAL] = 3
    run(hold_election(g, AUSTRIA))
    assert g.emperor == AUSTRIA


@pytest.mark.rule("EU-18.9.4")
def test_the_present_emperor_decides_ties() -> None:
    g = diet(bohemia=FRANCE, saxony=CASTILE)
    influence(g, "westphalia", FRANCE, 1)
    influence(g, "westphalia", ENGLAND, 1)
    table = Procedure(hold_election(g, AUSTRIA))
    assert (table.ask.seat, table.ask.topic) == (AUSTRIA, "elector_tie")
    assert refusal_of(g, table.ask, ("elect", CASTILE)) == "EU-18.9.4"
    told = listen(g)
    table.say(("elect", ENGLAND))
    assert ElectorVoted("westphalia", ENGLAND) in told
    assert (table.ask.seat, table.ask.topic) == (AUSTRIA, "election_tie")
    assert set(table.ask.options) == {("elect", seat) for seat in (FRANCE, CASTILE, ENGLAND)}
    table.say(("elect", CASTILE))
    assert EmperorElected(CASTILE) in told
    assert g.emperor == CASTILE


@pytest.mark.rule("EU-18.9.5")
def test_an_area_of_vassals_votes_for_its_overlord() -> None:
    g = diet(bohemia=FRANCE)
    for name in ("praha", "olomouc", "rudohori", "budejovice"):
        vassal(g, name, CASTILE)
    run(hold_election(g, AUSTRIA))
    assert g.emperor == CASTILE
    g = diet(bohemia=FRANCE)
    for name in ("praha", "olomouc", "rudohori", "budejovice"):
        vassal(g, name, CASTILE)
    g.players[CASTILE].faith = faith(g, "protestant")
    run(hold_election(g, AUSTRIA))
    assert g.emperor == FRANCE  # R65: by Influence


@pytest.mark.rule("EU-18.9.7", "EU-18.9.8")
def test_a_candidate_needs_the_religion_of_the_empire_and_nothing_else() -> None:
    g = diet(bohemia=FRANCE, saxony=FRANCE, westphalia=ENGLAND)
    g.players[FRANCE].faith = faith(g, "protestant")
    g.players[ENGLAND].ruler = None
    run(hold_election(g, AUSTRIA))
    assert g.emperor == ENGLAND  # from outside, in Interregnum
    g = diet(bohemia=FRANCE, saxony=FRANCE, westphalia=ENGLAND)
    g.players[FRANCE].faith = faith(g, "protestant")
    g.hre_faith = NONE
    run(hold_election(g, AUSTRIA))
    assert g.emperor == FRANCE


@pytest.mark.rule("EU-18.9.9")
def test_if_nobody_is_eligible_the_title_stays_and_authority_falls() -> None:
    g = diet(bohemia=FRANCE)
    g.hre_faith = faith(g, "protestant")
    g.authority = 4
    told = listen(g)
    run(hold_election(g, AUSTRIA))
    assert NobodyEligible() in told
    assert (g.emperor, g.authority) == (AUSTRIA, 2)


@pytest.mark.rule("EU-18.9.11", "EU-18.9.12")
def test_a_new_emperor_takes_up_the_defence() -> None:
    g = diet(bohemia=CASTILE)
    g.defending, g.imperial_units = True, 5
    g.wars = [War(FRANCE, AUSTRIA), War(FRANCE, realm(g, "saxony"))]
    g.wars.append(War(ENGLAND, realm(g, "hungary")))
    table = Procedure(hold_election(g, AUSTRIA))
    assert table.ask.seat == CASTILE
    assert set(table.ask.options) == {("cb_on", "france"), NO}
    assert refusal_of(g, table.ask, ("cb_on", "england")) == "EU-18.9.11"
    table.say(("cb_on", "france"))
    assert g.cbs == [(CASTILE, FRANCE)]
    assert g.imperial_units == 5


@pytest.mark.rule("EU-18.9.11", "EU-11.3.37")
def test_who_fights_an_active_ally_among_the_members_is_at_war_with_it() -> None:
    g = diet(bohemia=CASTILE)
    g.defending = True
    g.wars = [War(FRANCE, AUSTRIA)]
    g.players[AUSTRIA].allies = {realm(g, "bavaria"): False}
    assert Procedure(hold_election(g, AUSTRIA)).over
    g.emperor = AUSTRIA
    g.players[AUSTRIA].allies = {realm(g, "bavaria"): True}
    table = Procedure(hold_election(g, AUSTRIA))
    assert set(table.ask.options) == {("cb_on", "france"), NO}


@pytest.mark.rule("EU-18.9.11")
def test_without_a_defence_or_a_change_there_is_no_cb() -> None:
    g = diet(bohemia=CASTILE)
    g.wars = [War(FRANCE, realm(g, "saxony"))]
    assert Procedure(hold_election(g, AUSTRIA)).over
    g = diet(bohemia=AUSTRIA)
    g.defending = True
    g.wars = [War(FRANCE, realm(g, "saxony"))]
    assert Procedure(hold_election(g, AUSTRIA)).over


@pytest.mark.rule("EU-18.6.1", "EU-18.6.3")
def test_with_another_emperor_other_areas_are_imperial() -> None:
    g = diet(saxony=FRANCE)
    for name in ("geneve", "bern", "st_gallen"):
        town(g, name, FRANCE)
    g.not_hre.append(area(g, "switzerland"))
    run(hold_election(g, AUSTRIA))
    assert g.emperor == FRANCE
    assert area(g, "switzerland") not in g.not_hre
