"""Whole games on the page: by pointer, by keys, and between two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, Server
from tests.web.driver import GAMES, call, enter, play, sit_down, wait_for_turn

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_only(new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, game)
    assert play(page) > 10
    expect(page.locator("main.result h1")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, game)
    assert play(page, by="keys") > 10
    expect(page.locator("main.result h1")).to_be_visible()


def test_one_click_from_the_lobby_starts_a_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    enter(page)
    page.locator(".big .btn.primary").click()
    page.wait_for_selector(".board [data-element]")
    expect(page.locator(".q h1")).to_be_visible()


def two_at_a_table(new_page: NewPage, game: str = "pax_renaissance_2e"):  # type: ignore[no-untyped-def]
    """Two people in two browsers at one table, through an invitation."""
    host, guest = new_page(), new_page(lang="en")
    enter(host)
    room = call(host, "POST", "/api/rooms", {"game": game, "players": 2})["id"]
    link = call(host, "POST", f"/api/rooms/{room}/links", {"seat": 1})["path"]
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("The host starts the game.")).to_be_visible()
    host.goto(f"/rooms/{room}")
    host.locator(".foot .btn.primary").click()
    for page in (host, guest):
        page.wait_for_selector(".board [data-element]")
    return room, host, guest


def active_of(*pages):  # type: ignore[no-untyped-def]
    """The page whose turn it is."""
    for _ in range(200):
        for page in pages:
            if page.locator(".q [data-option]").count() > 0:
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def moves_of(page) -> str:  # type: ignore[no-untyped-def]
    return str(page.locator(".hist span").inner_text()).split()[-1]


def test_two_browsers_play_each_other_with_undo(new_page: NewPage) -> None:
    _, host, guest = two_at_a_table(new_page)
    for _ in range(6):
        page = active_of(host, guest)
        play(page, moves=1)
    page = active_of(host, guest)
    page.wait_for_timeout(300)
    if page.locator(".undo button").count() > 0:
        before = moves_of(page)
        page.keyboard.press("u")
        expect(page.locator(".hist span")).not_to_have_text(before)
    expect(host.locator(".hist span")).to_contain_text(moves_of(guest))


def test_a_spectator_watches_and_cannot_play(new_page: NewPage) -> None:
    room, host, guest = two_at_a_table(new_page)
    path = call(host, "POST", f"/api/rooms/{room}/links", {"seat": None})["path"]
    watcher = new_page()
    enter(watcher)
    watcher.goto(path)
    watcher.get_by_role("button", name="Patrz na grę").click()
    watcher.wait_for_selector(".board [data-element]")
    play(active_of(host, guest), moves=2)
    expect(watcher.locator(".hist span")).to_contain_text(moves_of(host))
    assert watcher.locator(".q [data-option]").count() == 0


def test_the_network_drops_and_comes_back(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "pax_renaissance_2e")
    wait_for_turn(page)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    assert play(page, moves=3) == 3


def test_a_server_restart_loses_nothing(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, "paladins")
    play(page, moves=4)
    wait_for_turn(page)
    page.wait_for_timeout(500)
    before = moves_of(page)
    server.stop()
    expect(page.get_by_role("alert")).to_be_visible(timeout=15_000)
    server.start()
    expect(page.get_by_role("alert")).to_be_hidden(timeout=30_000)
    assert moves_of(page) == before
    assert play(page, moves=2) == 2
