"""Copies of a whole database, checked: each is one SQLite file, whatever database it was of.

So a copy can be restored into either database, and a table moves from one to the other by it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from stolnik.table.migrations.upgrade import current, revisions, upgrade, upgrade_on
from stolnik.table.serve import file_of, lock
from stolnik.table.store import APPLICATION, make_engine

Counts: TypeAlias = dict[str, int]
"""How many rows each table has."""
Tell: TypeAlias = Callable[[int, int], None]
"""Hears how much is done, and of how much."""

PAGES: Final = 2000
ROWS: Final = 1000
VERSION: Final = "alembic_version"
"""The table that says which schema a database has."""


class BadBackup(Exception):
    """Why nothing was copied: a code, and what it is about."""

    def __init__(self, code: str, **about: str) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


def backup(database: str, target: Path, tell: Tell) -> Counts:
    """Copy what is stored at one moment, while servers go on, and check the copy."""
    if target.exists():
        raise BadBackup("exists", file=str(target))
    with _beside(target) as part:
        file = file_of(database)
        counts = _of_postgres(database, part, tell) if file is None else _of(file, part, tell)
        if _checked(part)[1] != counts:
            raise BadBackup("differs")
        os.replace(part, target)
    return counts


def restore(source: Path, database: str, replace: bool, tell: Tell) -> Counts:
    """Put a copy in the place of what is stored, and bring it to today's schema."""
    if not source.is_file():
        raise BadBackup("missing", file=str(source))
    revision, counts = _checked(source)
    file = file_of(database)
    if file is None:
        _into_postgres(source, revision, counts, database, replace, tell)
        return counts
    held = lock(database)
    try:
        if file.stat().st_size and not replace:
            _need_empty(_counted(file))
        with _beside(file) as part:
            _of(source, part, tell)
            if _checked(part)[1] != counts:
                raise BadBackup("differs")
            _upgrade(f"sqlite:///{part}")
            for old in ("-wal", "-shm"):  # of what was there before
                file.with_name(file.name + old).unlink(missing_ok=True)
            os.replace(part, file)
    finally:
        if held is not None:
            held.close()
    return counts


# -- SQLite ----------------------------------------------------------------------------------


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A new file next to another, for its owner alone, that is gone if it is not taken."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
    finally:
        for more in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + more).unlink(missing_ok=True)


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=15)
    connection.isolation_level = None
    try:
        yield connection
    finally:
        connection.close()


def _of(file: Path, part: Path, tell: Tell) -> Counts:
    """Copy a file as it is at one moment, with all in it that is not in the file itself yet."""
    if not file.is_file():
        raise BadBackup("missing", file=str(file))

    def progress(_: int, left: int, pages: int) -> None:
        tell(pages - left, pages)

    try:
        with _opened(file) as source, _opened(part) as copy:
            source.execute("BEGIN")
            counts = _count(source)  # from here on it sees nothing new
            source.backup(copy, pages=PAGES, progress=progress)
            copy.execute("PRAGMA journal_mode = DELETE")  # all in one file
        with open(part, "rb") as written:
            os.fsync(written.fileno())
    except sqlite3.Error as error:
        raise BadBackup("unreadable", file=str(file), problem=str(error)) from error
    return counts


def _count(connection: sqlite3.Connection) -> Counts:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
        for (name,) in names
        if name != VERSION and not name.startswith("sqlite_")
    }


def _counted(file: Path) -> Counts:
    try:
        with _opened(file) as connection:
            return _count(connection)
    except sqlite3.Error:
        raise BadBackup("not-empty", what=str(file)) from None  # whatever it is, it is something


def _checked(file: Path) -> tuple[str, Counts]:
    """Which schema a copy has and how much is in it, if it is whole, and of a table of ours."""
    try:
        with _opened(file) as connection:
            said = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if said != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
                raise BadBackup("damaged", file=str(file))
            has = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [VERSION])
            if has.fetchone() is None:
                raise BadBackup("foreign", file=str(file))
            (revision,) = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()
            counts = _count(connection)
    except sqlite3.Error as error:
        wrong = {"SQLITE_CORRUPT": "damaged", "SQLITE_NOTADB": "foreign"}
        code = wrong.get(error.sqlite_errorname, "unreadable")
        problem = {"problem": str(error)} if code == "unreadable" else {}
        raise BadBackup(code, file=str(file), **problem) from None
    if revision not in revisions():
        raise BadBackup("newer", file=str(file))
    return revision, counts


def _need_empty(counts: Counts) -> None:
    """What a server makes for itself may be replaced; people and their games are asked for."""
    if counts.get("people") or counts.get("rooms"):
        about = {name: str(counts.get(name, 0)) for name in ("people", "rooms")}
        raise BadBackup("not-empty", what=", ".join(f"{n}: {count}" for n, count in about.items()))


def _upgrade(database: str) -> None:
    engine = make_engine(database)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


# -- PostgreSQL ------------------------------------------------------------------------------


@contextmanager
def _session(database: str, **options: Any) -> Iterator[Connection]:
    """One transaction that may take as long as it takes."""
    engine = make_engine(database)
    try:
        with engine.connect().execution_options(**options) as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                    connection.execute(text(f"SET LOCAL {limit} = 0"))
            yield connection
    finally:
        engine.dispose()


def _tables(connection: Connection) -> dict[str, Table]:
    """The tables that there are, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables}


def _of_postgres(database: str, part: Path, tell: Tell) -> Counts:
    engine = make_engine(database)
    try:
        revision = current(engine)
    finally:
        engine.dispose()
    if revision is None:
        raise BadBackup("no-table")
    if revision not in revisions():
        raise BadBackup("newer", file=engine.url.database or "")
    copy = make_engine(f"sqlite:///{part}")
    try:
        upgrade(copy, revision)
    finally:
        copy.dispose()
    with (
        _session(database, isolation_level="REPEATABLE READ") as source,
        _session(f"sqlite:///{part}", stolnik_writes=True) as target,
    ):
        counts = _copy(source, target, tell)
    with _opened(part) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with open(part, "rb") as written:
        os.fsync(written.fileno())
    return counts


def _into_postgres(
    source: Path, revision: str, counts: Counts, database: str, replace: bool, tell: Tell
) -> None:
    with _beside(source) as part:  # so that the copy itself stays as it is
        _of(source, part, lambda done, total: None)
        with (
            _session(database) as target,
            _session(f"sqlite:///{part}") as copy,
        ):
            _need_alone(target)
            there = _tables(target)
            if not replace:
                _need_empty(_count_all(target, there))
            for name in [*counts, VERSION]:
                if name in there:
                    target.execute(text(f'DROP TABLE "{name}" CASCADE'))
            target.execute(text("DROP FUNCTION IF EXISTS steps_stay() CASCADE"))
            upgrade_on(target, revision)
            _copy(copy, target, tell)
            if _count_all(target, _tables(target), counts) != counts:
                raise BadBackup("differs")
    _upgrade(database)


def _need_alone(connection: Connection) -> None:
    others = connection.scalar(
        text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = :ours AND pid <> pg_backend_pid()"
        ),
        {"ours": APPLICATION},
    )
    if others:
        raise BadBackup("in-use")


def _count_all(
    connection: Connection, tables: dict[str, Table], only: Counts | None = None
) -> Counts:
    return {
        name: connection.scalar(select(func.count()).select_from(table)) or 0
        for name, table in tables.items()
        if name != VERSION and (only is None or name in only)
    }


def _copy(source: Connection, target: Connection, tell: Tell) -> Counts:
    """All rows, as they are stored; both have the same schema."""
    there = _tables(source)
    tables = [table for name, table in _tables(target).items() if name != VERSION]
    counts = _count_all(source, {table.name: there[table.name] for table in tables})
    done, total = 0, sum(counts.values())
    for table in reversed(tables):
        target.execute(table.delete())  # what migrations have put there
    for table in tables:
        chosen = select(*(there[table.name].c[column.name] for column in table.c))
        for part in source.execute(chosen.execution_options(yield_per=ROWS)).partitions():
            target.execute(insert(table), [dict(row._mapping) for row in part])
            done += len(part)
            tell(done, total)
        if target.dialect.name == "postgresql":
            _go_on_counting(target, table)
    return counts


def _go_on_counting(connection: Connection, table: Table) -> None:
    """Where rows count up by themselves, the next comes after the last."""
    for column in table.primary_key.columns:
        names = {"table": table.name, "column": column.name}
        sequence = text("SELECT pg_get_serial_sequence(:table, :column)")
        name = connection.scalar(sequence, names)
        last = connection.scalar(select(func.max(column))) if name else None
        if last is not None:
            connection.execute(text("SELECT setval(:name, :last)"), {"name": name, "last": last})
