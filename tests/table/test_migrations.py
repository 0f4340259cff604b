"""A database with people and games in it comes to today's schema, and keeps what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, select, text
from sqlalchemy.exc import DBAPIError

from stolnik.table import schema
from stolnik.table.bench.servers import database
from stolnik.table.migrations.upgrade import current, revisions, upgrade
from stolnik.table.store import make_engine


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    with database(tmp_path, request.param == "postgresql") as url:
        made = make_engine(url)
        yield made
        made.dispose()


FIRST = (
    "INSERT INTO people (id, name, key, lang, mail, made) "
    "VALUES ('p', 'Ala', 'ala', 'pl', 'ala@poczta.example', 1.5)",
    "INSERT INTO sessions (id, person, hash, label, program, made, seen) "
    "VALUES ('s', 'p', 'h', 'browser', false, 1, 2)",
    "INSERT INTO rooms (id, title, game, version, players, options, private, host, phase, seed, "
    "made, touched, revision, number, waiting, paused, proposals, standings, saved_at) "
    "VALUES ('r', 'Stół', 'sejmik', '1', 2, '{}', false, 'p', 'playing', 'abc', "
    "1, 1, 1, 1, '[0]', false, '[]', '[]', 0)",
    "INSERT INTO seats (room, seat, person, resigned, nonce_own) VALUES ('r', 0, 'p', false, true)",
    "INSERT INTO steps (room, number, kind, seat, move, version, at) "
    "VALUES ('r', 1, 'move', 0, '[\"veto\"]', '1', 2.5)",
    "INSERT INTO chat (room, person, at, text, seats) VALUES ('r', 'p', 3, 'Zażółć', '[0]')",
    "INSERT INTO notes (room, person, text) VALUES ('r', 'p', 'tajne')",
)
OLD_ORDERS = '{"0":[{"topic":"*","move":["forced"],"unless":"never","times":1}]}'
"""As they were stored before it was known whose they are."""


def test_every_step_from_the_first_schema_on_keeps_what_is_there(engine: Engine) -> None:
    first, *later = revisions()
    upgrade(engine, first)
    with engine.execution_options(stolnik_writes=True).begin() as connection:
        for statement in FIRST:
            connection.exec_driver_sql(statement)
    for revision in later:
        if revision == "0004_orders_of_a_person":
            with engine.execution_options(stolnik_writes=True).begin() as connection:
                connection.execute(text("UPDATE rooms SET orders = :old"), {"old": OLD_ORDERS})
        upgrade(engine, revision)
        assert current(engine) == revision
    upgrade(engine)  # once more changes nothing
    with engine.connect() as connection:
        person = connection.execute(select(schema.people)).one()
        assert (person.name, person.notices, person.noticed) == ("Ala", None, 0)
        assert (person.mail, person.mail_confirmed) == ("ala@poczta.example", None)
        room = connection.execute(select(schema.rooms)).one()
        assert (room.title, room.waiting, room.orders) == ("Stół", [0], {})
        step = connection.execute(select(schema.steps)).one()
        assert (step.number, step.move, step.at) == (1, '["veto"]', 2.5)
        assert connection.execute(select(schema.chat.c.text)).scalar() == "Zażółć"
        assert connection.execute(select(schema.notes.c.text)).scalar() == "tajne"
        assert connection.execute(select(schema.sessions.c.person)).scalar() == "p"
        assert connection.execute(select(schema.playtime.c.at)).all() == [(2.5,)]


def test_the_migrations_lead_to_the_schema_that_the_code_knows(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_what_has_happened_cannot_be_changed(engine: Engine) -> None:
    upgrade(engine, revisions()[0])
    writing = engine.execution_options(stolnik_writes=True)
    with writing.begin() as connection:
        for statement in FIRST:
            connection.exec_driver_sql(statement)
    with pytest.raises(DBAPIError, match="never changed"), writing.begin() as connection:
        connection.execute(text("UPDATE steps SET seat = 1"))
