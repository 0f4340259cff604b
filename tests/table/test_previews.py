"""What options would bring, asked of the server."""

from __future__ import annotations

from typing import Any

import pytest

from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.table import replays
from tests.table.server import Client


def game(ala: Client, bob: Client) -> tuple[str, Client, int]:
    """A game of Paladins, and who is asked in it."""
    room = str(ala.room("paladins", seats=["me", "open"])["id"])
    bob.post(f"/api/rooms/{room}/seats/1/sit", {})
    ala.post(f"/api/rooms/{room}/start")
    seat = ala.get(f"/api/rooms/{room}")["waiting"][0]
    return room, (ala, bob)[seat], seat


def ask(client: Client, room: str, seat: int, moves: list[Any], question: str = "") -> Any:
    question = question or client.table(room, seat)["question"]
    with client.live() as live:
        live.watch(room, seat)
        which = live.send("previews", room=room, seat=seat, question=question, moves=moves)
        while True:
            for message in live.so_far():
                if message["type"] in ("previews", "error") and message.get("id") == which:
                    return message
            live.until("pong", id=live.send("ping"))


def test_options_are_tried_and_what_is_none_is_not(ala: Client, bob: Client) -> None:
    room, who, seat = game(ala, bob)
    moves = [offer["move"] for offer in who.table(room, seat)["ask"]["offers"]][:3]
    said = ask(who, room, seat, [*moves, ["place", "fighter"], ["no such move"]])
    assert [preview["move"] for preview in said["previews"]] == moves
    for preview in said["previews"]:
        assert preview["says"] or preview["uncertain"] or not preview["changes"]


def test_nobody_asks_for_another_seat_or_another_question(ala: Client, bob: Client) -> None:
    room, who, seat = game(ala, bob)
    other = bob if who is ala else ala
    moves = [who.table(room, seat)["ask"]["offers"][0]["move"]]
    question = who.table(room, seat)["question"]
    assert ask(who, room, seat, moves, "another")["code"] == "stale"
    with other.live() as live:
        live.watch(room, 1 - seat)
        which = live.send("previews", room=room, seat=seat, question=question, moves=moves)
        assert live.until("error", id=which)["code"] == "forbidden"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_figures_are_named_in_the_language_of_who_asks(lang: Any) -> None:
    match = Match.start(load("pax_renaissance_2e"), players=2, seed="3")
    seat = match.pending[0].seat
    move = next(move for move in match.pending[0].options if move[0] == "buy")
    (preview,) = replays.previews(match.save(), seat, lang, [move])
    named = {change.text for change in preview.changes if change.seat == seat}
    assert {"pl": "Floreny", "en": "Florins"}[lang] in named
