"""Say every sentence of every game that is put together from data, for somebody to read.

    python -m tools.say_everything              write tests/text/golden/<game>.<language>.txt anew
    python -m tools.say_everything paladins     of one game
    python -m tools.say_everything --hear       first play games, to hear what the variables hold

One line for each sentence: its message and the values that differ from those of the line before,
then the sentence.  A message is said with 0, 1, 2, 5, 12, 22 and 101 of what it counts, with every
variant that it has, and with a name of each gender that a variable can hold; one variable changes
at a time.  Numbers that change nothing but themselves share a line, said with the 1 among them.

``heard.json`` says what variables have held in games that were played: names of which family,
phrases, lists, numbers.  A message that was never said there gets what variables of that name hold
elsewhere in its game.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

from stolnik.engine.errors import HERE
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from stolnik.engine.vocabulary import Family, Number, Seats
from stolnik.engine.words import Words
from stolnik.text import LANGUAGES, Catalog, Name, TextError

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "text" / "golden"
HEARD: Final = GOLDEN / "heard.json"

NUMBERS: Final = (0, 1, 2, 5, 12, 22, 101)
PLURALS: Final = {"zero": 0, "one": 1, "two": 2, "few": 2, "many": 5, "other": 5}
SHOWN: Final = 4
"""Phrases, or names, of one family that a variable is said with."""

ALONE: Final = r"(^|[:(,;.?!→–+·] |\(){}(?=$|[:),;.?!]| [→(–+·])"
"""A name between marks, where nothing can agree with it."""

GUESSED: Final = 3
"""So much of what a variable holds elsewhere is tried where it was never heard."""

NUMBER: Final = "number"
SEAT: Final = "seat"
FLAG: Final = "flag"
NOTHING: Final = "nothing"

Heard: TypeAlias = dict[str, dict[str, list[Any]]]
"""For each message and variable, what it has held: ``number``, ``seat``, ``flag``, ``nothing``,
``name <family>``, ``said <message>``, ``text <words>``, or a list of such."""


class Value(NamedTuple):
    """What a variable holds in one sentence, and how a reader of the file knows it."""

    key: str
    said: str | int


Values: TypeAlias = Mapping[str, Value]


class Line(NamedTuple):
    key: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.key} | {self.sentence}"


# -- what variables hold -----------------------------------------------------------------------


class Holding:
    """What each variable of a game's messages can hold."""

    def __init__(self, game: AnyGame, heard: Heard) -> None:
        self.heard = heard
        self.kinds = game.speech.vocabulary.kinds
        self.anywhere: dict[str, list[Any]] = {}
        for variables in heard.values():
            for name, shapes in variables.items():
                known = self.anywhere.setdefault(name, [])
                known += [shape for shape in shapes if shape not in known]

    def shapes(self, message: str, variable: str) -> Sequence[Any]:
        here = self.heard.get(message.removesuffix(".label"), {})
        elsewhere = self.anywhere.get(variable, ())[:GUESSED]
        return here.get(variable) or self._by_kind(variable) or elsewhere

    def _by_kind(self, variable: str) -> Sequence[Any]:
        kind = self.kinds.get(variable)
        if isinstance(kind, Family):
            return [] if kind.text is not None else [f"name {kind.name}"]
        if isinstance(kind, Number):
            return [NUMBER]
        return [SEAT] if isinstance(kind, Seats) else []


def gender(name: str) -> str:
    """A guess at the gender and number of a Polish name: they differ in the end of its head."""
    head = f"{name} ".split(" ")[0].strip("„”.,()").lower()
    if head.endswith(("o", "ę", "um")):
        return "neuter"
    return {"a": "feminine", "e": "plural e", "y": "plural y", "i": "plural y"}.get(
        head[-1:], "masculine"
    )


class Speaker:
    """Says the messages of one game in one language."""

    def __init__(self, words: Words, polish: Catalog, holding: Holding) -> None:
        self.game = words.game
        self.catalog = words.catalog
        self.polish = polish
        self.holding = holding
        self.signed: dict[str, set[str]] = {}
        self.phrases: dict[str, str] = {}

    def values(self, message: str, variable: str) -> list[Value]:
        """What a variable can hold, the usual first; empty if nobody knows."""
        if variable in self.changes(message):
            return [Value(str(n), n) for n in (*NUMBERS, -1)]
        found: dict[str, Value] = {}
        for shape in self.holding.shapes(message, variable):
            for value in self._of_shape(shape):
                found.setdefault(value.key, value)
        return list(found.values())

    def changes(self, message: str) -> set[str]:
        """Variables that are said with their sign: nothing else than a number."""
        found = self.signed.get(message)
        if found is None:
            found = self.signed[message] = set()
            waiting: list[Any] = [self._pattern(message)] if self.catalog.has(message) else []
            while waiting:
                node = waiting.pop()
                if isinstance(node, ftl.FunctionReference) and node.id.name == "SIGNED":
                    found.add(str(_variable(node)))
                elif isinstance(node, ftl.MessageReference):
                    waiting.append(self._pattern(_quoted(node)))
                waiting += _parts(node)
        return found

    def _of_shape(self, shape: Any) -> Iterator[Value]:
        if isinstance(shape, list):
            parts = [next(iter(self._of_shape(part)), None) for part in shape]
            said = [part for part in parts if part is not None]
            key = " + ".join(part.key for part in said)
            yield Value(f"[{key}]", ", ".join(str(part.said) for part in said))
            return
        kind, _, what = str(shape).partition(" ")
        if kind == NUMBER:
            yield from (Value(str(n), n) for n in NUMBERS)
        elif kind == SEAT:
            yield from self.seats
        elif kind == FLAG:
            yield from (Value(flag, flag) for flag in ("yes", "no"))
        elif kind == NOTHING:
            yield Value(NOTHING, self.catalog.say("nothing"))
        elif kind == "name":
            for message in self.representatives.get(what, ()):
                yield Value(message, Name(self.catalog.say(message), message))
        elif kind == "said" and self.catalog.has(what):
            yield Value(what, self.usual(what))
        elif kind == "text":
            yield Value(what, what)

    @cached_property
    def seats(self) -> Sequence[Value]:
        """Players by the names that they have when a game begins, one of each gender."""
        match = new_match(self.game)
        found: dict[str, Value] = {}
        for seat in range(match.players):
            message = self.game.speech.vocabulary.seat(match.state, seat)
            value = Value(message, self.catalog.say(message))
            found.setdefault(gender(self.polish.say(message)), value)
        return list(found.values())

    @cached_property
    def representatives(self) -> Mapping[str, Sequence[str]]:
        """Of each family a name of each gender, and with each preposition that it takes."""
        box = new_match(self.game).setting.lexicon.box
        things: dict[str, set[str]] = {}
        for kind in self.holding.kinds.values():
            if isinstance(kind, Family) and kind.text is None:
                here = {f"{kind.name}-{part}" for part in kind.ids(box)}
                things[kind.name] = things.get(kind.name, set()) | (here & self.polish.ids())
        found: dict[str, dict[str, str]] = {}
        for message in sorted(self.polish.ids()):
            family, dash, _ = message.partition("-")
            named = dash and "." not in message and not self.polish.variables(message)
            if named and message in (things.get(family) or {message}):
                shape = gender(self.polish.say(message))
                if self.polish.has(f"{message}.in"):
                    shape += self.polish.say(f"{message}.in").split()[0]
                found.setdefault(family, {}).setdefault(shape, message)
        return {family: list(shapes.values())[:6] for family, shapes in found.items()}

    def usual(self, message: str) -> str:
        """A phrase within a sentence, with what it usually holds."""
        if message not in self.phrases:
            self.phrases[message] = "…"  # what it says of itself, where a phrase holds its like
            values = self.first(message, self.catalog.variables(message))
            self.phrases[message] = self.catalog.say(message, **said(values))
        return self.phrases[message]

    def first(self, message: str, variables: Iterable[str]) -> dict[str, Value]:
        """The usual value of each variable; of numbers one that needs a plural."""
        usual = {}
        for variable in sorted(variables):
            values = self.values(message, variable) or [Value("5", 5)]
            usual[variable] = Value("5", 5) if values[0].key == "0" else values[0]
        return usual

    # -- sentences -------------------------------------------------------------------------

    def lines(self, message: str) -> Iterator[Line]:
        """Every sentence of a message; the same sentence is said once."""
        usual = self.first(message, self.catalog.variables(message))
        ways = [
            way
            for way in self._ways(message, self._pattern(message), {})
            if self._can_be_said(message, {**usual, **way})
        ]
        for way in ways:  # a variant's value is the usual one where nothing else is known
            for variable, value in way.items():
                if not self.values(message, variable):
                    usual[variable] = min(usual[variable], value, key=lambda v: v.key == "5")
        groups: dict[tuple[str, ...], list[tuple[dict[str, Value], str]]] = {}
        for way in ways:
            sentence = self.catalog.say(message, **self._args({**usual, **way}))
            shape = self._shape(message, {**usual, **way}, way)
            group = groups.setdefault((*_rest(way), shape), [])
            if sentence not in [one for _, one in group]:
                group.append((way, sentence))
        known: set[str] = set()
        for same in sorted(groups.values(), key=len, reverse=True):  # the fullest says it for all
            way, sentence = next((one for one in same if _last(one[0]) == "1"), same[0])
            if not known.intersection(said_so for _, said_so in same):
                yield Line(_key(message, [one for one, _ in same], way), sentence)
            known.update(said_so for _, said_so in same)
        if not groups:
            yield Line(message, self.catalog.say(message, **self._args(usual)))

    def _can_be_said(self, message: str, values: Values) -> bool:
        """Whether all names have the forms that are asked for; some never come here."""
        try:
            self.catalog.say(message, **self._args(values))
        except TextError:
            return False
        return True

    def _shape(self, message: str, values: Values, way: Values) -> str:
        """The same for sentences that differ in the number that was changed alone, or in a name
        that stands by itself: nothing agrees with it."""
        last = next(reversed([*way]), "")
        n = values[last].said if last else ""
        if not isinstance(n, int):
            sentence = self.catalog.say(message, **self._args(values))
            return re.sub(ALONE.format(re.escape(n)), r"\1#", sentence) if n else sentence
        if last in self.changes(message):
            sentence = self.catalog.say(message, **self._args(values))
            return sentence.replace(f"{n:+d}".replace("-", "−") if n else "0", "#")
        return self._formatted(message, self._args(values, last)).replace(f"{n:09}", "#")

    def _args(self, values: Values, long: str = "") -> dict[str, Any]:
        """Values as a message takes them: a phrase that counts the same thing counts as many; one
        number can be so long that it is found again."""
        args: dict[str, Any] = said(values)
        if long:
            args[long] = fluent_number(args[long], useGrouping=False, minimumIntegerDigits=9)
        numbers = {name: n for name, n in args.items() if isinstance(n, int)}
        for name, value in values.items() if numbers else ():
            if type(args[name]) is str and self.catalog.has(value.key):
                wanted = self.catalog.variables(value.key)
                counted = {n: numbers[n] for n in wanted & numbers.keys()}
                if counted:
                    usual = said(self.first(value.key, wanted))
                    args[name] = self._formatted(value.key, {**usual, **counted})
        return args

    def _formatted(self, message: str, args: dict[str, Any]) -> str:
        """Past the catalog, which remembers the sentence of an equal number."""
        return str(self.catalog._bundle.format_pattern(self._pattern(message), args)[0])

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        found: Any = self.catalog._bundle.get_message(name)
        return found.attributes[attribute] if attribute else found.value

    def _ways(self, message: str, node: Any, path: dict[str, Value]) -> Iterator[dict[str, Value]]:
        """What to change for each sentence: a variable, within the variants around it."""
        if isinstance(node, ftl.SelectExpression):
            variable = _variable(node.selector)
            if variable is not None:
                yield from self._variants(message, variable, node, path)
                return
        if isinstance(node, ftl.VariableReference):
            for value in self.values(message, node.id.name) if node.id.name not in path else ():
                yield {**path, node.id.name: value}
            return
        if isinstance(node, ftl.MessageReference):
            yield from self._ways(message, self._pattern(_quoted(node)), path)
            return
        for part in _parts(node):
            yield from self._ways(message, part, path)

    def _variants(
        self, message: str, variable: str, node: Any, path: dict[str, Value]
    ) -> Iterator[dict[str, Value]]:
        keys = [_said_key(variant.key) for variant in node.variants]
        counted = all(key in PLURALS or key.isdigit() for key in keys)
        for variant, key in zip(node.variants, keys):
            if variable in path and not self._chosen(path[variable], key, keys):
                continue
            if variable in path:
                yield from self._ways(message, variant.value, path)
                continue
            held = self._choice(message, variable, key, keys, counted)
            for value in held:
                yield {**path, variable: value}
            if held:
                yield from self._ways(message, variant.value, {**path, variable: held[0]})
        if counted and variable not in path:
            for n in NUMBERS:
                yield {**path, variable: Value(str(n), n)}

    def _choice(
        self, message: str, variable: str, key: str, keys: Sequence[str], counted: bool
    ) -> list[Value]:
        """Values of a variable that choose a variant."""
        if counted:
            n = PLURALS[key] if key in PLURALS else int(key)
            return [Value(str(n), n)]
        if key != "other":
            return [Value(key, int(key) if key.isdigit() else key)]
        held = [value for value in self.values(message, variable) if value.key not in keys]
        return held or [Value("other", "other")]

    def _chosen(self, value: Value, key: str, keys: Sequence[str]) -> bool:
        """Whether a value that was chosen further out chooses this variant."""
        if value.key == key:
            return True
        if isinstance(value.said, int):
            return value.key not in keys and key in PLURALS and PLURALS[key] == value.said
        return key == "other" and value.key not in keys


def said(values: Values) -> dict[str, str | int]:
    return {name: value.said for name, value in values.items()}


def _parts(node: Any) -> Iterator[Any]:
    for part in vars(node).values() if hasattr(node, "__dict__") else ():
        for one in part if isinstance(part, list | tuple) else (part,):
            if isinstance(one, ftl.BaseNode):
                yield one


def _quoted(node: Any) -> str:
    return str(node.id.name) + (f".{node.attribute.name}" if node.attribute else "")


def _variable(selector: Any) -> str | None:
    if isinstance(selector, ftl.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ftl.VariableReference) else None


def _said_key(key: Any) -> str:
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def _last(way: Values) -> str:
    return list(way.values())[-1].key if way else ""


def _rest(way: Values) -> list[str]:
    return [f"{name}={value.key}" for name, value in list(way.items())[:-1]] + list(way)[-1:]


def _key(message: str, ways: Sequence[Values], shown: Values) -> str:
    if not shown:
        return message
    *around, last = shown
    values = [f"{name}={shown[name].key}" for name in around]
    held = [_last(way) for way in ways]
    numbers = [n for n in held if n.lstrip("-").isdigit()]
    if len(held) > len(numbers) > 0 or len(numbers) >= len(NUMBERS) or (not numbers and held[1:]):
        held = ["…"]
    elif numbers:
        held.sort(key=int)
    values.append(f"{last}={','.join(held)}")
    return f"{message} · {' '.join(values)}"


# -- a game in a language ----------------------------------------------------------------------


def sentences(game: AnyGame, heard: Heard) -> dict[str, list[str]]:
    """Everything that is put together, in each language."""
    words = {lang: Words(game, lang) for lang in LANGUAGES}
    polish = words["pl"].catalog
    holding = Holding(game, heard)
    engine = Catalog.load("en", [HERE / "text"]).ids()
    found = {}
    for lang, spoken in words.items():
        speaker = Speaker(spoken, polish, holding)
        lines = [
            str(line)
            for message in sorted(spoken.catalog.ids() - engine)
            if spoken.catalog.variables(message)
            for line in speaker.lines(message)
        ]
        found[lang] = lines + list(described(game, spoken))
    return found


def described(game: AnyGame, words: Words) -> Iterator[str]:
    """What is printed on each thing; a sentence that was said of another is not said again."""
    if game.speech.describe is None:
        return
    match = new_match(game)
    known: set[str] = set()
    for element in sorted(match.setting.lexicon.elements_there_are):
        for sentence in words.element(match.state, element):
            if sentence not in known:
                known.add(sentence)
                yield str(Line(element, sentence))


@cache
def new_match(game: AnyGame) -> Match:
    return Match.start(game, players=max(game.players), seed="golden", nonces=())


def heard_in(game: str) -> Heard:
    found: Heard = json.loads(HEARD.read_text("utf-8")).get(game, {}) if HEARD.exists() else {}
    return found


def file_of(game: str, lang: str) -> Path:
    return GOLDEN / f"{game}.{lang}.txt"


def main(arguments: Sequence[str]) -> None:
    chosen = [name for name in arguments if not name.startswith("-")] or names()
    if "--hear" in arguments:
        from tools.hear_everything import hear

        hear(chosen)
    for name in chosen:
        for lang, lines in sentences(load(name), heard_in(name)).items():
            file_of(name, lang).write_text("".join(f"{line}\n" for line in lines), "utf-8")
            print(f"{file_of(name, lang).name}: {len(lines)} sentences")


if __name__ == "__main__":
    main(sys.argv[1:])
