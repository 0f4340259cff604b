"""Somebody leaves for good."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from stolnik.table import rooms, schema
from stolnik.table.caretaker import STAND_IN
from stolnik.table.house import House
from stolnik.table.logs import log
from stolnik.table.people import Session
from stolnik.table.preparing import Preparing
from stolnik.table.seating import Seating


class Leaving:
    """Deletes people, and gives up what they had."""

    def __init__(self, house: House, seating: Seating, preparing: Preparing) -> None:
        self.house = house
        self.seating = seating
        self.preparing = preparing

    async def delete(self, session: Session) -> None:
        """Name, mail, notes, sessions and notices go; the seats go to bots."""
        person = session.person.id
        theirs = await self.house.store.read(lambda c: rooms.all_of_person(c, person))
        for room in theirs:
            try:
                await self._leave(room, person)
            except Exception:  # such as a damaged one; their seats are let go below
                log.exception("a room was not left", room=room)

        def write(connection: Connection) -> list[str]:
            rooms.let_go(connection, person, STAND_IN)
            mine = schema.sessions.c.person == person
            ids = list(connection.scalars(select(schema.sessions.c.id).where(mine)))
            for table in (schema.sessions, schema.notes, schema.due, schema.watchers):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            self.house.store.tell(connection, *(f"session {which}" for which in ids))
            return ids

        for which in await self.house.store.write(write):
            self.house.close_session(which)
        for room in theirs:
            awake = self.house.sittings.get(room)
            if awake is not None:
                async with awake.lock:
                    await self.house.news.take_over(awake, also_room=True)
                    awake.audience.tell_room()
                    awake.bots.go_on()

    async def _leave(self, room: str, person: str) -> None:
        """One after the other, so that nobody waits long for a person of many rooms."""
        sheet = await self.house.store.read(lambda c: rooms.load(c, room))
        if sheet is None:
            return
        for seat in sheet.seats_of(person):
            if sheet.phase == "playing":
                await self.seating.hand_over(room, seat, STAND_IN)
            elif sheet.phase == "gathering":
                await self.seating.leave(room, person, seat)
        if sheet.phase == "gathering" and sheet.you(person).host:
            await self.preparing.close(room, person)
