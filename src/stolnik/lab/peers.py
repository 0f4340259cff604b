"""How fast our peers play: catanatron and python-chess, at random, on one core of this machine.

A figure from another machine says little. So a benchmark of ours measures its peers in the same
run, and both sides do the same work: list every legal move, choose one at random, carry it out.

>>> from stolnik.lab.peers import chess_pace
>>> chess_pace()(0.05) > 0
True

The peers are no part of Stolnik; `pip install -r tools/peers.txt` brings them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, count, islice
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from stolnik.lab import PeerMissing as PeerMissing

if TYPE_CHECKING:
    import chess
    from catanatron.game import Game

WARM_UP = 100
"""Decisions that are played before the clock starts, so that imports and caches do not count."""

COPIES_PER_LOOK = 20
"""Copies that are made between two looks at the clock, so that looking does not count."""

T = TypeVar("T")


Pace: TypeAlias = Callable[[float], float]
"""Plays on for so many seconds, from where it stopped, and says how many decisions a second."""


def catanatron_pace() -> Pace:
    """Let four random players play Catan, game after game.

    Whole games, set-up included, nothing recorded. Each of catanatron's ticks counts, also the
    many (about six in ten) that leave the player one option only; see `catanatron_choices`.
    """
    play = pace(chain.from_iterable(map(_game_of_catan, count(1))))
    dice: object = None

    def play_on(seconds: float) -> float:
        nonlocal dice
        with _dice_put_back():
            if dice is not None:
                random.setstate(dice)  # type: ignore[arg-type]
            figure = play(seconds)
            dice = random.getstate()
        return figure

    return play_on


def chess_pace() -> Pace:
    """Let two random players play chess, game after game.

    Whole games, up to the end that the laws of chess set without a claim: mate, stalemate, dead
    position, 75 moves, or the same position five times.
    """
    return pace(chain.from_iterable(map(_game_of_chess, count(1))))


def pace(decisions: Iterator[object]) -> Pace:
    """Count decisions that are made one by one; the first of them warm up and do not count."""
    warm_up = islice(decisions, WARM_UP)

    def play_on(seconds: float) -> float:
        for _ in warm_up:
            pass
        made = 0
        start = now = perf_counter()
        while now - start < seconds or not made:
            next(decisions)
            made += 1
            now = perf_counter()
        return made / (now - start)

    return play_on


def catanatron_choices(games: int = 25) -> float:
    """Say which share of the decisions in random games of Catan leave more than one option.

    >>> 0.3 < catanatron_choices() < 0.45
    True
    """
    with _dice_put_back():
        left = [
            len(game.state.playable_actions)
            for seed in range(games)
            for game in _game_of_catan(seed + 1)
        ]
    return sum(options > 1 for options in left) / len(left)


def chess_choices(games: int = 10) -> float:
    """Say which share of the moves in random games of chess are one of several."""
    left = [
        board.legal_moves.count() for seed in range(games) for board in _game_of_chess(seed + 1)
    ]
    return sum(options > 1 for options in left) / len(left)


def catanatron_clone_microseconds(seconds: float = 0.5) -> float:
    """Say how long `game.copy()` takes in the middle of a random game of Catan."""
    with _dice_put_back():
        return _microseconds(_midgame(_game_of_catan).copy, seconds)


def chess_clone_microseconds(seconds: float = 0.5, *, history: bool = True) -> float:
    """Say how long `board.copy()` takes in the middle of a random game of chess.

    Without its history a copy is much cheaper, but no longer knows of repeated positions.
    """
    board = _midgame(_game_of_chess)
    return _microseconds(lambda: board.copy(stack=history), seconds)


def _game_of_catan(seed: int) -> Iterator[Game]:
    """Play one game at random, and yield it after every decision.

    catanatron rolls Python's own dice, and after every action it lists all playable ones anew.
    """
    with _peer("catanatron"):
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        yield game


def _game_of_chess(seed: int) -> Iterator[chess.Board]:
    """Play one game at random, and yield the board after every move.

    The board is asked for draws one by one: `is_game_over()` would look for legal moves again.
    """
    with _peer("chess"):
        import chess

    dice = random.Random(seed)
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.is_insufficient_material():
            return
        if board.is_seventyfive_moves() or board.is_fivefold_repetition():
            return
        board.push(dice.choice(moves))
        yield board


def _midgame(game: Callable[[int], Iterator[T]]) -> T:
    """Play one game to its end, then the same game to its middle."""
    decisions = sum(1 for _ in game(1))
    return next(islice(game(1), decisions // 2, None))


def _microseconds(copy: Callable[[], object], seconds: float) -> float:
    """Copy until the time is up, and say how long one copy took."""
    made = 0
    start = now = perf_counter()
    while now - start < seconds or not made:
        for _ in range(COPIES_PER_LOOK):
            copy()
        made += COPIES_PER_LOOK
        now = perf_counter()
    return (now - start) / made * 1e6


@contextmanager
def _dice_put_back() -> Iterator[None]:
    """Leave Python's own dice as they were."""
    dice = random.getstate()
    try:
        yield
    finally:
        random.setstate(dice)


@contextmanager
def _peer(name: str) -> Iterator[None]:
    """Import a peer, or say in one sentence how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise PeerMissing(
            f"The benchmark needs {name}, which is not installed: pip install -r tools/peers.txt."
        ) from missing
