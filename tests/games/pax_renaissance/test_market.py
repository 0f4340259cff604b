"""Buying from the market (E1), comets (L1) and the refresh (D2)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE
from stolnik.games.pax_renaissance.chapters.market import buy, purchases, refresh, refuse_purchase
from stolnik.games.pax_renaissance.chapters.play_card import play_card
from stolnik.games.pax_renaissance.chapters.selling import sell
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.events import Activated, Bought, Dealt, TurnedDown
from stolnik.games.pax_renaissance.play import menu, refuse_action
from stolnik.games.pax_renaissance.state import Pax
from stolnik.games.pax_renaissance.view import view
from tests.games.pax_renaissance.both import EACH_EDITION, cited, twin, twins
from tests.games.pax_renaissance.position import (
    border,
    first_ask,
    hold,
    listen,
    own,
    pax_position,
    run,
)

COMET = "comet_copernicus"


def clause(g: Pax, card: str, seat: int = 0) -> str | None:
    """The clause that refuses a purchase."""
    refusal = refuse_purchase(g, seat, card)
    return refusal.clause if refusal else None


def card_at(g: Pax, side: str, place: int) -> str:
    card = g.market[side].cards[place]
    assert card is not None
    return card


def in_market(g: Pax) -> int:
    """All florins that lie in the market."""
    return sum(sum(row.florins) for row in g.market.values())


# -- buying ----------------------------------------------------------------------------------


@pytest.mark.rule(
    "PAX1-E1.1",
    "PAX1-E1.6",
    "PAX1-E1.7",
    "PAX1-E1.11",
    "PAX1-E1.12",
    "PAX2-D1.5",
    "PAX2-E1.1",
    "PAX2-E1.4",
    "PAX2-E1.5",
    "PAX2-E1.8",
)
@EACH_EDITION
def test_ex02_buying_the_fourth_card(edition: int) -> None:
    g = pax_position(florins=3, edition=edition)
    row = g.market["east"]
    row.florins[3] = 2
    bought = card_at(g, "east", 3)
    run(buy(g, 0, bought))
    assert row.florins == [1, 1, 1, 0, 0, 0]
    assert g.players[0].hand == [bought]
    assert g.players[0].florins == 3 - 3 + 2


@pytest.mark.rule("PAX1-E1.9", "PAX1-E1.10", "PAX2-E1.4", "PAX2-E1.5", "PAX2-E1.7")
@EACH_EDITION
def test_ex03_vacant_place(edition: int) -> None:
    g = pax_position(edition=edition)
    run(buy(g, 0, card_at(g, "east", 1)))
    assert g.market["east"].florins == [1, 0, 0, 0, 0, 0]
    run(buy(g, 0, card_at(g, "east", 3)))
    assert g.market["east"].florins == [2, 0, 1, 0, 0, 0]
    assert g.market["west"].florins == [0, 1, 0, 0, 0, 0]
    assert g.players[0].florins == 10 - 1 - 3


@pytest.mark.rule("PAX1-E1.13", "PAX1-E1.14", "PAX2-E1.9", "PAX2-E1.10")
@EACH_EDITION
def test_ex04_no_buying_of_a_card_you_just_put_money_on(edition: int) -> None:
    g = pax_position(edition=edition)
    run(buy(g, 0, card_at(g, "west", 3)))
    assert clause(g, card_at(g, "west", 1)) == cited(g, "PAX1-E1.13", "PAX2-E1.9")
    assert clause(g, card_at(g, "west", 2)) == cited(g, "PAX1-E1.13", "PAX2-E1.9")
    assert clause(g, card_at(g, "west", 4)) is None
    assert refuse_action(g, 0, ("fair", "west")) is None


@pytest.mark.rule(
    "PAX1-E1.3",
    "PAX1-E1.4",
    "PAX1-E1.15",
    "PAX1-L1.1",
    "PAX2-E1.2",
    "PAX2-E1.11",
    "PAX2-E1.12",
    "PAX2-L1.1",
)
@EACH_EDITION
def test_ex05_comet_with_a_full_hand(edition: int) -> None:
    g = pax_position(edition=edition)
    hand = twins(g, "luther", "cromwell")
    hold(g, 0, *hand)
    g.market["east"].cards[2] = COMET
    assert clause(g, card_at(g, "east", 1)) == cited(g, "PAX1-E1.3", "PAX2-E1.2")
    assert clause(g, COMET) is None
    run(buy(g, 0, COMET), [("activate", "holy")])
    assert g.discards == [COMET]
    assert g.active == ["holy"]
    assert g.players[0].hand == hand


@pytest.mark.rule("PAX1-D2.3", "PAX1-L1.2", "PAX1-L1.3", "PAX2-D2.3", "PAX2-L1.2", "PAX2-L1.3")
@EACH_EDITION
def test_ex06_comet_that_slipped_to_the_end(edition: int) -> None:
    g = pax_position(edition=edition)
    g.market["east"].cards[1] = COMET
    g.concessions[border("hungary", "byzantium")] = 1  # where the florins end
    run(hold_fair(g, 0, "east"), [("levy", "tana")])
    refresh(g)
    shown = view(g, 0).market[0].places[0]
    assert (shown.card, shown.face_down) == (COMET, True)
    assert clause(g, COMET) == cited(g, "PAX1-L1.2", "PAX2-L1.2")
    run(hold_fair(g, 0, "east"), [("levy", "caffa")])
    assert COMET in g.discards
    assert g.active == []


@pytest.mark.rule("PAX1-E1.6", "PAX2-E1.4")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
@EACH_EDITION
def test_the_price_is_the_number_of_places_from_the_left(place: int, edition: int) -> None:
    g = pax_position(florins=place, edition=edition)
    run(buy(g, 0, card_at(g, "west", place)))
    assert g.players[0].florins == 0
    g = pax_position(florins=place - 1, edition=edition)
    assert clause(g, card_at(g, "west", place)) == cited(g, "PAX1-E1.6", "PAX2-E1.4")


@pytest.mark.rule("PAX1-E1.12", "PAX2-E1.8")
@EACH_EDITION
def test_florins_on_a_card_do_not_help_to_pay_for_it(edition: int) -> None:
    g = pax_position(florins=2, edition=edition)
    g.market["east"].florins[3] = 9
    assert clause(g, card_at(g, "east", 3)) == cited(g, "PAX1-E1.6", "PAX2-E1.4")


@pytest.mark.rule(
    "PAX1-E1.8",
    "PAX1-E5.4",
    "PAX1-D2.4",
    "PAX1-GL.Market.2",
    "PAX2-E1.6",
    "PAX2-E1.13",
    "PAX2-D2.4",
    "PAX2-GLO.Market.2",
)
@EACH_EDITION
def test_the_face_down_card_is_not_for_sale(edition: int) -> None:
    g = pax_position(edition=edition)
    assert clause(g, card_at(g, "east", 0)) == cited(g, "PAX1-E1.8", "PAX2-E1.6")
    assert ("buy", card_at(g, "east", 0)) not in purchases(g, 0)
    assert ("buy", card_at(g, "east", 1)) in purchases(g, 0)


@pytest.mark.rule("PAX1-A2.3", "PAX2-E1.1")
@EACH_EDITION
def test_only_cards_of_the_market_can_be_bought(edition: int) -> None:
    g = pax_position(edition=edition)
    luther = twin(g, "luther")
    hold(g, 1, luther)
    assert clause(g, luther) == cited(g, "PAX1-A2.3", "PAX2-E1.1")
    assert clause(g, g.decks["east"][-1]) == cited(g, "PAX1-A2.3", "PAX2-E1.1")
    assert clause(g, "no such card") == cited(g, "PAX1-A2.3", "PAX2-E1.1")


@pytest.mark.rule(
    "PAX1-E1.2", "PAX1-E1.3", "PAX1-D1.3", "PAX1-GL.Hand.2", "PAX2-E1.2", "PAX2-GLO.Hand.2"
)
@EACH_EDITION
def test_a_hand_of_two_is_full(edition: int) -> None:
    g = pax_position(edition=edition)
    luther, cromwell = twins(g, "luther", "cromwell")
    hold(g, 0, luther)
    assert clause(g, card_at(g, "east", 1)) is None
    hold(g, 0, cromwell)
    assert purchases(g, 0) == []


@pytest.mark.rule("PAX1-E1.2", "PAX2-E1.3")
@EACH_EDITION
@pytest.mark.parametrize("way", ["play", "sell"])
def test_who_plays_or_sells_a_card_of_a_full_hand_can_buy_again(way: str, edition: int) -> None:
    g = pax_position(edition=edition)
    tercio, luther = twins(g, "spanish_tercio", "luther")
    hold(g, 0, tercio, luther)
    assert purchases(g, 0) == []
    if way == "play":
        run(play_card(g, 0, tercio), [DONE])
    else:
        run(sell(g, 0, tercio))
    run(buy(g, 0, card_at(g, "east", 1)))
    assert len(g.players[0].hand) == 2


@pytest.mark.rule("PAX1-A1.1", "PAX2-A1.1", "PAX2-B5.7")
@EACH_EDITION
def test_a_printing_press_lifts_the_hand_limit_until_a_bishop_silences_it(edition: int) -> None:
    g = pax_position(edition=edition)
    gutenberg = twin(g, "gutenberg")
    own(g, 0, gutenberg)
    hold(g, 0, *twins(g, "luther", "cromwell"))
    assert clause(g, card_at(g, "east", 1)) is None
    g.bishops[gutenberg] = "catholic"
    assert clause(g, card_at(g, "east", 1)) == cited(g, "PAX1-E1.3", "PAX2-E1.2")


@pytest.mark.rule("PAX1-E1.10", "PAX1-E1.13", "PAX2-E1.7", "PAX2-E1.9")
@EACH_EDITION
def test_a_card_of_the_other_row_that_got_the_florin_of_a_gap_cannot_be_bought_either(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    g.market["east"].cards[1] = None
    run(buy(g, 0, card_at(g, "east", 2)))
    assert g.market["west"].florins == [0, 1, 0, 0, 0, 0]
    assert clause(g, card_at(g, "west", 1)) == cited(g, "PAX1-E1.13", "PAX2-E1.9")
    assert clause(g, card_at(g, "west", 2)) is None


@pytest.mark.rule("PAX1-E1.9", "PAX1-E1.10", "PAX2-E1.7")
@EACH_EDITION
def test_the_florin_for_a_gap_in_both_rows_goes_to_china(edition: int) -> None:
    g = pax_position(edition=edition)
    g.market["east"].cards[1] = g.market["west"].cards[1] = None
    run(buy(g, 0, card_at(g, "east", 2)))
    assert g.players[0].florins == 8
    assert in_market(g) == 1  # 1e R7, 2e R9: the other one is gone


@pytest.mark.rule("PAX1-E1.10", "PAX2-E1.7", "PAX2-E1.10")
@EACH_EDITION
def test_the_florin_for_a_discarded_face_down_card_goes_to_the_other_face_down_card(
    edition: int,
) -> None:
    g = pax_position(edition=edition)
    g.market["west"].cards[0] = None
    run(buy(g, 0, card_at(g, "west", 1)))
    assert g.market["west"].florins[0] == 0
    assert g.market["east"].florins[0] == 1
    assert refuse_action(g, 0, ("fair", "east")) is None


@pytest.mark.rule("PAX1-GL.China.3", "PAX2-E1.5", "PAX2-GLO.China.3")
@EACH_EDITION
def test_the_price_of_a_card_stays_in_the_market(edition: int) -> None:
    g = pax_position(edition=edition)
    run(buy(g, 0, card_at(g, "east", 5)))
    assert in_market(g) == 5
    assert [player.florins for player in g.players] == [5, 10, 10]


@pytest.mark.rule("PAX1-E1.13", "PAX2-E1.9")
@EACH_EDITION
def test_who_did_not_pay_may_buy_the_loaded_card(edition: int) -> None:
    g = pax_position(edition=edition)
    run(buy(g, 0, card_at(g, "east", 2)))
    g.turn.loaded.clear()  # the next turn
    g.turn.seat = 1
    loaded = card_at(g, "east", 1)
    run(buy(g, 1, loaded))
    assert g.players[1].florins == 10 - 1 + 1


@pytest.mark.rule("PAX1-D1.2", "PAX2-D1.4")
@EACH_EDITION
def test_no_more_than_two_purchases_a_turn(edition: int) -> None:
    g = pax_position(edition=edition)
    g.turn.bought = 2
    assert clause(g, card_at(g, "east", 1)) == cited(g, "PAX1-D1.2", "PAX2-D1.4")
    assert not [move for move in menu(g, 0) if move[0] == "buy"]


@pytest.mark.rule(
    "PAX1-A3.2",
    "PAX1-A3.3",
    "PAX1-B6.3",
    "PAX1-L1.1",
    "PAX1-GL.Hand.1",
    "PAX2-A3.1",
    "PAX2-A3.2",
    "PAX2-B7.3",
    "PAX2-L1.1",
)
@pytest.mark.parametrize(
    "comet",
    ["comet_copernicus", "comet_nostradamus", "comet_halley", "comet_regiomontanus"],
)
@EACH_EDITION
def test_every_comet_lets_its_buyer_choose_an_inactive_victory(comet: str, edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.append("imperial")
    g.market["west"].cards[1] = comet
    ask = first_ask(buy(g, 0, comet))
    assert ask.seat == 0
    assert list(ask.options) == [
        ("activate", "holy"),
        ("activate", "globalization"),
        ("activate", "renaissance"),
    ]


@pytest.mark.rule("PAX1-L1.1", "PAX2-E1.12", "PAX2-L1.1")
@EACH_EDITION
def test_a_comet_is_not_kept(edition: int) -> None:
    g = pax_position(edition=edition)
    g.active.extend(("imperial", "holy", "globalization"))
    g.market["west"].cards[1] = COMET
    run(buy(g, 0, COMET))
    assert g.active[-1] == "renaissance"
    assert (g.players[0].hand, g.discards) == ([], [COMET])


def test_a_purchase_is_told_with_what_it_cost_and_brought() -> None:
    g = pax_position()
    g.market["east"].florins[2] = 3
    heard = listen(g)
    bought = card_at(g, "east", 2)
    run(buy(g, 0, bought))
    assert heard == [Bought(0, bought, 2, 3)]
    g.market["west"].cards[1] = COMET
    run(buy(g, 0, COMET), [("activate", "imperial")])
    assert heard[-1] == Activated(0, "imperial")


# -- the refresh -----------------------------------------------------------------------------


@pytest.mark.rule("PAX1-D2.1", "PAX1-D2.2", "PAX2-D2.1", "PAX2-D2.2")
@EACH_EDITION
def test_cards_slide_left_with_their_florins_and_the_row_is_filled_up(edition: int) -> None:
    g = pax_position(edition=edition)
    row = g.market["east"]
    a, _, c, _, e, f = row.cards
    row.cards[1] = row.cards[3] = None
    row.florins = [1, 0, 2, 0, 4, 5]
    new = [g.decks["east"][-1], g.decks["east"][-2]]
    refresh(g)
    assert row.cards == [a, c, e, f, *new]
    assert row.florins == [1, 2, 4, 5, 0, 0]
    assert len(g.decks["east"]) == 8
    assert len(g.decks["west"]) == 10


@pytest.mark.rule("PAX1-D2.3", "PAX1-D2.4", "PAX2-D2.3", "PAX2-D2.4")
@EACH_EDITION
def test_the_new_leftmost_card_is_turned_face_down_and_cannot_be_bought(edition: int) -> None:
    g = pax_position(edition=edition)
    row = g.market["west"]
    next_one = card_at(g, "west", 1)
    row.cards[0] = None
    assert clause(g, next_one) is None
    heard = listen(g)
    refresh(g)
    assert TurnedDown(next_one, "west") in heard
    assert clause(g, next_one) == cited(g, "PAX1-E1.8", "PAX2-E1.6")


@pytest.mark.rule("PAX1-D2.5", "PAX1-D2.6", "PAX1-B4.9", "PAX2-D2.5")
@EACH_EDITION
def test_an_exhausted_deck_is_replaced_by_the_other(edition: int) -> None:
    g = pax_position(edition=edition)
    g.market["east"].cards[4] = g.market["east"].cards[5] = None
    the_grim = twin(g, "the_grim")
    g.decks["east"] = [the_grim]  # its last card
    west = g.decks["west"][-1]
    assert refresh(g) is False
    assert g.market["east"].cards[4:] == [the_grim, west]
    assert g.box.cards[west].side == "west"


@pytest.mark.rule("PAX1-D2.1", "PAX2-D2.1")
@EACH_EDITION
def test_full_rows_stay_as_they_are(edition: int) -> None:
    g = pax_position(edition=edition)
    before = [list(row.cards) for row in g.market.values()]
    refresh(g)
    assert [row.cards for row in g.market.values()] == before
    assert g.shown == 0


@pytest.mark.rule("PAX1-L2.2", "PAX1-L2.3")
def test_the_refresh_reports_the_end_as_soon_as_both_decks_are_empty() -> None:
    g = pax_position()
    g.market["east"].cards[3] = g.market["west"].cards[3] = None
    g.market["west"].cards[4] = None
    g.decks = {"east": ["luther"], "west": ["cromwell"]}
    heard = listen(g)
    assert refresh(g) is True
    assert [event for event in heard if isinstance(event, Dealt)] == [
        Dealt("luther", "east"),
        Dealt("cromwell", "west"),
    ]
    assert g.market["west"].cards[5] is None  # however many places are still empty


@pytest.mark.rule("PAX1-L2.2", "PAX2-D2.5", "PAX2-L2.2")
@EACH_EDITION
def test_one_empty_deck_does_not_end_the_game(edition: int) -> None:
    g = pax_position(edition=edition)
    g.market["east"].cards[3] = None
    g.decks["east"] = twins(g, "the_grim")
    assert refresh(g) is False
    g.market["east"].cards[3] = None
    assert refresh(g) is False  # from the other deck


def test_drawing_shows_something_hidden() -> None:
    g = pax_position()
    g.market["east"].cards[2] = None
    refresh(g)
    assert g.shown == 1
