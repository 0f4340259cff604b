"""What each seat may see, and what it may imagine."""

from collections.abc import Callable

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.games.paladins.audit import audit
from stolnik.games.paladins.chapters.burdens.suspicion import draw_suspicion
from stolnik.games.paladins.chapters.rounds.kings_cards import reveal_kings_cards
from stolnik.games.paladins.chapters.rounds.paladin_cards import draw_paladins, reveal_paladin
from stolnik.games.paladins.chapters.rounds.refresh import (
    drop_outsiders,
    drop_townsfolk,
    slide_outsiders,
    slide_townsfolk,
)
from stolnik.games.paladins.chapters.rounds.tavern import reveal_taverns
from stolnik.games.paladins.game import GAME
from stolnik.games.paladins.state import Paladins
from stolnik.games.paladins.view import PieceView, TableView, imagine, view
from tests.games.paladins.position import on_top, position, run, settle


def first_paladins(match: Match) -> None:
    """Play the starting Recruits."""
    while match.pending[0].topic != "paladin":
        ask = match.pending[0]
        match.submit(ask.seat, ask.options[0])


def after_rounds(match: Match, rounds: int) -> None:
    """Play first options and pass until so many Rounds are over."""
    while match.state.round <= rounds or match.pending[0].topic != "paladin":
        ask = match.pending[0]
        move = ("pass",) if ask.topic == "action" else ask.options[0]
        match.submit(ask.seat, move)


def seen(g: Paladins, seat: int | None) -> TableView:
    return view(g, seat)


def test_only_the_owner_sees_the_paladins_drawn() -> None:
    g = position(players=3)
    draw_paladins(g)
    assert seen(g, 1).players[1].hand == g.players[1].hand
    for other in (0, 2, None):
        assert seen(g, other).players[1].hand == []
        assert seen(g, other).players[1].deck == 9


def test_only_the_owner_sees_the_paladin_chosen_until_it_is_revealed() -> None:
    g = position()
    p = g.players[0]
    p.paladin = p.deck.pop()
    assert seen(g, 0).players[0].paladin == p.paladin
    assert seen(g, 1).players[0].paladin is None
    assert seen(g, 1).players[0].paladin_chosen
    p.revealed = True
    assert seen(g, 1).players[0].paladin == p.paladin
    assert seen(g, None).players[0].paladin == p.paladin


def test_a_player_knows_the_card_put_on_top_and_those_put_below() -> None:
    match = Match.start(GAME, players=2, seed=3)
    first_paladins(match)
    below: list[str] = []
    for number in range(1, 6):
        ask = match.ask(0)
        _, _, top, bottom = ask.options[-1]
        match.submit(0, ask.options[-1])
        match.submit(1, match.ask(1).options[0])
        below.insert(0, str(bottom))
        own, other = match.view(0).players[0], match.view(1).players[0]  # type: ignore[attr-defined]
        assert own.deck_top == [top]
        assert own.deck_bottom[:number] == below
        assert (other.deck_top, other.deck_bottom) == ([], [])
        after_rounds(match, number)
        assert match.ask(0).options[0][1] == top  # drawn again, and first


def test_before_the_first_round_nobody_knows_a_card_of_the_own_deck() -> None:
    match = Match.start(GAME, players=2, seed=3)
    for seat in (0, 1):
        own = match.view(seat).players[seat]  # type: ignore[attr-defined]
        assert (own.deck_top, own.deck_bottom, own.hand) == ([], [], [])


def test_the_pieces_on_the_main_board_are_seen_with_their_owners() -> None:
    g = position(players=4)
    settle(g, 1, monks=["space_r1_02"], outposts=["space_r3_01"])
    settle(g, 3, monks=["space_r2_01"], outposts=["space_r6_01"])
    assert seen(g, None).pieces == [
        PieceView("space_r1_02", 1, "monk"),
        PieceView("space_r2_01", 3, "monk"),
        PieceView("space_r3_01", 1, "outpost"),
        PieceView("space_r6_01", 3, "outpost"),
    ]


def test_hidden_kings_cards_are_not_shown() -> None:
    g = position(round=4)
    for seat in (0, 1, None):
        assert seen(g, seat).favours == [*g.favours[:2], None, None, None]


def test_of_a_deck_only_its_size_is_seen() -> None:
    g = position()
    table = seen(g, 0)
    assert (table.wall_deck, table.townsfolk_deck, table.outsider_deck) == (24, 27, 30)
    assert (table.tavern_deck, table.suspicion_deck) == (24, 24)


def test_boards_are_seen_by_all() -> None:
    match = Match.start(GAME, players=2, seed=3)
    first_paladins(match)
    after_rounds(match, 1)
    ours, theirs = match.view(0), match.view(1)
    for field in ("silver", "pool", "actions", "team", "suspicions", "attacked", "vp"):
        for seat in (0, 1):
            assert getattr(ours.players[seat], field) == getattr(  # type: ignore[attr-defined]
                theirs.players[seat],  # type: ignore[attr-defined]
                field,
            )


def test_the_view_can_be_sent() -> None:
    g = position()
    assert b'"round":7' in msgspec.json.encode(seen(g, 0))


# -- imagined --------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", range(7))
def test_what_is_imagined_looks_the_same_to_the_seat_that_imagines(rounds: int) -> None:
    match = Match.start(GAME, players=3, seed=11)
    first_paladins(match)
    after_rounds(match, rounds) if rounds else None
    for seat in range(3):
        g = match.clone().state
        before = seen(g, seat)
        imagine(g, seat, Dice("other"))
        assert seen(g, seat) == before
        assert audit(g) == []


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("rounds", [0, 2, 5])
def test_the_same_dice_give_the_same_whatever_the_truth_is(players: int, rounds: int) -> None:
    """Nothing of the truth is left in what a seat imagines."""
    match = Match.start(GAME, players=players, seed=17)
    first_paladins(match)
    after_rounds(match, rounds) if rounds else None
    for seat in range(players):
        truths = [match.clone().state for _ in range(6)]
        for number, g in enumerate(truths[1:]):
            imagine(g, seat, Dice(f"another truth {number}"))
            assert seen(g, seat) == seen(truths[0], seat)
        assert len({msgspec.msgpack.encode(g) for g in truths}) == len(truths)
        for g in truths:
            imagine(g, seat, Dice("the same dice"))
        assert len({msgspec.msgpack.encode(g) for g in truths}) == 1


def test_what_is_hidden_differs_from_one_imagination_to_the_next() -> None:
    match = Match.start(GAME, players=2, seed=12)
    first_paladins(match)
    worlds = []
    for number in range(8):
        g = match.clone().state
        imagine(g, 0, Dice(str(number)))
        worlds.append(g)
    for part in ("wall_deck", "townsfolk_deck", "outsider_deck", "tavern_deck", "orders"):
        assert len({tuple(getattr(g, part)) for g in worlds}) > 1
    assert len({tuple(g.players[1].hand) for g in worlds}) > 1
    assert len({tuple(g.players[0].hand) for g in worlds}) == 1
    assert len({tuple(g.players[0].deck) for g in worlds}) > 1


def test_the_own_cards_on_top_and_below_are_never_imagined_otherwise() -> None:
    match = Match.start(GAME, players=2, seed=13)
    first_paladins(match)
    after_rounds(match, 3)
    match.submit(0, match.ask(0).options[0])
    match.submit(1, match.ask(1).options[0])
    p = match.state.players[0]
    for number in range(8):
        g = match.clone().state
        imagine(g, 0, Dice(str(number)))
        mine = g.players[0].deck
        assert mine[-1:] == p.deck[-1:]
        assert mine[:4] == p.deck[:4]


def test_an_unrevealed_paladin_of_another_player_may_be_any_that_is_not_used() -> None:
    match = Match.start(GAME, players=2, seed=14)
    first_paladins(match)
    after_rounds(match, 2)
    match.submit(0, match.ask(0).options[0])
    match.submit(1, match.ask(1).options[0])
    hidden = 1 if not match.state.players[1].revealed else 0
    used = set(match.state.players[hidden].used)
    imagined = set()
    for number in range(150):
        g = match.clone().state
        imagine(g, 1 - hidden, Dice(str(number)))
        imagined.add(g.players[hidden].paladin)
    assert imagined == set(g.box.paladins) - used


def test_hidden_orders_may_be_any_that_nobody_has_seen() -> None:
    g = position(round=1)
    shown = g.orders[0]
    found = set()
    for number in range(60):
        imagine(g, 0, Dice(str(number)))
        assert g.orders[0] == shown
        assert len(set(g.orders)) == 3
        found |= set(g.orders[1:])
    assert found == set(g.box.orders) - {shown}


def test_an_answer_given_in_secret_is_not_known_in_an_imagined_match() -> None:
    match = Match.start(GAME, players=3, seed=15)
    first_paladins(match)
    before = match.view(1)
    match.submit(0, match.ask(0).options[4])
    assert match.view(1) == before
    dream = match.imagine(1, Dice("dream"))
    assert {ask.seat for ask in dream.pending} == {0, 1, 2}
    hands = {p.hand[0] for p in dream.state.players}
    assert dream.ask(0).options[0][1] == dream.state.players[0].hand[0]
    assert hands


# -- what becomes known ----------------------------------------------------------------------


def _reveal(g: Paladins) -> None:
    g.players[0].paladin = g.players[0].deck.pop()
    run(reveal_paladin(g, 0))


def _draw_suspicion(g: Paladins) -> None:
    on_top(g, 0)
    run(draw_suspicion(g, 0))


def _reveal_order(g: Paladins) -> None:
    g.round = 1
    reveal_kings_cards(g)


def _new_townsfolk(g: Paladins) -> None:
    drop_townsfolk(g, 1)
    slide_townsfolk(g)


def _new_outsiders(g: Paladins) -> None:
    drop_outsiders(g, 1)
    slide_outsiders(g)


SHOWN: dict[str, Callable[[Paladins], None]] = {
    "the Paladins drawn": draw_paladins,
    "the Paladin of a player": _reveal,
    "the Tavern cards of a Round": reveal_taverns,
    "the King's Favour of a Round": reveal_kings_cards,
    "the King's Order of a Round": _reveal_order,
    "a Suspicion": _draw_suspicion,
    "new Townsfolk": _new_townsfolk,
    "new Outsiders": _new_outsiders,
}


@pytest.mark.parametrize("what", list(SHOWN))
def test_what_becomes_known_stands_in_the_way_of_undo(what: str) -> None:
    g = position()
    SHOWN[what](g)
    assert g.shown == 1


def test_while_three_paladins_are_in_hand_the_rest_of_the_deck_is_unknown() -> None:
    match = Match.start(GAME, players=2, seed=3)
    first_paladins(match)
    after_rounds(match, 1)
    own = match.view(0).players[0]  # type: ignore[attr-defined]
    assert len(own.hand) == 3
    assert own.deck_top == []
    assert len(own.deck_bottom) == 1
