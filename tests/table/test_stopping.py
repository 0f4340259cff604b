"""A server that is told to stop: soon, and without an error."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path

import pytest

from tests.table.server import Client, Server, fetch, running
from tests.table.test_processes import imported


def plain(server: Server, said: str = "") -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", server.port))
    opened.sendall(said.encode())
    return opened


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_logs_no_error(tmp_path: Path) -> None:
    """Whatever goes on: a bot thinks, a game is replayed, and some say nothing, or not all."""
    with running(tmp_path) as server:
        ala = Client(server, "Ala")
        played, seats = imported(ala), ["me", "bot:greedy", "bot:greedy"]
        room = str(ala.room("price_of_power", players=3, seats=seats, start=True)["id"])
        with ala.live() as live:
            live.watch(room, 0)
            head = f"Host: x\r\nAuthorization: Bearer {ala.token}\r\n"
            more = "Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
            opened = [
                plain(server),
                plain(server, "GET /heal"),
                plain(server, f"GET /api/rooms/{played}/verify HTTP/1.1\r\n{head}\r\n"),
                plain(server, f"POST /api/guest HTTP/1.1\r\n{head}{more}"),
            ]
            assert fetch(f"{server.url}/health").status_code == 200
            assert server.process is not None
            listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
            for worker in listed.read_text().split() if listed.exists() else ():
                os.kill(int(worker), signal.SIGTERM)  # as one stops all processes of a service
            begun = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - begun < 8, "it waited for those who say nothing"
        for each in opened:
            each.close()
        said = server.log.read_text()
    assert '"level":"error"' not in said
    assert '"level":"warning"' not in said
