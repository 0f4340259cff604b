"""Notices when it is your turn: by webhook, mail and push, on loopback."""

from __future__ import annotations

import base64
import json
import socket
import socketserver
import struct
import threading
import time
from contextlib import suppress

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stolnik.table import sending as sending_module
from stolnik.table.sending import NotSent, address_of, post
from tests.table.inbox import Inbox
from tests.table.server import Client, Server
from tests.table.test_people import account, refused
from tests.table.test_play import two_at_a_table


def _unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_several_games_come_as_one_digest_and_not_again_soon(sending: Server, inbox: Inbox) -> None:
    ala, _ = account(sending)
    bob = Client(sending, "Bob")
    ala.put(
        "/api/me/notices",
        {"webhook": f"{inbox.url}/hook", "mail": False, "push": [], "wait": 1, "apart": 3600},
    )
    rooms = [two_at_a_table(bob, ala) for _ in range(3)]
    for room in rooms:
        # Each has answered; when Bob carries on, it is Ala's turn again.
        ala.move(room, 1)
        bob.move(room, 0)
        while 1 not in bob.get(f"/api/rooms/{room}")["waiting"]:
            bob.move(room, 0)
    inbox.wait(lambda: inbox.posted("/hook"))
    time.sleep(1.5)
    hooks = [json.loads(body) for body in inbox.posted("/hook")]
    assert len(hooks) == 1, "one digest, no flood"
    assert hooks[0]["person"] == ala.me["id"]
    told = {room["id"] for room in hooks[0]["rooms"]}
    assert told <= set(rooms)
    assert told
    assert hooks[0]["rooms"][0]["url"].startswith("https://t.example/rooms/")


def test_a_game_that_begins_with_somebody_tells_them(sending: Server, inbox: Inbox) -> None:
    ala, bob = Client(sending, "Ala"), Client(sending, "Bob")
    bob.put("/api/me/notices", {"webhook": f"{inbox.url}/begins", "wait": 0, "apart": 0})
    room = two_at_a_table(ala, bob)
    inbox.wait(lambda: inbox.posted("/begins"))
    told = json.loads(inbox.posted("/begins")[0])
    assert [game["id"] for game in told["rooms"]] == [room]


def test_push_can_be_read_by_the_browser_alone(sending: Server, inbox: Inbox) -> None:
    client, _ = account(sending)
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"

    def b64(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    subscription = {
        "endpoint": f"{inbox.url}/push",
        "keys": {"p256dh": b64(point), "auth": b64(auth)},
        "expirationTime": None,
    }
    client.put("/api/me/notices", {"webhook": None, "mail": False, "push": [subscription]})
    assert client.post("/api/me/notices/test")["push"] == "sent"
    _, headers, body = next(post for post in inbox.posts if post[0] == "/push")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    key = client.get("/api/push/key")["key"]
    assert headers["Authorization"].endswith(key)

    salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
    server_point, sealed = body[21 : 21 + length], body[21 + length :]
    server_key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), server_point)
    shared = browser.exchange(ec.ECDH(), server_key)

    def derive(secret: bytes, with_salt: bytes, info: bytes, size: int) -> bytes:
        return HKDF(hashes.SHA256(), size, with_salt, info).derive(secret)

    secret = derive(shared, auth, b"WebPush: info\0" + point + server_point, 32)
    content = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    iv = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(content).decrypt(iv, sealed, None).rstrip(b"\x02")
    assert json.loads(text)["body"]


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "file:///etc/passwd",
        "https://user@127.0.0.1/",
        "https://224.0.0.1/",
        "https://[::ffff:10.0.0.1]/x",
        "https://[::10.0.0.1]/x",
        "https://[::ffff:0:10.0.0.1]/x",
        "https://[64:ff9b::10.0.0.1]/x",
        "https://[64:ff9b:1::1]/x",
        "https://[2002:a9fe:a9fe::1]/x",
        "https://[2001:0:a00:1::1]/x",
        "https://[fec0::1]/x",
        "https://[5f00::1]/x",
        "https://[3fff::1]/x",
        "https://[fd00::1]/x",
        "https://[fe80::1]/x",
        "https://[ff0e::1]/x",
        "https://a..b/",
        "no address",
    ],
)
def test_a_webhook_does_not_reach_into_the_network(server: Server, address: str) -> None:
    client = Client(server, "Ala")
    body = {"webhook": address, "mail": False, "push": []}
    assert refused(client.put, "/api/me/notices", body).code == "bad-address"
    with pytest.raises(NotSent):
        address_of(address, private=False)


@pytest.mark.parametrize(
    "address",
    [
        "https://8.8.8.8/x",
        "https://[2606:4700::1111]/x",
        "https://[64:ff9b::8.8.8.8]/x",
        "https://[2002:808:808::1]/x",
    ],
)
def test_a_webhook_reaches_what_is_open_to_the_world(address: str) -> None:
    assert address_of(address, private=False)[0] == "https"


def test_who_answers_without_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending_module, "TIMEOUT", 0.3)
    over = threading.Event()

    class Endless(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"HTTP/1.1 ")
            with suppress(OSError):
                while not over.wait(0.05):
                    self.wfile.write(b" ")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Endless) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        began = time.monotonic()
        with pytest.raises(NotSent, match="no-answer"):
            post(f"http://127.0.0.1:{listening.server_address[1]}/", b"{}", {}, private=True)
        assert time.monotonic() - began < 10
        over.set()
        listening.shutdown()


def test_an_address_that_hangs_keeps_no_others_waiting(sending: Server, inbox: Inbox) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hangs = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        ala, bob = Client(sending, "Ala"), Client(sending, "Bob")
        for person, webhook in ((ala, hangs), (bob, f"{inbox.url}/soon")):
            person.put("/api/me/notices", {"webhook": webhook, "wait": 0, "apart": 0})
        room = two_at_a_table(ala, bob)
        ala.move(room, 0)
        bob.move(room, 1)  # now the game begins to wait for Ala
        silent.settimeout(60)
        asked, _ = silent.accept()
        bob.move(room, 1)
        ala.move(room, 0)
        end = time.monotonic() + 8  # less than the silent one is given
        while not inbox.posted("/soon"):
            assert time.monotonic() < end
            time.sleep(0.05)
        asked.close()
