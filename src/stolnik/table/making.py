"""How rooms are made, changed before they begin, and begun."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from stolnik.bots import names as bot_names
from stolnik.engine.dice import draw_seed, own_nonce
from stolnik.engine.errors import StolnikError
from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.engine.words import words_of
from stolnik.table import clock, freed, rooms, shares
from stolnik.table.house import House
from stolnik.table.letters import one_line
from stolnik.table.people import Session, new_id
from stolnik.table.problems import Problem, of_the_engine
from stolnik.table.protocol import ChangeRoom, ClockRules, NewRoom, OptionValue
from stolnik.table.rooms import NewSeat, Seat, Sheet
from stolnik.table.sitting import Sitting
from stolnik.table.store import Add, set_due


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


class Making:
    """Makes rooms, and begins their games."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def make(self, session: Session, new: NewRoom) -> Sitting:
        options = check_game(new.game, new.players, new.options)
        seats = _seats(new, session.person.id)
        if any(seat.person is not None for seat in seats):
            await self.need_room(session.person.id)
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
        await self._add(rooms.new_row(**values), seats)
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
        match = _set_up(**values, nonces=nonces)
        now = time.time()
        waiting = [ask.seat for ask in match.pending]
        taken = [msgspec.structs.replace(seat, nonce=nonce) for seat, nonce in zip(seats, nonces)]
        row = rooms.new_row(
            **values,
            phase="playing",
            started=now,
            waiting=waiting,
            clocks=_clocks(values["clock"], len(seats), waiting, self.house.playtime.now()),
        )
        await self._add(row, taken)
        sheet = rooms.sheet_of_new(row, taken, session.shown, session.notices)
        sitting = self.house.open_room(sheet, match)
        sitting.tell_whose_turn()
        sitting.go_on()
        return sitting

    async def _add(self, row: dict[str, Any], seats: list[NewSeat]) -> None:
        """Store a new room, and let those know who look for one."""
        news = () if row["private"] else ("lobby",)
        await self.house.store.add(Add(row, rooms.seat_rows(row["id"], seats), news))
        if not row["private"]:
            self.house.lobby_changed()

    async def need_room(self, person: str) -> None:
        """Refuse one room more for who sits in too many."""
        if self.house.limits.on:
            await self.house.store.read(lambda c: shares.need_room(c, person))

    async def _need_bots(self, person: str) -> None:
        if self.house.limits.on:
            await self.house.store.read(lambda c: shares.need_bots(c, person))

    def take_seats(
        self, connection: Connection, sheet: Sheet, seats: Sequence[Seat], *, barred: bool
    ) -> set[str]:
        """Keep who loses these seats, and let the other servers tell them; who that is."""
        lost = freed.take(connection, sheet, seats, barred=barred)
        self.house.store.tell(connection, *(f"freed {who} {sheet.id}" for who in sorted(lost)))
        return lost

    def tell_lost(self, room: str, lost: set[str]) -> None:
        for person in lost:
            self.house.tell_freed(person, room)

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
            lost.update(self.take_seats(connection, sheet, gone, barred=False))
            rooms.resize(connection, sheet, players)

        async with self.house.hold_for(room, person) as sitting:
            await sitting.change(work)
            sitting.ticks = sitting.known = [0] * (sitting.sheet.players + 1)
        self.tell_lost(room, lost)
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
            match = _set_up(sheet.game, sheet.players, sheet.options, sheet.seed, nonces)
            now = time.time()
            waiting = [ask.seat for ask in match.pending]
            clocks = _clocks(sheet.clock, sheet.players, waiting, self.house.playtime.now())

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
            if sitting.match is None:
                await sitting.wake()
            sitting.tell_room()
            sitting.tell_tables()
            sitting.tell_whose_turn()
            sitting.go_on()
        self.house.lobby_changed()
        return sitting


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
