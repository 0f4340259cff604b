"""The store: one SQL database behind an event loop.

Writing is done by one thread, which carries out everything that has gathered in one transaction:
so a hundred moves at once cost one flush to the disk, and each is acknowledged only after it.
What comes meanwhile gathers for the next one; all that a batch holds is handed over, stored and
reported together, because each change between two threads costs more than a move's statements.
Where much is going on it is done in two halves, of which one is stored while the other is told.
Reading is done by a few others.
"""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import lru_cache, partial
from itertools import chain
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import psycopg
from sqlalchemy import (
    Connection,
    Engine,
    RootTransaction,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from stolnik.engine.flow import Move
from stolnik.table import schema
from stolnik.table.logs import log
from stolnik.table.problems import Problem

T = TypeVar("T")
Work = Callable[[Connection], T]
_Outcome: TypeAlias = tuple[Any, Exception | None]

READERS: Final = 2
BATCH: Final = 500
FEW: Final = 16
"""So much is stored in one piece, if it comes together."""


class Conflict(Exception):
    """Somebody else has written this step, or changed this room, before."""


class Step(msgspec.Struct, frozen=True):
    """Something that was done in a match."""

    room: str
    number: int
    kind: str
    """``move``; ``undo``, a seat took its last answer back; ``back``, all agreed to go back."""
    seat: int
    move: Move
    """Empty if none was made."""
    version: str
    at: float
    kept: int = 0
    """How many moves stay when all go back."""


class Add(msgspec.Struct, frozen=True):
    """A new room to be stored: its row, those of its seats, and what other servers are told."""

    room: dict[str, Any]
    seats: list[dict[str, Any]]
    news: tuple[str, ...] = ()


class Append(msgspec.Struct, frozen=True):
    """A step to be stored, with what it changes in the row of its room."""

    step: Step
    number: int
    waiting: str
    clocks: str | None
    revision: int
    """Of the room, as it was read; a step is not added to a room that somebody has changed."""
    more: dict[str, Any] = {}
    """What else changes in the row of the room, such as its end."""
    due: tuple[tuple[str, float | None], ...] = ()
    """For whom it is now their turn, and for whom no longer, of those who want to be told."""
    touched: float | None = None
    """When something last happened here that is for all to know, if not by this step."""


# The statements of play, in the driver's own words because they are so many: all values are
# parameters.  On SQLite one statement stores many rows at once, because with each the thread
# lets go of the interpreter and has to wait for it again.
STEP: Final = ("room", "number", "kind", "seat", "move", "version", "at")
_ADD_STEP: Final = f"INSERT INTO steps ({', '.join(STEP)}) VALUES (%s, %s, %s, %s, %s, %s, %s)"
_TURNED: Final = ("number", "waiting", "clocks", "touched")
_TURN_ROOM: Final = (
    f"UPDATE rooms SET {', '.join(f'{name} = %s' for name in _TURNED)} "
    "WHERE id = %s AND revision = %s"
)
ROWS: Final = 50
"""Rows in one statement."""
STATEMENTS: Final = 500
"""How many statements, each for a number of rows, are kept ready."""


@lru_cache(maxsize=STATEMENTS)
def _add_rows(table: str, names: tuple[str, ...], count: int) -> str:
    row = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table} ({_quoted(names)}) VALUES {', '.join([row] * count)}"


@lru_cache(maxsize=STATEMENTS)
def _turn_rooms(names: tuple[str, ...], count: int) -> str:
    """Changes these columns of rooms; each row ends with the room's name and revision."""
    turned = ", ".join(f'"{name}" = turned.column{at}' for at, name in enumerate(names, 1))
    row = f"({', '.join('?' * (len(names) + 2))})"
    return (
        f"UPDATE rooms SET {turned} FROM (VALUES {', '.join([row] * count)}) AS turned "
        f"WHERE rooms.id = turned.column{len(names) + 1} "
        f"AND rooms.revision = turned.column{len(names) + 2}"
    )


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


_ADD_ROOM: Final = insert(schema.rooms)
_ADD_SEATS: Final = insert(schema.seats)
_CHANGE_ROOM: Final = update(schema.rooms).where(schema.rooms.c.id == bindparam("of_room"))
"""Whatever else a step changes in the row of its room: its columns are those it is given."""

IDLE: Final = 1.0
"""Seconds after which the writing connection is tried before it is trusted."""


STATEMENT: Final = 10.0
"""Seconds that PostgreSQL may work, or wait for others, on one statement."""
LIMIT: Final = 12.0
"""Seconds after which we wait no longer for an answer of PostgreSQL."""
APPLICATION: Final = "stolnik"
"""What PostgreSQL shows of a connection, and by which it is seen that servers run."""
LINE: Final[dict[str, Any]] = {
    "application_name": APPLICATION,
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 12_000,  # milliseconds until a line is lost that takes nothing any more
}
"""How a connection to PostgreSQL is made."""

_SQLITE: Final = {"timeout": 15, "check_same_thread": False, "cached_statements": STATEMENTS}


def make_engine(url: str) -> Engine:
    """An engine for either database, with everything parameterised and nothing implicit."""
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args=_SQLITE)
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if url.startswith("postgres"):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    engine = create_engine(url, pool_size=READERS + 2, pool_timeout=5, connect_args=LINE)
    event.listen(engine, "connect", _limit_postgres)
    return engine


def _limit_postgres(connection: Any, _record: Any) -> None:
    # Said once connected, because poolers do not take it with the address.
    connection.execute(
        "SELECT set_config('statement_timeout', %s, false),"
        " set_config('idle_in_transaction_session_timeout', %s, false)",
        [f"{STATEMENT:.0f}s", f"{LIMIT:.0f}s"],
    )
    connection.commit()


def hang_up(connection: Any) -> None:
    """Cut a connection of PostgreSQL's driver, so that whoever waits for it waits no longer."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as end:
        end.shutdown(socket.SHUT_RDWR)


class _Watch:
    """Cuts the line of a call that takes too long; else one that has died would keep its thread."""

    def __init__(self) -> None:
        self._calls: dict[object, tuple[float, Any]] = {}
        """Until when each may take, and its line."""
        self._lock = threading.Lock()
        self._over = threading.Event()
        threading.Thread(target=self._look, name="store-watch", daemon=True).start()

    @contextmanager
    def limit(self, connection: Connection) -> Iterator[None]:
        """A call; its line is used by nobody else while it lasts."""
        call = object()
        line = connection.connection.dbapi_connection
        with self._lock:
            self._calls[call] = (time.monotonic() + LIMIT, line)
        try:
            yield
        finally:
            with self._lock:
                self._calls.pop(call, None)

    def close(self) -> None:
        self._over.set()

    def _look(self) -> None:
        while not self._over.wait(LIMIT / 12):
            now = time.monotonic()
            with self._lock:
                late = [call for call, (until, _) in self._calls.items() if until < now]
                for call in late:
                    log.error("the database does not answer")
                    hang_up(self._calls.pop(call)[1])


def _tune_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut
    # Where a flush reaches only the disk's own memory, as on macOS; elsewhere it is nothing.
    cursor.execute("PRAGMA fullfsync = ON")
    cursor.execute("PRAGMA checkpoint_fullfsync = ON")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("stolnik_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class _Job:
    __slots__ = ("future", "loop", "work")

    def __init__(
        self,
        work: Work[Any] | Add | Append,
        future: asyncio.Future[Any],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.work = work
        self.future = future
        self.loop = loop


class Store:
    """A database, for coroutines."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(4)
        """Which of the servers on this database this is."""
        self._writing = self.engine.execution_options(stolnik_writes=True)
        self._held: Connection | None = None
        self._watch = _Watch() if self.postgres else None
        self._used = 0.0
        self._gathered: list[_Job] = []
        """What has come since the last batch was handed over."""
        self._handing = threading.Lock()  # it is closed from another thread
        self._stored = 0
        """How much the last batch held."""
        self._busy = False
        """Whether a batch is under way, after which the next follows by itself."""
        self._batches: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        started = time.monotonic()
        try:
            try:
                return self._look_up(work)
            except DBAPIError as error:
                if not error.connection_invalidated or time.monotonic() - started > IDLE:
                    raise
                return self._look_up(work)  # that line was lost while it rested
        except SQLAlchemyError as error:
            raise _lost(error) from error

    def _look_up(self, work: Work[T]) -> T:
        with self.engine.connect() as connection, self._limited(connection):
            found = work(connection)
            connection.rollback()  # while it is limited
            return found

    def _limited(self, connection: Connection) -> AbstractContextManager[None]:
        return nullcontext() if self._watch is None else self._watch.limit(connection)

    async def write(self, work: Work[T]) -> T:
        """Change something; when this returns, it is stored.

        The work may be carried out more than once before it counts, so it does nothing but
        talk to the database.
        """
        result: T = await self._enqueue(work)
        return result

    async def add(self, room: Add) -> None:
        """Store a new room."""
        await self._enqueue(room)

    async def append(self, step: Append) -> None:
        """Store a step, or raise :class:`Conflict` if that number has been written before."""
        await self._enqueue(step)

    def _enqueue(self, work: Work[Any] | Add | Append) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._gathered.append(_Job(work, future, loop))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._hand_over)  # with all that comes in the same moment
        return future

    def _hand_over(self) -> None:
        """Hand over what has gathered, but if it is much no more than half of all that is on its
        way: while that is stored, the other half is answered and asked for anew."""
        with self._handing:
            most = min(BATCH, max(FEW, (self._stored + len(self._gathered) + 1) // 2))
            batch, self._gathered = self._gathered[:most], self._gathered[most:]
            self._stored = len(batch)
            self._busy = bool(batch)
            if batch:
                self._batches.put(batch)

    def _settle(self, batch: list[_Job], outcomes: list[_Outcome]) -> None:
        self._hand_over()
        for job, (result, error) in zip(batch, outcomes):
            if job.future.done():
                continue
            if error is not None:
                job.future.set_exception(error)
            else:
                job.future.set_result(result)

    def close(self) -> None:
        """Store what has gathered, and stop."""
        while self._gathered:
            self._hand_over()
        self._batches.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown()
        if self._watch is not None:
            self._watch.close()
        self.engine.dispose()

    # -- the writing thread ----------------------------------------------------------------

    def _write_all(self) -> None:
        while (batch := self._batches.get()) is not None:
            outcomes = self._carry_out(batch)
            with suppress(RuntimeError):  # the loop has closed: nobody waits for the answer
                batch[0].loop.call_soon_threadsafe(self._settle, batch, outcomes)
        self._drop()

    def _carry_out(self, batch: list[_Job]) -> list[_Outcome]:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            return [(result, None) for result in self._together(batch)]
        except Exception as error:
            if len(batch) == 1 or _out_of_reach(error):
                return [(None, _lost(error))] * len(batch)
            return [outcome for job in batch for outcome in self._carry_out([job])]

    def _together(self, batch: list[_Job]) -> list[Any]:
        try:
            try:
                connection, transaction, results = self._begun(batch)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                self._drop()  # it was lost before anything was stored: again with a new one
                connection, transaction, results = self._begun(batch)
            with self._limited(connection):
                transaction.commit()
        except BaseException:
            self._drop()
            raise
        self._used = time.monotonic()
        return results

    def _begun(self, batch: list[_Job]) -> tuple[Connection, RootTransaction, list[Any]]:
        """A transaction in which all is done, and nothing is stored yet."""
        connection = self._connection()
        with self._limited(connection):
            return connection, connection.begin(), self._do_all(connection, batch)

    def _connection(self) -> Connection:
        """The one connection that writes, kept open; if it has rested, it is tried first."""
        if self._held is not None and time.monotonic() - self._used > IDLE:
            try:
                with self._limited(self._held), self._held.begin():
                    self._held.exec_driver_sql("SELECT 1")
            except SQLAlchemyError:
                self._drop()
        if self._held is None:
            self._held = self._writing.connect()
        return self._held

    def _drop(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with suppress(SQLAlchemyError):
                held.close()

    def _do_all(self, connection: Connection, batch: list[_Job]) -> list[Any]:
        adds = [job.work for job in batch if isinstance(job.work, Add)]
        if adds:
            self._add_all(connection, adds)
        appends = [job.work for job in batch if isinstance(job.work, Append)]
        if appends:
            self._append_all(connection, appends)
        return [
            None if isinstance(job.work, Add | Append) else job.work(connection) for job in batch
        ]

    def _add_all(self, connection: Connection, adds: Sequence[Add]) -> None:
        rooms = [add.room for add in adds]
        seats = [seat for add in adds for seat in add.seats]
        if self.postgres:
            connection.execute(_ADD_ROOM, rooms)
            connection.execute(_ADD_SEATS, seats)
            self.tell(connection, *(news for add in adds for news in add.news))
            return
        for table, rows in ((schema.rooms, rooms), (schema.seats, seats)):
            names = tuple(rows[0])
            values = [schema.plain(table, row) for row in rows]
            _many(connection, partial(_add_rows, table.name, names), values)

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> None:
        steps = [row_of(each.step) for each in appends]
        try:
            if self.postgres:
                connection.exec_driver_sql(_ADD_STEP, steps)
            else:
                _many(connection, partial(_add_rows, "steps", STEP), steps)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict from error
        last = {append.step.room: append for append in appends}
        more: dict[str, dict[str, Any]] = {}
        for append in appends:
            if append.more:
                more[append.step.room] = {**more.get(append.step.room, {}), **append.more}
        turn = _turn_each if self.postgres else _turn_together
        if turn(connection, last.values(), more) != len(last):
            raise Conflict
        for append in appends:
            for person, since in append.due:
                set_due(connection, person, append.step.room, since)
        if self.postgres:
            self.tell(connection, *(_news(append.step) for append in appends))

    def tell(self, connection: Connection, *news: str) -> None:
        """Let the other servers on this database know, when the transaction is stored."""
        tell_servers(connection, self.process, *news)


def _many(
    connection: Connection, together: Callable[[int], str], rows: Sequence[Sequence[Any]]
) -> int:
    """Carry a statement of SQLite out for many rows; how many rows of the table it changed."""
    changed = 0
    execute = connection.connection.cursor().execute
    for start in range(0, len(rows), ROWS):
        part = rows[start : start + ROWS]
        values = tuple(chain.from_iterable(part))
        changed += execute(together(len(part)), values).rowcount
    return changed


def _turn_together(
    connection: Connection, appends: Iterable[Append], more: Mapping[str, dict[str, Any]]
) -> int:
    """Change the rows of rooms after steps, those together in which the same is changed."""
    alike: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
    for append in appends:
        also = more.get(append.step.room, {})
        row = (*_turned(append), *schema.plain(schema.rooms, also), *_of_room(append))
        alike.setdefault(tuple(also), []).append(row)
    return sum(
        _many(connection, partial(_turn_rooms, (*_TURNED, *names)), rows)
        for names, rows in alike.items()
    )


def _turn_each(
    connection: Connection, appends: Iterable[Append], more: Mapping[str, dict[str, Any]]
) -> int:
    """The same on PostgreSQL."""
    rows = [(*_turned(append), *_of_room(append)) for append in appends]
    changed = connection.exec_driver_sql(_TURN_ROOM, rows).rowcount
    for room, values in more.items():
        connection.execute(_CHANGE_ROOM, {"of_room": room, **values})
    return changed


def tell_servers(connection: Connection, process: str, *news: str) -> None:
    """Say something to all servers on this database; on SQLite there is only one."""
    if news and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"news": [f"{process} {item}" for item in news]})


def set_due(connection: Connection, person: str, room: str, since: float | None) -> None:
    """Somebody is to be told that it is their turn since then; or no longer."""
    due = schema.due
    connection.execute(delete(due).where(due.c.person == person, due.c.room == room))
    if since is not None:
        connection.execute(insert(due).values(person=person, room=room, since=since))


CHANNEL: Final = "stolnik"
LONGEST_NEWS: Final = 7000
"""Bytes; PostgreSQL passes on 8000."""
_NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:news AS text[])) AS said"
)


def row_of(step: Step) -> tuple[Any, ...]:
    """A step as it is stored: what was done in it as text."""
    done = str(step.kept) if step.kind == "back" else ""
    if step.kind == "move":
        done = _encode_move(step.move).decode()
    return (step.room, step.number, step.kind, step.seat, done, step.version, step.at)


def step_of(row: Sequence[Any]) -> Step:
    """A step from what is stored of it."""
    room, number, kind, seat, done, version, at = row
    move = _decode_move(done) if kind == "move" else ()
    return Step(room, number, kind, seat, move, version, at, int(done) if kind == "back" else 0)


_encode_move: Final = msgspec.json.Encoder().encode
_decode_move: Final = msgspec.json.Decoder(tuple[str | int, ...]).decode


def _turned(append: Append) -> tuple[Any, ...]:
    touched = append.step.at if append.touched is None else append.touched
    return (append.number, append.waiting, append.clocks, touched)


def _of_room(append: Append) -> tuple[str, int]:
    return (append.step.room, append.revision)


def _news(step: Step) -> str:
    """A step as news for other servers: with all that they need, unless it is too long."""
    told = msgspec.json.encode(row_of(step)[1:])
    return f"step {step.room} {step.number} {told.decode() if len(told) < LONGEST_NEWS else ''}"


def told_step(room: str, news: str) -> Step | None:
    """The step that was told with the news, if it was."""
    told = news.split(" ", 4)[-1]
    if not told.startswith("["):
        return None
    return step_of((room, *_decode_step(told)))


_decode_step: Final = msgspec.json.Decoder(tuple[int, str, int, str, str, float]).decode


def _out_of_reach(error: Exception) -> bool:
    """Whether there was nobody who could have refused it: then it is not tried for each alone,
    with a new wait each time."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None


def _lost(error: Exception) -> Exception:
    """A database that is full, locked or out of reach is a problem that people are told of."""
    if isinstance(error, (Conflict, Problem, IntegrityError, sqlite3.IntegrityError)):
        return error
    if isinstance(error, (SQLAlchemyError, sqlite3.Error)):
        cause = error.orig if isinstance(error, DBAPIError) else error
        log.error("the store failed", error=type(cause).__name__)
        problem = Problem("storage")
        problem.__cause__ = error
        return problem
    return error
