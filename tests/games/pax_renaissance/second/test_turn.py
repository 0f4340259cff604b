"""A turn of the 2nd edition (A2, D1): one action at least, two at most, then the refresh (D2)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import DONE, PASS
from stolnik.games.pax_renaissance.chapters.market import refresh
from stolnik.games.pax_renaissance.events import Passed, TurnBegan
from stolnik.games.pax_renaissance.play import menu, refuse_action
from stolnik.games.pax_renaissance.state import Outcome, Pax
from tests.games.pax_renaissance.position import border, hold, listen, own, stand
from tests.games.pax_renaissance.second.cards import (
    CIVIL_ENGINEER,
    DAMASCUS_COFFEE,
    GUTENBERG,
    JESUITS,
    KLEPHTS,
    LUTHER,
    ORATORY,
    SPANISH_TERCIO,
    STAPLE,
    VLAD,
)
from tests.games.pax_renaissance.second.second import second
from tests.games.pax_renaissance.table import Table

PODESTA = "pren097x"  # West, Mamluk: one fair a turn is free
MINING_ENGINEER = "pren134x"  # West, in the West: free ops of the West


def market_card(g: Pax, side: str, place: int) -> str:
    card = g.market[side].cards[place]
    assert card is not None
    return card


def clause(g: Pax, *move: str) -> str | None:
    """Why seat 0 cannot take this action."""
    refusal = refuse_action(g, 0, move)
    return refusal.clause if refusal else None


def verbs(g: Pax) -> list[str]:
    """The kinds of action that seat 0 can choose from."""
    return list(dict.fromkeys(str(move[0]) for move in menu(g, 0)))


# -- turns -------------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-A2.1", "PAX2-C7.5", "PAX2-D2.8")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    g = second()
    g.turn.seat = 2
    table = Table(g)
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.answer(("buy", market_card(g, "east", 1)), PASS)
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("PAX2-A2.4", "PAX2-D1.1")
def test_at_least_one_action_must_be_taken() -> None:
    g = second()
    assert PASS not in menu(g, 0)
    assert clause(g, "pass") == "PAX2-A2.4"
    table = Table(g)
    table.answer(("buy", market_card(g, "east", 1)))
    assert table.ask is not None
    assert PASS in table.ask.options


@pytest.mark.rule("PAX2-A2.2", "PAX2-D1.1", "PAX2-D2.8")
def test_after_one_action_a_player_may_end_his_turn() -> None:
    g = second()
    heard = listen(g)
    table = Table(g)
    table.answer(("buy", market_card(g, "west", 1)), PASS)  # 2e R51: a single pass is enough
    assert table.seat == 1
    assert None not in g.market["west"].cards
    assert heard[0] == TurnBegan(0)
    assert Passed(0) in heard
    assert heard[-1] == TurnBegan(1)


@pytest.mark.rule("PAX2-A2.2", "PAX2-D1.1")
def test_after_two_actions_the_turn_is_over() -> None:
    g = second()
    hold(g, 0, LUTHER, JESUITS)
    table = Table(g)
    table.answer(("sell", LUTHER), ("sell", JESUITS))
    assert table.seat == 1


@pytest.mark.rule("PAX2-A2.4", "PAX2-D1.1")
def test_who_has_nothing_at_all_to_do_passes() -> None:
    g = second(florins=0)  # 2e R34
    for row in g.market.values():
        row.cards[0] = None
    assert [*menu(g, 0)] == [PASS]
    Table(g)
    assert g.turn.seat == 1


@pytest.mark.rule("PAX2-A2.3", "PAX2-E6.1")
def test_the_menu_holds_the_six_kinds_of_action() -> None:
    g = second()
    own(g, 0, "england", "portugal", "france", STAPLE, DAMASCUS_COFFEE)
    hold(g, 0, LUTHER)
    g.market["east"].florins[0] = g.market["west"].florins[0] = 1
    g.active.append("imperial")
    assert verbs(g) == ["buy", "play", "sell", "ops", "fair", "victory"]
    assert [move for move in menu(g, 0) if move[0] in ("ops", "fair")] == [
        ("ops", "east"),
        ("ops", "west"),
        ("fair", "east"),
        ("fair", "west"),
    ]


@pytest.mark.rule("PAX2-D1.2")
@pytest.mark.parametrize("order", [("sell", "buy"), ("buy", "sell")])
def test_actions_may_be_taken_in_any_order(order: tuple[str, str]) -> None:
    g = second()
    hold(g, 0, LUTHER)
    moves = {"sell": ("sell", LUTHER), "buy": ("buy", market_card(g, "east", 1))}
    table = Table(g)
    table.answer(*(moves[verb] for verb in order))
    assert table.seat == 1
    assert g.players[0].florins == 10 + 2 - 1


@pytest.mark.rule("PAX2-E1.9")
def test_the_mark_on_a_card_that_got_a_florin_ends_with_the_turn() -> None:
    g = second(players=2)  # 2e R1
    table = Table(g)
    loaded = market_card(g, "west", 1)
    table.answer(("buy", market_card(g, "west", 3)))
    assert table.ask is not None
    assert ("buy", loaded) not in table.ask.options
    table.answer(PASS, ("buy", market_card(g, "east", 1)), PASS)
    assert table.seat == 0
    assert ("buy", loaded) in table.ask.options


# -- every action changes something ------------------------------------------------------------


@pytest.mark.rule("PAX2-D1.3", "PAX2-E4.2")
@pytest.mark.parametrize("side, card", [("east", DAMASCUS_COFFEE), ("west", STAPLE)])
def test_ops_cannot_be_activated_without_a_legal_target(side: str, card: str) -> None:
    g = second()
    own(g, 0, card)
    assert clause(g, "ops", side) == "PAX2-E4.2"
    g.market[side].florins[2] = 1
    assert clause(g, "ops", side) is None


@pytest.mark.rule("PAX2-D1.3")
def test_a_counter_reformation_without_any_apostate_is_no_action() -> None:
    g = second()
    own(g, 0, ORATORY)
    own(g, 1, LUTHER)
    assert clause(g, "apostasy", ORATORY, "catholic", "reformation") == "PAX2-D1.3"
    assert "apostasy" not in verbs(g)
    own(g, 1, JESUITS)
    assert clause(g, "apostasy", ORATORY, "catholic", "reformation") is None
    assert clause(g, "apostasy", ORATORY, "catholic", "islamic") == "PAX2-D1.3"


# -- free activations --------------------------------------------------------------------------


def with_a_free_fair() -> Pax:
    """Seat 0 has the free fair; both voyages end at the first border, and levy nobody."""
    g = second()
    own(g, 0, PODESTA)
    g.concessions[border("hungary", "byzantium")] = 1
    stand(g, tana="rook_islamic", caffa="rook_islamic", trebizond="rook_islamic")
    return g


@pytest.mark.rule("PAX2-A2.4", "PAX2-D1.1")
def test_what_is_free_does_not_count_as_the_action_that_must_be_taken() -> None:
    g = with_a_free_fair()  # 2e R24
    table = Table(g)
    table.answer(("fair", "east"))
    assert g.turn.actions == 2
    assert table.ask is not None
    assert PASS not in table.ask.options
    table.answer(("fair", "west"))  # this one costs an action
    assert g.turn.actions == 1
    assert PASS in table.ask.options


@pytest.mark.rule("PAX2-A1.1", "PAX2-D1.1")
def test_what_is_free_can_still_be_done_or_declined_when_both_actions_are_spent() -> None:
    for last in (("fair", "east"), PASS):
        g = with_a_free_fair()
        hold(g, 0, LUTHER, JESUITS)
        table = Table(g)
        table.answer(("sell", LUTHER), ("sell", JESUITS))
        assert table.ask is not None
        assert list(table.ask.options) == [("fair", "east"), ("fair", "west"), PASS]
        table.answer(last)
        assert table.seat == 1


@pytest.mark.rule("PAX2-D1.1", "PAX2-D2.8")
def test_who_ends_his_turn_after_one_action_waives_what_is_free() -> None:
    g = with_a_free_fair()  # 2e R51
    hold(g, 0, LUTHER)
    table = Table(g)
    table.answer(("sell", LUTHER), PASS)
    assert table.seat == 1


@pytest.mark.rule("PAX2-A1.1", "PAX2-D1.4")
@pytest.mark.parametrize(
    "side, engineer, banker",
    [("east", CIVIL_ENGINEER, DAMASCUS_COFFEE), ("west", MINING_ENGINEER, STAPLE)],
)
def test_free_ops_of_a_side_still_come_only_once_a_turn(
    side: str, engineer: str, banker: str
) -> None:
    g = second()
    own(g, 0, engineer, banker)
    g.market[side].florins[0] = 2
    table = Table(g)
    table.answer(("ops", side))
    assert (g.turn.actions, g.players[0].florins) == (2, 11)
    assert clause(g, "ops", side) == "PAX2-D1.4"


# -- the refresh -------------------------------------------------------------------------------


@pytest.mark.rule("PAX2-D2.6", "PAX2-D2.7", "PAX2-L2.2")
def test_the_game_goes_on_without_decks_as_long_as_no_space_stays_empty() -> None:
    g = second()
    hold(g, 1, SPANISH_TERCIO)
    g.decks = {"east": [VLAD], "west": []}
    table = Table(g)
    table.answer(("buy", market_card(g, "west", 1)), PASS)
    assert g.market["west"].cards[5] == VLAD  # an east card in the west row
    assert not any(g.decks.values())
    assert (g.outcome, table.seat) == (None, 1)
    table.answer(("play", SPANISH_TERCIO), DONE, PASS)  # nothing was taken from the market
    assert (g.outcome, table.seat) == (None, 2)


@pytest.mark.rule("PAX2-D2.6", "PAX2-D2.7", "PAX2-L2.2", "PAX2-L2.3")
def test_the_game_ends_with_the_refresh_that_leaves_a_space_empty() -> None:
    g = second()
    g.decks = {"east": [VLAD], "west": []}
    own(g, 2, "hungary")
    table = Table(g)
    table.answer(("buy", market_card(g, "east", 1)), ("buy", market_card(g, "east", 2)))
    assert table.ask is None
    assert g.market["east"].cards[4:] == [VLAD, None]
    assert g.outcome == Outcome("patron", [2])


@pytest.mark.rule("PAX2-D2.2", "PAX2-D2.5")
def test_the_rows_are_filled_from_the_left_each_from_its_own_deck_while_it_lasts() -> None:
    g = second()
    east, west = g.market["east"], g.market["west"]
    east.cards[2:] = [None] * 4
    west.cards[4:] = [None] * 2
    g.decks = {
        "east": [KLEPHTS, VLAD],
        "west": [SPANISH_TERCIO, GUTENBERG, JESUITS, LUTHER],  # Luther lies on top
    }
    assert refresh(g) is False
    assert east.cards[2:] == [VLAD, KLEPHTS, JESUITS, SPANISH_TERCIO]
    assert west.cards[4:] == [LUTHER, GUTENBERG]  # 2e R27: in each column the West first
