"""Every page in both languages and themes, at three widths: accessible, and nothing cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, Positions
from tests.web.driver import GAMES, LONG, call, drawn, enter, sit_down, until

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TEXTS = Path(__file__).parents[2] / "web/src/text"
SIZES = ((390, 844), (768, 1024), (1440, 900))

CUT_OFF = """() => {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth + 1)
        wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll(
        "h1, h2, h3, button, .opt, .btn, .title, label, th, td, .crumb")) {
        if (element.closest(".vh, .sprite") || element.getClientRects().length === 0) continue;
        const style = getComputedStyle(element);
        if (style.overflow === "visible" || style.textOverflow === "ellipsis") continue;
        if (style.webkitLineClamp !== "none") continue;
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            wrong.push(`${element.className || element.tagName}: ` +
                element.textContent.trim().slice(0, 60));
    }
    // What a word needs must lie inside its button, card or panel.
    const boxes = ".card, .action, .opt, .btn, .royal, .tile, .family, .rival";
    for (const box of document.querySelectorAll(boxes)) {
        const outer = box.getBoundingClientRect();
        if (outer.width === 0 || box.closest(".off-tab, .vh")) continue;
        for (const part of box.querySelectorAll(".title, h2, b")) {
            const inner = part.getBoundingClientRect();
            if (inner.width === 0 || part.closest(".vh")) continue;
            if (inner.right > outer.right + 2 || inner.left < outer.left - 8)
                wrong.push(`sticks out of ${box.className}: ${part.textContent.slice(0, 40)}`);
        }
    }
    return wrong;
}"""
IDS = re.findall(r"^([a-z]+-[\w-]+) =", (TEXTS / "en.ftl").read_text("utf-8"), re.MULTILINE)
SAID = """(ids) => {
    const said = document.body.innerText.split(/[^\\w-]+/);
    return ids.filter((id) => said.includes(id));
}"""
MISSING = """() => [...document.body.innerText.matchAll(
    /(?:\\b(?:tour|pax|pal|gp|tab|ask|move|event|card|group|city|score|pax-vic)-[a-z_-]+\\b)|\\{\\s*\\$\\w+/g
    )].map((m) => m[0])"""


def settled(page: Page) -> None:
    """The fonts are there, and no animation runs any more that would end by itself."""
    until(page, "() => document.fonts.status === 'loaded'")
    until(
        page,
        """() => document.getAnimations().every((each) => each.playState !== "running" ||
            each.effect?.getComputedTiming().iterations === Infinity)""",
    )


def problems(page: Page, rules: str = "") -> str:
    """What axe finds that is serious or critical."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async (only) => {
            const how = { resultTypes: ["violations"], ...(only ? { runOnly: [only] } : {}) };
            const about = (node) => node.html.slice(0, 160) + " " + (node.any[0]?.message ?? "");
            return (await axe.run(document, how)).violations
                .filter((each) => ["serious", "critical"].includes(each.impact))
                .map((each) => `${each.id}: ${each.nodes.slice(0, 4).map(about).join(" | ")}`);
        }""",
        rules,
    )
    return "\n".join(found)


def check(page: Page) -> None:
    """No serious problem that axe finds, nothing cut off, no message without a text."""
    settled(page)
    assert problems(page) == ""
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(MISSING) == []
    assert page.evaluate(SAID, IDS) == []


def check_everywhere(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # The page hears of its new size when it draws the next frame, not when it is told.
        until(page, "(width) => innerWidth === width", width)
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        check(page)


LOOKS = pytest.mark.parametrize(
    ("lang", "theme"), [(lang, theme) for lang in ("pl", "en") for theme in ("light", "dark")]
)


@pytest.mark.slow
@LOOKS
def test_lobby_rooms_and_rules(new_page: NewPage, lang: str, theme: str) -> None:
    page = new_page(1440, 900, lang, theme)
    enter(page)
    check_everywhere(page)
    room = call(page, "POST", "/api/rooms", {"game": "pax_renaissance_2e", "players": 3})["id"]
    page.goto(f"/rooms/{room}")
    expect(page.locator(".foot .btn.primary")).to_be_visible(timeout=LONG)
    check_everywhere(page)
    page.goto("/rooms")
    expect(page.locator("main ul li a").first).to_be_visible(timeout=LONG)
    check_everywhere(page)
    page.goto("/rules/pax_renaissance_2e?clause=PAX2-E1.9")
    expect(page.locator(".list li").first).to_be_visible(timeout=LONG)
    check_everywhere(page)
    page.goto("/nowhere")
    expect(page.locator("h1")).to_be_visible(timeout=LONG)
    check_everywhere(page)


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize("game", GAMES)
def test_tables(new_page: NewPage, game: str, lang: str, theme: str) -> None:
    page = new_page(1440, 900, lang, theme)
    sit_down(page, game)
    check_everywhere(page)


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize("game", GAMES)
def test_late_positions_and_drawers(
    new_page: NewPage, positions: Positions, game: str, lang: str, theme: str
) -> None:
    """Much on the table; then something chosen, the rules, the menu and the talk."""
    page = new_page(1440, 900, lang, theme, guest=positions.guest)
    page.goto(f"/rooms/{positions.late(game)}")
    drawn(page)
    check_everywhere(page)
    lit = page.locator(".board button[data-light~=lit]:visible")
    if lit.count() > 1:
        lit.first.focus()
        page.keyboard.press("Space")
        check(page)
        page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.locator("aside.drawer")).to_be_visible(timeout=LONG)
    check(page)
    page.keyboard.press("Escape")
    page.locator(".tools button").last.click()
    expect(page.locator("aside.drawer")).to_be_visible(timeout=LONG)
    assert page.locator("aside.drawer .turn").first.locator("p").count() >= 6
    check(page)


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize("game", GAMES)
def test_result_pages(
    new_page: NewPage, positions: Positions, game: str, lang: str, theme: str
) -> None:
    page = new_page(1440, 900, lang, theme, guest=positions.guest)
    page.goto(f"/rooms/{positions.over(game)}")
    expect(page.locator("main.result .chart")).to_be_visible(timeout=LONG)
    check_everywhere(page)


STATES = {
    "lit": "each.setAttribute('data-light', 'lit')",
    "pointed at": "each.setAttribute('data-light', 'lit point')",
    "chosen": "each.setAttribute('data-light', 'lit chosen')",
    "told": "each.setAttribute('data-light', 'told')",
    "changed": "each.setAttribute('data-changed', '')",
}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_words_can_be_read_in_every_state(
    new_page: NewPage, positions: Positions, game: str, theme: str
) -> None:
    """Every element lit, chosen, told of or glowing, at the first moment of its glow."""
    page = new_page(1440, 900, "pl", theme, guest=positions.guest, motion="full")
    page.goto(f"/rooms/{positions.late(game)}")
    drawn(page)
    for state, how in STATES.items():
        page.evaluate(
            """(how) => {
                for (const each of document.querySelectorAll(".board [data-element]"))
                    new Function("each", how)(each);
                for (const each of document.getAnimations()) {
                    each.pause();
                    each.currentTime = 0;
                }
            }""",
            how,
        )
        assert problems(page, "color-contrast") == "", state


HIDDEN = """() => {
    const lit = document.querySelector("[data-tour]")?.getBoundingClientRect();
    const box = document.querySelector("[role=dialog]").getBoundingClientRect();
    if (!lit) return false;
    const [x, y] = [(lit.left + lit.right) / 2, (lit.top + lit.bottom) / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
}"""
"""Whether the tour lies on the middle of what it speaks of."""


@pytest.mark.slow
@LOOKS
def test_a_tour_of_about_ten_steps_lights_the_real_position(
    new_page: NewPage, lang: str, theme: str
) -> None:
    for game in (*GAMES, "price_of_power"):
        page = new_page(1440, 900, lang, theme, tour=True)
        sit_down(page, game)
        steps = 0
        expect(page.get_by_role("dialog")).to_be_visible(timeout=LONG)
        while page.get_by_role("dialog").count() > 0:
            steps += 1
            if steps == 3:
                check(page)
            until(page, f"() => !({HIDDEN})()")
            page.get_by_role("dialog").locator(".btn.primary").click()
        assert 8 <= steps <= 12, game


def test_the_language_changes_everywhere_at_a_switch(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "pax_renaissance_2e")
    expect(page.get_by_role("heading", name="Dziennik")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Switch to English").first.click()
    expect(page.get_by_role("heading", name="Log")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Holy Roman Empire").first).to_be_visible(timeout=LONG)
