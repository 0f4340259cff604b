"""What can be said in a game: the verbs of its moves, their parts, and what each part names.

One description serves everything outside the rules: the words of a move, what can be typed,
whether a move is well-formed, which elements of the board an option touches, and a number for
every move::

    CARD = Family("card", lambda box: box.cards)
    Vocabulary(
        verbs=(
            Verb("buy", {"card": CARD}, tell=_buy, group="market", price={"florins": "florins"}),
            Verb("place", {"worker": WORKER}, repeat=(1, 3), ordered=True),
        ),
        fields={"owner": SEAT},
        seat=lambda g, seat: f"bank-{g.players[seat].bank}",
    )

A :class:`Lexicon` is a vocabulary with a box: it knows every id there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice, product
from math import prod
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from stolnik.engine.flow import Ask, Move, Seat
from stolnik.engine.state import Event

Part: TypeAlias = str | int
"""An id or a number in a move."""

Details: TypeAlias = Mapping[str, object]
"""What a sentence needs beyond the parts of a move or the fields of an event."""


@dataclass(frozen=True, eq=False)
class Family:
    """A kind of thing that moves, questions and events can name, such as cards."""

    name: str
    """Its texts are ``<name>-<id>``, its elements of the board ``<name>:<id>``."""
    ids: Callable[[Any], Iterable[str]]
    """Every id that there is in a box."""
    text: Callable[[Any, str], str] | None = None
    """The message that names one in this state, where the id alone does not say it."""
    on_board: bool = True
    """Whether the board has an element for each."""
    lies_at: Callable[[Any, str], str | None] | None = None
    """``lies_at(box, id)``: the element of another family that one stands for, if there is one."""

    def all(self, box: Any, players: int) -> tuple[Part, ...]:
        return tuple(self.ids(box))

    def message(self, g: Any, part: str) -> str:
        return f"{self.name}-{part}" if self.text is None else self.text(g, part)

    def element(self, part: Part) -> str | None:
        return f"{self.name}:{part}" if self.on_board else None


@dataclass(frozen=True, eq=False)
class Number:
    """A part that is a whole number, within bounds that may depend on the box."""

    name: str
    least: int
    most: int | Callable[[Any], int]

    def all(self, box: Any, players: int) -> tuple[Part, ...]:
        most = self.most if isinstance(self.most, int) else self.most(box)
        return tuple(range(self.least, most + 1))

    def element(self, part: Part) -> str | None:
        return None


@dataclass(frozen=True, eq=False)
class Seats:
    """A part, or a field, that is a player's seat."""

    name: str = "seat"

    def all(self, box: Any, players: int) -> tuple[Part, ...]:
        return tuple(range(players))

    def element(self, part: Part) -> str | None:
        return f"seat:{part}"


Kind: TypeAlias = Family | Number | Seats

SEAT: Final = Seats()

TOUCHING: Final = 500
"""How many moves of a verb are tried when an element is looked for that its parts do not name, or
those are looked for that can be meant."""


@dataclass(frozen=True, eq=False)
class Verb:
    """One kind of move, and what a screen needs to show it."""

    name: str
    parts: Mapping[str, Kind] = field(default_factory=dict)
    """What follows the verb, by the names that its texts use."""
    repeat: tuple[int, int] = (1, 1)
    """How often the parts can stand one after the other: at least, and at most."""
    ordered: bool = False
    """Whether parts that repeat stand in the order of their family, so that each choice of
    several things is one move and not many."""
    tell: Callable[..., Details] | None = None
    """``tell(g, ask, *parts)``: what the words of the option need beyond its parts."""
    group: str = ""
    """Options of a group stand together, under ``group-<name>``; else by their verb."""
    price: Mapping[str, str] = field(default_factory=dict)
    """For each currency the figure of ``tell``, or the part, that says how much it costs."""
    gain: Mapping[str, str] = field(default_factory=dict)
    """Likewise for what it brings."""
    touches: Callable[..., Iterable[str]] | None = None
    """``touches(g, ask, *parts)``: elements of the board beside those that the parts name."""
    meant: Callable[..., bool] | None = None
    """``meant(g, ask, *parts)``: whether somebody who points at a thing can mean this move, which
    is not offered: nobody means to buy a card that is not on sale."""

    def __post_init__(self) -> None:
        for name in ("parts", "price", "gain"):
            object.__setattr__(self, name, MappingProxyType(getattr(self, name)))


def numbered_player(g: Any, seat: Seat) -> str:
    return f"player-{seat + 1}"


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """Everything that can be said in a game."""

    verbs: Sequence[Verb]
    fields: Mapping[str, Kind] = field(default_factory=dict)
    """What the fields of questions and events name, where they are not parts of moves."""
    seat: Callable[[Any, Seat], str] = numbered_player
    """The message that names the player at a seat."""
    event: Callable[[Any, Event], Details] | None = None
    """What the words of an event need beyond its fields."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "verbs", tuple(self.verbs))
        object.__setattr__(self, "fields", MappingProxyType(self.fields))

    @cached_property
    def by_name(self) -> Mapping[str, Verb]:
        return MappingProxyType({verb.name: verb for verb in self.verbs})

    @cached_property
    def kinds(self) -> Mapping[str, Kind]:
        """Every name of a part or a field with what it names."""
        named: dict[str, Kind] = {"seat": SEAT}
        for verb in self.verbs:
            for name, kind in verb.parts.items():
                if named.setdefault(name, kind) is not kind:
                    raise TypeError(f"The part {name!r} names two kinds of things.")
        return MappingProxyType({**named, **self.fields})

    def named_parts(self, move: Move) -> dict[str, object]:
        """The parts of a move by their names; those of a verb that repeats as lists."""
        verb = self.by_name.get(str(move[0]))
        if verb is None:
            return {}
        names, given = tuple(verb.parts), move[1:]
        if verb.repeat == (1, 1):
            return dict(zip(names, given))
        return {name: list(given[at :: len(names)]) for at, name in enumerate(names)}

    def details(self, g: Any, ask: Ask, move: Move) -> Details:
        verb = self.by_name.get(str(move[0]))
        return {} if verb is None or verb.tell is None else verb.tell(g, ask, *move[1:])


@dataclass(frozen=True, eq=False)
class Lexicon:
    """A vocabulary with the box that is played with; whoever has it can only read it."""

    vocabulary: Vocabulary
    box: Any
    players: int

    @cached_property
    def ids(self) -> Callable[[Kind], Mapping[Part, int]]:
        """Every id or number of a kind, each with its place in the order."""

        @cache
        def ids(kind: Kind) -> Mapping[Part, int]:
            things = kind.all(self.box, self.players)
            return MappingProxyType({part: place for place, part in enumerate(things)})

        return ids

    def element(self, kind: Kind, part: Part) -> str | None:
        """The element of the board that an id of a kind names."""
        if isinstance(kind, Family) and kind.lies_at is not None:
            return kind.lies_at(self.box, str(part))
        return kind.element(part)

    # -- moves -----------------------------------------------------------------------------

    def well_formed(self, move: Move) -> bool:
        """Whether a move has a verb that exists, with parts that exist."""
        if not move or type(move[0]) is not str:
            return False
        verb = self.vocabulary.by_name.get(move[0])
        if verb is None:
            return False
        kinds, given = tuple(verb.parts.values()), move[1:]
        times = len(given) // len(kinds) if kinds else 1
        if len(given) != times * len(kinds) or not verb.repeat[0] <= times <= verb.repeat[1]:
            return False
        for kind, part in zip(kinds * times, given):
            wanted = str if isinstance(kind, Family) else int
            if type(part) is not wanted or part not in self.ids(kind):
                return False
        return not verb.ordered or self._in_order(kinds, given)

    def _in_order(self, kinds: tuple[Kind, ...], given: Move) -> bool:
        places = [self.ids(kind)[part] for kind, part in zip(kinds * len(given), given)]
        wide = len(kinds)
        rows = [places[at : at + wide] for at in range(0, len(places), wide)]
        return rows == sorted(rows)

    def elements(self, g: Any, ask: Ask, move: Move) -> tuple[str, ...]:
        """The elements of the board that a move names or touches."""
        verb = self.vocabulary.by_name[str(move[0])]
        kinds = tuple(verb.parts.values())
        named = (self.element(kind, part) for kind, part in zip(kinds * len(move), move[1:]))
        found = [element for element in named if element is not None]
        if verb.touches is not None:
            found += verb.touches(g, ask, *move[1:])
        return tuple(dict.fromkeys(found))

    def thing(self, element: str) -> tuple[Kind, Part] | None:
        """What an element of the board stands for; ``None`` if there is no such element."""
        return self._things.get(element)

    @cached_property
    def elements_there_are(self) -> Sequence[str]:
        return tuple(self._things)

    @cached_property
    def _things(self) -> Mapping[str, tuple[Kind, Part]]:
        found: dict[str, tuple[Kind, Part]] = {}
        for kind in self.vocabulary.kinds.values():
            for part in self.ids(kind):
                element = kind.element(part)
                if element is not None:
                    found.setdefault(element, (kind, part))
        return MappingProxyType(found)

    def standing_for(self, kind: Kind, element: str) -> Sequence[Part]:
        """The ids of a kind that an element of the board stands for."""
        return self._standing(kind).get(element, ())

    @cached_property
    def _standing(self) -> Callable[[Kind], Mapping[str, Sequence[Part]]]:
        """For each element that an id of a kind stands for, all that do."""

        @cache
        def standing(kind: Kind) -> Mapping[str, Sequence[Part]]:
            found: dict[str, tuple[Part, ...]] = {}
            for part in self.ids(kind):
                named = self.element(kind, part)
                if named is not None:
                    found[named] = (*found.get(named, ()), part)
            return found

        return standing

    def naming(self, g: Any, ask: Ask, element: str, most: int) -> Iterator[Move]:
        """Moves of the question's verbs, offered or not, that somebody who points at an element
        of the board can mean; those most like what is offered come first."""
        for name in ask.topic.verbs:
            verb = self.vocabulary.by_name[name]
            found = self._naming(g, ask, verb, element)
            if verb.meant is not None:
                meant = verb.meant
                found = (m for m in islice(found, TOUCHING) if meant(g, ask, *m[1:]))
            yield from islice(found, most)

    def _naming(self, g: Any, ask: Ask, verb: Verb, element: str) -> Iterator[Move]:
        kinds = tuple(verb.parts.values()) * max(1, verb.repeat[0])
        standing = [self.standing_for(kind, element) for kind in kinds]
        if not any(standing) and verb.touches is None:
            return
        offered = [move for move in ask.options if move[0] == verb.name]
        wide = [self._offered_first(kind, at, offered) for at, kind in enumerate(kinds)]
        for at, things in enumerate(standing):
            for parts in product(*wide[:at], things, *wide[at + 1 :]):
                yield (verb.name, *parts)
        if any(standing) or verb.touches is None:
            return
        for parts in islice(product(*wide), TOUCHING):
            if element in verb.touches(g, ask, *parts):
                yield (verb.name, *parts)

    def _offered_first(self, kind: Kind, at: int, offered: Sequence[Move]) -> tuple[Part, ...]:
        """The ids of a kind; those that stand in the same place of an option before the others."""
        first = dict.fromkeys(move[at + 1] for move in offered if at + 1 < len(move))
        return tuple(dict.fromkeys([*first, *self.ids(kind)]))

    def moves_of(self, verbs: Iterable[str]) -> Iterator[Move]:
        """All moves of these verbs, their parts as seldom as they can stand; where parts are
        ordered, a move may not be well-formed."""
        for name in verbs:
            verb = self.vocabulary.by_name[name]
            kinds = tuple(verb.parts.values()) * max(1, verb.repeat[0])
            for parts in product(*(self.ids(kind) for kind in kinds)):
                yield (name, *parts)

    # -- a number for every move -----------------------------------------------------------

    @cached_property
    def _blocks(self) -> tuple[tuple[int, Verb, int, tuple[int, ...]], ...]:
        """For each verb and number of repetitions: its first code, and how wide each part is."""
        blocks = []
        start = 0
        for verb in self.vocabulary.verbs:
            kinds = tuple(verb.parts.values())
            for times in range(verb.repeat[0], verb.repeat[1] + 1):
                widths = tuple(len(self.ids(kind)) for kind in kinds * times)
                blocks.append((start, verb, times, widths))
                start += prod(widths)
        return tuple(blocks)

    @cached_property
    def size(self) -> int:
        """How many codes there are; codes run from 0 up to it."""
        return sum(prod(widths) for _, _, _, widths in self._blocks)

    def code(self, move: Move) -> int:
        """The number of a well-formed move: the same in every match with this box."""
        if not self.well_formed(move):
            raise ValueError(f"{move!r} is not a move of this game.")
        for start, verb, times, widths in self._blocks:
            if verb.name == move[0] and len(widths) == len(move) - 1:
                kinds = tuple(verb.parts.values()) * times
                number = 0
                for kind, width, part in zip(kinds, widths, move[1:]):
                    number = number * width + self.ids(kind)[part]
                return start + number
        raise AssertionError(move)

    def move(self, code: int) -> Move:
        """The move of a number; where parts are ordered, it may not be well-formed."""
        if not 0 <= code < self.size:
            raise ValueError(f"There is no move {code}; codes go from 0 to {self.size - 1}.")
        start, verb, times, widths = next(
            block for block in reversed(self._blocks) if block[0] <= code and 0 not in block[3]
        )
        number = code - start
        parts: list[Part] = []
        kinds = tuple(verb.parts.values()) * times
        for kind, width in zip(reversed(kinds), reversed(widths)):
            number, place = divmod(number, width)
            parts.append(tuple(self.ids(kind))[place])
        return (verb.name, *reversed(parts))
