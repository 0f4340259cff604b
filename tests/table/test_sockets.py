"""WebSockets byte by byte: however frames are cut, joined or spoilt, the server does right."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolnik.table.live import Connection
from stolnik.table.sockets import framed
from tests.table.server import Client, Server, fetch, running

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LAST = 0x80


def frame(opcode: int, data: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    first = bytes([opcode | (LAST if last else 0)])
    flag, size = (0x80 if masked else 0), len(data)
    if size < 126:
        length = bytes([flag | size])
    elif size < 65_536:
        length = bytes([flag | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([flag | 127]) + size.to_bytes(8, "big")
    if not masked:
        return first + length + data
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    return first + length + mask + hidden


class Wire:
    """A connection on which we write the bytes ourselves."""

    def __init__(self, server: Server, token: str, room_for: int | None = None) -> None:
        self.socket = socket.socket()
        if room_for is not None:  # so many bytes are taken from the server before they are read
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room_for)
        self.socket.settimeout(60)
        self.socket.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        self.read = self.socket.makefile("rb")
        assert b"101" in self.read.readline()
        while self.read.readline() != b"\r\n":
            pass
        assert self.message()["type"] == "hello"

    def write(self, *parts: bytes) -> None:
        for part in parts:
            self.socket.sendall(part)

    def frame(self) -> tuple[int, bytes]:
        first, size = self.read.read(2)
        assert not size & 0x80, "a server does not mask"
        if size == 126:
            size = int.from_bytes(self.read.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.read.read(8), "big")
        return first & 0x0F, self.read.read(size)

    def message(self) -> Any:
        opcode, data = self.frame()
        assert opcode == TEXT, (opcode, data)
        return json.loads(data)

    def closed_with(self) -> int:
        """The code with which the server ends the connection, whatever it says before."""
        while True:
            opcode, data = self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")


@pytest.fixture
def wire(server: Server, ala: Client) -> Wire:
    return Wire(server, ala.token)


def ping(number: int, filling: int = 0) -> bytes:
    text = json.dumps({"type": "ping", "id": number})
    return (text + " " * filling).encode()


def test_a_message_may_come_byte_by_byte(wire: Wire) -> None:
    wire.write(*(bytes([byte]) for byte in frame(TEXT, ping(1)) + frame(TEXT, ping(2, 200))))
    assert [wire.message()["id"], wire.message()["id"]] == [1, 2]


def test_many_messages_may_come_in_one_piece(wire: Wire) -> None:
    wire.write(b"".join(frame(TEXT, ping(number)) for number in range(40)))
    assert [wire.message()["id"] for _ in range(40)] == list(range(40))


def test_a_message_may_come_in_fragments_with_a_ping_between_them(wire: Wire) -> None:
    whole = ping(7)
    wire.write(frame(TEXT, whole[:5], last=False) + frame(PING, b"there?"))
    assert wire.frame() == (PONG, b"there?")
    wire.write(frame(0, whole[5:9], last=False), frame(0, whole[9:]) + frame(TEXT, ping(8)))
    assert [wire.message()["id"], wire.message()["id"]] == [7, 8]


def test_a_new_message_within_fragments_ends_the_connection(wire: Wire) -> None:
    wire.write(frame(TEXT, b"{", last=False) + frame(TEXT, ping(1)))
    assert wire.closed_with() == 1002


def test_a_frame_without_a_mask_ends_the_connection(wire: Wire) -> None:
    wire.write(frame(TEXT, ping(1), masked=False))
    assert wire.closed_with() == 1002


def test_text_that_is_not_unicode_ends_the_connection(wire: Wire) -> None:
    wire.write(frame(TEXT, ping(1)))
    assert wire.message()["id"] == 1
    wire.write(frame(TEXT, b'{"type": "ping", "id": \xff}'))
    assert wire.closed_with() == 1007


def test_a_frame_that_is_too_large_ends_the_connection_before_it_has_come(wire: Wire) -> None:
    wire.write(frame(TEXT, ping(1)))
    assert wire.message()["id"] == 1
    wire.write(frame(TEXT, b" " * 200_000)[:100])
    assert wire.closed_with() == 1009


def test_a_message_that_is_too_large_ends_the_connection_once_it_was_told(wire: Wire) -> None:
    wire.write(frame(TEXT, b" " * 20_000) + frame(TEXT, ping(1)))
    assert wire.message()["code"] == "too-large"
    assert wire.closed_with() == 4413


@pytest.mark.slow
def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    with running(tmp_path, limits="true") as server:
        wire = Wire(server, Client(server).token)
        wire.write(b"".join(frame(TEXT, b"{}") for _ in range(1000)))
        answers = [wire.message()["code"] for _ in range(201)]
        assert answers[-1] in ("malformed", "slow-down")
        assert wire.closed_with() == 4429


@pytest.mark.parametrize("opcode", [PING, PONG, 0])
def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(
    server: Server, ala: Client, opcode: int
) -> None:
    wire = Wire(server, ala.token, room_for=4096)
    flood = frame(opcode, b"there?", last=bool(opcode)) * 1000
    with pytest.raises(ConnectionError):
        wire.write(frame(TEXT, b"{", last=False), *([flood] * 1000))


def test_nothing_is_heard_after_a_close(wire: Wire) -> None:
    wire.write(frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, ping(1)))
    assert wire.frame()[0] == CLOSE
    assert wire.read.read() == b""


@pytest.mark.parametrize("says", [True, False])
def test_who_does_not_read_is_let_go(server: Server, ala: Client, says: bool) -> None:
    """Whether they go on to ask for more, or only look while others talk."""
    before = fetch(f"{server.url}/health").json()["connections"]
    room = ala.room()["id"]
    slow = Wire(server, ala.token, room_for=4096)
    watch = json.dumps({"type": "watch", "id": 1, "room": room, "seat": None}).encode()
    slow.write(frame(TEXT, watch))
    with ala.live() as live:
        for _ in range(4000):
            if says:
                slow.write(frame(TEXT, watch))
            else:
                live.send("chat", room=room, text="x" * 1000)
        live.until_answered(1)
        end = time.monotonic() + 15  # a connection on which all is silent lasts longer than that
        while fetch(f"{server.url}/health").json()["connections"] > before + 1:
            assert time.monotonic() < end, "it is still there"
            time.sleep(0.1)
    assert slow.closed_with() == 4408


def test_binary_messages_are_read_like_texts(wire: Wire) -> None:
    wire.write(frame(BINARY, ping(3)) + frame(TEXT, ping(4)))
    assert [wire.message()["id"], wire.message()["id"]] == [3, 4]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_sent_frames_say_their_size(size: int) -> None:
    head = {0: 2, 125: 2, 126: 4, 65_535: 4, 65_536: 10}[size]
    sent = framed([b"x" * size, b"y"])
    assert len(sent) == head + size + 3
    assert sent[-3:] == b"\x81\x01y"
    assert int.from_bytes(sent[2:head], "big") == (size if head > 2 else 0)


def test_messages_keep_their_order_while_a_reader_is_slow_and_quick_again() -> None:
    """Some go out at once and some one by one, but none before another that was queued first."""
    house: Any = None
    session: Any = SimpleNamespace(person=SimpleNamespace(lang="en", id="ala"))
    chance = random.Random(4)

    async def play() -> list[bytes]:
        out: list[bytes] = []

        async def send(message: Any) -> None:
            await asyncio.sleep(chance.choice((0, 0, 0.001)))
            out.append(message["text"].encode())

        def at_once(texts: Any) -> bool:
            if chance.random() < 0.3:
                return False
            out.extend(texts)
            return True

        connection = Connection(house, session, send, at_once)
        writer = asyncio.create_task(connection.write())
        for number in range(400):
            connection.send(str(number).encode())
            if chance.random() < 0.5:
                await asyncio.sleep(0)
        while len(out) < 400:
            await asyncio.sleep(0.001)
        writer.cancel()
        return out

    out = asyncio.run(asyncio.wait_for(play(), 30))
    assert out == [str(number).encode() for number in range(400)]
