"""Price of Power at the page: the map of Europe, its layers, and nothing cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.driver import sit_down
from tests.web.test_pages import SIZES, check

GAME = "price_of_power"
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_table_is_whole_at_three_widths(new_page: NewPage, lang: str, theme: str) -> None:
    page = new_page(1440, 900, lang, theme)
    sit_down(page, GAME)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check(page)


def test_the_map_has_layers_and_finds_areas_by_name(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    page.keyboard.press("Shift+Digit2")
    expect(page.get_by_role("radio", name="Religion")).to_be_checked()
    expect(page.locator(".pp .mapin.layer-faith")).to_be_visible()
    page.get_by_role("combobox", name="Find an Area").fill("Scotland")
    page.keyboard.press("Enter")
    focused = page.evaluate("document.activeElement.textContent")
    assert "Adjacent to:" in focused
    assert "Scotland" in focused
