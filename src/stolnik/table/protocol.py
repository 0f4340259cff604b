"""The shapes of everything that travels between a client and the table.

``docs/protocol.md`` tells what they mean.  OpenAPI, JSON Schema and the TypeScript types all
come from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

Lang: TypeAlias = Literal["pl", "en"]
OptionValue: TypeAlias = bool | str
Move: TypeAlias = tuple[str | int, ...]
Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]

Whole = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
ShortText = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=200)]
NonceText = Annotated[str, Meta(min_length=16, max_length=128)]
MoveSent = Annotated[
    tuple[Annotated[str, Meta(max_length=100)] | Whole, ...], Meta(min_length=1, max_length=40)
]
OptionsSent = Annotated[
    dict[ShortText, bool | Annotated[str, Meta(max_length=200)]], Meta(max_length=50)
]


class Out(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the table sends."""


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a client sends; what it should not hold is refused."""


class Both(Out, frozen=True, kw_only=True):
    """Words in both languages."""

    pl: str
    en: str


# People


class Person(Out, frozen=True, kw_only=True):
    id: str
    name: str
    guest: bool


class Me(Out, frozen=True, kw_only=True):
    id: str
    name: str
    guest: bool
    lang: Lang
    mail: str | None
    made: float


class SessionInfo(Out, frozen=True, kw_only=True):
    id: str
    label: str
    made: float
    seen: float
    here: bool
    program: bool


class NewToken(Out, frozen=True, kw_only=True):
    id: str
    label: str
    token: str


class PushKeys(In, frozen=True, kw_only=True):
    p256dh: ShortText
    auth: ShortText


class PushSubscription(In, frozen=True, kw_only=True):
    """As the browser's ``pushManager.subscribe`` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  (the browser's own name)


class Notices(In, frozen=True, kw_only=True):
    webhook: Annotated[str, Meta(max_length=1000)] | None = None
    mail: bool = False
    push: Annotated[list[PushSubscription], Meta(max_length=10)] = []
    wait: Annotated[int, Meta(ge=0, le=86_400)] = 60
    apart: Annotated[int, Meta(ge=0, le=604_800)] = 900


class NoticesTested(Out, frozen=True, kw_only=True):
    webhook: str | None
    mail: str | None
    push: str | None


class PushKey(Out, frozen=True, kw_only=True):
    key: str


class NewGuest(In, frozen=True, kw_only=True):
    name: ShortText
    lang: Lang = "en"


class NewAccount(In, frozen=True, kw_only=True):
    name: ShortText
    password: Annotated[str, Meta(max_length=1000)]
    lang: Lang | None = None
    mail: ShortText | None = None


class SignIn(In, frozen=True, kw_only=True):
    name: ShortText
    password: Annotated[str, Meta(max_length=1000)]


class ChangeMe(In, frozen=True, kw_only=True):
    name: ShortText | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    mail: ShortText | UnsetType | None = UNSET
    old_password: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET


class DeleteMe(In, frozen=True, kw_only=True):
    password: Annotated[str, Meta(max_length=1000)] | None = None


class Label(In, frozen=True, kw_only=True):
    label: ShortText


# Games and rules


class OptionValueInfo(Out, frozen=True, kw_only=True):
    value: OptionValue
    title: Both


class OptionInfo(Out, frozen=True, kw_only=True):
    name: str
    title: Both
    help: Both
    values: list[OptionValueInfo]
    players: list[int]


class BotInfo(Out, frozen=True, kw_only=True):
    name: str
    title: Both
    help: Both


class GameInfo(Out, frozen=True, kw_only=True):
    name: str
    version: str
    title: Both
    blurb: Both
    players: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    clauses: int


class ClauseInfo(Out, frozen=True, kw_only=True):
    id: str
    section: str
    title: str
    text: str
    lines: str
    tags: list[str]


class Place(Out, frozen=True, kw_only=True):
    """Where in the code or the tests a clause is named."""

    name: str
    file: str
    line: int


class ClauseWhole(Out, frozen=True, kw_only=True):
    id: str
    section: str
    title: str
    text: str
    lines: str
    tags: list[str]
    cited: list[Place]
    tested: list[Place]
    rulings: list[str]
    waived: str | None


class ResultPoint(Out, frozen=True, kw_only=True):
    number: int
    values: list[float]


class Result(Out, frozen=True, kw_only=True):
    lines: list[list[str]]
    """For each seat how its result came about, source by source, in words."""
    series: list[ResultPoint]


# Rooms


class ClockRules(In, frozen=True, kw_only=True):
    """Seconds each time the game begins to wait for a seat, and a bank for the whole game."""

    move: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    bank: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    after: Literal["bot", "nothing"] = "bot"


class SeatInfo(Out, frozen=True, kw_only=True):
    seat: int
    name: Both
    kind: Literal["open", "person", "bot"]
    person: Person | None
    bot: str | None
    stand_in: bool
    resigned: bool
    online: bool
    nonce: bool


class DiceInfo(Out, frozen=True, kw_only=True):
    seed: str
    nonces: list[str]


class StandingInfo(Out, frozen=True, kw_only=True):
    seat: int
    place: int
    score: int
    reason: str


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is done when all people at the table agree."""

    id: int
    what: Literal["undo", "pause", "unpause"]
    seat: int
    number: int | None
    agreed: list[int]
    needed: list[int]


class ForkInfo(Out, frozen=True, kw_only=True):
    room: str
    number: int


class You(Out, frozen=True, kw_only=True):
    seats: list[int]
    host: bool


class Room(Out, frozen=True, kw_only=True, tag_field="type", tag="room"):
    id: str
    title: str
    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    phase: Phase
    private: bool
    host: Person | None
    seats: list[SeatInfo]
    clock: ClockRules | None
    paused: bool
    made: float
    started: float | None
    ended: float | None
    number: int
    waiting: list[int]
    commitment: str
    dice: DiceInfo | None
    nonces: list[str | None]
    end: Literal["", "played", "resigned"]
    standings: list[StandingInfo]
    proposals: list[Proposal]
    rematch: str | None
    fork: ForkInfo | None
    you: You


class RoomLine(Out, frozen=True, kw_only=True):
    id: str
    title: str
    game: str
    phase: Phase
    private: bool
    players: int
    seats: list[SeatInfo]
    host: Person | None
    made: float
    number: int
    waiting: list[int]
    you: You
    yours: bool


class NewRoom(In, frozen=True, kw_only=True):
    game: ShortText
    players: Annotated[int, Meta(ge=1, le=32)]
    options: OptionsSent = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    private: bool = False
    seats: Annotated[list[ShortText], Meta(max_length=32)] | None = None
    clock: ClockRules | None = None
    nonces: Annotated[dict[ShortText, NonceText], Meta(max_length=32)] = {}
    start: bool = False


class ChangeRoom(In, frozen=True, kw_only=True):
    title: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    players: Annotated[int, Meta(ge=1, le=32)] | UnsetType = UNSET
    options: OptionsSent | UnsetType = UNSET
    clock: ClockRules | UnsetType | None = UNSET


class Sit(In, frozen=True, kw_only=True):
    nonce: NonceText | None = None


class SeatBot(In, frozen=True, kw_only=True):
    bot: ShortText


class SeatOnly(In, frozen=True, kw_only=True):
    seat: SeatNumber


class NewLink(In, frozen=True, kw_only=True):
    seat: SeatNumber | None


class LinkMade(Out, frozen=True, kw_only=True):
    token: str
    path: str


class LinkInfo(Out, frozen=True, kw_only=True):
    room: str
    title: str
    game: str
    seat: int | None
    host: str


class Propose(In, frozen=True, kw_only=True):
    seat: SeatNumber
    what: Literal["undo", "pause", "unpause"]
    number: Count | None = None


class Vote(In, frozen=True, kw_only=True):
    seat: SeatNumber
    agree: bool


# Play


class Player(Out, frozen=True, kw_only=True):
    seat: int
    name: str


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
    seat: SeatNumber
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


class WhyNot(Out, frozen=True, kw_only=True):
    offered: bool
    answers: list[WhyNotAnswer]


class Verdict(Out, frozen=True, kw_only=True):
    fair: bool
    commitment: str
    seed: str
    nonces: list[str]
    moves: int
    say: str


class ForkBody(In, frozen=True, kw_only=True):
    number: Count
    seat: SeatNumber | None = None
    bot: ShortText = "greedy"


class ChatBody(In, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class NotesBody(In, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=20_000)]


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
    database: str
    rooms: int
    connections: int


# The WebSocket: what a client sends


class _Sent(In, frozen=True, kw_only=True, tag_field="type"):
    id: Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Watch(_Sent, frozen=True, kw_only=True, tag="watch"):
    room: Token
    seat: SeatNumber | None
    lang: Lang = "en"
    since: Count | None = None


class Unwatch(_Sent, frozen=True, kw_only=True, tag="unwatch"):
    room: Token
    seat: SeatNumber | None


class WatchLobby(_Sent, frozen=True, kw_only=True, tag="lobby"):
    on: bool
    lang: Lang = "en"


class Submit(_Sent, frozen=True, kw_only=True, tag="submit"):
    room: Token
    seat: SeatNumber
    question: Token
    move: MoveSent


class Undo(_Sent, frozen=True, kw_only=True, tag="undo"):
    room: Token
    seat: SeatNumber
    question: Token


class AskWhyNot(_Sent, frozen=True, kw_only=True, tag="why-not"):
    room: Token
    seat: SeatNumber
    move: MoveSent | None = None
    element: ShortText | None = None


class Say(_Sent, frozen=True, kw_only=True, tag="chat"):
    room: Token
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Ping(_Sent, frozen=True, kw_only=True, tag="ping"):
    pass


FromClient: TypeAlias = Watch | Unwatch | WatchLobby | Submit | Undo | AskWhyNot | Say | Ping


# The WebSocket: what the table sends


class Finals(Out, frozen=True, kw_only=True, tag_field="type", tag="finals"):
    """Which answers to a question cannot be taken back."""

    room: str
    seat: int
    question: str
    moves: list[Move]


class Hello(Out, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    server: str
    now: float
    person: Person


class Presence(Out, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    room: str
    seats: list[int]
    watchers: int


class Lobby(Out, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    rooms: list[RoomLine]


class Yours(Out, frozen=True, kw_only=True, tag_field="type", tag="yours"):
    room: str
    seat: int
    yours: bool


class WhyNotMessage(Out, frozen=True, kw_only=True, tag_field="type", tag="why-not"):
    id: int
    offered: bool
    answers: list[WhyNotAnswer]


class Done(Out, frozen=True, kw_only=True, tag_field="type", tag="done"):
    id: int


class Failed(Out, frozen=True, kw_only=True, tag_field="type", tag="error"):
    id: int | None
    code: str
    say: str
    about: dict[str, str | int]
    clause: str | None


class Pong(Out, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    id: int
    now: float


FromTable: TypeAlias = (
    Hello
    | Room
    | Table
    | Finals
    | ChatLine
    | Presence
    | Lobby
    | Yours
    | WhyNotMessage
    | Done
    | Failed
    | Pong
)
