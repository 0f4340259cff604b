"""Mail addresses: one is used when a link that was mailed to it has been opened."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, update

from stolnik.table import recipients, schema
from stolnik.table.people import People
from stolnik.table.problems import Problem
from stolnik.table.protocol import Me
from stolnik.table.signing import Signer
from stolnik.table.store import Store


class Confirming:
    """Knows by a link who has given the address to which it was mailed.

    A link is good as long as this is the address of that person; who has it can confirm the
    address, and take it away again.
    """

    def __init__(self, store: Store, people: People, signer: Signer) -> None:
        self._store = store
        self._people = people
        self._signer = signer

    async def token(self, me: Me) -> str:
        return f"{me.id}-{await self._signer.sign('mail', me.id, me.mail or '')}"

    async def whose(self, token: str) -> Me:
        """Who has given the address to which this was mailed."""
        person, _, signature = token.partition("-")
        me = await self._people.me(person)
        if me.mail is None or not await self._signer.signed(signature, "mail", me.id, me.mail):
            raise Problem("unknown")
        return me

    async def confirm(self, token: str) -> Me:
        return await self._change(await self.whose(token), mail_confirmed=time.time())

    async def forget(self, token: str) -> Me:
        """Who never said yes there is not asked again, by whomever, for a good while."""
        return await self._change(await self.whose(token), mail=None, mail_confirmed=None)

    async def _change(self, me: Me, **values: Any) -> Me:
        people = schema.people
        still = (people.c.id == me.id) & (people.c.mail == me.mail)
        changed = update(people).where(still).values(**values)

        def work(connection: Connection) -> int:
            found = connection.execute(changed).rowcount
            if found and me.mail and not me.mail_confirmed and values["mail_confirmed"] is None:
                recipients.refuse(connection, me.mail, time.time())
            return found

        if not await self._store.write(work):
            raise Problem("unknown")
        self._people.forget()
        return await self._people.me(me.id)
