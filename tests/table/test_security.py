"""What strangers may not do, and what the server stands."""

from __future__ import annotations

import io
import json
import os
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stolnik.table.api.requests import on_fault
from stolnik.table.logs import log
from tests.table.server import Client, Refused, Server, fetch, running
from tests.table.test_people import account, refused
from tests.table.test_play import two_at_a_table


def test_a_request_from_another_site_changes_nothing(ala: Client) -> None:
    body = {"game": "sejmik", "players": 2}
    with_origin = ala.http.post("/api/rooms", json=body, headers={"Origin": "https://evil.example"})
    assert with_origin.json()["code"] == "origin"
    without = httpx.post(
        f"{ala.server.url}/api/rooms", json=body, cookies={"stolnik_session": ala.token}
    )
    assert without.json()["code"] == "origin"
    own = ala.http.post("/api/rooms", json=body, headers={"Origin": ala.server.url})
    assert own.status_code == 201
    for origin, code in ((ala.server.url, 403), (ala.server.url.replace("http", "https"), 201)):
        behind_https = {"Origin": origin, "X-Forwarded-Proto": "https"}
        assert ala.http.post("/api/rooms", json=body, headers=behind_https).status_code == code


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_socket_from_another_site_is_closed(ala: Client, origin: str) -> None:
    url = ala.server.url.replace("http", "ws") + "/api/live"
    headers = {"Cookie": f"stolnik_session={ala.token}"}
    with connect(url, additional_headers=headers, origin=origin, open_timeout=60) as socket:  # type: ignore[call-overload]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_a_socket_without_a_session_is_closed(server: Server) -> None:
    with connect(server.url.replace("http", "ws") + "/api/live", open_timeout=60) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_every_answer_carries_the_locks(server: Server) -> None:
    for path in (
        "/",
        "/api/games",
        "/api/nothing",
        "/api/live",
        "/api/-schema/openapi.json",
        "/health",
        "/rooms/x",
    ):
        headers = fetch(server.url + path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Ala"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_watcher_cannot_move_and_others_cannot_watch_as_a_seat(
    server: Server, ala: Client, bob: Client
) -> None:
    room = two_at_a_table(ala, bob)
    eve = Client(server, "Ewa")
    with eve.live() as live:
        assert live.watch(room)["ask"] is None
        with pytest.raises(Refused, match="forbidden"):
            live.watch(room, 0)
        for seat in (0, 1):
            with pytest.raises(Refused, match="forbidden"):
                live.do("submit", room=room, seat=seat, question="x", move=["veto"])
            with pytest.raises(Refused, match="forbidden"):
                live.do("undo", room=room, seat=seat, question="x")
            with pytest.raises(Refused, match="forbidden"):
                live.until("why-not", id=live.send("why-not", room=room, seat=seat, move=["a"]))
    for path, body in (
        ("resign", {"seat": 0}),
        ("orders", {"seat": 0, "orders": []}),
        ("proposals", {"seat": 0, "what": "undo", "number": 0}),
        ("seats/0/leave", {}),
    ):
        method = "PUT" if path == "orders" else "POST"
        assert refused(eve.ask, method, f"/api/rooms/{room}/{path}", body).code == "forbidden"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {"name": "x" * 300_000}),
        ("/api/rooms", {"game": "sejmik", "players": 2, "title": "x" * 300_000}),
    ],
)
def test_a_body_that_is_too_large_is_not_read(
    server: Server, path: str, body: dict[str, object]
) -> None:
    client = Client(server, "" if "guest" in path else "Ala")
    assert refused(client.post, path, body).code == "too-large"


@pytest.mark.parametrize("level", [b"[", b'{"a":'])
def test_a_body_that_is_nested_too_deep_is_malformed(ala: Client, level: bytes) -> None:
    kind = {"Content-Type": "application/json"}
    answer = ala.http.post("/api/rooms", content=level * 5000, headers=kind)
    assert answer.json()["code"] == "malformed"


def test_a_record_that_is_too_large_is_not_read(ala: Client) -> None:
    error = refused(ala.ask, "POST", "/api/records", None, content=b"x" * 5_000_000)
    assert error.code == "too-large"


def malformed(chance: random.Random) -> Iterator[str | bytes]:
    """Messages that are wrong in every way that we could think of."""
    whole = {"type": "submit", "id": 1, "room": "r", "seat": 0, "question": "q", "move": ["a"]}
    odd: list[object] = [
        None,
        -1,
        2**70,
        1e308,
        "",
        "x" * 5000,
        [],
        {},
        [[[]]],
        True,
        "\u0000",
        "\ud83d",
        {"$ref": "#"},
    ]
    while True:
        kind = chance.randrange(8)
        if kind == 0:
            yield os.urandom(chance.randrange(1, 200))
        elif kind == 1:
            yield "[" * chance.randrange(1, 3000)
        elif kind == 2:
            text = json.dumps(whole)
            yield text[: chance.randrange(len(text))]
        elif kind == 3:
            yield json.dumps({**whole, chance.choice([*whole, "new"]): chance.choice(odd)})
        elif kind == 4:
            missing = dict(whole)
            missing.pop(chance.choice(list(missing)))
            yield json.dumps(missing)
        elif kind == 5:
            kinds = ["watch", "unwatch", "lobby", "undo", "why-not", "chat", "ping", "table", ""]
            yield json.dumps({**whole, "type": chance.choice(kinds)})
        elif kind == 6:
            yield json.dumps(chance.choice(odd))
        else:
            yield json.dumps({**whole, "move": [chance.choice(odd) for _ in range(50)]})


@pytest.mark.slow
def test_ten_thousand_malformed_messages_leave_the_server_serving(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    chance = random.Random(7)
    messages = malformed(chance)
    with bob.live() as watching:
        watching.watch(room, 1)
        live = ala.live()
        for count in range(10_000):
            try:
                live.socket.send(next(messages))
                if count % 20 == 19:
                    live.until_answered(count)
            except ConnectionClosed:
                live = ala.live()
        live.close()
        before = ala.table(room, 0)
        assert before["number"] == 0
        ala.move(room, 0)
        assert watching.until("table", waiting=[1])


@pytest.mark.slow
def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, limits="true") as server:
        client = Client(server, "")
        body = {"name": "nikt", "password": "nie wiem co"}
        codes = [refused(client.post, "/api/session", body).code for _ in range(14)]
        assert codes[:5] == ["wrong-password"] * 5
        assert codes[-1] == "slow-down"
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        asked = f"/api/rooms/{room}/why-not", {"seat": 0, "move": ["veto"]}
        slowed = refused(lambda: [ala.post(*asked) for _ in range(40)])
        assert slowed.code == "slow-down"
        assert slowed.body["about"]["seconds"] >= 1
        said = f"/api/rooms/{room}/chat", {"text": "raz"}
        assert refused(lambda: [bob.post(*said) for _ in range(20)]).code == "slow-down"
        undo = f"/api/rooms/{room}/proposals", {"seat": 0, "what": "undo", "number": 0}
        codes = [refused(ala.post, *undo).code for _ in range(60)]
        assert codes[0] == "no-undo"
        assert codes[-1] == "slow-down"
        with bob.live() as live:
            wanted = {"game": "sejmik", "players": 2}
            numbers = [live.send("make", new=wanted) for _ in range(30)]
            assert live.until("error", id=numbers[-1])["code"] == "slow-down"
        # The game itself is not slowed down.
        assert ala.move(room, 0)["number"] == 1


@pytest.mark.slow
def test_a_name_is_counted_however_it_is_spaced_and_strangers_by_their_address(
    tmp_path: Path,
) -> None:
    with running(tmp_path, limits="true") as server:
        client = Client(server, "")

        def come_from(address: str) -> None:
            client.http.headers["X-Forwarded-For"] = address

        codes = []
        for number in range(8):
            come_from("192.0.2.7")
            body = {"name": " " * number + "nikt", "password": "nie wiem co"}
            codes.append(refused(client.post, "/api/session", body).code)
        assert codes == ["wrong-password"] * 5 + ["slow-down"] * 3
        ala = Client(server, "Ala")
        room = ala.room(seats=["me", "me"], start=True)["id"]
        look = f"/api/rooms/{room}/summary"
        come_from("192.0.2.100")
        assert refused(lambda: [client.get(look) for _ in range(200)]).code == "slow-down"
        come_from("192.0.2.101")
        assert client.get(look)
        come_from("2001:db8:1:2::1")
        assert refused(lambda: [client.get(look) for _ in range(200)]).code == "slow-down"
        come_from("2001:db8:1:2:3:4:5:6")
        assert refused(client.get, look).code == "slow-down", "somebody's other address"
        come_from("2001:db8:1:3::1")
        assert client.get(look)
        look = f"/api/rooms/{room}/table"
        assert refused(lambda: [client.get(look) for _ in range(200)]).code == "slow-down"


def test_a_fault_is_noted_without_the_token_of_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = io.StringIO()
    monkeypatch.setattr(log, "out", noted)
    scope = {
        "path": "/api/links/secret",
        "path_template": "/api/links/{token}",
        "path_params": {"token": "secret", "room": "r1"},
        "headers": [],
    }
    try:
        raise RuntimeError("secret")
    except RuntimeError as error:
        on_fault(SimpleNamespace(scope=scope), error)  # type: ignore[arg-type]
    line = json.loads(noted.getvalue())
    assert (line["path"], line["room"]) == ("/api/links/{token}", "r1")
    assert "secret" not in noted.getvalue()


def test_what_is_no_http_is_noted_in_one_line(server: Server) -> None:
    before = len(server.log.read_text())
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        plain.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
        assert b"400" in plain.recv(1000)
    lines = server.log.read_text()[before:].splitlines()
    assert all(json.loads(line)["level"] in ("info", "warning", "error") for line in lines)
    assert lines


def test_metrics_are_for_the_operator(server: Server) -> None:
    assert b"stolnik_steps_total" in fetch(f"{server.url}/metrics").content
    forwarded = fetch(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert forwarded.status_code == 404


def test_unknown_addresses_answer_with_a_sentence(ala: Client) -> None:
    assert refused(ala.get, "/api/nothing").code == "unknown"
    assert refused(ala.ask, "PUT", "/api/games", {}).code == "method"
    assert refused(ala.get, "/api/rooms/%00").code == "unknown"
    outside = fetch(f"{ala.server.url}/..%2f..%2f..%2fetc/passwd")
    assert "root:" not in outside.text


def test_nothing_that_steers_a_page_or_a_terminal_is_kept(ala: Client, bob: Client) -> None:
    room = ala.room(title="\x1b[31mRed\u202e  room\x00")
    assert room["title"] == "[31mRed room"
    path = f"/api/rooms/{room['id']}"
    assert ala.patch(path, {"title": "\u200b\x07"})["title"] == "[31mRed room", "nothing is left"
    said = ala.post(f"{path}/chat", {"text": "one\x1b[2J\u2066\r\ntwo\x00"})
    assert said["text"] == "one[2J\ntwo"
    assert refused(ala.post, f"{path}/chat", {"text": "\u202e"}).code == "malformed"
    assert ala.post("/api/me/tokens", {"label": "my\x1b bot"})["label"] == "my bot"
    for at, body in (
        ("notes", {"text": "a\x00"}),
        ("orders", {"seat": 0, "orders": [{"topic": "\x00", "move": ["forced"]}]}),
    ):
        assert refused(ala.put, f"{path}/{at}", body).code == "malformed"
    sit = f"{path}/seats/1/sit"
    assert refused(bob.post, sit, {"nonce": "\x00" * 16}).code == "malformed"
    assert refused(bob.delete, "/api/me/sessions/%00").code == "unknown"


def test_names_do_not_differ_in_what_is_not_seen(server: Server) -> None:
    _, name = account(server)
    again = {"name": f"{name}\ufe0f\u034f", "password": "inne hasło"}
    assert refused(Client(server, "").post, "/api/account", again).code == "taken"
    for unseen in ("\u3164", "\u2800", "\ufe0f"):
        assert refused(Client(server, "").post, "/api/guest", {"name": unseen}).code == "bad-name"
