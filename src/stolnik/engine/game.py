"""The contract between a game and the engine: one object per rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from stolnik.engine.dice import Dice
from stolnik.engine.errors import BadRequest
from stolnik.engine.flow import Ask, Flow, Move, Seat
from stolnik.engine.ledger import Ledger
from stolnik.engine.refusal import Refusal
from stolnik.engine.state import Event, State

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

    open_box: Callable[[Options, Path | None], B]
    """Read the components for these options; a folder of one's own replaces files by name."""
    setup: Callable[[B, int, Dice], S]
    play: Callable[[S], Flow[None]]
    """The sequence of play from wherever the state says the game stands."""
    view: Callable[[S, Seat | None], msgspec.Struct]
    imagine: Callable[[S, Seat, Dice], None]
    """Deal anew, in place, every component that is hidden from this seat.

    The future of the dice, and what other seats have answered in secret, the match sees to.
    """
    why_not: Callable[[S, Ask, Move], Refusal | None]
    """The clause that keeps a move out of an ask's options, if the game knows one.

    A move that is among the options has none.
    """
    standings: Callable[[S], Sequence[Standing]]
    audit: Callable[[S], Sequence[str]]
    """What is wrong with the count of components; empty when all is well."""
    judgement: Callable[[S, Seat], float]
    """What the position is worth to a seat; only differences between moves matter."""

    moves: Mapping[str, tuple[str, ...]]
    """For each verb the names of what follows it: ``{"buy": ("card",)}``."""
    families: Mapping[str, str | Callable[[S, str], str]]
    """For each such name the family of texts it belongs to: ``{"card": "card"}``.

    Where an id alone does not say it, a function names the message for it in this state.
    """
    seat_name: Callable[[S, Seat], str]
    """The message that names the player at a seat, such as ``bank-fugger``."""
    ledger: str = "rules"
    """The folder of its ledger, below ``home``."""
    texts: tuple[str, ...] = ("text",)
    """The folders of its words, below ``home``; editions share one and each adds its own."""
    scored: bool = False
    """Whether the scores are points, which say something without those of the others."""
    details: Callable[[S, Ask, Move], Mapping[str, object]] | None = None
    """What the words of an option need beyond its parts, such as the price of a purchase."""
    event_details: Callable[[S, Event], Mapping[str, object]] | None = None
    """What the words of an event need beyond its fields."""
    horizon: Callable[[S, Seat], int] | None = None
    """A number that changes where the plans of a bot in this seat end, such as with a Round.

    Without it, bots think one action ahead.
    """
    plausible: Callable[[S, Ask], Sequence[Move]] | None = None
    """Of an ask's options those that a bot who plans should try: never none, often all."""
    summary: Callable[[S, Seat | None], Sequence[tuple[str, Mapping[str, Any]]]] | None = None
    """The table in a few lines for a terminal: messages with what they are about."""

    @cached_property
    def rules(self) -> Ledger:
        return Ledger.load(self.home / self.ledger)

    def check_players(self, players: int) -> None:
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
                raise BadRequest("option", game=self.name, option=name, right=right)
            if not any(
                value is v or (value == v and type(value) is type(v)) for v in option.values
            ):
                right = ", ".join(str(v).lower() for v in option.values)
                raise BadRequest("option-value", option=name, value=str(value), right=right)
            if option.players and players not in option.players and value != option.default:
                raise BadRequest("option-players", option=name, right=_count_words(option.players))
        return {name: options.get(name, option.default) for name, option in known.items()}


def _count_words(counts: Sequence[int]) -> str:
    return ", ".join(str(n) for n in counts)
