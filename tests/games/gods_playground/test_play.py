"""The sequence of play, from the first question to the last, and the proving ground."""

from __future__ import annotations

from itertools import product

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.match import Match
from stolnik.engine.state import Event
from stolnik.games.gods_playground.box.components import Variants
from stolnik.games.gods_playground.events import PhaseBegan, TurnBegan
from stolnik.games.gods_playground.game import GAME, OPTIONS
from stolnik.games.gods_playground.state import OVER, GodsPlayground
from stolnik.games.gods_playground.view import stage
from stolnik.proof import prove
from tests.length import so_many


def played(players: int, seed: str) -> tuple[GodsPlayground, list[Event], int]:
    """A game of random players: its end, what happened, and the longest list of options."""
    match = Match.start(GAME, players=players, seed=seed, listen=True)
    dice = Dice(seed)
    longest = 0
    while not match.over:
        ask = dice.pick(match.pending)
        longest = max(longest, len(ask.options))
        match.submit(ask.seat, dice.pick(ask.options))
    return match.state, [event for _, event, _ in match.at(None).events()], longest


@pytest.mark.rule("BOZ 1.3 4.2 4.3 4.4 4.5 4.6 4.7 10.0.1")
@pytest.mark.parametrize("players", [3, 4])
def test_four_turns_of_sixteen_phases_in_their_order(players: int) -> None:
    g, events, longest = played(players, "phases")
    assert g.phase == OVER
    assert longest <= 200
    pawns = [event for event in events if isinstance(event, TurnBegan | PhaseBegan)]
    expected: list[Event] = []
    for turn in range(1, 5):
        expected += [TurnBegan(turn), *(PhaseBegan(phase) for phase in range(1, 17))]
    assert pawns == expected


@pytest.mark.rule("BOZ 4.3 4.4 4.5 4.6 4.7")
def test_the_phases_belong_to_five_stages() -> None:
    stages = [stage(phase) for phase in range(1, 17)]
    assert stages == [1] * 2 + [2] * 4 + [3] * 3 + [4] * 4 + [5] * 3


@pytest.mark.rule("BOZ-12.0.1", "BOZ-12.0.2")
def test_any_optional_rules_can_be_agreed_on_before_the_game() -> None:
    names = ("treaty_limits", "durable_treaties", "private_duchies")
    for values in product((False, True), repeat=3):
        match = Match.start(GAME, players=3, seed="1", **dict(zip(names, values)))  # type: ignore[arg-type]
        variants = match.state.box.variants
        assert (variants[:3], match.state.step) == (values, 0)  # before estates are placed
    with pytest.raises(BadRequest):
        Match.start(GAME, players=3, seed="1", house_rule=True)


def test_the_defaults_are_the_rulings() -> None:
    assert {option.name: option.default for option in OPTIONS} == Variants()._asdict()


@pytest.mark.parametrize("players", GAME.players)
def test_the_game_stands_the_proof(players: int) -> None:
    proof = prove(GAME, players=players, games=3, seed="1", every=16)
    assert proof.failures == []


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("option", [option.name for option in OPTIONS])
def test_the_game_stands_the_proof_with_every_option(players: int, option: str) -> None:
    other = next(known.values[1] for known in OPTIONS if known.name == option)
    proof = prove(
        GAME,
        players=players,
        games=so_many(2, whole=20),
        seed="1",
        options={option: other},
        every=16,
    )
    assert proof.failures == []
