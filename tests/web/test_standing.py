"""Who one is at a table, and what is told of it: watching, a bot in one's seat, playing again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Guest, NewPage, Positions, Server
from tests.web.driver import asked, call, drawn, enter, sit_down, until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang,you", [("pl", "ty"), ("en", "you")])
def test_one_is_called_you_at_the_table(new_page: NewPage, lang: str, you: str) -> None:
    page = new_page(lang=lang)
    sit_down(page, "pax_renaissance_2e")
    expect(page.locator("header.top .order li").first).to_contain_text(you)
    expect(page.locator("header.top .order .you")).to_have_count(1)


@pytest.mark.parametrize(
    "lang,menu,hand,sure,back",
    [
        (
            "pl",
            "Menu",
            "Oddaj miejsce botowi",
            "Tak, niech bot gra za mnie",
            "Wróć na swoje miejsce",
        ),
        ("en", "Menu", "Hand my seat to a bot", "Yes, let a bot play for me", "Take my seat back"),
    ],
)
def test_a_seat_is_handed_over_when_one_is_sure_and_can_be_taken_back(
    new_page: NewPage, lang: str, menu: str, hand: str, sure: str, back: str
) -> None:
    page = new_page(lang=lang)
    room = sit_down(page, "gods_playground", bot="greedy")
    page.get_by_role("button", name=menu).click()
    page.get_by_role("button", name=hand).click()
    assert not call(page, "GET", f"/api/rooms/{room}")["seats"][0]["stand_in"]
    page.get_by_role("button", name=sure).click()
    taken = page.get_by_role("button", name=back)
    expect(taken).to_be_visible()
    box = taken.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    taken.click()
    expect(taken).to_have_count(0)
    assert not call(page, "GET", f"/api/rooms/{room}")["seats"][0]["stand_in"]


def test_a_watcher_is_told_so_and_comes_by_a_link_that_is_offered(new_page: NewPage) -> None:
    page = new_page(lang="en")
    room = sit_down(page, "pax_renaissance_2e")
    page.evaluate(
        """() => Object.defineProperty(navigator, "clipboard", {
            value: { writeText: (text) => { window.copied = text; return Promise.resolve(); } },
        })"""
    )
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the link for spectators").click()
    link = page.evaluate("window.copied")
    assert link.endswith(f"/rooms/{room}?seat=watch")
    watcher = new_page(lang="en")
    enter(watcher)
    watcher.goto(link)
    drawn(watcher)
    expect(watcher.get_by_role("status").filter(has_text="You are watching")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_have_count(0)


def test_who_wants_to_play_again_is_told_to_the_other(new_page: NewPage, server: Server) -> None:
    one, other = Guest(server, "One", "en"), Guest(server, "Other", "en")
    body = {"game": "pax_renaissance_2e", "players": 2, "seats": ["me", "open"]}
    room = one.call("POST", "/api/rooms", body)["id"]
    other.call("POST", f"/api/rooms/{room}/seats/1/sit", {})
    one.call("POST", f"/api/rooms/{room}/start", {})
    one.call("POST", f"/api/rooms/{room}/resign", {"seat": 0})
    page = new_page(lang="en", guest=other)
    page.goto(f"/rooms/{room}")
    expect(page.locator("main.result h1")).to_be_visible()
    again = one.call("POST", f"/api/rooms/{room}/rematch", {})["id"]
    page.get_by_role("link", name="Go to the new table").click()
    page.wait_for_url(f"**/rooms/{again}")


def test_who_resigns_among_bots_sees_the_end_as_it_is(new_page: NewPage) -> None:
    page = new_page(lang="en")
    room = sit_down(page, "pax_renaissance_2e", bot="greedy")
    asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Do you really resign?").click()
    until(page, "() => document.querySelector('main.table[data-over], main.result') !== null")
    expect(page.locator(".q [data-option]")).to_have_count(0)
    known = call(page, "GET", f"/api/rooms/{room}")
    page.goto(f"/rooms/{room}?result=1")
    expect(page.locator("main.result")).to_contain_text(str(known["number"]))


@pytest.mark.parametrize("width", [390, 1440])
def test_the_result_opens_with_its_chart_and_folds_the_figures_of_the_dice(
    new_page: NewPage, positions: Positions, width: int
) -> None:
    page = new_page(width=width, guest=positions.guest)
    page.goto(f"/rooms/{positions.over('pax_renaissance_2e')}")
    chart = page.locator("main.result .chart")
    expect(chart).to_be_visible()
    dice = page.locator("main.result .dice")
    expect(dice.locator("dd").first).to_be_hidden()
    above, below = chart.bounding_box(), dice.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    dice.locator("summary").click()
    expect(dice.locator("dd").first).to_be_visible()
