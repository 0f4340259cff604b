"""What those who look at a room are told, and when."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from stolnik.table import replays, tables
from stolnik.table.awake import Awake, encode
from stolnik.table.problems import Problem
from stolnik.table.protocol import Finals, Lang, Presence, Yours
from stolnik.table.rooms import Sheet

if TYPE_CHECKING:
    from stolnik.table.house import House


class Connected(Protocol):
    """Somebody who is connected and can be told something."""

    @property
    def person_id(self) -> str: ...

    def send(self, message: bytes) -> None: ...

    def lose(self, view: View) -> None: ...


class View:
    """Somebody looks at a room, as a seat of theirs or as a watcher."""

    __slots__ = ("connection", "known", "lang", "over", "seat", "since")

    def __init__(self, connection: Connected, seat: int | None, lang: Lang, since: int) -> None:
        self.connection = connection
        self.seat = seat
        self.lang = lang
        self.since = since
        self.known = -1
        self.over = False


class Telling(Awake):
    """A room that others look at."""

    def __init__(self, house: House, sheet: Sheet) -> None:
        super().__init__(house, sheet)
        self.lock = asyncio.Lock()
        self.views: set[View] = set()
        self._finals: dict[int, int] = {}
        """The seats for which somebody looks which answers are final, with the tick of the
        question."""

    def check_views(self) -> None:
        """Who has lost a seat goes on as a watcher."""
        for view in self.views:
            seat = view.seat
            if seat is not None and seat not in self.sheet.seats_of(view.connection.person_id):
                self.house.presence.go(self.sheet.id, seat)
                self.house.presence.come(self.sheet.id, None)
                view.seat, view.since = None, 0
                self.tell_table(view)

    async def let_strangers_go(self) -> None:
        """Who looked at a room before it was private looks no longer, unless they still may."""
        for view in list(self.views):
            try:
                await self.house.need_look(self.sheet, view.connection.person_id)
            except Problem:
                view.over = True
                self.views.discard(view)
                self.house.presence.go(self.sheet.id, view.seat)
                view.connection.lose(view)

    def tell_tables(self, low: int | None = None) -> None:
        """To all who look: what changed for them, and nothing if nothing did."""
        if self.match is None:
            return
        made: dict[tuple[int | None, str, int], bytes] = {}
        shared = tables.Shared()
        for view in list(self.views):
            known = self.known[-1 if view.seat is None else view.seat]
            if view.known == known:
                continue
            since = view.since if low is None else min(view.since, low)
            key = (view.seat, view.lang, since)
            if key not in made:
                made[key] = encode(self.table(view.seat, view.lang, since, shared=shared))
            view.known = known
            view.since = self.match.number_for(view.seat)
            view.connection.send(made[key])
            self._look_for_finals(view.seat)

    def _look_for_finals(self, seat: int | None) -> None:
        """Soon, and in another process: which answers cannot be taken back."""
        match = self.match
        if seat is None or match is None or self.sheet.seats[seat].played_by is None:
            return
        tick = self.ticks[seat]
        for ask in match.pending:
            if ask.seat == seat and len(ask.options) > 1 and self._finals.get(seat) != tick:
                self._finals[seat] = tick
                self.house.caretaker.want_finals(self, seat, tick)

    async def tell_finals(self, seat: int, tick: int) -> None:
        """To those who look from a seat, if the same is still asked there."""
        async with self.lock:
            if self.gone or self.match is None or self.ticks[seat] != tick:
                return
            room, saved = self.sheet.id, self.match.save()
        moves = await self.house.replays.run("", room, replays.finals, saved, seat)
        if self.ticks[seat] != tick:
            return
        question = self.question(seat)
        said = encode(Finals(room=self.sheet.id, seat=seat, question=question, moves=moves))
        for view in self.views:
            if view.seat == seat:
                view.connection.send(said)

    def tell_table(self, view: View) -> None:
        """To one who has just begun to look."""
        if self.match is None:
            return
        view.known = self.known[-1 if view.seat is None else view.seat]
        table = self.table(view.seat, view.lang, view.since, shared=tables.Shared())
        view.since = table.number
        view.connection.send(encode(table))
        if view.seat is not None:
            self._finals.pop(view.seat, None)
            self._look_for_finals(view.seat)

    def tell_room(self) -> None:
        """To all who look: the room as it is now."""
        made: dict[tuple[str, Lang], bytes] = {}
        for connection, lang in {view.connection: view.lang for view in self.views}.items():
            key = (connection.person_id, lang)
            if key not in made:
                made[key] = encode(self.room(*key))
            connection.send(made[key])

    def tell_all(self, message: bytes) -> None:
        for connection in {view.connection for view in self.views}:
            connection.send(message)

    def tell_presence(self) -> None:
        seats, watchers = self.house.presence.of(self.sheet.id)
        self.tell_all(encode(Presence(room=self.sheet.id, seats=seats, watchers=watchers)))

    def tell_whose_turn(self, waited: set[int] | None = None) -> None:
        """To the owners of seats who are elsewhere: it is their turn, or no longer.

        Who looks at the room sees it.
        """
        if waited is None:
            waited = set(range(self.sheet.players)) - set(self.sheet.waiting)
        here = {view.connection for view in self.views}
        for seat in self.sheet.seats:
            now = seat.seat in self.sheet.waiting
            if seat.played_by is not None and now != (seat.seat in waited):
                elsewhere = self.house.connections.get(seat.played_by, set()) - here
                if elsewhere:
                    said = encode(Yours(room=self.sheet.id, seat=seat.seat, yours=now))
                    for connection in elsewhere:
                        connection.send(said)
