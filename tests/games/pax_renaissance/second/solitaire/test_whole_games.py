"""Whole games against the opponent: they end, nothing gets lost, and nothing is left to chance."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.engine.match import Match
from stolnik.games.pax_renaissance.game import SECOND_EDITION
from stolnik.games.pax_renaissance.solitaire.events import ObjectivePursued
from stolnik.games.pax_renaissance.solitaire.foresight import copy
from stolnik.games.pax_renaissance.solitaire.opponent import next_action
from stolnik.games.pax_renaissance.solitaire.seats import OPPONENT, PLAYER
from stolnik.proof import prove


def lively(ask: Ask, luck: Dice) -> Move:
    """Any kind of answer with the same chance; the dull ones seldom."""
    dull = ("pass", "sell", "fair", "done", "no") if luck.below(10) else ()
    verbs = sorted({str(move[0]) for move in ask.options if move[0] not in dull})
    verb = luck.pick(verbs) if verbs else None
    return luck.pick([move for move in ask.options if verb in (None, move[0])])


def play(seed: str, **options: Any) -> Match:
    """A game of a lively player, watched closely."""
    match = Match.start(SECOND_EDITION, players=1, seed=seed, listen=True, **options)
    luck = Dice(seed)
    for _ in range(2_000):
        if not match.pending:
            break
        (ask,) = match.pending
        assert ask.seat == PLAYER
        match.submit(PLAYER, lively(ask, luck))
        assert SECOND_EDITION.rules.audit(match.state) == []
        assert match.state.players[OPPONENT].hand == []
    assert match.over
    return match


@pytest.mark.rule("PAX2S-O6.1", "PAX2S-O4.3", "PAX2S-O.1")
@pytest.mark.parametrize("seed", range(12))
def test_a_lively_game_ends_with_all_components_accounted_for(seed: int) -> None:
    match = play(f"lively {seed}")
    assert match.state.outcome.winners in ([PLAYER], [OPPONENT])


@pytest.mark.parametrize(
    "options",
    [
        {"map_1550": True},
        {"astrology": True},
        {"bankruptcy": True},
        {"solitaire_cards": "4"},
        {"solitaire_cards": "12"},
    ],
    ids=str,
)
def test_variants_go_with_the_solitaire_game(options: dict[str, bool | str]) -> None:
    play(f"variant {options}", **options)


@pytest.mark.slow
def test_the_opponent_follows_every_row_of_its_table_sooner_or_later() -> None:
    rows: set[int] = set()
    for seed in range(80):
        match = play(f"rows {seed}")
        rows |= {event.row for _, event, _ in match.log if isinstance(event, ObjectivePursued)}
    assert rows == {1, 2, 3, 4, 5, 6, 7}


def test_the_opponent_leaves_nothing_to_chance() -> None:
    once, again = play("twice"), play("twice")
    assert once.record() == again.record()
    start = Match.start(SECOND_EDITION, players=1, seed="twice")
    assert once.state.dice.used == start.state.dice.used


def test_what_the_decks_hide_does_not_sway_the_opponent() -> None:
    match = Match.start(SECOND_EDITION, players=1, seed="hidden")
    luck = Dice("hidden")
    for _ in range(8):
        match.submit(PLAYER, lively(match.pending[0], luck))
    g = copy(match.state)
    g.turn.seat, g.turn.actions, g.turn.done = OPPONENT, 2, []
    shuffled = copy(g)
    for deck in shuffled.decks.values():
        deck.reverse()
    assert next_action(g, []) == next_action(shuffled, [])


@pytest.mark.slow
def test_the_proving_ground_holds_for_one_player() -> None:
    proof = prove(SECOND_EDITION, players=1, games=2, seed="solitaire")
    assert proof.failures == []
