"""Standing orders are of a person in a seat: nobody's are carried out for somebody else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolnik.table.admin import Admin
from stolnik.table.clock import Clocks, SeatClock
from stolnik.table.making import Making
from stolnik.table.protocol import ClockRules, NewRoom, StandingOrder
from tests.table.server import Client, at_home, running
from tests.table.test_people import refused
from tests.table.test_play import play_to_the_end, two_at_a_table

FORCED = {"topic": "*", "move": ["forced"], "unless": "never", "times": 1}


def order(client: Client, room: str, seat: int, *orders: dict[str, Any]) -> Any:
    return client.put(f"/api/rooms/{room}/orders", {"seat": seat, "orders": list(orders)})


def of(client: Client, room: str, seat: int) -> Any:
    return client.table(room, seat)["orders"]


def test_nobody_orders_before_the_game_or_after_it(ala: Client, bob: Client) -> None:
    room = str(ala.room()["id"])
    assert refused(order, ala, room, 0, FORCED).code == "phase"
    bob.post(f"/api/rooms/{room}/seats/1/sit")
    assert refused(order, bob, room, 1, FORCED).code == "phase"
    ala.post(f"/api/rooms/{room}/start")
    assert order(ala, room, 0, FORCED)["orders"] == [FORCED]
    ala.post(f"/api/rooms/{room}/resign", {"seat": 0})
    assert refused(order, bob, room, 1, FORCED).code == "phase"


def test_what_was_ordered_in_a_seat_before_somebody_sat_there_is_not_played_for_them(
    ala: Client, bob: Client
) -> None:
    room = str(ala.room(seats=["open", "me"])["id"])
    twin = two_at_a_table(ala, bob)
    asked = bob.table(twin, 1)["ask"]
    answers = [{"topic": asked["topic"], "move": each["move"]} for each in asked["offers"]]
    assert refused(order, ala, room, 1, *answers).code == "phase"
    for path in ("seats/1/leave", "seats/0/sit"):
        ala.post(f"/api/rooms/{room}/{path}")
    bob.post(f"/api/rooms/{room}/seats/1/sit")
    ala.post(f"/api/rooms/{room}/start")
    ala.move(room, 0)
    now = bob.table(room, 1)
    assert (now["number"], now["waiting"]) == (0, [1]), "he answers for himself"


def test_orders_end_when_their_owner_leaves_and_comes_back(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob, "paladins")
    order(ala, room, 0, FORCED)
    order(bob, room, 1, FORCED)
    bob.post(f"/api/rooms/{room}/seats/1/leave")
    assert refused(order, bob, room, 1, FORCED).code == "forbidden", "a bot plays there"
    bob.post(f"/api/rooms/{room}/seats/1/sit")
    assert of(bob, room, 1) == []
    assert of(ala, room, 0) == [FORCED], "hers stand"


def test_orders_end_when_the_seat_is_handed_over(tmp_path: Path) -> None:
    with running(tmp_path, abandoned="0") as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob, "paladins")

        def host(_: None = None) -> None:
            ala.post(f"/api/rooms/{room}/seats/1/bot", {"bot": "random"})

        def administrator() -> None:
            admin = Admin(server.database)
            admin.hand_over(room, 1, "random")
            admin.close()

        by: tuple[Callable[[], None], ...] = (host, administrator)
        for hand_over in by:
            order(bob, room, 1, FORCED)
            hand_over()
            bob.post(f"/api/rooms/{room}/seats/1/sit")
            assert of(bob, room, 1) == []


def test_orders_end_when_time_is_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, ala):
            clock = ClockRules(move=60, bank=0)
            forced = StandingOrder(topic="*", move=("forced",))
            wanted = NewRoom(game="paladins", players=2, seats=["me"] * 2, start=True, clock=clock)
            room = (await Making(house).make(ala, wanted)).sheet.id
            async with house.hold(room) as sitting:
                for seat in (0, 1):
                    await sitting.set_orders(ala.person.id, seat, [forced])
                late = sitting.sheet.waiting[0]
                assert sitting.sheet.ordered(late)
                up = SeatClock(0, 0, 0.0)
                clocks = Clocks(tuple(up if s == late else SeatClock(60, 0) for s in (0, 1)))
                sitting.scene.sheet = msgspec.structs.replace(sitting.sheet, clocks=clocks)
            await house.caretaker._look_at_clocks(sitting)
            assert sitting.sheet.seats[late].bot is not None
            assert str(late) not in sitting.sheet.orders

    asyncio.run(play())


def test_orders_of_another_are_neither_shown_nor_carried_out(tmp_path: Path) -> None:
    """Whatever way they came to be stored there."""
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob)
        asked = bob.table(room, 1)["ask"]
        answer = {"topic": asked["topic"], "move": asked["offers"][0]["move"], "unless": "never"}
        ordered = {"1": {"person": ala.me["id"], "given": [answer, FORCED]}}
        server.stop()
        with sqlite3.connect(tmp_path / "table.sqlite") as stored:
            stored.execute("UPDATE rooms SET orders = ?", [json.dumps(ordered)])
        server.start()
        assert of(bob, room, 1) == []
        ala.move(room, 0)
        assert bob.table(room, 1)["number"] == 0, "nothing was played for him"
        assert bob.table(room, 1)["ask"] is not None
        play_to_the_end(room, {0: ala, 1: bob})


@pytest.mark.parametrize("who", ["owner", "another"])
def test_orders_are_given_by_the_owner_alone(ala: Client, bob: Client, who: str) -> None:
    room = two_at_a_table(ala, bob)
    if who == "owner":
        assert order(bob, room, 1, FORCED)["orders"] == [FORCED]
    else:
        assert refused(order, ala, room, 1, FORCED).code == "forbidden"


def orders_stored(folder: Path) -> dict[str, Any]:
    """All orders that are stored, by room."""
    with sqlite3.connect(folder / "table.sqlite") as stored:
        return {room: json.loads(orders) for room, orders in stored.execute(_ORDERS)}


_ORDERS = "SELECT id, orders FROM rooms WHERE orders <> '{}'"


@pytest.mark.parametrize("way", ["resign", "delete"])
def test_who_goes_for_good_leaves_no_orders_to_the_bot(tmp_path: Path, way: str) -> None:
    with running(tmp_path) as server:
        ala, bob, cyd = Client(server, "Ala"), Client(server, "Bob"), Client(server, "Cyd")
        room = str(ala.room("paladins", players=3)["id"])
        for seat, client in ((1, bob), (2, cyd)):
            client.post(f"/api/rooms/{room}/seats/{seat}/sit")
        ala.post(f"/api/rooms/{room}/start")
        for seat, client in enumerate((ala, bob)):
            order(client, room, seat, FORCED)
        if way == "resign":
            bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
        else:
            bob.delete("/api/me", {})
        assert list(orders_stored(tmp_path)[room]) == ["0"], "hers stand, and his are gone"
        assert of(ala, room, 0) == [FORCED]


def test_no_order_goes_along_into_a_rematch_a_fork_or_a_record(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob, "paladins")
        # An order that never comes to be used, so that it is there at the end.
        never = {"topic": "never", "move": ["never"], "unless": "never", "times": 9}
        for seat, client in enumerate((ala, bob)):
            order(client, room, seat, never)
        ala.move(room, 0) if 0 in ala.table(room, 0)["waiting"] else bob.move(room, 1)
        fork = ala.post(f"/api/rooms/{room}/fork", {"number": 1, "seat": 0})["id"]
        assert of(ala, fork, 0) == []
        bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
        again = bob.post(f"/api/rooms/{room}/rematch")["id"]
        bob.post(f"/api/rooms/{again}/start")
        for seat, client in ((1, ala), (0, bob)):
            assert of(client, again, seat) == []
        record = ala.get(f"/api/rooms/{room}/record")
        brought = ala.http.post(
            "/api/records", content=record, headers={"Content-Type": "application/jsonl"}
        )
        assert brought.status_code == 201
        assert set(orders_stored(tmp_path)) <= {room}


@pytest.mark.slow
@pytest.mark.parametrize("how", ["fewer seats", "a bot", "leave", "begin"])
def test_no_order_from_before_the_game_is_carried_out_in_it(tmp_path: Path, how: str) -> None:
    """Even one that got into the store of a room that has not begun."""
    with running(tmp_path) as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = str(ala.room(players=3, seats=["open", "open", "me"])["id"])
        server.stop()
        given = {"person": ala.me["id"], "given": [FORCED]}
        with sqlite3.connect(tmp_path / "table.sqlite") as stored:
            stored.execute("UPDATE rooms SET orders = ?", [json.dumps({"2": given})])
        server.start()
        seat = f"/api/rooms/{room}/seats/2"
        if how == "fewer seats":
            ala.patch(f"/api/rooms/{room}", {"players": 2})
            ala.patch(f"/api/rooms/{room}", {"players": 3})
        elif how == "a bot":
            ala.post(f"{seat}/bot", {"bot": "greedy"})
            ala.post(f"{seat}/open")
        elif how == "leave":
            ala.post(f"{seat}/{how}")
        for number in (0, 1):
            bob.post(f"/api/rooms/{room}/seats/{number}/sit")
        if how != "begin":  # to sit down ends orders by itself
            ala.post(f"{seat}/sit")
        ala.post(f"/api/rooms/{room}/start")
        assert of(ala, room, 2) == []
        assert orders_stored(tmp_path) == {}
