"""What people do with rooms: make them, sit down, begin, leave, agree, play again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from stolnik.engine.dice import draw_seed
from stolnik.engine.registry import load
from stolnik.table import clock, freed, rooms, schema, shares
from stolnik.table.caretaker import STAND_IN
from stolnik.table.consent import Consent
from stolnik.table.importing import Importing
from stolnik.table.logs import log
from stolnik.table.making import check_bot
from stolnik.table.people import Session, hashed, new_id
from stolnik.table.problems import Problem
from stolnik.table.protocol import LinkInfo, LinkMade
from stolnik.table.rooms import NewSeat, Sheet
from stolnik.table.schema import Standing
from stolnik.table.sitting import Sitting

LINK_BYTES = 18


class Gathering(Importing, Consent):
    """Rooms, from their making to their rematch."""

    # -- seats -----------------------------------------------------------------------------

    async def sit(
        self,
        room: str,
        session: Session,
        seat: int,
        nonce: str | None,
        *,
        invited: float | None = None,
    ) -> Sitting:
        """Take an open seat, or one's own back from the bot that stands in.

        Who is invited says when the invitation was made.
        """
        person = session.person.id

        def work(connection: Connection, sheet: Sheet) -> None:
            found = sheet.seat(seat)
            mine = found.person is not None and found.person.id == person
            if sheet.phase == "playing" and mine and not found.resigned:
                rooms.change_seat(connection, sheet, seat, bot=None)
                return
            sheet.need_phase("gathering")
            if not mine:
                if found.person is not None or found.bot is not None:
                    raise Problem("taken")
                if freed.bars(connection, room, person, invited):
                    raise Problem("forbidden", detail="freed")
                if self.house.limits.on:
                    shares.need_room(connection, person, room)
                freed.lift(connection, room, person)
            rooms.change_seat(
                connection,
                sheet,
                seat,
                person=person,
                bot=None,
                nonce=nonce,
                nonce_own=nonce is not None,
            )

        held = self.house.hold(room) if invited is not None else self.house.hold_for(room, person)
        async with held as sitting:
            await sitting.change(work)
        self.house.lobby_changed()
        return sitting

    async def leave(self, room: str, person: str, seat: int) -> Sitting:
        """Stand up; once the game has begun a bot stands in."""

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_owner(person, seat)
            if sheet.phase == "playing":
                rooms.change_seat(connection, sheet, seat, bot=STAND_IN)
                return
            sheet.need_phase("gathering")
            rooms.change_seat(connection, sheet, seat, **rooms.EMPTY)

        return await self._change_seat(self.house.hold_for(room, person), work)

    async def seat_bot(self, room: str, person: str, seat: int, bot: str) -> Sitting:
        """The host puts a bot in an open seat, or lets one stand in for somebody who is away.

        Where a bot has no move that could be made, the host may put another in its place.
        """
        check_bot(bot)

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            found = sheet.seat(seat)
            if sheet.phase == "playing":
                if found.played_by is None:
                    awake = self.house.sittings.get(room)
                    if found.bot is None or awake is None or not awake.stuck(seat):
                        raise Problem("taken")
                    rooms.change_seat(connection, sheet, seat, bot=bot)
                    return
                long = self.house.settings.abandoned
                late = (
                    ()
                    if sheet.clocks is None
                    else clock.late(sheet.clocks, self.house.playtime.now() - long)
                )
                gone = self.house.away_for(sheet, seat) >= long or seat in late
                if not gone and found.played_by != person:
                    raise Problem("forbidden", detail="away")
            else:
                sheet.need_phase("gathering")
                if found.person is not None and found.person.id != person:
                    raise Problem("taken")
            values: dict[str, Any] = {"bot": bot}
            if sheet.phase == "gathering":
                values.update(person=None, nonce=None, nonce_own=False)
            rooms.change_seat(connection, sheet, seat, **values)

        return await self._change_seat(self.house.hold_for(room, person), work)

    async def open_seat(self, room: str, person: str, seat: int) -> Sitting:
        """The host takes a bot away, or somebody who sits there again only if invited anew."""
        lost: set[str] = set()

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            sheet.need_phase("gathering")
            lost.update(self.take_seats(connection, sheet, [sheet.seat(seat)], barred=True))
            rooms.change_seat(connection, sheet, seat, **rooms.EMPTY)

        sitting = await self._change_seat(self.house.hold_for(room, person), work)
        self.tell_lost(room, lost)
        return sitting

    async def hand_over(self, room: str, seat: int, bot: str | None) -> None:
        """The administrator hands a seat to a bot, or back to its owner."""

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_phase("playing")
            sheet.seat(seat)
            rooms.change_seat(connection, sheet, seat, bot=bot)

        await self._change_seat(self.house.hold(room), work)

    async def _change_seat(
        self, held: AbstractAsyncContextManager[Sitting], work: Callable[[Connection, Sheet], None]
    ) -> Sitting:
        async with held as sitting:
            await sitting.change(work)
            sitting.go_on()
        self.house.lobby_changed()
        return sitting

    # -- links -----------------------------------------------------------------------------

    async def link(self, room: str, person: str, seat: int | None) -> LinkMade:
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

    async def _link(self, token: str) -> Any:
        row = await self.house.store.read(
            lambda c: c.execute(
                select(schema.links).where(schema.links.c.hash == hashed(token))
            ).first()
        )
        if row is None:
            raise Problem("unknown")
        return row

    async def about_link(self, token: str) -> LinkInfo:
        row = await self._link(token)
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

    async def use_link(self, token: str, session: Session, nonce: str | None) -> Sitting:
        row = await self._link(token)
        person = session.person.id
        if row.seat is not None:  # who comes too late for the seat is not let in
            await self.sit(row.room, session, row.seat, nonce, invited=row.made)
        await self.house.store.write(lambda c: rooms.add_watcher(c, row.room, person))
        return await self.house.look(row.room, person)

    # -- the game --------------------------------------------------------------------------

    async def resign(self, room: str, person: str, seat: int) -> Sitting:
        """A bot plays on for good; when no two are left who have not resigned, it is over."""

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_owner(person, seat)
            sheet.need_phase("playing")
            stay = [s.seat for s in sheet.seats if not s.resigned and s.seat != seat]
            people = [s for s in sheet.seats if s.seat in stay and s.person is not None]
            values: dict[str, Any] = {}
            if len(stay) < 2 or not people:
                values = dict(
                    phase="over",
                    end="resigned",
                    ended=time.time(),
                    waiting=[],
                    proposals=[],
                    standings=_standings_of_those(stay, sheet.players),
                )
            rooms.change_seat(connection, sheet, seat, also=values, resigned=True, bot=STAND_IN)

        return await self._change_seat(self.house.hold_for(room, person), work)

    async def rematch(self, room: str, session: Session) -> Sitting:
        """The same again with the seats moved on by one; all who ask get the same room."""
        person = session.person.id
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_phase("over")
            sat = any(s.person is not None and s.person.id == person for s in sheet.seats)
            if not sat and not sheet.you(person).host:
                raise Problem("forbidden", detail="person")
            if sheet.rematch is None:
                await self.need_room(person)
                again = new_id()
                old = [sheet.seats[-1], *sheet.seats[:-1]]
                seats = [
                    NewSeat(
                        person=None if seat.person is None else seat.person.id,
                        bot=seat.bot if seat.person is None else None,
                    )
                    for seat in old
                ]

                def work(connection: Connection, sheet: Sheet) -> None:
                    rooms.change(connection, sheet, rematch=again)
                    rooms.add(
                        connection,
                        room=again,
                        title=sheet.title,
                        game=sheet.game,
                        version=load(sheet.game).version,
                        players=sheet.players,
                        options=sheet.options,
                        private=sheet.private,
                        host=person,
                        seats=seats,
                        seed=draw_seed(),
                        clock=sheet.clock,
                    )

                await sitting.change(work)
        self.house.lobby_changed()
        assert sitting.sheet.rematch is not None
        return await self.house.sitting(sitting.sheet.rematch)

    # -- leaving for good ------------------------------------------------------------------

    async def delete_person(self, session: Session) -> None:
        """Name, mail, notes, sessions and notices go; the seats go to bots."""
        person = session.person.id
        theirs = await self.house.store.read(lambda c: rooms.all_of_person(c, person))
        for room in theirs:
            try:
                await self._leave_for_good(room, person)
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
                    awake.tell_room()
                    awake.go_on()

    async def _leave_for_good(self, room: str, person: str) -> None:
        """One after the other, so that nobody waits long for a person of many rooms."""
        sheet = await self.house.store.read(lambda c: rooms.load(c, room))
        if sheet is None:
            return
        for seat in sheet.seats_of(person):
            if sheet.phase == "playing":
                await self.hand_over(room, seat, STAND_IN)
            elif sheet.phase == "gathering":
                await self.leave(room, person, seat)
        if sheet.phase == "gathering" and sheet.you(person).host:
            await self.close(room, person)


def _standings_of_those(stay: list[int], players: int) -> list[Standing]:
    return [
        Standing(seat, 1, 0, "stayed")
        if seat in stay
        else Standing(seat, len(stay) + 1, 0, "resigned")
        for seat in range(players)
    ]
