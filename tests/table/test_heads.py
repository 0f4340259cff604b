"""Requests that do not end: neither read nor waited for."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from stolnik.table import heads
from stolnik.table.app import Front
from stolnik.table.doors import Door
from stolnik.table.house import House
from stolnik.table.serve import configured
from stolnik.table.settings import Settings
from tests.table.server import Server, fetch


@pytest.mark.parametrize("piece", [b"X-More: a lot\r\n", b"a lot"])
def test_a_head_without_an_end_is_not_read(server: Server, piece: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as plain:
        plain.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nX-First: ")
        with pytest.raises(ConnectionError):
            plain.sendall(piece * 10_000_000)
    assert fetch(f"{server.url}/health").status_code == 200


def test_a_request_that_does_not_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def application(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        length = [(b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 204, "headers": length})
        await send({"type": "http.response.body", "body": b""})

    async def held(begun: bytes, then: bytes = b"") -> bytes:
        config = uvicorn.Config(
            application, http=heads.Request, lifespan="off", log_config=None, timeout_keep_alive=60
        )
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
                if then:
                    assert b" 204 " in await reader.readuntil(b"\r\n\r\n")
                    writer.write(then)
                return await asyncio.wait_for(reader.read(), 30)
            return b""

    whole = b"GET / HTTP/1.1\r\n\r\n"
    monkeypatch.setattr(heads, "HEAD_PATIENCE", 0.2)
    for begun, then in ((b"", b""), (b"GET / HT", b""), (whole, b"\r\n"), (whole, b"GET")):
        assert asyncio.run(held(begun, then)) == b""
    monkeypatch.setattr(heads, "HEAD_PATIENCE", 60)
    monkeypatch.setattr(heads, "BODY_PATIENCE", 0.2)
    assert asyncio.run(held(b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc")) == b""


def test_a_proxy_that_keeps_connections_for_a_minute_finds_them_open(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")
    config = configured(settings, Front(House(settings)), Door(1024, settings.proxies))
    config.load()

    async def kept() -> float:
        return heads.Request(config, ServerState(), {}).timeout_keep_alive

    assert asyncio.run(kept()) > 60
