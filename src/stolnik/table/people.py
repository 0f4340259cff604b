"""People: guests, accounts, their sessions and what is stored of them."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolnik.table import schema
from stolnik.table.addresses import checked_mail
from stolnik.table.letters import one_line
from stolnik.table.problems import Problem
from stolnik.table.protocol import (
    ChangeMe,
    Lang,
    Me,
    NewAccount,
    NewToken,
    Notices,
    Person,
    SessionInfo,
)
from stolnik.table.store import Store, T, Work

LONGEST_NAME: Final = 40
LONGEST_KEY: Final = 160
"""Of a name's key, in which some letters are written out as whole words."""
PASSWORD: Final = (8, 200)
SESSION_LASTS: Final = 180 * 86_400.0
"""Seconds after which a session that nobody uses is over."""
SEEN_EVERY: Final = 3600.0
REMEMBERED_FOR: Final = 30.0

_hasher: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """What a password is compared with where there is none, so that it takes as long."""
    return _hasher.hash("nobody has this password")


class Session(msgspec.Struct, frozen=True):
    """Who is asking."""

    id: str
    person: Me
    program: bool
    notices: bool
    """Whether this person wants to be told when it is their turn."""
    key: str
    """What is stored of its token."""

    @property
    def shown(self) -> Person:
        return Person(id=self.person.id, name=self.person.name, guest=self.person.guest)


def new_id() -> str:
    """An id that nobody guesses: 80 bits."""
    return secrets.token_hex(10)


def hashed(token: str) -> str:
    """How a token is stored; tokens are random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFC", name).split())
    seen = one_line(name)
    printable = all(unicodedata.category(c)[0] not in "C" for c in name)
    if not 1 <= len(seen) <= LONGEST_NAME or not printable or len(name_key(seen)) > LONGEST_KEY:
        raise Problem("bad-name")
    return seen


def checked_password(password: str) -> str:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise Problem("bad-password")
    return password


def name_key(name: str) -> str:
    """Two names that people would take for the same have the same key."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def me_of(row: Any) -> Me:
    return Me(
        id=row.id,
        name=row.name,
        guest=row.key is None,
        lang=row.lang,
        mail=row.mail,
        mail_confirmed=row.mail_confirmed is not None,
        made=row.made,
    )


class People:
    """Everybody who has ever come in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, Session]] = {}
        self._hashing = asyncio.Semaphore(2)

    # -- coming in and going ---------------------------------------------------------------

    async def guest(self, name: str, lang: Lang) -> tuple[Me, str]:
        """Somebody with a name and nothing else, and the token of the session."""
        me = Me(
            id=new_id(),
            name=checked_name(name),
            guest=True,
            lang=lang,
            mail=None,
            mail_confirmed=False,
            made=time.time(),
        )
        token = secrets.token_urlsafe(32)

        def add(connection: Connection) -> None:
            connection.execute(
                insert(schema.people).values(id=me.id, name=me.name, lang=lang, made=me.made)
            )
            _add_session(connection, me.id, token)

        await self._store.write(add)
        return me, token

    async def account(self, new: NewAccount, guest: Session | None) -> tuple[Me, str]:
        """An account; a guest who makes one stays the same person."""
        name = checked_name(new.name)
        mail = checked_mail(new.mail)
        password = await self._hash(checked_password(new.password))
        person = guest.person.id if guest is not None else new_id()
        lang = new.lang or (guest.person.lang if guest is not None else "en")
        token = secrets.token_urlsafe(32)
        values: dict[str, Any] = dict(name=name, key=name_key(name), password=password, lang=lang)

        def add(connection: Connection) -> None:
            if guest is None:
                row = dict(id=person, made=time.time(), mail=mail, **values)
                connection.execute(insert(schema.people).values(row))
            else:
                row = values if mail is None else values | _new_mail(mail)
                connection.execute(
                    update(schema.people).where(schema.people.c.id == person).values(row)
                )
                connection.execute(delete(schema.sessions).where(schema.sessions.c.id == guest.id))
            _add_session(connection, person, token)
            if guest is not None:
                self._store.tell(connection, f"session {guest.id}")

        await self._write_name(add, name)
        self.forget()
        return await self.me(person), token

    async def _write_name(self, work: Work[T], name: str) -> T:
        try:
            return await self._store.write(work)
        except IntegrityError:
            raise Problem("taken", detail="name", name=name) from None

    async def named(self, name: str) -> Any:
        """What is stored of the account with this name, if there is one."""
        people = schema.people
        named = select(people).where(people.c.key == name_key(name))
        return await self._store.read(lambda c: c.execute(named).first())

    async def sign_in(self, account: Any, password: str) -> tuple[Me, str]:
        """A session for somebody who knows the password; it takes as long if there is nobody."""
        stored = account.password if account is not None and account.password else _nobody()
        if not await self._verify(stored, password) or account is None:
            raise Problem("wrong-password")
        token = secrets.token_urlsafe(32)
        await self._store.write(lambda c: _add_session(c, account.id, token))
        return me_of(account), token

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(_hasher.verify, stored, password)
            except VerificationError:
                return False

    # -- sessions --------------------------------------------------------------------------

    async def session(self, token: str) -> Session | None:
        """The session of a token.

        Only this server changes an SQLite database, so there a look a few seconds ago will do.
        """
        if not token or len(token) > 200:
            return None
        return await self._session(hashed(token))

    async def again(self, session: Session) -> Session:
        """The same session as it is now: its person may have changed since."""
        found = await self._session(session.key)
        if found is None:
            raise Problem("sign-in")
        return found

    async def _session(self, key: str) -> Session | None:
        now = time.time()
        known = self._known  # if it is forgotten meanwhile, what was read is not remembered
        found = known.get(key)
        if found is not None and found[0] > now:
            return found[1]
        row = await self._store.read(
            lambda c: c.execute(
                select(
                    schema.people,
                    schema.sessions.c.id.label("session"),
                    schema.sessions.c.program,
                    schema.sessions.c.seen,
                )
                .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
                .where(schema.sessions.c.hash == key)
            ).first()
        )
        if row is None or (not row.program and row.seen + SESSION_LASTS < now):
            return None
        wanted = row.notices is not None and row.notices.wanted
        session = Session(row.session, me_of(row), row.program, wanted, key)
        if row.seen + SEEN_EVERY < now:
            await self._store.write(
                lambda c: c.execute(
                    update(schema.sessions)
                    .where(schema.sessions.c.id == session.id)
                    .values(seen=now)
                )
            )
        if self._store.postgres:
            return session
        if len(known) > 10_000:
            known.clear()
        known[key] = (now + REMEMBERED_FOR, session)
        return session

    def forget(self) -> None:
        """Look sessions up again, for one has been changed or revoked."""
        self._known = {}

    async def sessions(self, session: Session) -> list[SessionInfo]:
        rows = await self._store.read(
            lambda c: c.execute(
                select(schema.sessions)
                .where(schema.sessions.c.person == session.person.id)
                .order_by(schema.sessions.c.made)
            ).all()
        )
        return [
            SessionInfo(
                id=row.id,
                label=row.label,
                made=row.made,
                seen=row.seen,
                here=row.id == session.id,
                program=row.program,
            )
            for row in rows
        ]

    async def revoke(self, person: str, which: str) -> None:
        """End a session, wherever it is used."""

        def end(connection: Connection) -> int:
            gone = connection.execute(
                delete(schema.sessions).where(
                    schema.sessions.c.id == which, schema.sessions.c.person == person
                )
            ).rowcount
            self._store.tell(connection, f"session {which}")
            return gone

        if not await self._store.write(end):
            raise Problem("unknown")
        self.forget()

    async def token(self, person: str, label: str) -> NewToken:
        """A token with which a program acts for this person."""
        token = secrets.token_urlsafe(32)
        label = one_line(label)
        which = await self._store.write(
            lambda c: _add_session(c, person, token, label=label, program=True)
        )
        return NewToken(id=which, label=label, token=token)

    # -- what is stored of somebody --------------------------------------------------------

    async def change(self, session: Session, change: ChangeMe) -> tuple[Me, list[str]]:
        """Change what is stored of somebody; also the sessions that this has revoked."""
        values: dict[str, Any] = {}
        person = session.person
        if change.name is not msgspec.UNSET:
            values["name"] = checked_name(change.name)
            if not person.guest:
                values["key"] = name_key(values["name"])
        if change.lang is not msgspec.UNSET:
            values["lang"] = change.lang
        if change.mail is not msgspec.UNSET:
            values |= _new_mail(checked_mail(change.mail))
        new_password = change.password is not msgspec.UNSET
        if change.password is not msgspec.UNSET:
            old = "" if change.old_password is msgspec.UNSET else change.old_password
            await self.check_password(person, old)
            values["password"] = await self._hash(checked_password(change.password))

        def write(connection: Connection) -> list[str]:
            if values:
                connection.execute(
                    update(schema.people).where(schema.people.c.id == person.id).values(**values)
                )
            if not new_password:
                return []
            others = (schema.sessions.c.person == person.id) & (schema.sessions.c.id != session.id)
            ids = list(connection.scalars(select(schema.sessions.c.id).where(others)))
            connection.execute(delete(schema.sessions).where(others))
            self._store.tell(connection, *(f"session {which}" for which in ids))
            return ids

        revoked = await self._write_name(write, str(values.get("name", "")))
        self.forget()
        return await self.me(person.id), revoked

    async def check_password(self, person: Me, password: str) -> None:
        if person.guest:
            raise Problem("wrong-password")
        stored = await self._store.read(
            lambda c: c.scalar(
                select(schema.people.c.password).where(schema.people.c.id == person.id)
            )
        )
        if not await self._verify(stored or _nobody(), password):
            raise Problem("wrong-password")

    async def me(self, person: str) -> Me:
        row = await self._store.read(
            lambda c: c.execute(select(schema.people).where(schema.people.c.id == person)).first()
        )
        if row is None:
            raise Problem("unknown")
        return me_of(row)

    async def notices(self, person: str) -> Notices:
        found = await self._store.read(
            lambda c: c.scalar(select(schema.people.c.notices).where(schema.people.c.id == person))
        )
        return found or Notices()

    async def set_notices(self, person: str, notices: Notices) -> None:
        await self._store.write(
            lambda c: c.execute(
                update(schema.people).where(schema.people.c.id == person).values(notices=notices)
            )
        )
        self.forget()


def _new_mail(mail: str | None) -> dict[str, Any]:
    """A mail address in the place of the old one; only one that is the same stays confirmed."""
    people = schema.people.c
    same = case((people.mail == mail, people.mail_confirmed), else_=None)
    return {"mail": mail, "mail_confirmed": same}


def existing(connection: Connection, sessions: Sequence[str]) -> set[str]:
    """Of these sessions those that nobody has revoked."""
    found: set[str] = set()
    for start in range(0, len(sessions), 500):
        part = sessions[start : start + 500]
        chosen = select(schema.sessions.c.id).where(schema.sessions.c.id.in_(part))
        found.update(connection.scalars(chosen))
    return found


def _add_session(
    connection: Connection,
    person: str,
    token: str,
    label: str = "",
    program: bool = False,
) -> str:
    which = new_id()
    now = time.time()
    connection.execute(
        insert(schema.sessions).values(
            id=which,
            person=person,
            hash=hashed(token),
            label=label,
            program=program,
            made=now,
            seen=now,
        )
    )
    return which
