"""Whole games on the page: by pointer, by keys, and between two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, Server, Wire
from tests.web.driver import (
    GAMES,
    LONG,
    asked,
    call,
    drawn,
    enter,
    number_of,
    play,
    players_of,
    reaches,
    sit_down,
)

pytestmark = pytest.mark.slow
LONGEST = "price_of_power"
DECISIONS = 150


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_only(new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, game)
    assert play(page) > 10
    expect(page.locator(".end h1")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, game)
    assert play(page, by="keys") > 10
    expect(page.locator(".end h1")).to_be_visible(timeout=LONG)


def test_what_comes_at_the_end_is_added_to_the_table(new_page: NewPage) -> None:
    """Board, chronicle and all stay as they are, also behind the result, and to be looked at."""
    page = new_page(lang="en")
    sit_down(page, "pax_renaissance_2e")
    page.locator(".board > *").evaluate("(board) => (board.mark = 'the same')")
    same = "() => document.querySelector('.board > *').mark === 'the same'"
    play(page)
    end = page.locator(".end")
    expect(end).to_contain_text("win")
    expect(end.locator("li")).to_have_count(2)
    expect(page.locator(".vh[role=status]").first).to_contain_text("over")
    assert page.evaluate(same)
    end.get_by_role("link").click()
    expect(page.locator("main.result h1")).to_have_text(end.locator("h1").text_content() or "?")
    expect(page.locator(".board")).to_be_hidden()
    page.keyboard.press("Alt")
    expect(page.locator("html[data-keys]")).to_have_count(0)
    page.get_by_role("link", name="See the board").click()
    expect(page.locator("main.result")).to_have_count(0)
    expect(end).to_be_visible()
    assert page.evaluate(same)
    page.reload()
    expect(page.locator("main.table .end")).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_long_part_of_price_of_power(new_page: NewPage, by: str) -> None:
    """A whole game takes six hours: so many decisions against bots."""
    page = new_page()
    sit_down(page, LONGEST)
    assert play(page, by=by, moves=DECISIONS) == DECISIONS


def test_one_click_from_the_lobby_starts_a_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    enter(page)
    page.locator(".big .btn.primary").click()
    drawn(page)


def two_at_a_table(
    new_page: NewPage, game: str = "pax_renaissance_2e", address: str = ""
) -> tuple[str, Page, Page]:
    """Two people in two browsers at one table, through an invitation; bots fill it up."""
    host, guest = new_page(), new_page(lang="en", address=address)
    enter(host)
    count = players_of(host, game)
    seats = ["me", "open", *["bot:random"] * (count - 2)]
    room = call(host, "POST", "/api/rooms", {"game": game, "players": count, "seats": seats})["id"]
    link = call(host, "POST", f"/api/rooms/{room}/links", {"seat": 1})["path"]
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click(timeout=LONG)
    expect(guest.get_by_text("The host starts the game.")).to_be_visible(timeout=LONG)
    host.goto(f"/rooms/{room}")
    host.locator(".foot .btn.primary").click(timeout=LONG)
    for page in (host, guest):
        drawn(page)
    return room, host, guest


def watch(new_page: NewPage, host: Page, room: str) -> Page:
    """Somebody who was invited to look on."""
    path = call(host, "POST", f"/api/rooms/{room}/links", {"seat": None})["path"]
    watcher = new_page()
    enter(watcher)
    watcher.goto(path)
    watcher.get_by_role("button", name="Oglądaj partię").click(timeout=LONG)
    drawn(watcher)
    return watcher


def take_back(*pages: Page) -> None:
    """Answer until an answer can be taken back, and take it back; others see it undone."""
    for _ in range(30):
        page = asked(*pages)
        play(page, moves=1)
        if page.locator(".undo button").count() > 0:
            break
    else:
        raise AssertionError("nothing can be taken back")
    table = page.locator("main.table")
    question = table.get_attribute("data-question") or ""
    page.locator("h1").first.focus()
    page.keyboard.press("u")
    expect(table).not_to_have_attribute("data-question", question, timeout=LONG)
    expect(page.locator("main.table[data-asked]")).to_be_attached(timeout=LONG)


DUELS = (*(game for game in GAMES if game != "gods_playground"), LONGEST)
"""What two can play without a bot, whose moves would end what can be taken back, or where one
decides many things in a row."""


@pytest.mark.parametrize("game", DUELS)
def test_two_browsers_play_live_and_nothing_is_lost(
    new_page: NewPage, server: Server, wire: Wire, game: str
) -> None:
    """With undo, a network that drops and comes back, and a server that is restarted."""
    room, host, guest = two_at_a_table(new_page, game, wire.address)
    watcher = watch(new_page, host, room)
    for _ in range(4):
        play(asked(host, guest), moves=1)
    take_back(host, guest)

    wire.cut()
    expect(guest.get_by_role("alert")).to_be_visible(timeout=LONG)
    if host.locator("main.table[data-asked]").count() > 0:
        play(host, moves=1)
    wire.mend()
    expect(guest.get_by_role("alert")).to_be_hidden(timeout=LONG)
    play(asked(host, guest), moves=1)

    server.stop()
    for page in (host, guest, watcher):
        expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
    before = number_of(host)
    server.start()
    for page in (host, guest, watcher):
        expect(page.get_by_role("alert")).to_be_hidden(timeout=LONG)
    assert number_of(host) >= before
    play(asked(host, guest), moves=1)

    stored = call(host, "GET", f"/api/rooms/{room}/table?seat=0")["number"]
    reaches(host, stored)
    seen = call(host, "GET", f"/api/rooms/{room}/table")["number"]
    reaches(watcher, seen)


def test_a_spectator_watches_and_cannot_play(new_page: NewPage) -> None:
    room, host, guest = two_at_a_table(new_page)
    watcher = watch(new_page, host, room)
    before = number_of(watcher)
    for _ in range(2):
        play(asked(host, guest), moves=1)
    expect(watcher.locator("main.table")).not_to_have_attribute(
        "data-number", str(before), timeout=LONG
    )
    reaches(watcher, call(host, "GET", f"/api/rooms/{room}/table")["number"])
    expect(watcher.locator(".q [data-option]")).to_have_count(0)
    expect(watcher.locator(".board [data-light~=lit]")).to_have_count(0)


def test_a_click_that_waits_for_the_network_is_played_once(new_page: NewPage, wire: Wire) -> None:
    page = new_page(address=wire.address)
    sit_down(page, "pax_renaissance_2e")
    asked(page)
    before = number_of(page)
    wire.cut()
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
    page.locator(".q [data-option]").first.click()
    wire.mend()
    expect(page.locator("main.table")).not_to_have_attribute(
        "data-number", str(before), timeout=LONG
    )
    asked(page)
    assert play(page, moves=1) == 1
