"""How rules talk to players: topics, asks, moves, flows and checkpoints.

A rule is a generator over the state.  It yields a question and receives the answer::

    VOTE = Topic("vote", verbs=("vote",), refuse=refuse_vote_answer, set_by=("PAX1-F6.1",))

    def vote(g: Pax, seat: Seat) -> Flow[None]:
        empire = yield from choose_thing(seat, VOTE, {("vote", e): e for e in eligible(g, seat)})

The match that runs the flow turns each yielded :class:`Ask` into something a person or a
program can answer, and sends the chosen :data:`Move` back in.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import chain, islice
from types import GeneratorType, MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NoReturn, TypeAlias, TypeVar

import msgspec
from msgspec.structs import force_setattr

if TYPE_CHECKING:
    from stolnik.engine.refusal import Refusal

Seat: TypeAlias = int
"""A player's place at the table, counted clockwise from 0."""

Move: TypeAlias = tuple[str | int, ...]
"""One answer: a verb and what it is about, such as ``("buy", "papal_elephant")``."""

PASS: Final[Move] = ("pass",)
DONE: Final[Move] = ("done",)
YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)


class Topic(str):
    """What a question is about: its name, and who answers *why not?* for it.

    >>> Topic("levy", verbs=("levy",), set_by=("PAX1-G4.1",)) == "levy"
    True
    """

    __slots__ = ("refuse", "set_by", "verbs")

    verbs: tuple[str, ...]
    """The verbs that an answer can have."""
    refuse: Callable[[Any, Ask, Move], Refusal | None] | None
    """The guard of a well-formed move that was not offered; the one that chose the options."""
    set_by: tuple[str, ...]
    """The clause that says what can be answered at all, where the guard knows no better.

    Of several, one for each edition, the one that the ledger of the game has.
    """

    def __new__(
        cls,
        name: str,
        *,
        verbs: Sequence[str] = (),
        refuse: Callable[[Any, Ask, Move], Refusal | None] | None = None,
        set_by: Sequence[str] = (),
    ) -> Topic:
        topic = super().__new__(cls, name)
        for field, value in (
            ("verbs", tuple(verbs)),
            ("refuse", refuse),
            ("set_by", tuple(set_by)),
        ):
            object.__setattr__(topic, field, value)
        return topic

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Whoever is asked holds the topic, and its guard is handed the state."""
        raise AttributeError(f"a topic cannot be written to, nor its {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a topic cannot be written to, nor its {name}")


Value: TypeAlias = str | int

NOTHING: Final[Mapping[str, Value]] = MappingProxyType({})


Options: TypeAlias = tuple[Move, ...] | Iterable[Move]
"""Answers, or what gives them one by one."""

COMES_ONE_BY_ONE: Final = frozenset((GeneratorType, chain))
"""What is not worked out before somebody looks."""


class Ask(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A question to one seat, with every legal answer in a canonical order.

    Nothing in it can be changed by whoever holds it.
    """

    seat: Seat
    topic: Topic
    _options: Options
    about: Mapping[str, Value] = NOTHING

    @classmethod
    def of(cls, seat: Seat, topic: Topic, options: Iterable[Move], **about: Value) -> Ask:
        """A question; options that come one by one are worked out when somebody looks."""
        given = options if type(options) in COMES_ONE_BY_ONE else tuple(options)
        return cls(seat, topic, given, MappingProxyType(about) if about else NOTHING)

    @property
    def options(self) -> tuple[Move, ...]:
        """Every legal answer, worked out when first asked for.

        That is before the rules go on: a match sees to it.
        """
        options = self._options
        return options if type(options) is tuple else self._worked_out(options)

    def _worked_out(self, options: Options) -> tuple[Move, ...]:
        try:
            moves = tuple(options)
        except BaseException:
            force_setattr(self, "_options", None)  # half of them are none
            raise
        force_setattr(self, "_options", moves)
        return moves

    def work_out(self) -> None:
        """Have the options at hand, before the state changes or somebody else may look."""
        options = self._options
        if type(options) is not tuple:
            self._worked_out(options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return NotImplemented
        mine = (self.seat, self.topic, self.about)
        return mine == (other.seat, other.topic, other.about) and self.options == other.options

    def __ne__(self, other: object) -> bool:
        return not self == other


class _Signal(Enum):
    CHECKPOINT = "checkpoint"


CHECKPOINT: Final = _Signal.CHECKPOINT
"""Yielded by a main loop whenever the state alone says what comes next."""

T = TypeVar("T")


class Privately:
    """Series of questions to several seats at once, each to be answered in private.

    A series is made anew whenever its owner takes an answer back, so it is given by what makes
    it, and does nothing but ask and return.
    """

    __slots__ = ("series",)

    def __init__(self, series: Mapping[Seat, Callable[[], Flow[Any]]]) -> None:
        self.series = series


Question: TypeAlias = Ask | Privately | Literal[_Signal.CHECKPOINT]

Flow: TypeAlias = Generator[Question, Any, T]
"""A procedure of the rules that may ask on its way to a result of type ``T``."""


def choose(seat: Seat, topic: Topic, options: Iterable[Move], **about: Value) -> Flow[Move]:
    """Ask one seat; a question with a single answer is not asked.

    Of a long menu that comes option by option, no more is worked out here than it takes to see
    whether there is a choice.  Who replays the answer, or judges the position, needs no more.
    """
    moves: Options
    few: tuple[Move, ...]
    if type(options) in COMES_ONE_BY_ONE:
        few = tuple(islice(options, 2))
        moves = few if len(few) < 2 else chain(few, options)
    else:
        few = moves = tuple(options)
    if len(few) == 1:
        return few[0]
    answer: Move = yield Ask(seat, topic, moves, MappingProxyType(about) if about else NOTHING)
    return answer


def choose_thing(seat: Seat, topic: Topic, things: Mapping[Move, T], **about: Value) -> Flow[T]:
    """Ask for one of several things, each with the move that names it."""
    moves = tuple(things)
    if len(moves) == 1:
        return things[moves[0]]
    move: Move = yield Ask(seat, topic, moves, MappingProxyType(about) if about else NOTHING)
    return things[move]


def choose_number(
    seat: Seat, topic: Topic, verb: str, numbers: Iterable[int], **about: Value
) -> Flow[int]:
    """Ask for a number: ``("pay", 3)``."""
    return (
        yield from choose_thing(
            seat, topic, {(verb, number): number for number in numbers}, **about
        )
    )


def choose_several(
    seat: Seat,
    topic: Topic,
    things: Mapping[Move, T],
    *,
    least: int = 0,
    most: int | None = None,
    **about: Value,
) -> Flow[list[T]]:
    """Ask for several things one after the other, and for *done* once there are enough.

    They are chosen in the order in which they are listed: what was passed over does not come
    back, so that the same things cannot be chosen in two ways.
    """
    moves = list(things)
    most = len(moves) if most is None else min(most, len(moves))
    chosen: list[T] = []
    while len(chosen) < most:
        needed = max(0, least - len(chosen))
        # The last ones stay in reach only if enough of them are left.
        within = moves[: len(moves) - needed + 1] if needed else moves
        options = within if needed else [*within, DONE]
        move = yield from choose(seat, topic, options, **about, chosen=len(chosen))
        if move == DONE:
            break
        chosen.append(things[move])
        del moves[: moves.index(move) + 1]
    return chosen


def choose_secretly(asks: Sequence[Ask]) -> Flow[list[Move]]:
    """Ask several seats at once; nobody learns an answer before all are in.

    Even a question with a single answer is asked, for not to ask would reveal it.
    """
    series = {ask.seat: partial(_answer, ask) for ask in asks}
    if len(series) != len(asks):
        raise ValueError(f"a seat is asked twice at once: {[ask.seat for ask in asks]}")
    answers = yield from choose_privately(series)
    return [answers[ask.seat] for ask in asks]


def _answer(ask: Ask) -> Flow[Move]:
    answer: Move = yield ask
    return answer


def choose_privately(series: Mapping[Seat, Callable[[], Flow[T]]]) -> Flow[dict[Seat, T]]:
    """Let several seats each work through questions of their own, in private.

    Each goes at its own pace and can take its own answers back until all have finished; the
    others see only who has finished.  A series must neither change the state nor use dice: what
    it returns takes effect afterwards.
    """
    if not series:
        return {}
    results: dict[Seat, T] = yield Privately(series)
    return results


def rest_of(flow: Flow[None] | None) -> Flow[None]:
    """What a procedure has still to ask; one that returns nothing has been done at once."""
    if flow is not None:
        yield from flow
