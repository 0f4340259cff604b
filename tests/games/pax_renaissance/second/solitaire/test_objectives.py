"""What serves the objectives of Table O8 (O3, O8)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import NO, YES
from stolnik.games.pax_renaissance.solitaire.objectives import (
    matches,
    reached,
    sees_of,
    theocracies_of,
    undone,
)
from stolnik.games.pax_renaissance.solitaire.plan import Activation, Fair, Purchase, Sale
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from tests.games.pax_renaissance.position import own, stand
from tests.games.pax_renaissance.second.solitaire.solo import (
    acts,
    face_down,
    offer,
    plan,
    solo,
)

# -- what it is to reach an objective ---------------------------------------------------------


@pytest.mark.rule("PAX2S-O3.5")
@pytest.mark.parametrize(
    ("before", "after", "good"),
    [
        ((2, -1), (1, -1), True),
        ((2, -1), (2, -2), True),
        ((2, -1), (2, -1), False),
        ((2, -1), (1, 0), True),
        ((2, -1), (1, 1), False),
    ],
)
def test_an_objective_is_reached_if_something_is_better_and_no_more_is_lost(
    before: tuple[int, int], after: tuple[int, int], good: bool
) -> None:
    assert reached(before, after) == good


@pytest.mark.rule("PAX2S-O4.5")
def test_what_was_won_is_undone_when_the_balance_is_worse() -> None:
    assert undone((1,), (2,))
    assert not undone((1,), (1,))


@pytest.mark.rule("PAX2S-O3.13")
def test_the_targets_are_the_theocracies_of_a_religion_and_the_sees_of_its_bishops() -> None:
    g = solo()
    g.states["hungary"] = "catholic"
    assert theocracies_of(g, "catholic") == ["hungary", "papal_states"]
    own(g, PLAYER, "pren061", "pren003")
    g.bishops.update(pren061="islamic", pren003="catholic", england="catholic")
    assert sees_of(g, "catholic") == ["portugal", "england"]
    assert sees_of(g, "islamic") == ["east"]


@pytest.mark.rule("PAX2S-O3.6")
def test_east_and_west_match_every_location_on_their_side() -> None:
    g = solo()
    assert matches(g, "pren061", ["hungary"])
    assert not matches(g, "pren061", ["england"])
    assert matches(g, "pren003", ["west"])
    assert matches(g, "pren003", ["england", "portugal"])
    assert not matches(g, "pren003", ["england"])
    assert matches(g, "pren045", ["aragon"])


# -- row 1 ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.3", "PAX2S-O3.8")
def test_a_coronation_gains_a_kingdom() -> None:
    g = solo()
    offer(g, "west", 1, "pren045")
    assert plan(g, 1) == Purchase("pren045", ("marry", "france"))


@pytest.mark.rule("PAX2S-O8.3", "PAX2S-O3.8")
def test_a_civil_war_gains_a_kingdom() -> None:
    g = solo()
    offer(g, "west", 1, "pren144x")
    assert plan(g, 1) == Purchase("pren144x", ("attack", "england"))


@pytest.mark.rule("PAX2S-O8.3")
def test_a_vote_takes_a_kingdom_from_the_player() -> None:
    g = solo()
    own(g, PLAYER, "france")
    own(g, OPPONENT, "pren053")
    assert plan(g, 1) is None
    g.concessions["border_england_france"] = OPPONENT
    assert plan(g, 1) == Activation("west", (("op", "pren053", 0), ("vote", "france")))


@pytest.mark.rule("PAX2S-O8.3")
def test_an_assassin_removes_a_kingdom_of_the_player() -> None:
    g = solo()
    own(g, PLAYER, "england")
    own(g, OPPONENT, "pren006")
    assert plan(g, 1) == Activation("west", (("op", "pren006", 0), ("behead", "england")))


@pytest.mark.rule("PAX2S-O8.3", "PAX2S-O4.10", "PAX2S-O5.3", "PAX2S-O9.13")
def test_a_campaign_gains_a_kingdom_for_the_last_florin() -> None:
    g = solo(florins=1)
    own(g, OPPONENT, "england")
    stand(g, london="knight_catholic", toledo="knight_catholic")
    assert plan(g, 1) == Activation("west", (("op", "england", 0), ("campaign", "france")))
    g.players[OPPONENT].florins = 0
    assert plan(g, 1) is None


@pytest.mark.rule("PAX2S-O8.3")
def test_an_apostasy_removes_a_kingdom_of_the_player() -> None:
    g = solo()
    own(g, PLAYER, "ottoman", "pren094x")
    offer(g, "east", 1, "pren060")
    assert plan(g, 1) == Purchase("pren060", YES)


@pytest.mark.rule("PAX2S-O8.4")
@pytest.mark.parametrize(
    ("card", "op", "target"),
    [("pren144x", 0, "siege_city"), ("pren051", 0, "repress_city")],
)
def test_siege_and_repression_weaken_a_kingdom_of_the_player(
    card: str, op: int, target: str
) -> None:
    g = solo()
    stand(g, london="rook_catholic")
    own(g, OPPONENT, card)
    assert plan(g, 1, "secondary") is None
    own(g, PLAYER, "england")
    assert plan(g, 1, "secondary") == Activation("west", (("op", card, op), (target, "london")))


@pytest.mark.rule("PAX2S-O3.14", "PAX2S-O8.4")
def test_a_lost_war_weakens_a_kingdom_too() -> None:
    g = solo()
    own(g, PLAYER, "england")
    stand(g, london="rook_catholic", bordeaux="knight_catholic")
    offer(g, "west", 1, "pren144x")
    assert plan(g, 1) is None
    assert plan(g, 1, "secondary") == Purchase("pren144x", ("attack", "england"))


@pytest.mark.rule("PAX2S-O8.5")
def test_row_1_wants_the_card_that_makes_the_imperial_victory_harder() -> None:
    g = solo()
    offer(g, "west", 1, "pren136x")
    assert plan(g, 1, "prestige") is None
    offer(g, "east", 1, "pren145x")
    assert plan(g, 1, "prestige") == Purchase("pren145x")


# -- row 2 ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.8")
def test_a_war_in_an_own_kingdom_gains_a_republic() -> None:
    g = solo()
    own(g, OPPONENT, "england")
    offer(g, "west", 1, "pren144x")
    assert plan(g, 2) == Purchase("pren144x", ("attack", "england"))
    assert plan(g, 1) is None


@pytest.mark.rule("PAX2S-O8.8", "PAX2S-O4.10")
def test_a_campaign_takes_a_republic_from_the_player() -> None:
    g = solo()
    own(g, PLAYER, "france", republic=True)
    own(g, OPPONENT, "england")
    stand(g, london="knight_catholic")
    assert plan(g, 2) == Activation("west", (("op", "england", 0), ("campaign", "france")))


@pytest.mark.rule("PAX2S-O8.8")
def test_a_vote_turns_an_own_kingdom_into_a_republic() -> None:
    g = solo()
    own(g, OPPONENT, "france", "pren053")
    g.concessions["border_england_france"] = OPPONENT
    assert plan(g, 2) == Activation("west", (("op", "pren053", 0), ("vote", "france")))


@pytest.mark.rule("PAX2S-O8.9")
def test_siege_or_law_weakens_a_republic_of_the_player() -> None:
    g = solo()
    own(g, PLAYER, "england", republic=True)
    stand(g, london="rook_catholic")
    own(g, OPPONENT, "pren144x")
    assert plan(g, 2, "secondary") == Activation(
        "west", (("op", "pren144x", 0), ("siege_city", "london"))
    )
    offer(g, "west", 3, "pren043")
    assert plan(g, 2, "secondary") == Purchase("pren043")


@pytest.mark.rule("PAX2S-O8.10")
def test_row_2_wants_law_prestige() -> None:
    g = solo()
    offer(g, "east", 1, "pren102x")
    assert plan(g, 2, "prestige") is None
    offer(g, "west", 1, "pren043")
    assert plan(g, 2, "prestige") == Purchase("pren043")


# -- row 3 ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.13")
def test_siege_removes_a_believer_from_a_theocracy_of_the_dominant_religion() -> None:
    g = solo()
    own(g, OPPONENT, "pren055")
    stand(g, venice="rook_islamic")
    assert plan(g, 3, religion="catholic") is None
    stand(g, venice="knight_catholic")
    assert plan(g, 3, religion="catholic") == Activation(
        "west", (("op", "pren055", 0), ("siege_city", "venice"))
    )


@pytest.mark.rule("PAX2S-O8.13", "PAX2S-O5.7", "PAX2S-O9.5")
def test_an_agent_of_another_religion_enters_a_theocracy_of_the_dominant_one() -> None:
    g = solo()
    g.states["england"] = "catholic"
    own(g, PLAYER, "england")
    stand(g, london="knight_catholic", bordeaux="knight_catholic")
    offer(g, "west", 1, "pren145x")  # a knight for the Holy Roman Empire
    assert plan(g, 3, religion="catholic") is None
    offer(g, "west", 1, "pren051")  # two rooks for England
    assert plan(g, 3, religion="catholic") == Purchase("pren051")
    g.cities.clear()
    offer(g, "west", 1, "pren153x")  # only a reformed pirate
    assert plan(g, 3, religion="catholic") == Purchase("pren153x")


@pytest.mark.rule("PAX2S-O8.13", "PAX2S-O3.10")
def test_a_trade_fair_that_levies_heretics_serves_against_a_dominant_religion() -> None:
    g = solo()
    stand(g, cairo="rook_islamic")
    face_down(g, west=9)
    assert plan(g, 3, religion="islamic") is None
    face_down(g, east=9)
    assert plan(g, 3, religion="islamic") == Fair("east")


@pytest.mark.rule("PAX2S-O8.13")
def test_a_tax_on_an_own_concession_brings_a_heretic() -> None:
    g = solo()
    stand(g, cairo="rook_islamic")
    own(g, OPPONENT, "pren164x")
    g.concessions["border_ottoman_mamluk"] = OPPONENT
    assert plan(g, 3, religion="islamic") == Activation(
        "east", (("op", "pren164x", 0), ("tax", "mamluk", "border_ottoman_mamluk"))
    )


@pytest.mark.rule("PAX2S-O8.13")
def test_the_player_is_not_taxed_if_he_could_levy_a_believer() -> None:
    g = solo()
    own(g, OPPONENT, "pren164x")
    g.concessions["border_ottoman_mamluk"] = PLAYER
    assert plan(g, 3, religion="islamic") is None
    stand(g, cairo="rook_islamic")
    assert isinstance(plan(g, 3, religion="islamic"), Activation)


@pytest.mark.rule("PAX2S-O8.14")
def test_a_vote_ends_a_theocracy_of_the_dominant_religion() -> None:
    g = solo()
    own(g, PLAYER, "papal_states")
    own(g, OPPONENT, "pren053")
    g.concessions["border_aragon_papal_states"] = OPPONENT
    assert plan(g, 3, "secondary", "catholic") == Activation(
        "west", (("op", "pren053", 0), ("vote", "papal_states"))
    )
    assert plan(g, 3, "secondary", "islamic") is None


@pytest.mark.rule("PAX2S-O8.14")
def test_a_religious_war_makes_a_theocracy_of_another_religion() -> None:
    g = solo()
    stand(g, paris="knight_reformation", lyon="knight_reformation", bruges="rook_catholic")
    offer(g, "west", 1, "pren004")
    assert plan(g, 3, "secondary", "catholic") == Purchase("pren004", ("attack", "france"))
    assert plan(g, 3, "secondary", "reformation") is None


@pytest.mark.rule("PAX2S-O8.14", "PAX2S-O8.19")
def test_prestige_must_draw_level_in_row_3_but_in_row_4_any_will_do() -> None:
    g = solo()
    offer(g, "west", 1, "pren134x")
    assert plan(g, 3, "secondary", "catholic") is None
    assert plan(g, 4, "secondary", "catholic") == Purchase("pren134x")
    own(g, PLAYER, "pren001")
    assert plan(g, 3, "secondary", "catholic") == Purchase("pren134x")
    own(g, PLAYER, "pren003")
    assert plan(g, 3, "secondary", "catholic") is None


@pytest.mark.rule("PAX2S-O8.15", "PAX2S-O8.20")
@pytest.mark.parametrize("row", [3, 4])
def test_rows_3_and_4_want_the_holy_torch_before_prestige(row: int) -> None:
    g = solo()
    offer(g, "east", 1, "pren061")
    assert plan(g, row, "prestige", "catholic") is None
    offer(g, "east", 1, "pren134x")
    assert plan(g, row, "prestige", "catholic") == Purchase("pren134x")
    offer(g, "west", 1, "pren136x")
    assert plan(g, row, "prestige", "catholic") == Purchase("pren136x")


# -- row 4 ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.18")
def test_an_assassin_kills_a_bishop_with_his_card() -> None:
    g = solo()
    own(g, PLAYER, "pren144x")
    own(g, OPPONENT, "pren006")
    g.bishops["pren144x"] = "catholic"
    assert plan(g, 4, religion="catholic") == Activation(
        "west", (("op", "pren006", 0), ("behead", "pren144x"))
    )


@pytest.mark.rule("PAX2S-O8.18")
def test_an_inquisitor_brings_two_bishops_together() -> None:
    g = solo()
    own(g, PLAYER, "pren144x", "pren017")
    own(g, OPPONENT, "pren008")
    g.bishops.update(pren144x="catholic", pren017="catholic")
    found = plan(g, 4, religion="catholic")
    assert found == Activation(
        "west", (("op", "pren008", 0), ("inquisitor", "pren144x", "pren017"))
    )


@pytest.mark.rule("PAX2S-O8.18", "PAX2S-O3.13", "PAX2S-O5.8", "PAX2S-O9.6")
def test_a_card_with_another_bishop_is_bought_where_the_dominant_ones_are() -> None:
    g = solo()
    g.bishops["hungary"] = "catholic"
    offer(g, "west", 1, "pren004")
    assert plan(g, 4, religion="catholic") is None
    g.bishops["france"] = "catholic"
    assert plan(g, 4, religion="catholic") == Purchase("pren004")


@pytest.mark.rule("PAX2S-O8.18", "PAX2S-O3.10", "PAX2S-O4.7", "PAX2S-O9.17")
def test_the_opponent_sells_a_card_to_be_rid_of_its_bishop() -> None:
    g = solo()
    own(g, OPPONENT, "pren144x", "hungary")
    g.bishops["hungary"] = "catholic"
    assert plan(g, 4, religion="catholic") is None  # he would stay on his throne
    g.bishops["pren144x"] = "catholic"
    assert plan(g, 4, religion="catholic") == Sale("pren144x")
    assert plan(g, 3, religion="catholic") is None


@pytest.mark.rule("PAX2S-O8.18")
def test_an_apostasy_kills_bishops_on_the_cards_that_are_given_up() -> None:
    g = solo()
    own(g, PLAYER, "pren061", "pren094x")
    g.bishops["pren061"] = "reformation"
    offer(g, "east", 1, "pren063")
    assert plan(g, 4, religion="reformation") == Purchase("pren063", YES)


@pytest.mark.rule("PAX2S-O3.7")
def test_bishops_are_sought_in_the_own_tableau_first_from_left_to_right() -> None:
    g = solo()
    own(g, PLAYER, "pren017")
    own(g, OPPONENT, "pren006", "pren144x", "pren051")
    g.bishops.update(pren017="catholic", pren144x="catholic", pren051="catholic")
    beheading = ("op", "pren006", 0)
    found = plan(g, 4, religion="catholic")
    assert found == Activation("west", (beheading, ("behead", "pren051")))
    del g.bishops["pren051"]
    found = plan(g, 4, religion="catholic")
    assert found == Activation("west", (beheading, ("behead", "pren144x")))
    del g.bishops["pren144x"]
    found = plan(g, 4, religion="catholic")
    assert found == Activation("west", (beheading, ("behead", "pren017")))


# -- row 5 ------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O8.23")
def test_a_pawn_agent_gains_a_concession() -> None:
    g = solo()
    offer(g, "west", 1, "pren042")
    assert plan(g, 5) == Purchase("pren042")


@pytest.mark.rule("PAX2S-O8.23")
def test_a_pirate_agent_removes_a_concession_of_the_player() -> None:
    g = solo()
    offer(g, "west", 1, "pren013")
    assert plan(g, 5) is None
    g.concessions["border_portugal_aragon"] = PLAYER
    assert plan(g, 5) == Purchase("pren013")


@pytest.mark.rule("PAX2S-O8.23")
def test_corsairs_and_repression_remove_concessions_of_the_player() -> None:
    g = solo()
    own(g, OPPONENT, "pren013")
    g.pirates["border_portugal_aragon"] = "catholic"
    g.concessions["border_england_portugal"] = PLAYER
    assert plan(g, 5) == Activation(
        "west",
        (
            ("op", "pren013", 1),
            ("corsair", "border_portugal_aragon", "border_england_portugal"),
        ),
    )
    g.pirates.clear()
    g.concessions = {"border_france_aragon": PLAYER}
    assert plan(g, 5) == Activation(
        "west",
        (("op", "pren013", 0), ("repress_concession", "border_france_aragon", "aragon")),
    )


@pytest.mark.rule("PAX2S-O8.23")
def test_a_tax_removes_a_concession_only_of_a_player_who_cannot_pay() -> None:
    g = solo(player=1)
    own(g, OPPONENT, "pren065")
    g.concessions["border_ottoman_mamluk"] = PLAYER
    assert plan(g, 5) is None
    g.players[PLAYER].florins = 0
    assert plan(g, 5) == Activation(
        "east", (("op", "pren065", 0), ("tax", "mamluk", "border_ottoman_mamluk"))
    )


@pytest.mark.rule("PAX2S-O8.23")
def test_a_regime_change_gains_a_concession() -> None:
    g = solo()
    offer(g, "west", 1, "pren045")
    assert plan(g, 5) == Purchase("pren045", ("marry", "france"))


@pytest.mark.rule("PAX2S-O4.10")
def test_no_campaign_is_waged_for_a_concession() -> None:
    g = solo()
    own(g, OPPONENT, "england")
    stand(g, london="knight_catholic")
    assert isinstance(plan(g, 1), Activation)
    assert plan(g, 5) is None


@pytest.mark.rule("PAX2S-O8.25")
def test_row_5_wants_the_torch_against_globalization_before_discovery() -> None:
    g = solo()
    offer(g, "east", 1, "pren102x")
    assert plan(g, 5, "prestige") == Purchase("pren102x")
    offer(g, "west", 1, "pren127x")
    found = plan(g, 5, "prestige")
    assert isinstance(found, Purchase)
    assert found.card == "pren127x"


# -- which action -----------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O3.2", "PAX2S-O3.8", "PAX2S-O3.9")
def test_a_purchase_is_sought_before_ops_whatever_stands_first_in_the_list() -> None:
    g = solo()
    own(g, PLAYER, "pren144x")
    own(g, OPPONENT, "pren006")
    g.bishops["pren144x"] = "catholic"
    assert isinstance(plan(g, 4, religion="catholic"), Activation)
    offer(g, "west", 1, "pren026")  # no bishop
    assert isinstance(plan(g, 4, religion="catholic"), Activation)
    offer(g, "west", 2, "pren005")
    assert plan(g, 4, religion="catholic") == Purchase("pren005", NO)


@pytest.mark.rule("PAX2S-O3.11", "PAX2S-O7.2", "PAX2S-O7.3")
def test_what_cannot_be_served_is_left_for_the_next_objective() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    stand(g, london="rook_catholic", bordeaux="rook_catholic")
    own(g, OPPONENT, "pren144x")
    assert plan(g, 1) is None
    acts(g)
    assert len(g.cities) == 1
    assert "aim 1 secondary" in g.turn.done


@pytest.mark.rule("PAX2S-O3.12", "PAX2S-O4.9", "PAX2S-O9.11", "PAX2S-O9.14")
def test_an_activation_uses_the_op_that_is_needed_and_all_of_commerce() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    stand(g, london="rook_catholic", vienna="rook_catholic", bruges="rook_catholic")
    own(g, OPPONENT, "pren039", "pren144x", "pren022", "pren036")
    face_down(g, west=5)
    acts(g)
    assert g.turn.used == ["pren039", "pren036", "pren144x"]
    assert g.players[OPPONENT].florins == 12
    assert "london" not in g.cities
    assert {"vienna", "bruges"} <= set(g.cities)


@pytest.mark.rule("PAX2S-O3.15", "PAX2S-O4.6")
def test_a_card_is_not_bought_for_a_war_that_has_no_heretic() -> None:
    g = solo()
    offer(g, "west", 1, "pren026")
    assert plan(g, 1) is None
    stand(g, london="rook_catholic")
    assert plan(g, 1) == Purchase("pren026", ("attack", "england"))


@pytest.mark.rule("PAX2S-O4.6")
def test_a_queen_is_not_bought_for_a_coronation_that_cannot_be() -> None:
    g = solo()
    offer(g, "east", 1, "pren104x")
    assert plan(g, 1) == Purchase("pren104x", ("marry", "hungary"))
    own(g, PLAYER, "hungary")
    assert plan(g, 1) is None
