"""HTTP for uvicorn, with an end to what is waited for.

The parser takes any number of headers of any size, and as long as a request has not come whole it
is waited for: so strangers could fill the memory, or hold every connection that there is.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stolnik.table.doors import Door
from stolnik.table.sockets import Socket

LARGEST_HEAD: Final = 65_536
"""Bytes of an address and its headers."""
HEAD_PATIENCE: Final = 10.0
"""Seconds in which a head must have come, from the connection or the first byte to the last."""
BODY_PATIENCE: Final = 120.0
"""Seconds in which the body must have come then."""


class Request(HttpToolsProtocol):
    """One connection."""

    _unread = 0
    """Bytes that have come since a head was whole or a piece of a body was read."""
    _waiting: asyncio.TimerHandle | None = None
    _host = "?"
    _inside = False
    """Whether the door has let it in, and has not been told that it went."""

    def __init__(self, *args: Any, door: Door | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._door = door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None:
            self._host = self.client[0]
        if self._door is not None:
            self._inside = self._door.enter(self, self._host)
            if not self._inside:
                transport.abort()
                return
        self._wait(HEAD_PATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._door is not None and self._inside:
            self._inside = False
            self._door.leave(self, self._host)

    def data_received(self, data: bytes) -> None:
        self._unread += len(data)
        if self._waiting is None and self.cycle is not None and self.cycle.response_complete:
            self._wait(HEAD_PATIENCE)  # even if what comes is no beginning of anything
        super().data_received(data)
        if self._unread > LARGEST_HEAD:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_longer()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket):
            socket.when_lost = self._leave

    def on_message_begin(self) -> None:
        self._wait(HEAD_PATIENCE)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._unread = 0
        self._wait(BODY_PATIENCE)
        if self._door is not None:
            self._door.asks(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait_no_longer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._door is not None and self._inside:
            self._door.silent(self)
        super().on_response_complete()

    def shutdown(self) -> None:
        """The server stops: it answers what it was asked, and waits for nothing more."""
        if self._waiting is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def _wait(self, patience: float) -> None:
        self._wait_no_longer()
        self._waiting = self.loop.call_later(patience, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
