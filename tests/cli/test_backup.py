"""Copies of a table: of one moment, checked, for their owner alone, and into either database."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from stolnik.table.backup import backup
from stolnik.table.bench.servers import database
from stolnik.table.serve import prepare
from stolnik.table.settings import Settings
from stolnik.table.store import make_engine
from tests.cli.conftest import Run
from tests.table.server import Client, Server, running
from tests.table.test_play import play_to_the_end, two_at_a_table


def flat(said: str) -> str:
    """What was said, in one line: a long path may break it anywhere."""
    return " ".join(said.split())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Server, Client, Client, str]]:
    """A table with a game under way."""
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        ala.move(room, 0)
        ala.post(f"/api/rooms/{room}/chat", {"text": "cześć"})
        yield server, ala, bob, room


@pytest.mark.slow
def test_a_copy_of_an_open_table_is_restored_and_played_on(
    played: tuple[Server, Client, Client, str],
    tmp_path: Path,
    run: Run,
) -> None:
    server, ala, bob, room = played
    copy = tmp_path / "copy.sqlite"
    ran = run(f"backup {copy} --database {server.database}")
    assert (ran.code, "2 people, 1 room and 1 step" in flat(ran.out)) == (0, True), ran.err
    assert mode(copy) == 0o600
    table = tmp_path / "table.sqlite"
    assert "stop it first" in flat(run(f"restore {copy} --database {server.database}").err)
    bob.move(room, 1)  # after the copy
    server.stop()
    refused = run(f"restore {copy} --database {server.database}")
    assert (refused.code, "people: 2, rooms: 1" in flat(refused.err)) == (2, True)
    assert run(f"restore {copy} --database {server.database} --replace").code == 0
    assert mode(table) == 0o600
    server.start()
    assert ala.table(room, 0)["number"] == 1, "as it was when the copy was made"
    play_to_the_end(room, {0: ala, 1: bob})
    new = tmp_path / "new" / "table.sqlite"
    assert run(f"restore {copy} --database sqlite:///{new}").code == 0
    assert (mode(new.parent), mode(new)) == (0o700, 0o600)


def test_what_is_written_meanwhile_is_not_in_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy shows one moment, however much is written between its first page and its last."""
    table, copy = tmp_path / "table.sqlite", tmp_path / "copy.sqlite"
    prepare(Settings(database=f"sqlite:///{table}"))
    monkeypatch.setattr("stolnik.table.backup.PAGES", 1)
    told: list[tuple[int, int]] = []

    def come(done: int, total: int) -> None:
        told.append((done, total))
        with closing(sqlite3.connect(table)) as other, other:
            other.execute(
                "INSERT INTO people (id, name, lang, made) VALUES (?, 'Ala', 'pl', 1)", [len(told)]
            )

    counts = backup(f"sqlite:///{table}", copy, come)
    assert counts["people"] == 0
    assert len(told) > 10
    assert told[-1][0] == told[-1][1]
    with closing(sqlite3.connect(copy)) as stored:
        assert stored.execute("SELECT count(*) FROM people").fetchone() == (0,)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["is not the copy", "is damaged", "There is no file", "is there already", "newer"]),
        ("pl", ["nie jest kopią", "jest uszkodzony", "Nie ma pliku", "już istnieje", "nowszej"]),
    ],
)
def test_bad_copies_are_named_and_change_nothing(
    tmp_path: Path,
    run: Run,
    lang: str,
    sentences: list[str],
) -> None:
    with running(tmp_path) as server:
        pass
    copy, database = tmp_path / "copy.sqlite", server.database
    assert run(f"backup {copy} --database {database}").code == 0
    (tmp_path / "other").write_text("no database, but as long as one could be " * 50)
    damaged = bytearray(copy.read_bytes())
    damaged[8192:12288] = bytes(4096)
    (tmp_path / "damaged").write_bytes(damaged)
    (tmp_path / "newer").write_bytes(copy.read_bytes())
    with sqlite3.connect(tmp_path / "newer") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (tmp_path / "table.sqlite").read_bytes()
    tried = [
        f"restore {tmp_path / 'other'} --database {database}",
        f"restore {tmp_path / 'damaged'} --database {database}",
        f"restore {tmp_path / 'none'} --database {database}",
        f"backup {copy} --database {database}",
        f"restore {tmp_path / 'newer'} --database {database}",
    ]
    for words, sentence in zip(tried, sentences):
        ran = run(f"{words} --lang {lang}")
        assert ran.code == 2
        assert sentence in flat(ran.err)
        assert ran.err.count("\n") == 1
    assert (tmp_path / "table.sqlite").read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


@pytest.mark.slow
def test_a_table_moves_to_postgresql_and_back(
    played: tuple[Server, Client, Client, str],
    tmp_path: Path,
    run: Run,
) -> None:
    server, ala, bob, room = played
    copy, back = tmp_path / "copy.sqlite", tmp_path / "back.sqlite"
    assert run(f"backup {copy} --database {server.database}").code == 0
    server.stop()
    with database(tmp_path, True) as url:
        ran = run(f"restore {copy} --database {url}")
        assert ran.code == 0, ran.err
        again = run(f"restore {copy} --database {url}")
        assert (again.code, "people: 2" in again.err) == (2, True)
        assert run(f"restore {copy} --database {url} --replace").code == 0
        with running(tmp_path, url, port=server.port):
            assert "stop them first" in flat(run(f"restore {copy} --replace --database {url}").err)
            assert ala.table(room, 0)["number"] == 1
            ala.post(f"/api/rooms/{room}/chat", {"text": "to samo, dalej liczone"})
            bob.move(room, 1)
            assert "2 steps" in flat(run(f"backup {back} --database {url}").out)
        engine = make_engine(url)
        with engine.connect() as connection:
            before = [tuple(row) for row in connection.execute(text("SELECT * FROM steps"))]
        engine.dispose()
    with sqlite3.connect(back) as stored:
        assert sorted(stored.execute("SELECT * FROM steps")) == sorted(before)
    assert mode(back) == 0o600
    assert run(f"restore {back} --replace --database {server.database}").code == 0
    server.start()
    play_to_the_end(room, {0: ala, 1: bob})
