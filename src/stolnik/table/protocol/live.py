"""The messages of the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from stolnik.table.protocol.base import (
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
from stolnik.table.protocol.play import ChatLine, PreviewInfo, Table, WhyNot
from stolnik.table.protocol.rooms import NewRoom, Room, RoomLine


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
    seat: SeatNumber | None
    move: MoveSent | None = None
    element: ShortText | None = None


class AskPreviews(_Sent, frozen=True, kw_only=True, tag="previews"):
    room: Token
    seat: SeatNumber
    question: Token
    moves: Annotated[list[MoveSent], Meta(min_length=1, max_length=12)]


class Say(_Sent, frozen=True, kw_only=True, tag="chat"):
    room: Token
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Make(_Sent, frozen=True, kw_only=True, tag="make"):
    new: NewRoom


class Ping(_Sent, frozen=True, kw_only=True, tag="ping"):
    pass


FromClient: TypeAlias = (
    Watch | Unwatch | WatchLobby | Submit | Undo | AskWhyNot | AskPreviews | Say | Make | Ping
)


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


class Freed(Out, frozen=True, kw_only=True, tag_field="type", tag="freed"):
    """A seat of somebody was freed."""

    room: str


class WhyNotMessage(WhyNot, frozen=True, kw_only=True, tag_field="type", tag="why-not"):
    id: int


class PreviewsMessage(Out, frozen=True, kw_only=True, tag_field="type", tag="previews"):
    """What options would bring; of one that cannot be tried there is nothing."""

    id: int
    previews: list[PreviewInfo]


class Made(Out, frozen=True, kw_only=True, tag_field="type", tag="made"):
    id: int
    room: str


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
    | Freed
    | WhyNotMessage
    | PreviewsMessage
    | Made
    | Done
    | Failed
    | Pong
)
