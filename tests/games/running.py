"""Runs a procedure of the rules in a test, without a match around it.

>>> procedure = Procedure(levy(g, 0, "france"))
>>> procedure.ask.options
>>> procedure.say(("levy", "paris"))
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from stolnik.engine.flow import CHECKPOINT, Ask, Flow, Move
from stolnik.engine.game import AnyGame
from stolnik.engine.refusal import Refusal
from stolnik.engine.run import Run
from stolnik.engine.setting import Setting


class Procedure(Run):
    """A procedure under way, run as a match runs a game: it stands at a question, or at its end.

    Questions to several seats at once are answered seat by seat, in their order.
    """

    __slots__ = ("asked", "result")

    asked: list[Ask]
    """Every question so far."""
    result: Any
    """What the procedure returned, when it is over."""

    def __init__(
        self,
        flow: Generator[Any, Any, Any] | None,
        state: Any = None,
        mark: Callable[[Any], None] | None = None,
        *,
        keeps: bool = False,
    ) -> None:
        self.state = state
        self.keeps = keeps
        self._passed = None
        self.booths = None
        self.pending = ()
        self.asked = []
        self.result = None
        self.flow = self._kept(flow if mark is None else self._marked(flow, mark))
        self._advance(None)
        self._note()

    def _kept(self, flow: Generator[Any, Any, Any] | None) -> Flow[None]:
        """What is done at once leaves no flow."""
        if flow is not None:
            self.result = yield from flow

    def _marked(
        self, flow: Generator[Any, Any, Any] | None, mark: Callable[[Any], None]
    ) -> Flow[None]:
        """The same, and whoever marks is shown the state at every checkpoint and at the end."""
        answer = None
        while flow is not None:
            try:
                question = flow.send(answer)
            except StopIteration:
                break
            if question is CHECKPOINT:
                mark(self.state)
            answer = yield question
        mark(self.state)

    def _note(self) -> None:
        self.work_out()
        if self.pending:
            self.asked.append(self.pending[0])

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def ask(self) -> Ask:
        """The question that waits for an answer."""
        assert self.pending, "nothing is asked any more"
        return self.pending[0]

    def say(self, *moves: Move) -> None:
        """Give these answers in turn; each must be a legal option."""
        for move in moves:
            assert self.pending, f"nothing is asked any more, and {move} is left to say"
            ask = self.ask
            assert move in ask.options, (
                f"{move} is not among the options of {ask.topic}: {list(ask.options)}"
            )
            self.answer(ask.seat, move)
            self._note()

    def finish(self, answer: Callable[[Ask], Move]) -> Any:
        """Answer every question so; what the procedure returned."""
        while self.pending:
            self.say(answer(self.ask))
        return self.result


def run(
    flow: Generator[Any, Any, Any] | None,
    answers: Sequence[Move] = (),
    *,
    asks: list[Ask] | None = None,
) -> Any:
    """Run a procedure, giving these answers in turn; each must be a legal option.

    All answers must be used and no question may be left open.  Returns the procedure's result;
    the questions are collected in ``asks``.
    """
    procedure = Procedure(flow)
    try:
        procedure.say(*answers)
    finally:
        if asks is not None:
            asks += procedure.asked
    assert procedure.over, (
        f"no answer left for {procedure.ask.topic}: {list(procedure.ask.options)}"
    )
    return procedure.result


def run_anyhow(flow: Generator[Any, Any, Any] | None) -> None:
    """Run a procedure to its end; whatever it asks, the first option will do."""
    Procedure(flow).finish(lambda ask: ask.options[0])


_settings: dict[tuple[AnyGame, int, int], Setting] = {}


def setting_of(game: AnyGame, g: Any) -> Setting:
    """What a match that stands here is played with."""
    key = (game, len(g.players), id(g.box))
    if key not in _settings:
        _settings[key] = Setting(game, len(g.players), {}, g.box, lambda _: g)
    return _settings[key]


def why_not(game: AnyGame, g: Any, ask: Ask, move: Move) -> Refusal | None:
    """What a match that stands here answers to whoever makes a move."""
    return setting_of(game, g).refusal(g, ask, move)


def refusal_of(game: AnyGame, g: Any, ask: Ask, move: Move) -> str | None:
    """The clause that keeps a move out of the options of a question."""
    refusal = why_not(game, g, ask, move)
    return None if refusal is None else refusal.clause
