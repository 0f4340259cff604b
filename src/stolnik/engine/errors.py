"""What can go wrong, said in one clear sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stolnik.engine.text import Catalog

HERE = Path(__file__).parent


@cache
def house_words(lang: str) -> Catalog:
    """The engine's own words, in ``pl`` or ``en``."""
    return Catalog.load(lang, [HERE / "text"])


class StolnikError(Exception):
    """Something the caller can mend; ``str()`` says what was wrong and what would be right."""

    def __init__(self, message: str, **about: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def say(self, lang: str) -> str:
        return house_words(lang).say(f"error-{self.message}", **self.about)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.message, self.about))


def _rebuild(kind: type[StolnikError], message: str, about: dict[str, str | int]) -> StolnikError:
    return kind(message, **about)


class BadRequest(StolnikError):
    """An unknown game, option, player count or seat."""


class IllegalMove(StolnikError):
    """A move that is not among the options, or comes out of turn; the match is unchanged."""


class BadRecord(StolnikError):
    """A record that is truncated, edited, or of another version."""


class BadData(StolnikError):
    """A data file that breaks its schema."""


class BrokenRule(StolnikError):
    """A rule raised an error: a fault of ours. The match is as it was before the move."""
