"""Requests that do not end: neither read nor waited for."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from stolnik.table import heads
from tests.table.server import Server, fetch


@pytest.mark.parametrize("piece", [b"X-More: a lot\r\n", b"a lot"])
def test_a_head_without_an_end_is_not_read(server: Server, piece: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as plain:
        plain.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nX-First: ")
        with pytest.raises(ConnectionError):
            plain.sendall(piece * 10_000_000)
    assert fetch(f"{server.url}/health").status_code == 200


def test_a_request_that_does_not_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "PATIENCE", 0.2)

    async def application(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def held(begun: bytes) -> bytes:
        config = uvicorn.Config(application, http=heads.Request, lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(
            lambda: heads.Request(config, state, {}), "127.0.0.1", 0
        )
        async with listening:
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            writer.write(begun)
            with suppress(ConnectionError):
                return await asyncio.wait_for(reader.read(), 30)
            return b""

    for begun in (b"", b"GET / HT", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc"):
        assert asyncio.run(held(begun)) == b""
