"""What every catalog keeps to, of frame and games: plurals, quotes, blanks, its language.

How a plural is judged: numbers in sentences are whole, so that in Polish a selector which names a
category (one, few, many) has to name all three, and ``*[many]`` may be the default; ``[other]``,
which Polish has for fractions alone, does not stand for any of them.  A selector on given values
(``[0]``, ``[1]``, ``[yes]``) is no plural: its default may say a word that has one form for all
other numbers that can come, as "2 Robotników" and "5 Robotników".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stolnik.text import LANGUAGES

HOME = Path(__file__).parents[2]
FOLDERS = (HOME / "src" / "stolnik", HOME / "web" / "src" / "text", HOME / "examples")

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}

ENGLISH = {
    *("after", "all", "and", "any", "are", "at", "before", "can", "card", "cards", "choose"),
    *("each", "every", "for", "from", "game", "has", "have", "if", "into", "its", "may", "move"),
    *("moves", "must", "not", "of", "player", "players", "round", "seat", "than", "that", "the"),
    *("their", "them", "then", "there", "this", "turn", "when", "which", "who", "with", "you"),
    *("your",),
}
"""Words without which English hardly makes a sentence, and which Polish does not have."""

LATIN = {"Liberum veto", "Tu felix Austria nube"}
"""What is said alike in both languages, beside names."""

TYPED = re.compile(
    r"stolnik\b[^#.,;)\n]*|pip install[^.]*|npm install|--?[\w-]+(?:=\w+)?|[\w-]*://\S*|sqlite:\S*"
    r"|\b[\w-]+ POKÓJ|„\w+:?”|\ball (?=\()",
    re.IGNORECASE,
)
"""What is typed as it stands, whatever the language."""


class Said(NamedTuple):
    """A message, or an attribute of one."""

    id: str
    lang: str
    pattern: ftl.Pattern

    def texts(self) -> Iterator[str]:
        return (each.value for each in _within(self.pattern) if isinstance(each, ftl.TextElement))


def _within(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from _within(part)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


def _read(lang: str, source: str, place: str) -> Iterator[Said]:
    for entry in FluentParser(with_spans=False).parse(source).body:
        # What a term is given stands in the text that quotes it, so it counts nothing.
        if isinstance(entry, ftl.Message):
            for name, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes),
            ]:
                if pattern is not None:
                    yield Said(f"{place}: {name}", lang, pattern)


@cache
def said(lang: str) -> tuple[Said, ...]:
    """All messages of a language."""
    paths = sorted(
        path
        for folder in FOLDERS
        for path in folder.rglob("*.ftl")
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl")
    )
    assert len(paths) > 40
    return tuple(
        each
        for path in paths
        for each in _read(lang, path.read_text("utf-8"), str(path.relative_to(HOME)))
    )


def lacking(each: Said) -> Iterator[str]:
    """The plurals of a message that leave a number without a form."""
    for node in _within(each.pattern):
        if isinstance(node, ftl.SelectExpression):
            keys = {_key(variant) for variant in node.variants}
            needed = PLURALS[each.lang] - ({"one"} if "1" in keys else set())
            if keys & CATEGORIES and not needed <= keys:
                yield f"{each.id}: {', '.join(sorted(keys))}"


def misprints(each: Said) -> Iterator[str]:
    """Straight or foreign quotes, two blanks, blanks before a comma or at the end of a line."""
    foreign = "„" if each.lang == "en" else "“"
    for text in each.texts():
        plain = re.sub(r"  #", " #", text).replace('"stolnik[table]"', "")
        for wrong in ('"', "‘", "’", foreign, "...", " \n"):
            if wrong in plain:
                yield f"{each.id}: {wrong!r} in {text!r}"
        if re.search(r"\S  +\S| [,;]", plain):
            yield f"{each.id}: a blank too many in {text!r}"


def english(each: Said) -> Iterator[str]:
    """English words in a Polish text."""
    text = TYPED.sub(" ", " ".join(each.texts()))
    found = ENGLISH & set(re.findall(r"(?<![\w-])[a-z]+(?![\w-])", text))
    if found:
        yield f"{each.id}: {', '.join(sorted(found))} in {text!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_has_a_form_for_every_number(lang: str) -> None:
    assert [fault for each in said(lang) for fault in lacking(each)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_and_blanks_are_those_of_the_language(lang: str) -> None:
    assert [fault for each in said(lang) for fault in misprints(each)] == []


def test_no_english_is_left_in_a_polish_text() -> None:
    assert [fault for each in said("pl") for fault in english(each)] == []


def test_no_polish_sentence_is_the_english_one() -> None:
    there = {(each.id.rpartition(": ")[2], tuple(each.texts())) for each in said("en")}
    same = [
        each.id
        for each in said("pl")
        if (each.id.rpartition(": ")[2], tuple(each.texts())) in there
        and len(re.findall(r"(?<![\w-])[^\W\d_]{3,}", TYPED.sub(" ", " ".join(each.texts())))) > 1
        and re.search(r"(?<![\w-])[a-z]{4,}", " ".join(each.texts()))
        and not LATIN & set(each.texts())
    ]
    assert same == []


@pytest.mark.parametrize(
    ("lang", "source"),
    [
        ("pl", "a = { $n ->\n    [one] ruch\n   *[other] ruchów\n }\n"),
        ("pl", "a = { $n ->\n    [one] ruch\n    [few] ruchy\n   *[other] ruchów\n }\n"),
        ("pl", "a = { $n ->\n    [few] ruchy\n   *[many] ruchów\n }\n"),
        ("pl", "a = x\n    .b = { $n ->\n    [1] ruch\n    [few] ruchy\n   *[other] ruchów\n }\n"),
        ("en", "a = { $n ->\n    [one] move\n   *[many] moves\n }\n"),
    ],
)
def test_a_plural_that_lacks_a_form_is_found(lang: str, source: str) -> None:
    assert [fault for each in _read(lang, source, "x") for fault in lacking(each)] != []


@pytest.mark.parametrize(
    ("lang", "source"),
    [
        ("pl", "a = { $n ->\n    [1] ruch\n    [few] ruchy\n   *[many] ruchów\n }\n"),
        ("pl", "a = { $n ->\n    [0] brak\n   *[other] Robotnicy: { $n }\n }\n"),
        ("en", "a = { $n ->\n    [one] move\n   *[other] moves\n }\n"),
    ],
)
def test_a_plural_that_is_whole_is_left_alone(lang: str, source: str) -> None:
    assert [fault for each in _read(lang, source, "x") for fault in lacking(each)] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", 'Press "?"'),
        ("pl", "Naciśnij “?”"),
        ("en", "Press „?”"),
        ("en", "two  blanks"),
        ("en", "a comma , here"),
        ("en", "on..."),
        ("pl", "ca’łość"),
    ],
)
def test_a_misprint_is_found(lang: str, text: str) -> None:
    (each,) = _read(lang, f"a = {text}\n", "x")
    assert list(misprints(each)) != []


@pytest.mark.parametrize("text", ["Weź kartę from ręki", "the końca"])
def test_an_english_word_is_found(text: str) -> None:
    (each,) = _read("pl", f"a = {text}\n", "x")
    assert list(english(each)) != []
