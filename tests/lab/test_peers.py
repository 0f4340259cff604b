"""The peers' side of the benchmark: do the figures mean what their names say?"""

import random
import sys
from collections.abc import Callable
from itertools import count, pairwise
from typing import Any

import chess
import pytest
from catanatron.game import Game

from stolnik.lab import peers

Measure = Callable[[float], float]

CATAN: list[Measure] = [lambda s: peers.catanatron_pace()(s), peers.catanatron_clone_microseconds]
CHESS: list[Measure] = [lambda s: peers.chess_pace()(s), peers.chess_clone_microseconds]


@pytest.fixture
def clock_of_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by exactly one millisecond whenever somebody looks at it."""
    milliseconds = count()
    monkeypatch.setattr(peers, "perf_counter", lambda: next(milliseconds) / 1000)


def spy(monkeypatch: pytest.MonkeyPatch, method: str, on: type) -> list[object]:
    """Note on whom a method is called, and let it do its work."""
    called: list[object] = []
    original = getattr(on, method)

    def noted(self: object, *args: object, **kwargs: object) -> object:
        called.append(self)
        return original(self, *args, **kwargs)

    monkeypatch.setattr(on, method, noted)
    return called


def spied_actions(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Note every action that catanatron carries out, without the player's own colour."""
    seen: list[object] = []
    execute = Game.execute

    def noted(self: Game, action: Any, *args: object, **kwargs: object) -> object:
        seen.append((action.action_type, str(action.value)))
        return execute(self, action, *args, **kwargs)

    monkeypatch.setattr(Game, "execute", noted)
    return seen


@pytest.mark.usefixtures("clock_of_milliseconds")
@pytest.mark.parametrize(
    "pace, carry_out, game",
    [(peers.catanatron_pace, "execute", Game), (peers.chess_pace, "push", chess.Board)],
)
def test_every_counted_decision_was_carried_out(
    monkeypatch: pytest.MonkeyPatch, pace: Callable[[], Measure], carry_out: str, game: type
) -> None:
    carried_out = spy(monkeypatch, carry_out, on=game)
    measure = pace()
    assert measure(0.3) == pytest.approx(1000)
    assert len(carried_out) == pytest.approx(peers.WARM_UP + 300, abs=1)
    assert measure(0.2) == pytest.approx(1000)
    assert len(carried_out) == pytest.approx(peers.WARM_UP + 500, abs=2)


def test_catan_in_slices_is_the_same_as_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens to Python's dice between two slices."""
    rolled: list[list[object]] = []
    for slices in (1, 6):
        milliseconds = count()
        monkeypatch.setattr(peers, "perf_counter", lambda ms=milliseconds: next(ms) / 1000)
        actions = spied_actions(monkeypatch)
        measure = peers.catanatron_pace()
        for _ in range(slices):
            measure(0.6 / slices)
            random.random()
        rolled.append(actions[:650])
    assert rolled[0] == rolled[1]


@pytest.mark.usefixtures("clock_of_milliseconds")
def test_when_a_game_of_chess_is_over_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = spy(monkeypatch, "push", on=chess.Board)
    peers.chess_pace()(1.0)
    finished = [
        board
        for board, following in pairwise(boards)
        if isinstance(board, chess.Board) and following is not board
    ]
    assert finished
    assert all(board.is_game_over() for board in finished)


@pytest.mark.usefixtures("clock_of_milliseconds")
def test_when_a_game_of_catan_is_over_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    games = spy(monkeypatch, "execute", on=Game)
    peers.catanatron_pace()(5.0)
    finished = [
        game
        for game, following in pairwise(games)
        if isinstance(game, Game) and following is not game
    ]
    assert finished
    assert all(game.winning_color() is not None for game in finished)


def test_catan_is_cloned_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = spy(monkeypatch, "copy", on=Game)
    peers.catanatron_clone_microseconds(0.001)
    assert isinstance(games[0], Game)
    assert games[0].winning_color() is None
    assert games[0].state.num_turns > 50


def test_chess_is_cloned_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = spy(monkeypatch, "copy", on=chess.Board)
    peers.chess_clone_microseconds(0.001)
    assert isinstance(boards[0], chess.Board)
    assert not boards[0].is_game_over()
    assert len(boards[0].move_stack) > 20


def test_a_chess_board_without_history_is_cloned_faster() -> None:
    assert peers.chess_clone_microseconds(0.02, history=False) < peers.chess_clone_microseconds(
        0.02
    )


@pytest.mark.parametrize("measure", CATAN)
def test_catanatron_leaves_the_dice_of_python_as_they_were(measure: Measure) -> None:
    dice = random.getstate()
    measure(0.001)
    assert random.getstate() == dice


@pytest.mark.parametrize(
    "peer, measure",
    [("catanatron", m) for m in CATAN] + [("chess", m) for m in CHESS],
)
def test_a_missing_peer_is_named_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, peer: str, measure: Measure
) -> None:
    for module in [m for m in sys.modules if m.split(".")[0] == peer]:
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(peers.PeerMissing, match=rf"needs {peer}, .*tools/peers\.txt"):
        measure(0.001)
