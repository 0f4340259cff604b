"""Connections that say nothing keep nobody out; ``make prove`` opens 5,000."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolnik.table.doors import OURS, Crowd, Door, most_descriptors
from stolnik.table.house import House
from stolnik.table.live import Live
from tests.length import so_many
from tests.table.server import Client, Server, at_home, running

SILENT = so_many(1200, whole=5000)
MOVES = 150


class Guest:
    """A connection; it says whether it had to go."""

    def __init__(self) -> None:
        self.transport = self
        self.gone = False

    def abort(self) -> None:
        self.gone = True


def test_one_network_has_so_many_connections_and_a_proxy_any_number() -> None:
    crowd = Crowd("127.0.0.1, 10.0.0.0/8", most=2)
    assert [crowd.come(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert crowd.come("2001:db8:0:1::1")
    assert all(crowd.come(proxy) for proxy in ("127.0.0.1", "10.1.2.3") for _ in range(9))
    crowd.go("2001:db8::1")
    assert [crowd.come("2001:db8::9"), crowd.come("2001:db8::9")] == [True, False]


def test_who_has_asked_for_nothing_for_the_longest_time_makes_room() -> None:
    door = Door(OURS + 80, "127.0.0.1")
    guests = [Guest() for _ in range(door._room)]
    assert all(door.enter(guest, "127.0.0.1") for guest in guests)  # type: ignore[arg-type]
    asking, silent = guests[0], guests[1]
    door.asks(asking)  # type: ignore[arg-type]
    assert door.enter(Guest(), "127.0.0.1")  # type: ignore[arg-type]
    assert silent.gone
    assert [guest.gone for guest in guests].count(True) == 1


def test_an_address_told_by_a_proxy_has_so_many_websockets(tmp_path: Path) -> None:
    async def said(live: Live, host: str, going: asyncio.Event) -> list[Any]:
        """What one is told who stays until then."""
        sent: list[Any] = []
        come = iter([{"type": "websocket.connect"}])

        async def receive() -> Any:
            for message in come:
                return message
            await going.wait()
            return {"type": "websocket.disconnect", "code": 1005}

        async def send(message: Any) -> None:
            sent.append(message.get("code", message["type"]))

        await live({"type": "websocket", "client": (host, 7), "headers": head}, receive, send)
        return sent

    async def visit() -> None:
        async with at_home(tmp_path) as (house, _):
            _, token = await house.people.guest("Bob", "en")
            head.append((b"authorization", f"Bearer {token}".encode()))
            live = Live(house)
            live._crowd = Crowd(house.settings.proxies, most=2)
            going = asyncio.Event()
            hosts = ["198.51.100.7"] * 2 + ["198.51.100.8"] + ["127.0.0.1"] * 3
            staying = [asyncio.create_task(said(live, host, going)) for host in hosts]
            while len(house.connections.get(house_person(house), ())) < len(hosts):
                await asyncio.sleep(0.001)
            assert await said(live, "198.51.100.7", going) == ["websocket.accept", 4429]
            going.set()
            assert all(4429 not in each for each in await asyncio.gather(*staying))
            assert 4429 not in await said(live, "198.51.100.7", going)

    def house_person(house: House) -> str:
        return next(iter(house.connections), "")

    head: list[tuple[bytes, bytes]] = []
    asyncio.run(visit())


def test_all_descriptors_that_there_are_are_taken() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
    try:
        taken = most_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (taken, before[1])
        assert taken == before[1] or before[1] == resource.RLIM_INFINITY
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@contextmanager
def silence(server: Server, *addresses: str) -> Iterator[None]:
    command = [sys.executable, str(Path(__file__).with_name("silence.py"))]
    with subprocess.Popen(
        [*command, str(server.port), str(SILENT), *addresses], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert any(line == "all\n" for line in process.stdout), "not all could be opened"
            yield
        finally:
            process.kill()


def played(client: Client, room: str, moves: int) -> list[float]:
    """How long so many moves took, each from one who comes anew."""
    times = []
    for _ in range(moves):
        seat = client.get(f"/api/rooms/{room}")["waiting"][0]
        table = client.table(room, seat)
        offers = table["ask"]["offers"]
        body = {"seat": seat, "question": table["question"], "move": offers[0]["move"]}
        begun = time.perf_counter()
        client.http.post(
            f"/api/rooms/{room}/moves", json=body, headers={"Connection": "close"}
        ).raise_for_status()
        times.append(time.perf_counter() - begun)
    return times


@pytest.mark.slow
def test_the_worker_processes_are_there_before_anybody_comes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.process is not None
        listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        if not listed.exists():
            pytest.skip("this system does not list the processes of another")
        children = [Path(f"/proc/{child}/cmdline") for child in listed.read_text().split()]
        workers = [child for child in children if b"spawn_main" in child.read_bytes()]
        assert len(workers) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("many", [1, 200])
def test_silent_connections_stop_no_game(tmp_path: Path, many: int) -> None:
    """Of one address they are not let in, of many the silent make room for those who ask."""
    descriptors = 1024 if SILENT < 5000 else None
    with running(tmp_path, descriptors=descriptors) as server:
        ala = Client(server, "Ala", address="127.0.0.2")
        room = str(ala.room("paladins", players=2, seats=["me", "me"], start=True)["id"])
        played(ala, room, 5)
        with silence(server, *(f"127.0.1.{n}" for n in range(1, 1 + many))):
            times = sorted(played(ala, room, MOVES))
            latest = Client(server, "Bob", address="127.0.0.2")
            assert latest.me["name"] == "Bob"
        p99 = times[int(0.99 * len(times)) - 1]
        print(
            f"{SILENT} silent of {many}: p99 {p99 * 1000:.0f} ms, worst {times[-1] * 1000:.0f} ms"
        )
        assert p99 < 0.2
        assert b"Too many open files" not in server.log.read_bytes()
