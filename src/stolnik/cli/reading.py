"""What a person types at the table, and which move is meant by it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice, permutations, product
from typing import Final, NamedTuple

from stolnik.engine.chair import Chair
from stolnik.engine.flow import Ask, Move
from stolnik.engine.vocabulary import Family, Kind, Number, Part, Verb
from stolnik.engine.words import words_of
from stolnik.rulebook import spelling
from stolnik.rulebook.spelling import WORD, stem
from stolnik.text import Name, TextError

LONGEST: Final = 300
"""Longer lines are not read: nothing that can be meant is as long."""

READINGS: Final = 30
"""More ways to read a line than anybody wants to choose from."""

_ANSWERS: Final = 2000
_TOKENS: Final = 24
_SHUFFLED: Final = 3
_FEW: Final = 4
_NUMBER = re.compile(r"-?[0-9]+")
_SHORTEST: Final = 3
_FORMS: Final = ("gen", "in")


def fold(text: str) -> str:
    """Small letters without accents, one blank between words."""
    return " ".join(spelling.fold(text).split())


def raw(move: Move) -> str:
    """A move as the engine knows it, with blanks: ``buy papal_elephant``."""
    return " ".join(str(part) for part in move)


def is_text(typed: str) -> bool:
    """Whether all of it can be written down: no control letters, no halves of letters."""
    return all(unicodedata.category(letter) not in ("Cc", "Cs") for letter in typed)


def whole(typed: str) -> int | None:
    """A whole number in plain digits; ``None`` if it is anything else.

    What is too long to mean anything counts as more than anything.
    """
    if not _NUMBER.fullmatch(typed):
        return None
    return int(typed) if len(typed) <= 18 else int(typed[:18])


def meant(typed: str, options: Sequence[tuple[Move, str]]) -> list[Move]:
    """The options that may be meant, each given with its words.

    What fits best decides: the very words, then how they begin, then a part of them, then all
    the words in any order.
    """
    wanted = fold(typed[:LONGEST])
    if not wanted:
        return []
    spelt = [(move, (fold(text), fold(raw(move)))) for move, text in options]
    for fit in _FITS:
        found = [move for move, texts in spelt if any(fit(text, wanted) for text in texts)]
        if found:
            return found
    return []


def _has_words(text: str, wanted: str) -> bool:
    """Whether every typed word begins a word of the text."""
    words = WORD.findall(text.replace("_", " "))
    parts = WORD.findall(wanted.replace("_", " "))
    return all(any(word.startswith(part) for word in words) for part in parts)


def _has_stems(text: str, wanted: str, lang: str) -> bool:
    """Whether every typed word but the shortest is one of the text, whatever their endings."""
    stems = {stem(word, lang) for word in WORD.findall(text)}
    parts = [part for part in WORD.findall(wanted) if len(part) >= _SHORTEST]
    return bool(parts) and all(stem(part, lang) in stems for part in parts)


_FITS: Final[tuple[Callable[[str, str], bool], ...]] = (
    str.__eq__,
    str.startswith,
    str.__contains__,
    _has_words,
)


def _cases(form: str) -> tuple[str, str]:
    """A form of a name, and the same without its preposition."""
    return form, form.partition(" ")[2]


def _plain(text: str) -> str:
    """Folded, and without the marks that stand around words."""
    return " ".join(bare for word in fold(text).split() if (bare := word.strip(",.:;!?„”“\"'()")))


class Thing(NamedTuple):
    """Something on the board: a field that can name it, its id, and the elements it is."""

    field: str
    part: Part
    elements: list[str]


class Reading:
    """What typed words mean to a chair, in the language of the reader."""

    def __init__(self, chair: Chair, lang: str) -> None:
        self.chair = chair
        self.lang = lang
        self.words = words_of(chair.game, lang)
        self.vocabulary = chair.lexicon.vocabulary
        self._names: dict[tuple[str, Kind], dict[Part, str]] = {}
        self._found: dict[tuple[str, Kind, str], list[Part]] = {}
        self._told: tuple[Ask, list[tuple[Move, str]]] | None = None

    # -- moves -----------------------------------------------------------------------------

    def moves(self, ask: Ask, typed: str) -> list[Move]:
        """The moves that may be meant, offered or not, by their raw form or by their words.

        ``buy papal_elephant``, ``buy Papal Elephant`` and ``kup słoń`` are read alike; where a
        name may be one of several things there are several moves.
        """
        tokens = _plain(typed[:LONGEST]).split()[:_TOKENS]
        own = [self.vocabulary.by_name[name] for name in self._asked(ask)]
        others = [verb for verb in self.vocabulary.verbs if verb not in own]
        return (
            self._readings(ask, own, tokens, self._with_parts)
            or self._readings(ask, others, tokens, self._with_all_parts)
            or self._readings(ask, own, tokens, self._with_a_part_left_out)
        )

    def worded(self, ask: Ask, typed: str) -> list[Move]:
        """The answers to a question, offered or not, whose words fit what is typed.

        They are read as options are, so what is not offered can be typed as it would be told:
        ``umieść Wpływ w Nadrenii``, or ``surrender`` alone, whoever one would surrender to. If
        nothing fits, endings do not count: ``zbadaj biurokrację`` is *Zbadaj Ideę „Biurokracja”*.
        """
        if self._told is None or self._told[0] is not ask:
            of_each = (islice(self.chair.lexicon.moves_of([v]), _ANSWERS) for v in self._asked(ask))
            known = filter(self.chair.well_formed, chain.from_iterable(of_each))
            self._told = ask, [(move, self.said(ask, move)) for move in known]
        answers, wanted = self._told[1], fold(typed[:LONGEST])
        inflected = (move for move, text in answers if _has_stems(fold(text), wanted, self.lang))
        return meant(typed, answers) or list(inflected)

    def stands_alone(self, ask: Ask, typed: str) -> Move | None:
        """The answer of one word, offered or not, that is called just so: ``pass``."""
        named = fold(typed)
        return next(
            (
                (verb,)
                for verb in self._asked(ask)
                if fold(verb) == named and not self.vocabulary.by_name[verb].parts
            ),
            None,
        )

    def _asked(self, ask: Ask) -> list[str]:
        """The verbs that can answer a question."""
        offered = (str(move[0]) for move in ask.options)
        verbs = dict.fromkeys([*ask.topic.verbs, *offered])
        return [verb for verb in verbs if verb in self.vocabulary.by_name]

    def _readings(
        self,
        ask: Ask,
        verbs: Sequence[Verb],
        tokens: Sequence[str],
        with_parts: Callable[[Verb, Sequence[str]], list[Move]],
    ) -> list[Move]:
        """What can be read with as many words as possible taken for the verb: those that belong
        to its words name no part of it."""
        left = list(verbs)
        for length in range(len(tokens), 0, -1):
            head, rest = " ".join(tokens[:length]), tokens[length:]
            called = [verb for verb in left if self._is_called(ask, verb, head)]
            left = [verb for verb in left if verb not in called]
            found = [move for verb in called for move in with_parts(verb, rest)]
            if found:
                return list(dict.fromkeys(found))[:READINGS]
        return []

    def _is_called(self, ask: Ask, verb: Verb, typed: str) -> bool:
        """By its id, or by how its words begin: *buy*, or *kup za* of *Kup za 3 floreny: Słoń*."""
        named = fold(verb.name)
        opening = self._opening(ask, verb.name)
        return typed in (named, named.replace("_", " ")) or f"{opening} ".startswith(f"{typed} ")

    def _opening(self, ask: Ask, verb: str) -> str:
        """What a move's words say before they name anything: *buy* of *Buy Papal Elephant*."""
        return _plain(self._beginning(ask, verb))

    def _beginning(self, ask: Ask, verb: str) -> str:
        """The same as it is written."""
        catalog, message = self.words.catalog, self.words.message_of(ask, verb)
        if not catalog.has(message):
            return verb
        try:
            said = catalog.say(message, **dict.fromkeys(catalog.variables(message), "\0"))
        except TextError:
            return verb
        return said.split("\0")[0]

    def _with_parts(self, verb: Verb, tokens: Sequence[str]) -> list[Move]:
        """The moves of a verb whose parts the tokens name, but perhaps for the first few.

        Those may belong to the words of the move, as in *buy for 3 florins: Elephant*.
        """
        for skipped in range(max(1, len(tokens))):
            found = self._with_all_parts(verb, tokens[skipped:])
            if found:
                return found
        return []

    def _with_all_parts(self, verb: Verb, tokens: Sequence[str]) -> list[Move]:
        """The moves of a verb whose parts the tokens name, and nothing else."""
        least, most = verb.repeat
        for times in range(least, most + 1):
            found = [
                (verb.name, *self._in_order(verb, parts))
                for parts in self._in_any_order([*verb.parts.items()] * times, tokens)
            ]
            if found:
                return [move for move in found if self.chair.well_formed(move)] or found
        return []

    def _with_a_part_left_out(self, verb: Verb, tokens: Sequence[str]) -> list[Move]:
        """The moves of a verb of which one part is not said, if that can only be one of few."""
        fields = [*verb.parts.items()]
        for at, (_, kind) in enumerate(fields):
            few = [*self.chair.lexicon.ids(kind)] if isinstance(kind, Family) else []
            if tokens and 0 < len(few) <= _FEW:
                parts = self._in_any_order(fields[:at] + fields[at + 1 :], tokens)
                moves = [(verb.name, *said[:at], one, *said[at:]) for said in parts for one in few]
                if moves:
                    return moves
        return []

    def _in_any_order(
        self, fields: Sequence[tuple[str, Kind]], tokens: Sequence[str]
    ) -> list[tuple[Part, ...]]:
        """The parts as they are told; words name some of them in another order: *Horse (light)*."""
        if len({kind for _, kind in fields}) < len(fields) or len(fields) > _SHUFFLED:
            return self._parts(fields, tokens)
        for order in permutations(range(len(fields))):
            found = self._parts([fields[at] for at in order], tokens)
            if found:
                return [
                    tuple(parts[order.index(at)] for at in range(len(order))) for parts in found
                ]
        return []

    def _in_order(self, verb: Verb, parts: Sequence[Part]) -> Sequence[Part]:
        """Parts whose order means nothing, in the order of their family."""
        if not verb.ordered:
            return parts
        kinds, wide = tuple(verb.parts.values()), len(verb.parts)
        rows = [parts[at : at + wide] for at in range(0, len(parts), wide)]
        ids = [self.chair.lexicon.ids(kind) for kind in kinds]
        rows.sort(key=lambda row: [known.get(part, -1) for known, part in zip(ids, row)])
        return [part for row in rows for part in row]

    def _parts(
        self, fields: Sequence[tuple[str, Kind]], tokens: Sequence[str]
    ) -> list[tuple[Part, ...]]:
        """One id or number for each field, from all the tokens, in every way that fits best."""
        if not fields:
            return [] if tokens else [()]
        for length in range(len(tokens) - len(fields) + 1, 0, -1):
            first = self.things(*fields[0], " ".join(tokens[:length]))
            rest = self._parts(fields[1:], tokens[length:]) if first else []
            if rest:
                return [(part, *more) for part, more in product(first[:READINGS], rest)]
        return []

    # -- things ----------------------------------------------------------------------------

    def things(self, field: str, kind: Kind, typed: str) -> list[Part]:
        """What is called so, by its id or by its name; of what fits best, all."""
        key = (field, kind, typed)
        if key not in self._found:
            self._found[key] = self._things(field, kind, typed)
        return self._found[key]

    def _things(self, field: str, kind: Kind, typed: str) -> list[Part]:
        if not isinstance(kind, Family):
            count = whole(typed)
            if count is not None or isinstance(kind, Number):
                return [] if count is None else [count]
        return self._fitting(self.names(field, kind), typed)[1]

    def names(self, field: str, kind: Kind) -> dict[Part, str]:
        """Everything of a kind with its folded name."""
        key = (field, kind)
        if key not in self._names:
            self._names[key] = dict(self._named(field, kind))
        return self._names[key]

    def _named(self, field: str, kind: Kind) -> Iterator[tuple[Part, str]]:
        for part in self.chair.lexicon.ids(kind):
            yield part, _plain(self.name(field, part).replace("_", " "))

    def things_called(self, typed: str) -> list[Thing]:
        """The things on the board that are called so; of what fits best, all.

        What has the same id and the same name is one thing, such as an empire and its card.
        """
        wanted = _plain(typed[:LONGEST])
        best: dict[tuple[Part, str], Thing] = {}
        level = len(_FITS)
        for field, kind in self.vocabulary.kinds.items():
            if isinstance(kind, Number) or not wanted:
                continue
            names = self.names(field, kind)
            rank, found = self._fitting(names, wanted)
            if rank < level:
                best, level = {}, rank
            for part in found if rank == level else ():
                element = kind.element(part)
                if element is not None:
                    thing = best.setdefault((part, names[part]), Thing(field, part, []))
                    if element not in thing.elements:
                        thing.elements.append(element)
        return list(best.values())[:READINGS]

    def things_just_called(self, typed: str) -> list[Thing]:
        """The things whose whole name this is, in whatever case: *Castile*, *Kastylii*."""
        wanted = _plain(typed[:LONGEST])
        best: dict[tuple[Part, str], Thing] = {}
        for field, kind in self.vocabulary.kinds.items():
            for part, name in {} if isinstance(kind, Number) else self.names(field, kind).items():
                element = kind.element(part)
                if element is None or not self._is_case(kind, part, name, wanted):
                    continue
                thing = best.setdefault((part, name), Thing(field, part, []))
                if element not in thing.elements:
                    thing.elements.append(element)
        exact = [thing for (_, name), thing in best.items() if name == wanted]
        return (exact or list(best.values()))[:READINGS]

    def _is_case(self, kind: Kind, part: Part, name: str, typed: str) -> bool:
        """Whether it is the name of a thing, or a case of it that the catalog has or that differs
        in endings only."""
        words, others = name.split(), typed.split()
        forms = [[stem(word, self.lang) for word in each] for each in (words, others)]
        if words and forms[0] == forms[1]:
            return True
        catalog, message = self.words.catalog, f"{kind.name}-{part}"
        return any(
            catalog.has(f"{message}.{form}")
            and typed in _cases(_plain(catalog.say(f"{message}.{form}")))
            for form in _FORMS
        )

    def things_named(self, ask: Ask, typed: str) -> list[Thing]:
        """The things that are called so, alone, after a verb of which not all parts are said, or
        at the end of a sentence of whoever types: *go to war with Brittany*."""
        found = self.things_called(typed)
        tokens = _plain(typed[:LONGEST]).split()[:_TOKENS]
        ends = [" ".join(tokens[length:]) for length in range(len(tokens) + 1)]
        after = max((n for n in range(len(ends)) if self._is_any_verb(ask, tokens[:n])), default=0)
        if found or after == len(tokens):
            return found
        if after:
            found = self.things_called(ends[after])
        for name in ends[1:-1]:
            if not found:
                found = [thing for thing in self.things_called(name) if self._is_name(thing, name)]
        return found

    def _is_any_verb(self, ask: Ask, tokens: Sequence[str]) -> bool:
        typed = " ".join(tokens)
        return bool(typed) and any(self._is_called(ask, v, typed) for v in self.vocabulary.verbs)

    def _is_name(self, thing: Thing, typed: str) -> bool:
        return self.names(thing.field, self.vocabulary.kinds[thing.field])[thing.part] == typed

    def _fitting(self, names: dict[Part, str], wanted: str) -> tuple[int, list[Part]]:
        """How well anything fits, and what fits so well."""
        if wanted in names:
            return 0, [wanted]
        for rank, fit in enumerate(_FITS):
            found = [part for part, name in names.items() if fit(name, wanted)]
            if found:
                return rank, found
        return len(_FITS), []

    # -- in words --------------------------------------------------------------------------

    def name(self, field: str, part: Part) -> str:
        """What a thing is called, or its id where it has no name in this position."""
        try:
            name = self.chair.name(self.lang, field, part)
        except (TextError, LookupError, ValueError):
            return str(part)
        kind = self.vocabulary.kinds.get(field)
        if not isinstance(kind, Family):
            return name
        return Name(name, f"{kind.name}-{part}")

    def said(self, ask: Ask, move: Move) -> str:
        """A move that may not be an option, in a few words: *Buy: Papal Elephant*."""
        verb = self.vocabulary.by_name.get(str(move[0]))
        fields = [] if verb is None else [*verb.parts] * max(1, len(move))
        names = [self.name(field, part) for field, part in zip(fields, move[1:])]
        headed = self._headed(ask, str(move[0]), names)
        if verb is None or len(names) != len(verb.parts) or self._own_heading(str(move[0])):
            return headed
        return self._without_figures(ask, verb, names) or headed

    def said_of(self, ask: Ask, move: Move, thing: Thing) -> str:
        """What a move would do with a thing, whatever else it names: *Buy: Papal Elephant*."""
        return self._headed(ask, str(move[0]), [self.name(thing.field, thing.part)])

    def _without_figures(self, ask: Ask, verb: Verb, names: Sequence[str]) -> str:
        """The words of a move, as far as they can be said without what only an option has."""
        catalog, message = self.words.catalog, self.words.message_of(ask, verb.name)
        if not catalog.has(message):
            return ""
        parts = dict(zip(verb.parts, names))
        unknown = catalog.variables(message) - parts.keys()
        try:
            free = catalog.say(message, **dict.fromkeys(unknown, 0), **parts)
            said = catalog.say(message, **dict.fromkeys(unknown, "\0"), **parts)
        except TextError:
            return ""
        if "0" not in free:
            return free
        known, missing, _ = said.partition("\0")
        end = max(known.rfind(mark) for mark in "(,;:") if missing else len(known)
        if known.count("(") > known.count(")"):  # what is in brackets is left out whole
            end = known.rfind("(")
        left_out = said[max(0, end) :]
        return "" if end <= 0 or any(name in left_out for name in names) else known[:end].strip()

    def _own_heading(self, verb: str) -> str:
        """The heading above the options of a verb, if it stands above no others."""
        known = self.vocabulary.by_name.get(verb)
        return self.words.group(verb) if known is None or not known.group else ""

    def _headed(self, ask: Ask, verb: str, names: Sequence[str]) -> str:
        heading = self._own_heading(verb)
        if heading and names:
            return f"{heading}: {', '.join(names)}"
        label = self.words.messages_of(ask, verb)[1]
        if label and not names and not self.words.catalog.variables(label):
            return self.words.catalog.say(label)
        begun = self._beginning(ask, verb).rstrip(' –(„“"')
        return " ".join(filter(None, [begun, *names])) or verb
