"""How rooms are made: new ones, and the same again."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection

from stolnik.engine.dice import draw_seed, own_nonce
from stolnik.engine.registry import load
from stolnik.table import rooms, shares
from stolnik.table.house import House
from stolnik.table.letters import one_line
from stolnik.table.people import Session, new_id
from stolnik.table.problems import Problem
from stolnik.table.protocol import NewRoom
from stolnik.table.rooms import NewSeat, Sheet
from stolnik.table.sitting import Sitting
from stolnik.table.store import Add
from stolnik.table.terms import check_bot, check_clock, check_game, clocks_from, game_title, set_up


async def need_room(house: House, person: str) -> None:
    """Refuse one room more for who sits in too many."""
    if house.limits.on:
        await house.store.read(lambda c: shares.need_room(c, person))


async def add_room(house: House, row: dict[str, Any], seats: list[NewSeat]) -> None:
    """Store a new room, and let those know who look for one."""
    news = () if row["private"] else ("lobby",)
    await house.store.add(Add(row, rooms.seat_rows(row["id"], seats), news))
    if not row["private"]:
        house.lobby_changed()


class Making:
    """Makes rooms."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def make(self, session: Session, new: NewRoom) -> Sitting:
        options = check_game(new.game, new.players, new.options)
        seats = _seats(new, session.person.id)
        if any(seat.person is not None for seat in seats):
            await need_room(self.house, session.person.id)
        elif new.start:
            await self._need_bots(session.person.id)
        lang = session.person.lang
        title = one_line(new.title) or game_title(new.game, lang)
        values: dict[str, Any] = dict(
            room=new_id(),
            title=title[:200],
            game=new.game,
            version=load(new.game).version,
            players=new.players,
            options=options,
            private=new.private,
            host=session.person.id,
            seed=draw_seed(),
            clock=check_clock(new.clock),
        )
        if new.start:
            return await self._begin(session, values, seats)
        await add_room(self.house, rooms.new_row(**values), seats)
        return await self.house.sitting(values["room"])

    async def _begin(
        self, session: Session, values: dict[str, Any], seats: list[NewSeat]
    ) -> Sitting:
        """A room whose game begins at once: made, set up and stored in one step.

        Only its host can sit in it, so all of it is known here and need not be read again.
        """
        if any(seat.person is None and seat.bot is None for seat in seats):
            raise Problem("phase", detail="open")
        await self.house.learn(values["game"])
        nonces = [own_nonce(values["seed"], seat) for seat in range(len(seats))]
        match = set_up(**values, nonces=nonces)
        now = time.time()
        waiting = [ask.seat for ask in match.pending]
        taken = [msgspec.structs.replace(seat, nonce=nonce) for seat, nonce in zip(seats, nonces)]
        row = rooms.new_row(
            **values,
            phase="playing",
            started=now,
            waiting=waiting,
            clocks=clocks_from(values["clock"], len(seats), waiting, self.house.playtime.now()),
        )
        await add_room(self.house, row, taken)
        sheet = rooms.sheet_of_new(row, taken, session.shown, session.notices)
        sitting = self.house.open_room(sheet, match)
        sitting.audience.tell_whose_turn()
        sitting.bots.go_on()
        return sitting

    async def _need_bots(self, person: str) -> None:
        if self.house.limits.on:
            await self.house.store.read(lambda c: shares.need_bots(c, person))

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
                await need_room(self.house, person)
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


def _seats(new: NewRoom, person: str) -> list[NewSeat]:
    wanted = new.seats if new.seats is not None else ["me"] + ["open"] * (new.players - 1)
    if len(wanted) != new.players:
        raise Problem("bad-seat", detail="list", players=new.players)
    seats = []
    for said in wanted:
        if said == "me":
            seats.append(NewSeat(person=person))
        elif said == "open":
            seats.append(NewSeat())
        elif said.startswith("bot:"):
            seats.append(NewSeat(bot=check_bot(said.removeprefix("bot:"))))
        else:
            raise Problem("bad-seat", detail="list", players=new.players)
    return seats
