"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import IO, Final

import uvicorn

from stolnik.table.app import Front, make_app
from stolnik.table.doors import Door, most_descriptors
from stolnik.table.heads import Request
from stolnik.table.house import House
from stolnik.table.live import LARGEST_MESSAGE
from stolnik.table.logs import LEVELS, hear_libraries, log
from stolnik.table.migrations.upgrade import upgrade
from stolnik.table.settings import Settings
from stolnik.table.sockets import Socket
from stolnik.table.store import make_engine

GRACE: Final = 10
KEPT_OPEN: Final = 75
"""Seconds between two requests: longer than a proxy keeps a connection, so that it never sends one
into a connection that we are closing."""
NEVER: Final = 2**31 - 1


class Busy(Exception):
    """Another server has this SQLite database."""


def file_of(database: str) -> Path | None:
    """The file of an SQLite database, whatever links lead to it; others have none."""
    if not database.startswith("sqlite:///") or ":memory:" in database:
        return None
    return Path(database.removeprefix("sqlite:///")).resolve()


def lock(database: str) -> IO[str] | None:
    """Two servers on one SQLite file would not hear each other, so the second is refused."""
    path = file_of(database)
    if path is None:
        return None
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)  # the seeds of running games are in it, for nobody else to read
    if sys.platform == "win32":
        return None
    import fcntl

    held = open(f"{path}.lock", "w")  # noqa: SIM115  (held until the process ends)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Busy(str(path)) from None
    return held


def loop_for(settings: Settings, platform: str = sys.platform) -> str:
    """The event loop: the quickest there is, but on Windows one that psycopg can listen with."""
    if platform == "win32" and not settings.is_sqlite:
        return "asyncio:SelectorEventLoop"
    return "auto"


def prepare(settings: Settings) -> None:
    """Bring the database to today's schema."""
    engine = make_engine(settings.database)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


def serve(settings: Settings, *, ready: Callable[[], None] | None = None) -> None:
    """One server process, until SIGTERM or Ctrl-C; ``ready`` is called when it listens."""
    log.level = LEVELS[settings.log_level]
    hear_libraries()
    sys.setswitchinterval(0.002)  # so that the writing thread gets its turn while tables are made
    held = lock(settings.database)
    prepare(settings)
    application = make_app(settings)
    config = configured(settings, application, Door(most_descriptors(), settings.proxies))
    server = _Server(config, application.house, ready)
    _settle_memory()
    try:
        server.run()
    finally:
        if held is not None:
            held.close()


def configured(settings: Settings, application: Front, door: Door) -> uvicorn.Config:
    """How connections are dealt with."""
    return uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        loop=loop_for(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        http=partial(Request, door=door),  # type: ignore[arg-type]  # it is called, no more
        ws=Socket,
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
        backlog=door.waiting,
        timeout_keep_alive=KEPT_OPEN,
    )


def _settle_memory() -> None:
    """What has been loaded by now stays; to search it for garbage again would halt the tables.

    So would a search through all rooms; only what is new is searched by itself, the rest when
    rooms have been put to sleep.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, NEVER)


class _Server(uvicorn.Server):
    """Says where it listens, and lets its guests go politely."""

    def __init__(
        self, config: uvicorn.Config, house: House, ready: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                address = listening.getsockname()
                log.info("listening", host=address[0], port=address[1])
        if self.servers and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.stop()
        await asyncio.sleep(0.05)
        asyncio.get_running_loop().call_later(GRACE / 2, self._let_go)
        await super().shutdown(sockets)
        # Being asked to stop, and stopping, is no failure: the signal is not raised once more.
        self._captured_signals.clear()

    def _let_go(self) -> None:
        """Of those who do not take their answers."""
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()


__all__ = ["Busy", "file_of", "lock", "prepare", "serve"]
