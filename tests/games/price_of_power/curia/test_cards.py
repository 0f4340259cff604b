"""What cards do in the Papal Curia."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Move
from stolnik.games.price_of_power.box.components import DIP, NONE
from stolnik.games.price_of_power.chapters.effects.verbs.actions_by_card import grant
from stolnik.games.price_of_power.chapters.effects.verbs.curia_by_card import commit_to_crusade
from stolnik.games.price_of_power.state import COLUMNS, NOBODY, Europe
from tests.games.price_of_power.curia.rome import convert, rome
from tests.games.price_of_power.effects.cards import playing, scope_of, select
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    POLAND,
    area,
    europe,
    influence,
    realm,
    vassal,
)
from tests.games.running import Procedure, run

CALL: Move = ("call_crusade",)
DONE: Move = ("done",)


# -- Cardinals ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-15.0.5", "EU-19.1.6", "EU-19.0.1")
def test_the_man_of_the_church_brings_catholics_a_cardinal() -> None:
    g = europe(6)
    playing(g, [{"do": "cardinal", "who": "you", "n": 1}], POLAND)
    assert g.cardinals[0] == POLAND
    before = list(g.cardinals)
    playing(g, [{"do": "cardinal", "who": "you", "n": 1}], OTTOMANS)
    assert g.cardinals == before


@pytest.mark.rule("EU-16.3.9")
def test_a_card_takes_the_rightmost_cardinal_or_lets_the_owner_choose() -> None:
    g = europe()
    g.cardinals = [ENGLAND, FRANCE, ENGLAND, CASTILE]
    lose = {"do": "cardinal", "who": "realm:england", "n": -1}
    playing(g, [{**lose, "slot": "rightmost"}], FRANCE)
    assert g.cardinals == [ENGLAND, FRANCE, CASTILE]
    g.cardinals = [ENGLAND, FRANCE, ENGLAND, CASTILE]
    table = playing(g, [lose], FRANCE)
    assert (table.ask.seat, table.ask.topic) == (ENGLAND, "cardinal_leaves")
    assert [move[2] for move in table.ask.options] == [1, 3]


@pytest.mark.rule("EU-16.3.9")
@pytest.mark.parametrize("n", [-2, {"fraction": "1/2"}])
def test_a_card_may_let_its_player_remove_anybodys_cardinals(n: object) -> None:
    g = europe()
    table = playing(g, [{"do": "cardinal", "who": "any", "n": n}], FRANCE)
    assert table.ask.seat == FRANCE
    assert len(table.ask.options) == 4
    table.say(("remove_cardinal", CASTILE, 1), ("remove_cardinal", AUSTRIA, 3))
    assert table.over
    assert g.cardinals == [FRANCE, ENGLAND]


# -- the token ---------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.3.4", "EU-19.3.5", "EU-2.2.4")
def test_a_card_excommunicates_for_nothing_unless_the_token_is_out() -> None:
    g = rome(FRANCE)
    g.cardinals = [FRANCE, FRANCE]
    before = g.players[CASTILE].prestige
    g.players[CASTILE].marriages = {realm(g, "milan"): False}
    influence(g, "lombardy", CASTILE, 5)
    card = [{"do": "excommunicate", "who": "papal_controller", "on": "realm:castile"}]
    assert playing(g, card, ENGLAND).over
    assert g.excommunicated == CASTILE
    assert g.players[FRANCE].power[DIP] == 3
    assert g.players[CASTILE].prestige == before - 1
    # It is not an Action: the Marriage saves nothing.
    assert g.influence[area(g, "lombardy") * COLUMNS + CASTILE] == 1
    again = [{"do": "excommunicate", "who": "papal_controller", "on": "realm:austria"}]
    playing(g, again, ENGLAND)
    assert g.excommunicated == CASTILE


@pytest.mark.rule("EU-19.3.4")
def test_a_card_excommunicates_catholics_only() -> None:
    g = rome(FRANCE)
    convert(g, ENGLAND, "protestant")
    card = [{"do": "excommunicate", "who": "papal_controller", "on": "realm:england"}]
    playing(g, card, CASTILE)
    assert g.excommunicated == NOBODY
    vassals = [{"do": "excommunicate", "who": "papal_controller", "on": "realm:naples"}]
    for name in ("napoli", "bari", "salerno"):
        vassal(g, name, CASTILE)
    playing(g, vassals, CASTILE)
    assert g.excommunicated == NOBODY, "a Vassal is under its Overlord"


@pytest.mark.rule("EU-19.3.11")
def test_a_card_places_the_crusade_where_it_says() -> None:
    g = rome(FRANCE)
    where = {"areas": {"owned_by": "realm:morocco"}}
    card = [{"do": "crusade_token", "who": "realm:portugal", "where": where}]
    table = playing(g, card, ENGLAND)
    if not table.over:
        assert table.ask.seat == ENGLAND  # nobody plays Portugal
        table.say(("pick_area", "northern_morocco"))
    assert g.box.areas[g.crusade].id == "northern_morocco"
    assert g.committed == []


@pytest.mark.rule("EU-19.3.16")
def test_portugals_expedition_takes_the_cross() -> None:
    g = europe(4, line_up="featured")
    portugal = realm(g, "portugal")
    scope = scope_of(portugal, card="210-2")
    run(commit_to_crusade(g, scope, {}))
    assert g.committed == []  # there is no Crusade
    g.crusade = area(g, "northern_morocco")
    run(commit_to_crusade(g, scope, {}))
    assert g.committed == [portugal]


# -- the granted Action ------------------------------------------------------------------------


def calling(g: Europe, seat: int, **args: object) -> Procedure:
    said = {"action": "call_crusade", "free": True, **args}
    return Procedure(grant(g, scope_of(seat), seat, said), g)


@pytest.mark.rule("EU-19.3.11", "EU-19.3.12", "EU-16.3.24")
def test_a_card_grants_a_crusade_to_who_does_not_control_the_curia() -> None:
    g = rome(FRANCE, dip=0)
    table = calling(g, CASTILE)
    assert table.ask.options == (CALL, DONE)
    table.say(CALL, ("crusade", "andalucia"), NO)
    assert table.over
    assert g.crusade == area(g, "andalucia")
    assert g.committed == []
    assert calling(g, CASTILE).over  # the token is out


@pytest.mark.rule("EU-19.3.16", "EU-19.3.12")
def test_a_card_may_commit_the_caller_and_name_the_area() -> None:
    g = rome(FRANCE, 6)
    table = calling(g, CASTILE, commit=True)
    table.say(CALL, ("crusade", "andalucia"), NO)
    assert g.committed == [CASTILE]
    g.crusade = NONE
    target = select(g, "areas", {"owned_by": "realm:ottomans"})
    table = calling(g, AUSTRIA, target=target)
    table.say(CALL)
    assert ("crusade", "andalucia") not in table.ask.options
    assert ("crusade", "aydin") in table.ask.options


@pytest.mark.rule("EU-19.3.12")
def test_a_granted_crusade_leads_to_war_as_well() -> None:
    g = rome(FRANCE)
    table = calling(g, CASTILE)
    table.say(CALL, ("crusade", "andalucia"), YES)
    assert table.ask.topic == "war_target"
    assert table.ask.options == (("attack", "granada"),)
