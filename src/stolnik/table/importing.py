"""Rooms made of games that were played: records from outside, and positions to try."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection

from stolnik.engine.dice import added_by_the_keeper, draw_seed
from stolnik.engine.registry import load
from stolnik.table import replays, rooms
from stolnik.table.house import House
from stolnik.table.making import add_room, need_room
from stolnik.table.opening import opening_of
from stolnik.table.people import Session, new_id
from stolnik.table.problems import Problem, table_words
from stolnik.table.rooms import NewSeat
from stolnik.table.schema import Standing
from stolnik.table.sitting import Sitting
from stolnik.table.store import Step
from stolnik.table.terms import check_bot, game_title


class Importing:
    """Brings records in, and forks positions."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def story(self, sitting: Sitting) -> replays.Story:
        """The game as it is stored, for a process that plays it again."""
        async with sitting.lock:
            sheet, step = sitting.sheet, sitting.scene.step
            if sheet.phase in ("gathering", "closed"):
                raise Problem("phase", detail="gathering")
        steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
        steps = [each for each in steps if each.number <= step or sheet.phase == "over"]
        return replays.Story(sheet.id, opening_of(sheet), steps, sheet.phase == "over")

    async def import_record(self, session: Session, text: bytes) -> Sitting:
        """A record that came from outside becomes a room to look through."""
        answer = await self.house.imports.run(session.person.id, "", replays.read_record, text)
        found = msgspec.msgpack.decode(_bytes(answer), type=replays.Imported)
        now, room, lang = time.time(), new_id(), session.person.lang
        title = table_words(lang).say("room-imported", game=game_title(found.game, lang))
        drawn = added_by_the_keeper(found.seed, found.nonces)
        seats = [
            NewSeat(nonce=each, nonce_own=s not in drawn) for s, each in enumerate(found.nonces)
        ]
        steps = [
            Step(room, number, "move", seat, move, found.version, now)
            for number, (seat, move) in enumerate(found.moves, 1)
        ]

        def write(connection: Connection) -> None:
            rooms.add(
                connection,
                room=room,
                title=title,
                game=found.game,
                version=found.version,
                players=found.players,
                options=found.options,
                private=True,
                host=session.person.id,
                seats=seats or [NewSeat()] * found.players,
                seed=found.seed,
                phase="over",
                end="played",
                started=now,
                ended=now,
                number=found.number,
                standings=[Standing(*standing) for standing in found.standings],
            )
            rooms.add_steps(connection, steps)

        await self.house.store.write(write)
        return await self.house.sitting(room)

    async def fork(
        self, room: str, session: Session, number: int, seat: int | None, bot: str
    ) -> Sitting:
        """A private room that goes on from a position, against bots."""
        check_bot(bot)
        await need_room(self.house, session.person.id)
        sitting = await self.house.look(room, session.person.id)
        own = sitting.sheet.seats_of(session.person.id)
        if seat is None:
            seat = own[0] if own else 0
        sitting.sheet.seat(seat)
        if sitting.sheet.phase != "over" and seat not in own:
            raise Problem("not-over")
        story = await self.story(sitting)
        answer = await self.house.replays.run(
            session.person.id, room, replays.fork, story, number, seat, draw_seed()
        )
        found = msgspec.msgpack.decode(_bytes(answer), type=replays.Forked)
        if not found.waiting:
            raise Problem("phase", detail="over")
        sheet, again, now = sitting.sheet, new_id(), time.time()
        title = table_words(session.person.lang).say(
            "room-fork", title=sheet.title[:150], number=found.number
        )
        row = rooms.new_row(
            room=again,
            title=title,
            game=sheet.game,
            version=load(sheet.game).version,
            players=sheet.players,
            options=sheet.options,
            private=True,
            host=session.person.id,
            seed=draw_seed(),
            phase="playing",
            started=now,
            base=found.saved,
            number=found.number,
            waiting=found.waiting,
            fork_room=sheet.id,
            fork_number=found.number,
        )
        seats = [
            NewSeat(person=session.person.id) if s == seat else NewSeat(bot=bot)
            for s in range(sheet.players)
        ]
        await add_room(self.house, row, seats)
        return await self.house.sitting(again)


def _bytes(answer: replays.Answer) -> bytes:
    value = answer.get()
    assert isinstance(value, bytes)
    return value
