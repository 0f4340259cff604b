"""Which card the opponent buys, and how it plays it (O3b, O4a, O5g, O5h)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import YES
from stolnik.games.pax_renaissance.solitaire.plan import Purchase
from stolnik.games.pax_renaissance.solitaire.purchases import (
    market_from_the_left,
    refuse_acquisition,
)
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import crown, own, stand
from tests.games.pax_renaissance.second.solitaire.solo import (
    acts,
    face_down,
    offer,
    plan,
    solo,
)


def refusal(g: Pax, card: str) -> str | None:
    refused = refuse_acquisition(g, card)
    return None if refused is None else refused.clause


# -- what it can buy --------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O4.1", "PAX2S-O9.1")
def test_to_buy_and_play_takes_both_actions() -> None:
    g = solo()
    offer(g, "west", 1, "pren043")
    g.turn.actions = 1
    assert refusal(g, "pren043") == "PAX2S-O4.1"
    g.turn.actions = 2
    assert refusal(g, "pren043") is None
    acts(g)
    assert g.turn.actions == 0
    assert "pren043" in g.players[OPPONENT].west


@pytest.mark.rule("PAX2S-O4.2", "PAX2S-O4.3")
def test_a_bought_card_is_played_at_once_with_its_agents() -> None:
    g = solo()
    offer(g, "west", 2, "pren043", florins=1)
    acts(g)
    assert g.players[OPPONENT].hand == []
    assert g.players[OPPONENT].west == ["pren043"]
    assert g.concessions == {"border_france_holy_roman_empire": OPPONENT}
    assert g.players[OPPONENT].florins == 10 - 2 + 1


@pytest.mark.rule("PAX2S-O4.4", "PAX2S-O9.2")
def test_it_never_lays_a_florin_on_a_face_up_card_that_has_one() -> None:
    g = solo()
    face_down(g, west=2)
    offer(g, "west", 1, "pren026")
    offer(g, "west", 2, "pren025")
    offer(g, "west", 3, "pren043")
    assert refusal(g, "pren043") is None
    g.market["west"].florins[2] = 1
    assert refusal(g, "pren043") == "PAX2S-O4.4"
    assert refusal(g, "pren025") is None


@pytest.mark.rule("PAX2S-O5.3", "PAX2S-O9.2")
def test_it_spends_all_its_florins_on_a_purchase() -> None:
    g = solo(florins=3)
    offer(g, "west", 3, "pren043")
    offer(g, "west", 4, "pren053")
    assert refusal(g, "pren043") is None
    assert refusal(g, "pren053") == "PAX2-E1.4"


def test_comets_are_not_bought_for_an_objective() -> None:
    g = solo()
    offer(g, "west", 1, "comet_halley")
    assert list(market_from_the_left(g)) == []


@pytest.mark.rule("PAX2S-O3.6", "PAX2S-O8.27", "PAX2S-O9.3")
def test_the_market_is_searched_from_left_to_right_and_east_first_in_a_column() -> None:
    g = solo()
    offer(g, "east", 2, "pren081")
    offer(g, "west", 2, "pren053")
    offer(g, "west", 1, "pren026")
    offer(g, "east", 4, "pren061")
    assert list(market_from_the_left(g)) == ["pren026", "pren081", "pren053", "pren061"]


@pytest.mark.rule("PAX2S-O9.3")
def test_the_first_card_that_serves_is_bought_not_the_best() -> None:
    g = solo()
    own(g, PLAYER, "hungary")
    offer(g, "west", 1, "pren026")  # no heretic for its war
    offer(g, "west", 2, "pren144x")  # gains England
    offer(g, "east", 3, "pren085")  # would take Hungary from the player
    assert plan(g, 1) == Purchase("pren144x", ("attack", "england"))


# -- row 6 and prestige -----------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.27")
def test_row_6_buys_the_leftmost_card_with_any_prestige() -> None:
    g = solo()
    offer(g, "east", 1, "pren106x")
    offer(g, "west", 2, "pren130x")
    offer(g, "east", 3, "pren102x")
    assert plan(g, 6) == Purchase("pren130x")
    offer(g, "east", 2, "pren101x")
    assert plan(g, 6) == Purchase("pren101x")


@pytest.mark.rule("PAX2S-O3.4")
def test_a_prestige_objective_costs_at_most_one_florin_on_balance() -> None:
    g = solo()
    own(g, PLAYER, "england", republic=True)
    offer(g, "west", 3, "pren043", florins=1)
    assert plan(g, 2, "prestige") is None
    g.market["west"].florins[3] = 2
    assert plan(g, 2, "prestige") == Purchase("pren043")


@pytest.mark.rule("PAX2S-O3.4")
def test_in_a_row_that_overrides_prestige_may_cost_more() -> None:
    g = solo()
    own(g, PLAYER, "england", republic=True)
    offer(g, "west", 3, "pren043")
    assert plan(g, 2, "prestige") is None
    g.active.append("renaissance")
    assert plan(g, 2, "prestige") == Purchase("pren043")


@pytest.mark.rule("PAX2S-O5.15", "PAX2S-O5.17", "PAX2S-O9.9")
def test_a_one_shot_that_gains_an_empire_is_performed() -> None:
    g = solo()
    offer(g, "west", 1, "pren053")
    assert plan(g, 6) == Purchase("pren053", ("attack", "france"))
    assert plan(g, 2, "prestige") == Purchase("pren053", ("attack", "france"))
    stand(g, paris="knight_catholic")
    assert plan(g, 6) == Purchase("pren053")


@pytest.mark.rule("PAX2S-O5.17")
def test_outside_row_6_a_card_is_bought_for_what_it_does() -> None:
    g = solo()
    offer(g, "west", 1, "pren130x")
    assert plan(g, 6) == Purchase("pren130x")
    assert [plan(g, row) for row in (1, 2, 5)] == [None] * 3


@pytest.mark.rule("PAX2S-O5.15", "PAX2S-O9.9")
def test_to_make_a_republic_gains_no_empire() -> None:
    g = solo()
    own(g, OPPONENT, "france")
    offer(g, "west", 1, "pren053")
    assert plan(g, 6) == Purchase("pren053")


@pytest.mark.rule("PAX2S-O5.16", "PAX2S-O9.9")
def test_an_apostasy_is_performed_if_it_hurts_the_player_no_less() -> None:
    g = solo()
    offer(g, "east", 1, "pren060")
    assert plan(g, 6) == Purchase("pren060")
    own(g, PLAYER, "pren094x", "pren061")
    assert plan(g, 6) == Purchase("pren060", YES)
    own(g, OPPONENT, "pren004", "pren058")
    assert plan(g, 6) == Purchase("pren060")


@pytest.mark.rule("PAX2S-O5.16", "PAX2S-O9.9")
def test_a_trade_shift_is_performed_if_it_hurts_the_player_no_less() -> None:
    g = solo()
    g.concessions["border_hungary_byzantium"] = PLAYER  # on both routes
    offer(g, "east", 1, "pren105x")  # Novgorod
    assert plan(g, 6) == Purchase("pren105x", YES)
    g.concessions = {"border_hungary_byzantium": OPPONENT}
    assert plan(g, 6) == Purchase("pren105x")


@pytest.mark.rule("PAX2S-O5.5", "PAX2S-O9.7")
def test_a_one_shot_is_not_performed_if_its_pirate_had_to_kill_an_own_concession() -> None:
    g = solo()
    g.concessions = {
        "border_portugal_aragon": OPPONENT,
        "border_aragon_papal_states": OPPONENT,
        "border_hungary_byzantium": PLAYER,
    }
    offer(g, "east", 1, "pren105x")
    assert plan(g, 6) == Purchase("pren105x")


# -- coronations and wars ---------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O5.12", "PAX2S-O9.10")
def test_the_king_with_most_knights_is_crowned() -> None:
    g = solo()
    stand(g, london="knight_catholic", paris="rook_catholic", bruges="rook_catholic")
    offer(g, "west", 1, "pren045")
    assert plan(g, 1) == Purchase("pren045", ("marry", "england"))


@pytest.mark.rule("PAX2S-O5.13")
def test_in_a_tie_the_first_suitor_is_crowned() -> None:
    g = solo()
    offer(g, "west", 1, "pren045")
    assert plan(g, 1) == Purchase("pren045", ("marry", "france"))
    crown(g, "pren047", "france")
    assert plan(g, 1) == Purchase("pren045", ("marry", "england"))


@pytest.mark.rule("PAX2S-O5.12", "PAX2S-O9.10")
def test_a_king_of_its_own_is_no_kingdom_to_take() -> None:
    g = solo()
    own(g, OPPONENT, "aragon")
    stand(g, valencia="knight_catholic")
    offer(g, "west", 1, "pren046")
    for row in (5, 6):  # a coronation of its own king would bring a concession too
        assert plan(g, row) == Purchase("pren046", ("marry", "portugal"))


@pytest.mark.rule("PAX2S-O5.14", "PAX2S-O9.10")
def test_a_queen_may_be_bought_as_an_old_maid() -> None:
    g = solo()
    own(g, PLAYER, "hungary")
    offer(g, "east", 1, "pren104x")
    assert plan(g, 6) == Purchase("pren104x")
    acts(g)
    assert g.players[OPPONENT].maids == ["pren104x"]


@pytest.mark.rule("PAX2S-O9.8")
def test_a_war_is_waged_where_it_succeeds_against_fewest_knights_and_rooks() -> None:
    g = solo()
    stand(g, london="rook_catholic", toledo="knight_catholic", venice="knight_catholic")
    stand(g, paris="knight_catholic", valencia="knight_catholic")
    offer(g, "west", 1, "pren033")  # a peasant revolt anywhere in the West
    assert plan(g, 1) == Purchase("pren033", ("attack", "holy_roman_empire"))
    stand(g, vienna="knight_catholic")
    assert plan(g, 1) is None
    g.pirates["border_england_france"] = "islamic"
    stand(g, bordeaux="knight_catholic")
    assert plan(g, 1) == Purchase("pren033", ("attack", "france"))


@pytest.mark.rule("PAX2S-O9.8")
def test_of_two_wars_that_succeed_the_one_against_fewer_tokens_is_waged() -> None:
    g = solo()
    stand(g, london="rook_catholic")
    g.repressed.update(england=["knight_islamic", "knight_islamic"], aragon=["knight_islamic"])
    offer(g, "west", 1, "pren009")  # a conspiracy anywhere in the West
    assert plan(g, 1) == Purchase("pren009", ("attack", "aragon"))
    stand(g, valencia="rook_catholic")
    assert plan(g, 1) == Purchase("pren009", ("attack", "england"))


@pytest.mark.rule("PAX2S-O3.8")
def test_a_one_shot_that_serves_better_than_agents_alone_is_performed() -> None:
    g = solo()
    own(g, PLAYER, "holy_roman_empire")
    g.states["holy_roman_empire"] = "catholic"
    stand(g, lubeck="rook_catholic", vienna="rook_catholic", nurnberg="rook_catholic")
    offer(g, "west", 1, "pren022")  # a conspiracy with one knight
    assert plan(g, 3, religion="catholic") == Purchase("pren022")
    g.repressed["holy_roman_empire"] = ["knight_islamic", "knight_islamic"]
    assert plan(g, 3, religion="catholic") == Purchase("pren022", ("attack", "holy_roman_empire"))
