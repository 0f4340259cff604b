"""The rules at work: a state, the procedure that changes it, and what it waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.flow import CHECKPOINT, Ask, Flow, Move, Privately, Seat
from stolnik.engine.history import Imagined
from stolnik.engine.setting import Setting
from stolnik.engine.state import Event, State

_pack = msgspec.msgpack.Encoder().encode


class Booth:
    """Where one seat answers a series of questions in private."""

    __slots__ = ("answers", "ask", "flow", "make", "result")

    def __init__(self, make: Callable[[], Flow[Any]]) -> None:
        self.make = make
        self.enter()

    def enter(self) -> None:
        """Begin the series, or begin it anew."""
        self.answers: list[Move] = []
        self.flow = self.make()
        self.ask: Ask | None = None
        self.result: Any = None
        self._go_on(None)

    def answer(self, move: Move) -> None:
        self.answers.append(move)
        self._go_on(move)

    def _go_on(self, move: Move | None) -> None:
        try:
            question = self.flow.send(move)
        except StopIteration as end:
            self.ask, self.result = None, end.value
            return
        if not isinstance(question, Ask):
            raise TypeError(f"a series of private questions yields asks only, not {question!r}")
        self.ask = question


class Run:
    """A game from a state on: it stands at a question, or at the end.

    It leads to no match, so that a copy which nobody needs any more is gone at once: a search
    makes thousands, and to look for rings among them took a third of its time.
    """

    __slots__ = ("_passed", "_trail", "booths", "flow", "keeps", "pending", "state")

    state: Any
    flow: Flow[None]
    pending: Sequence[Ask]
    """The questions that wait for an answer; empty when the game is over."""
    booths: dict[Seat, Booth] | None
    """Where seats answer in private, while they do."""
    keeps: bool
    """Whether the checkpoints that are passed are wanted."""
    _passed: bytes | None
    _trail: list[str] | None
    """The procedures under way, once somebody has asked for them."""

    def __init__(
        self,
        setting: Setting,
        state: State,
        ear: Callable[[Event], None] | None,
        *,
        keeps: bool = False,
    ) -> None:
        self.state = state
        self.keeps = keeps
        self._passed = None
        self.booths = None
        self.pending = ()
        state.attach(setting.box, ear)
        self.flow = setting.game.rules.play(state)
        self._advance(None)

    @property
    def answered(self) -> int:
        """How many of the last answers were given in private, and can be taken back."""
        return sum(len(booth.answers) for booth in self.booths.values()) if self.booths else 0

    def work_out(self) -> None:
        """Have at hand what is offered now, before the state changes or somebody else may look."""
        for ask in self.pending:
            ask.work_out()

    def take_checkpoint(self) -> bytes | None:
        """The last checkpoint that was passed since it was asked for, if they are wanted."""
        passed, self._passed = self._passed, None
        return passed

    def answer(self, seat: Seat, move: Move) -> None:
        """Take an answer in, and go on as far as the rules can."""
        booths = self.booths
        if booths is None:
            return self._advance(move)
        booths[seat].answer(move)
        self._look_into(booths)
        if not self.pending:
            self._leave(booths)

    def _look_into(self, booths: dict[Seat, Booth]) -> None:
        self.pending = tuple(booth.ask for booth in booths.values() if booth.ask is not None)

    def _leave(self, booths: dict[Seat, Booth]) -> None:
        """All have finished: what was answered in private is now known."""
        if len(booths) > 1:
            self.state.show()
        self._advance({seat: booth.result for seat, booth in booths.items()})

    def forget_others(self, seat: Seat) -> None:
        """Ask all but one seat anew: what they have answered in private is hidden from it."""
        if self.booths is not None:
            for other, booth in self.booths.items():
                if other != seat:
                    booth.enter()
            self._look_into(self.booths)

    def _advance(self, answer: Any) -> None:
        """Run the rules up to the next question."""
        flow = self.flow
        self.booths = self._trail = None
        try:
            question = flow.send(answer)
            while question is CHECKPOINT:
                if self.keeps:
                    self._passed = _pack(self.state)
                question = flow.send(None)
        except StopIteration:
            if self.keeps:
                self._passed = _pack(self.state)
            self.pending = ()
            return
        if type(question) is Ask:
            self.pending = (question,)
            return
        if not isinstance(question, Privately):
            raise TypeError(f"rules ask, or say CHECKPOINT; they do not yield {question!r}")
        self.booths = {seat: Booth(make) for seat, make in question.series.items()}
        self._look_into(self.booths)
        if not self.pending:  # nobody had anything to decide
            self._leave(self.booths)

    def breadcrumb(self, seat: Seat | None) -> list[str]:
        """The procedures under way, outermost first; of private ones only the seat's own."""
        if self._trail is None:
            self._trail = _procedures(self.flow)
        names = self._trail.copy()
        if self.booths and seat in self.booths and self.booths[seat].ask is not None:
            names += _procedures(self.booths[seat].flow)
        return names


def deal_anew(setting: Setting, run: Run, step: Imagined) -> None:
    """Replace what is hidden from a seat: components, the future, and private answers."""
    run.work_out()
    deal_components_anew(setting, run.state, step)
    run.forget_others(step.seat)


def deal_components_anew(setting: Setting, state: State, step: Imagined) -> None:
    dice = Dice(step.seed)
    setting.game.sight.imagine(state, step.seat, dice)
    state.dice = dice.fork("future")


ASKING = frozenset(
    {
        "choose",
        "choose_thing",
        "choose_number",
        "choose_several",
        "choose_secretly",
        "choose_privately",
        "_answer",
    }
)
"""What every question goes through says nothing of where the game stands."""


def _procedures(flow: Any) -> list[str]:
    names: list[str] = []
    while flow is not None and hasattr(flow, "gi_code"):
        names.append(flow.gi_code.co_name)
        flow = flow.gi_yieldfrom
    return [name for name in names if name not in ASKING]
