"""Some options are listed without asking their guard of each: they agree all the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.flow import Move
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.vocabulary import Lexicon
from stolnik.games.pax_renaissance.chapters.ops import OPS, legal_targets, refuse_target
from stolnik.games.pax_renaissance.chapters.tableau import cards_in, ops_of
from stolnik.games.pax_renaissance.game import FIRST_EDITION, SECOND_EDITION
from stolnik.games.pax_renaissance.play import ACTIONS, menu, refuse_action
from stolnik.games.pax_renaissance.state import Pax

GAMES = [
    *((FIRST_EDITION, players, {"expansion": players > 2}) for players in (2, 3, 4)),
    *((SECOND_EDITION, players, {"map_1550": players > 2}) for players in (1, 2, 3, 4)),
]
LOOKS = 25
"""How often a game is looked at."""


def moves_of(lexicon: Lexicon, verb: str, only: set[str] | None = None) -> Iterator[Move]:
    """Every move of a verb; if ``only`` is given, those whose first part is in it."""
    first, *rest = lexicon.vocabulary.by_name[verb].parts.values()
    starts = [part for part in lexicon.ids(first) if only is None or part in only]
    for parts in product(starts, *(lexicon.ids(kind) for kind in rest)):
        yield (verb, *parts)


def positions(game: AnyGame, players: int, options: dict[str, Any]) -> Iterator[Match]:
    """Positions at the menu of lively random games."""
    luck = Dice(f"options {players}")
    for seed in range(3):
        match = Match.start(game, players=players, seed=seed, data=None, listen=False, **options)
        looks = LOOKS
        while match.pending and looks:
            ask = match.pending[0]
            if ask.topic == "action" and not luck.below(3):
                looks -= 1
                yield match
            dull = ("pass", "sell", "fair", "done", "no")
            lively = [move for move in ask.options if move[0] not in dull]
            match.submit(ask.seat, luck.pick(lively or ask.options))


@pytest.mark.parametrize("game, players, options", GAMES)
def test_the_menu_lists_what_the_guard_of_no_action_refuses(
    game: AnyGame, players: int, options: dict[str, bool]
) -> None:
    for match in positions(game, players, options):
        g, seat = match.state, match.pending[0].seat
        listed = {move for move in menu(g, seat) if move != ("pass",)}
        lexicon = match.setting.lexicon
        allowed = {
            move
            for verb in ACTIONS
            for move in moves_of(lexicon, str(verb))
            if refuse_action(g, seat, move) is None
        }
        assert listed == allowed


@pytest.mark.parametrize("game, players, options", GAMES)
def test_an_op_lists_the_targets_that_its_guard_does_not_refuse(
    game: AnyGame, players: int, options: dict[str, bool]
) -> None:
    looked: set[str] = set()
    for match in positions(game, players, options):
        g: Pax = match.state
        lexicon = match.setting.lexicon
        for seat in range(len(g.players)):
            for card in cards_in(g, seat):
                for op in ops_of(g, card):
                    looked.add(op.kind)
                    listed = list(legal_targets(g, seat, card, op))
                    assert len(set(listed)) == len(listed)
                    only = set(g.bishops) if op.kind == "inquisitor" else None
                    allowed = {
                        move
                        for verb in OPS[op.kind].topic.verbs
                        for move in moves_of(lexicon, verb, only)
                        if refuse_target(g, seat, card, op, move) is None
                    }
                    assert set(listed) == allowed, (card, op)
    assert {"commerce", "repress", "siege"} <= looked
