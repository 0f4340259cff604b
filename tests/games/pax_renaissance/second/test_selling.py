"""Selling a card (E3): what goes to its throne, and what is gone."""

from __future__ import annotations

import pytest

from stolnik.games.pax_renaissance.chapters.selling import refuse_sale, sell, worth
from stolnik.games.pax_renaissance.chapters.tableau import queens_of, seat_of
from stolnik.games.pax_renaissance.chapters.tokens import bishops_left
from stolnik.games.pax_renaissance.play import menu
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import crown, hold, own, run, vassal
from tests.games.pax_renaissance.second.cards import (
    CONQUISTADORS,
    ISABELLA,
    JOANNA,
    LUTHER,
    REICHSKRONE,
    ROXELANA,
    SOPHIA,
)
from tests.games.pax_renaissance.second.second import enthrone, second


def clause(g: Pax, card: str) -> str | None:
    """Why seat 0 cannot sell this card."""
    refusal = refuse_sale(g, 0, card)
    return refusal.clause if refusal else None


@pytest.mark.rule("PAX2-E3.1", "PAX2-E3.5", "PAX2-D1.9")
def test_an_empire_card_is_sold_for_two_florins_and_goes_back_to_its_throne() -> None:
    g = second()
    own(g, 0, LUTHER, "france")
    run(sell(g, 0, "france"))
    assert g.players[0].florins == 12
    assert g.players[0].west == [LUTHER]
    assert seat_of(g, "france") is None
    assert g.discards == []


@pytest.mark.rule("PAX2-E3.5")
def test_a_sold_empire_takes_its_vassals_its_queens_and_all_tokens_home() -> None:
    g = second()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "hungary", "mamluk")
    crown(g, ROXELANA, "ottoman")
    crown(g, SOPHIA, "hungary")
    enthrone(g, "ottoman", bishop="islamic", repressed=["rook_islamic", "pawn_1"])
    enthrone(g, "hungary", bishop="catholic")
    enthrone(g, "mamluk", repressed=["knight_islamic"])
    bishops, repressed = dict(g.bishops), dict(g.repressed)
    run(sell(g, 0, "ottoman"))
    assert {seat_of(g, empire) for empire in ("ottoman", "hungary", "mamluk")} == {None}
    assert g.suzerains == {}
    assert (queens_of(g, "ottoman"), queens_of(g, "hungary")) == ([ROXELANA], [SOPHIA])
    assert (g.bishops, g.repressed) == (bishops, repressed)
    assert g.discards == []


@pytest.mark.rule("PAX2-E3.5", "PAX2-E3.2")
def test_a_vassal_is_sold_without_its_suzerain_and_takes_its_own_along() -> None:
    g = second()
    own(g, 0, "ottoman")
    vassal(g, "ottoman", "hungary", "mamluk")
    crown(g, SOPHIA, "hungary")
    enthrone(g, "hungary", bishop="catholic", repressed=["pawn_1"])
    run(sell(g, 0, "hungary"))
    assert g.suzerains == {"mamluk": "ottoman"}
    assert g.players[0].east == ["ottoman"]
    assert (queens_of(g, "hungary"), g.bishops["hungary"]) == ([SOPHIA], "catholic")
    assert g.repressed == {"hungary": ["pawn_1"]}
    assert g.players[0].florins == 14  # with its queen: it is a couple


@pytest.mark.rule("PAX2-E3.5")
def test_a_sold_republic_is_a_king_again_on_its_throne() -> None:
    g = second()
    own(g, 0, "france", republic=True)
    run(sell(g, 0, "france"))
    assert g.republics == []


@pytest.mark.rule("PAX2-E3.3")
def test_what_lies_on_a_sold_card_that_is_no_empire_is_discarded_with_it() -> None:
    g = second()
    own(g, 0, LUTHER)
    g.bishops[LUTHER] = "catholic"
    run(sell(g, 0, LUTHER))
    assert g.discards == [LUTHER]
    assert (g.bishops, bishops_left(g, "catholic")) == ({}, 5)


@pytest.mark.rule("PAX2-E3.4")
def test_a_royal_couple_is_sold_as_a_set_for_four_florins_and_one_action() -> None:
    g = second()
    own(g, 0, "aragon")
    crown(g, ISABELLA, "aragon")
    assert clause(g, ISABELLA) == "PAX2-E3.4"
    assert [move for move in menu(g, 0) if move[0] == "sell"] == [("sell", "aragon")]
    run(sell(g, 0, "aragon"))
    assert g.players[0].florins == 14
    assert seat_of(g, ISABELLA) is None
    assert queens_of(g, "aragon") == [ISABELLA]


@pytest.mark.rule("PAX2-E3.4")
def test_a_king_with_two_queens_is_sold_with_both_for_two_florins_each() -> None:
    g = second()  # 2e R52
    own(g, 0, "aragon")
    crown(g, ISABELLA, "aragon")
    crown(g, JOANNA, "aragon")
    assert clause(g, JOANNA) == "PAX2-E3.4"
    assert worth(g, 0, "aragon") == 6


@pytest.mark.rule("PAX2-E3.2", "PAX2-I2.3")
def test_an_old_maid_can_be_sold_but_only_ones_own() -> None:
    g = second()
    g.players[0].maids.append(JOANNA)
    g.players[1].maids.append(ISABELLA)
    assert clause(g, ISABELLA) == "PAX2-E3.2"
    assert ("sell", JOANNA) in menu(g, 0)
    run(sell(g, 0, JOANNA))
    assert g.players[0].florins == 12
    assert (g.players[0].maids, g.discards) == ([], [JOANNA])


@pytest.mark.rule("PAX2-E3.2")
@pytest.mark.parametrize("card", ["aragon", ISABELLA])
def test_a_card_on_a_throne_is_nobodys_to_sell(card: str) -> None:
    g = second()
    enthrone(g, "aragon", queen=ISABELLA)
    assert clause(g, card) == "PAX2-E3.2"


@pytest.mark.rule("PAX2-E3.6")
@pytest.mark.parametrize("place, florins", [("tableau", 4), ("hand", 2)])
def test_a_price_on_a_card_is_paid_only_if_it_is_sold_from_the_tableau(
    place: str, florins: int
) -> None:
    g = second()
    (own if place == "tableau" else hold)(g, 0, CONQUISTADORS)
    assert worth(g, 0, CONQUISTADORS) == florins


@pytest.mark.rule("PAX2-E3.6")
def test_a_price_on_a_queen_is_paid_for_her_crowned_but_not_as_an_old_maid() -> None:
    g = second()  # 2e R22
    g.players[0].maids.append(REICHSKRONE)
    assert worth(g, 0, REICHSKRONE) == 2
    g.players[0].maids.clear()
    own(g, 0, "holy_roman_empire")
    crown(g, REICHSKRONE, "holy_roman_empire")
    assert worth(g, 0, "holy_roman_empire") == 6
