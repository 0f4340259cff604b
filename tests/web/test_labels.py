"""On a phone no label is wider than what it stands on, in either language, on every page.

A label is all that a button, a link, a tab or a heading says.  Each line of its text has to lie
inside the box; it may break into lines, but neither stick out nor be cut off.  The first lines of
what a card does are no label: the card shows them with "…", and its large view has the rest.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stolnik.text import LANGUAGES
from tests.web.conftest import NewPage, Positions
from tests.web.driver import GAMES, LONG, call, enter, players_of, sit_down, until
from tests.web.test_pages import settled

PHONE = (390, 844)
RESIGN = {"pl": "Poddaj partię", "en": "Resign"}

TOO_WIDE = """() => {
    const wrong = [];
    const controls = "button, a.btn, a.tool, nav a, summary, label, .tag, .btn, [role=tab], h1, h2";
    for (const box of document.querySelectorAll(controls)) {
        if (box.closest("svg, .vh, [inert]") || !box.checkVisibility({ visibilityProperty: true }))
            continue;
        const outer = box.getBoundingClientRect();
        if (outer.width < 2 || outer.right <= 0 || outer.left >= innerWidth) continue;
        const what = `${box.className || box.tagName}: ${box.textContent.trim().slice(0, 50)}`;
        if (getComputedStyle(box).overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1)
            wrong.push(`cut off: ${what}`);
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            const parent = text.parentElement;
            if (!text.data.trim() || parent.closest(".vh, svg")) continue;
            if (parent.closest(controls) !== box) continue;
            if (getComputedStyle(parent).webkitLineClamp !== "none") continue;
            if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
                continue;
            if (parent !== box && getComputedStyle(parent).overflowX !== "visible" &&
                parent.scrollWidth > parent.clientWidth + 1)
                wrong.push(`cut off: ${what} (${text.data.trim().slice(0, 30)})`);
            // A badge lies over the corner of its card, so its text has to fit the badge.
            const badge = getComputedStyle(parent).position === "absolute";
            const edge = badge ? parent.getBoundingClientRect() : outer;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const line of range.getClientRects()) {
                if (line.width < 1) continue;
                if (line.left < edge.left - 1 || line.right > edge.right + 1 ||
                    line.top < edge.top - 4 || line.bottom > edge.bottom + 4) {
                    wrong.push(`sticks out: ${what} (${text.data.trim().slice(0, 30)})`);
                    break;
                }
            }
        }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1)
        wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return wrong;
}"""


def test_a_label_that_is_too_wide_is_found(new_page: NewPage) -> None:
    page = new_page(*PHONE, "pl")
    enter(page)
    assert page.evaluate(TOO_WIDE) == []
    for style in ("overflow: hidden; text-overflow: ellipsis", "overflow: visible"):
        page.evaluate(
            """(style) => {
                const box = document.querySelector(".games .btn.soft");
                box.style.cssText = "width: 20px; min-width: 0; white-space: nowrap; " + style;
            }""",
            style,
        )
        assert page.evaluate(TOO_WIDE) != [], style


def fits(page: Page) -> None:
    """Every label that is shown lies within its box."""
    settled(page)
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_the_pages_around_a_game(
    new_page: NewPage, positions: Positions, lang: str
) -> None:
    page = new_page(*PHONE, lang, guest=positions.guest)
    enter(page)
    fits(page)
    for game in (*GAMES, "price_of_power"):
        body = {"game": game, "players": players_of(page, game)}
        room = call(page, "POST", "/api/rooms", body)["id"]
        page.goto(f"/rooms/{room}")
        expect(page.locator(".foot .btn.primary")).to_be_visible(timeout=LONG)
        fits(page)
    page.goto("/rooms")
    expect(page.locator("main ul li a").first).to_be_visible(timeout=LONG)
    fits(page)
    page.goto("/rules/pax_renaissance_2e?clause=PAX2-E1.9")
    expect(page.locator(".list li").first).to_be_visible(timeout=LONG)
    fits(page)
    for nowhere in ("/nowhere", "/link/nobody", "/mail/nobody"):
        page.goto(nowhere)
        expect(page.locator("h1")).to_be_visible(timeout=LONG)
        fits(page)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", (*GAMES, "price_of_power"))
def test_labels_of_a_table_and_its_drawers(new_page: NewPage, game: str, lang: str) -> None:
    page = new_page(*PHONE, lang)
    sit_down(page, game)
    for tab in page.locator(".tabs button").all():
        tab.click()
        fits(page)
    menu = page.locator(".tools button").last
    menu.click()
    drawer = page.locator("aside.drawer")
    expect(drawer).to_be_visible(timeout=LONG)
    fits(page)
    drawer.locator("button", has_text=RESIGN[lang]).click()
    fits(page)  # with the question whether one is sure
    page.keyboard.press("Escape")
    for row in (0, 1):  # the rules, the talk
        menu.click()
        drawer.locator(".btn.row").nth(row).click()
        expect(drawer).to_be_visible(timeout=LONG)
        until(page, "() => !document.querySelector('aside.menu')")
        fits(page)
        drawer.locator("header .tool").first.click()
        expect(drawer).to_have_count(0, timeout=LONG)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_a_result(new_page: NewPage, positions: Positions, lang: str) -> None:
    page = new_page(*PHONE, lang, guest=positions.guest)
    page.goto(f"/rooms/{positions.over('paladins')}")
    expect(page.locator("main.result .chart")).to_be_visible(timeout=LONG)
    fits(page)
