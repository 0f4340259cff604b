"""Who sits where: sitting down, standing up, bots, resigning."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Connection

from stolnik.table import clock, freed, rooms, shares
from stolnik.table.caretaker import STAND_IN
from stolnik.table.house import House
from stolnik.table.people import Session
from stolnik.table.problems import Problem
from stolnik.table.rooms import Seat, Sheet
from stolnik.table.schema import Standing
from stolnik.table.sitting import Sitting
from stolnik.table.terms import check_bot


class Seating:
    """Changes who has a seat, and who plays it."""

    def __init__(self, house: House) -> None:
        self.house = house

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
                    if found.bot is None or awake is None or not awake.bots.stuck(seat):
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
            lost.update(self.take(connection, sheet, [sheet.seat(seat)], barred=True))
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
            sitting.bots.go_on()
        self.house.lobby_changed()
        return sitting

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

    # -- lost seats ---------------------------------------------------------------------------

    def take(
        self, connection: Connection, sheet: Sheet, seats: Sequence[Seat], *, barred: bool
    ) -> set[str]:
        """Keep who loses these seats, and let the other servers tell them; who that is."""
        lost = freed.take(connection, sheet, seats, barred=barred)
        self.house.store.tell(connection, *(f"freed {who} {sheet.id}" for who in sorted(lost)))
        return lost

    def tell_lost(self, room: str, lost: set[str]) -> None:
        for person in lost:
            self.house.tell_freed(person, room)


def _standings_of_those(stay: list[int], players: int) -> list[Standing]:
    return [
        Standing(seat, 1, 0, "stayed")
        if seat in stay
        else Standing(seat, len(stay) + 1, 0, "resigned")
        for seat in range(players)
    ]
