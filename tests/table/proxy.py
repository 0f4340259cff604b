"""A way to PostgreSQL that can die without a word, as a router or a failover does it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import parse_qs, urlsplit


class Proxy:
    """Passes on what both sides say, until it is told to swallow it."""

    def __init__(self, database: str) -> None:
        self._there = f"{parse_qs(urlsplit(database).query)['host'][0]}/.s.PGSQL.5432"
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"postgresql://postgres@127.0.0.1:{self._door.getsockname()[1]}/postgres"
        self._open: list[_Line] = []
        self.taken = 0
        """How many connections it has taken."""
        threading.Thread(target=self._take, daemon=True).start()

    def swallow(self, only: bytes = b"") -> int:
        """From now on the lines that are open, or those that have said this, lead nowhere; how
        many these are."""
        dead = [line for line in self._open if only in line.said and not line.dead]
        for line in dead:
            line.dead = True
        return len(dead)

    def close(self) -> None:
        self._door.close()
        for line in self._open:
            line.close()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self.taken += 1
                self._open.append(_Line(near, self._there))


class _Line:
    def __init__(self, near: socket.socket, there: str) -> None:
        self.said = b""
        self.dead = False
        self._near, self._far = near, socket.socket(socket.AF_UNIX)
        self._far.connect(there)
        for one, other in ((self._near, self._far), (self._far, self._near)):
            threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while said := one.recv(65536):
                if one is self._near:
                    self.said += said[:200]
                if not self.dead:
                    other.sendall(said)
        if not self.dead:
            self.close()

    def close(self) -> None:
        for end in (self._near, self._far):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def between(database: str) -> Iterator[Proxy]:
    proxy = Proxy(database)
    try:
        yield proxy
    finally:
        proxy.close()
