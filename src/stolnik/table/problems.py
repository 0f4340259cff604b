"""What can go wrong at the table: a stable code, and one clear sentence in each language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from stolnik.engine.errors import BadRecord, BadRequest, BrokenRule, StolnikError
from stolnik.table.protocol import ErrorInfo
from stolnik.text import Catalog

HERE: Final = Path(__file__).parent

STATUS: Final = {
    "malformed": 400,
    "bad-option": 400,
    "bad-players": 400,
    "bad-seat": 400,
    "bad-game": 400,
    "bad-bot": 400,
    "bad-name": 400,
    "bad-password": 400,
    "bad-mail": 400,
    "bad-address": 400,
    "bad-record": 400,
    "sign-in": 401,
    "wrong-password": 401,
    "forbidden": 403,
    "origin": 403,
    "unknown": 404,
    "method": 405,
    "stale": 409,
    "not-asked": 409,
    "refused": 409,
    "no-undo": 409,
    "taken": 409,
    "phase": 409,
    "too-many": 409,
    "not-over": 409,
    "not-sent": 409,
    "other-version": 409,
    "too-large": 413,
    "broken-rule": 422,
    "slow-down": 429,
    "fault": 500,
    "damaged": 500,
    "storage": 503,
    "stopping": 503,
    "too-long": 503,
}
"""The HTTP status of each code."""


@cache
def table_words(lang: str) -> Catalog:
    """The table's own words, in ``pl`` or ``en``."""
    return Catalog.load(lang, [HERE / "text"])


class Problem(Exception):
    """Something was not done, and why."""

    def __init__(
        self,
        code: str,
        *,
        clause: str | None = None,
        said: Callable[[str], str] | None = None,
        detail: str = "",
        **about: str | int,
    ) -> None:
        super().__init__(code, detail, about)
        self.code = code
        self.clause = clause
        self.about: dict[str, str | int] = about
        self._said = said
        self._message = f"problem-{code}-{detail}" if detail else f"problem-{code}"

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def say(self, lang: str) -> str:
        if self._said is not None:
            return self._said(lang)
        return table_words(lang).say(self._message, **self.about)

    def info(self, lang: str) -> ErrorInfo:
        return ErrorInfo(
            code=self.code, say=self.say(lang), about=dict(self.about), clause=self.clause
        )


class Overtaken(Problem):
    """Another server has stored a step or changed the room before; we stand there now."""

    def __init__(self) -> None:
        super().__init__("stale")


_ENGINE_CODES: Final = {
    "game": "bad-game",
    "players": "bad-players",
    "option": "bad-option",
    "option-value": "bad-option",
    "option-players": "bad-option",
    "seat": "bad-seat",
    "over": "phase",
    "turn": "not-asked",
    "undo": "no-undo",
    "illegal": "refused",
    "refused": "refused",
    "version": "other-version",
}


def of_the_engine(error: StolnikError) -> Problem:
    """The engine's own sentence, under a code of the table."""
    if isinstance(error, BrokenRule):
        return Problem("broken-rule")  # what it says of the state is for the log, not for a seat
    code = _ENGINE_CODES.get(error.message)
    if code is None:
        code = "bad-record" if isinstance(error, BadRecord) else "malformed"
        if isinstance(error, BadRequest):
            code = "bad-option"
    clause = error.about.get("clause")
    problem = Problem(code, said=error.say, clause=clause if isinstance(clause, str) else None)
    problem.about = dict(error.about)
    return problem
