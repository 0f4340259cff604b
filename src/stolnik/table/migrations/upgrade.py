"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

HERE = Path(__file__).parent


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the migrations that are missing; several servers may do so at once."""
    writing = engine.execution_options(stolnik_writes=True)
    with writing.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # it takes what it takes
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(20260704)"))
        upgrade_on(connection, to)


def upgrade_on(connection: Connection, to: str) -> None:
    """The same in a transaction that somebody has begun."""
    command.upgrade(_config(connection), to)


def current(engine: Engine) -> str | None:
    """The revision that a database stands at."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All revisions, the first first."""
    script = ScriptDirectory.from_config(_config(None))
    return [revision.revision for revision in reversed(list(script.walk_revisions()))]
