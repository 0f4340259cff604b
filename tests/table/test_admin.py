"""The administrator's command line, beside a running server."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from stolnik.table.admin import Admin
from tests.table.server import Client, running
from tests.table.test_people import refused
from tests.table.test_play import two_at_a_table


@pytest.mark.slow
def test_the_administrator_looks_after_people_and_rooms(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob, "paladins")
        ala.table(room)
        admin = Admin(server.database)
        assert [person["name"] for person in admin.people()] == ["Ala", "Bob"]
        assert [found["id"] for found in admin.rooms()] == [room]
        admin.hand_over(room, 1, "random")
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if ala.get(f"/api/rooms/{room}")["seats"][1]["stand_in"]:
                break
            time.sleep(0.3)
        assert ala.get(f"/api/rooms/{room}")["seats"][1]["bot"] == "random"
        header = json.loads(admin.export(room).splitlines()[0])
        assert header["game"] == "paladins"
        assert admin.sign_out(bob.me["id"]) == 1
        admin.close_room(room)
        admin.close()
        server.stop()
        server.start()
        assert ala.get(f"/api/rooms/{room}")["phase"] == "over"
        assert refused(bob.get, "/api/me").code == "sign-in"
