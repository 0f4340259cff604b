"""``stolnik backup`` and ``stolnik restore``: a copy of everything that a table keeps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stolnik.cli import parameters
from stolnik.cli.command import Command, screen_of
from stolnik.cli.progress import progress_bar
from stolnik.cli.screen import CliError, Screen
from stolnik.cli.serve import read_settings
from stolnik.engine.errors import clip

if TYPE_CHECKING:
    from stolnik.table.backup import Counts, Tell


@click.command("backup", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database")
@parameters.lang
@click.pass_context
def backup(ctx: click.Context, file: Path, database: str | None) -> int:
    def run(named: str, tell: Tell) -> Counts:
        from stolnik.table.backup import backup

        return backup(named, file, tell)

    return _carry_out(screen_of(ctx), "backup-done", file, database, run)


@click.command("restore", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True)
@click.option("--database")
@parameters.lang
@click.pass_context
def restore(ctx: click.Context, file: Path, replace: bool, database: str | None) -> int:
    def run(named: str, tell: Tell) -> Counts:
        from stolnik.table.backup import restore

        return restore(file, named, replace, tell)

    return _carry_out(screen_of(ctx), "restore-done", file, database, run)


def _carry_out(
    screen: Screen,
    done: str,
    file: Path,
    database: str | None,
    run: Callable[[str, Tell], Counts],
) -> int:
    settings = read_settings(database, None)
    from sqlalchemy.exc import SQLAlchemyError

    from stolnik.table.backup import BadBackup
    from stolnik.table.serve import Busy

    try:
        with progress_bar(screen, screen.say("backup-progress"), 100) as advance:
            shown = 0

            def tell(now: int, total: int) -> None:
                nonlocal shown
                part = 100 * now // max(1, total)
                advance(part - shown)
                shown = part

            counts = run(settings.database, tell)
    except BadBackup as bad:
        raise CliError(f"backup-{bad.code}", **bad.about) from None
    except Busy as busy:
        raise CliError("backup-busy", database=str(busy)) from None
    except OSError as error:
        raise CliError("backup-file", file=str(file), problem=error.strerror or "?") from None
    except SQLAlchemyError as error:
        raise CliError("backup-database", problem=clip(type(error).__name__)) from None
    screen.tell(
        done,
        file=str(file),
        people=counts.get("people", 0),
        rooms=counts.get("rooms", 0),
        steps=counts.get("steps", 0),
    )
    return 0
