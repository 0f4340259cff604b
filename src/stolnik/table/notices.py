"""Notices when it is somebody's turn: by webhook, by mail, by the browser; a digest, no flood."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolnik.table import metrics, schema
from stolnik.table.logs import log
from stolnik.table.problems import Problem, table_words
from stolnik.table.protocol import Me, Notices, NoticesTested
from stolnik.table.sending import (
    NotSent,
    address_of,
    mail,
    new_push_key,
    post,
    public_key,
    push,
)

if TYPE_CHECKING:
    from stolnik.table.house import House

THREADS: Final = 8


class _Game(msgspec.Struct, frozen=True):
    """A game that waits for somebody."""

    id: str
    title: str
    game: str
    url: str
    since: float


class Digest(msgspec.Struct, frozen=True):
    """All games that wait for a person."""

    person: str
    rooms: list[_Game]
    say: str


class _Due(msgspec.Struct, frozen=True):
    person: Me
    notices: Notices
    noticed: float
    games: list[_Game]


class Notifier:
    """Sees to it that people are told, and not too often."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._threads = ThreadPoolExecutor(THREADS, "notices")
        """Threads of its own: who is told at an address that hangs keeps only notices waiting."""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.notice_tick)
            try:
                await self.look()
            except Problem:
                continue  # the store is out of reach; we look again
            except Exception:
                log.exception("the notices failed")

    async def look(self) -> None:
        """Tell everybody who is to be told by now."""
        now = time.time()
        for due in await self._house.store.read(self._due):
            games = [
                game
                for game in due.games
                if game.since + due.notices.wait <= now
                and not self._is_there(game.id, due.person.id)
            ]
            if games and due.noticed + due.notices.apart <= now:
                if await self._claim(due, games, now):
                    self._house.spawn(self.send(due.person, due.notices, games))

    def _is_there(self, room: str, person: str) -> bool:
        sitting = self._house.sittings.get(room)
        if sitting is None:
            return False
        online, _ = self._house.presence.of(room)
        return any(seat in online for seat in sitting.sheet.seats_of(person))

    def _due(self, connection: Connection) -> list[_Due]:
        people, due, rooms = schema.people, schema.due, schema.rooms
        rows = connection.execute(
            select(
                people,
                due.c.since,
                rooms.c.id.label("room"),
                rooms.c.title,
                rooms.c.game,
            )
            .join(due, due.c.person == people.c.id)
            .join(rooms, rooms.c.id == due.c.room)
            .where(rooms.c.phase == "playing", people.c.notices.is_not(None))
            .order_by(people.c.id, due.c.since)
        )
        found: dict[str, _Due] = {}
        for row in rows:
            if row.id not in found:
                me = Me(
                    id=row.id,
                    name=row.name,
                    guest=row.key is None,
                    lang=row.lang,
                    mail=row.mail,
                    made=row.made,
                )
                found[row.id] = _Due(me, row.notices, row.noticed, [])
            found[row.id].games.append(self._game(row.room, row.title, row.game, row.since))
        return list(found.values())

    def _game(self, room: str, title: str, game: str, since: float) -> _Game:
        settings = self._house.settings
        address = settings.address or f"http://{settings.host}:{settings.port}"
        return _Game(room, title, game, f"{address}/rooms/{room}", since)

    async def _claim(self, due: _Due, games: list[_Game], now: float) -> bool:
        """Of several servers, one tells."""

        def claim(connection: Connection) -> bool:
            people, table = schema.people, schema.due
            claimed = connection.execute(
                update(people)
                .where(people.c.id == due.person.id, people.c.noticed == due.noticed)
                .values(noticed=now)
            ).rowcount
            connection.execute(
                delete(table).where(
                    table.c.person == due.person.id,
                    table.c.room.in_([game.id for game in games]),
                )
            )
            return bool(claimed)

        return await self._house.store.write(claim)

    async def send(self, me: Me, notices: Notices, games: list[_Game]) -> NoticesTested:
        """One digest, by every way that the person wants."""
        words = table_words(me.lang)
        subject = words.say("notice-subject", count=len(games))
        head = words.say("notice-body", count=len(games)) if games else words.say("notice-test")
        lines = [
            words.say("notice-line", title=game.title, game=game.game, url=game.url)
            for game in games
        ]
        text = "\n".join([head, *lines])
        settings = self._house.settings
        results: dict[str, str | None] = {"webhook": None, "mail": None, "push": None}
        if notices.webhook:
            body = msgspec.json.encode(Digest(me.id, games, subject))
            results["webhook"] = await self._try(
                me, "webhook", post, notices.webhook, body, {}, settings.private_webhooks
            )
        if notices.mail:
            if not settings.smtp:
                results["mail"] = words.say("notice-no-mail")
            elif me.mail is None:
                results["mail"] = words.say("notice-no-address")
            else:
                results["mail"] = await self._try(
                    me, "mail", mail, settings.smtp, settings.mail_from, me.mail, subject, text
                )
        if notices.push:
            key = await self.push_key()
            body = msgspec.json.encode({"title": subject, "body": text, "rooms": games})
            for subscription in notices.push:
                results["push"] = await self._try(
                    me,
                    "push",
                    push,
                    subscription,
                    body,
                    key,
                    settings.push_contact,
                    settings.private_webhooks,
                )
        return NoticesTested(**results)

    async def _try(self, me: Me, way: str, send: Any, *args: Any) -> str:
        words = table_words(me.lang)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, send, *args)
        except NotSent as error:
            metrics.NOTICES.labels(way, "failed").inc()
            log.warning("a notice was not sent", way=way, error=str(error))
            return words.say("notice-failed", error=str(error))
        metrics.NOTICES.labels(way, "sent").inc()
        return words.say("notice-sent")

    async def check(self, notices: Notices) -> None:
        """Refuse addresses that nothing can be sent to."""
        private = self._house.settings.private_webhooks
        addresses = [notices.webhook] if notices.webhook else []
        for address in [*addresses, *(each.endpoint for each in notices.push)]:
            try:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._threads, address_of, address, private)
            except NotSent:
                raise Problem("bad-address", address=address[:200]) from None

    async def push_key(self) -> str:
        """The server's own key for the browser's push, made once and stored."""
        store, table = self._house.store, schema.secrets
        wanted = select(table.c.value).where(table.c.name == "push")
        found = await store.read(lambda c: c.scalar(wanted))
        if found is None:
            made = new_push_key()
            with suppress(IntegrityError):  # another server was faster
                await store.write(
                    lambda c: c.execute(insert(table).values(name="push", value=made))
                )
            found = await store.read(lambda c: c.scalar(wanted))
        return str(found)

    async def public_push_key(self) -> str:
        return public_key(await self.push_key())
