"""What is said of whatever one points at: in every game, by every way to ask, on wide and small
screens, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Guest, NewPage, Positions, Server
from tests.web.driver import LONG, asked, drawn, sit_down, until

pytestmark = pytest.mark.slow
PAX = "pax_renaissance_2e"

ELEMENTS = 20
"""So many are pointed at on a page."""

SPREAD = """([already, most]) => {
    // Some of every family and of what is lit and what is not, as they are seen now.
    const kinds = new Map();
    for (const element of document.querySelectorAll(".board [data-element]")) {
        if (element.getClientRects().length === 0) continue;
        const id = element.dataset.element.split(" ")[0];
        const lit = element.dataset.light?.includes("lit") ? "lit" : "dark";
        if (already.includes(id)) continue;
        const kind = `${id.split(":")[0]} ${lit}`;
        if (!kinds.has(kind)) kinds.set(kind, []);
        kinds.get(kind).push(id);
    }
    const found = [];
    for (let at = 0; found.length < most && [...kinds.values()].some((each) => at < each.length);
         at += 1)
        for (const ids of kinds.values())
            if (at < ids.length && found.length < most && !found.includes(ids[at]))
                found.push(ids[at]);
    return found;
}"""

ASK = """(id) => {
    const element = [...document.querySelectorAll(".board [data-element]")].find(
        (each) => each.dataset.element.split(" ")[0] === id && each.getClientRects().length > 0,
    );
    element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    return element.dataset.light?.includes("lit") ?? false;
}"""

PRINTED = "**/printed*"
"""Where the page learns what stands on cards: it has been drawn by then."""

READ = """() => {
    const look = document.querySelector(".look.stays");
    if (!look) return null;
    const box = look.getBoundingClientRect();
    return {
        name: look.getAttribute("aria-label"),
        ways: look.querySelectorAll("[data-option]").length,
        reasons: look.querySelectorAll(".not p").length,
        clauses: look.querySelectorAll(".not .clause").length,
        text: look.innerText,
        inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1
            && box.bottom <= innerHeight + 1,
    };
}"""


ANSWERED = """(question) => {
    // What cannot be taken back is asked for once more, on the same button, which forgets after a
    // while that it was pressed; while an answer is on its way there is none.
    if (document.querySelector("main.table")?.dataset.question !== question) return true;
    document.querySelector(".look.stays .ways [data-option]")?.click();
    return false;
}"""


def look_at(page: Page, element: str) -> tuple[bool, dict[str, Any]]:
    """Point at an element: whether it is lit, and what is said of it."""
    lit: bool = page.evaluate(ASK, element)
    page.wait_for_selector(".look.stays", timeout=LONG)
    said = page.evaluate(READ)
    page.keyboard.press("Escape")
    expect(page.locator(".look.stays")).to_have_count(0)
    return lit, said


def check(element: str, lit: bool, said: dict[str, Any]) -> None:
    what = f"{element}: {said['text']}"
    assert said["name"], what
    assert said["inside"], what
    assert not re.search(r"\w_\w|\bundefined\b|\{\s*\$", said["text"]), what
    if lit:
        assert said["ways"] > 0, what
        assert said["reasons"] == 0, what
    else:
        assert said["ways"] == 0, what
        assert said["reasons"] > 0, what
        assert said["clauses"] > 0, what


@pytest.mark.parametrize(
    "game",
    ["pax_renaissance_1e", "pax_renaissance_2e", "price_of_power", "gods_playground", "paladins"],
)
def test_whatever_one_points_at_says_what_it_is_and_what_can_be_done_or_why_not(
    new_page: NewPage, server: Server, positions: Positions, game: str
) -> None:
    room = positions.guest.played(game, {"gods_playground": 3}.get(game, 2), 25, "random")
    for width, height in ((1440, 900), (390, 844)):
        page = new_page(width=width, height=height, guest=positions.guest)
        page.goto(f"/rooms/{room}")
        drawn(page)
        asked(page)
        tabs = page.locator(".tabs button:visible").all() or [None]  # type: ignore[list-item]
        names: dict[str, dict[str, str]] = {}
        for lang in ("pl", "en"):
            if lang == "en":
                other_language(page)
            seen: list[str] = []
            # Some of each tab and, where others have few, more of the first.
            for most, tab in [
                *((ELEMENTS // min(2, len(tabs)), tab) for tab in tabs),
                (0, tabs[0]),
            ]:
                if tab is not None:
                    tab.click()
                    expect(tab).to_have_attribute("aria-pressed", "true")
                    page.evaluate("() => new Promise(requestAnimationFrame)")
                for element in page.evaluate(SPREAD, [seen, most or ELEMENTS - len(seen)]):
                    lit, said = look_at(page, element)
                    check(element, lit, said)
                    names.setdefault(element, {})[lang] = said["text"]
                    seen.append(element)
            assert len(seen) >= ELEMENTS, (width, lang, seen)
        both = [texts for texts in names.values() if len(texts) == 2]
        assert all(texts["pl"] != texts["en"] for texts in both), both


def other_language(page: Page) -> None:
    """The language is chosen in the bar or, on a small screen, in the menu."""
    choice = page.locator(".tool.lang:visible")
    if choice.count() == 0:
        page.locator("header .tool:visible").last.click()
    choice.first.click()
    until(page, "() => document.documentElement.lang === 'en'")
    drawn(page)
    asked(page)
    if page.locator("aside.drawer").count() > 0:
        page.keyboard.press("Escape")
        expect(page.locator("aside.drawer")).to_have_count(0)


def dark(page: Page) -> Any:
    return page.locator(".pax .city:not([data-light~=lit]):visible").first


def test_a_click_the_other_button_and_a_key_give_one_answer(new_page: NewPage) -> None:
    page = new_page()
    with page.expect_response(PRINTED) as told:
        sit_down(page, PAX)
    told.value.finished()
    asked(page)
    said = []
    dark(page).click()
    expect(page.locator(".look.stays .not .clause").first).to_be_visible(timeout=LONG)
    said.append(page.locator(".look.stays").inner_text())
    page.locator(".look.stays header button").click()
    expect(page.locator(".look.stays")).to_have_count(0)
    dark(page).click(button="right")
    page.wait_for_selector(".look.stays", timeout=LONG)
    said.append(page.locator(".look.stays").inner_text())
    page.keyboard.press("Escape")
    expect(page.locator(".look.stays")).to_have_count(0)
    dark(page).focus()
    page.keyboard.press("?")
    page.wait_for_selector(".look.stays", timeout=LONG)
    said.append(page.locator(".look.stays").inner_text())
    assert page.evaluate("() => document.activeElement.matches('.look.stays')")
    assert said[0] == said[1] == said[2]
    # What is read out has the name of the thing, and a clause leads to the rules.
    expect(page.get_by_role("dialog", name=said[0].split("\n")[0])).to_be_visible()
    page.locator(".look.stays .clause").first.click()
    expect(page.locator(".rules .cited")).to_be_visible(timeout=LONG)


def test_what_is_offered_can_be_done_from_there(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "paladins")
    asked(page)
    before = page.locator("main.table").get_attribute("data-question")
    page.locator(".board button[data-light~=lit]:visible").first.click(button="right")
    page.locator(".look.stays .ways [data-option]").first.click(timeout=LONG)
    until(page, ANSWERED, before)
    # The pointer may rest on another thing of the board by now, of which it is told in passing.
    expect(page.locator(".look.stays")).to_have_count(0)


LOWEST = """() => {
    const seen = [...document.querySelectorAll(".board [data-element]")].filter(
        (each) => each.getClientRects().length > 0
            && /^(idea|milestone|event_card):/.test(each.dataset.element),
    );
    const foot = (each) => each.getBoundingClientRect().bottom;
    const lowest = seen.reduce((one, other) => (foot(other) > foot(one) ? other : one));
    return lowest.dataset.element.split(" ")[0];
}"""

MORE = """(before) => {
    const look = document.querySelector(".look.stays");
    const box = look.getBoundingClientRect();
    return look.innerText.length > before && box.top >= 0 && box.bottom <= innerHeight + 1;
}"""


def test_what_is_told_stays_on_the_page_when_more_of_it_comes(new_page: NewPage) -> None:
    page = new_page(height=520)
    late: list[Route] = []
    page.route(PRINTED, lambda route: late.append(route))
    sit_down(page, "price_of_power")
    asked(page)
    page.evaluate(ASK, page.evaluate(LOWEST))
    page.wait_for_selector(".look.stays", timeout=LONG)
    before = page.locator(".look.stays").inner_text()
    assert late
    late[0].continue_()
    until(page, MORE, len(before))


def test_a_long_press_asks_and_does_not_choose(new_page: NewPage, server: Server) -> None:
    page = new_page(width=390, height=844)
    sit_down(page, PAX)
    asked(page)
    page.locator(".tabs button").nth(1).click()
    card = page.locator(".board .card[data-light~=lit]:visible").first
    card.scroll_into_view_if_needed()
    card.evaluate(
        """(card) => {
            const told = { bubbles: true, pointerType: "touch", isPrimary: true };
            card.dispatchEvent(new PointerEvent("pointerdown", told));
        }"""
    )
    page.wait_for_selector(".look.stays", timeout=LONG)
    card.evaluate(
        """(card) => {
            const told = { bubbles: true, pointerType: "touch", isPrimary: true };
            card.dispatchEvent(new PointerEvent("pointerup", told));
            card.dispatchEvent(new PointerEvent("click", told));
        }"""
    )
    expect(page.locator(".look.stays .ways")).to_be_visible()
    expect(card).not_to_have_attribute("aria-pressed", "true")


def test_a_watcher_is_told_what_things_are(new_page: NewPage, server: Server) -> None:
    host = Guest(server)
    room = host.played(PAX, 2, 10)
    page = new_page()
    page.goto(f"/rooms/{room}")
    drawn(page)
    page.locator(".pax .city:visible").first.click(button="right")
    page.wait_for_selector(".look.stays", timeout=LONG)
    expect(page.locator(".look h3")).not_to_be_empty()
    expect(page.locator(".look .not")).to_have_count(0)
