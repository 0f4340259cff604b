"""Chat for all in the room, and notes for oneself."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, select

from stolnik.table import schema
from stolnik.table.protocol import ChatLine, Person
from stolnik.table.rooms import Sheet

PAGE: Final = 100

_LINES: Final[Select[Any]] = select(
    schema.chat, schema.people.c.name, schema.people.c.key
).outerjoin(schema.people, schema.chat.c.person == schema.people.c.id)


def _line(row: Any) -> ChatLine:
    person = None
    if row.person is not None:
        person = Person(id=row.person, name=row.name, guest=row.key is None)
    return ChatLine(
        id=row.id, room=row.room, person=person, at=row.at, text=row.text, seats=row.seats
    )


def line_of(connection: Connection, line: int) -> ChatLine | None:
    row = connection.execute(_LINES.where(schema.chat.c.id == line)).first()
    return None if row is None else _line(row)


def lines(
    connection: Connection, room: str, before: int | None = None, most: int = PAGE
) -> list[ChatLine]:
    """The last lines before one, in their order."""
    chosen = _LINES.where(schema.chat.c.room == room)
    if before is not None:
        chosen = chosen.where(schema.chat.c.id < before)
    rows = connection.execute(chosen.order_by(schema.chat.c.id.desc()).limit(most)).all()
    return [_line(row) for row in reversed(rows)]


def say(connection: Connection, sheet: Sheet, person: Person, text: str) -> ChatLine:
    at, seats = time.time(), sheet.seats_of(person.id)
    added = connection.execute(
        insert(schema.chat).values(room=sheet.id, person=person.id, at=at, text=text, seats=seats)
    )
    key = added.inserted_primary_key
    assert key is not None
    return ChatLine(id=key[0], room=sheet.id, person=person, at=at, text=text, seats=seats)


def notes(connection: Connection, room: str, person: str) -> str:
    found = connection.scalar(
        select(schema.notes.c.text).where(
            schema.notes.c.room == room, schema.notes.c.person == person
        )
    )
    return found or ""


def set_notes(connection: Connection, room: str, person: str, text: str) -> None:
    connection.execute(
        delete(schema.notes).where(schema.notes.c.room == room, schema.notes.c.person == person)
    )
    if text:
        connection.execute(insert(schema.notes).values(room=room, person=person, text=text))
