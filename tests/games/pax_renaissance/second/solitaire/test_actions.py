"""How the opponent uses ops, sales and trade fairs (O3d, O4, row 7 of Table O8)."""

from __future__ import annotations

import pytest

from stolnik.games.pax_renaissance.solitaire.plan import Activation, Fair, PlannedOp, Sale
from stolnik.games.pax_renaissance.solitaire.prospect import Prospect
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from tests.games.pax_renaissance.position import crown, own, stand
from tests.games.pax_renaissance.second.solitaire.solo import (
    acts,
    aim,
    face_down,
    offer,
    plan,
    solo,
)

# -- trade fairs ------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O4.11", "PAX2S-O9.15")
def test_the_fair_that_brings_the_opponent_more_is_held() -> None:
    g = solo()
    face_down(g, east=9, west=9)
    g.concessions["border_england_france"] = OPPONENT  # on the white route only
    assert plan(g, 7) == Fair("west")
    g.concessions["border_ottoman_mamluk"] = OPPONENT  # on the black route only
    g.concessions["border_england_france"] = PLAYER
    assert plan(g, 7) == Fair("east")


@pytest.mark.rule("PAX2S-O4.12", "PAX2S-O9.15")
def test_of_two_equal_fairs_the_one_that_brings_the_player_less_is_held() -> None:
    g = solo()
    face_down(g, east=9, west=9)
    g.concessions["border_ottoman_mamluk"] = PLAYER
    assert plan(g, 7) == Fair("west")


@pytest.mark.rule("PAX2S-O4.13", "PAX2S-O9.15")
def test_if_all_is_equal_the_eastern_fair_is_held() -> None:
    g = solo()
    face_down(g, east=3, west=3)
    assert plan(g, 7) == Fair("east")
    g.turn.done.append("fair east")
    assert plan(g, 7) == Fair("west")


@pytest.mark.rule("PAX2S-O9.1", "PAX2S-O8.29")
def test_a_fair_costs_one_action() -> None:
    g = solo(florins=0)
    face_down(g, east=3)
    acts(g)
    assert g.turn.actions == 1
    assert g.players[OPPONENT].florins == 1


# -- row 7 ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O3.1", "PAX2S-O8.29")
def test_row_7_goes_from_a_fair_to_commerce_and_then_to_a_sale() -> None:
    g = solo(florins=0)
    face_down(g, east=3, west=3)
    own(g, OPPONENT, "pren039", "pren144x")
    assert plan(g, 7) == Fair("east")
    assert plan(g, 7, won=aim(7)) == Activation("west")
    g.market["west"].florins = [0] * 6
    assert plan(g, 7, won=aim(7)) == Sale("pren144x")
    g.players[OPPONENT].west.clear()
    assert plan(g, 7, won=aim(7)) == Fair("east")


@pytest.mark.rule("PAX2S-O8.29")
def test_a_poor_opponent_spends_both_actions_on_money() -> None:
    g = solo(florins=0)
    face_down(g, east=3, west=3)
    own(g, OPPONENT, "pren039")
    acts(g)
    acts(g)
    assert g.turn.done == ["aim 7 main", "fair east", "ops west"]
    assert g.players[OPPONENT].florins == 2


@pytest.mark.rule("PAX2S-O8.29", "PAX2S-O9.1", "PAX2S-O9.14")
def test_commerce_is_done_on_the_side_that_brings_more() -> None:
    g = solo(florins=0)
    offer(g, "east", 1, "pren106x", florins=1)
    offer(g, "west", 1, "pren025", florins=5)
    own(g, OPPONENT, "pren039", "pren042", "pren072")
    assert plan(g, 7) == Activation("west")
    acts(g)
    assert g.players[OPPONENT].florins == 2
    assert g.turn.actions == 1


@pytest.mark.rule("PAX2S-O4.7", "PAX2S-O4.8", "PAX2S-O8.29", "PAX2S-O9.17")
def test_a_card_without_prestige_is_sold_before_one_with_patron_prestige() -> None:
    g = solo(florins=0)
    own(g, OPPONENT, "pren130x", "pren144x", "pren043", "england")
    assert plan(g, 7) == Sale("pren144x")
    g.players[OPPONENT].west.remove("pren144x")
    assert plan(g, 7) == Sale("pren130x")
    g.players[OPPONENT].west.remove("pren130x")
    assert plan(g, 7) is None


@pytest.mark.rule("PAX2S-O9.1")
def test_a_sale_costs_one_action() -> None:
    g = solo(florins=0)
    own(g, OPPONENT, "pren144x")
    acts(g)
    assert g.turn.actions == 1
    assert g.players[OPPONENT].florins == 2


def test_an_old_maid_can_be_sold_but_no_couple() -> None:
    g = solo(florins=0)
    own(g, OPPONENT, "hungary")
    crown(g, "pren075", "hungary")
    assert plan(g, 7) is None
    g.players[OPPONENT].maids.append("pren045")
    assert plan(g, 7) == Sale("pren045")


# -- ops --------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O9.1", "PAX2S-O3.9")
def test_ops_cost_one_action_and_commerce_comes_with_them() -> None:
    g = solo(florins=0)
    own(g, PLAYER, "england", "france")
    stand(g, london="rook_catholic")
    own(g, OPPONENT, "pren144x", "pren039")
    face_down(g, west=1)
    acts(g)
    assert g.turn.actions == 1
    assert "london" not in g.cities
    assert g.players[OPPONENT].florins == 1


@pytest.mark.rule("PAX2S-O9.14", "PAX2S-O5.3")
def test_what_commerce_brings_can_pay_for_a_campaign() -> None:
    g = solo(florins=0)
    own(g, OPPONENT, "england", "pren039")
    stand(g, london="knight_catholic")
    assert plan(g, 1) is None
    face_down(g, west=1)
    assert plan(g, 1) == Activation("west", (("op", "england", 0), ("campaign", "france")))


def test_a_card_whose_op_is_needed_does_not_trade() -> None:
    g = solo(florins=0)
    own(g, PLAYER, "france", "england")
    own(g, OPPONENT, "pren036")
    stand(g, bruges="rook_catholic")
    face_down(g, west=3)
    acts(g)
    assert g.turn.used == ["pren036"]
    assert g.cities == {}
    assert g.players[OPPONENT].florins == 0


@pytest.mark.rule("PAX2S-O9.14", "PAX2S-O3.12")
def test_a_card_that_the_needed_op_frees_from_its_bishop_trades_afterwards() -> None:
    g = solo(florins=0)
    own(g, OPPONENT, "pren008", "pren039", "pren144x")
    g.bishops.update(pren039="catholic", pren144x="catholic")
    face_down(g, west=3)
    move: PlannedOp = ("op", "pren008", 0), ("inquisitor", "pren039", "pren144x")
    assert plan(g, 4, religion="catholic") == Activation("west", move)
    acts(g)
    assert g.bishops == {}
    assert g.turn.used == ["pren008", "pren039"]
    assert g.players[OPPONENT].florins == 1
    assert g.turn.running == []


@pytest.mark.rule("PAX2-E4.4", "PAX2S-O.2")
def test_a_card_that_has_used_its_op_this_turn_is_not_planned_with() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    stand(g, london="rook_catholic")
    own(g, OPPONENT, "pren144x", "pren039")
    face_down(g, west=1)
    assert isinstance(plan(g, 1, "secondary"), Activation)
    g.turn.used.append("pren144x")
    assert plan(g, 1, "secondary") is None


def test_a_plan_is_tried_once_however_often_it_is_weighed() -> None:
    g = solo()
    face_down(g, east=3)
    prospect = Prospect(g, aim(7))
    (once,) = prospect.outcomes(Fair("east"))
    (again,) = prospect.outcomes(Fair("east"))
    assert once is again
    assert once.players[OPPONENT].florins == g.players[OPPONENT].florins + 1


@pytest.mark.rule("PAX2S-O.2")
def test_an_ability_makes_ops_free_for_the_opponent_too() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    stand(g, london="rook_catholic")
    own(g, OPPONENT, "pren144x", "pren134x")
    acts(g)
    assert "london" not in g.cities
    assert g.turn.actions == 2


@pytest.mark.rule("PAX2S-O.2")
def test_an_ability_activates_both_sides_in_one_action() -> None:
    g = solo(florins=0)
    offer(g, "east", 1, "pren106x", florins=1)
    offer(g, "west", 1, "pren025", florins=1)
    own(g, OPPONENT, "pren039", "pren072", "pren110x")
    assert plan(g, 7) == Activation("both")
    acts(g)
    assert g.players[OPPONENT].florins == 2
    assert g.turn.actions == 1


@pytest.mark.rule("PAX2S-O4.9")
def test_ops_are_aimed_at_target_locations_only() -> None:
    g = solo()
    own(g, PLAYER, "england")
    own(g, OPPONENT, "pren022")
    stand(g, vienna="rook_catholic")
    assert plan(g, 1, "secondary") is None


@pytest.mark.rule("PAX2S-O4.9")
def test_only_ops_that_the_cell_lists_are_used() -> None:
    g = solo()
    own(g, PLAYER, "papal_states")
    own(g, OPPONENT, "pren010")  # tax, vote and inquisitor
    g.concessions["border_aragon_papal_states"] = OPPONENT
    stand(g, venice="knight_catholic")
    assert isinstance(plan(g, 3, "secondary", "catholic"), Activation)
    assert plan(g, 3, "main", "catholic") is None


# -- the second action ------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O4.5")
def test_no_fair_brings_back_a_token_that_the_first_action_removed() -> None:
    g = solo()
    own(g, PLAYER, "england")
    face_down(g, east=9, west=9)
    g.concessions["border_portugal_aragon"] = OPPONENT
    assert plan(g, 7) == Fair("west")
    assert plan(g, 7, won=aim(1, "secondary")) == Fair("east")
    g.market["east"].cards[0] = None
    assert plan(g, 7, won=aim(1, "secondary")) is None


@pytest.mark.rule("PAX2S-O4.5")
def test_a_sale_does_not_give_up_what_the_first_action_won() -> None:
    g = solo()
    own(g, OPPONENT, "pren155x")
    assert plan(g, 7) == Sale("pren155x")
    assert plan(g, 7, won=aim(2)) is None
