"""Those who look at a room: what they are told, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from stolnik.engine.flow import Move
from stolnik.table import tables
from stolnik.table.problems import Problem
from stolnik.table.protocol import Finals, Lang, Presence, Yours
from stolnik.table.scene import Scene
from stolnik.table.tables import encode

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


class Audience:
    """All who look at one room."""

    def __init__(self, house: House, scene: Scene) -> None:
        self.house = house
        self.scene = scene
        self.views: set[View] = set()
        self._finals: dict[int, int] = {}
        """The seats for which somebody looks which answers are final, with the tick of the
        question."""

    def check_views(self) -> None:
        """Who has lost a seat goes on as a watcher."""
        sheet = self.scene.sheet
        for view in self.views:
            seat = view.seat
            if seat is not None and seat not in sheet.seats_of(view.connection.person_id):
                self.house.presence.go(sheet.id, seat)
                self.house.presence.come(sheet.id, None)
                view.seat, view.since = None, 0
                self.tell_table(view)

    async def let_strangers_go(self) -> None:
        """Who looked at a room before it was private looks no longer, unless they still may."""
        for view in list(self.views):
            try:
                await self.house.need_look(self.scene.sheet, view.connection.person_id)
            except Problem:
                view.over = True
                self.views.discard(view)
                self.house.presence.go(self.scene.sheet.id, view.seat)
                view.connection.lose(view)

    def tell_tables(self, low: int | None = None) -> None:
        """To all who look: what changed for them, and nothing if nothing did."""
        course = self.scene.course
        if course is None:
            return
        made: dict[tuple[int | None, str, int], bytes] = {}
        shared = tables.Shared()
        for view in list(self.views):
            known = course.known[-1 if view.seat is None else view.seat]
            if view.known == known:
                continue
            since = view.since if low is None else min(view.since, low)
            key = (view.seat, view.lang, since)
            if key not in made:
                made[key] = encode(self.scene.table(view.seat, view.lang, since, shared=shared))
            view.known = known
            view.since = course.match.number_for(view.seat)
            view.connection.send(made[key])
            self._look_for_finals(view.seat)

    def _look_for_finals(self, seat: int | None) -> None:
        """Soon, and in another process: which answers cannot be taken back."""
        course = self.scene.course
        if seat is None or course is None or self.scene.sheet.seats[seat].played_by is None:
            return
        tick = course.ticks[seat]
        for ask in course.match.pending:
            if ask.seat == seat and len(ask.options) > 1 and self._finals.get(seat) != tick:
                self._finals[seat] = tick
                self.house.caretaker.want_finals(self.scene.sheet.id, seat, tick)

    def tell_finals(self, seat: int, moves: list[Move]) -> None:
        """Which answers to its question cannot be taken back, to those who look from a seat."""
        question = self.scene.running().question(seat)
        said = encode(Finals(room=self.scene.sheet.id, seat=seat, question=question, moves=moves))
        for view in self.views:
            if view.seat == seat:
                view.connection.send(said)

    def tell_table(self, view: View) -> None:
        """To one who has just begun to look."""
        course = self.scene.course
        if course is None:
            return
        view.known = course.known[-1 if view.seat is None else view.seat]
        table = self.scene.table(view.seat, view.lang, view.since, shared=tables.Shared())
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
                made[key] = encode(self.scene.room(*key))
            connection.send(made[key])

    def tell_all(self, message: bytes) -> None:
        for connection in {view.connection for view in self.views}:
            connection.send(message)

    def tell_presence(self) -> None:
        seats, watchers = self.house.presence.of(self.scene.sheet.id)
        self.tell_all(encode(Presence(room=self.scene.sheet.id, seats=seats, watchers=watchers)))

    def tell_whose_turn(self, waited: set[int] | None = None) -> None:
        """To the owners of seats who are elsewhere: it is their turn, or no longer.

        Who looks at the room sees it.
        """
        if waited is None:
            waited = set(range(self.scene.sheet.players)) - set(self.scene.sheet.waiting)
        here = {view.connection for view in self.views}
        for seat in self.scene.sheet.seats:
            now = seat.seat in self.scene.sheet.waiting
            if seat.played_by is not None and now != (seat.seat in waited):
                elsewhere = self.house.connections.get(seat.played_by, set()) - here
                if elsewhere:
                    said = encode(Yours(room=self.scene.sheet.id, seat=seat.seat, yours=now))
                    for connection in elsewhere:
                        connection.send(said)
