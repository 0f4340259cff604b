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


class Entry(NamedTuple):
    """A message or a term as it is written, and where."""

    file: str
    line: int
    source: str


class Needs(NamedTuple):
    """What a text asks for when it is said."""

    quoted: set[str]
    """The names of messages and terms."""
    variables: set[str]


class Catalog:
    """All messages of one language.

    ``sources`` are Fluent texts by the names of their files. A game says few of its thousands of
    texts, so each is parsed when it is first said; :meth:`check` parses them all.

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
        self._entries: dict[str, Entry] = {}
        self._messages: set[str] = set()
        self._terms: set[str] = set()
        self._needs: dict[str, Needs] = {}
        self._read: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}
        # Isolation marks are for texts that mix directions of writing; ours do not.
        self._bundle = FluentBundle([lang], use_isolating=False, functions=self._functions())
        for file, source in sources.items():
            self._add(file, source)

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
        # A name and a plain text of the same letters are equal, but have not the same forms.
        forms = (value.message for value in args.values() if isinstance(value, Name))
        key = (message_id, *args.items(), *forms)
        said = self._said.get(key)
        if said is not None:
            return said
        if message_id not in self._messages:
            if self.strict:
                raise MissingText(self.lang, message_id)
            return message_id
        name, _, attribute = message_id.partition(".")
        self._parse(name)
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
        self._parse(message_id.partition(".")[0])
        # A term knows only what it is given in the text, so its variables are not ours.
        messages = {message_id} | (self._quoted(message_id) & self._messages)
        return {variable for message in messages for variable in self._needs[message].variables}

    def check(self) -> None:
        """Parse every text; a :class:`TextError` tells of the first that is wrong."""
        for name in self._entries:
            self._parse(name)
        for name in self._needs:
            if name in self._quoted(name):
                raise TextError(f"The text {name!r} ({self.lang}) quotes itself.")

    def _add(self, file: str, source: str) -> None:
        """Note the texts of a file, and where each stands."""
        end = 0
        line = 1
        for found in ENTRY.finditer(source):
            self._nothing_but_comments(Entry(file, line, source[end : found.start()]))
            line += source.count("\n", end, found.start())
            end = found.end()
            entry = Entry(file, line, found[0])
            line += found[0].count("\n")
            name = found["name"]
            value, *attributes = ATTRIBUTE.split(found["text"])
            texts = [f"{name}.{attribute}" for attribute in attributes[::2]]
            if name in self._entries or len(set(texts)) < len(texts):
                places = (self._entries.get(name, entry), entry)
                said = "; ".join(f"{each.file}, line {each.line}" for each in places)
                raise TextError(f"The text {name!r} stands twice: {said}.")
            self._entries[name] = entry
            known = self._terms if name.startswith("-") else self._messages
            known.update(texts)
            if value.strip():
                known.add(name)
        self._nothing_but_comments(Entry(file, line, source[end:]))

    def _nothing_but_comments(self, between: Entry) -> None:
        if not COMMENTS.fullmatch(between.source):
            list(_entries_of(between))

    def _parse(self, name: str) -> None:
        """Parse a text, and what it quotes, unless they have been."""
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name in self._read:
                continue
            entries = list(_entries_of(self._entries[name]))
            for entry in entries:
                for text, pattern in _patterns_of(entry):
                    needs = self._needs[text] = _needs_of(pattern)
                    for missing in sorted(needs.quoted - self._messages - self._terms):
                        raise TextError(
                            f"The text {text!r} ({self.lang}) quotes {missing!r}, "
                            "which does not exist."
                        )
                    waiting += (quoted.partition(".")[0] for quoted in needs.quoted)
            self._bundle.add_resource(ftl.Resource([*entries]))
            self._read.add(name)

    def _quoted(self, name: str) -> set[str]:
        """All that a text quotes, directly or through another."""
        found: set[str] = set()
        waiting = [name]
        while waiting:
            needs = self._needs[waiting.pop()]
            waiting += needs.quoted - found
            found |= needs.quoted
        return found


def compare(en: Catalog, pl: Catalog) -> list[str]:
    """What one catalog says and the other does not, a sentence each; empty when all is well.

    Both are parsed whole, so that a text that is wrong is found here as well.
    """
    for catalog in (en, pl):
        catalog.check()
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


def _patterns_of(entry: ftl.Message | ftl.Term) -> Iterator[tuple[str, ftl.Pattern]]:
    """The value, if any, and the attributes of an entry; the names of terms begin with ``-``."""
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    if entry.value is not None:
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


ENTRY: Final = re.compile(
    r"""^(?P<name>-?[a-zA-Z][\w-]*)[ ]*=(?P<text>.*  # its first line,
    (?:\n(?![a-zA-Z\#-]).*)*)                       # and all until the next entry or comment
    """,
    re.ASCII | re.MULTILINE | re.VERBOSE,
)
ATTRIBUTE: Final = re.compile(r"^[ ]+\.([a-zA-Z][\w-]*)[ ]*=", re.ASCII | re.MULTILINE)
COMMENTS: Final = re.compile(r"(?:(?:\#.*)?\n)*(?:\#.*)?")


def _entries_of(written: Entry) -> Iterator[ftl.Message | ftl.Term]:
    for entry in FluentParser(with_spans=False).parse(written.source).body:
        if isinstance(entry, ftl.Junk):
            fault = entry.annotations[0]
            assert fault.span is not None
            line = written.line + written.source.count("\n", 0, fault.span.start)
            raise TextError(f"{written.file}, line {line}: {fault.message}.")
        if isinstance(entry, ftl.Message | ftl.Term):
            yield entry
