"""Nothing leaks: what a seat receives does not depend on what is hidden from it.

Whole games of every game are played.  At each position the messages that the table would send to
a seat are made twice: from the true match, and from a match in which everything that this seat
cannot see has been dealt anew.  They must be the same to the byte, and so must the answers to
*why not?*.
"""

from __future__ import annotations

import random
import sqlite3
import time
from collections import OrderedDict
from typing import Any

import msgspec
import pytest
from sejmik.game import SEJMIK

from stolnik.engine.dice import Dice
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from stolnik.table import processes
from stolnik.table.opening import marks
from stolnik.table.tables import events_of, table_of, why_not
from tests.table.server import Client, Refused, Server

GAMES: list[AnyGame] = [SEJMIK, *(load(name) for name in names())]


def message(match: Match, seat: int | None, since: int) -> bytes:
    """The table as a seat gets it; of events only those that the imagined match can know."""
    made = table_of(
        match.at(seat),
        room="room",
        lang="pl",
        question="",
        since=since,
        clocks=[],
        orders=[],
    )
    # Who has finished is known to all; an imagined match asks the others anew.
    same = dict(events=[], since=0, undo=False, number=0, waiting=[])
    return msgspec.json.encode(msgspec.structs.replace(made, **same))


def barriers(match: Match) -> int:
    return match.state.dice.used + match.state.shown


def happened(match: Match, seat: int | None, since: int) -> bytes:
    """The events after a move, in words, as somebody is told of them."""
    events = events_of(match.at(seat), "pl", since)
    return msgspec.json.encode([msgspec.structs.replace(event, number=0) for event in events])


def touched(match: Match, seat: int) -> list[str]:
    """Elements of the board that this seat could click."""
    chair = match.at(seat)
    if chair.ask is None:
        return []
    return sorted(
        {element for offer in chair.offers("en", finality=False) for element in offer.elements}
    )


def asked_about(match: Match, seat: int, chance: random.Random) -> list[tuple[Any, ...]]:
    """Moves that this seat might ask about: well-formed ones, offered or not."""
    chair = match.at(seat)
    ask = chair.ask
    if ask is None:
        return []
    size = chair.lexicon.size
    return [chair.lexicon.move(chance.randrange(size)) for _ in range(5)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_receives_does_not_depend_on_what_is_hidden(game: AnyGame, seed: int) -> None:
    chance = random.Random(f"{game.name}/{seed}")
    players = max(count for count in game.players if count <= 3)
    match = Match.start(game, players=players, seed=f"leak {seed}", listen=True)
    dreams: dict[int, Match] = {}
    told = 0
    for position in range(400):
        if match.over:
            break
        if position % 5 == 0 or position < 10:
            for seat in range(players):
                imagined = match.imagine(seat, Dice(f"{seed}/{position}/{seat}"))
                true, other = (message(m, seat, match.number) for m in (match, imagined))
                assert len(true) == len(other), f"{game.name}: sizes differ at {match.number}"
                assert true == other, f"{game.name}: seat {seat} at move {match.number}"
                watched = [message(m, None, match.number) for m in (match, imagined)]
                assert watched[0] == watched[1], f"{game.name}: a watcher at {match.number}"
                for element in touched(match, seat)[:2]:
                    about = [
                        msgspec.json.encode(why_not(m.at(seat), "pl", None, element))
                        for m in (match, imagined)
                    ]
                    assert about[0] == about[1], f"{game.name}: why not {element}"
                for move in asked_about(match, seat, chance):
                    answers = [
                        msgspec.json.encode(why_not(m.at(seat), "en", move, None))
                        for m in (match, imagined)
                    ]
                    assert answers[0] == answers[1], f"{game.name}: why not {move}"
                imagined.listen()
                dreams[seat] = imagined
        ask = chance.choice(match.pending)
        move = chance.choice(ask.options)
        dream = dreams.get(ask.seat)
        dreams = {}
        heard = [None if m is None else (barriers(m), m.number) for m in (match, dream)]
        match.submit(ask.seat, move)
        if dream is not None:
            dream.submit(ask.seat, move)
            barred = any(
                m is not None and was is not None and barriers(m) != was[0]
                for m, was in zip((match, dream), heard)
            )
            if not barred:  # dice were used or something was shown: then the two may differ
                for reader in (ask.seat, None):
                    news = [
                        happened(m, reader, was[1])
                        for m, was in zip((match, dream), heard)
                        if m is not None and was is not None
                    ]
                    assert news[0] == news[1], f"{game.name}: what {reader} is told of {move}"
                told += 1
    assert told > 3


def test_nobody_learns_how_far_another_has_come_in_private() -> None:
    match = Match.start(SEJMIK, players=3, seed=1)
    before = marks(match)
    match.submit(0, match.ask(0).options[0])
    after = marks(match)
    for seat in (1, 2, 3):
        assert after[seat][0] == before[seat][0], "the same question, by the same name"
    match.undo(0)
    again = marks(match)
    assert again[1:] == before[1:]
    assert again[0] != before[0]


def test_nobody_learns_how_many_have_answered_in_private(
    server: Server, ala: Client, bob: Client
) -> None:
    room = str(ala.room(players=3, seats=["me", "open", "me"])["id"])
    bob.post(f"/api/rooms/{room}/seats/1/sit", {})
    ala.post(f"/api/rooms/{room}/start")
    ala.move(room, 0)
    eve, late = Client(server, "Ewa"), 10_000_000
    for reader, seat in ((eve, None), (bob, 1)):
        assert reader.table(room, seat, since=late)["since"] == 0
        with reader.live() as live:
            assert live.watch(room, seat, since=late)["since"] == 0
        with pytest.raises(Refused, match="unknown"):
            reader.get(f"/api/rooms/{room}/history/1", seat=seat)
    with pytest.raises(Refused, match="unknown"):
        bob.post(f"/api/rooms/{room}/fork", {"number": 1, "seat": 1})
    assert bob.move(room, 1)["since"] == 0
    assert bob.get(f"/api/rooms/{room}/history/1", seat=1)["ask"] is None
    assert bob.get(f"/api/rooms/{room}/history/0", seat=1)["ask"] is not None
    with pytest.raises(Refused, match="unknown"):
        bob.get(f"/api/rooms/{room}/history/2", seat=1)


def test_who_has_resigned_does_not_learn_what_the_bot_plays(ala: Client, bob: Client) -> None:
    room = str(ala.room(players=3, seats=["me", "open", "me"])["id"])
    bob.post(f"/api/rooms/{room}/seats/1/sit", {})
    ala.post(f"/api/rooms/{room}/start")
    bob.post(f"/api/rooms/{room}/resign", {"seat": 1})
    while 1 in ala.get(f"/api/rooms/{room}")["waiting"]:
        time.sleep(0.05)
    assert bob.get("/api/me/export")["moves"] == []


def test_a_private_answer_does_not_move_a_room_up_in_a_list(ala: Client) -> None:
    room = str(ala.room("gods_playground", 3, seats=["me"] * 3, start=True)["id"])

    def seen() -> tuple[Any, ...]:
        state = ala.get(f"/api/rooms/{room}")
        return state["number"], state["waiting"]

    def touched() -> Any:
        with sqlite3.connect(ala.server.database.removeprefix("sqlite:///")) as stored:
            return stored.execute("SELECT touched FROM rooms WHERE id = ?", [room]).fetchone()

    for _ in range(100):
        before, at = seen(), touched()
        ala.move(room, before[1][0])
        if seen() == before:
            assert touched() == at
            break
        assert touched() > at
    else:
        pytest.fail("nobody has answered in private")


def test_nobody_can_work_out_what_a_bot_will_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(load("paladins"), players=2, seed=1)
    while len(match.pending[0].options) < 8:
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    saved, seat = match.save(), match.pending[0].seat
    chosen = set()
    for _ in range(30):
        monkeypatch.setattr(processes, "_bots", OrderedDict())
        chosen.add(processes.choose("room", seat, "random", saved))
    assert len(chosen) > 1, "from the names of the room and the seat, which all know"


def test_nobody_learns_of_the_standing_orders_of_another(ala: Client, bob: Client) -> None:
    room = str(ala.room()["id"])
    bob.post(f"/api/rooms/{room}/seats/1/sit", {})
    ala.post(f"/api/rooms/{room}/start")
    with bob.live() as live:
        live.watch(room, 1)
        live.until("pong", id=live.send("ping"))
        before = len(live.seen)
        orders = [{"topic": "*", "move": ["forced"]}]
        ala.put(f"/api/rooms/{room}/orders", {"seat": 0, "orders": orders})
        live.until("pong", id=live.send("ping"))
        told = [m["type"] for m in live.seen[before:] if m["type"] != "finals"]
        assert told == ["pong"]


def test_who_gave_a_seat_up_sees_nothing_of_it_any_more(ala: Client, bob: Client) -> None:
    room = str(ala.room(players=3, seats=["me", "open", "bot:random"])["id"])
    bob.post(f"/api/rooms/{room}/seats/1/sit", {})
    cyd = Client(ala.server, "Cyd")
    with bob.live() as live:
        live.watch(room, 1)
        bob.post(f"/api/rooms/{room}/seats/1/leave", {})
        cyd.post(f"/api/rooms/{room}/seats/1/sit", {})
        ala.post(f"/api/rooms/{room}/start")
        table = live.until("table")
        assert table["seat"] is None
        assert table["ask"] is None
        assert table["view"]["hand"] == []
        cyd.move(room, 1)
        assert not [m for m in live.so_far() if m["type"] == "table" and m["seat"] is not None]
