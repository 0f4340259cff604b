"""What people do with rooms: make them, sit down, begin, leave, agree, play again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from stolnik.bots import names as bot_names
from stolnik.engine.dice import draw_seed
from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import clock, replays, rooms, schema
from stolnik.table.house import STAND_IN, House
from stolnik.table.people import Session, hashed, new_id
from stolnik.table.problems import Problem, of_the_engine, table_words
from stolnik.table.protocol import (
    ChangeRoom,
    ClockRules,
    LinkInfo,
    LinkMade,
    NewRoom,
    OptionValue,
    Proposal,
    Propose,
)
from stolnik.table.rooms import NewSeat, Sheet
from stolnik.table.schema import Standing
from stolnik.table.sitting import Sitting, opening_of

LINK_BYTES = 18


def game_title(game: str, lang: str) -> str:
    catalog = words_of(load(game), lang).catalog
    return catalog.say(f"game-{game}") if catalog.has(f"game-{game}") else game


def check_bot(bot: str) -> str:
    if bot not in bot_names():
        raise Problem("bad-bot", bot=bot, right=", ".join(bot_names()))
    return bot


def check_clock(rules: ClockRules | None) -> ClockRules | None:
    return None if rules is None or rules.move + rules.bank == 0 else rules


def check_game(
    game: str, players: int, options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """All options of a game with their values, or why it cannot be played so."""
    try:
        found = load(game)
        found.check_players(players)
        return found.check_options(options, players)
    except StolnikError as error:
        raise of_the_engine(error) from error


class Gathering:
    """Rooms, from their making to their rematch."""

    def __init__(self, house: House) -> None:
        self.house = house

    # -- making ----------------------------------------------------------------------------

    async def make(self, session: Session, new: NewRoom) -> Sitting:
        options = check_game(new.game, new.players, new.options)
        seats = _seats(new, session.person.id)
        lang = session.person.lang
        title = " ".join(new.title.split()) or game_title(new.game, lang)
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
            return await self._begin(values, seats)
        await self._add(**values, seats=seats)
        return await self.house.sitting(values["room"])

    async def _begin(self, values: dict[str, Any], seats: list[NewSeat]) -> Sitting:
        """A room whose game begins at once: made, set up and stored in one step."""
        if any(seat.person is None and seat.bot is None for seat in seats):
            raise Problem("phase", detail="open")
        await self.house.learn(values["game"])
        nonces = [seat.nonce or rooms.draw_nonce() for seat in seats]
        match = _set_up(**values, nonces=nonces)
        now = time.time()
        waiting = [ask.seat for ask in match.pending]
        sheet = await self._add(
            **values,
            seats=[
                msgspec.structs.replace(seat, nonce=nonce) for seat, nonce in zip(seats, nonces)
            ],
            phase="playing",
            started=now,
            touched=now,
            waiting=waiting,
            clocks=_clocks(values["clock"], len(seats), waiting, now),
        )
        sitting = self.house.open_room(sheet, match)
        sitting.tell_whose_turn()
        sitting.go_on()
        return sitting

    async def _add(self, **values: Any) -> Sheet:
        """Store a new room; it as it is stored."""
        store = self.house.store

        def write(connection: Connection) -> Sheet:
            rooms.add(connection, **values)
            if not values["private"]:
                store.tell(connection, "lobby")
            made = rooms.load(connection, values["room"])
            assert made is not None
            return made

        made = await store.write(write)
        if not values["private"]:
            self.house.lobby_changed()
        return made

    async def change(self, room: str, person: str, wanted: ChangeRoom) -> Sitting:
        """The host changes what is to be played, before it begins."""

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            sheet.need_phase("gathering")
            values: dict[str, Any] = {}
            if wanted.title is not msgspec.UNSET:
                values["title"] = " ".join(wanted.title.split()) or sheet.title
            if wanted.private is not msgspec.UNSET:
                values["private"] = wanted.private
            if wanted.clock is not msgspec.UNSET:
                values["clock"] = check_clock(wanted.clock)
            players = sheet.players if wanted.players is msgspec.UNSET else wanted.players
            options = sheet.options if wanted.options is msgspec.UNSET else wanted.options
            values["players"] = players
            values["options"] = check_game(sheet.game, players, options)
            rooms.change(connection, sheet, **values)
            rooms.resize(connection, sheet, players)

        async with self.house.hold_for(room, person) as sitting:
            await sitting.change(work)
            sitting.ticks = sitting.known = [0] * (sitting.sheet.players + 1)
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

    # -- seats -----------------------------------------------------------------------------

    async def sit(
        self, room: str, session: Session, seat: int, nonce: str | None, *, invited: bool = False
    ) -> Sitting:
        """Take an open seat, or one's own back from the bot that stands in."""
        person = session.person.id

        def work(connection: Connection, sheet: Sheet) -> None:
            found = sheet.seat(seat)
            mine = found.person is not None and found.person.id == person
            if sheet.phase == "playing" and mine and not found.resigned:
                rooms.change_seat(connection, sheet, seat, bot=None)
                return
            sheet.need_phase("gathering")
            if not mine and (found.person is not None or found.bot is not None):
                raise Problem("taken")
            rooms.change_seat(
                connection,
                sheet,
                seat,
                person=person,
                bot=None,
                nonce=nonce,
                nonce_own=nonce is not None,
            )

        held = self.house.hold(room) if invited else self.house.hold_for(room, person)
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
            empty = dict(person=None, bot=None, nonce=None, nonce_own=False)
            rooms.change_seat(connection, sheet, seat, **empty)

        return await self._change_seat(self.house.hold_for(room, person), work)

    async def seat_bot(self, room: str, person: str, seat: int, bot: str) -> Sitting:
        """The host puts a bot in an open seat, or lets one stand in for somebody who is away."""
        check_bot(bot)

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            found = sheet.seat(seat)
            if sheet.phase == "playing":
                if found.played_by is None:
                    raise Problem("taken")
                away = self.house.away_for(sheet, seat)
                if away < self.house.settings.abandoned and found.played_by != person:
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

        def work(connection: Connection, sheet: Sheet) -> None:
            sheet.need_host(person)
            sheet.need_phase("gathering")
            found = sheet.seat(seat)
            if found.person is not None and found.person.id != person:
                raise Problem("taken")
            empty = dict(person=None, bot=None, nonce=None, nonce_own=False)
            rooms.change_seat(connection, sheet, seat, **empty)

        return await self._change_seat(self.house.hold_for(room, person), work)

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
        )

    async def use_link(self, token: str, session: Session, nonce: str | None) -> Sitting:
        row = await self._link(token)
        person = session.person.id
        await self.house.store.write(lambda c: rooms.add_watcher(c, row.room, person))
        if row.seat is None:
            return await self.house.look(row.room, person)
        return await self.sit(row.room, session, row.seat, nonce, invited=True)

    # -- the game --------------------------------------------------------------------------

    async def start(self, room: str, person: str) -> Sitting:
        """Set the game up and begin: the commitment was there before the first nonce."""
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_host(person)
            sheet.need_phase("gathering")
            if any(seat.kind == "open" for seat in sheet.seats):
                raise Problem("phase", detail="open")
            nonces = [seat.nonce or rooms.draw_nonce() for seat in sheet.seats]
            match = _set_up(sheet.game, sheet.players, sheet.options, sheet.seed, nonces)
            now = time.time()
            waiting = [ask.seat for ask in match.pending]
            clocks = _clocks(sheet.clock, sheet.players, waiting, now)

            def work(connection: Connection, now_sheet: Sheet) -> None:
                now_sheet.need_phase("gathering")
                if now_sheet.seats != sheet.seats or now_sheet.options != sheet.options:
                    raise Problem("stale")  # somebody sat down or stood up at another server
                rooms.change(
                    connection,
                    now_sheet,
                    phase="playing",
                    version=match.game.version,
                    started=now,
                    touched=now,
                    waiting=waiting,
                    clocks=clocks,
                )
                rooms.set_nonces(connection, sheet.id, nonces)

            await sitting.change(work)
            if sitting.match is None:
                await sitting.wake()
            sitting.tell_room()
            sitting.tell_tables()
            sitting.tell_whose_turn()
            sitting.go_on()
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
            rooms.change(connection, sheet, **values)
            rooms.set_seat(connection, sheet.id, seat, resigned=True, bot=STAND_IN)

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

    # -- consent ---------------------------------------------------------------------------

    async def propose(self, room: str, person: str, wanted: Propose) -> Sitting:
        """Ask all people at the table for consent."""
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_phase("playing")
            sheet.need_owner(person, wanted.seat)
            if any(p.what == wanted.what for p in sheet.proposals):
                raise Problem("phase", detail="proposal")
            if wanted.what != "undo" and sheet.clock is None:
                raise Problem("phase", detail="clock")
            if wanted.what != "undo" and sheet.paused == (wanted.what == "pause"):
                raise Problem("phase", detail="paused" if sheet.paused else "")
            if wanted.what == "undo" and not (
                wanted.number is not None and wanted.number < sheet.number
            ):
                raise Problem("no-undo", detail="number", number=wanted.number or 0)
            needed = [s.seat for s in sheet.seats if s.person is not None and not s.resigned]
            own = sheet.seats_of(person)
            proposal = Proposal(
                id=1 + max((p.id for p in sheet.proposals), default=int(time.time())),
                what=wanted.what,
                seat=wanted.seat,
                number=wanted.number if wanted.what == "undo" else None,
                agreed=own,
                needed=needed,
            )
            await sitting.change(
                lambda c, sheet: rooms.change(c, sheet, proposals=[*sheet.proposals, proposal])
            )
            await self._settle(sitting, proposal.id)
        return sitting

    async def vote(self, room: str, person: str, which: int, seat: int, agree: bool) -> Sitting:
        async with self.house.hold_for(room, person) as sitting:
            sheet = sitting.sheet
            sheet.need_owner(person, seat)
            proposal = next((p for p in sheet.proposals if p.id == which), None)
            if proposal is None:
                raise Problem("unknown")
            others = [p for p in sheet.proposals if p.id != which]
            if agree:
                agreed = sorted({*proposal.agreed, *sheet.seats_of(person)})
                others.append(msgspec.structs.replace(proposal, agreed=agreed))
            await sitting.change(lambda c, sheet: rooms.change(c, sheet, proposals=others))
            await self._settle(sitting, which)
        return sitting

    async def _settle(self, sitting: Sitting, which: int) -> None:
        """Do what all have agreed to."""
        sheet = sitting.sheet
        proposal = next((p for p in sheet.proposals if p.id == which), None)
        if proposal is None or not set(proposal.needed) <= set(proposal.agreed):
            return
        others = [p for p in sheet.proposals if p.id != which]
        values: dict[str, Any] = {"proposals": others}
        if proposal.what != "undo" and sheet.clock is not None and sheet.clocks is not None:
            now = time.time()
            values["paused"] = proposal.what == "pause"
            values["clocks"] = (
                clock.stop(sheet.clocks, now)
                if proposal.what == "pause"
                else clock.turn(sheet.clocks, sheet.clock, sheet.waiting, now)
            )
        await sitting.change(lambda c, sheet: rooms.change(c, sheet, **values))
        if proposal.what == "undo":
            await sitting.go_back(proposal.number or 0)
        sitting.go_on()

    # -- records and forks -----------------------------------------------------------------

    async def story(self, sitting: Sitting) -> replays.Story:
        """The game as it is stored, for a process that plays it again."""
        async with sitting.lock:
            sheet, step = sitting.sheet, sitting.step
            if sheet.phase in ("gathering", "closed"):
                raise Problem("phase", detail="gathering")
        steps = await self.house.store.read(lambda c: rooms.steps_after(c, sheet.id, 0))
        steps = [each for each in steps if each.number <= step or sheet.phase == "over"]
        return replays.Story(sheet.id, opening_of(sheet), steps, sheet.phase == "over")

    async def import_record(self, session: Session, text: bytes) -> Sitting:
        """A record that came from outside becomes a room to look through."""
        answer = await self.house.replays.run("import", replays.read_record, text)
        found = msgspec.msgpack.decode(_bytes(answer), type=replays.Imported)
        now, room, lang = time.time(), new_id(), session.person.lang
        title = table_words(lang).say("room-imported", game=game_title(found.game, lang))
        nonces = found.nonces or (None,) * found.players
        steps = [
            dict(
                room=room,
                number=number,
                kind="move",
                seat=seat,
                move=move,
                version=found.version,
                at=now,
            )
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
                seats=[NewSeat(nonce=nonce) for nonce in nonces],
                seed=found.seed,
                phase="over",
                end="played",
                started=now,
                ended=now,
                number=found.number,
                standings=[Standing(*standing) for standing in found.standings],
            )
            if steps:
                connection.execute(insert(schema.steps), steps)

        await self.house.store.write(write)
        return await self.house.sitting(room)

    async def fork(
        self, room: str, session: Session, number: int, seat: int | None, bot: str
    ) -> Sitting:
        """A private room that goes on from a position, against bots."""
        check_bot(bot)
        sitting = await self.house.look(room, session.person.id)
        own = sitting.sheet.seats_of(session.person.id)
        if seat is None:
            seat = own[0] if own else 0
        sitting.sheet.seat(seat)
        if sitting.sheet.phase != "over" and seat not in own:
            raise Problem("not-over")
        story = await self.story(sitting)
        answer = await self.house.replays.run(room, replays.fork, story, number, seat, draw_seed())
        found = msgspec.msgpack.decode(_bytes(answer), type=replays.Forked)
        if not found.waiting:
            raise Problem("phase", detail="over")
        sheet, again, now = sitting.sheet, new_id(), time.time()
        title = table_words(session.person.lang).say(
            "room-fork", title=sheet.title[:150], number=found.number
        )
        await self._add(
            room=again,
            title=title,
            game=sheet.game,
            version=load(sheet.game).version,
            players=sheet.players,
            options=sheet.options,
            private=True,
            host=session.person.id,
            seats=[
                NewSeat(person=session.person.id) if s == seat else NewSeat(bot=bot)
                for s in range(sheet.players)
            ],
            seed=draw_seed(),
            phase="playing",
            started=now,
            base=found.saved,
            number=found.number,
            waiting=found.waiting,
            fork_room=sheet.id,
            fork_number=found.number,
        )
        return await self.house.sitting(again)

    # -- leaving for good ------------------------------------------------------------------

    async def delete_person(self, session: Session) -> None:
        """Name, mail, notes, sessions and notices go; the seats go to bots."""
        person = session.person.id
        sheets = await self.house.store.read(lambda c: rooms.of_person(c, person))
        for sheet in sheets:
            for seat in sheet.seats_of(person):
                if sheet.phase == "playing":
                    await self.hand_over(sheet.id, seat, STAND_IN)
                elif sheet.phase == "gathering":
                    await self.leave(sheet.id, person, seat)
            if sheet.phase == "gathering" and sheet.you(person).host:
                await self.close(sheet.id, person)

        def write(connection: Connection) -> list[str]:
            mine = schema.sessions.c.person == person
            ids = list(connection.scalars(select(schema.sessions.c.id).where(mine)))
            for table in (schema.sessions, schema.notes, schema.due, schema.watchers):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            self.house.store.tell(connection, *(f"session {which}" for which in ids))
            return ids

        for which in await self.house.store.write(write):
            self.house.close_session(which)
        for sheet in sheets:
            awake = self.house.sittings.get(sheet.id)
            if awake is not None:
                async with awake.lock:
                    await awake.reload()
                    awake.tell_room()


def _bytes(answer: replays.Answer) -> bytes:
    value = answer.get()
    assert isinstance(value, bytes)
    return value


def _set_up(
    game: str,
    players: int,
    options: Mapping[str, OptionValue],
    seed: str,
    nonces: list[str],
    **_: Any,
) -> Match:
    try:
        return Match.start(
            load(game),
            players=players,
            seed=seed,
            nonces=nonces,
            listen=True,
            **options,  # type: ignore[arg-type]
        )
    except StolnikError as error:
        raise of_the_engine(error) from error


def _clocks(
    rules: ClockRules | None, players: int, waiting: list[int], now: float
) -> clock.Clocks | None:
    if rules is None:
        return None
    return clock.turn(clock.start(rules, players), rules, waiting, now)


def _seats(new: NewRoom, person: str) -> list[NewSeat]:
    wanted = new.seats if new.seats is not None else ["me"] + ["open"] * (new.players - 1)
    if len(wanted) != new.players:
        raise Problem("bad-seat", detail="list", players=new.players)
    seats = []
    for number, said in enumerate(wanted):
        nonce = new.nonces.get(str(number))
        if said == "me":
            seats.append(NewSeat(person=person, nonce=nonce, nonce_own=nonce is not None))
        elif said == "open":
            seats.append(NewSeat())
        elif said.startswith("bot:"):
            seats.append(NewSeat(bot=check_bot(said.removeprefix("bot:"))))
        else:
            raise Problem("bad-seat", detail="list", players=new.players)
    return seats


def _standings_of_those(stay: list[int], players: int) -> list[Standing]:
    return [
        Standing(seat, 1, 0, "stayed")
        if seat in stay
        else Standing(seat, len(stay) + 1, 0, "resigned")
        for seat in range(players)
    ]
