"""Servers die in the middle of play, and nothing that was acknowledged is lost."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolnik.table.bench.kills import killed
from stolnik.table.bench.servers import database
from tests.table.server import Client, Refused, Server, sejmik_path
from tests.table.test_play import two_at_a_table

MOST = 120
"""Seconds that the players of a test may take."""


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("postgres"), True) as url:
        yield url


@pytest.mark.slow
def test_a_server_that_is_killed_at_random_moments_loses_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", sejmik_path(tmp_path))
    survived = killed("sejmik", 6, 2, pace=0.05, seed=5)
    assert survived.kills == 2
    assert survived.acknowledged > 30
    assert survived.reconnected >= 6 * 2  # every socket was cut, and came back by itself
    assert survived.lost == 0
    assert survived.stuck == 0


class Player(threading.Thread):
    """Plays a seat in one game after the other, and tries again whatever happens to its server."""

    def __init__(self, client: Client, rooms: list[str], seat: int) -> None:
        super().__init__(daemon=True)
        self.client, self.rooms, self.seat = client, rooms, seat
        self.acknowledged: dict[str, int] = dict.fromkeys(rooms, 0)
        self.cut = 0
        self.wrong: list[str] = []

    def run(self) -> None:
        end = time.monotonic() + MOST
        for room in self.rooms:
            while time.monotonic() < end:
                try:
                    if self._over(room):
                        break
                except httpx.TransportError:
                    self.cut += 1
                    time.sleep(0.1)
                except Refused as refused:
                    if refused.code not in ("stale", "not-asked", "phase", "stopping", "storage"):
                        self.wrong.append(str(refused))

    def _over(self, room: str) -> bool:
        table = self.client.table(room, self.seat)
        if table["over"]:
            return True
        if table["ask"] is None:
            time.sleep(0.02)
            return False
        offers = table["ask"]["offers"]
        move = offers[table["number"] % len(offers)]["move"]
        body = {"seat": self.seat, "question": table["question"], "move": move}
        time.sleep(0.03)
        self.client.post(f"/api/rooms/{room}/moves", body)
        self.acknowledged[room] += 1
        return False


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_whole_games_across_two_servers_while_one_is_killed(postgres: str, tmp_path: Path) -> None:
    servers = [Server(postgres, tmp_path) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        ala, bob = (Client(server, name) for server, name in zip(servers, ("Ala", "Bob")))
        rooms = [two_at_a_table(ala, bob) for _ in range(6)]
        players = [Player(ala, rooms, 0), Player(bob, rooms, 1)]
        for player in players:
            player.start()
        end = time.monotonic() + MOST
        while any(sum(p.acknowledged.values()) < 5 for p in players) and time.monotonic() < end:
            time.sleep(0.02)
        servers[1].kill()
        in_the_middle = [ala.get(f"/api/rooms/{room}")["phase"] for room in rooms]
        assert "playing" in in_the_middle
        servers[1].start()
        for player in players:
            player.join(MOST + 5)
        assert players[1].cut > 0  # it was in the middle of play
        for player in players:
            assert player.wrong == []
        for room in rooms:
            found: dict[str, Any] = ala.get(f"/api/rooms/{room}")
            assert found["phase"] == "over"
            # Both servers tell the same game, it is whole, and its dice were fair.
            assert bob.get(f"/api/rooms/{room}")["standings"] == found["standings"]
            verdict = bob.get(f"/api/rooms/{room}/verify")
            assert verdict["fair"]
            assert verdict["moves"] >= sum(player.acknowledged[room] for player in players)
    finally:
        for server in servers:
            server.stop()
