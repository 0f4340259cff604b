"""What a host does before the game begins: change what is played, give it up, begin."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection

from stolnik.engine.dice import own_nonce
from stolnik.table import rooms, shares
from stolnik.table.house import House
from stolnik.table.letters import one_line
from stolnik.table.problems import Problem
from stolnik.table.protocol import ChangeRoom
from stolnik.table.rooms import Sheet
from stolnik.table.seating import Seating
from stolnik.table.sitting import Sitting
from stolnik.table.store import set_due
from stolnik.table.terms import check_clock, check_game, clocks_from, set_up


class Preparing:
    """Brings rooms to their beginning, or to their end before it."""

    def __init__(self, house: House, seating: Seating) -> None:
        self.house = house
        self.seating = seating

    async def change(self, room: str, person: str, wanted: ChangeRoom) -> Sitting:
        """The host changes what is to be played, before it begins.

        With fewer seats the last ones go; who sat there may sit down in another.
        """
        lost: set[str] = set()

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            sheet.need_phase("gathering")
            values: dict[str, Any] = {}
            if wanted.title is not msgspec.UNSET:
                values["title"] = one_line(wanted.title) or sheet.title
            if wanted.private is not msgspec.UNSET:
                values["private"] = wanted.private
            if wanted.clock is not msgspec.UNSET:
                values["clock"] = check_clock(wanted.clock)
            players = sheet.players if wanted.players is msgspec.UNSET else wanted.players
            options = sheet.options if wanted.options is msgspec.UNSET else wanted.options
            values["players"] = players
            values["options"] = check_game(sheet.game, players, options)
            rooms.change(connection, sheet, **values)
            gone = sheet.seats[players:]
            lost.update(self.seating.take(connection, sheet, gone, barred=False))
            rooms.resize(connection, sheet, players)

        async with self.house.hold_for(room, person) as sitting:
            await sitting.change(work)
        self.seating.tell_lost(room, lost)
        self.house.lobby_changed()
        return sitting

    async def close(self, room: str, person: str) -> None:

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            sheet.need_phase("gathering")
            rooms.change(connection, sheet, phase="closed", ended=time.time())

        async with self.house.hold_for(room, person) as sitting:
            await sitting.change(work)
        self.house.lobby_changed()

    async def start(self, room: str, person: str) -> Sitting:
        """Set the game up and begin: the commitment was there before the first nonce.

        What the server adds for bots, and for those who have sent nothing, is fixed with its seed.
        """
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_host(person)
            sheet.need_phase("gathering")
            if any(seat.kind == "open" for seat in sheet.seats):
                raise Problem("phase", detail="open")
            nonces = [seat.nonce or own_nonce(sheet.seed, seat.seat) for seat in sheet.seats]
            match = set_up(sheet.game, sheet.players, sheet.options, sheet.seed, nonces)
            now = time.time()
            waiting = [ask.seat for ask in match.pending]
            clocks = clocks_from(sheet.clock, sheet.players, waiting, self.house.playtime.now())

            def work(connection: Connection, now_sheet: Sheet) -> None:
                now_sheet.need_phase("gathering")
                if now_sheet.seats != sheet.seats or now_sheet.options != sheet.options:
                    raise Problem("stale")  # somebody sat down or stood up at another server
                if self.house.limits.on and all(seat.person is None for seat in sheet.seats):
                    shares.need_bots(connection, person)
                rooms.change(
                    connection,
                    now_sheet,
                    phase="playing",
                    orders={},  # whatever came to be stored there before
                    version=match.game.version,
                    started=now,
                    touched=now,
                    waiting=waiting,
                    clocks=clocks,
                )
                rooms.set_nonces(connection, sheet.id, nonces)
                for seat in now_sheet.seats:
                    if seat.notices and seat.played_by is not None and seat.seat in waiting:
                        set_due(connection, seat.played_by, sheet.id, now)

            await sitting.change(work)
            sitting.audience.tell_room()
            sitting.audience.tell_tables()
            sitting.audience.tell_whose_turn()
            sitting.bots.go_on()
        self.house.lobby_changed()
        return sitting
