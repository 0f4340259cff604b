"""Who has lost a seat before the game began: they are told, and may not have to be let in again."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from stolnik.table import schema
from stolnik.table.protocol import FreedSeat
from stolnik.table.rooms import Seat, Sheet

TOLD_FOR: Final = 7 * 86_400.0
"""Seconds for which somebody is told that they have lost a seat."""
_table: Final = schema.freed.c


def take(connection: Connection, sheet: Sheet, seats: Iterable[Seat], *, barred: bool) -> set[str]:
    """Keep who loses these seats, but for the host whose doing it is; who that is."""
    host = None if sheet.host is None else sheet.host.id
    lost = {seat.person.id for seat in seats if seat.person is not None} - {host}
    for person in sorted(lost):
        lift(connection, sheet.id, person)
        row = dict(room=sheet.id, person=person, at=time.time(), barred=barred)
        connection.execute(insert(schema.freed).values(row))
    return lost


def bars(connection: Connection, room: str, person: str, invited: float | None) -> bool:
    """Whether somebody may not sit there: only an invitation from after they lost a seat helps."""
    lost = connection.scalar(
        select(_table.at).where(_table.room == room, _table.person == person, _table.barred)
    )
    return lost is not None and (invited is None or invited <= lost)


def lift(connection: Connection, room: str, person: str) -> None:
    """They sit there again."""
    connection.execute(delete(schema.freed).where(_table.room == room, _table.person == person))


def of_person(connection: Connection, person: str) -> list[FreedSeat]:
    """The seats that somebody has lost lately, the last first."""
    rooms = schema.rooms
    rows = connection.execute(
        select(_table.room, rooms.c.title, rooms.c.game, _table.at, _table.barred)
        .join(rooms, rooms.c.id == _table.room)
        .where(_table.person == person, _table.at > time.time() - TOLD_FOR)
        .order_by(_table.at.desc())
        .limit(20)
    )
    return [
        FreedSeat(room=row.room, title=row.title, game=row.game, at=row.at, barred=row.barred)
        for row in rows
    ]
