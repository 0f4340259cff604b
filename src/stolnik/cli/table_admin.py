"""``stolnik table``: what the administrator of a table can do."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.text import Text

from stolnik.cli import parameters
from stolnik.cli.command import Command, one_of, screen_of
from stolnik.cli.screen import CliError, Screen, plain_table, printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stolnik.table.admin import Admin
    from stolnik.table.settings import Settings

ACTIONS: Final = (
    "people",
    "rooms",
    "close",
    "hand-over",
    "hand-back",
    "sign-out",
    "export",
    "schema",
    "types",
)


def settings_of(**flags: object) -> Settings:
    """Flags, then the environment, then what suits one machine."""
    try:
        from stolnik.table.settings import from_environment
    except ImportError as error:
        raise CliError("table-missing", name=error.name or "?") from None
    try:
        return from_environment(os.environ, **flags)
    except ValueError as error:
        raise CliError("table-settings", problem=str(error)) from None


@click.command("table", cls=Command)
@click.argument("action", callback=one_of(ACTIONS))
@click.argument("words", nargs=-1)
@click.option("--database")
@parameters.as_json
@parameters.lang
@click.pass_context
def table(
    ctx: click.Context, action: str, words: Sequence[str], database: str | None, as_json: bool
) -> int:
    screen = screen_of(ctx)
    if action in ("schema", "types"):
        return _shapes(screen, action, words)
    with _admin(screen, database) as admin:
        if action == "people":
            _people(screen, admin, as_json)
        elif action == "rooms":
            _rooms(screen, admin, as_json)
        elif action == "close":
            admin.close_room(_word(words, 0))
        elif action == "hand-over":
            bot = words[2] if len(words) > 2 else "greedy"
            admin.hand_over(_word(words, 0), _seat(words), bot)
        elif action == "hand-back":
            admin.hand_over(_word(words, 0), _seat(words), None)
        elif action == "sign-out":
            screen.tell("table-signed-out", sessions=admin.sign_out(_word(words, 0)))
        elif action == "export":
            click.echo(admin.export(_word(words, 0)).decode(), nl=False)
    return 0


@contextmanager
def _admin(screen: Screen, database: str | None) -> Iterator[Admin]:
    settings = settings_of(database=database)
    from sqlalchemy.exc import SQLAlchemyError

    from stolnik.table.admin import Admin
    from stolnik.table.problems import Problem

    try:
        admin = Admin(settings.database)
        try:
            yield admin
        finally:
            admin.close()
    except Problem as problem:
        raise CliError("table", problem=problem.say(screen.lang)) from None
    except SQLAlchemyError as error:
        raise CliError("table-database", problem=type(error).__name__) from None


def _word(words: Sequence[str], number: int) -> str:
    if len(words) <= number:
        raise CliError("table-words")
    return words[number]


def _seat(words: Sequence[str]) -> int:
    said = _word(words, 1)
    if not said.isdecimal():
        raise CliError("table-words")
    return int(said)


def _shapes(screen: Screen, action: str, words: Sequence[str]) -> int:
    """Print the shapes of the protocol; or write its types and those of all views to a folder."""
    settings_of()
    from stolnik.table.shapes import json_schema
    from stolnik.table.typescript import files

    if action == "schema":
        screen.json(json_schema())
    elif not words:
        click.echo(files()["protocol.ts"], nl=False)
    else:
        folder = Path(words[0])
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for name, text in files().items():
                (folder / name).write_text(text, "utf-8")
        except OSError as error:
            raise CliError("table", problem=f"{folder}: {error.strerror}") from None
    return 0


def _people(screen: Screen, admin: Admin, as_json: bool) -> None:
    found = admin.people()
    if as_json:
        screen.json(found)
        return
    shown = plain_table()
    for heading in ("table-id", "table-name", "table-seats", "table-seen"):
        shown.add_column(screen.say(heading))
    for person in found:
        seen = "–" if person["seen"] is None else _day(person["seen"])
        name = Text(printable(person["name"]), "dim" if person["guest"] else "bold")
        shown.add_row(person["id"], name, str(person["seats"]), seen)
    screen.print(shown)


def _rooms(screen: Screen, admin: Admin, as_json: bool) -> None:
    found = admin.rooms()
    if as_json:
        screen.json(found)
        return
    shown = plain_table()
    for heading in ("table-id", "table-title", "table-game", "table-phase", "table-moves"):
        shown.add_column(screen.say(heading))
    shown.add_column(screen.say("table-touched"))
    for room in found:
        shown.add_row(
            room["id"],
            Text(printable(room["title"]), "bold"),
            room["game"],
            room["phase"],
            str(room["number"]),
            _day(room["touched"]),
        )
    screen.print(shown)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
