"""Rounds: seven steps, seven times."""

import pytest

from stolnik.engine.flow import PASS, Ask
from stolnik.engine.match import Match
from stolnik.games.paladins.chapters.actions import menu
from stolnik.games.paladins.chapters.rounds.kings_cards import reveal_kings_cards
from stolnik.games.paladins.chapters.rounds.paladin_cards import (
    choose_paladins,
    draw_paladins,
    reveal_paladin,
)
from stolnik.games.paladins.chapters.rounds.tavern import reveal_taverns, take_tavern
from stolnik.games.paladins.chapters.scoring import score
from stolnik.games.paladins.events import FavourRevealed, OrderRevealed
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.play import begin_round, play, tavern_draft
from stolnik.games.paladins.state import ACTIONS_STEP, CHOOSE_PALADINS, TAVERN_DRAFT, Paladins
from tests.games.paladins.position import (
    asks,
    gained,
    kings_cards,
    listen,
    position,
    refusal_of,
    run,
    tally,
    workers,
)
from tests.games.running import Procedure


def until(match: Match, topic: str) -> Ask:
    """Play the first option of every question up to one of this topic."""
    while match.pending[0].topic != topic:
        ask = match.pending[0]
        match.submit(ask.seat, ask.options[0])
    return match.pending[0]


def all_pass(match: Match) -> None:
    """Everybody passes until the Round is over."""
    began = match.state.round
    while not match.over and match.state.round == began:
        ask = match.pending[0]
        move = PASS if ask.topic == "action" else ask.options[0]
        match.submit(ask.seat, move)


@pytest.mark.rule("PAL-RND.1", "PAL-AIM.2", "PAL-END.1", "PAL-PAS.7")
def test_the_game_ends_after_the_seventh_round() -> None:
    match = Match.start(GAME, players=2, seed=1)
    until(match, "paladin")
    rounds = []
    while not match.over:
        rounds.append(match.state.round)
        all_pass(match)
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert len(match.standings) == 2


@pytest.mark.rule("PAL-RND.3", "PAL-RND.18")
def test_the_steps_of_a_round_follow_in_order() -> None:
    match = Match.start(GAME, players=2, seed=1)
    until(match, "paladin")
    topics = [match.pending[0].topic]
    while match.state.round == 1:
        ask = match.pending[0]
        match.submit(ask.seat, PASS if ask.topic == "action" else ask.options[0])
        topics.append(match.pending[0].topic)
    kept = [topic for topic in topics if topic not in ("inquisition", "keep")]
    assert kept == ["paladin", "paladin", "tavern", "tavern", "action", "action", "paladin"]


@pytest.mark.rule("PAL-RND.4")
def test_the_first_player_marker_moves_clockwise_but_not_in_round_1() -> None:
    match = Match.start(GAME, players=3, seed=2)
    first = match.state.first
    until(match, "paladin")
    seen = []
    while not match.over:
        seen.append(match.state.first)
        all_pass(match)
    assert seen == [(first + step) % 3 for step in range(7)]


# -- King's cards ----------------------------------------------------------------------------


@pytest.mark.rule("PAL-RND.5", "PAL-RND.6", "PAL-RND.7")
@pytest.mark.parametrize(
    "number, orders, favours",
    [(1, 1, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 1), (6, 0, 1), (7, 0, 1)],
)
def test_ex33_kings_cards_by_round(number: int, orders: int, favours: int) -> None:
    g = position(round=number)
    heard = listen(g)
    reveal_kings_cards(g)
    assert sum(isinstance(event, OrderRevealed) for event in heard) == orders
    assert sum(isinstance(event, FavourRevealed) for event in heard) == favours


@pytest.mark.rule("PAL-RND.8")
def test_kings_cards_are_revealed_from_left_to_right() -> None:
    g = position(round=3)
    heard = listen(g)
    reveal_kings_cards(g)
    assert heard == [OrderRevealed(g.orders[2], 8), FavourRevealed(g.favours[0])]
    view = GAME.sight.view(g, 0)
    assert view.orders == g.orders  # type: ignore[attr-defined]
    assert view.favours == [g.favours[0], None, None, None, None]  # type: ignore[attr-defined]


@pytest.mark.rule("PAL-RND.5", "PAL-RND.8", "PAL-ORD.1", "PAL-ORD.2", "PAL-ORD.3", "PAL-ORD.4")
def test_ex02_the_first_kings_order() -> None:
    g = position(players=3, round=0, silver=0, provisions=0)
    kings_cards(g, orders=["fortify"])
    heard = listen(g)
    begin_round(g)
    assert OrderRevealed("kings_order_fortify", 4) in heard
    assert g.round == 1
    assert GAME.sight.view(g, 1).orders == ["kings_order_fortify", None, None]  # type: ignore[attr-defined]
    tally(g, 0, fortify=5)
    tally(g, 1, fortify=4)
    tally(g, 2, fortify=5)
    assert [score(g, seat).orders for seat in range(3)] == [4, 0, 4]


# -- the Tavern ------------------------------------------------------------------------------


@pytest.mark.rule("PAL-RND.9")
def test_ex03_four_players_reveal_five_tavern_cards() -> None:
    g = position(players=4)
    reveal_taverns(g)
    assert len(g.taverns) == 5


@pytest.mark.rule("PAL-RND.15", "PAL-RND.2")
def test_a_player_takes_a_tavern_card_and_its_four_workers() -> None:
    g = position()
    g.taverns = [g.tavern_deck.pop(0) for _ in range(3)]
    assert gained(g, 0, take_tavern(g, 0), [("tavern", "tavern_01")]) == {
        "cleric": 1,
        "scout": 1,
        "labourer": 2,
    }
    assert g.players[0].tavern == "tavern_01"


@pytest.mark.rule("PAL-RND.16")
def test_a_tavern_card_taken_is_not_available_to_the_next_player() -> None:
    g = position()
    g.taverns = [g.tavern_deck.pop(0) for _ in range(3)]
    run(take_tavern(g, 0), [("tavern", "tavern_01")])
    ask = asks(take_tavern(g, 1))
    assert ask is not None
    assert list(ask.options) == [("tavern", "tavern_02"), ("tavern", "tavern_03")]
    assert refusal_of(g, ask, ("tavern", "tavern_01")) == "PAL-RND.16"


@pytest.mark.rule("PAL-RND.16")
def test_one_tavern_card_of_a_round_stays_unused() -> None:
    match = Match.start(GAME, players=3, seed=3)
    until(match, "action")
    assert len(match.state.taverns) == 1


@pytest.mark.rule("PAL-REF.11")
def test_an_empty_tavern_deck_is_made_anew_from_the_discards() -> None:
    g = position(players=4)
    g.tavern_discards = g.tavern_deck[:-2]
    g.tavern_deck = g.tavern_deck[-2:]
    last = list(g.tavern_deck)
    reveal_taverns(g)
    assert set(last) < set(g.taverns)
    assert len(g.taverns) == 5
    assert len(g.tavern_deck) == 19
    assert g.tavern_discards == []
    assert g.dice.used > 0


# -- Paladins --------------------------------------------------------------------------------


@pytest.mark.rule("PAL-RND.10")
def test_every_player_draws_the_top_three_paladins() -> None:
    g = position()
    top = g.players[1].deck[-3:]
    draw_paladins(g)
    assert g.players[1].hand == top[::-1]
    assert len(g.players[1].deck) == 9


def chosen(g: Paladins, *places: tuple[int, int, int]) -> list[list[str]]:
    """Everybody draws, and chooses by place: to play, on top, below."""
    draw_paladins(g)
    hands = [list(p.hand) for p in g.players]
    answers = [("paladin", *(hand[place] for place in way)) for hand, way in zip(hands, places)]
    procedure = Procedure(choose_paladins(g), g)
    procedure.say(*answers)
    assert procedure.over
    return hands


@pytest.mark.rule("PAL-RND.11", "PAL-RND.12", "PAL-RND.13")
def test_one_paladin_is_played_one_goes_on_top_and_one_below() -> None:
    g = position()
    hands = chosen(g, (0, 1, 2), (2, 0, 1))
    for p, hand, way in zip(g.players, hands, ((0, 1, 2), (2, 0, 1))):
        assert p.paladin == hand[way[0]]
        assert not p.revealed
        assert p.deck[-1] == hand[way[1]]
        assert p.deck[0] == hand[way[2]]
        assert p.hand == []
        assert len(p.deck) == 11


@pytest.mark.rule("PAL-RND.11", "PAL-RND.12", "PAL-RND.13")
def test_there_are_six_ways_and_all_players_are_asked_at_once() -> None:
    g = position(players=3)
    draw_paladins(g)
    questions = Procedure(choose_paladins(g), g).pending
    assert [ask.seat for ask in questions] == [0, 1, 2]
    assert all(len(set(ask.options)) == 6 for ask in questions)


@pytest.mark.rule("PAL-RND.12")
def test_the_card_on_top_is_drawn_again_next_round() -> None:
    g = position()
    hands = chosen(g, (0, 1, 2), (0, 1, 2))
    draw_paladins(g)
    assert g.players[0].hand[0] == hands[0][1]


def test_a_used_paladin_does_not_come_back() -> None:
    match = Match.start(GAME, players=2, seed=5)
    until(match, "paladin")
    used: list[str] = []
    while not match.over:
        all_pass(match)
        p = match.state.players[0]
        assert len(set(p.used)) == match.state.round - (not match.over)
        used = p.used
    assert len(set(used)) == 7
    assert not set(used) & set(match.state.players[0].deck)


@pytest.mark.rule("PAL-RND.14")
def test_from_the_first_player_on_each_reveals_the_paladin_before_choosing_a_tavern_card() -> None:
    g = position()
    g.first = g.active = 1
    chosen(g, (0, 1, 2), (0, 1, 2))
    reveal_taverns(g)
    g.step = TAVERN_DRAFT
    ask = asks(tavern_draft(g))
    assert ask is not None
    assert (ask.seat, ask.topic) == (1, "tavern")
    assert g.players[1].revealed
    assert sum(g.players[1].pool) == 2
    assert not g.players[0].revealed


@pytest.mark.rule("PAL-RND.18")
def test_actions_begin_only_when_all_have_chosen_their_tavern_card() -> None:
    g = position()
    chosen(g, (0, 1, 2), (0, 1, 2))
    reveal_taverns(g)
    g.step = TAVERN_DRAFT
    run(tavern_draft(g), [("tavern", g.taverns[0])])
    assert (g.step, g.active) == (TAVERN_DRAFT, 1)
    run(tavern_draft(g), [("tavern", g.taverns[0])])
    assert (g.step, g.active) == (ACTIONS_STEP, 0)


@pytest.mark.rule("PAL-RND.2")
def test_six_new_workers_each_round() -> None:
    g = position()
    chosen(g, (0, 1, 2), (0, 1, 2))
    reveal_taverns(g)
    g.step = TAVERN_DRAFT
    run(tavern_draft(g), [("tavern", g.taverns[0])])
    assert sum(g.players[0].pool) == 6


@pytest.mark.rule("PAL-RND.17")
def test_new_workers_lie_in_the_pool_not_on_actions() -> None:
    g = position()
    chosen(g, (0, 1, 2), (0, 1, 2))
    run(reveal_paladin(g, 0))
    assert sum(g.players[0].pool) == 2
    assert all(space < 0 for space in g.players[0].spaces)


def test_a_round_can_be_taken_up_again_at_the_choice_of_paladins() -> None:
    g = position(round=3)
    begin_round(g)
    assert g.step == CHOOSE_PALADINS
    assert [ask.topic for ask in Procedure(play(g), g).pending] == ["paladin"] * 2


# -- turns -----------------------------------------------------------------------------------


@pytest.mark.rule("PAL-RND.19", "PAL-ACT.1", "PAL-PAS.5")
def test_players_act_clockwise_in_turn_until_all_have_passed() -> None:
    match = Match.start(GAME, players=3, seed=6)
    until(match, "action")
    first = match.state.first
    turns: list[int] = []
    while match.state.round == 1:
        ask = match.pending[0]
        if ask.topic == "action":
            turns.append(ask.seat)
            second = (first + 1) % 3
            move = PASS if ask.seat == second or len(turns) > 6 else ask.options[0]
            match.submit(ask.seat, move)
        else:
            match.submit(ask.seat, ask.options[0])
    third = (first + 2) % 3
    assert turns[:6] == [first, (first + 1) % 3, third, first, third, first]
    assert turns.count((first + 1) % 3) == 1


@pytest.mark.rule("PAL-RND.20", "PAL-ACT.1")
def test_a_turn_is_a_single_action() -> None:
    match = Match.start(GAME, players=2, seed=7)
    until(match, "action")
    first = match.pending[0].seat
    match.submit(first, ("hunt", 1))
    while match.pending[0].topic != "action":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    assert match.pending[0].seat != first


@pytest.mark.rule("PAL-PAS.1")
def test_a_player_without_workers_must_pass_and_is_not_asked() -> None:
    g = position()
    assert [*menu(g, 0)] == [PASS]
    workers(g, 1, labourer=1)
    flow = play(g)
    next(flow)
    checkpoint_of_seat_1 = next(flow)
    assert g.players[0].passed
    assert g.active == 1
    assert not isinstance(checkpoint_of_seat_1, Ask)
