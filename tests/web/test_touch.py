"""Fingers and small screens: targets that can be hit, and what is said where nothing can rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, Positions
from tests.web.driver import asked, drawn, until

pytestmark = pytest.mark.slow
BROKEN = """() => {
    const found = [];
    for (const title of document.querySelectorAll(".market .card .title")) {
        const text = title.firstChild;
        const range = document.createRange();
        for (const word of text.data.matchAll(/\\S+/g)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((each) => Math.round(each.y)));
            if (lines.size > 1 && !word[0].includes("-")) found.push(word[0]);
        }
    }
    return found;
}"""
TAP = """(sign) => sign.dispatchEvent(new PointerEvent("click", {
    bubbles: true, pointerType: "touch", clientX: 200, clientY: 300,
}))"""


def table(page: Page, positions: Positions, game: str) -> None:
    page.goto(f"/rooms/{positions.late(game)}")
    drawn(page)
    asked(page)
    until(page, "() => document.fonts.status === 'loaded'")


@pytest.mark.parametrize("lang,said", [("pl", "Pieniądze"), ("en", "Money")])
def test_a_tap_on_a_sign_says_what_it_means(
    new_page: NewPage, positions: Positions, lang: str, said: str
) -> None:
    page = new_page(390, 844, lang, guest=positions.guest)
    table(page, positions, "gods_playground")
    page.locator(".tabs button").nth(1).click()
    sign = page.locator(".family [title]").first
    meant = sign.get_attribute("title")
    sign.evaluate(TAP)
    expect(page.locator(".tooltip")).to_have_text(meant or said)
    page.locator("h1").first.evaluate(TAP)
    expect(page.locator(".tooltip")).to_have_count(0)


def test_paladins_say_on_a_phone_what_they_do(new_page: NewPage, positions: Positions) -> None:
    page = new_page(390, 844, guest=positions.guest)
    table(page, positions, "paladins")
    page.locator(".tabs button").nth(0).click()
    own = page.locator("section.own")
    if own.locator(".paladin").count() > 0:
        expect(own.locator(".paladin .mut").first).to_be_visible()
    expect(own.locator(".action .effect").first).to_be_visible()


def test_a_phone_is_told_of_no_keys(new_page: NewPage, positions: Positions) -> None:
    for width, there in ((390, False), (1440, True)):
        page = new_page(width, 844, "en", guest=positions.guest)
        table(page, positions, "paladins")
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_text("arrows: walk the board")).to_be_visible(visible=there)


def test_at_768_no_name_of_a_card_breaks_inside_a_word(
    new_page: NewPage, positions: Positions
) -> None:
    page = new_page(768, 1024, guest=positions.guest)
    for game in ("pax_renaissance_1e", "pax_renaissance_2e"):
        table(page, positions, game)
        assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_space_bar_and_the_other_button_show_the_same(
    new_page: NewPage, positions: Positions, lang: str
) -> None:
    page = new_page(lang=lang, guest=positions.guest)
    table(page, positions, "pax_renaissance_2e")
    card = page.locator(".market .card[data-light~=lit]").first
    card.focus()
    page.keyboard.press("Space")
    look = page.locator(".look.stays")
    expect(look).to_be_visible()
    by_key = look.inner_text()
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    card.click(button="right")
    expect(look).to_be_visible()
    assert look.inner_text() == by_key


def test_the_throne_of_the_mamluks_and_cyprus_lie_apart(
    new_page: NewPage, positions: Positions
) -> None:
    page = new_page(guest=positions.guest)
    table(page, positions, "pax_renaissance_1e")
    apart = page.evaluate(
        """() => {
            const city = document.querySelector("[data-element='city:cyprus']");
            const box = city.getBoundingClientRect();
            return [...document.querySelectorAll(".pax .corner > div")].every((each) => {
                const other = each.getBoundingClientRect();
                return other.left >= box.right || other.right <= box.left ||
                    other.top >= box.bottom || other.bottom <= box.top;
            });
        }"""
    )
    assert apart


def test_in_the_dark_every_realm_has_a_tint_of_its_own(
    new_page: NewPage, positions: Positions
) -> None:
    page = new_page(theme="dark", guest=positions.guest)
    table(page, positions, "price_of_power")
    tints = page.evaluate(
        """() => {
            const paint = document.createElement("canvas").getContext("2d", {});
            const probe = document.querySelector(".power").appendChild(document.createElement("i"));
            return [..."012345"].map((n) => `--t${n}`).concat("--land").map((name) => {
                probe.style.color = `var(${name})`;
                paint.fillStyle = getComputedStyle(probe).color;
                paint.fillRect(0, 0, 1, 1);
                return [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)];
            });
        }"""
    )
    land = tints.pop()
    for tint in tints:
        assert sum(abs(a - b) for a, b in zip(tint, land, strict=True)) > 60


def test_the_west_of_the_map_comes_out_from_under_its_layers(
    new_page: NewPage, positions: Positions
) -> None:
    page = new_page(guest=positions.guest)
    table(page, positions, "price_of_power")
    page.keyboard.press("Shift+F")
    page.keyboard.type("Irlandia")
    page.keyboard.press("Enter")
    panel = page.locator(".panel-of-layers").bounding_box()
    name = page.locator(".power .area button:focus").bounding_box()
    assert panel is not None
    assert name is not None
    assert name["x"] > panel["x"] + panel["width"]


def test_what_has_changed_is_marked_where_it_is(new_page: NewPage, positions: Positions) -> None:
    page = new_page(guest=positions.guest)
    table(page, positions, "paladins")
    page.locator(".paladins .label").first.evaluate(
        "(element) => element.setAttribute('data-changed', '')"
    )
    place = page.locator(".paladins .label").first.evaluate(
        "(element) => getComputedStyle(element).position"
    )
    assert place == "relative"
