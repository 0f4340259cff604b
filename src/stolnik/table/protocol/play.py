"""The shapes of play: a chair, answers, reasons, talk."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from stolnik.table.protocol.base import (
    NO_NUL,
    Count,
    In,
    Lang,
    Move,
    MoveSent,
    Out,
    SeatNumber,
    ShortText,
    Token,
)
from stolnik.table.protocol.people import Person
from stolnik.table.protocol.rooms import StandingInfo


class Player(Out, frozen=True, kw_only=True):
    seat: int
    name: str
    short: str
    """The name where there is little room."""


class GroupInfo(Out, frozen=True, kw_only=True):
    id: str
    words: str


class PartInfo(Out, frozen=True, kw_only=True):
    """A part of a move: what it is, its value, and the value in words."""

    field: str
    value: Any
    text: str


class OfferInfo(Out, frozen=True, kw_only=True):
    move: Move
    text: str
    label: str
    group: GroupInfo | None
    price: dict[str, int]
    gain: dict[str, int]
    elements: list[str]
    parts: list[PartInfo]
    final: bool


class AskInfo(Out, frozen=True, kw_only=True):
    topic: str
    text: str
    about: dict[str, str | int]
    offers: list[OfferInfo]


class EventInfo(Out, frozen=True, kw_only=True):
    number: int
    name: str
    text: str
    clauses: list[str]
    elements: list[str]
    event: dict[str, Any]


class ChangeInfo(Out, frozen=True, kw_only=True):
    """What was so much, and is so much now."""

    seat: int | None
    """Whose it is; ``null`` for what belongs to the table."""
    name: str
    """The message of the game's catalog that names it."""
    text: str
    before: int
    after: int
    good: int
    """1 if more of it is better for its owner, -1 if less is, 0 if neither."""


class NetInfo(Out, frozen=True, kw_only=True):
    """What a move has changed of all that is counted, as anybody may know it."""

    number: int
    seat: int | None
    """Whose move it was, if nobody else was asked."""
    changes: list[ChangeInfo]


class RangeInfo(Out, frozen=True, kw_only=True):
    """What a figure would be: the least, the most, and on average."""

    seat: int | None
    name: str
    text: str
    before: int
    low: int
    high: int
    mean: float
    good: int


class PreviewInfo(Out, frozen=True, kw_only=True):
    """What an option would bring, as far as this seat can know."""

    move: Move
    changes: list[RangeInfo]
    says: list[str]
    """What would be told of it, if that is certain."""
    starts: list[str]
    """What would begin, such as a Battle, outermost first."""
    uncertain: bool
    """Whether dice or what is hidden decide."""
    over: bool
    """Whether it may end the game."""


class LogInfo(Out, frozen=True, kw_only=True):
    """What happened between two moves."""

    events: list[EventInfo]
    nets: list[NetInfo]


class ClockInfo(Out, frozen=True, kw_only=True):
    seat: int
    running: bool
    move: float
    bank: float
    at: float


class StandingOrder(In, frozen=True, kw_only=True):
    """An answer given beforehand."""

    topic: ShortText
    move: MoveSent
    unless: Literal["touched", "never"] = "touched"
    times: Annotated[int, Meta(ge=1, le=1000)] = 1


class Table(Out, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """A chair as a message: all that a seat, or a watcher, may know."""

    room: str
    seat: int | None
    lang: Lang
    number: int
    question: str
    over: bool
    view: Any
    players: list[Player]
    steps: list[str]
    waiting: list[int]
    ask: AskInfo | None
    undo: bool
    since: int
    events: list[EventInfo]
    nets: list[NetInfo]
    standings: list[StandingInfo]
    clocks: list[ClockInfo]
    orders: list[StandingOrder]


class SubmitBody(In, frozen=True, kw_only=True):
    seat: SeatNumber
    question: Token
    move: MoveSent


class UndoBody(In, frozen=True, kw_only=True):
    seat: SeatNumber
    question: Token


class WhyNotBody(In, frozen=True, kw_only=True):
    seat: SeatNumber | None
    move: MoveSent | None = None
    element: ShortText | None = None


class OrdersBody(In, frozen=True, kw_only=True):
    seat: SeatNumber
    orders: Annotated[list[StandingOrder], Meta(max_length=20)]


class WhyNotAnswer(Out, frozen=True, kw_only=True):
    move: Move
    text: str
    clause: str | None
    say: str


class TermInfo(Out, frozen=True, kw_only=True):
    """One of the things that must hold before something can be done with an element."""

    met: bool
    text: str
    clause: str


class WhyNot(Out, frozen=True, kw_only=True):
    """Why a move is not possible, or everything about an element of the board."""

    offered: bool
    """Whether it can be played, or something can be done with the element."""
    answers: list[WhyNotAnswer]
    """If not, why; nothing where nothing is asked of this seat."""
    name: str = ""
    """What the element is called."""
    stands: str = ""
    """How it stands now."""
    terms: tuple[TermInfo, ...] = ()
    helps: tuple[str, ...] = ()
    """What would help to meet a term that is not met."""
    sections: tuple[str, ...] = ()
    """The sections of the rulebook that say what it does."""


class Verdict(Out, frozen=True, kw_only=True):
    fair: bool | None
    """``None`` where nothing was promised: in a game that went on from a position of another."""
    commitment: str
    seed: str
    nonces: list[str]
    drawn: list[int]
    """The seats whose nonces were the server's own."""
    moves: int
    say: str


class ForkBody(In, frozen=True, kw_only=True):
    number: Count
    seat: SeatNumber | None = None
    bot: ShortText = "greedy"


class ChatBody(In, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class NotesBody(In, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=20_000, pattern=NO_NUL)]


class NotesInfo(Out, frozen=True, kw_only=True):
    text: str


class ChatLine(Out, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    id: int
    room: str
    person: Person | None
    at: float
    text: str
    seats: list[int]


class ErrorInfo(Out, frozen=True, kw_only=True):
    code: str
    say: str
    about: dict[str, str | int]
    clause: str | None


class Health(Out, frozen=True, kw_only=True):
    ok: bool
    server: str
    stopping: bool
    database: str
    """Whether it can be read: ``ok``, ``out of reach``, or ``slow``, with no answer in time."""
    writing: str
    """Whether moves can be stored: the same, or ``read-only``, or ``full``."""
    news: str
    """Whether other servers are heard: ``ok`` or ``deaf``; ``ok`` where there are none."""
    rooms: int
    connections: int
