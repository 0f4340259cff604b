"""Who may take which seat, and how much of the house."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolnik.table import rooms, shares
from stolnik.table.bench.servers import database
from stolnik.table.gathering import Gathering
from stolnik.table.protocol import NewRoom
from tests.table.server import Client, Server, at_home, running
from tests.table.test_people import refused
from tests.table.test_play import two_at_a_table


def seat_path(room: str, seat: int, what: str) -> str:
    return f"/api/rooms/{room}/seats/{seat}/{what}"


# -- the host frees a seat -------------------------------------------------------------------


def test_the_host_frees_a_seat_and_who_sat_there_is_told(ala: Client, bob: Client) -> None:
    room = str(ala.room(title="Sejm")["id"])
    bob.post(seat_path(room, 1, "sit"))
    with bob.live() as live, bob.live() as elsewhere:
        live.watch(room)
        freed = ala.post(seat_path(room, 1, "open"))
        assert freed["seats"][1]["kind"] == "open"
        assert live.until("room")["you"]["seats"] == []
        for each in (live, elsewhere):
            assert each.until("freed")["room"] == room
    (told,) = bob.get("/api/me/freed")
    assert (told["room"], told["title"], told["barred"]) == (room, "Sejm", True)
    assert ala.get("/api/me/freed") == []
    assert [each["room"] for each in bob.get("/api/me/export")["lost"]] == [room]


def test_who_was_freed_comes_back_by_a_new_invitation_alone(ala: Client, bob: Client) -> None:
    room = str(ala.room(players=3)["id"])
    old = ala.post(f"/api/rooms/{room}/links", {"seat": 1})["token"]
    bob.post(f"/api/links/{old}")
    ala.post(seat_path(room, 1, "open"))
    for path in (seat_path(room, 1, "sit"), seat_path(room, 2, "sit"), f"/api/links/{old}"):
        no = refused(bob.post, path)
        assert (no.code, "new invitation" in ala_says(no.body["say"])) == ("forbidden", True)
    new = ala.post(f"/api/rooms/{room}/links", {"seat": 1})["token"]
    assert bob.post(f"/api/links/{new}")["you"]["seats"] == [1]
    assert bob.get("/api/me/freed") == []
    bob.post(seat_path(room, 1, "leave"))
    assert bob.post(seat_path(room, 2, "sit"))["you"]["seats"] == [2], "it is over and done with"


def ala_says(said: str) -> str:
    """In English, whatever the reader's language is."""
    return said.replace("nowe zaproszenie", "new invitation")


def test_only_the_host_frees_and_only_before_the_game(ala: Client, bob: Client) -> None:
    room = str(ala.room()["id"])
    bob.post(seat_path(room, 1, "sit"))
    assert refused(bob.post, seat_path(room, 0, "open")).code == "forbidden"
    assert refused(ala.post, seat_path(room, 1, "bot"), {"bot": "greedy"}).code == "taken"
    ala.post(f"/api/rooms/{room}/start")
    assert refused(ala.post, seat_path(room, 1, "open")).code == "phase"
    assert bob.get("/api/me/freed") == []


def test_who_loses_a_seat_because_there_are_fewer_may_take_another(
    ala: Client, bob: Client
) -> None:
    room = str(ala.room(players=3)["id"])
    bob.post(seat_path(room, 2, "sit"))
    with bob.live() as live:
        ala.patch(f"/api/rooms/{room}", {"players": 2})
        assert live.until("freed")["room"] == room
    assert [told["barred"] for told in bob.get("/api/me/freed")] == [False]
    assert bob.post(seat_path(room, 1, "sit"))["you"]["seats"] == [1]
    assert bob.get("/api/me/freed") == []


@pytest.mark.slow
def test_who_is_connected_to_another_server_is_told(tmp_path: Path) -> None:
    with (
        database(tmp_path, True) as url,
        running(tmp_path, url) as one,
        running(tmp_path, url) as two,
    ):
        ala = Client(one, "Ala")
        bob = Client(two, "Bob")
        room = str(ala.room()["id"])
        bob.post(seat_path(room, 1, "sit"))
        with bob.live() as live:
            ala.post(seat_path(room, 1, "open"))
            assert live.until("freed")["room"] == room


# -- how much one person may take ------------------------------------------------------------


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, limits="true") as server:
        yield server


def copy_rooms(folder: Path, room: str, count: int) -> None:
    """Put so many more like this one into the store, with those who sit there."""
    with sqlite3.connect(folder / "table.sqlite") as stored:
        for table, key in (("rooms", "id"), ("seats", "room")):
            columns = [row[1] for row in stored.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join(f"? || '{room}'" if c == key else f'"{c}"' for c in columns)
            for number in range(count):
                stored.execute(
                    f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {key} = ?",
                    [f"{number}x", room],
                )


@pytest.mark.slow
def test_nobody_sits_in_too_many_rooms(counting: Server) -> None:
    ala, bob = Client(counting, "Ala"), Client(counting, "Bob")
    room = two_at_a_table(ala, bob)
    theirs = str(ala.room()["id"])
    copy_rooms(counting.folder, room, shares.ROOMS - 1)
    no = refused(bob.post, seat_path(theirs, 1, "sit"))
    assert (no.code, no.body["about"]) == ("too-many", {"most": shares.ROOMS})
    for path, body in (
        ("/api/rooms", {"game": "sejmik", "players": 2}),
        (f"/api/rooms/{room}/fork", {"number": 0}),
    ):
        assert refused(bob.post, path, body).code == "too-many"
    alone = {"game": "sejmik", "players": 2, "seats": ["open", "open"]}
    assert bob.post("/api/rooms", alone)["you"]["seats"] == [], "only seats are counted"
    bob.post(seat_path(room, 1, "leave"))
    assert bob.post(seat_path(room, 1, "sit"))["you"]["seats"] == [1], "it is their own"
    bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    assert bob.post(seat_path(theirs, 1, "sit"))["you"]["seats"] == [1]
    assert refused(bob.post, f"/api/rooms/{room}/rematch").code == "too-many"


@pytest.mark.slow
def test_games_of_bots_alone_are_few(counting: Server) -> None:
    ala, bob = Client(counting, "Ala"), Client(counting, "Bob")
    bots = {"game": "sejmik", "players": 2, "seats": ["bot:random"] * 2}
    room = str(ala.room(seats=["me", "me"], start=True)["id"])
    copy_rooms(counting.folder, room, shares.BOTS_ALONE)
    with sqlite3.connect(counting.folder / "table.sqlite") as stored:
        stored.execute("UPDATE seats SET person = NULL WHERE room <> ?", [room])
    waiting = str(ala.post("/api/rooms", bots)["id"])
    for path, body in (
        (f"/api/rooms/{waiting}/start", {}),
        ("/api/rooms", {**bots, "start": True}),
    ):
        no = refused(ala.post, path, body)
        assert (no.code, no.body["about"]) == ("too-many", {"most": shares.BOTS_ALONE})
    assert ala.room(seats=["me", "bot:random"], start=True)["phase"] == "playing"
    assert bob.post("/api/rooms", {**bots, "start": True})["phase"] == "playing"
    with sqlite3.connect(counting.folder / "table.sqlite") as stored:
        stored.execute("UPDATE rooms SET phase = 'over' WHERE id LIKE '0x%'")
    assert ala.post(f"/api/rooms/{waiting}/start")["phase"] == "playing"


# -- who goes for good -----------------------------------------------------------------------


@pytest.mark.slow
def test_who_goes_for_good_leaves_every_room_however_many(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        playing = two_at_a_table(ala, bob)
        gathering = str(bob.room(seats=["open", "me"])["id"])
        guest = str(ala.room()["id"])
        bob.post(seat_path(guest, 1, "sit"))
        damaged = two_at_a_table(ala, bob)
        server.stop()
        for room in (playing, gathering, guest):
            copy_rooms(tmp_path, room, 150)
        with sqlite3.connect(tmp_path / "table.sqlite") as stored:
            stored.execute("UPDATE rooms SET options = '[' WHERE id = ?", [damaged])
        server.start()
        bob.delete("/api/me", {})
        with sqlite3.connect(tmp_path / "table.sqlite") as stored:
            left = stored.execute(
                "SELECT phase, seats.person IS NULL, bot, count(*) FROM rooms JOIN seats"
                " ON room = id AND seat = 1 GROUP BY 1, 2, 3 ORDER BY 1"
            ).fetchall()
            hosts = stored.execute("SELECT host, phase FROM rooms WHERE host IS NULL").fetchall()
        assert left == [
            ("closed", 1, None, 151),
            ("gathering", 1, None, 151),
            ("playing", 1, "greedy", 152),
        ]
        assert len(hosts) == 151
        assert ala.get(f"/api/rooms/{playing}")["seats"][1]["bot"] == "greedy"


def test_who_sits_down_while_they_go_leaves_that_seat_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            gathering = Gathering(house)
            wanted = NewRoom(game="paladins", players=2, seats=["me", "open"])
            room = (await gathering.making.make(ala, wanted)).sheet.id
            monkeypatch.setattr(rooms, "all_of_person", lambda *_: [])  # it was made too late
            await gathering.leaving.delete(ala)
            sheet = await house.store.read(lambda c: rooms.load(c, room))
            assert sheet is not None
            assert (sheet.phase, sheet.host) == ("closed", None)
            assert [seat.kind for seat in sheet.seats] == ["open", "open"]

    asyncio.run(play())
