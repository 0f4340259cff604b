"""The contract between a game and the engine: one object per rulebook, made of a few groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest, clip
from stolnik.engine.flow import Ask, Flow, Move, Seat
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import State
from stolnik.engine.vocabulary import Vocabulary
from stolnik.rulebook import Ledger

OptionValue: TypeAlias = bool | str
Options: TypeAlias = Mapping[str, OptionValue]

S = TypeVar("S", bound=State)
B = TypeVar("B")


class Option(msgspec.Struct, frozen=True):
    """A variant or a setting that is chosen before the game: its first value is the default."""

    name: str
    values: tuple[OptionValue, ...] = (False, True)
    players: tuple[int, ...] = ()
    """Player counts that it is for; empty means all."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]


class Standing(msgspec.Struct, frozen=True):
    """Where one seat ended: equal places are shared, ``score`` is what the game compares."""

    seat: Seat
    place: int
    score: int
    reason: str = ""
    """Names the text ``standing-<reason>``: how the game ended for this seat."""


@dataclass(frozen=True, eq=False)
class Rules(Generic[S, B]):
    """How a game is played."""

    open_box: Callable[[Options, Path | None], B]
    """Read the components for these options; a folder of one's own replaces files by name."""
    setup: Callable[[B, int, Dice], S]
    play: Callable[[S], Flow[None]]
    """The sequence of play from wherever the state says the game stands."""
    standings: Callable[[S], Sequence[Standing]]
    audit: Callable[[S], Sequence[str]]
    """What is wrong with the count of components; empty when all is well."""


class Figure(NamedTuple):
    """Something that is counted on the table, such as a player's money."""

    seat: Seat | None
    """Whose it is; ``None`` for what belongs to the table."""
    name: str
    """The message that names it."""
    value: int
    good: int = 1
    """1 if more of it is better for its owner, -1 if less is, 0 if neither."""


@dataclass(frozen=True, eq=False)
class Sight(Generic[S]):
    """Who sees what."""

    view: Callable[[S, Seat | None], msgspec.Struct]
    """What a seat, or a watcher (``None``), may see."""
    imagine: Callable[[S, Seat, Dice], None]
    """Put all that is hidden from this seat in a canonical order, and deal it anew, in place.

    The future of the dice, and what other seats have answered in secret, the match sees to.
    """
    counted: Callable[[Any], Iterable[Figure]] | None = None
    """What is counted in a view, in the order in which a player would tell it."""


Line: TypeAlias = tuple[str, Mapping[str, Any]]
"""A message with what it is about."""


class Description(NamedTuple):
    """What stands on a thing, such as a card, whoever holds it."""

    lines: Sequence[Line]
    sections: Sequence[str] = ()
    """The sections of the rulebook that say what it does."""


class Term(NamedTuple):
    """One of the things that must hold before something can be done with an element."""

    met: bool
    refusal: Refusal
    """The clause that asks for it, and the figures that show how far it is met: what refuses
    where it is not."""


class Inspection(NamedTuple):
    """How a thing on the table stands now, as far as a seat may know it."""

    figures: str = ""
    """Names the message ``figures-<name>``: where it lies, whose it is, how much is on it."""
    about: Mapping[str, Any] = {}
    terms: Sequence[Term] = ()
    """What is asked for before it can be used, such as each condition of a victory."""
    helps: Sequence[Line] = ()
    """What would help to meet a term that is not met, a sentence each."""


@dataclass(frozen=True, eq=False)
class Speech(Generic[S]):
    """How it is put into words."""

    vocabulary: Vocabulary
    texts: tuple[str, ...] = ("text",)
    """The folders of its words, below ``home``; editions share one and each adds its own."""
    summary: Callable[[S, Seat | None], Sequence[Line]] | None = None
    """The table in a few lines for a terminal; what is indented belongs to the line above."""
    result: Callable[[S, Seat], Sequence[Line]] | None = None
    """How the result of a seat came about, source by source, when the game is over."""
    map: Callable[[S, Seat | None], Sequence[Line]] | None = None
    """Where everything lies: neighbours, routes in order, and who is where."""
    describe: Callable[[S, str], Description] | None = None
    """What is printed on an element such as ``card:papal_elephant``, and never where it is."""
    inspect: Callable[[S, Seat | None, str], Inspection] | None = None
    """How an element stands now.  A seat, or a watcher, asks: only what is in its view may be told,
    and of what is hidden from it the same wherever that lies."""


@dataclass(frozen=True, eq=False)
class Advice(Generic[S]):
    """What a position is worth, for bots."""

    judgement: Callable[[S, Seat], float]
    """What the position is worth to a seat; only differences between moves matter."""
    judgements: Callable[[S], Sequence[float]] | None = None
    """The same for all seats at one go, where they have much to work out in common."""
    horizon: Callable[[S, Seat], int] | None = None
    """A number that changes where the plans of a bot in this seat end, such as with a Round.

    Without it, bots think one action ahead.
    """
    plausible: Callable[[S, Ask], Sequence[Move]] | None = None
    """Of an ask's options those that a bot who plans should try: never none, often all."""
    points: Callable[[S, Seat], float] | None = None
    """What a seat would score if the game ended here, for the chart of a game that is over.

    Without it the judgement is drawn.
    """

    def worths(self, g: S, players: int) -> Sequence[float]:
        """What the position is worth to each of the seats."""
        if self.judgements is not None:
            return self.judgements(g)
        return [self.judgement(g, seat) for seat in range(players)]


@dataclass(frozen=True, eq=False)
class Game(Generic[S, B]):
    """A game as the engine knows it.

    ``S`` is its state, ``B`` its box: the components, read and checked once per match.
    """

    name: str
    version: str
    home: Path
    """The package folder, with ``rules/`` and ``text/`` in it."""
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[S]
    rules: Rules[S, B]
    sight: Sight[S]
    speech: Speech[S]
    advice: Advice[S]
    ledger_folder: str = "rules"
    """Below ``home``."""
    goes_on_from: str = ""
    """The first version whose saves mean here what they meant there, if not all do: where the
    components have other numbers since, a running game belongs to the release that played it."""
    scored: bool = False
    """Whether the scores are points, which say something without those of the others."""

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.load(self.home / self.ledger_folder)

    def check_players(self, players: int) -> None:
        if type(players) is not int:
            raise BadRequest("players-kind", players=clip(players))
        if players not in self.players:
            raise BadRequest(
                "players", game=self.name, players=players, right=_count_words(self.players)
            )

    def check_options(self, options: Options, players: int) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in; unknown ones are refused."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            option = known.get(name)
            if option is None:
                right = ", ".join(known) or "-"
                raise BadRequest("option", game=self.name, option=clip(name), right=right)
            if not any(type(value) is type(v) and value == v for v in option.values):
                right = ", ".join(str(v).lower() for v in option.values)
                raise BadRequest("option-value", option=name, value=clip(value), right=right)
            if option.players and players not in option.players and value != option.default:
                raise BadRequest("option-players", option=name, right=_count_words(option.players))
        return {name: options.get(name, option.default) for name, option in known.items()}


AnyGame: TypeAlias = Game[Any, Any]


def _count_words(counts: Sequence[int]) -> str:
    return ", ".join(str(n) for n in counts)
