"""Invitations: links to a seat, or for a watcher."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import insert, select

from stolnik.table import rooms, schema
from stolnik.table.house import House
from stolnik.table.people import Session, hashed
from stolnik.table.problems import Problem
from stolnik.table.protocol import LinkInfo, LinkMade
from stolnik.table.seating import Seating
from stolnik.table.sitting import Sitting

LINK_BYTES: Final = 18


class Inviting:
    """Makes links, and lets in who brings one."""

    def __init__(self, house: House, seating: Seating) -> None:
        self.house = house
        self.seating = seating

    async def make(self, room: str, person: str, seat: int | None) -> LinkMade:
        """An invitation to a seat, or for a watcher; only its hash is kept."""
        sitting = await self.house.look(room, person)
        sheet = sitting.sheet
        if seat is not None:
            sheet.need_host(person)
            sheet.need_phase("gathering")
            sheet.seat(seat)
        elif not sheet.you(person).host and not sheet.seats_of(person):
            raise Problem("forbidden", detail="person")
        token = secrets.token_urlsafe(LINK_BYTES)
        await self.house.store.write(
            lambda c: c.execute(
                insert(schema.links).values(
                    hash=hashed(token), room=room, seat=seat, made=time.time()
                )
            )
        )
        return LinkMade(token=token, path=f"/link/{token}")

    async def _found(self, token: str) -> Any:
        row = await self.house.store.read(
            lambda c: c.execute(
                select(schema.links).where(schema.links.c.hash == hashed(token))
            ).first()
        )
        if row is None:
            raise Problem("unknown")
        return row

    async def about(self, token: str) -> LinkInfo:
        row = await self._found(token)
        async with self.house.hold(row.room) as sitting:
            sheet = sitting.sheet
        return LinkInfo(
            room=sheet.id,
            title=sheet.title,
            game=sheet.game,
            seat=row.seat,
            host=sheet.host.name if sheet.host is not None else "",
            commitment=sheet.commitment,
        )

    async def use(self, token: str, session: Session, nonce: str | None) -> Sitting:
        row = await self._found(token)
        person = session.person.id
        if row.seat is not None:  # who comes too late for the seat is not let in
            await self.seating.sit(row.room, session, row.seat, nonce, invited=row.made)
        await self.house.store.write(lambda c: rooms.add_watcher(c, row.room, person))
        return await self.house.look(row.room, person)
