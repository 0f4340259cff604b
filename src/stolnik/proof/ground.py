"""The proving ground: random games that must keep every promise of the engine::

    proof = prove(game, players=3, games=100, seed=7)
    assert proof.ok, proof.failures

What it proves of a game, and where in :mod:`stolnik.proof.trial`:

* every option that is offered can be submitted, and nothing else can (:meth:`Trial.options`,
  :meth:`Trial.refusals`); the game ends, and never asks a question without an answer;
* components are conserved (the game's own ``audit``);
* encode and decode, clone, undo, save and resume, record and replay all lead to the same bytes
  (:meth:`Trial.copies`, :meth:`Trial.undo`, :meth:`Trial.ending`);
* the same seed and moves give the same game in another process (:func:`_compare_elsewhere`);
* neither view nor ask nor event depends on what is hidden (:class:`Shadow`), and imagined
  matches can be played on (:meth:`Trial.imagination`);
* everything that is asked, offered or told has words in Polish and English (:class:`Speech`);
* whoever asks for a hint gets one, at every kind of question (:class:`Hints`).

What costs little is checked at every move, the rest at positions that depend on the seed alone.
A failure names the game, its options, its seed and the move; :func:`revisit` leads there.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from hashlib import blake2b
from importlib import import_module
from itertools import islice
from pathlib import Path
from timeit import default_timer  # a stopwatch for the report; no rule ever sees it
from typing import Any, Final

import msgspec

from stolnik.engine.errors import BrokenRule
from stolnik.engine.game import AnyGame, OptionValue
from stolnik.engine.match import Match
from stolnik.proof.failure import Failure
from stolnik.proof.hints import Hints
from stolnik.proof.speech import Speech
from stolnik.proof.trial import Table, Trial, random_moves

CLOSEST: Final = 8
WIDEST: Final = 128
"""Between one position in 8 and one in 128 is examined thoroughly."""

BOUND: Final = 20_000
"""A game that takes more decisions does not end."""

ENOUGH: Final = 20
"""After so many failures the run stops: they are most likely the same few."""

_pack = msgspec.msgpack.Encoder().encode


class Proof(msgspec.Struct):
    """What came of many games."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    """How the games ended, by the reason of the best placed."""
    longest: int = 0
    """Decisions in the longest game."""
    largest: int = 0
    """Bytes of the largest saved match."""
    seconds: float = 0.0
    failures: list[str] = []
    stopped: bool = False
    """Whether it ended early: interrupted, or with failures enough."""

    @property
    def ok(self) -> bool:
        return not self.failures and not self.stopped

    def add(self, other: Proof) -> None:
        """Take in the games of another worker; what it found too is said once."""
        self.games += other.games
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.longest = max(self.longest, other.longest)
        self.largest = max(self.largest, other.largest)
        known = {_what(failure) for failure in self.failures}
        self.failures += [failure for failure in other.failures if _what(failure) not in known]


def prove(
    game: AnyGame,
    *,
    players: int,
    games: int,
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
    data: Path | None = None,
    workers: int = 1,
    every: int | None = None,
    bound: int = BOUND,
    progress: Callable[[int, int], None] | None = None,
) -> Proof:
    """Play so many random games and put all that they must keep to the proof.

    One position in ``every`` is examined thoroughly; unless it is said, the fewer games there
    are, the closer they are watched.  ``progress`` is told how many games are done, and of how
    many.  Interrupted from the keyboard, it returns what it has found so far.
    """
    if every is None:
        every = min(max(games // 4, CLOSEST), WIDEST)
    game.check_players(players)
    chosen = game.check_options(options or {}, players)
    table = Table(players, chosen, str(seed), data, every, bound)
    proof = Proof()
    began = default_timer()
    try:
        for part in _parts(game, table, games, workers):
            proof.add(part)
            if progress is not None:
                progress(proof.games, games)
            if len(proof.failures) >= ENOUGH:
                proof.stopped = True
                break
        else:
            if games and not proof.failures:
                proof.failures += _compare_elsewhere(game, table)
    except KeyboardInterrupt:
        proof.stopped = True
    proof.seconds = default_timer() - began
    return proof


def revisit(
    game: AnyGame,
    *,
    players: int,
    seed: str,
    move: int,
    options: Mapping[str, OptionValue] | None = None,
    data: Path | None = None,
) -> Match:
    """The match that a failure names by its seed, as it stood before that move."""
    chosen = game.check_options(options or {}, players)
    match = Table(players, chosen, seed, data, WIDEST, BOUND).start(game, seed)
    for seat, choice in islice(random_moves(match, seed), move - 1):
        match.submit(seat, choice)
    return match


def _what(failure: str) -> str:
    return failure.partition(": ")[2]


class _Prover:
    """Plays the games of one table, one after another, in one process."""

    def __init__(self, game: AnyGame, table: Table) -> None:
        self.game = game
        self.table = table
        self.speech = Speech(game)
        self.hints = Hints()

    def play(self, number: int) -> Proof:
        """One game, from its own seed."""
        seed = f"{self.table.seed}/{number}"
        trial = Trial(self.game, self.table, self.speech, self.hints, seed)
        failures: list[str] = []
        try:
            trial.run(replayed=number % 4 == 0)
        except Failure as failure:
            failures.append(f"{trial.here()}: {failure}")
        except Exception as error:
            cause = error.__cause__ if isinstance(error, BrokenRule) else error
            assert cause is not None
            what = f"{type(cause).__name__}: {cause} [{_line_of(cause)}]"
            failures.append(f"{trial.here()}: {what} while {trial.doing}")
        return Proof(
            games=1,
            decisions=trial.made,
            endings=Counter([trial.end] if trial.end is not None else []),
            longest=trial.made,
            largest=trial.largest,
            failures=[*failures, *self.speech.faults()],
        )


def _line_of(error: BaseException) -> str:
    """The line of the rules that raised an error."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"


# -- several processes ---------------------------------------------------------------------

_prover: _Prover


def _parts(game: AnyGame, table: Table, games: int, workers: int) -> Iterator[Proof]:
    """The games, each as a proof of its own; with several workers in any order."""
    if workers <= 1:
        prover = _Prover(game, table)
        for number in range(games):
            yield prover.play(number)
        return
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_enter,
        initargs=(_ticket(game), table),
    )
    with pool:
        numbers = iter(range(games))
        playing: set[Future[Proof]] = set()
        try:
            while True:
                for number in islice(numbers, workers * 4 - len(playing)):
                    playing.add(pool.submit(_play_here, number))
                if not playing:
                    return
                ended, playing = wait(playing, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _enter(ticket: bytes, table: Table) -> None:
    """A worker begins: it leaves the keyboard to the main process."""
    global _prover
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _prover = _Prover(_admit(ticket), table)


def _play_here(number: int) -> Proof:
    return _prover.play(number)


def _ticket(game: AnyGame) -> bytes:
    """A game on its way to another process: where it stands in its package, or itself."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file is not None and Path(file).is_relative_to(game.home):
            for variable, value in vars(module).items():
                if value is game:
                    return pickle.dumps((name, variable))
    return pickle.dumps(game)


def _admit(ticket: bytes) -> AnyGame:
    found: Any = pickle.loads(ticket)
    if isinstance(found, tuple):
        module, variable = found
        found = getattr(import_module(module), variable)
    game: AnyGame = found
    return game


ELSEWHERE: Final = """
import pickle, sys
path, *job = pickle.load(sys.stdin.buffer)
sys.path[:] = path
from stolnik.proof.ground import _answer_from_elsewhere
_answer_from_elsewhere(*job)
"""


def _compare_elsewhere(game: AnyGame, table: Table) -> list[str]:
    """Play the first game again in a fresh process, with other hashes, and compare."""
    seed = f"{table.seed}/0"
    where = f"{game.name}, {table.players} players, seed {seed}"
    try:
        job = pickle.dumps((sys.path, _ticket(game), table, seed))
    except Exception as error:
        return [f"{where}: the game cannot be sent to another process: {error}"]
    hashes = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    with ThreadPoolExecutor(1) as pool:
        elsewhere = pool.submit(
            subprocess.run,
            [sys.executable, "-c", ELSEWHERE],
            input=job,
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": hashes},
        )
        ours = _trace(game, table, seed)  # meanwhile
    done = elsewhere.result()
    if done.returncode:
        reason = (done.stderr.decode(errors="replace").strip().splitlines() or ["?"])[-1]
        return [f"{where}: the game does not run in another process: {reason}"]
    theirs = done.stdout.decode().split()
    for number, (here, there) in enumerate(zip(ours, theirs)):
        if here != there:
            return [f"{where}: after move {number} the same game differs in another process"]
    if len(ours) != len(theirs):
        return [f"{where}: in another process the same game takes {len(theirs) - 1} moves"]
    return []


def _answer_from_elsewhere(ticket: bytes, table: Table, seed: str) -> None:
    sys.stdout.write("\n".join(_trace(_admit(ticket), table, seed)))


def _trace(game: AnyGame, table: Table, seed: str) -> list[str]:
    """A fingerprint of each position of a game: its state and its questions."""
    match = table.start(game, seed)
    trace = [_fingerprint(match)]
    for seat, move in islice(random_moves(match, seed), table.bound):
        match.submit(seat, move)
        trace.append(_fingerprint(match))
    return trace


def _fingerprint(match: Match) -> str:
    asks = [(ask.seat, str(ask.topic), ask.options, dict(ask.about)) for ask in match.pending]
    position = (match.state, asks)
    return blake2b(_pack(position), digest_size=8).hexdigest()
