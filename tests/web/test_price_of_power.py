"""Price of Power at the page: the map of Europe, its layers, and nothing cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.driver import LONG, asked, drawn, play, sit_down, until
from tests.web.kept import Kept, kept
from tests.web.test_pages import SIZES, check

__all__ = ["kept"]
GAME = "price_of_power"
LAYERS = ("Ownership", "Religion", "Influence", "Trade", "Forces", "Unrest", "Empire")
STAGES = ("war_target", "casualty", "peace_term", "deal", "trade_cards", "rebel_area")
"""Questions at which something stands over the map: a War, a Battle, a peace, a deal, a trade."""
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_table_is_whole_at_three_widths(new_page: NewPage, lang: str, theme: str) -> None:
    page = new_page(1440, 900, lang, theme)
    sit_down(page, GAME)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check(page)


def read_out(page: Page, area: str) -> str:
    """What an Area that was found by its name says of itself."""
    page.get_by_role("combobox", name="Find an Area").fill(area)
    page.keyboard.press("Enter")
    found = page.locator(".pp .al button:focus")
    expect(found).to_contain_text(area, timeout=LONG)
    return found.text_content() or ""


def test_the_map_has_layers_and_finds_areas_by_name(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    page.keyboard.press("Shift+Digit2")
    expect(page.get_by_role("radio", name="Religion")).to_be_checked(timeout=LONG)
    expect(page.locator(".pp .mapin.layer-faith")).to_be_visible(timeout=LONG)
    said = read_out(page, "Scotland")
    assert "Adjacent to:" in said


def test_each_layer_has_a_legend(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    for number, name in enumerate(LAYERS, 1):
        page.keyboard.press(f"Shift+Digit{number}")
        expect(page.get_by_role("radio", name=name)).to_be_checked(timeout=LONG)
        expect(page.locator(".pp .legs li").first).to_be_visible(timeout=LONG)
        assert page.locator(".pp .legs").inner_text().strip()


def test_an_area_is_read_out_with_its_religion_and_the_empire(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    said = read_out(page, "Saxony")
    assert "Religion: Catholic" in said
    assert "Elector" in said
    assert "Owners:" in said


def test_the_mat_of_another_realm_opens_in_full(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    asked(page)
    page.locator(".pp .opp h2 button").first.click()
    mat = page.locator(".q .bigcard")
    expect(mat).to_be_visible(timeout=LONG)
    for what in ("Prestige", "Ducats", "Ruler", "Religion", "Manpower", "Missions"):
        expect(mat).to_contain_text(what)


def test_what_has_changed_walks_over_the_map(new_page: NewPage) -> None:
    """Each step of the past is brought into the middle of the map."""
    page = new_page()
    sit_down(page, GAME)
    play(page, moves=25)
    asked(page)
    slider = page.locator(".hist input").first
    places = set()
    for _ in range(15):
        before = int(slider.input_value())
        page.get_by_role("button", name="Ruch wcześniej").first.click()
        expect(slider).to_have_value(str(before - 1), timeout=LONG)
        expect(page.locator(".hist.past")).to_be_visible(timeout=LONG)
        places.add(page.locator(".pp .sheet").get_attribute("style"))
    assert len(places) > 1


def test_a_phone_shows_all_that_is_lit_and_keeps_the_question_in_reach(
    new_page: NewPage, kept: Kept
) -> None:
    page = new_page(390, 844, guest=kept.guest)
    assert kept.open(page, "place")
    drawn(page)
    until(
        page,
        """() => {
            const map = document.querySelector(".pp .pp-frame").getBoundingClientRect();
            const lit = [...document.querySelectorAll(".pp .al button[data-light~=lit]")];
            return lit.length > 0 && lit.every((each) => {
                const box = each.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return x > map.left && x < map.right && y > map.top && y < map.bottom;
            });
        }""",
    )
    question = page.locator(".q h1").bounding_box()
    assert question is not None
    assert question["y"] < 844


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("topic", STAGES)
def test_a_stage_over_the_map_is_whole_at_three_widths(
    new_page: NewPage, kept: Kept, topic: str, theme: str
) -> None:
    page = new_page(1440, 900, "pl", theme, guest=kept.guest)
    assert kept.open(page, topic)
    expect(page.locator(".pp .stage")).to_be_visible(timeout=LONG)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check(page)
