"""Nothing leaks: what a seat receives does not depend on what is hidden from it.

Whole games of every game are played.  At each position the messages that the table would send to
a seat are made twice: from the true match, and from a match in which everything that this seat
cannot see has been dealt anew.  They must be the same to the byte, and so must the answers to
*why not?*.
"""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from sejmik.game import SEJMIK

from stolnik.engine.dice import Dice
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from stolnik.table.opening import marks
from stolnik.table.tables import table_of, why_not
from tests.table.server import Client, Server

GAMES: list[AnyGame] = [SEJMIK, *(load(name) for name in names())]


def message(match: Match, seat: int, since: int) -> bytes:
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
    for position in range(400):
        if match.over:
            break
        if position % 5 == 0 or position < 10:
            for seat in range(players):
                imagined = match.imagine(seat, Dice(f"{seed}/{position}/{seat}"))
                true, other = (message(m, seat, match.number) for m in (match, imagined))
                assert len(true) == len(other), f"{game.name}: sizes differ at {match.number}"
                assert true == other, f"{game.name}: seat {seat} at move {match.number}"
                for move in asked_about(match, seat, chance):
                    answers = [
                        msgspec.json.encode(why_not(m, seat, "en", move, None))
                        for m in (match, imagined)
                    ]
                    assert answers[0] == answers[1], f"{game.name}: why not {move}"
        ask = chance.choice(match.pending)
        match.submit(ask.seat, chance.choice(ask.options))


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
        assert not [m for m in live.quiet() if m["type"] == "table" and m["seat"] is not None]


SECRET_WORDS = ("seed", "deck_order", "checkpoint")


@pytest.mark.slow
def test_no_byte_before_the_end_tells_the_seed_or_another_hand(server: Server) -> None:
    """All that seats and a watcher receive during a whole game is kept and looked through."""
    clients = [Client(server, name) for name in ("Ala", "Bob", "Cyd")]
    watcher = Client(server, "Wit")
    room = clients[0].room(players=3)["id"]
    for seat in (1, 2):
        clients[seat].post(f"/api/rooms/{room}/seats/{seat}/sit")
    clients[0].post(f"/api/rooms/{room}/start")
    lives = [client.live() for client in clients]
    looking = watcher.live()
    looking.watch(room)
    tables = [live.watch(room, seat) for seat, live in enumerate(lives)]
    hands = {seat: table["view"]["hand"] for seat, table in enumerate(tables)}
    received: list[tuple[int | None, dict[str, Any]]] = []
    for _ in range(300):
        table = watcher.table(room)
        if table["over"]:
            break
        for seat in table["waiting"]:
            clients[seat].move(room, seat)
        for seat, live in [*enumerate(lives), (None, looking)]:
            received += [(seat, message) for message in live.quiet(0.05)]
    over = clients[0].get(f"/api/rooms/{room}")
    seed = over["dice"]["seed"]
    open_messages = [
        (seat, message)
        for seat, message in received
        if not (message["type"] == "room" and message["phase"] == "over")
    ]
    assert len(open_messages) > 20
    for seat, message in open_messages:
        text = json.dumps(message)
        assert seed not in text
        if message["type"] == "table":
            assert message["seat"] == seat
            if message["ask"] is not None:
                assert seat in message["waiting"]
            if seat is None:
                assert message["ask"] is None
                assert message["view"]["hand"] == []
    assert set(map(str, hands.values()))
    for live in [*lives, looking]:
        live.close()
    log = server.log.read_text()
    assert seed not in log
    for client in clients:
        assert client.token not in log
