"""The shapes of rooms: who sits where, and what has been agreed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from stolnik.table.protocol.base import (
    Both,
    Count,
    In,
    NonceText,
    OptionsSent,
    OptionValue,
    Out,
    Phase,
    SeatNumber,
    ShortText,
)
from stolnik.table.protocol.people import Person


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
    stuck: bool
    """The bot that plays it has no move that can be made: the host may put another there."""


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


class FreedSeat(Out, frozen=True, kw_only=True):
    """A seat that somebody has lost before the game began."""

    room: str
    title: str
    game: str
    at: float
    barred: bool


class NewRoom(In, frozen=True, kw_only=True):
    game: ShortText
    players: Annotated[int, Meta(ge=1, le=32)]
    options: OptionsSent = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=80)] = ""
    private: bool = False
    seats: Annotated[list[ShortText], Meta(max_length=32)] | None = None
    clock: ClockRules | None = None
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
    commitment: str
    """Of the dice, for whoever is about to add a nonce."""


class Propose(In, frozen=True, kw_only=True):
    seat: SeatNumber
    what: Literal["undo", "pause", "unpause"]
    number: Count | None = None


class Vote(In, frozen=True, kw_only=True):
    seat: SeatNumber
    agree: bool
