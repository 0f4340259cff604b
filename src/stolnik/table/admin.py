"""What an administrator does, straight in the database; a running server notices by itself."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, select

from stolnik.bots import make
from stolnik.engine.errors import StolnikError
from stolnik.table import replays, rooms, schema
from stolnik.table.migrations.upgrade import upgrade
from stolnik.table.opening import opening_of
from stolnik.table.problems import Problem
from stolnik.table.rooms import Sheet
from stolnik.table.store import make_engine, tell_servers


class Admin:
    """The administrator of one database."""

    def __init__(self, database: str) -> None:
        self.engine: Engine = make_engine(database)
        upgrade(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def people(self) -> list[dict[str, Any]]:
        """Everybody, with how many seats they hold and when they were last here."""
        p, s, seats = schema.people, schema.sessions, schema.seats
        seen = select(func.max(s.c.seen)).where(s.c.person == p.c.id).scalar_subquery()
        held = select(func.count()).where(seats.c.person == p.c.id).scalar_subquery()
        chosen = select(
            p.c.id, p.c.name, p.c.key, p.c.made, seen.label("seen"), held.label("seats")
        )
        with self.engine.connect() as connection:
            return [
                {
                    "id": row.id,
                    "name": row.name,
                    "guest": row.key is None,
                    "made": row.made,
                    "seen": row.seen,
                    "seats": row.seats,
                }
                for row in connection.execute(chosen.order_by(p.c.made))
            ]

    def rooms(self) -> list[dict[str, Any]]:
        r = schema.rooms
        chosen = select(r.c.id, r.c.title, r.c.game, r.c.phase, r.c.number, r.c.touched)
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(chosen.order_by(r.c.made)).mappings()]

    def close_room(self, room: str) -> None:
        """End a room, whatever goes on in it; what happened so far stays."""

        def end(connection: Connection, sheet: Sheet) -> None:
            phase = "closed" if sheet.phase == "gathering" else "over"
            rooms.change(connection, sheet, phase=phase, ended=time.time(), waiting=[])

        self._change(room, end)

    def hand_over(self, room: str, seat: int, bot: str | None) -> None:
        """Let a bot play for a seat; without one, its owner again."""
        if bot is not None:
            try:
                make(bot, "")
            except StolnikError as error:
                raise Problem("bad-bot", said=error.say) from error

        def hand(connection: Connection, sheet: Sheet) -> None:
            sheet.need_phase("playing")
            sheet.seat(seat)
            rooms.change_seat(connection, sheet, seat, bot=bot)

        self._change(room, hand)

    def sign_out(self, person: str) -> int:
        """Revoke all sessions of somebody; how many there were."""
        mine = schema.sessions.c.person == person
        with self._writing() as connection:
            ids = list(connection.scalars(select(schema.sessions.c.id).where(mine)))
            connection.execute(delete(schema.sessions).where(mine))
            tell_servers(connection, "admin", *(f"session {which}" for which in ids))
        return len(ids)

    def export(self, room: str) -> bytes:
        """The record of a game; one that goes on is for those who keep it, not who play it."""
        with self.engine.connect() as connection:
            sheet = self._sheet(connection, room)
            steps = rooms.steps_after(connection, room, 0)
        story = replays.Story(room, opening_of(sheet), steps, True)
        value = replays.record(story).get()
        assert isinstance(value, bytes)
        return value

    def _change(self, room: str, work: Any) -> None:
        with self._writing() as connection:
            work(connection, self._sheet(connection, room))
            tell_servers(connection, "admin", f"room {room}")

    def _writing(self) -> Any:
        return self.engine.execution_options(stolnik_writes=True).begin()

    @staticmethod
    def _sheet(connection: Connection, room: str) -> Sheet:
        found = rooms.load(connection, room)
        if found is None:
            raise Problem("unknown")
        return found
