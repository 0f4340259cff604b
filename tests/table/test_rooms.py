"""Rooms: who may come in, sit down, begin, leave and play again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.server import Client, Refused, Server, nonce
from tests.table.test_people import refused
from tests.table.test_play import play_to_the_end, two_at_a_table


def test_games_explain_their_options_in_both_languages(ala: Client) -> None:
    games = {game["name"]: game for game in ala.get("/api/games")}
    assert {"sejmik", "paladins", "pax_renaissance_1e"} <= set(games)
    for game in games.values():
        assert game["title"]["pl"]
        assert game["title"]["en"]
        for option in game["options"]:
            assert option["title"]["pl"]
            assert option["title"]["en"]
            assert all(value["title"]["pl"] for value in option["values"])


def test_a_room_is_in_the_lobby_until_it_is_closed(ala: Client, bob: Client) -> None:
    room = ala.room(title="Wieczór")["id"]
    assert room in [line["id"] for line in bob.get("/api/rooms", phase="gathering")]
    ala.delete(f"/api/rooms/{room}")
    assert room not in [line["id"] for line in bob.get("/api/rooms")]


def test_a_private_room_is_for_those_with_a_link(ala: Client, bob: Client) -> None:
    room = ala.room(private=True)["id"]
    assert room not in [line["id"] for line in bob.get("/api/rooms")]
    assert refused(bob.get, f"/api/rooms/{room}").code == "unknown"
    assert refused(bob.post, f"/api/rooms/{room}/seats/1/sit").code == "unknown"
    with bob.live() as live, pytest.raises(Refused, match="unknown"):
        live.watch(room)
    link = ala.post(f"/api/rooms/{room}/links", {"seat": None})
    assert bob.get(f"/api/links/{link['token']}")["seat"] is None
    bob.post(f"/api/links/{link['token']}")
    assert bob.get(f"/api/rooms/{room}")["you"] == {"seats": [], "host": False}


def test_who_looked_at_a_room_before_it_was_private_looks_no_longer(
    server: Server, ala: Client, bob: Client
) -> None:
    room = ala.room()["id"]
    cyd = Client(server, "Cyd")
    link = ala.post(f"/api/rooms/{room}/links", {"seat": None})
    cyd.post(f"/api/links/{link['token']}")
    with bob.live() as stranger, cyd.live() as invited, ala.live() as host:
        for live in (stranger, invited, host):
            live.watch(room)
        ala.patch(f"/api/rooms/{room}", {"private": True})
        assert stranger.until("error")["code"] == "unknown"
        ala.post(f"/api/rooms/{room}/chat", {"text": "among us"})
        for live in (invited, host):
            assert live.until("chat")["text"] == "among us"
        stranger.until("pong", id=stranger.send("ping"))
        assert not [m for m in stranger.seen if m["type"] == "chat"]
        stranger.do("unwatch", room=room, seat=None)
    assert refused(bob.get, f"/api/rooms/{room}").code == "unknown"


def test_an_invitation_leads_to_its_seat(ala: Client, bob: Client) -> None:
    room = ala.room(players=3, private=True)["id"]
    link = ala.post(f"/api/rooms/{room}/links", {"seat": 2})
    sat = bob.post(f"/api/links/{link['token']}", {"nonce": nonce()})
    assert sat["you"]["seats"] == [2]
    assert refused(ala.post, f"/api/links/{link['token']}").code == "taken"
    cyd = Client(ala.server, "Cyd")
    assert refused(cyd.post, f"/api/links/{link['token']}").code == "taken"
    assert refused(cyd.get, f"/api/rooms/{room}").code == "unknown", "who was refused is not let in"
    assert refused(bob.get, "/api/links/nothing").code == "unknown"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "szachy"}, "bad-game"),
        ({"players": 9}, "bad-players"),
        ({"options": {"wings": True}}, "bad-option"),
        ({"options": {"veto": "perhaps"}}, "bad-option"),
        ({"seats": ["me"]}, "bad-seat"),
        ({"seats": ["me", "dog"]}, "bad-seat"),
        ({"seats": ["me", "bot:hal"]}, "bad-bot"),
        ({"players": "two"}, "malformed"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_a_room_that_cannot_be_is_refused_in_a_sentence(
    ala: Client, wrong: dict[str, object], code: str
) -> None:
    body = {"game": "sejmik", "players": 2, **wrong}
    error = refused(ala.post, "/api/rooms", body)
    assert error.code == code
    assert error.body["say"].endswith((".", "]"))


def test_errors_speak_the_language_of_the_request(ala: Client, bob: Client) -> None:
    english = refused(ala.post, "/api/rooms", {"game": "sejmik", "players": 9})
    polish = refused(bob.post, "/api/rooms", {"game": "sejmik", "players": 9})
    assert english.code == polish.code
    assert "sejmik" in polish.body["say"]
    assert english.body["say"] != polish.body["say"]


def test_only_the_host_begins_and_only_with_all_seats_taken(ala: Client, bob: Client) -> None:
    room = ala.room()["id"]
    assert refused(ala.post, f"/api/rooms/{room}/start").code == "phase"
    bob.post(f"/api/rooms/{room}/seats/1/sit")
    assert refused(bob.post, f"/api/rooms/{room}/start").code == "forbidden"
    assert refused(ala.get, f"/api/rooms/{room}/table").code == "phase"
    ala.post(f"/api/rooms/{room}/start")
    assert refused(ala.post, f"/api/rooms/{room}/start").code == "phase"


def test_the_host_changes_what_is_to_be_played(ala: Client, bob: Client) -> None:
    room = ala.room()["id"]
    assert refused(bob.patch, f"/api/rooms/{room}", {"players": 3}).code == "forbidden"
    changed = ala.patch(f"/api/rooms/{room}", {"players": 4, "options": {"veto": True}})
    assert len(changed["seats"]) == changed["players"] == 4
    assert changed["options"] == {"veto": True}
    assert refused(ala.patch, f"/api/rooms/{room}", {"players": 7}).code == "bad-players"
    assert len(ala.patch(f"/api/rooms/{room}", {"players": 2})["seats"]) == 2


def test_sitting_down_on_somebody_is_refused(ala: Client, bob: Client) -> None:
    room = ala.room()["id"]
    assert refused(bob.post, f"/api/rooms/{room}/seats/0/sit").code == "taken"
    assert refused(bob.post, f"/api/rooms/{room}/seats/7/sit").code == "bad-seat"


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    left = bob.post(f"/api/rooms/{room}/seats/1/leave")
    assert left["seats"][1]["stand_in"]
    back = bob.post(f"/api/rooms/{room}/seats/1/sit")
    assert back["seats"][1]["kind"] == "person"
    assert back["seats"][1]["bot"] is None


def test_the_host_cannot_hand_over_the_seat_of_somebody_who_is_there(
    ala: Client, bob: Client
) -> None:
    room = two_at_a_table(ala, bob)
    error = refused(ala.post, f"/api/rooms/{room}/seats/1/bot", {"bot": "greedy"})
    assert error.code == "forbidden"


def test_to_resign_ends_a_game_of_two(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    over = bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    assert over["phase"] == "over"
    assert over["end"] == "resigned"
    assert [s["place"] for s in over["standings"]] == [1, 2]
    assert over["dice"]["seed"]


def test_a_game_of_three_goes_on_with_a_bot_for_who_resigned(
    server: Server, ala: Client, bob: Client
) -> None:
    cyd = Client(server, "Cyd")
    room = ala.room(players=3)["id"]
    for seat, client in ((1, bob), (2, cyd)):
        client.post(f"/api/rooms/{room}/seats/{seat}/sit")
    ala.post(f"/api/rooms/{room}/start")
    room_now = bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    assert room_now["phase"] == "playing"
    assert room_now["seats"][1]["resigned"]
    assert refused(bob.post, f"/api/rooms/{room}/seats/1/sit").code == "phase"
    assert play_to_the_end(room, {0: ala, 2: cyd})["phase"] == "over"


def test_a_rematch_is_the_same_room_for_all_who_ask(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    assert refused(ala.post, f"/api/rooms/{room}/rematch").code == "phase"
    bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    first = ala.post(f"/api/rooms/{room}/rematch")
    second = bob.post(f"/api/rooms/{room}/rematch")
    assert first["id"] == second["id"] != room
    assert [s["person"]["name"] for s in first["seats"]] == ["Bob", "Ala"]


def test_chat_reaches_all_and_notes_nobody(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    ala.put(f"/api/rooms/{room}/notes", {"text": "weto w trzeciej"})
    with bob.live() as live:
        live.watch(room, 1)
        ala.post(f"/api/rooms/{room}/chat", {"text": "powodzenia!"})
        line = live.until("chat")
        assert (line["text"], line["person"]["name"], line["seats"]) == ("powodzenia!", "Ala", [0])
    assert bob.get(f"/api/rooms/{room}/notes") == {"text": ""}
    assert ala.get(f"/api/rooms/{room}/notes") == {"text": "weto w trzeciej"}
    assert "weto w trzeciej" not in str(live.seen)


def test_presence_says_who_is_connected(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    with ala.live() as a:
        a.watch(room, 0)
        with bob.live() as b:
            b.watch(room, 1)
            assert a.until("presence", seats=[0, 1])["watchers"] == 0
        assert a.until("presence", seats=[0])


def test_all_agree_to_go_back(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    start = ala.table(room, 0)
    for _ in range(2):
        for seat, client in ((0, ala), (1, bob)):
            if seat in ala.get(f"/api/rooms/{room}")["waiting"]:
                client.move(room, seat)
    assert ala.table(room, 0)["number"] >= 3
    proposal = ala.post(f"/api/rooms/{room}/proposals", {"seat": 0, "what": "undo", "number": 0})[
        "proposals"
    ][0]
    assert proposal["agreed"] == [0]
    assert proposal["needed"] == [0, 1]
    with bob.live() as live:
        live.watch(room, 1)
        bob.post(f"/api/rooms/{room}/proposals/{proposal['id']}", {"seat": 1, "agree": True})
        live.until("table", number=0)
    again = ala.table(room, 0)
    assert again["number"] == 0
    assert again["view"] == start["view"]
    assert again["question"] != start["question"]
    play_to_the_end(room, {0: ala, 1: bob})
    assert ala.get(f"/api/rooms/{room}/verify")["fair"]


def test_one_no_ends_a_proposal(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    ala.move(room, 0)
    bob.move(room, 1)
    proposal = ala.post(f"/api/rooms/{room}/proposals", {"seat": 0, "what": "undo", "number": 0})[
        "proposals"
    ][0]
    path = f"/api/rooms/{room}/proposals/{proposal['id']}"
    assert bob.post(path, {"seat": 1, "agree": False})["proposals"] == []
    assert ala.table(room, 0)["number"] == 2


def test_standing_orders_answer_for_you(ala: Client, bob: Client) -> None:
    room = two_at_a_table(ala, bob)
    ala.move(room, 0)
    move = ala.table(room)["view"]
    assert move
    offered = bob.table(room, 1)["ask"]
    order = {"topic": offered["topic"], "move": offered["offers"][0]["move"]}
    ordered = bob.put(f"/api/rooms/{room}/orders", {"seat": 1, "orders": [order]})
    assert ordered["number"] == 2, "it was carried out at once"
    assert ordered["orders"] == []


def test_a_room_that_should_begin_with_an_open_seat_is_not_made(ala: Client) -> None:
    caught = refused(ala.room, seats=["me", "open"], start=True)
    assert (caught.status, caught.code) == (409, "phase")
    assert ala.get("/api/me/rooms") == []


def test_a_room_that_begins_at_once_is_as_one_that_was_begun(ala: Client) -> None:
    clock = {"move": 60, "bank": 600}
    how: dict[str, Any] = {"seats": ["me", "bot:random"], "clock": clock}
    at_once = ala.room(**how, start=True)
    begun = ala.post(f"/api/rooms/{ala.room(**how)['id']}/start")
    for room in (at_once, begun):
        assert room["phase"] == "playing"
        assert [len(nonce) for nonce in room["nonces"]] == [32, 32]
        assert [seat["nonce"] for seat in room["seats"]] == [False, False]
        assert room["started"] is not None
        assert room["seats"][0]["name"]["en"] == "House Radziwiłł"
        table = ala.table(room["id"], 0)
        assert table["ask"]["offers"]
        assert table["clocks"][0]["running"]
        assert ala.get(f"/api/rooms/{room['id']}/chat") == []
