"""Words for people: message catalogs in Polish and English, written in Fluent.

A catalog is made of the files ``pl.ftl`` or ``en.ftl``, and ``<anything>.pl.ftl`` or
``<anything>.en.ftl``, of some folders: the engine's own and those of a game.  A game says
everything in both languages, with the same messages and the same variables;
:func:`compare` lists where it does not.

What the messages are called, in every game:

=============================  ===========================================================
``ask-<topic>``                a question
``move-<topic>-<verb>``        an answer to that question; if there is no such message,
``move-<verb>``                the words of this move wherever it is made
``event-<Name>``               something that happened; the name of the event's type
``refusal-<name>``             why a move is refused, where the words of the clause that
                               refuses it are not enough; else the clause itself is said
``<family>-<id>``              a component, such as ``card-papal_elephant``
``option-<name>``              an option of a game, such as a variant
``step-<procedure>``           where the game stands: a part of the breadcrumb
``standing-<reason>``          how the game ended for a seat
``summary-<name>``             a line of the table as a terminal shows it
``game-<name>``                the title of a game, with a ``.blurb``
=============================  ===========================================================

A further form of the same thing is an attribute of its message: ``option-astrology.help``
explains the option, and is said by that name.  Where a sentence wants a thing in another case, it
asks for that form: with ``area-lithuania = Litwa`` and its ``.in = na Litwie`` the message
``Bitwa { IN($area) }`` says "Bitwa na Litwie".  ``SIGNED($n)`` is a change: "+2", "−1".

Whole numbers are grouped as the language does (1460 is said "1,460" in English), and choose
the plural.  What is not counted, such as a year, is passed as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

LANGUAGES: Final = ("pl", "en")

REMEMBERED: Final = 20_000
"""How many sentences a catalog remembers: the same few thousand are said again and again."""


class Phrase(NamedTuple):
    """A message with what it is about, to be said within another message."""

    message: str
    about: Mapping[str, object] = {}


class Name(str):
    """A thing by its name, which also knows the message that has its other forms."""

    __slots__ = ("message",)

    message: str

    def __new__(cls, said: str, message: str) -> Name:
        name = super().__new__(cls, said)
        name.message = message
        return name


class TextError(Exception):
    """A fault in a catalog; ``str()`` says where it is and what is wrong."""


class MissingText(TextError):
    """A message that is not in the catalog."""

    def __init__(self, lang: str, message_id: str) -> None:
        super().__init__(lang, message_id)
        self.lang = lang
        self.id = message_id

    def __str__(self) -> str:
        return f"There is no text {self.id!r} in the catalog {self.lang!r}."


class Needs(NamedTuple):
    """What a text asks for when it is said."""

    quoted: set[str]
    """The names of messages and terms."""
    variables: set[str]


class Catalog:
    """All messages of one language.

    ``sources`` are Fluent texts by the names of their files.

    >>> words = Catalog("pl", {"pl.ftl": '''
    ... move-buy = Kup za { $price ->
    ...     [one] { $price } floren
    ...     [few] { $price } floreny
    ...    *[other] { $price } florenów
    ... }
    ... '''})
    >>> words.say("move-buy", price=4)
    'Kup za 4 floreny'
    """

    def __init__(self, lang: str, sources: Mapping[str, str], *, strict: bool = True) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.strict = strict
        self._messages: dict[str, Needs] = {}
        self._terms: dict[str, Needs] = {}
        self._said: dict[tuple[object, ...], str] = {}
        # Isolation marks are for texts that mix directions of writing; ours do not.
        self._bundle = FluentBundle([lang], use_isolating=False, functions=self._functions())
        self._add(sources)
        self._check_quotations()

    @classmethod
    def load(cls, lang: str, directories: Sequence[Path], *, strict: bool = True) -> Catalog:
        """Read the files of a language in each of these folders."""
        sources: dict[str, str] = {}
        for directory in directories:
            if not directory.is_dir():
                raise TextError(f"There is no folder {directory} to read texts from.")
            for path in sorted(directory.glob("*.ftl")):
                if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl"):
                    sources[str(path)] = path.read_text("utf-8")
        return cls(lang, sources, strict=strict)

    def say(self, message_id: str, /, **args: str | int | float) -> str:
        """A message in words; an attribute is named ``message.attribute``.

        A strict catalog raises :class:`MissingText` for a message that it does not have, and
        :class:`TextError` if the message needs a variable that was not given.  A lenient one
        says the id, or what it can.
        """
        key = (message_id, *args.items())
        said = self._said.get(key)
        if said is not None:
            return said
        if message_id not in self._messages:
            if self.strict:
                raise MissingText(self.lang, message_id)
            return message_id
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # or the id were not in self._messages
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            faults = "; ".join(str(error) for error in errors)
            raise TextError(f"The text {message_id!r} ({self.lang}) cannot be said: {faults}.")
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[key] = said = str(words)
        return said

    def _functions(self) -> dict[str, Any]:
        """What messages can ask of their variables."""
        return {
            "IN": partial(self._form, "in"),
            "GEN": partial(self._form, "gen"),
            "SIGNED": _signed,
        }

    def _form(self, form: str, name: str) -> str:
        """Another form of a name; what is no name is left as it is."""
        return self.say(f"{name.message}.{form}") if isinstance(name, Name) else name

    def has(self, message_id: str) -> bool:
        return message_id in self._messages

    def ids(self) -> set[str]:
        """Everything that can be said: messages, and attributes as ``message.attribute``."""
        return set(self._messages)

    def variables(self, message_id: str) -> set[str]:
        """The variables that a message uses, itself or through messages that it quotes."""
        if message_id not in self._messages:
            raise MissingText(self.lang, message_id)
        # A term knows only what it is given in the text, so its variables are not ours.
        messages = {message_id} | (self._quoted(message_id) & self._messages.keys())
        return {variable for message in messages for variable in self._messages[message].variables}

    def _add(self, sources: Mapping[str, str]) -> None:
        known: set[str] = set()
        for file, source in sources.items():
            resource = _parse(file, source)
            for entry in resource.body:
                if not isinstance(entry, ftl.Message | ftl.Term):
                    continue
                texts = self._terms if isinstance(entry, ftl.Term) else self._messages
                for name, pattern in _patterns_of(entry):
                    if name in known:
                        places = "; ".join(_places(sources, name))
                        raise TextError(f"The text {name!r} stands twice: {places}.")
                    known.add(name)
                    if pattern is not None:
                        texts[name] = _needs_of(pattern)
            self._bundle.add_resource(resource)

    def _check_quotations(self) -> None:
        """Every text that is quoted exists, and none quotes itself."""
        texts = self._messages | self._terms
        quoting = {name: needs.quoted for name, needs in texts.items() if needs.quoted}
        for name, quoted in quoting.items():
            for missing in sorted(quoted - texts.keys()):
                raise TextError(
                    f"The text {name!r} ({self.lang}) quotes {missing!r}, which does not exist."
                )
        for name in quoting:
            if name in self._quoted(name):
                raise TextError(f"The text {name!r} ({self.lang}) quotes itself.")

    def _quoted(self, name: str) -> set[str]:
        """All that a text quotes, directly or through another."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            quoting = waiting.pop()
            needs = self._messages.get(quoting) or self._terms[quoting]
            waiting += needs.quoted - found
            found |= needs.quoted
        return found


def compare(en: Catalog, pl: Catalog) -> list[str]:
    """What one catalog says and the other does not, a sentence each; empty when all is well."""
    differences = [
        f"{message_id}: missing in {there.lang}"
        for here, there in ((en, pl), (pl, en))
        for message_id in here.ids() - there.ids()
    ]
    differences += [
        f"{message_id}: ${variable} is used in {here.lang} and not in {there.lang}"
        for message_id in en.ids() & pl.ids()
        for here, there in ((en, pl), (pl, en))
        for variable in here.variables(message_id) - there.variables(message_id)
    ]
    return sorted(differences)


def _signed(change: int) -> str:
    """A change by a number.

    >>> _signed(2), _signed(-1), _signed(0)
    ('+2', '−1', '0')
    """
    return f"{int(change):+d}".replace("-", "−") if change else "0"


def _full_id(name: ftl.Identifier, attribute: ftl.Identifier | None) -> str:
    return f"{name.name}.{attribute.name}" if attribute else name.name


def _patterns_of(entry: ftl.Message | ftl.Term) -> Iterator[tuple[str, ftl.Pattern | None]]:
    """The value, if any, and the attributes of an entry; the names of terms begin with ``-``."""
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def _needs_of(pattern: ftl.Pattern) -> Needs:
    needs = Needs(set(), set())
    waiting: list[ftl.BaseNode] = [pattern]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ftl.VariableReference):
            needs.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            needs.quoted.add(_full_id(node.id, node.attribute))
        elif isinstance(node, ftl.TermReference):
            needs.quoted.add(f"-{_full_id(node.id, node.attribute)}")
        for value in vars(node).values():
            parts = value if type(value) is list else (value,)
            waiting += [part for part in parts if isinstance(part, NEEDY)]
    return needs


NEEDY: Final = (ftl.Pattern, ftl.Placeable, ftl.Expression, ftl.Variant, ftl.CallArguments)
"""Parts of a text that may ask for something."""


def _places(sources: Mapping[str, str], name: str) -> Iterator[str]:
    """Where a text stands, each time."""
    entry = re.compile(rf"^{re.escape(name.partition('.')[0])} *=", re.MULTILINE)
    for file, source in sources.items():
        for found in entry.finditer(source):
            yield f"{file}, line {_line(source, found.start())}"


def _line(source: str, at: int) -> int:
    return source.count("\n", 0, at) + 1


PLAIN: Final = re.compile(
    r"""^[a-zA-Z][\w-]*[ ]=[ ][^{}\n]*[^{}\s]\n      # a message that is one line of mere text,
    (?:[ ]+\.[a-zA-Z][\w-]*[ ]=[ ][^{}\n]*[^{}\s]\n)*  # and so are its attributes, if any
    (?=\n*(?:[a-zA-Z\#-]|\Z))                     # and then it ends""",
    re.ASCII | re.MULTILINE | re.VERBOSE,
)


def _parse(file: str, source: str) -> ftl.Resource:
    """The entries of a file; most are plain, and the parser, which is slow, sees the others."""
    parser = FluentParser(with_spans=False)
    resource = parser.parse(PLAIN.sub("", source))
    if any(isinstance(entry, ftl.Junk) for entry in resource.body):
        resource = parser.parse(source)
        raise TextError(
            next(_fault(file, source, one) for one in resource.body if isinstance(one, ftl.Junk))
        )
    resource.body += [_plain_message(plain[0]) for plain in PLAIN.finditer(source)]
    return resource


def _fault(file: str, source: str, junk: ftl.Junk) -> str:
    what = junk.annotations[0]
    assert what.span is not None
    return f"{file}, line {_line(source, what.span.start)}: {what.message}."


def _plain_message(source: str) -> ftl.Message:
    (name, text), *attributes = (line.split(" = ", 1) for line in source[:-1].split("\n"))
    return ftl.Message(
        ftl.Identifier(name),
        _plain_text(text),
        [
            ftl.Attribute(ftl.Identifier(attribute.lstrip(" .")), _plain_text(form))
            for attribute, form in attributes
        ],
    )


def _plain_text(text: str) -> ftl.Pattern:
    return ftl.Pattern([ftl.TextElement(text.lstrip(" "))])
