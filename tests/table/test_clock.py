"""Clocks: time for each move, a bank, a pause, and who takes over."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

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


def test_an_undo_gives_no_time_back() -> None:
    clocks = clock.turn(clock.start(RULES, 2), RULES, {0}, 0.0)
    answered = clock.turn(clocks, RULES, {1}, 7.0)
    undone = clock.turn(answered, RULES, {0}, 20.0, undone=True)
    assert undone.seats[0].left(20.0) == (3.0, 60), "as it stood when the answer was given"
    assert undone.seats[1].left(20.0) == (10, 57.0), "the other has new time for another position"
    again = clock.turn(clock.turn(undone, RULES, {1}, 22.0), RULES, {0}, 22.0, undone=True)
    assert again.seats[0].left(22.0) == (1.0, 60), "nor does the second one"
    spent = clock.turn(clock.turn(again, RULES, {1}, 28.0), RULES, {0}, 28.0, undone=True)
    assert spent.seats[0].left(28.0) == (0.0, 55.0)
    late = clock.turn(clock.turn(spent, RULES, {1}, 30.0), RULES, {0}, 31.0)
    assert late.seats[0].left(31.0) == (10, 53.0), "the next turn is a new one"


def test_an_undo_after_a_turn_that_never_was_goes_on_from_the_answer_itself() -> None:
    """Both answer in private, the second one's answer ends it, and both take theirs back."""
    clocks = clock.turn(clock.start(RULES, 2), RULES, {0, 1}, 0.0)
    clocks = clock.turn(clocks, RULES, {1}, 6.0)
    clocks = clock.turn(clocks, RULES, {0}, 8.0)
    clocks = clock.turn(clocks, RULES, {1}, 9.0, undone=True)
    clocks = clock.turn(clocks, RULES, {0, 1}, 9.5, undone=True)
    assert [seat.left(9.5)[0] for seat in clocks.seats] == [4.0, 1.5]


def test_clocks_that_were_stored_before_keep_their_meaning() -> None:
    stored = msgspec.json.decode(b"[[[4.5,60.0,100.0],[10.0,42.0,null]]]", type=clock.Clocks)
    assert stored.seats[0].left(102.0) == (2.5, 60.0)
    assert clock.turn(stored, RULES, {1}, 102.0, undone=True).seats[1].left(102.0) == (10.0, 42.0)


def test_to_answer_and_undo_does_not_fill_the_clock(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob, clock={"move": 600, "bank": 600})
    seat = ala.get(f"/api/rooms/{room}")["waiting"][0]
    player = (ala, bob)[seat]
    end = time.monotonic() + 30
    while (left := player.table(room, seat)["clocks"][seat]["move"]) > 599.7:
        assert time.monotonic() < end
    answered = player.move(room, seat)
    assert not answered["clocks"][seat]["running"]
    undone = player.post(
        f"/api/rooms/{room}/undo", {"seat": seat, "question": answered["question"]}
    )
    assert undone["clocks"][seat]["running"]
    assert undone["clocks"][seat]["move"] <= left


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


def test_clocks_stand_when_all_agree_to_go_back_during_a_pause(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob, clock={"move": 600, "bank": 600})
    ala.move(room, 0)
    bob.move(room, 1)
    path = f"/api/rooms/{room}/proposals"
    for wanted in ({"what": "pause"}, {"what": "undo", "number": 0}):
        proposal = ala.post(path, {"seat": 0, **wanted})["proposals"][0]
        now = bob.post(f"{path}/{proposal['id']}", {"seat": 1, "agree": True})
    assert now["paused"]
    assert ala.table(room, 0)["number"] == 0
    assert not any(clock["running"] for clock in ala.table(room, 0)["clocks"])
