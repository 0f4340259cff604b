"""What the server has given out and knows again by its own signature, without storing it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from stolnik.table import schema
from stolnik.table.store import Store


async def secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of this table, made once and stored: all its servers have the same."""
    table = schema.secrets
    wanted = select(table.c.value).where(table.c.name == name)
    found = await store.read(lambda c: c.scalar(wanted))
    if found is None:
        made = make()
        with suppress(IntegrityError):  # another server was faster
            await store.write(lambda c: c.execute(insert(table).values(name=name, value=made)))
        found = await store.read(lambda c: c.scalar(wanted))
    return str(found)


class Signer:
    """Signs in the name of this table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def sign(self, *said: str) -> str:
        """A signature of 144 bits under these words and no others, fit for an address."""
        if not self._key:
            self._key = (await secret(self._store, "signing", secrets.token_hex)).encode()
        whole = "\0".join(said).encode()
        made = hmac.digest(self._key, whole, hashlib.sha256)
        return base64.urlsafe_b64encode(made[:18]).decode()

    async def signed(self, signature: str, *said: str) -> bool:
        return hmac.compare_digest((await self.sign(*said)).encode(), signature.encode())
