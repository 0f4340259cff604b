"""Positions of The Price of Power in which a given question is asked, for a person at the page.

``topics.json`` says for each topic in which game it is asked, and in how many of a hundred games;
they are played again from their seeds (``python -m tools.make_topics`` finds them).  What no game
asks has a position of its own (``built``).
"""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stolnik.engine.flow import Seat
from stolnik.engine.match import Match
from stolnik.table import rooms
from stolnik.table.people import new_id
from stolnik.table.rooms import NewSeat
from stolnik.table.store import make_engine
from tests.web.built import Built, asking
from tests.web.conftest import Guest, Server
from tests.web.driver import LONG, until
from tools.make_topics import Found, play

INDEX: dict[str, tuple[int, int]] = json.loads(
    Path(__file__).with_name("topics.json").read_text("utf-8")
)
GAMES: dict[int, list[str]] = {}
for _topic, (_seed, _) in INDEX.items():
    GAMES.setdefault(_seed, []).append(_topic)
RARE = 10
"""What fewer games of a hundred ask than this may be lost when a change of the rules makes the
games go another way, until they are looked for anew."""

UNSAID = """() => [...document.body.innerText.matchAll(
    /\\b(?:realm|area|province|zone|node|faith|unit|face|character|idea|mission|milestone|struggle|age)-[a-z0-9_]+\\b|undefined/g
    )].map((m) => m[0])"""
"""Names of things in this game for which the page has no word."""


@cache
def played(seed: int) -> tuple[Match, Found]:
    """A kept game, to where it has asked what it is kept for."""
    return play(seed, frozenset(GAMES[seed]))


def game_with(topic: str) -> int | None:
    """A kept game that asks this by the rules of today: its own, or for what is common another."""
    own, share = INDEX[topic]
    others = [] if share < RARE else [seed for seed in GAMES if seed != own]
    return next((seed for seed in (own, *others) if topic in played(seed)[1].first), None)


class Kept:
    """The kept games in the house of a server, each brought there once."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server)
        self._address = server.address
        self._engine = make_engine(f"sqlite:///{server.folder / 'table.sqlite'}")
        self._rooms: dict[int, str] = {}

    def close(self) -> None:
        self._engine.dispose()

    def open(self, page: Page, topic: str) -> bool:
        """Show the page of a person who is asked this, while bots hold the other seats.

        Says no if no game asks it any more.
        """
        seed = game_with(topic)
        if seed is None:
            return False
        match, found = played(seed)
        number, seat = found.first[topic]
        if seed not in self._rooms:
            self._rooms[seed] = self.bring(match)
        body = {"number": number, "seat": seat, "bot": "random"}
        room = self.guest.call("POST", f"/api/rooms/{self._rooms[seed]}/fork", body)["id"]
        self._show(page, room, seat, topic)
        return True

    def open_built(self, page: Page, topic: str, built: Built) -> None:
        """Show the page of a person who is asked this in a position of its own."""
        match, seat = asking(topic, built)
        self._show(page, self._store(match, seat), seat, topic)

    def _show(self, page: Page, room: str, seat: Seat, topic: str) -> None:
        table = self.guest.call("GET", f"/api/rooms/{room}/table?seat={seat}")
        assert table["ask"]["topic"] == topic
        page.goto(f"/rooms/{room}")
        page.wait_for_selector("main.table[data-asked] .q h1", timeout=LONG)
        page.wait_for_selector(".board [data-element]", state="attached", timeout=LONG)
        until(page, "() => document.fonts.status === 'loaded'")

    def _store(self, match: Match, seat: Seat) -> str:
        """A room in which this person and bots go on with a match, as the server stores one."""
        room, person = new_id(), self.guest.call("GET", "/api/me")["id"]
        with self._engine.begin() as connection:
            rooms.add(
                connection,
                room=room,
                title="",
                game=match.game.name,
                version=match.game.version,
                players=match.players,
                options=match.options,
                private=True,
                host=person,
                seats=[
                    NewSeat(person=person) if each == seat else NewSeat(bot="random")
                    for each in range(match.players)
                ],
                seed="",
                phase="playing",
                started=time.time(),
                base=match.save(),
                number=match.number,
                waiting=[ask.seat for ask in match.pending],
            )
        return room

    def bring(self, match: Match) -> str:
        """A room in which this game was played to where it is."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.guest.cookies.items())
        request = urllib.request.Request(
            f"{self._address}/api/records",
            method="POST",
            data=match.record().dumps(),
            headers={"X-Stolnik": "1", "Content-Type": "application/jsonl", "Cookie": cookies},
        )
        with urllib.request.urlopen(request) as said:
            return str(json.load(said)["id"])


@pytest.fixture(scope="module")
def kept(server: Server) -> Iterator[Kept]:
    kept = Kept(server)
    yield kept
    kept.close()
