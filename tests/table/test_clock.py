"""Clocks: time for each move, a bank, a pause, and who takes over."""

from __future__ import annotations

import time
from pathlib import Path

from stolnik.table import clock
from stolnik.table.protocol import ClockRules
from tests.table.server import Client, running
from tests.table.test_people import refused
from tests.table.test_play import two_at_a_table

RULES = ClockRules(move=10, bank=60)


def test_the_bank_runs_when_the_time_of_the_move_is_gone() -> None:
    clocks = clock.turn(clock.start(RULES, 2), RULES, {0}, 100.0)
    assert clocks.seats[0].left(104.0) == (6.0, 60)
    assert clocks.seats[0].left(115.0) == (0.0, 55.0)
    assert clock.late(clocks, 169.0) == []
    assert clock.late(clocks, 170.0) == [0]
    assert clock.next_fall(clocks, 100.0) == 70.0


def test_each_turn_brings_new_time_and_the_bank_stays_used() -> None:
    clocks = clock.turn(clock.start(RULES, 2), RULES, {0}, 0.0)
    clocks = clock.turn(clocks, RULES, {1}, 25.0)
    assert clocks.seats[0].left(999.0) == (10, 45.0)
    clocks = clock.turn(clocks, RULES, {0}, 30.0)
    assert clocks.seats[0].left(30.0) == (10, 45.0)


def test_a_series_of_questions_is_one_turn_on_the_clock() -> None:
    clocks = clock.turn(clock.start(RULES, 2), RULES, {0, 1}, 0.0)
    again = clock.turn(clocks, RULES, {0, 1}, 8.0)
    assert again == clocks, "an answer in private moves no hand of any clock"


def test_a_pause_keeps_what_is_left() -> None:
    clocks = clock.turn(clock.start(RULES, 2), RULES, {0}, 0.0)
    stopped = clock.stop(clocks, 4.0)
    assert clock.late(stopped, 1e9) == []
    assert stopped.seats[0].left(1e9) == (6.0, 60)


def test_the_host_hands_over_the_seat_of_one_whose_time_has_long_been_up(tmp_path: Path) -> None:
    with running(tmp_path, abandoned="1") as server:
        ala, bob = Client(server, "Ala"), Client(server, "Bob")
        room = two_at_a_table(ala, bob, clock={"move": 2, "bank": 0, "after": "nothing"})
        hand_over = f"/api/rooms/{room}/seats/1/bot", {"bot": "random"}
        with bob.live() as live:
            live.watch(room, 1)  # he is here, and thinks
            assert refused(ala.post, *hand_over).code == "forbidden"
            time.sleep(3.5)
            assert ala.post(*hand_over)["seats"][1]["stand_in"]


def test_a_bot_stands_in_when_time_is_up(ala: Client, bob: Client) -> None:
    # A long game, so that the bots are still playing when she comes back.
    room = two_at_a_table(ala, bob, "paladins", clock={"move": 2, "bank": 0, "after": "bot"})
    end = time.monotonic() + 60
    while time.monotonic() < end:
        seats = ala.get(f"/api/rooms/{room}")["seats"]
        if any(seat["stand_in"] for seat in seats):
            break
        time.sleep(0.1)
    late = [seat["seat"] for seat in seats if seat["stand_in"]]
    assert late
    owner = (ala, bob)[late[0]]
    back = owner.post(f"/api/rooms/{room}/seats/{late[0]}/sit")
    assert not back["seats"][late[0]]["stand_in"]


def test_all_agree_to_a_pause(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob, clock={"move": 600, "bank": 600})
    path = f"/api/rooms/{room}/proposals"
    proposal = ala.post(path, {"seat": 0, "what": "pause"})["proposals"][0]
    assert not ala.get(f"/api/rooms/{room}")["paused"]
    paused = bob.post(f"{path}/{proposal['id']}", {"seat": 1, "agree": True})
    assert paused["paused"]
    assert not any(c["running"] for c in ala.table(room, 0)["clocks"])
    assert refused(ala.move, room, 0).code == "phase"
    proposal = bob.post(path, {"seat": 1, "what": "unpause"})["proposals"][0]
    ala.post(f"{path}/{proposal['id']}", {"seat": 0, "agree": True})
    assert ala.move(room, 0)["number"] == 1
