"""Runs a procedure of the rules in a test, without a match around it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from stolnik.engine.flow import Ask, Move


def run(
    flow: Generator[Any, Any, Any],
    answers: Sequence[Move] = (),
    *,
    asks: list[Ask] | None = None,
) -> Any:
    """Run a procedure, giving these answers in turn; each must be a legal option.

    All answers must be used and no question may be left open.  Returns the procedure's result;
    the questions are collected in ``asks``.
    """
    left = list(answers)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask), question
            if asks is not None:
                asks.append(question)
            assert left, f"no answer left for {question.topic}: {list(question.options)}"
            answer = left.pop(0)
            assert answer in question.options, (
                f"{answer} is not among the options of {question.topic}: {list(question.options)}"
            )
            question = flow.send(answer)
    except StopIteration as end:
        assert not left, f"answers not used: {left}"
        return end.value


def run_anyhow(flow: Generator[Any, Any, Any]) -> None:
    """Run a procedure to its end; whatever it asks, the first option will do."""
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask), question
            question = flow.send(question.options[0])
    except StopIteration:
        pass
