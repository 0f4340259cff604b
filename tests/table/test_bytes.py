"""Every byte that seats and a spectator receive in whole games over real sockets.

Each table that came is made again from a match in which everything that its reader cannot see
has been dealt anew: it must be the same to the byte.  So nothing in it can depend on what is
hidden, not even its size.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sejmik.game import SEJMIK
from websockets.exceptions import ConnectionClosed

from stolnik.engine.dice import Dice
from stolnik.engine.game import AnyGame
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load, names
from stolnik.table.tables import table_of
from tests.table.server import Client, Live, Refused, Server, fetch
from tests.table.test_people import refused

GAMES: list[AnyGame] = [SEJMIK, *(load(name) for name in names())]
MOST = 450
"""Moves after which a game is ended by resigning."""


class Listener(threading.Thread):
    """Keeps every byte that comes through a socket."""

    def __init__(self, live: Live) -> None:
        super().__init__(daemon=True)
        self.live = live
        self.received: list[str] = []

    def run(self) -> None:
        try:
            for message in self.live.socket:
                assert isinstance(message, str)
                self.received.append(message)
        except ConnectionClosed:
            pass

    def stop(self) -> list[dict[str, Any]]:
        self.live.close()
        self.join(10)
        return [msgspec.json.decode(message) for message in self.received]


def play(clients: list[Client], room: str) -> dict[str, Any]:
    """A whole game; now and then somebody asks why not, and tries what is not allowed."""
    for turn in range(MOST):
        found: dict[str, Any] = clients[0].get(f"/api/rooms/{room}")
        if found["phase"] == "over":
            return found
        seat = found["waiting"][turn % len(found["waiting"])]
        table = clients[seat].table(room, seat)
        offers = table["ask"]["offers"]
        if turn % 25 == 3:
            body = {"seat": seat, "question": table["question"], "move": ["no such move"]}
            assert refused(clients[seat].post, f"/api/rooms/{room}/moves", body)
        clients[seat].move(room, seat, offers[(7 * turn) % len(offers)]["move"])
    for seat, client in enumerate(clients[:-1]):
        client.post(f"/api/rooms/{room}/resign", {"seat": seat})
    ended: dict[str, Any] = clients[0].get(f"/api/rooms/{room}")
    return ended


def comparable(table: dict[str, Any]) -> bytes:
    """A table without the name of its room and of its question, and without the past.

    An imagined match begins where it was imagined, so it has no past; who has finished is known
    to all, but it asks the others anew.
    """
    same = dict(room="", question="", events=[], nets=[], since=0, undo=False, number=0, waiting=[])
    return msgspec.json.encode({**table, **same})


def imagined_tables(record: Record, seats: range, seed: int) -> Iterator[tuple[Any, ...]]:
    """For each position and each reader the table as it would be if the hidden were otherwise."""
    match = Match.start(
        load_game(record.game),
        players=len(seats),
        seed=str(record.seed),
        nonces=record.nonces,
        listen=True,
        **record.options,  # type: ignore[arg-type]
    )
    lines = iter(record.lines)
    while True:
        for seat in seats:
            dream = match.imagine(seat, Dice(f"dealt anew {seed}/{match.number}/{seat}"))
            yield (seat, match.number_for(seat), said(dream, seat))
            yield (None, match.number_for(None), said(dream, None))
        line = next(lines, None)
        if line is None or match.over:
            return
        match.submit(line.seat, line.move)


def load_game(name: str) -> AnyGame:
    return SEJMIK if name == SEJMIK.name else load(name)


def said(match: Match, seat: int | None) -> bytes:
    table = table_of(match.at(seat), room="", lang="en", question="", since=0, clocks=[], orders=[])
    return comparable(msgspec.json.decode(msgspec.json.encode(table)))


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_table_of_a_whole_game_is_the_same_when_the_hidden_is_dealt_anew(
    server: Server, game: AnyGame
) -> None:
    players = min(count for count in game.players if count >= 2)
    clients = [Client(server, f"Player {seat}") for seat in range(players)]
    watcher = Client(server, "Wit")
    room = str(clients[0].room(game.name, players)["id"])
    for seat, client in enumerate(clients[1:], 1):
        client.post(f"/api/rooms/{room}/seats/{seat}/sit", {})
    clients[0].post(f"/api/rooms/{room}/start")
    readers: list[tuple[int | None, Client]] = [*enumerate(clients), (None, watcher)]
    listeners: dict[int | None, Listener] = {}
    first: dict[int | None, Any] = {}
    for seat, client in readers:  # type: ignore[assignment]
        live = client.live()
        first[seat] = live.watch(room, seat)
        listeners[seat] = Listener(live)
        listeners[seat].start()
    over = play(clients, room)
    assert over["phase"] == "over"
    record = Record.loads(watcher.get(f"/api/rooms/{room}/record"))
    received = {seat: [first[seat], *listener.stop()] for seat, listener in listeners.items()}

    known: dict[tuple[int | None, int], set[bytes]] = {}
    for seat, number, table in imagined_tables(record, range(players), 1):
        known.setdefault((seat, number), set()).add(table)
    compared = 0
    for seat, messages in received.items():  # type: ignore[assignment]
        for message in messages:
            text = msgspec.json.encode(message).decode()
            ended = message.get("phase") == "over" or message.get("over")
            if not ended:
                assert over["dice"]["seed"] not in text
                assert message.get("dice") is None
            if message["type"] == "table":
                reader = message["seat"]
                assert reader in (seat, None)  # who has resigned looks on as a watcher
                assert message["ask"] is None or reader in message["waiting"]
                if not ended:
                    assert comparable(message) in known[reader, message["number"]], (
                        f"seat {seat} after {message['number']} moves"
                    )
                    compared += 1
            if message["type"] == "finals":
                assert message["seat"] == seat
    assert compared >= len(record.lines)  # each move was seen by somebody


SECRETS = "a password that nobody knows", "ala@example.org"


@pytest.mark.slow
def test_neither_logs_nor_metrics_tell_what_is_secret(server: Server) -> None:
    ala, bob = Client(server, "Ala"), Client(server, "Bob")
    password, mail = SECRETS
    ala.post("/api/account", {"name": "Ala z lasu", "password": password, "mail": mail})
    token = ala.post("/api/me/tokens", {"label": "bot"})["token"]
    room = str(ala.room(private=True)["id"])
    link = ala.post(f"/api/rooms/{room}/links", {"seat": 1})["token"]
    nonce = "0123456789abcdef0123456789abcdef"
    bob.post(f"/api/links/{link}", {"nonce": nonce})
    ala.post(f"/api/rooms/{room}/start")
    for body in ({"seat": 0, "question": "x", "move": ["veto"]}, {"seat": 7}, {"move": [password]}):
        with pytest.raises(Refused):
            ala.post(f"/api/rooms/{room}/moves", body)
    with pytest.raises(Refused):
        bob.post("/api/session", {"name": "Ala z lasu", "password": password + "?"})
    hand = bob.table(room, 1)["view"]["hand"]
    ala.move(room, 0)
    bob.move(room, 1)
    with pytest.raises(Refused):
        ala.post("/api/rooms", {"game": "sejmik", "players": 2, "title": password * 50})
    told = server.log.read_text() + fetch(f"{server.url}/metrics").text
    for secret in (password, mail, token, link, nonce, ala.token, bob.token, room, "Ala z lasu"):
        assert secret not in told
    assert hand
    assert not any(f'"{card}"' in told for card in hand if isinstance(card, str))
