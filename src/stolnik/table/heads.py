"""HTTP for uvicorn, with an end to what is waited for.

The parser takes any number of headers of any size, and as long as a request has not come whole it
is waited for: so strangers could fill the memory, or hold every connection that there is.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 65_536
"""Bytes of an address and its headers."""
PATIENCE: Final = 120.0
"""Seconds in which a request must have come, from its first byte to its last."""


class Request(HttpToolsProtocol):
    """One connection."""

    _unread = 0
    """Bytes that have come since a head was whole or a piece of a body was read."""
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        super().data_received(data)
        if self._unread > LARGEST_HEAD:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_longer()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait_no_longer()
        super().on_message_complete()

    def _wait(self) -> None:
        self._wait_no_longer()
        self._waiting = self.loop.call_later(PATIENCE, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
