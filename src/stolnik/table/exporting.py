"""What is stored of somebody, for themselves to have."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from stolnik.table import schema


def everything_of(connection: Connection, person: str) -> dict[str, Any]:
    """Everything that is stored of somebody."""

    def rows(statement: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(statement).mappings()]

    p, s, r = schema.people, schema.seats, schema.rooms
    return {
        "person": rows(
            select(
                p.c.id, p.c.name, p.c.lang, p.c.mail, p.c.mail_confirmed, p.c.made, p.c.notices
            ).where(p.c.id == person)
        ),
        "sessions": rows(
            select(
                schema.sessions.c.label,
                schema.sessions.c.program,
                schema.sessions.c.made,
                schema.sessions.c.seen,
            ).where(schema.sessions.c.person == person)
        ),
        "games": rows(
            select(r.c.id, r.c.title, r.c.game, r.c.made, r.c.phase, s.c.seat)
            .join(s, s.c.room == r.c.id)
            .where(s.c.person == person)
        ),
        "made": rows(
            select(r.c.id, r.c.title, r.c.game, r.c.made, r.c.phase).where(r.c.host == person)
        ),
        "watches": rows(select(schema.watchers.c.room).where(schema.watchers.c.person == person)),
        "lost": rows(
            select(schema.freed.c.room, schema.freed.c.at).where(schema.freed.c.person == person)
        ),
        "moves": rows(
            select(
                schema.steps.c.room,
                schema.steps.c.kind,
                schema.steps.c.seat,
                schema.steps.c.move,
                schema.steps.c.at,
            )
            .join(
                s,
                (s.c.room == schema.steps.c.room) & (s.c.seat == schema.steps.c.seat),
            )
            .join(r, r.c.id == s.c.room)
            # A bot plays on for who has resigned, and what it does is not theirs to know.
            .where(s.c.person == person, ~s.c.resigned | (r.c.phase == "over"))
            .order_by(schema.steps.c.room, schema.steps.c.number)
        ),
        "said": rows(
            select(schema.chat.c.room, schema.chat.c.at, schema.chat.c.text).where(
                schema.chat.c.person == person
            )
        ),
        "notes": rows(
            select(schema.notes.c.room, schema.notes.c.text).where(schema.notes.c.person == person)
        ),
    }
