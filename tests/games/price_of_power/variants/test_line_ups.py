"""Every line-up of the box can be played to the end."""

from __future__ import annotations

import random

import pytest

from stolnik.engine.match import Match
from stolnik.games.price_of_power.game import GAME
from tests.games.price_of_power.position import box

LINE_UPS = sorted(box().line_ups)
MOST_DECISIONS = 6000


def asked_for(players: int, name: str) -> dict[str, bool | str]:
    """The options that bring a line-up."""
    if players == 6:
        return {"muscovy": name == "eastern"}
    return {"line_up": name} if players in (3, 4) else {}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "name"), LINE_UPS)
def test_a_game_of_one_age_ends(players: int, name: str) -> None:
    options = {"length": "age_of_discovery", **asked_for(players, name)}
    match = Match.start(GAME, players=players, seed="3", **options)  # type: ignore[arg-type]
    state = match.state
    seated = [player.realm for player in state.players]
    assert seated == list(state.box.line_ups[players, name].seating)
    chooser = random.Random(3)
    for _ in range(MOST_DECISIONS):
        if not match.pending:
            break
        ask = match.pending[0]
        match.submit(ask.seat, chooser.choice(ask.options))
    assert not match.pending
    assert len(GAME.rules.standings(match.state)) == players
    assert GAME.rules.audit(match.state) == []


def test_each_number_of_players_has_a_line_up() -> None:
    assert {players for players, _ in LINE_UPS} == set(GAME.players)
