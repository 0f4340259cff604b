"""How many letters somebody is sent, whoever asks for them.

It is stored, so all servers count together and a restart forgets nothing; but not the addresses
themselves, which are those of strangers until they have said yes.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection, delete, insert, select, update

from stolnik.table import schema
from stolnik.table.limits import Allowance

Kind: TypeAlias = Literal["link", "notice"]
"""A link to say yes with, which anybody may ask for; a notice, to those who have said yes."""
_NO: Final = "no"
"""Kept in the place of a kind, with the time until which a box wants no links."""

LETTERS: Final[dict[Kind, Allowance]] = {
    "link": Allowance(3, 1 / 21_600),
    "notice": Allowance(3, 1 / 300),
}
FORGOTTEN: Final = 7 * 86_400.0
"""Seconds after which all allowances are whole again."""
REFUSED: Final = 90 * 86_400.0
"""Seconds for which a box is left in peace whose owner has said no."""


def _hash(kind: str, mail: str) -> str:
    """The same for all ways to write to one letter box."""
    name, _, domain = mail.lower().rpartition("@")
    box = name.partition("+")[0].replace(".", "")
    return hashlib.sha256(f"{kind} {box}@{domain}".encode()).hexdigest()


def _left(connection: Connection, kind: Kind, mail: str, now: float) -> float:
    table = schema.recipients
    row = connection.execute(select(table).where(table.c.hash == _hash(kind, mail))).first()
    allowance = LETTERS[kind]
    return allowance.burst if row is None else allowance.left(row.letters, now - row.at)


def wait(connection: Connection, kind: Kind, mail: str, now: float) -> int:
    """Seconds until a letter may be sent there; none if it may now."""
    return LETTERS[kind].wait(_left(connection, kind, mail, now))


def count(connection: Connection, kind: Kind, mail: str, now: float) -> None:
    """A letter is sent there."""
    left = _left(connection, kind, mail, now) - 1
    _keep(connection, _hash(kind, mail), {"letters": left, "at": now}, now)


def refuse(connection: Connection, mail: str, now: float) -> None:
    """Who has never said yes there has said no: whoever asks, no links go there for a while."""
    _keep(connection, _hash(_NO, mail), {"letters": 0.0, "at": now + REFUSED}, now)


def refused(connection: Connection, mail: str, now: float) -> bool:
    table = schema.recipients
    until = connection.scalar(select(table.c.at).where(table.c.hash == _hash(_NO, mail)))
    return until is not None and until > now


def _keep(connection: Connection, box: str, values: dict[str, float], now: float) -> None:
    table = schema.recipients
    changed = connection.execute(update(table).where(table.c.hash == box).values(values))
    if not changed.rowcount:
        connection.execute(delete(table).where(table.c.at < now - FORGOTTEN))
        connection.execute(insert(table).values(hash=box, **values))
