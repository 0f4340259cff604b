"""A damaged row stops nothing but itself."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from stolnik.engine.registry import load
from stolnik.table import rooms
from stolnik.table.logs import log
from stolnik.table.making import Making
from stolnik.table.problems import Problem
from stolnik.table.protocol import ClockRules, NewRoom, Notices
from tests.table.server import Client, at_home, running
from tests.table.test_people import refused
from tests.table.test_play import two_at_a_table

FATAL = [
    "UPDATE rooms SET options = '{' WHERE id = ?",
    "UPDATE rooms SET options = '[1]' WHERE id = ?",
    "UPDATE rooms SET waiting = '\"x\"' WHERE id = ?",
    "UPDATE rooms SET waiting = x'ff00' WHERE id = ?",
    'UPDATE rooms SET clock = \'{"move": "x"}\' WHERE id = ?',
    "UPDATE rooms SET clocks = '[[[1, 1]]]' WHERE id = ?",
    "UPDATE rooms SET players = 'two' WHERE id = ?",
    "UPDATE rooms SET players = 3 WHERE id = ?",
    "UPDATE rooms SET title = x'00' WHERE id = ?",
    "UPDATE rooms SET made = 'long ago' WHERE id = ?",
    "UPDATE rooms SET revision = 'many' WHERE id = ?",
    "DELETE FROM seats WHERE room = ? AND seat = 0",
    "UPDATE seats SET seat = 7 WHERE room = ? AND seat = 1",
    "UPDATE seats SET seat = 'x' WHERE room = ? AND seat = 1",
]
"""What cannot be read, and a room cannot be without."""


@pytest.mark.slow
def test_a_damaged_room_is_missing_in_lists_and_says_so_when_opened(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        clock = {"move": 60, "after": "bot"}
        wrong = [two_at_a_table(ala, bob, clock=clock) for _ in FATAL]
        right = two_at_a_table(ala, bob, clock=clock)
        server.stop()
        with sqlite3.connect(tmp_path / "table.sqlite") as stored:
            for damage, room in zip(FATAL, wrong):
                assert stored.execute(damage, [room]).rowcount == 1
        server.start()
        for path in ("/api/rooms", "/api/me/rooms"):
            assert [line["id"] for line in ala.get(path)] == [right]
        with ala.live() as live:
            live.send("lobby", on=True, lang="en")
            assert [line["id"] for line in live.until("lobby")["rooms"]] == [right]
        for room in wrong:
            assert refused(ala.get, f"/api/rooms/{room}").code == "damaged"
        ala.move(right, 0)
        assert server.stop() == 0
        said = server.log.read_text()
        assert all(room in said for room in wrong)


LOST = [
    "UPDATE rooms SET orders = '{\"0\": 7}'",
    'UPDATE rooms SET orders = \'{"x": {"person": "", "given": []}}\'',
    "UPDATE rooms SET proposals = 'x'",
    "UPDATE rooms SET standings = '[[]]'",
    "UPDATE people SET notices = '{\"webhook\": 1}'",
    "UPDATE chat SET seats = '{}'",
]
"""What cannot be read, and is as if it had not been there."""


@pytest.mark.slow
def test_orders_proposals_and_wishes_that_are_damaged_are_lost_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        ala.post(f"/api/rooms/{room}/chat", {"text": "raz"})
        ala.put("/api/me/notices", {"wait": 5})
        server.stop()
        with sqlite3.connect(tmp_path / "table.sqlite") as stored:
            for damage in LOST:
                assert stored.execute(damage).rowcount >= 1
        server.start()
        assert ala.get("/api/me/notices")["wait"] == 60
        assert ala.get("/api/me/export")["person"]
        assert [line["text"] for line in ala.get(f"/api/rooms/{room}/chat")] == ["raz"]
        ala.move(room, 0)
        assert bob.table(room, 1)["waiting"] == [1]


async def damage(house: Any, *statements: str) -> None:
    await house.store.write(lambda c: [c.execute(text(each)) for each in statements])


def test_a_shutdown_saves_all_that_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = io.StringIO()
    monkeypatch.setattr(log, "out", said)
    wanted = NewRoom(game="paladins", players=2, seats=["me"] * 2, start=True)

    async def play() -> list[str]:
        async with at_home(tmp_path) as (house, ala):
            made = [await Making(house).make(ala, wanted) for _ in range(3)]
            for sitting in made:
                course = sitting.scene.running()
                ask = course.chair(0).ask or course.chair(1).ask
                assert ask is not None
                question = course.question(ask.seat)
                async with sitting.lock:
                    await sitting.submit(ala.person.id, ask.seat, question, ask.options[0])
            # What is saved is added to a save that cannot be read.
            scene = made[0].scene
            scene.sheet = msgspec.structs.replace(scene.sheet, saved=b"no save")
        return [sitting.sheet.id for sitting in made]

    broken, *others = asyncio.run(play())
    with sqlite3.connect(tmp_path / "table.sqlite") as stored:
        saved = dict(stored.execute("SELECT id, saved FROM rooms"))
    assert saved[broken] is None
    assert all(saved[each] for each in others)
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    assert [each["room"] for each in lines if each["say"] == "not saved at the end"] == [broken]


@pytest.mark.parametrize("done", ["[", '["pass", 1.5]', ""])
def test_a_step_that_cannot_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: str
) -> None:
    said = io.StringIO()
    monkeypatch.setattr(log, "out", said)

    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            wanted = NewRoom(game="paladins", players=2, seats=["me"] * 2, start=True)
            sitting = await Making(house).make(ala, wanted)
            room = sitting.sheet.id
            sitting.fall_asleep()
            kept = f"'{room}', 1, 'move', 0, '{done}', '{load('paladins').version}', 1.0"
            await damage(house, f"INSERT INTO steps VALUES ({kept})")
            with pytest.raises(Problem, match="damaged"):
                await house.sitting(room)
            assert room in said.getvalue()

    asyncio.run(play())


def test_a_damaged_row_keeps_no_others_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            told: list[str] = []

            async def send(me: Any, *_: Any) -> None:
                told.append(me.name)

            monkeypatch.setattr(house.notifier, "send", send)
            by_hook = Notices(webhook="https://192.0.2.1/", wait=0)
            wanted = NewRoom(game="paladins", players=2, seats=["me"] * 2, start=True)
            room = (await Making(house).make(ala, wanted)).sheet.id
            for name in ("Bob", "Cyd", "Dag"):
                me, _ = await house.people.guest(name, "en")
                await house.people.set_notices(me.id, by_hook)
                await damage(house, f"INSERT INTO due VALUES ('{me.id}', '{room}', 1.0)")
            await damage(
                house,
                "UPDATE people SET notices = '[' WHERE name = 'Bob'",
                "UPDATE due SET since = 'x' WHERE person = (SELECT id FROM people"
                " WHERE name = 'Cyd')",
            )
            await house.notifier.look()
            await asyncio.gather(*house._tasks)
            assert told == ["Dag"]

    asyncio.run(play())


def test_a_damaged_row_keeps_no_other_room_from_its_bots_and_clocks(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            clock = ClockRules(move=60, bank=0)
            wanted = NewRoom(game="paladins", players=2, seats=["me"] * 2, start=True, clock=clock)
            made = [(await Making(house).make(ala, wanted)).sheet.id for _ in range(3)]
            late = "[[[0, 0, 1.0], [60, 0]]]"
            await damage(
                house,
                "UPDATE seats SET bot = 'random' WHERE seat = 1",
                f"UPDATE rooms SET waiting = '[1, 0]', clocks = '{late}', touched = 1.0",
                f"UPDATE rooms SET waiting = '[', clocks = '[' WHERE id = '{made[0]}'",
                f"UPDATE rooms SET clock = '[', options = '' WHERE id = '{made[1]}'",
            )
            read = house.store.read
            now = time.time()
            assert set(await read(lambda c: rooms.waiting_for_bots(c, now, 0.0))) == set(made[1:])
            assert await read(lambda c: rooms.with_late_clock(c, now)) == [made[2]]
            for sitting in list(house.sittings.values()):
                sitting.fall_asleep()
            await house.caretaker._sweep(0.0)
            assert list(house.sittings) == [made[2]]
            with pytest.raises(Problem, match="damaged"):
                await house.sitting(made[0])

    asyncio.run(play())


def test_the_lobby_goes_on_after_whatever_fails_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            wanted = NewRoom(game="paladins", players=2)
            made = [(await Making(house).make(ala, wanted)).sheet.id for _ in range(3)]
            whole = house.line

            def line(sheet: Any, person: str | None) -> Any:
                if sheet.id == made[1]:
                    raise IndexError
                return whole(sheet, person)

            monkeypatch.setattr(house, "line", line)
            sheets = await house.store.read(lambda c: rooms.lobby(c, None, None))
            assert {each.id for each in house.lines(sheets, None)} == {made[0], made[2]}

    asyncio.run(play())
