"""What a person types at the table, and which move is meant by it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from stolnik.engine.flow import Ask, Move
from stolnik.engine.state import State
from stolnik.engine.words import Words

Family: TypeAlias = str | Callable[[Any, str], str]

_NUMBER = re.compile(r"-?[0-9]{1,9}")
_WORD = re.compile(r"\w+")
_STROKES: Final = str.maketrans("łŁøØđĐ", "lLoOdD")


def fold(text: str) -> str:
    """Lower case without accents, one blank between words: ``zolty`` finds ``Żółty``."""
    letters = unicodedata.normalize("NFKD", text.translate(_STROKES))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.casefold().split())


def raw(move: Move) -> str:
    """A move as the engine knows it, with blanks: ``buy papal_elephant``."""
    return " ".join(str(part) for part in move)


def meant(typed: str, options: Sequence[tuple[Move, str]]) -> list[Move]:
    """The options that may be meant, each given with its words.

    What fits best decides: the very words, then how they begin, then a part of them, then all
    the words in any order.
    """
    wanted = fold(typed)
    if not wanted:
        return []
    spelt = [(move, (fold(text), fold(raw(move)))) for move, text in options]
    fits: tuple[Callable[[str], bool], ...] = (
        lambda text: text == wanted,
        lambda text: text.startswith(wanted),
        lambda text: wanted in text,
        lambda text: _has_words(text, wanted),
    )
    for fit in fits:
        found = [move for move, texts in spelt if any(fit(text) for text in texts)]
        if found:
            return found
    return []


def _plain(text: str) -> str:
    """Folded, and without the marks that stand at the end of words."""
    return " ".join(word.rstrip(",.:;!?") for word in fold(text).split())


def _has_words(text: str, wanted: str) -> bool:
    """Whether every typed word begins a word of the text."""
    words = _split(text)
    return all(any(word.startswith(part) for word in words) for part in _split(wanted))


def _split(text: str) -> list[str]:
    return _WORD.findall(text.replace("_", " "))


def as_move(spoken: Words, g: State, ask: Ask, typed: str) -> Move | None:
    """A move that is not among the options, from its raw form or from its words.

    ``buy papal_elephant``, ``buy Papal Elephant`` and ``kup słoń`` are read alike, as far as
    every part can be only one thing.
    """
    return _Reading(spoken, g, ask).move(_plain(typed).split())


class _Reading:
    """What words mean at one question."""

    def __init__(self, spoken: Words, g: State, ask: Ask) -> None:
        self.spoken = spoken
        self.g = g
        self.ask = ask

    def move(self, tokens: Sequence[str]) -> Move | None:
        for length in range(len(tokens), 0, -1):
            for verb in self._verbs(" ".join(tokens[:length])):
                rest = self._parts(self.spoken.game.moves.get(verb, ()), tokens[length:])
                if rest is not None:
                    return (verb, *rest)
        return None

    def _verbs(self, typed: str) -> list[str]:
        """The verbs that are called so: by their ids, or by how their words begin."""
        offered = (str(move[0]) for move in self.ask.options)
        verbs = dict.fromkeys([*self.spoken.game.moves, *offered])
        return [verb for verb in verbs if typed in (fold(verb), self._opening(verb))]

    def _opening(self, verb: str) -> str:
        """What a move's words say before they name anything: *buy* of *Buy Papal Elephant*."""
        catalog = self.spoken.catalog
        for message in (f"move-{self.ask.topic}-{verb}", f"move-{verb}"):
            if catalog.has(message):
                blanks = dict.fromkeys(catalog.variables(message), "\0")
                return _plain(catalog.say(message, **blanks).split("\0")[0])
        return fold(verb)

    def _parts(self, fields: Sequence[str], tokens: Sequence[str]) -> Move | None:
        """One id or number for each field, from all the tokens; ``None`` if they do not fit."""
        if not fields:
            return None if tokens else ()
        for length in range(len(tokens) - len(fields) + 1, 0, -1):
            part = self._component(fields[0], " ".join(tokens[:length]))
            rest = None if part is None else self._parts(fields[1:], tokens[length:])
            if part is not None and rest is not None:
                return (part, *rest)
        return None

    def _component(self, field: str, typed: str) -> str | int | None:
        """The component of a field's family that is called so, by its id or by its name."""
        if _NUMBER.fullmatch(typed):
            return int(typed)
        names = self._names(field)
        if names is None:
            return typed if " " not in typed else None
        if typed in names:
            return typed
        for fit in (str.__eq__, str.startswith, str.__contains__):
            found = [name for name, said in names.items() if fit(said, typed)]
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def _names(self, field: str) -> dict[str, str] | None:
        """Every component of a field's family with its name; ``None`` if it has no family."""
        family = self.spoken.game.families.get(field)
        if family is None:
            return None
        catalog = self.spoken.catalog
        names = {}
        for message in sorted(catalog.ids()):
            name = message.partition("-")[2]
            if self._message(family, name) == message and not catalog.variables(message):
                names[name] = fold(catalog.say(message))
        return names

    def _message(self, family: Family, name: str) -> str | None:
        """The message that names a component, if there is such a component."""
        if not callable(family):
            return f"{family}-{name}"
        try:
            return family(self.g, name)
        except (LookupError, ValueError):
            return None
