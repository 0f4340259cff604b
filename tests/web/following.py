"""Tables where the others are people whom a test plays, one move at a time."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Guest, NewPage, Server
from tests.web.driver import LONG, drawn

Wanted = Callable[[Any], bool]


@dataclass
class Company:
    """The people at a table; the first of them has a page."""

    room: str
    people: list[Guest]

    @property
    def me(self) -> Guest:
        return self.people[0]

    def waiting(self) -> list[int]:
        now: list[int] = self.me.call("GET", f"/api/rooms/{self.room}")["waiting"]
        return now

    def table(self, seat: int) -> Any:
        return self.people[seat].call("GET", f"/api/rooms/{self.room}/table?seat={seat}")

    def answer(self, seat: int, wanted: Wanted = lambda offer: True) -> int:
        """The first answer of this kind, or else the first; the number of moves after it."""
        table = self.table(seat)
        offers = table["ask"]["offers"]
        offer = next(filter(wanted, offers), offers[0])
        body = {"seat": seat, "question": table["question"], "move": offer["move"]}
        path = f"/api/rooms/{self.room}/moves"
        number: int = self.people[seat].call("POST", path, body)["number"]
        return number

    def until_asked(self, seat: int, others: bool = False) -> None:
        """Everybody answers until this seat is asked, or (``others``) all but this one are."""
        for _ in range(400):
            waiting = self.waiting()
            if (seat in waiting) is not others:
                return
            self.answer(waiting[0])
        raise AssertionError("nobody was asked in time")


def company(server: Server, game: str, players: int = 2) -> Company:
    """A game that has just begun, with nobody but people."""
    people = [Guest(server, f"Gość {number}") for number in range(players)]
    wanted = {"game": game, "players": players, "seats": ["me", *["open"] * (players - 1)]}
    room: str = people[0].call("POST", "/api/rooms", wanted)["id"]
    for seat, guest in enumerate(people[1:], 1):
        guest.call("POST", f"/api/rooms/{room}/seats/{seat}/sit", {})
    people[0].call("POST", f"/api/rooms/{room}/start", {})
    return Company(room, people)


def looking(
    new_page: NewPage,
    table: Company,
    width: int = 1440,
    lang: str = "pl",
    telling: bool = True,
    previews: bool = False,
    mine: int | None = None,
) -> Page:
    """My page, whose clock stands until a test lets it run; ``mine`` was my last move."""
    height = 844 if width < 720 else 900
    page = new_page(width, height, lang, guest=table.me, telling=telling, previews=previews)
    if mine is not None:
        kept = json.dumps([[f"{table.room}/0", mine]])
        page.add_init_script(f"localStorage.setItem('stolnik-mine', '{kept}')")
    page.clock.install()
    page.goto(f"/rooms/{table.room}")
    drawn(page)
    expect(page.locator(".q h1")).not_to_be_empty(timeout=LONG)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page
