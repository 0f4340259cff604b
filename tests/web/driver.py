"""What a person does at the page: start a game, answer by pointer or by keys, to the end."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page

GAMES = ("pax_renaissance_1e", "pax_renaissance_2e", "paladins", "gods_playground")
KEYS = "123456789abcdefghijklmnopqrstvwxyz"
OVER = "main.result, main.table[data-over]"
"""The game is over: at the table where it ended, or on the page of its result."""
LONG = 60_000
"""How long a fact may take to come true on a busy machine, in milliseconds."""


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
    page.wait_for_selector(".games .btn.soft", timeout=LONG)


def players_of(page: Page, game: str) -> int:
    """As few as the game allows, but two at least."""
    info = next(each for each in call(page, "GET", "/api/games") if each["name"] == game)
    return max(2, info["players"][0])


def sit_down(page: Page, game: str, players: int | None = None, bot: str = "random") -> str:
    """A table of this game against bots; with as few of them as it allows."""
    enter(page)
    count = players or players_of(page, game)
    seats = ["me", *[f"bot:{bot}"] * (count - 1)]
    body = {"game": game, "players": count, "seats": seats, "start": True}
    room: str = call(page, "POST", "/api/rooms", body)["id"]
    page.goto(f"/rooms/{room}")
    drawn(page)
    return room


def drawn(page: Page) -> None:
    """The board is there, and the question, or how the game ended."""
    page.wait_for_selector(".board [data-element]", state="attached", timeout=LONG)
    page.wait_for_selector(".q h1", timeout=LONG)


def until(page: Page, fact: str, about: Any = None) -> None:
    """Wait until a function of the page says yes; its policy forbids to evaluate text."""
    end = time.monotonic() + LONG / 1000
    while not page.evaluate(fact, about):
        assert time.monotonic() < end, fact
        page.wait_for_timeout(20)


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def number_of(page: Page) -> int:
    """The moves made, as this page knows them."""
    return int(page.locator("main.table").get_attribute("data-number", timeout=LONG) or 0)


def reaches(page: Page, number: int) -> None:
    """Wait until this page shows so many moves; bots may have gone on by then."""
    until(
        page,
        "(least) => Number(document.querySelector('main.table')?.dataset.number ?? -1) >= least",
        number,
    )


def asked(*pages: Page, seconds: float = 60) -> Page:
    """The page that is to answer; waits until there is one."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for page in pages:
            if page.locator("main.table[data-asked]").count() > 0:
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def play(page: Page, *, moves: int | None = None, by: str = "pointer", seconds: float = 90) -> int:
    """Answer at random until the game is over, or so many answers; says how many were given.

    An answer is given when the question on the page has changed: a click may only choose something.
    Each is waited for so many seconds: a question that cannot be answered is told with its words.
    """
    dice = random.Random(7)
    given = 0
    pending: str | None = None
    end = time.monotonic() + seconds
    while moves is None or given < moves:
        seen = page.evaluate(LOOK, [dice.random(), by])
        if seen["over"]:
            break
        if pending is not None and seen["question"] != pending:
            given, pending = given + 1, None
            end = time.monotonic() + seconds
            continue
        if time.monotonic() > end:
            said = page.locator(".q").inner_text()
            raise AssertionError(f"nothing comes after {given} answers; the question is: {said}")
        if seen["key"] is not None:
            page.keyboard.press(KEYS[seen["key"]])
        elif seen["place"] is not None:
            page.mouse.click(*seen["place"])
        else:
            page.wait_for_timeout(20)
            continue
        pending = seen["question"]
    return given


LOOK = """([chance, by]) => {
    const table = document.querySelector("main.table");
    const state = {
        over: document.querySelector("main.result, main.table[data-over]") !== null,
        question: table?.dataset.question ?? null,
        place: null,
        key: null,
    };
    if (state.over || !table || !("asked" in table.dataset)) return state;
    for (const fold of document.querySelectorAll(".q .fold[aria-expanded=false]")) fold.click();
    const seen = (e) => e.getClientRects().length > 0;
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    const list = all(".q [data-option]");
    const armed = list.find((e) => e.classList.contains("armed"));
    const pick = (from) => from[Math.floor(chance * 9973) % from.length];
    if (by === "keys") {
        const some = list.slice(0, 34);
        if (some.length > 0) state.key = list.indexOf(armed ?? pick(some));
        return state;
    }
    const lit = all(".board button[data-light~=lit]");
    const chosen = all(".q .insp [data-option]");
    const from = chosen.length === 0 && lit.length > 0 && chance < 0.4 ? lit : list;
    if (from.length === 0) return state;
    const element = armed ?? pick(from);
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    state.place = [box.x + box.width / 2, box.y + box.height / 2];
    return state;
}"""
