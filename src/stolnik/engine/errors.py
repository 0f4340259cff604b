"""What can go wrong, said in one clear sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from stolnik.text import LANGUAGES, Catalog

HERE = Path(__file__).parent


@cache
def house_words(lang: str) -> Catalog:
    """The engine's own words, in ``pl`` or ``en``."""
    return Catalog.load(lang, [HERE / "text"])


class StolnikError(Exception):
    """Something the caller can mend; ``str()`` says what was wrong and what would be right.

    What it is ``about`` are texts, numbers, and texts that differ by language.
    """

    def __init__(self, message: str, **about: str | int | dict[str, str]) -> None:
        super().__init__(message)
        self.message = message
        self.about = _in_language(about, "en")
        self._about = about

    def say(self, lang: str) -> str:
        return house_words(lang).say(f"error-{self.message}", **self.about_in(lang))

    def about_in(self, lang: str) -> dict[str, str | int]:
        """What it is about, in the words of a language where they differ."""
        return _in_language(self._about, lang)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.message, self._about))


About: TypeAlias = dict[str, str | int | dict[str, str]]


LONGEST: Final = 900
"""Letters of a value that an error quotes; a message cannot say more than a thousand."""


def _in_language(about: About, lang: str) -> dict[str, str | int]:
    said: dict[str, str | int] = {}
    for name, value in about.items():
        words = value[lang] if isinstance(value, dict) else value
        long = isinstance(words, str) and len(words) > LONGEST
        said[name] = f"{str(words)[:LONGEST]}…" if long else words
    return said


def _rebuild(kind: type[StolnikError], message: str, about: About) -> StolnikError:
    return kind(message, **about)


def parser_problem(error: Exception | str) -> dict[str, str]:
    """What a parser found wrong, in each language: parsers themselves speak only English."""
    said = str(error)
    for pattern, message in _PARSER:
        found = pattern.search(said)
        if found is not None:
            about = {name: _plainly(value) for name, value in found.groupdict().items()}
            return {lang: _problem(lang, message, about) for lang in LANGUAGES}
    return {lang: house_words(lang).say("problem-unreadable") for lang in LANGUAGES}


_PARSER: Final = tuple(
    (re.compile(pattern), message)
    for pattern, message in (
        (r"^Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`", "kind"),
        (r"^Expected `array` of (?:at least )?length (?P<wanted>\d+)", "length"),
        (r"^Expected `(?P<wanted>[^`]*)`", "expected"),
        (r"missing required field `(?P<name>[^`]*)`", "missing"),
        (r"contains unknown field `(?P<name>[^`]*)`", "unknown"),
        (r"^Invalid (?:enum )?value (?P<value>.{1,80}?)(?: - at `.*)?$", "value"),
        (r"truncated", "truncated"),
        (r"malformed.*\(byte (?P<place>\d+)\)", "malformed"),
    )
)
"""What msgspec says, with the message that says the same."""


def data_problem(said: str) -> dict[str, str]:
    """What a loader found wrong, in each language; what few loaders say stays as they say it."""
    for pattern, message in _LOADERS:
        found = pattern.fullmatch(said)
        if found is not None:
            about = {name: _plainly(value, LONGEST) for name, value in found.groupdict().items()}
            return {
                lang: house_words(lang).say(f"problem-{message}", **about) for lang in LANGUAGES
            }
    return dict.fromkeys(LANGUAGES, said)


_LOADERS: Final = tuple(
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"“(?P<value>.*)” is none of: (?P<right>.*)", "none-of"),
        (r"“(?P<value>.*)” should be “(?P<right>.*)”", "should-be"),
        (r"(?P<value>\S+) is less than (?P<least>\S+)", "less-than"),
        (r"this must be (?P<least>\S+) to (?P<most>\S+)", "between"),
        (r"there is no (?:city |border |empire )?“(?P<value>.*)”", "no-such"),
        (r"this id is taken", "taken"),
        (r"this (?:record|victory|variant) is missing", "no-record"),
        (r"(?P<count>\d+) records where one is needed", "one-record"),
        (r"these must be, in (?:any )?order: (?P<right>.*)", "all-of"),
    )
)
"""What loaders say most often, with the message that says the same."""


def _problem(lang: str, message: str, about: dict[str, str]) -> str:
    words = house_words(lang)
    named = {
        name: " | ".join(
            words.say(f"parsed-{kind}") if words.has(f"parsed-{kind}") else kind
            for kind in value.split(" | ")
        )
        for name, value in about.items()
    }
    return words.say(f"problem-{message}", **named)


def _plainly(value: str | None, longest: int = 200) -> str:
    return (value or "").encode("utf-8", "backslashreplace").decode()[:longest]


def clip(value: object, longest: int = 80) -> str:
    """A value as it is quoted in an error: whatever it is, it can be said."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:
        text = type(value).__name__
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= longest else f"{text[:longest]}…"


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
