"""The peers' side of the benchmark: do the figures mean what their names say?"""

import random
import sys
from collections.abc import Callable
from itertools import count, pairwise

import chess
import pytest
from catanatron.game import Game

from stolnik.lab import peers

Measure = Callable[[float], float]

CATAN: list[Measure] = [peers.catanatron_decisions_per_second, peers.catanatron_clone_microseconds]
CHESS: list[Measure] = [peers.chess_decisions_per_second, peers.chess_clone_microseconds]


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


@pytest.mark.usefixtures("clock_of_milliseconds")
@pytest.mark.parametrize(
    "measure, carry_out, game",
    [
        (peers.catanatron_decisions_per_second, "execute", Game),
        (peers.chess_decisions_per_second, "push", chess.Board),
    ],
)
def test_every_counted_decision_was_carried_out(
    monkeypatch: pytest.MonkeyPatch, measure: Measure, carry_out: str, game: type
) -> None:
    carried_out = spy(monkeypatch, carry_out, on=game)
    assert measure(0.3) == pytest.approx(1000)
    assert len(carried_out) == pytest.approx(peers.WARM_UP + 300, abs=1)


@pytest.mark.usefixtures("clock_of_milliseconds")
def test_when_a_game_of_chess_is_over_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = spy(monkeypatch, "push", on=chess.Board)
    peers.chess_decisions_per_second(1.0)
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
    peers.catanatron_decisions_per_second(5.0)
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
    with pytest.raises(peers.PeerMissing, match=rf"needs {peer}, .*stolnik\[bench\]"):
        measure(0.001)
