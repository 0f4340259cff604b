"""Setting up the solitaire game (Ob)."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.errors import BadRequest
from stolnik.engine.match import Match
from stolnik.games.pax_renaissance.chapters.trade_fair import hold_fair
from stolnik.games.pax_renaissance.chapters.victory import refuse_imperial
from stolnik.games.pax_renaissance.game import SECOND_EDITION
from stolnik.games.pax_renaissance.play import menu
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.games.pax_renaissance.state import Pax
from tests.games.pax_renaissance.position import own, run
from tests.games.pax_renaissance.second.solitaire.solo import face_down, solo


def start(seed: int = 1, **options: Any) -> Pax:
    state = Match.start(SECOND_EDITION, players=1, seed=seed, **options).state
    assert isinstance(state, Pax)
    return state


@pytest.mark.rule("PAX2S-O.1")
def test_one_player_faces_an_opponent_that_is_never_asked() -> None:
    match = Match.start(SECOND_EDITION, players=1, seed=3)
    assert [player.automated for player in match.state.players] == [False, True]
    for _ in range(30):
        if not match.pending:
            break
        assert [ask.seat for ask in match.pending] == [PLAYER]
        match.submit(PLAYER, match.pending[0].options[-1])


@pytest.mark.rule("PAX2S-O.4", "PAX2S-O.5")
def test_the_player_is_fugger_and_begins_and_the_opponent_has_any_other_bank() -> None:
    games = [start(seed) for seed in range(30)]
    assert {g.players[PLAYER].bank for g in games} == {"fugger"}
    assert {g.turn.seat for g in games} == {PLAYER}
    assert {g.players[OPPONENT].bank for g in games} == {"medici", "coeur", "marchionni"}


@pytest.mark.rule("PAX2S-O.6")
def test_all_three_other_starting_concessions_are_the_opponents() -> None:
    assert start().concessions == {
        "border_france_holy_roman_empire": PLAYER,
        "border_aragon_papal_states": OPPONENT,
        "border_ottoman_mamluk": OPPONENT,
        "border_england_portugal": OPPONENT,
    }


@pytest.mark.rule("PAX2S-O.7", "PAX2S-O.8")
def test_eight_cards_lie_with_the_comets_and_eight_above_them() -> None:
    g = start()
    for side, deck in g.decks.items():
        cards = [*deck, *g.market[side].cards]
        assert len(cards) == 2 + 8 + 8
        assert set(g.box.comets[side]) <= set(deck[: 2 + 8])
        assert len(g.market[side].cards) == 6


@pytest.mark.rule("PAX2S-O.9")
def test_the_player_starts_with_three_florins_and_the_opponent_with_four() -> None:
    assert [player.florins for player in start().players] == [3, 4]


@pytest.mark.rule("PAX2S-O.10")
@pytest.mark.parametrize("cards", ["4", "6", "10", "12"])
def test_more_or_fewer_cards_can_lie_above_the_comets(cards: str) -> None:
    g = start(solitaire_cards=cards)
    for side, deck in g.decks.items():
        assert len(deck) + len(g.market[side].cards) == 2 + 8 + int(cards)
    assert SECOND_EDITION.rules.audit(g) == []


def test_the_cards_above_the_comets_are_a_matter_of_the_solitaire_game_only() -> None:
    with pytest.raises(BadRequest):
        Match.start(SECOND_EDITION, players=2, seed=1, solitaire_cards="4")


@pytest.mark.rule("PAX2S-O.2", "PAX2-G1.2")
def test_china_adds_one_florin_to_a_fair() -> None:
    g = solo()
    face_down(g, east=0)
    run(hold_fair(g, PLAYER, "east"))
    assert g.players[PLAYER].florins == 11
    assert g.market["east"].florins[0] == 0


@pytest.mark.rule("PAX2S-O.2")
def test_the_imperial_victory_needs_a_lead_of_three() -> None:
    g = solo()
    own(g, PLAYER, "england", "france")
    assert refuse_imperial(g, PLAYER) is not None
    own(g, PLAYER, "hungary")
    assert refuse_imperial(g, PLAYER) is None


@pytest.mark.rule("PAX2S-O.3")
def test_the_player_chooses_from_the_menu_of_every_other_game() -> None:
    match = Match.start(SECOND_EDITION, players=1, seed=5)
    ask = match.pending[0]
    assert ask.topic == "action"
    assert list(ask.options) == [*menu(match.state, PLAYER)]
    assert {option[0] for option in ask.options} == {"buy", "fair"}
    assert match.breadcrumb[-1] == "take_action"
