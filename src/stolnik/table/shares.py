"""How much of the house one person may take."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from stolnik.table import schema
from stolnik.table.problems import Problem

ROOMS: Final = 100
"""Rooms in which somebody sits at once, gathering or under way."""
BOTS_ALONE: Final = 10
"""Games under way at once that somebody has begun and nobody sits in."""


def need_room(connection: Connection, person: str, room: str = "") -> None:
    """Refuse one room more for who sits in too many others."""
    rooms, seats = schema.rooms.c, schema.seats.c
    sits = connection.scalar(
        select(func.count(func.distinct(seats.room)))
        .join(schema.rooms, rooms.id == seats.room)
        .where(
            seats.person == person,
            seats.resigned.is_(False),
            seats.room != room,
            rooms.phase.in_(("gathering", "playing")),
        )
    )
    if (sits or 0) >= ROOMS:
        raise Problem("too-many", detail="rooms", most=ROOMS)


def need_bots(connection: Connection, person: str) -> None:
    """Refuse one game of bots alone more."""
    rooms, seats = schema.rooms.c, schema.seats.c
    people = select(seats.room).where(
        seats.room == rooms.id, seats.person.is_not(None), seats.resigned.is_(False)
    )
    alone = connection.scalar(
        select(func.count()).where(rooms.host == person, rooms.phase == "playing", ~people.exists())
    )
    if (alone or 0) >= BOTS_ALONE:
        raise Problem("too-many", detail="bots", most=BOTS_ALONE)
