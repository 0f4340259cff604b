"""What a person does at the page: start a game, answer by pointer or by keys, to the end."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page, expect

GAMES = ("pax_renaissance_1e", "pax_renaissance_2e", "paladins", "gods_playground")
KEYS = "123456789abcdefghijklmnopqrstvwxyz"


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request with the session of this page."""
    return page.evaluate(
        """async ([method, path, body]) => {
            const said = await fetch(path, {
                method,
                headers: { "X-Stolnik": "1", "Content-Type": "application/json" },
                body: body === null ? undefined : JSON.stringify(body),
            });
            return said.status === 204 ? null : said.json();
        }""",
        [method, path, body],
    )


def enter(page: Page) -> None:
    """Open the lobby as a guest."""
    page.goto("/")
    page.wait_for_selector(".games .btn.soft")


def sit_down(page: Page, game: str, players: int | None = None, bot: str = "random") -> str:
    """A table of this game against bots; with as few of them as it allows."""
    enter(page)
    info = next(each for each in call(page, "GET", "/api/games") if each["name"] == game)
    count = players or max(2, info["players"][0])
    seats = ["me", *[f"bot:{bot}"] * (count - 1)]
    body = {"game": game, "players": count, "seats": seats, "start": True}
    room: str = call(page, "POST", "/api/rooms", body)["id"]
    page.goto(f"/rooms/{room}")
    page.wait_for_selector(".q h1")
    return room


def over(page: Page) -> bool:
    return page.locator("main.result").count() > 0


def play(page: Page, *, moves: int | None = None, by: str = "pointer", seconds: float = 240) -> int:
    """Answer at random until the game is over, or so many answers; says how many were given."""
    dice = random.Random(7)
    given = 0
    end = time.monotonic() + seconds
    while not over(page) and (moves is None or given < moves):
        assert time.monotonic() < end, f"after {given} answers the game goes on"
        step = by_keys if by == "keys" else by_pointer
        if step(page, dice):
            given += 1
        else:
            page.wait_for_timeout(30)
    return given


LOOK = """(chance) => {
    for (const fold of document.querySelectorAll(".q .fold[aria-expanded=false]")) fold.click();
    const seen = (e) => e.getClientRects().length > 0;
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    const lit = all(".board button[data-light~=lit]");
    const chosen = all(".q .insp [data-option]");
    const list = all(".q [data-option]");
    const from = chosen.length === 0 && lit.length > 0 && chance < 0.4 ? lit : list;
    if (from.length === 0) return null;
    const element = from[Math.floor(chance * 9973) % from.length];
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def by_pointer(page: Page, dice: random.Random) -> bool:
    """Click something lit on the board, or a button of the list."""
    place = page.evaluate(LOOK, dice.random())
    if place is None:
        return False
    page.mouse.click(*place)
    return True


def by_keys(page: Page, dice: random.Random) -> bool:
    """Press the key of an answer: nothing else is touched."""
    count = page.locator(".q [data-option]:visible").count()
    if count == 0:
        if page.locator(".q .fold[aria-expanded=false]").count() > 0:
            page.locator(".q .fold[aria-expanded=false]").first.focus()
            page.keyboard.press("Enter")
        return False
    page.keyboard.press(KEYS[dice.randrange(min(count, len(KEYS)))])
    return True


def wait_for_turn(page: Page) -> None:
    expect(page.locator(".q [data-option]").first).to_be_attached(timeout=30_000)
