"""Whole games of the 2nd edition: whatever is played, everything stays in its place."""

from __future__ import annotations

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Ask, Move
from stolnik.engine.match import Match
from stolnik.games.pax_renaissance.game import SECOND_EDITION


def lively(ask: Ask, luck: Dice) -> Move:
    """Any kind of answer with the same chance; the dull ones seldom."""
    dull = ("pass", "sell", "fair", "done", "no") if luck.below(10) else ()
    verbs = sorted({str(move[0]) for move in ask.options if move[0] not in dull})
    verb = luck.pick(verbs) if verbs else None
    return luck.pick([move for move in ask.options if verb in (None, move[0])])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [None, "map_1550", "no_board", "astrology", "bankruptcy"])
def test_a_lively_game_ends_with_all_components_accounted_for(
    players: int, variant: str | None
) -> None:
    options = {} if variant is None else {variant: True}
    match = Match.start(SECOND_EDITION, players=players, seed=f"{players}{variant}", **options)  # type: ignore[arg-type]
    luck = Dice(f"lively {players} {variant}")
    for _ in range(5_000):
        if not match.pending:
            break
        ask = match.pending[0]
        match.submit(ask.seat, lively(ask, luck))
        assert SECOND_EDITION.rules.audit(match.state) == []
    assert match.over
