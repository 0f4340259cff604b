"""Bots of one's own, seats that change hands, orders for later, and the administrator."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sejmik.events import Drew
from sejmik.game import SEJMIK
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stolnik.cli import main
from stolnik.engine.match import Match
from stolnik.table import orders
from stolnik.table.protocol import StandingOrder
from tests.table.server import Client, Server, nonce, running
from tests.table.test_people import account, refused
from tests.table.test_play import play_to_the_end, two_at_a_table


def test_a_bot_in_any_language_plays_a_whole_game(server: Server, ala: Client) -> None:
    """As docs/protocol.md tells it: an account, a token, a link, a socket, and offers."""
    owner, _ = account(server)
    token = owner.post("/api/me/tokens", {"label": "my bot"})["token"]
    room = str(ala.room()["id"])
    link = ala.post(f"/api/rooms/{room}/links", {"seat": 1})["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    program = Client(server, "")
    program.http.headers.update(bearer)
    del program.http.headers["X-Stolnik"]
    program.post(f"/api/links/{link}", {"nonce": nonce()})
    ala.post(f"/api/rooms/{room}/start")
    url = server.url.replace("http", "ws") + "/api/live"
    with connect(url, additional_headers=bearer, open_timeout=60) as socket:
        watch = {"type": "watch", "id": 1, "room": room, "seat": 1, "lang": "pl"}
        socket.send(json.dumps(watch))
        over, answered = False, set[str]()
        while not over:
            found = ala.get(f"/api/rooms/{room}")
            if 0 in found["waiting"]:
                ala.move(room, 0)
            message: dict[str, Any] = json.loads(socket.recv(timeout=60))
            if message["type"] != "table":
                continue
            over = message["over"]
            if message["ask"] is not None and message["question"] not in answered:
                answered.add(message["question"])
                answer = {
                    "type": "submit",
                    "id": len(answered) + 1,
                    "room": room,
                    "seat": 1,
                    "question": message["question"],
                    "move": message["ask"]["offers"][0]["move"],
                }
                socket.send(json.dumps(answer))
    assert ala.get(f"/api/rooms/{room}")["phase"] == "over"
    assert ala.get(f"/api/rooms/{room}/verify")["fair"]


@pytest.mark.slow
def test_the_host_hands_an_abandoned_seat_to_a_bot_and_its_owner_takes_it_back(
    tmp_path: Path,
) -> None:
    with running(tmp_path, abandoned="0.5") as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob, "paladins")
        path = f"/api/rooms/{room}/seats/1"
        with bob.live() as live:
            live.watch(room, 1)
            assert refused(ala.post, f"{path}/bot", {"bot": "random"}).code == "forbidden"
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                handed = ala.post(f"{path}/bot", {"bot": "random"})
                break
            except AssertionError:
                time.sleep(0.1)
        assert (handed["seats"][1]["bot"], handed["seats"][1]["stand_in"]) == ("random", True)
        assert refused(bob.move, room, 1, ["pass"]).code in ("forbidden", "not-asked", "stale")
        back = bob.post(f"{path}/sit")
        assert back["seats"][1]["bot"] is None
        assert back["you"]["seats"] == [1]


# -- orders --------------------------------------------------------------------------------


def test_an_order_lapses_when_another_touches_who_gave_it() -> None:
    wanted = [
        StandingOrder(topic="debate", move=("put", "squire"), unless="touched", times=3),
        StandingOrder(topic="debate", move=("veto",), unless="never", times=1),
        StandingOrder(topic="*", move=("forced",), unless="touched", times=1),
    ]
    given = {"0": orders.Orders("ala", wanted)}
    vocabulary = SEJMIK.speech.vocabulary
    event = Drew(seat=0, noble="squire")
    untouched = orders.struck_out(given, vocabulary, 1, [Drew(seat=1, noble="squire")])
    assert untouched == given
    assert orders.struck_out(given, vocabulary, 0, [event]) == given, "one's own hand is no attack"
    left = orders.struck_out(given, vocabulary, 1, [event])
    assert [order.move for order in left["0"].given] == [("veto",), ("forced",)]


def test_an_order_is_carried_out_so_often_and_forced_moves_always() -> None:
    ask = Match.start(SEJMIK, players=2, seed=1).pending[0]
    order = StandingOrder(topic=str(ask.topic), move=ask.options[0], unless="never", times=2)
    found = orders.answer([order], ask)
    assert found is not None
    assert found[1] == ask.options[0]
    once = orders.used([order], order)
    assert [left.times for left in once] == [1]
    assert orders.used(once, once[0]) == []
    forced = StandingOrder(topic="*", move=("forced",), unless="never", times=1)
    assert orders.answer([forced], ask) is None, "there is a choice"
    assert orders.used([forced], forced) == [forced]


# -- the server as its operator sees it ------------------------------------------------------


@pytest.mark.slow
def test_a_server_that_stops_lets_its_guests_go_politely(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        ala.move(room, 0)
        with ala.live() as live:
            live.watch(room, 0)
            assert server.process is not None
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                live.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.stop() == 0
        server.start()
        play_to_the_end(room, {0: ala, 1: bob})


@pytest.mark.slow
def test_the_administrators_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob, "paladins")

        def command(*words: str) -> tuple[int, str, str]:
            code = main(["table", *words, "--database", server.database, "--lang", "en"])
            said = capsys.readouterr()
            return code, said.out, said.err

        code, out, _ = command("people", "--json")
        assert code == 0
        assert [person["name"] for person in json.loads(out)] == ["Ala", "Bob"]
        assert "Ala" in command("people")[1]
        assert [found["id"] for found in json.loads(command("rooms", "--json")[1])] == [room]
        assert command("hand-over", room, "1", "random")[0] == 0
        end = time.monotonic() + 60
        while ala.get(f"/api/rooms/{room}")["seats"][1]["bot"] != "random":
            assert time.monotonic() < end
            time.sleep(0.2)
        assert command("hand-back", room, "1")[0] == 0
        assert json.loads(command("export", room)[1].splitlines()[0])["game"] == "paladins"
        assert "1" in command("sign-out", bob.me["id"])[1]
        assert command("close", room)[0] == 0
        code, _, err = command("close", "nowhere")
        assert code == 2
        assert err.count("\n") == 1, "one clear sentence"
        assert command("hand-over", room, "1", "nobody")[0] == 2
