"""A room from its making to its end."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.server import Client, Refused, Server, nonce


def two_at_a_table(ala: Client, bob: Client, game: str = "sejmik", **more: Any) -> str:
    room = str(ala.room(game, **more)["id"])
    bob.post(f"/api/rooms/{room}/seats/1/sit", {"nonce": nonce()})
    ala.post(f"/api/rooms/{room}/start")
    return room


def play_to_the_end(room: str, seats: dict[int, Client]) -> Any:
    first = next(iter(seats.values()))
    end = time.monotonic() + 240
    while time.monotonic() < end:
        found = first.get(f"/api/rooms/{room}")
        if found["phase"] == "over":
            return found
        waiting = [seat for seat in found["waiting"] if seat in seats]
        for seat in waiting:
            seats[seat].move(room, seat)
        if not waiting:  # a bot thinks, and its process may have to begin first
            time.sleep(0.02)
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    over = play_to_the_end(room, {0: ala, 1: bob})
    assert over["end"] == "played"
    assert sorted(s["seat"] for s in over["standings"]) == [0, 1]
    assert ala.table(room)["over"]


def test_moves_arrive_live_with_words_and_events(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    with ala.live() as a, bob.live() as b:
        mine = a.watch(room, 0)
        theirs = b.watch(room, 1)
        assert mine["ask"]["offers"]
        assert theirs["lang"] == "pl"
        for live, seat, table in ((a, 0, mine), (b, 1, theirs)):
            move = table["ask"]["offers"][0]["move"]
            live.do("submit", room=room, seat=seat, question=table["question"], move=move)
        after = [m for m in b.seen if m["type"] == "table"][-1]
        assert after["number"] == 2
        assert after["events"]
        assert all(event["text"] and event["number"] == 2 for event in after["events"])


def test_whose_turn_it_is_is_told_to_those_who_do_not_see_it(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    with bob.live() as here, bob.live() as elsewhere:
        table = here.watch(room, 1)
        move = table["ask"]["offers"][0]["move"]
        here.do("submit", room=room, seat=1, question=table["question"], move=move)
        told = [m for m in (*elsewhere.so_far(), *here.so_far()) if m["type"] == "yours"]
        assert told == [{"type": "yours", "room": room, "seat": 1, "yours": False}]
        assert not [m for m in here.seen if m["type"] == "yours"]
        assert [m for m in here.seen if m["type"] == "table"][-1]["waiting"] == [0]


def test_a_doubled_click_is_refused_and_plays_nothing(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    table = ala.table(room, 0)
    body = {"seat": 0, "question": table["question"], "move": table["ask"]["offers"][0]["move"]}
    ala.post(f"/api/rooms/{room}/moves", body)
    with pytest.raises(Refused) as refused:
        ala.post(f"/api/rooms/{room}/moves", body)
    assert refused.value.code == "stale"
    assert ala.table(room, 0)["number"] == 1


def test_nobody_moves_for_another(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    table = bob.table(room, 1)
    body = {"seat": 1, "question": table["question"], "move": table["ask"]["offers"][0]["move"]}
    with pytest.raises(Refused) as refused:
        ala.post(f"/api/rooms/{room}/moves", body)
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        ala.table(room, 1)
    assert refused.value.code == "forbidden"


def test_a_refused_move_names_its_clause(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob, options={"veto": False})
    table = ala.table(room, 0)
    with pytest.raises(Refused) as refused:
        ala.post(
            f"/api/rooms/{room}/moves",
            {"seat": 0, "question": table["question"], "move": ["veto"]},
        )
    assert refused.value.code == "refused"
    assert refused.value.body["clause"].startswith("SEJ-")
    assert refused.value.body["clause"] in refused.value.body["say"]
    why = ala.post(f"/api/rooms/{room}/why-not", {"seat": 0, "move": ["veto"]})
    assert why["answers"][0]["clause"] == refused.value.body["clause"]


def test_an_answer_in_secret_can_be_taken_back_and_shows_to_nobody(
    ala: Client, bob: Client
) -> None:
    room = two_at_a_table(ala, bob)
    with ala.live() as a, bob.live() as b:
        table = a.watch(room, 0)
        before = b.watch(room, 1)
        b.so_far()
        move = table["ask"]["offers"][0]["move"]
        a.do("submit", room=room, seat=0, question=table["question"], move=move)
        heard = [m for m in b.so_far() if m["type"] == "table"]
        assert [m["waiting"] for m in heard] == [[1]], "only that she has finished"
        assert heard[0]["number"] == before["number"] == 0
        mine = [m for m in a.seen if m["type"] == "table"][-1]
        assert mine["undo"]
        a.do("undo", room=room, seat=0, question=mine["question"])
        again = [m for m in a.seen if m["type"] == "table"][-1]
        assert again["ask"]["offers"]
        assert again["question"] not in (table["question"], mine["question"])


def test_hot_seat_one_person_holds_all_seats(ala: Client) -> None:
    room = ala.room(seats=["me", "me"], start=True)["id"]
    with ala.live() as live:
        assert live.watch(room, 0)["seat"] == 0
        assert live.watch(room, 1)["seat"] == 1
    play_to_the_end(room, {0: ala, 1: ala})


def test_a_program_makes_its_rooms_over_the_same_socket(ala: Client) -> None:
    wanted = {"game": "sejmik", "players": 2, "seats": ["me", "me"], "start": True}
    with ala.live() as live:
        ala.patch("/api/me", {"name": "Ola"})  # the socket came in under the old name
        room = live.until("made", id=live.send("make", new=wanted))["room"]
        assert ala.get(f"/api/rooms/{room}")["host"]["name"] == "Ola"
        assert live.watch(room, 0)["ask"] is not None
        number = live.send("make", new={**wanted, "game": "szachy"})
        assert live.until("error", id=number)["code"] == "bad-game"


def test_bots_play_on_by_themselves(ala: Client) -> None:
    room = ala.room(players=3, seats=["me", "bot:greedy", "bot:random"], start=True)["id"]
    with ala.live() as live:
        assert live.play(room, 0)["standings"]


@pytest.mark.parametrize("game", ["pax_renaissance_1e", "paladins"])
def test_a_heavy_game_with_a_bot(server: Server, game: str) -> None:
    eva = Client(server, "Ewa", "pl")
    room = eva.room(game, seats=["me", "bot:random"], start=True)["id"]
    with eva.live() as live:
        table = live.play(room, 0, most=12, pick=-1)
    assert table["number"] >= 12
    assert all(offer["text"] for offer in (table["ask"] or {"offers": []})["offers"])
