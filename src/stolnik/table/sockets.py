"""WebSockets for uvicorn, quick where nearly all traffic is: whole messages of text.

What else there is in the protocol (the handshake, pings, closing, messages in fragments) is left
to uvicorn and its library.  An application that finds ``stolnik.texts`` among the extensions of
its scope finds a function there that sends several texts, already encoded, in one piece, which
costs as much as one alone: ``write([b"...", ...])``.  It says whether it did; it does not while
the reader is slow or the connection is closing, and then ``send`` does, or waits, as ever.  Beside
it is ``give_up()``, after which nothing waits for a slow reader any more, so that ``send`` can
close the connection.

Why it inherits from uvicorn, and from which version, says decision 0012.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.protocol import State

TEXTS: Final = "stolnik.texts"
LAST_WORDS: Final = 5.0
"""Seconds in which a reader that was given up may still read what was sent, and why it ends."""
MOST_UNREAD: Final = 8
"""Messages that wait for the application before no more are read."""
MOST_ODD: Final = 200
"""Frames in a second that are no whole texts: pings, which are answered even to one who does not
read, and fragments; the application, which counts messages, does not hear of them."""

_WHOLE_TEXT: Final = 0x81
_LAST: Final = 0x80
_MASKED: Final = 0x80
_CONTROL: Final = 0x08


def framed(texts: Iterable[bytes]) -> bytes:
    """Texts as a server sends them, each in a frame of its own."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < 126:
            parts.append(bytes((_WHOLE_TEXT, size)))
        elif size < 65_536:
            parts.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            parts.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        parts.append(text)
    return b"".join(parts)


class Inbox:
    """Messages for the application, the only one who reads them: a light ``asyncio.Queue``."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    _rest = b""
    """The beginning of a frame whose end has not come."""
    _torn = False
    """Whether a message has begun whose other fragments are to come."""
    _given_up = False
    """Whether everything is left to the library, because a frame is larger than we read."""
    _odd = 0
    """Frames that were no whole texts, since then."""
    _odd_since = 0.0
    when_lost: Callable[[], None] | None = None
    """Who has to be told of its end."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        if self.when_lost is not None:
            self.when_lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take whole texts from whole frames; the library only ever sees whole frames, too."""
        if self._given_up or not self.handshake_complete:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at, end, most = 0, len(data), self.config.ws_max_size
        while end - at >= 2:
            first, length = data[at], data[at + 1]
            begin, size = at + 2, length & 0x7F
            if size > 125:
                wide = 2 if size == 126 else 8
                if end - begin < wide:
                    break
                size = int.from_bytes(data[begin : begin + wide], "big")
                begin += wide
            if size > most:
                self._given_up = True
                super().data_received(data[at:])
                return
            if length & _MASKED:
                begin += 4
            stop = begin + size
            if stop > end:
                break
            text = None
            if first == _WHOLE_TEXT and length & _MASKED and not self._torn:
                text = _text(apply_mask(data[begin:stop], data[begin - 4 : begin]))
            if text is not None:
                self._take(text)
            elif self._too_many():
                self.transport.abort()
                return
            else:
                if not first & _CONTROL:
                    self._torn = not first & _LAST
                super().data_received(data[at:stop])
            at = stop
        self._rest = data[at:]

    def _too_many(self) -> bool:
        now = self.loop.time()
        if now - self._odd_since > 1:
            self._odd, self._odd_since = 0, now
        self._odd += 1
        return self._odd > MOST_ODD

    def _take(self, text: str) -> None:
        if self.close_sent or self.conn.state is not State.OPEN:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {
            **(self.scope.get("extensions") or {}),
            TEXTS: {"write": self.write_texts, "give_up": self.give_up},
        }
        await super().run_asgi()

    def write_texts(self, texts: Iterable[bytes]) -> bool:
        """Send texts now, if that can be done now."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if not self.handshake_complete or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(texts))
        return True

    def give_up(self) -> None:
        """Wait no longer for a reader who does not read."""
        if not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(LAST_WORDS, self.transport.abort)


def _text(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None  # the library knows how to end this
