"""Notices when it is somebody's turn: by webhook, by mail, by the browser; a digest, no flood."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from stolnik.table import metrics, recipients, schema
from stolnik.table.letters import quotable
from stolnik.table.logs import log
from stolnik.table.people import me_of
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
from stolnik.table.signing import secret

if TYPE_CHECKING:
    from stolnik.table.house import House

THREADS: Final = 8
LEAST_APART: Final = 300.0
"""Seconds at least between two digests for somebody, whatever they wish."""


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
            try:
                await self._look_at(due, now)
            except Problem:
                raise
            except Exception:  # the others are to be told
                log.exception("a notice failed", person=due.person.id)

    async def _look_at(self, due: _Due, now: float) -> None:
        games = [
            game
            for game in due.games
            if game.since + due.notices.wait <= now and not self._is_there(game.id, due.person.id)
        ]
        apart = max(LEAST_APART, due.notices.apart)
        if games and due.noticed + apart <= now:
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
                found[row.id] = _Due(me_of(row), row.notices, row.noticed, [])
            url = f"{self._address}/rooms/{row.room}"
            found[row.id].games.append(_Game(row.room, row.title, row.game, url, row.since))
        return [due for due in found.values() if self._any_way(due.person, due.notices)]

    @property
    def _address(self) -> str:
        return self._house.settings.root

    def _by_mail(self, me: Me, notices: Notices) -> str | None:
        """The address at which somebody is told by mail: one that they have confirmed."""
        usable = notices.mail and me.mail_confirmed and self._house.settings.smtp
        return me.mail if usable else None

    def _any_way(self, me: Me, notices: Notices) -> bool:
        return bool(notices.webhook or notices.push or self._by_mail(me, notices))

    async def _claim(self, due: _Due, games: list[_Game], now: float) -> bool:
        """Of several servers, one tells."""

        mail = self._by_mail(due.person, due.notices) if self._house.limits.on else None

        def claim(connection: Connection) -> bool:
            people, table = schema.people, schema.due
            if mail is not None and recipients.wait(connection, "notice", mail, now):
                return False  # as one of several people who are told there; we look again
            claimed = connection.execute(
                update(people)
                .where(people.c.id == due.person.id, people.c.noticed == due.noticed)
                .values(noticed=now)
            ).rowcount
            if mail is not None and claimed:
                recipients.count(connection, "notice", mail, now)
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
            words.say("notice-line", title=quotable(game.title), game=game.game, url=game.url)
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
            elif not me.mail_confirmed:
                results["mail"] = words.say("notice-unconfirmed")
            else:
                stop = words.say("notice-stop", url=await self._link(me))
                results["mail"] = await self._try(
                    me, "mail", self._mail, me.mail, subject, f"{text}\n\n{stop}"
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
            await self._away(send, *args)
        except NotSent as error:
            metrics.NOTICES.labels(way, "failed").inc()
            log.warning("a notice was not sent", way=way, why=error.why, detail=error.detail)
            return words.say(f"notice-failed-{error.why}", detail=error.detail)
        metrics.NOTICES.labels(way, "sent").inc()
        return words.say("notice-sent")

    async def _away(self, send: Any, *args: Any) -> None:
        """Do what blocks in one of our threads."""
        await asyncio.get_running_loop().run_in_executor(self._threads, send, *args)

    def _mail(self, to: str, subject: str, text: str) -> None:
        settings = self._house.settings
        mail(settings.smtp, settings.mail_from, to, subject, text)

    async def _link(self, me: Me) -> str:
        return f"{self._address}/mail/{await self._house.confirming.token(me)}"

    async def _count(self, kind: recipients.Kind, to: str) -> None:
        """Count a letter that somebody asks for; too many are refused, whoever asks."""

        def work(connection: Connection) -> int:
            now = time.time()
            if kind == "link" and recipients.refused(connection, to, now):
                return -1
            wait = recipients.wait(connection, kind, to, now)
            if not wait:
                recipients.count(connection, kind, to, now)
            return wait

        if not self._house.limits.on:
            return
        wait = await self._house.store.write(work)
        if wait < 0:
            raise Problem("not-sent", detail="refused")
        if wait:
            raise Problem("slow-down", seconds=wait)

    async def test(self, me: Me, notices: Notices) -> NoticesTested:
        """A digest of nothing, because its person wants to see one."""
        to = self._by_mail(me, notices)
        if to is not None:
            await self._count("notice", to)
        return await self.send(me, notices, [])

    async def ask(self, me: Me) -> None:
        """Mail the link with which somebody says that an address is theirs.

        It may be a stranger's, so it says nothing that the one who asks could choose.
        """
        if me.mail is None:
            raise Problem("phase", detail="no-mail")
        if me.mail_confirmed:
            raise Problem("phase", detail="mail-confirmed")
        if not self._house.settings.smtp:
            raise Problem("not-sent", detail="no-server")
        await self._count("link", me.mail)
        words = table_words(me.lang)
        text = words.say("confirm-text", table=self._address, url=await self._link(me))
        try:
            await self._away(self._mail, me.mail, words.say("confirm-subject"), text)
        except NotSent as error:
            log.warning("a link was not sent", why=error.why, detail=error.detail)
            raise Problem("not-sent", detail=error.why, error=error.detail) from None

    async def check(self, notices: Notices) -> None:
        """Refuse addresses that nothing can be sent to."""
        private = self._house.settings.private_webhooks
        addresses = [notices.webhook] if notices.webhook else []
        for address in [*addresses, *(each.endpoint for each in notices.push)]:
            try:
                await self._away(address_of, address, private)
            except NotSent:
                raise Problem("bad-address", address=address[:200]) from None

    async def push_key(self) -> str:
        """The server's own key for the browser's push."""
        return await secret(self._house.store, "push", new_push_key)

    async def public_push_key(self) -> str:
        return public_key(await self.push_key())
