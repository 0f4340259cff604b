"""Options as a screen needs them: in words, with what they cost, bring and touch."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from stolnik.engine.flow import Ask, Move
from stolnik.engine.vocabulary import Details, Family, Lexicon, Verb
from stolnik.engine.words import Words
from stolnik.text import Phrase

T = TypeVar("T")

_NONE: Final[Details] = {}


class Offer(msgspec.Struct, frozen=True):
    """An option as a screen needs it."""

    move: Move
    text: str
    """The whole option in words."""
    label: str
    """The same without its verb, for a button in its group."""
    group: str
    """Options of one group stand together."""
    heading: str
    """The group in words; empty if it needs none."""
    price: dict[str, int]
    """What it costs, by currency."""
    gain: dict[str, int]
    elements: tuple[str, ...]
    """The elements of the board that it touches."""
    parts: dict[str, object]
    """Its parts by name: the axes, where options are a product of several."""
    final: bool
    """Whether it cannot be taken back: dice will be thrown, or something hidden shown."""
    names: dict[str, str] = {}
    """Its parts in words."""


class Made(Generic[T]):
    """What was made of offers, so that the same need not be made again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._asks: dict[Hashable, int] = {}
        self._made: dict[tuple[int, Hashable], T] = {}

    def number_of(self, ask: Hashable) -> int:
        """A number for what is the same for all options of an ask."""
        if len(self._made) >= self._most or len(self._asks) >= self._most:
            self._asks.clear()
            self._made.clear()
        return self._asks.setdefault(ask, len(self._asks))

    def get(self, ask: int, option: Hashable) -> T | None:
        return self._made.get((ask, option))

    def keep(self, ask: int, option: Hashable, made: T) -> T:
        self._made[ask, option] = made
        return made


class Offering:
    """The options of one ask; what is the same for all of them is worked out once."""

    def __init__(self, words: Words, lexicon: Lexicon, g: Any, ask: Ask) -> None:
        self._words = words
        self._lexicon = lexicon
        self._verbs = lexicon.vocabulary.by_name
        self._g = g
        self._ask = ask
        self._about = words.about(g, ask.about)

    def offer(self, move: Move, *, final: bool = False, details: Details | None = None) -> Offer:
        words, g, ask = self._words, self._g, self._ask
        verb = self._verbs[str(move[0])]
        if details is None:
            details = self.details(verb, move)
        parts = self._lexicon.vocabulary.named_parts(move)
        names = words.about(g, parts)
        said = {**self._about, **names, **words.about(g, details)}
        message, label_message = words.messages_of(ask, verb.name)
        text = words.catalog.say(message, **said)
        if label_message:
            label = words.catalog.say(label_message, **said)
        else:
            label = ", ".join(map(str, names.values())) if names else text
        figures = {**parts, **details}
        group = verb.group or verb.name
        return Offer(
            move=move,
            text=text,
            label=label,
            group=group,
            heading=words.group(group),
            price=_figures(verb.price, figures),
            gain=_figures(verb.gain, figures),
            elements=self._lexicon.elements(g, ask, move),
            parts=parts,
            final=final,
            names={field: str(name) for field, name in names.items()},
        )

    def details(self, verb: Verb, move: Move) -> Details:
        return _NONE if verb.tell is None else verb.tell(self._g, self._ask, *move[1:])

    # -- what an offer depends on ----------------------------------------------------------

    @property
    def same(self) -> Hashable:
        """All that offers of this ask depend on, beside what :meth:`key` tells of each."""
        seats = range(self._lexicon.players)
        players = tuple(self._words.player(self._g, seat) for seat in seats)
        return (self._ask.topic, tuple(self._about.items()), players)

    def key(self, verb: Verb, move: Move, details: Details) -> Hashable | None:
        """All that the offer of a move depends on; ``None`` if that cannot be told."""
        fixed, told = self._words.fixed(verb)
        if fixed and not details:
            return move
        extras: list[Hashable] = []
        if not fixed:
            extras.append(self._lexicon.elements(self._g, self._ask, move))
            parts = self._lexicon.vocabulary.named_parts(move)
            extras += [str(self._words.name(self._g, field, parts[field])) for field in told]
        try:
            extras += [self._frozen(field, value) for field, value in details.items()]
        except TypeError:
            return None
        return (move, *extras)

    def _frozen(self, field: str, value: object) -> Hashable:
        """A figure of an option, told from every other."""
        kind = self._words.vocabulary.kinds.get(field)
        if isinstance(kind, Family) and kind.text is not None:
            return (field, str(self._words.name(self._g, field, value)), _simple(value))
        if type(value) is Phrase:
            return (field, value.message, *(self._frozen(*each) for each in value.about.items()))
        return (field, _simple(value))


def _simple(value: object) -> Hashable:
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is bool or value is None:
        return (kind, value)
    if isinstance(value, (list, tuple)) and kind in (list, tuple):
        return (tuple, *map(_simple, value))
    raise TypeError


def _figures(wanted: Mapping[str, str], figures: dict[str, object]) -> dict[str, int]:
    if not wanted:
        return {}
    found = {currency: figures.get(name, 0) for currency, name in wanted.items()}
    return {currency: value for currency, value in found.items() if type(value) is int and value}
