"""The two Papal Actions, from the menu of a Turn to the end of the Round."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES, Move
from stolnik.games.price_of_power.audit import audit
from stolnik.games.price_of_power.box.components import DIP, MERCENARY, MIL, NONE
from stolnik.games.price_of_power.chapters.board.supply import deployed, mercenaries_left
from stolnik.games.price_of_power.chapters.curia.scoring import end_papal_action
from stolnik.games.price_of_power.chapters.phases.cleanup import clean_the_board
from stolnik.games.price_of_power.chapters.phases.sequence import enter
from stolnik.games.price_of_power.chapters.relations.ties import at_war
from stolnik.games.price_of_power.chapters.war.casus_belli import (
    CRUSADE,
    EXCOMMUNICATION,
    casus_belli,
    stability_lost,
)
from stolnik.games.price_of_power.events.curia import (
    CommittedToCrusade,
    CrusadeOver,
    ExcommunicationOver,
)
from stolnik.games.price_of_power.state import NOBODY, PASSED, Europe
from stolnik.games.price_of_power.view import view
from tests.games.price_of_power.curia.rome import convert, rome
from tests.games.price_of_power.declaration.heralds import declaring, listen
from tests.games.price_of_power.position import (
    AUSTRIA,
    CASTILE,
    ENGLAND,
    FRANCE,
    OTTOMANS,
    area,
    influence,
    place,
    realm,
    town,
)
from tests.games.price_of_power.relations.diplomats import clause
from tests.games.price_of_power.war.forces import army, infantry, turn
from tests.games.running import Procedure, run

EXCOMMUNICATE: Move = ("excommunicate_ruler",)
CALL: Move = ("call_crusade",)


# -- who may -----------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.2.2", "EU-19.3.1")
def test_the_papal_controller_has_papal_actions() -> None:
    g = rome(FRANCE)
    assert {EXCOMMUNICATE, CALL} <= set(turn(g, FRANCE).ask.options)
    others = turn(g, CASTILE)
    for move in (EXCOMMUNICATE, CALL):
        assert clause(others, move) == "EU-19.2.2"


@pytest.mark.rule("EU-19.3.1")
def test_there_are_no_papal_actions_after_age_two() -> None:
    g = rome(FRANCE)
    g.age = 2
    assert EXCOMMUNICATE in turn(g, FRANCE).ask.options
    g.age = 3
    assert clause(turn(g, FRANCE), EXCOMMUNICATE) == "EU-19.3.1"


@pytest.mark.rule("EU-19.3.3", "EU-19.3.10")
def test_a_papal_action_costs_two_diplomatic_power() -> None:
    g = rome(FRANCE, dip=1)
    assert clause(turn(g, FRANCE), EXCOMMUNICATE) == "EU-19.3.3"
    assert clause(turn(g, FRANCE), CALL) == "EU-19.3.10"
    for move, answer in (
        (EXCOMMUNICATE, ("excommunicate", "milan")),
        (CALL, ("crusade", "andalucia")),
    ):
        g = rome(FRANCE)
        action = turn(g, FRANCE)
        action.say(move, answer)
        assert g.players[FRANCE].power[DIP] == 1


@pytest.mark.rule("EU-19.3.2")
def test_with_the_token_on_the_board_there_is_no_other_papal_action() -> None:
    g = rome(FRANCE)
    g.excommunicated = realm(g, "milan")
    assert clause(turn(g, FRANCE), EXCOMMUNICATE) == "EU-19.3.2"
    g.excommunicated = NOBODY
    g.crusade = area(g, "andalucia")
    assert clause(turn(g, FRANCE), CALL) == "EU-19.3.2"


# -- Excommunicate Ruler -----------------------------------------------------------------------


def excommunicating(g: Europe, seat: int, target: str) -> Procedure:
    action = turn(g, seat)
    action.say(EXCOMMUNICATE, ("excommunicate", target))
    return action


@pytest.mark.rule("EU-19.3.4")
def test_the_token_goes_on_the_capital_of_a_catholic_realm() -> None:
    g = rome(FRANCE, 6)
    action = turn(g, FRANCE)
    action.say(EXCOMMUNICATE)
    assert {("excommunicate", "milan"), ("excommunicate", "castile")} <= set(action.ask.options)
    for name in ("ottomans", "muscovy", "granada"):
        assert clause(action, ("excommunicate", name)) == "EU-19.3.4"
    action.say(("excommunicate", "milan"))
    assert view(g, None).curia.excommunicated == "milan"
    assert action.ask.topic == "end_turn"


@pytest.mark.rule("EU-19.3.5", "EU-19.3.6", "EU-19.3.7")
def test_an_excommunicated_player_loses_prestige_a_cardinal_and_influence() -> None:
    g = rome(FRANCE)
    g.cardinals = [FRANCE, CASTILE, FRANCE, CASTILE, FRANCE]
    before = g.players[CASTILE].prestige
    influence(g, "lombardy", CASTILE, 3)
    influence(g, "central_italy", CASTILE, 3)
    influence(g, "northern_morocco", CASTILE, 3)
    action = excommunicating(g, FRANCE, "castile")
    assert g.players[CASTILE].prestige == before - 1
    assert action.ask.seat == CASTILE
    assert set(action.ask.options) == {
        ("remove_cardinal", CASTILE, 2),
        ("remove_cardinal", CASTILE, 4),
    }
    assert clause(action, ("remove_cardinal", FRANCE, 1)) == "EU-19.3.6"
    action.say(("remove_cardinal", CASTILE, 2))
    assert g.cardinals == [FRANCE, FRANCE, CASTILE, FRANCE]
    for _ in range(3):
        assert set(action.ask.options) == {
            ("lose_influence", "lombardy"),
            ("lose_influence", "central_italy"),
        }
        action.say(("lose_influence", "lombardy"))
        if action.ask.topic == "end_turn":
            break
    assert action.ask.topic == "end_turn"
    assert view(g, None).areas["central_italy"].influence == {str(CASTILE): 2}
    assert view(g, None).areas["northern_morocco"].influence == {str(CASTILE): 3}
    assert not audit(g)


@pytest.mark.rule("EU-19.3.6")
def test_the_roma_cardinal_is_not_lost() -> None:
    g = rome(FRANCE)
    g.cardinals = [FRANCE, FRANCE]
    g.players[CASTILE].allies[realm(g, "papal_states")] = False
    excommunicating(g, FRANCE, "castile")
    assert g.roma == CASTILE
    assert g.cardinals == [FRANCE, FRANCE]


@pytest.mark.rule("EU-9.CB.15", "EU-19.3.8")
def test_catholics_have_a_cb_against_the_excommunicated() -> None:
    g = rome(FRANCE, 6)
    milan = realm(g, "milan")
    excommunicating(g, FRANCE, "milan")
    convert(g, ENGLAND, "protestant")
    assert casus_belli(g, CASTILE, milan) == [EXCOMMUNICATION]
    assert stability_lost(g, CASTILE, milan) == 0
    assert casus_belli(g, ENGLAND, milan) == []
    assert casus_belli(g, OTTOMANS, milan) == []


@pytest.mark.rule("EU-9.CB.16", "EU-19.3.9", "EU-4.4.34")
def test_an_excommunication_ends_in_phase_4_step_e() -> None:
    g = rome(FRANCE)
    g.excommunicated = realm(g, "milan")
    told = listen(g)
    end_papal_action(g)
    assert told == [ExcommunicationOver("milan")]
    assert g.excommunicated == NOBODY
    assert casus_belli(g, CASTILE, realm(g, "milan")) == []


# -- Call Crusade ------------------------------------------------------------------------------


@pytest.mark.rule("EU-15.0.11", "EU-19.3.11")
def test_a_crusade_needs_an_area_with_two_muslim_provinces() -> None:
    g = rome(FRANCE)
    action = turn(g, FRANCE)
    action.say(CALL)
    assert ("crusade", "andalucia") in action.ask.options  # Granada and Gibraltar
    assert clause(action, ("crusade", "lombardy")) == "EU-19.3.11"
    g.occupiers[place(g, "granada")] = g.tokens[place(g, "sevilla")]  # nobody Owns it now
    g.players[FRANCE].power[DIP] = 2
    action = turn(g, FRANCE)
    action.say(CALL)
    assert clause(action, ("crusade", "andalucia")) == "EU-19.3.11"


@pytest.mark.rule("EU-19.3.11")
def test_without_such_an_area_no_crusade_is_called() -> None:
    g = rome(FRANCE)
    for one in g.box.places:
        if not g.tokens[one.no] and one.id != "roma":  # a Cardinal goes with it
            town(g, one.id, CASTILE)
    action = turn(g, FRANCE)
    assert EXCOMMUNICATE in action.ask.options
    assert CALL not in action.ask.options
    assert clause(action, CALL) == "EU-19.3.11"
    for name in ("granada", "gibraltar"):
        g.tokens[place(g, name)] = 0
    assert CALL in turn(g, FRANCE).ask.options


@pytest.mark.rule("EU-15.0.11", "EU-19.3.11")
def test_provinces_of_a_muslim_player_count() -> None:
    g = rome(FRANCE, 6)
    town(g, "milano", OTTOMANS)
    town(g, "genova", OTTOMANS)
    action = turn(g, FRANCE)
    action.say(CALL)
    assert ("crusade", "lombardy") in action.ask.options


@pytest.mark.rule("EU-19.3.12", "EU-19.3.13", "EU-19.3.14")
def test_the_caller_may_go_ahead_of_the_crusade() -> None:
    g = rome(CASTILE)
    g.players[CASTILE].power[MIL] = 0
    before = g.players[CASTILE].prestige
    action = turn(g, CASTILE)
    action.say(CALL, ("crusade", "andalucia"))
    assert action.ask.topic == "crusade_war"
    action.say(YES)
    assert action.ask.topic == "war_target"
    assert action.ask.options == (("attack", "granada"),)
    assert clause(action, ("attack", "morocco")) == "EU-19.3.12"
    action.say(("attack", "granada"))
    assert at_war(g, CASTILE, realm(g, "granada"))
    assert g.players[CASTILE].prestige == before + 1
    assert g.committed == [CASTILE]
    assert action.ask.topic == "gain_unit"
    assert clause(action, ("gain_unit", "lombardy", 1)) == "EU-16.3.22"
    # Andalucia itself would bring a Battle.
    assert {move[1] for move in action.ask.options} & {"andalucia"} == set()
    action.say(next(move for move in action.ask.options))
    assert deployed(g.players[CASTILE], MERCENARY) == 1
    action.say(next(move for move in action.ask.options if move[0] == "gain_unit"))
    assert deployed(g.players[CASTILE], MERCENARY) == 2
    assert g.players[CASTILE].stability == 0
    assert g.players[CASTILE].ducats == 60
    assert not audit(g)


@pytest.mark.rule("EU-9.MU.44", "EU-19.3.13")
@pytest.mark.parametrize("left", [0, 1])
def test_the_crusade_brings_no_more_mercenaries_than_there_are(left: int) -> None:
    g = rome(CASTILE)
    army(g, FRANCE, 1, "loire", 0, 0, 0, mercenaries_left(g) - left)
    action = turn(g, CASTILE)
    action.say(CALL, ("crusade", "andalucia"), YES, ("attack", "granada"))
    for _ in range(left):
        assert action.ask.topic == "gain_unit"
        action.say(action.ask.options[0])
    assert action.ask.topic != "gain_unit"
    assert deployed(g.players[CASTILE], MERCENARY) == left
    assert mercenaries_left(g) == 0


@pytest.mark.rule("EU-19.3.12")
def test_the_caller_need_not_fight() -> None:
    g = rome(CASTILE)
    before = g.players[CASTILE].prestige
    action = turn(g, CASTILE)
    action.say(CALL, ("crusade", "andalucia"), NO)
    assert action.ask.topic == "end_turn"
    assert g.players[CASTILE].prestige == before
    assert g.committed == []
    assert view(g, None).curia.crusade == "andalucia"


@pytest.mark.rule("EU-19.3.12")
def test_a_caller_who_cannot_declare_war_is_not_asked() -> None:
    g = rome(CASTILE)
    g.players[CASTILE].ruler = None
    action = turn(g, CASTILE)
    action.say(CALL, ("crusade", "andalucia"))
    assert action.ask.topic == "end_turn"


@pytest.mark.rule("EU-9.CB.19", "EU-19.3.15")
def test_catholics_have_the_holy_war_cb_against_the_targets() -> None:
    g = rome(FRANCE, 6)
    granada, morocco = realm(g, "granada"), realm(g, "morocco")
    assert casus_belli(g, CASTILE, granada) == []
    g.crusade = area(g, "andalucia")
    assert casus_belli(g, CASTILE, granada) == [CRUSADE]
    assert casus_belli(g, CASTILE, morocco) == []
    convert(g, ENGLAND, "protestant")
    assert casus_belli(g, ENGLAND, granada) == []
    assert casus_belli(g, OTTOMANS, granada) == []


@pytest.mark.rule("EU-9.CB.20", "EU-19.3.16")
def test_who_uses_the_cb_is_committed_and_several_may_be() -> None:
    g = rome(FRANCE)
    g.crusade = area(g, "andalucia")
    g.committed = [FRANCE]
    action = turn(g, AUSTRIA)
    action.say(("declare_war",), ("attack", "granada"), NO)
    assert action.ask.topic == "take_cross"
    told = listen(g)
    action.say(YES)
    assert CommittedToCrusade(AUSTRIA) in told
    assert g.committed == [FRANCE, AUSTRIA]
    assert g.players[AUSTRIA].stability == 0


@pytest.mark.rule("EU-9.CB.20", "EU-19.3.16")
def test_who_declares_war_for_another_reason_is_not_committed() -> None:
    g = rome(FRANCE)
    g.crusade = area(g, "andalucia")
    action = declaring(g, AUSTRIA, "granada")
    action.say(NO)
    assert g.committed == []
    assert g.players[AUSTRIA].stability == -2
    g = rome(FRANCE)
    g.crusade = area(g, "andalucia")
    declaring(g, AUSTRIA, "milan")
    assert g.committed == []


# -- its score ---------------------------------------------------------------------------------


def crusaders(*seats: int) -> Europe:
    g = rome(FRANCE)
    g.crusade = area(g, "andalucia")
    g.committed = list(seats)
    return g


def scored(g: Europe) -> list[int]:
    before = [player.prestige for player in g.players]
    end_papal_action(g)
    return [player.prestige - was for player, was in zip(g.players, before)]


@pytest.mark.rule("EU-19.3.17", "EU-19.3.18", "EU-19.3.19", "EU-9.CB.21", "EU-4.4.34")
@pytest.mark.parametrize(("freed", "prestige"), [(True, [2, 0, -2, 0]), (False, [-2, 0, -2, 0])])
def test_exb45_the_crusade_is_scored(freed: bool, prestige: list[int]) -> None:
    g = crusaders(CASTILE, ENGLAND)
    infantry(g, CASTILE, "andalucia")
    town(g, "granada", CASTILE)
    if freed:
        town(g, "gibraltar", AUSTRIA)
    assert scored(g) == prestige
    assert g.crusade == NONE


@pytest.mark.rule("EU-19.3.20")
def test_exb45_without_crusaders_the_papal_controller_pays() -> None:
    g = crusaders()
    told = listen(g)
    assert scored(g) == [0, -2, 0, 0]
    assert told.count(CrusadeOver("andalucia")) == 1
    assert g.crusade == NONE
    assert scored(g) == [0, 0, 0, 0]


@pytest.mark.rule("EU-19.3.18")
def test_an_army_counts_as_units_in_the_area() -> None:
    g = crusaders(CASTILE)
    army(g, CASTILE, 1, "andalucia", 1)
    town(g, "granada", CASTILE)
    town(g, "gibraltar", CASTILE)
    assert scored(g) == [2, 0, 0, 0]


@pytest.mark.rule("EU-4.5.13")
def test_the_tags_of_crusaders_are_taken_back_in_phase_5() -> None:
    g = crusaders(CASTILE, ENGLAND)
    for player in g.players:
        player.status = PASSED
    enter(g, "5B")
    g.queue = []  # what comes before is done
    run(clean_the_board(g))
    assert g.committed == []
