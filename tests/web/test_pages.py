"""Every page in both languages and themes, at three widths: accessible, and nothing cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.driver import GAMES, call, enter, sit_down

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES = ((390, 844), (768, 1024), (1440, 900))

CUT_OFF = """() => {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth + 1)
        wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll(
        "h1, h2, h3, button, .opt, .btn, .ttl, label, th, td, .crumb")) {
        if (element.closest(".vh, .sprite") || element.getClientRects().length === 0) continue;
        const style = getComputedStyle(element);
        if (style.overflow === "visible" || style.textOverflow === "ellipsis") continue;
        if (style.webkitLineClamp !== "none") continue;
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            wrong.push(`${element.className || element.tagName}: ` +
                element.textContent.trim().slice(0, 60));
    }
    return wrong;
}"""
MISSING = """() => [...document.body.innerText.matchAll(
    /\\b(?:tour|pax|pal|gp|tab|ask|move|event|card|group|city)-[a-z_-]+\\b/g)].map((m) => m[0])"""


def check(page: Page) -> None:
    """No serious problem that axe finds, nothing cut off, no message without a text."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
            .filter((each) => ["serious", "critical"].includes(each.impact))
            .map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) +
                " " + (n.any[0]?.message ?? "")).join(" | ")}`)"""
    )
    assert "\n".join(found) == ""
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(MISSING) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_lobby_rooms_and_rules(
    new_page: NewPage, width: int, height: int, lang: str, theme: str
) -> None:
    page = new_page(width, height, lang, theme)
    enter(page)
    check(page)
    room = call(page, "POST", "/api/rooms", {"game": "pax_renaissance_2e", "players": 3})["id"]
    page.goto(f"/rooms/{room}")
    expect(page.locator(".foot .btn.primary")).to_be_visible()
    check(page)
    page.goto("/rooms")
    expect(page.locator("main ul li a").first).to_be_visible()
    check(page)
    page.goto("/rules/pax_renaissance_2e")
    expect(page.locator(".list li").first).to_be_visible()
    check(page)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(new_page: NewPage, game: str, lang: str, theme: str) -> None:
    page = new_page(1440, 900, lang, theme)
    sit_down(page, game)
    page.wait_for_selector(".board [data-element]")
    page.wait_for_timeout(400)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        check(page)


def test_a_tour_of_about_ten_steps_lights_the_real_position(new_page: NewPage) -> None:
    page = new_page(tour=True)
    sit_down(page, "pax_renaissance_2e")
    steps = 0
    expect(page.get_by_role("dialog")).to_be_visible(timeout=15_000)
    while page.get_by_role("dialog").count() > 0:
        steps += 1
        page.get_by_role("dialog").locator(".btn.primary").click()
    assert 8 <= steps <= 12


def test_the_language_changes_everywhere_at_a_switch(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "pax_renaissance_2e")
    expect(page.get_by_role("heading", name="Kronika")).to_be_visible()
    page.get_by_role("button", name="Switch to English").first.click()
    expect(page.get_by_role("heading", name="Chronicle")).to_be_visible()
    expect(page.get_by_text("Holy Roman Empire").first).to_be_visible()
