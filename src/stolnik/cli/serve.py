"""``stolnik serve``: opens a table to which people come with their browsers."""

from __future__ import annotations

import errno
import os
import socket
import threading
import webbrowser
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stolnik.cli import parameters
from stolnik.cli.command import Command, count, screen_of
from stolnik.cli.screen import CliError
from stolnik.engine.errors import clip

if TYPE_CHECKING:
    from stolnik.table.settings import Settings

LAST_PORT = 65_535


@click.command("serve", cls=Command)
@click.option("--host")
@click.option("--port", callback=count(most=LAST_PORT))
@click.option("--open", "browser", is_flag=True)
@click.option("--database")
@click.option("--folder", type=click.Path(path_type=Path))
@parameters.lang
@click.pass_context
def serve(
    ctx: click.Context,
    host: str | None,
    port: int | None,
    browser: bool,
    database: str | None,
    folder: Path | None,
) -> int:
    screen = screen_of(ctx)
    settings = read_settings(database, folder, host=host, port=port)
    from sqlalchemy.exc import SQLAlchemyError

    from stolnik.table.serve import Busy
    from stolnik.table.serve import serve as run

    _check_port(settings.host, settings.port)
    address = _address(settings.host, settings.port)

    def ready() -> None:
        screen.tell("serve-open", address=address)
        screen.tell("serve-stop", style="dim")
        if browser:  # a browser may take its time, and people are waiting
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, ready=ready)
    except Busy as busy:
        raise CliError("serve-busy", database=str(busy)) from None
    except SQLAlchemyError:
        raise CliError("serve-database", database=_without_password(settings.database)) from None
    screen.tell("serve-closed")
    return 0


def read_settings(database: str | None, folder: Path | None, **flags: object) -> Settings:
    """The settings of flags and environment; a table that is not installed is a clear error."""
    try:
        import msgspec

        import_module("stolnik.table.serve")  # to see that all that the table needs is here
        from stolnik.table.settings import from_environment
    except ImportError as error:
        raise CliError("serve-not-installed", name=error.name or "?") from None
    if folder is not None:
        here = f"sqlite:///{folder.absolute() / 'table.sqlite'}"
        named = database or os.environ.get("STOLNIK_DATABASE") or here
        if named != here:
            said = clip(_without_password(named))
            raise CliError("serve-two-places", file=here.removeprefix("sqlite:///"), database=said)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = here
    try:
        settings = from_environment(os.environ, database=database, **flags)
    except msgspec.ValidationError as error:
        raise CliError("serve-setting", problem=clip(str(error), 200)) from None
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise CliError("serve-kind", database=clip(_without_password(settings.database)))
    return settings


def _check_port(host: str, port: int) -> None:
    """Whether we can listen there, before anything is opened."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CliError("serve-host", host=clip(host)) from None
    family, kind, protocol, _, place = found[0]
    with socket.socket(family, kind, protocol) as trial:
        if os.name == "posix":
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(place)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise CliError("serve-port-taken", port=str(port)) from None
            if error.errno == errno.EACCES:
                raise CliError("serve-port-forbidden", port=str(port)) from None
            raise CliError("serve-host", host=clip(host)) from None


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the table."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _without_password(database: str) -> str:
    """An address of a database that may be shown."""
    kind, separator, rest = database.partition("://")
    return f"{kind}{separator}{rest.rpartition('@')[2]}"
