"""The opponent's turn from its beginning to the market refresh, and how the game ends (O1, O6)."""

from __future__ import annotations

import pytest

from stolnik.engine.flow import PASS, Ask
from stolnik.games.pax_renaissance.box.components import VICTORIES
from stolnik.games.pax_renaissance.chapters.victory import standings
from stolnik.games.pax_renaissance.events import Activated, Bought, VictoryDeclared
from stolnik.games.pax_renaissance.play import end_turn
from stolnik.games.pax_renaissance.solitaire.events import MarketExhausted, ObjectivePursued
from stolnik.games.pax_renaissance.solitaire.opponent import winning
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import Outcome, Pax, Turn
from tests.games.pax_renaissance.position import listen, own, stand
from tests.games.pax_renaissance.second.solitaire.solo import (
    acts,
    face_down,
    goes_on,
    offer,
    solo,
)


def rich_in_concessions(g: Pax) -> None:
    """Give the opponent all it needs for the globalization victory."""
    g.concessions.update(border_england_france=OPPONENT, border_france_aragon=OPPONENT)
    own(g, OPPONENT, "pren102x")


# -- the turn ---------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O1.2", "PAX2S-O1.3", "PAX2S-O1.4")
def test_in_most_turns_it_buys_a_card_and_plays_it() -> None:
    g = solo()
    offer(g, "west", 2, "pren130x")
    told = listen(g)
    acts(g)
    assert ObjectivePursued(OPPONENT, 6, "prestige") in told
    assert g.players[OPPONENT].west == ["pren130x"]
    assert g.turn.actions == 0


@pytest.mark.rule("PAX2S-O1.5")
def test_its_turn_ends_with_the_market_refresh() -> None:
    g = solo()
    offer(g, "west", 2, "pren130x")
    ask = goes_on(g)
    assert ask is not None
    assert (ask.seat, ask.topic) == (PLAYER, "action")
    assert None not in [*g.market["west"].cards, *g.market["east"].cards]
    assert g.turn.seat == PLAYER


@pytest.mark.rule("PAX2S-O1.4", "PAX2S-O2.5")
def test_with_an_action_left_it_goes_on_with_the_next_objective() -> None:
    g = solo()
    own(g, PLAYER, "england", "hungary", "france")
    own(g, OPPONENT, "pren144x", "pren083")
    stand(g, london="rook_catholic", buda="knight_catholic", paris="knight_catholic")
    g.concessions["border_hungary_ottoman"] = OPPONENT
    acts(g)  # main: a vote in Hungary
    assert "hungary" in g.players[OPPONENT].east
    acts(g)  # secondary: a siege in England
    assert "london" not in g.cities
    assert g.turn.done == ["aim 1 main", "ops east", "aim 1 secondary", "ops west"]


@pytest.mark.rule("PAX2S-O2.6", "PAX2S-O2.7")
def test_when_a_row_is_done_its_last_action_earns_money() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    own(g, OPPONENT, "pren144x")
    stand(g, london="rook_catholic")
    face_down(g, east=1)
    acts(g)
    acts(g)
    assert g.turn.done == ["aim 1 secondary", "ops west", "aim 7 main", "fair east"]


def test_with_nothing_else_to_do_it_earns_money_even_if_it_is_rich() -> None:
    g = solo(florins=9)
    face_down(g, west=1)
    acts(g)
    assert g.turn.done == ["aim 7 main", "fair west"]


def test_without_anything_to_do_it_ends_its_turn() -> None:
    g = solo()
    acts(g)
    assert g.turn.seat == PLAYER


@pytest.mark.rule("PAX2S-O4.5")
def test_the_second_action_leaves_alone_what_the_first_has_won() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    own(g, OPPONENT, "pren036")
    stand(g, bruges="rook_catholic")
    face_down(g, west=9)
    acts(g)
    assert g.turn.done == ["aim 1 secondary", "ops west"]
    acts(g)  # the western fair would levy in France, so it ends its turn
    assert g.turn.seat == PLAYER


# -- the player's say -------------------------------------------------------------------------


def test_a_taxed_player_is_asked_in_the_opponents_turn() -> None:
    g = solo()
    own(g, OPPONENT, "pren164x")
    g.concessions["border_ottoman_mamluk"] = PLAYER
    stand(g, cairo="rook_islamic")
    asks: list[Ask] = []
    acts(g, ("yield_concession",), asks=asks)
    assert [(ask.seat, ask.topic) for ask in asks] == [(PLAYER, "tax_due")]
    assert g.repressed == {"mamluk": ["pawn_0"]}
    assert g.cities["cyprus"] == "rook_catholic"


# -- victory ----------------------------------------------------------------------------------


@pytest.mark.rule("PAX2S-O1.1", "PAX2S-O6.3", "PAX2S-O6.1")
def test_it_wins_at_the_start_of_its_turn_if_it_could_declare_a_victory() -> None:
    g = solo()
    rich_in_concessions(g)
    assert winning(g) is None
    g.active.append("globalization")
    told = listen(g)
    assert goes_on(g) is None
    assert g.outcome == Outcome("globalization", [OPPONENT])
    assert VictoryDeclared(OPPONENT, "globalization") in told


@pytest.mark.rule("PAX2S-O6.3")
def test_a_victory_that_takes_two_actions_can_be_declared_too() -> None:
    g = solo()
    rich_in_concessions(g)
    own(g, PLAYER, "pren127x")
    g.active.append("globalization")
    assert winning(g) == ("globalization", None)


@pytest.mark.rule("PAX2S-O1.1")
def test_it_looks_for_victory_only_at_the_start_of_its_turn() -> None:
    g = solo()
    rich_in_concessions(g)
    g.active.append("globalization")
    g.turn.done.append("aim 7 main")
    acts(g)
    assert g.outcome is None


@pytest.mark.rule("PAX2S-O6.4")
def test_it_wins_if_it_could_buy_a_comet_and_declare_a_victory() -> None:
    g = solo(florins=2)
    rich_in_concessions(g)
    offer(g, "west", 3, "comet_halley")
    assert winning(g) is None
    g.players[OPPONENT].florins = 3
    told = listen(g)
    assert goes_on(g) is None
    assert g.outcome == Outcome("globalization", [OPPONENT])
    assert [type(event) for event in told[1:]] == [Bought, Activated, VictoryDeclared]


@pytest.mark.rule("PAX2S-O6.4", "PAX2S-O4.4")
def test_a_comet_behind_a_loaded_card_is_out_of_reach() -> None:
    g = solo()
    rich_in_concessions(g)
    offer(g, "west", 3, "comet_halley")
    offer(g, "west", 1, "pren025", florins=1)
    assert winning(g) is None


@pytest.mark.rule("PAX2S-O6.4")
def test_a_comet_and_a_victory_of_two_actions_are_too_much() -> None:
    g = solo()
    rich_in_concessions(g)
    offer(g, "west", 1, "comet_halley")
    assert winning(g) == ("globalization", "comet_halley")
    own(g, PLAYER, "pren127x")
    assert winning(g) is None


@pytest.mark.rule("PAX2S-O6.1", "PAX2S-O6.2", "PAX2S-O.11")
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_player_wins_by_declaring_any_active_victory(victory: str) -> None:
    g = solo()
    g.turn = Turn(PLAYER, 2, done=[], used=[], loaded=[], running=[])
    g.active.append(victory)
    if victory == "holy":
        stand(g, venice="knight_catholic")
        g.bishops["england"] = "catholic"
        own(g, PLAYER, "pren134x")
    elif victory == "imperial":
        own(g, PLAYER, "england", "france", "hungary")
    elif victory == "globalization":
        g.concessions.update(border_england_france=PLAYER, border_france_aragon=PLAYER)
        own(g, PLAYER, "pren102x")
    else:
        own(g, PLAYER, "england", "aragon", republic=True)
    assert goes_on(g, ("victory", victory)) is None
    assert g.outcome == Outcome(victory, [PLAYER])
    assert [(standing.seat, standing.place) for standing in standings(g)] == [(PLAYER, 1)]


@pytest.mark.rule("PAX2S-O6.5", "PAX2S-O.12")
@pytest.mark.parametrize("seat", [PLAYER, OPPONENT])
def test_a_market_that_cannot_be_refilled_is_the_opponents_victory(seat: int) -> None:
    g = solo()
    own(g, PLAYER, "pren130x", "pren131x")
    for deck in g.decks.values():
        deck.clear()
    g.turn.seat = seat
    told = listen(g)
    end_turn(g)
    assert g.outcome == Outcome("exhaustion", [OPPONENT])
    assert told[-1] == MarketExhausted(OPPONENT)
    assert [(standing.place, standing.reason) for standing in standings(g)] == [(2, "lost")]


def test_the_turn_passes_from_the_player_to_the_opponent_and_back() -> None:
    g = solo()
    g.turn = Turn(PLAYER, 1, done=[], used=[], loaded=[], running=[])
    own(g, PLAYER, "pren144x")
    told = listen(g)
    ask = goes_on(g, PASS)
    assert ask is not None
    assert ask.topic == "action"
    assert any(isinstance(event, ObjectivePursued) for event in told)
