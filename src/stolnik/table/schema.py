"""What is stored.  How it came to be so, step by step, is in ``migrations/``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect

from stolnik.table.clock import Clocks
from stolnik.table.logs import log
from stolnik.table.orders import Orders
from stolnik.table.protocol import (
    ClockRules,
    Notices,
    OptionValue,
    Proposal,
)

_pack: Final = msgspec.json.Encoder().encode


class Damaged:
    """Stands in a row for a value that cannot be read: the row is damaged, the others are not."""


DAMAGED: Final = Damaged()


def damaged() -> Damaged:
    return DAMAGED


class Packed(TypeDecorator[Any]):
    """A struct, list or dict, kept as JSON text and checked when it is read.

    In the place of one that is damaged stands what is left without it: nothing, of what a room or
    a person can do without.
    """

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any, without: Callable[[], Any] = damaged) -> None:
        super().__init__()
        self.kind = kind
        self.without = without
        self._decode = msgspec.json.Decoder(kind).decode

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else _pack(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        try:
            return self._decode(value)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            _log_damage(str(self.kind), str(error), value)
            return self.without()


@lru_cache(maxsize=1000)  # it is read again and again, and once is enough
def _log_damage(kind: str, error: str, value: object) -> None:
    log.warning("a stored value is damaged", kind=kind, error=error[:200])


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """Where a seat ended, with the reason as the game names it."""

    seat: int
    place: int
    score: int
    reason: str


metadata: Final = MetaData()

_ORDERS: Final = dict[Annotated[str, msgspec.Meta(pattern="^[0-9]{1,2}$")], Orders]
"""By the number of a seat."""
_NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")  # only such count up by themselves

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("key", String(160), unique=True),  # the name of an account, without its case
    Column("password", String(200)),
    Column("lang", String(2), nullable=False),
    Column("mail", String(200)),
    Column("mail_confirmed", Float),  # when a link that was mailed there was opened
    Column("made", Float, nullable=False),
    Column("notices", Packed(Notices, Notices)),
    Column("noticed", Float, nullable=False, server_default="0"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(200), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_of_person", "person"),
)

rooms: Final = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(200), nullable=False),
    Column("game", String(100), nullable=False),
    Column("version", String(50), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Packed(dict[str, OptionValue]), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("phase", String(20), nullable=False),
    Column("end", String(20), nullable=False, server_default=""),
    Column("seed", String(100), nullable=False),
    Column("made", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("touched", Float, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # moves, as a watcher may count them
    Column("waiting", Packed(list[int]), nullable=False),
    Column("clock", Packed(ClockRules)),
    Column("clocks", Packed(Clocks)),
    Column("paused", Boolean, nullable=False),
    Column("proposals", Packed(list[Proposal], list), nullable=False),
    Column("orders", Packed(_ORDERS, dict), nullable=False, server_default="{}"),
    Column("standings", Packed(list[Standing], list), nullable=False),
    Column("base", LargeBinary),  # a saved match that the game began from, if it was a fork
    Column("saved", LargeBinary),  # a saved match, so that the game opens at once …
    Column("saved_at", Integer, nullable=False),  # … and how many steps had led to it
    Column("rematch", String(32)),
    Column("fork_room", String(32)),
    Column("fork_number", Integer),
    Index("rooms_in_the_lobby", "phase", "private", "made"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("bot", String(100)),
    Column("resigned", Boolean, nullable=False),
    Column("nonce", String(128)),
    Column("nonce_own", Boolean, nullable=False),
    Index("seats_of_person", "person"),
)

steps: Final = Table(
    "steps",
    metadata,
    # What happened in a match, one after the other: nothing in here is ever changed, and two
    # servers can never write two different fourth steps.
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # move, undo, back
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("version", String(50), nullable=False),
    Column("at", Float, nullable=False),
)

links: Final = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("made", Float, nullable=False),
)

freed: Final = Table(
    "freed",
    metadata,
    # Who has lost a seat before the game began: the host has freed it, or taken it away.
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("barred", Boolean, nullable=False),  # whether they sit there again only if invited
)

watchers: Final = Table(
    "watchers",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", _NUMBER, primary_key=True, autoincrement=True),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("seats", Packed(list[int], list), nullable=False),
    Index("chat_of_room", "room", "id"),
)

notes: Final = Table(
    "notes",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

due: Final = Table(
    "due",
    metadata,
    # Whose turn it is since when, as far as nobody has been told yet.
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

recipients: Final = Table(
    "recipients",
    metadata,
    # How many letters somebody may still be sent, whoever asks for them; who it is, is hashed.
    Column("hash", String(64), primary_key=True),
    Column("letters", Float, nullable=False),
    Column("at", Float, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(50), primary_key=True),
    Column("value", Text, nullable=False),
)

playtime: Final = Table(
    "playtime",
    metadata,
    # One row: how far the time has come that clocks go by.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

_packed: Final = {
    table.name: frozenset(column.name for column in table.c if isinstance(column.type, Packed))
    for table in metadata.tables.values()
}


def plain(table: Table, row: Mapping[str, Any]) -> list[Any]:
    """The values of a row as a driver takes them."""
    packed = _packed[table.name]
    return [
        _pack(value).decode() if name in packed and value is not None else value
        for name, value in row.items()
    ]
