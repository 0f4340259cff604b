"""Phase 3: the steps that need neither a War nor a Rebel."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.price_of_power.chapters.board.changes import place_town
from stolnik.games.price_of_power.chapters.board.ownership import has_unrest, npr_places
from stolnik.games.price_of_power.chapters.board.unrest import unruly_places
from stolnik.games.price_of_power.chapters.phases.peace_and_rebels import (
    gain_or_remove_unrest,
    interregnum,
    prestige_penalties,
    remove_cbs_and_truces,
)
from stolnik.games.price_of_power.chapters.phases.sequence import ROUND, enter
from stolnik.games.price_of_power.events.phases import UnrestAdded
from stolnik.games.price_of_power.stages import RoundStep
from stolnik.games.price_of_power.state import NPR, REBEL_TOWN, Europe, War
from tests.games.price_of_power.declaration.heralds import listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    europe,
    influence,
    place,
    realm,
    refusal_of,
    unrest,
    vassal,
)
from tests.games.running import Procedure, run


def at(step: RoundStep, seat: int = CASTILE) -> Europe:
    g = europe()
    enter(g, step)
    g.queue = [seat, (seat + 1) % 4]
    return g


@pytest.mark.rule("EU-4.0.2", "EU-4.0.4", "EU-4.0.5", "EU-4.0.7")
def test_the_steps_of_a_round_in_their_order() -> None:
    steps = [step for step in ROUND if step[0].isdigit()]
    assert steps == sorted(steps)
    assert ROUND.index("1D") < ROUND.index("actions") < ROUND.index("3A")
    assert [step for step in steps if step[0] == "3"] == [f"3{letter}" for letter in "ABCDEFGHI"]


# -- step A ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.2", "EU-4.3.3")
def test_cbs_and_truces_leave_and_an_unused_cb_costs_2_prestige() -> None:
    g = at("3A")
    granada = realm(g, "granada")
    g.cbs = [(CASTILE, granada), (FRANCE, ENGLAND)]
    g.truces = [(CASTILE, granada)]
    g.wars = [War(ENGLAND, FRANCE)]
    run(remove_cbs_and_truces(g))
    assert (g.cbs, g.truces) == ([], [])
    assert g.players[CASTILE].prestige == -2
    assert g.players[FRANCE].prestige == 0


@pytest.mark.rule("EU-4.3.3", "EU-11.3.37")
def test_a_cb_against_an_enemy_s_active_ally_costs_nothing() -> None:
    g = at("3A")
    portugal = realm(g, "portugal")
    g.players[FRANCE].allies[portugal] = True
    g.wars = [War(CASTILE, FRANCE)]
    g.cbs = [(CASTILE, portugal), (ENGLAND, portugal)]
    run(remove_cbs_and_truces(g))
    assert [player.prestige for player in g.players] == [0, 0, -2, 0]


@pytest.mark.rule("EU-4.3.3")
def test_a_cb_leaves_with_the_realm_and_costs_nothing() -> None:
    g = at("3A")
    granada = realm(g, "granada")
    g.cbs = [(CASTILE, granada), (CASTILE, FRANCE)]
    g.wars = [War(CASTILE, FRANCE)]
    for number in list(npr_places(g, granada - NPR)):
        assert place_town(g, ENGLAND, number)
    assert g.cbs == [(CASTILE, FRANCE)]
    run(remove_cbs_and_truces(g))
    assert g.players[CASTILE].prestige == 0


# -- step E ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.25")
def test_an_unsettled_disputed_succession_costs_3_prestige() -> None:
    g = at("3E")
    aragon = realm(g, "aragon")
    g.players[CASTILE].marriages[aragon] = True
    g.players[FRANCE].marriages[aragon] = False
    run(prestige_penalties(g))
    assert g.players[CASTILE].marriages[aragon] is False
    assert g.players[CASTILE].prestige == -3
    assert g.players[FRANCE].prestige == 0


@pytest.mark.rule("EU-4.3.26", "EU-11.2.18", "EU-11.2.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "lost"),
    [(1, 0, 0), (0, 0, 3), (1, 2, 3), (2, 2, 0)],
    ids=["marriage and one cube", "one in all", "as many", "more"],
)
def test_the_only_spouse_with_most_influence_loses_nothing(
    mine: int, theirs: int, lost: int
) -> None:
    g = at("3E")
    aragon = realm(g, "aragon")
    g.players[CASTILE].marriages[aragon] = True
    influence(g, "aragon", CASTILE, mine)
    influence(g, "aragon", FRANCE, theirs)
    run(prestige_penalties(g))
    assert g.players[CASTILE].prestige == -lost


@pytest.mark.rule("EU-4.3.26")
def test_the_only_spouse_of_a_player_realm_needs_no_influence() -> None:
    g = at("3E")
    g.players[CASTILE].marriages = {ENGLAND: True}
    run(prestige_penalties(g))
    assert g.players[CASTILE].prestige == 0


@pytest.mark.rule("EU-4.3.26", "EU-11.4.4")
def test_nor_does_that_of_an_own_vassal() -> None:
    g = at("3E")
    vassal(g, "navarra", CASTILE)
    g.players[CASTILE].marriages = {realm(g, "navarra"): True}
    influence(g, "aragon", FRANCE, 3)
    run(prestige_penalties(g))
    assert g.players[CASTILE].prestige == 0


@pytest.mark.rule("EU-4.3.27")
def test_occupied_towns_cost_their_tax_value_up_to_5() -> None:
    g = at("3E", ENGLAND)
    towns = [
        one.no
        for one in g.box.places
        if g.tokens[one.no] and g.box.realms[g.players[ENGLAND].realm].no == one.flag
    ]
    g.occupiers[towns[0]] = REBEL_TOWN
    run(prestige_penalties(g))
    assert g.players[ENGLAND].prestige == -g.box.places[towns[0]].tax
    g.players[ENGLAND].prestige = 0
    for one in towns[:7]:
        g.occupiers[one] = REBEL_TOWN
    enter(g, "3E")
    run(prestige_penalties(g))
    assert g.players[ENGLAND].prestige == -5


# -- step F ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.29", "EU-4.3.30", "EU-7.2.29", "EU-11.2.15", "EU-11.2.16")
def test_an_interregnum_costs_stability_and_disputes_the_succession() -> None:
    g = at("3F", ENGLAND)
    g.players[ENGLAND].ruler = None
    g.players[FRANCE].marriages = {ENGLAND: False, realm(g, "provence"): False}
    run(interregnum(g))
    assert g.players[ENGLAND].stability == -1
    assert g.players[FRANCE].marriages == {ENGLAND: True, realm(g, "provence"): False}


@pytest.mark.rule("EU-4.3.29")
def test_a_realm_with_a_ruler_loses_nothing() -> None:
    g = at("3F", ENGLAND)
    run(interregnum(g))
    assert g.players[ENGLAND].stability == 0


# -- step H ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-4.3.34")
def test_a_player_at_war_adds_unrest_to_two_towns() -> None:
    g = at("3H")
    g.wars = [War(CASTILE, realm(g, "granada"))]
    table = Procedure(gain_or_remove_unrest(g), g)
    assert table.ask.topic.set_by == ("EU-4.3.34",)
    table.say(("unrest", "madrid"), ("unrest", "sevilla"))
    assert unruly_places(g, CASTILE) == sorted((place(g, "madrid"), place(g, "sevilla")))


@pytest.mark.rule("EU-4.3.35", "EU-7.3.7")
@pytest.mark.parametrize(("stability", "towns"), [(-1, 0), (-2, 1), (-3, 1)])
def test_low_stability_brings_unrest(stability: int, towns: int) -> None:
    g = at("3H")
    g.players[CASTILE].stability = stability
    told = listen(g)
    run(gain_or_remove_unrest(g), [("unrest", "madrid")] * towns)
    assert told == [UnrestAdded(CASTILE, "madrid")] * towns
    assert len(unruly_places(g, CASTILE)) == towns


@pytest.mark.rule("EU-4.3.36", "EU-7.3.4")
def test_high_stability_may_remove_unrest_from_one_province() -> None:
    g = at("3H", FRANCE)
    g.players[FRANCE].stability = 2
    unrest(g, "bourbon", "orleans")
    table = Procedure(gain_or_remove_unrest(g))
    assert set(table.ask.options) == {("calm", "bourbon"), ("calm", "orleans"), DONE}
    assert refusal_of(g, table.ask, ("calm", "london")) == "EU-7.3.4"
    table.say(("calm", "bourbon"))
    assert not has_unrest(g, place(g, "bourbon"))
    assert has_unrest(g, place(g, "orleans"))


@pytest.mark.rule("EU-4.3.36")
def test_stability_1_removes_nothing() -> None:
    g = at("3H", FRANCE)
    g.players[FRANCE].stability = 1
    unrest(g, "bourbon")
    run(gain_or_remove_unrest(g))
    assert has_unrest(g, place(g, "bourbon"))


def test_efficient_spies_calm_a_core_town() -> None:
    g = at("3H", FRANCE)
    g.players[FRANCE].ideas.append(g.box.idea_of["efficient_spies"])
    unrest(g, "bourbon", "paris")
    run(gain_or_remove_unrest(g), [("calm", "paris")])
    assert has_unrest(g, place(g, "bourbon"))


def test_nobody_else_is_at_war() -> None:
    g = at("3H", AUSTRIA)
    run(gain_or_remove_unrest(g))
    assert unruly_places(g, AUSTRIA) == []
