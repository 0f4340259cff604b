"""Rooms as they are stored: who sits where, and what has been agreed."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from stolnik.engine.dice import commitment
from stolnik.table import clock, schema
from stolnik.table.clock import Clocks
from stolnik.table.logs import log
from stolnik.table.orders import Orders
from stolnik.table.problems import Problem
from stolnik.table.protocol import (
    ClockRules,
    OptionValue,
    Person,
    Phase,
    Proposal,
    StandingOrder,
    You,
)
from stolnik.table.schema import Standing
from stolnik.table.store import STEP, Conflict, Step, row_of, step_of

LOBBY: Final = 100


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a room."""

    seat: int
    person: Person | None
    bot: str | None
    resigned: bool
    nonce: str | None
    nonce_own: bool
    notices: bool = False
    """Whether its owner wants to be told when it is their turn."""

    @property
    def kind(self) -> str:
        if self.person is not None and not self.resigned:
            return "person"
        return "bot" if self.bot is not None else "open"

    @property
    def played_by(self) -> str | None:
        """The person who answers for it now; ``None`` while a bot does, or nobody."""
        if self.bot is not None or self.person is None:
            return None
        return self.person.id


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored of a room but the steps of its match."""

    id: str
    title: str
    game: str
    version: str
    players: int
    options: dict[str, OptionValue]
    private: bool
    host: Person | None
    phase: Phase
    end: str
    seed: str
    made: float
    started: float | None
    ended: float | None
    touched: float
    revision: int
    number: int
    waiting: list[int]
    clock: ClockRules | None
    clocks: Clocks | None
    paused: bool
    proposals: list[Proposal]
    orders: dict[str, Orders]
    standings: list[Standing]
    base: bytes | None
    saved: bytes | None
    saved_at: int
    rematch: str | None
    fork_room: str | None
    fork_number: int | None
    seats: list[Seat]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce or "" for seat in self.seats]

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Problem("bad-seat", seat=number)
        return self.seats[number]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody owns, also those where a bot stands in."""
        return [
            seat.seat
            for seat in self.seats
            if person is not None
            and seat.person is not None
            and seat.person.id == person
            and not seat.resigned
        ]

    def ordered(self, seat: int) -> list[StandingOrder]:
        """The standing orders of whoever plays a seat now; what others ordered there is nothing."""
        orders = self.orders.get(str(seat))
        return orders.given if orders and orders.person == self.seats[seat].played_by else []

    def you(self, person: str | None) -> You:
        host = self.host is not None and self.host.id == person
        return You(seats=self.seats_of(person), host=host)

    def need_phase(self, *phases: str) -> None:
        """Refuse what does not belong to the present phase."""
        if self.phase in phases:
            return
        detail = {"gathering": "gathering", "playing": "begun"}.get(self.phase, "over")
        raise Problem("phase", detail=detail)

    def need_owner(self, person: str, seat: int) -> Seat:
        found = self.seat(seat)
        if found.person is None or found.person.id != person or found.resigned:
            raise Problem("forbidden")
        return found

    def need_host(self, person: str) -> None:
        if self.host is None or self.host.id != person:
            raise Problem("forbidden", detail="host")


_host = schema.people.alias("host_person")
_SHEET: Final[Select[Any]] = select(
    schema.rooms, _host.c.name.label("host_name"), _host.c.key.label("host_key")
).outerjoin(_host, schema.rooms.c.host == _host.c.id)
_SEATS: Final = select(
    schema.seats,
    schema.people.c.name,
    schema.people.c.key,
    schema.people.c.notices,
).outerjoin(schema.people, schema.seats.c.person == schema.people.c.id)


_ONE_SHEET: Final = _SHEET.where(schema.rooms.c.id == bindparam("of_room"))
_ITS_SEATS: Final = _SEATS.where(schema.seats.c.room == bindparam("of_room")).order_by(
    schema.seats.c.seat
)


def _person(identity: str | None, name: str | None, key: str | None) -> Person | None:
    if identity is None or name is None:
        return None
    return Person(id=identity, name=name, guest=key is None)


def _sheets(connection: Connection, chosen: Select[Any]) -> list[Sheet]:
    rows = connection.execute(chosen).mappings().all()
    if not rows:
        return []
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(
        _SEATS.where(schema.seats.c.room.in_(seats)).order_by(schema.seats.c.seat)
    ):
        seats[seat.room].append(_seat(seat))
    found = []
    for row in rows:  # one that is damaged is missing, and the others are here
        try:
            found.append(_sheet(row, seats[row["id"]]))
        except Problem:
            continue
    return found


def _seat(row: Any) -> Seat:
    return Seat(
        seat=row.seat,
        person=_person(row.person, row.name, row.key),
        bot=row.bot,
        resigned=row.resigned,
        nonce=row.nonce,
        nonce_own=row.nonce_own,
        notices=row.notices is not None and row.notices.wanted,
    )


def _sheet(row: Any, seats: list[Seat]) -> Sheet:
    values = {**row, "seats": seats}
    values["host"] = _person(values["host"], values.pop("host_name"), values.pop("host_key"))
    try:
        sheet = msgspec.convert({name: values[name] for name in Sheet.__struct_fields__}, Sheet)
    except msgspec.ValidationError as error:
        raise _damaged(row["id"], str(error)) from None
    if [seat.seat for seat in seats] != list(range(sheet.players)):
        raise _damaged(sheet.id, "its seats are not those of its players")
    if sheet.clocks is not None and len(sheet.clocks.seats) != sheet.players:
        raise _damaged(sheet.id, "its clocks are not those of its players")
    return sheet


def _damaged(room: str, why: str) -> Problem:
    _log_damage(room, why)
    return Problem("damaged")


@lru_cache(maxsize=1000)  # it is read again and again, and once is enough
def _log_damage(room: str, why: str) -> None:
    log.error("a stored room is damaged", room=room, why=why[:200])


def load(connection: Connection, room: str) -> Sheet | None:
    row = connection.execute(_ONE_SHEET, {"of_room": room}).mappings().first()
    if row is None:
        return None
    seats = connection.execute(_ITS_SEATS, {"of_room": room})
    return _sheet(row, [_seat(seat) for seat in seats])


def lobby(connection: Connection, game: str | None, phase: str | None) -> list[Sheet]:
    """The public rooms, newest first."""
    chosen = _SHEET.where(schema.rooms.c.private.is_(False))
    if game is not None:
        chosen = chosen.where(schema.rooms.c.game == game)
    phases = [phase] if phase is not None else ["gathering", "playing"]
    chosen = chosen.where(schema.rooms.c.phase.in_(phases))
    return _sheets(connection, chosen.order_by(schema.rooms.c.made.desc()).limit(LOBBY))


def of_person(connection: Connection, person: str) -> list[Sheet]:
    """The rooms that somebody sits in, made, or watches by a link; the last touched first."""
    sits = select(schema.seats.c.room).where(schema.seats.c.person == person)
    watches = select(schema.watchers.c.room).where(schema.watchers.c.person == person)
    rooms = schema.rooms
    return _sheets(
        connection,
        _SHEET.where(rooms.c.id.in_(sits) | rooms.c.id.in_(watches) | (rooms.c.host == person))
        .where(rooms.c.phase != "closed")
        .order_by(rooms.c.touched.desc())
        .limit(300),
    )


def all_of_person(connection: Connection, person: str) -> list[str]:
    """The names of all rooms that somebody sits in or has made, and that are not over."""
    rooms, seats = schema.rooms.c, schema.seats.c
    sits = select(seats.room).where(seats.person == person)
    chosen = select(rooms.id).where(
        rooms.id.in_(sits) | (rooms.host == person), rooms.phase.in_(("gathering", "playing"))
    )
    return list(connection.scalars(chosen.order_by(rooms.made)))


def let_go(connection: Connection, person: str, bot: str) -> None:
    """Leave no seat to somebody who goes for good, also where a room cannot be read."""
    rooms, seats = schema.rooms.c, schema.seats.c
    for phase, values in (("gathering", EMPTY), ("playing", {"bot": bot})):
        held = select(rooms.id).where(rooms.phase == phase)
        mine = (seats.person == person) & seats.room.in_(held) & seats.bot.is_(None)
        changed = update(schema.rooms).where(rooms.id.in_(select(seats.room).where(mine)))
        connection.execute(changed.values(revision=rooms.revision + 1))
        connection.execute(update(schema.seats).where(mine).values(**values))
    made = (rooms.host == person) & (rooms.phase == "gathering")
    closed = dict(phase="closed", ended=time.time(), revision=rooms.revision + 1)
    connection.execute(update(schema.rooms).where(made).values(**closed))


def waiting_for_bots(connection: Connection, now: float, patience: float) -> list[str]:
    """Rooms under way that wait for a bot, and that nothing has happened in for so long.

    What happened that far in the future did so before the system's clock was set back.
    """
    rooms, seats = schema.rooms, schema.seats
    rows = connection.execute(
        select(rooms.c.id, rooms.c.waiting, seats.c.seat)
        .join(seats, seats.c.room == rooms.c.id)
        .where(
            rooms.c.phase == "playing",
            (rooms.c.touched <= now - patience) | (rooms.c.touched > now + patience),
            rooms.c.paused.is_(False),
            seats.c.bot.is_not(None),
        )
    )
    waits = (row.id for row in rows if isinstance(row.waiting, list) and row.seat in row.waiting)
    return list(dict.fromkeys(waits))


def with_late_clock(connection: Connection, now: float) -> list[str]:
    """Rooms under way in which somebody's time is up, and a bot is to stand in."""
    rooms = schema.rooms
    rows = connection.execute(
        select(rooms.c.id, rooms.c.clock, rooms.c.clocks).where(
            rooms.c.phase == "playing",
            rooms.c.clocks.is_not(None),
            rooms.c.paused.is_(False),
        )
    )
    return [
        row.id
        for row in rows
        if isinstance(row.clock, ClockRules)
        and isinstance(row.clocks, Clocks)
        and row.clock.after == "bot"
        and clock.late(row.clocks, now)
    ]


_LAST_STEP: Final = (
    select(func.coalesce(func.max(schema.steps.c.number), 0))
    .where(schema.steps.c.room == schema.rooms.c.id)
    .scalar_subquery()
)
_STANDS_AT: Final = select(schema.rooms.c.revision, _LAST_STEP).where(
    schema.rooms.c.id == bindparam("of_room")
)


def stands_at(connection: Connection, room: str) -> tuple[int, int] | None:
    """How often a room has been changed, and how many steps its match has made."""
    row = connection.execute(_STANDS_AT, {"of_room": room}).first()
    return None if row is None else (row[0], row[1])


def all_stand_at(connection: Connection, wanted: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The same of many rooms."""
    found: dict[str, tuple[int, int]] = {}
    for start in range(0, len(wanted), 500):
        part = wanted[start : start + 500]
        chosen = select(schema.rooms.c.id, schema.rooms.c.revision, _LAST_STEP)
        rows = connection.execute(chosen.where(schema.rooms.c.id.in_(part)))
        found.update({row[0]: (row[1], row[2]) for row in rows})
    return found


def may_look(connection: Connection, sheet: Sheet, person: str | None) -> bool:
    """Public rooms are open to all; private ones to those who sit there, made it or hold a link."""
    if not sheet.private or sheet.you(person).host or sheet.seats_of(person):
        return True
    if person is None:
        return False
    if any(seat.person is not None and seat.person.id == person for seat in sheet.seats):
        return True  # resigned, and still welcome
    watching = select(schema.watchers).where(
        schema.watchers.c.room == sheet.id, schema.watchers.c.person == person
    )
    return connection.execute(watching).first() is not None


def steps_after(connection: Connection, room: str, number: int) -> list[Step]:
    """What happened in a match after a number of steps."""
    rows = connection.execute(
        select(schema.steps)
        .where(schema.steps.c.room == room, schema.steps.c.number > number)
        .order_by(schema.steps.c.number)
    )
    try:
        return [step_of(row) for row in rows]
    except ValueError as error:
        raise _damaged(room, f"a step: {error}") from None


def add_steps(connection: Connection, steps: Sequence[Step]) -> None:
    """Store the steps of a match that was played elsewhere."""
    if steps:
        connection.execute(insert(schema.steps), [dict(zip(STEP, row_of(step))) for step in steps])


class NewSeat(msgspec.Struct, frozen=True):
    person: str | None = None
    bot: str | None = None
    nonce: str | None = None
    nonce_own: bool = False


def add(connection: Connection, *, seats: Sequence[NewSeat], **values: Any) -> None:
    """Store a new room; the values are those of :func:`new_row`."""
    row = new_row(**values)
    connection.execute(insert(schema.rooms), row)
    connection.execute(insert(schema.seats), seat_rows(row["id"], seats))


def new_row(
    *,
    room: str,
    title: str,
    game: str,
    version: str,
    players: int,
    options: dict[str, OptionValue],
    private: bool,
    host: str | None,
    seed: str,
    clock: ClockRules | None = None,
    phase: str = "gathering",
    **more: Any,
) -> dict[str, Any]:
    """All that is stored of a new room but its seats."""
    now = time.time()
    return {
        **_NOTHING_YET,
        "id": room,
        "title": title,
        "game": game,
        "version": version,
        "players": players,
        "options": options,
        "private": private,
        "host": host,
        "phase": phase,
        "seed": seed,
        "made": now,
        "touched": now,
        "clock": clock,
        **more,
    }


_NOTHING_YET: Final[dict[str, Any]] = dict(
    end="",
    started=None,
    ended=None,
    revision=0,
    number=0,
    waiting=[],
    clocks=None,
    paused=False,
    proposals=[],
    orders={},
    standings=[],
    base=None,
    saved=None,
    saved_at=0,
    rematch=None,
    fork_room=None,
    fork_number=None,
)


def seat_rows(room: str, seats: Sequence[NewSeat]) -> list[dict[str, Any]]:
    """All that is stored of the seats of a new room."""
    return [
        dict(
            room=room,
            seat=number,
            person=seat.person,
            bot=seat.bot,
            resigned=False,
            nonce=seat.nonce,
            nonce_own=seat.nonce_own,
        )
        for number, seat in enumerate(seats)
    ]


def sheet_of_new(
    row: dict[str, Any], seats: Sequence[NewSeat], host: Person, notices: bool
) -> Sheet:
    """A new room as it would be read, if its host is the only person in it."""
    return Sheet(
        **{**row, "host": host},
        seats=[
            Seat(
                seat=number,
                person=None if seat.person is None else host,
                bot=seat.bot,
                resigned=False,
                nonce=seat.nonce,
                nonce_own=seat.nonce_own,
                notices=notices and seat.person is not None,
            )
            for number, seat in enumerate(seats)
        ],
    )


def change(connection: Connection, sheet: Sheet, **values: Any) -> None:
    """Change the row of a room, if nobody has since this sheet was read."""
    changed = connection.execute(
        update(schema.rooms)
        .where(schema.rooms.c.id == sheet.id, schema.rooms.c.revision == sheet.revision)
        .values(revision=sheet.revision + 1, **values)
    )
    if changed.rowcount != 1:
        raise Conflict


EMPTY: Final[Mapping[str, Any]] = MappingProxyType(
    dict(person=None, bot=None, nonce=None, nonce_own=False)
)
"""A seat that nobody has."""


def change_seat(
    connection: Connection,
    sheet: Sheet,
    seat: int,
    *,
    also: Mapping[str, Any] = MappingProxyType({}),
    **values: Any,
) -> None:
    """Change who sits in a seat, or plays it, and what else changes in the room with it.

    This is the only way to do so, and the standing orders of whoever had it before end here.
    """
    orders = {key: given for key, given in sheet.orders.items() if key != str(seat)}
    change(connection, sheet, orders=orders, **also)
    _set_seat(connection, sheet.id, seat, **values)


def _set_seat(connection: Connection, room: str, seat: int, **values: Any) -> None:
    connection.execute(
        update(schema.seats)
        .where(schema.seats.c.room == room, schema.seats.c.seat == seat)
        .values(**values)
    )


def set_nonces(connection: Connection, room: str, nonces: Sequence[str]) -> None:
    for seat, nonce in enumerate(nonces):
        _set_seat(connection, room, seat, nonce=nonce)


def resize(connection: Connection, sheet: Sheet, players: int) -> None:
    """More seats, open; or fewer, the last ones going first."""
    if players < sheet.players:
        connection.execute(
            delete(schema.seats).where(
                schema.seats.c.room == sheet.id, schema.seats.c.seat >= players
            )
        )
    for seat in range(sheet.players, players):
        connection.execute(
            insert(schema.seats).values(room=sheet.id, seat=seat, resigned=False, nonce_own=False)
        )


def keep(connection: Connection, sheet: Sheet, saved: bytes) -> None:
    """Add to the save that is stored, if it is still the same."""
    connection.execute(
        update(schema.rooms)
        .where(schema.rooms.c.id == sheet.id, schema.rooms.c.saved_at == sheet.saved_at)
        .values(saved=saved)
    )


def add_watcher(connection: Connection, room: str, person: str) -> None:
    held = select(schema.watchers).where(
        schema.watchers.c.room == room, schema.watchers.c.person == person
    )
    if connection.execute(held).first() is None:
        connection.execute(insert(schema.watchers).values(room=room, person=person))
