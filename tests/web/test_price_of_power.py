"""Price of Power at the page: the map of Europe, its layers, and nothing cut off."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import permutations

import pytest
from playwright.sync_api import Page, expect

from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.games.price_of_power.events.relations import InfluencePlaced
from tests.web.built import ITALIAN_WARS
from tests.web.conftest import NewPage
from tests.web.driver import LONG, asked, drawn, sit_down, until
from tests.web.kept import UNSAID, Kept, kept
from tests.web.test_pages import SIZES, check, check_everywhere

__all__ = ["kept"]
GAME = "price_of_power"
LAYERS = ("Ownership", "Religion", "Influence", "Trade", "Forces", "Unrest", "Empire")
STAGES = ("war_target", "casualty", "peace_term", "deal", "trade_cards", "rebel_area")
"""Questions at which something stands over the map: a War, a Battle, a peace, a deal, a trade."""
INNER = (
    *("languedoc", "central_italy", "aquitaine", "burgundy", "lombardy", "bavaria_and_swabia"),
    *("rhineland", "saxony", "seine", "venetia", "westphalia", "bohemia", "austria"),
)
"""Areas far enough from the edges of the sheet to come into the middle."""
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_table_is_whole_at_three_widths(new_page: NewPage, lang: str, theme: str) -> None:
    page = new_page(1440, 900, lang, theme)
    sit_down(page, GAME)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_result_page_is_whole_and_draws_the_prestige(
    new_page: NewPage, kept: Kept, lang: str, theme: str
) -> None:
    page = new_page(1440, 900, lang, theme, guest=kept.guest)
    page.goto(f"/rooms/{kept.bring(one_age())}")
    expect(page.locator("main.result .chart")).to_be_visible(timeout=LONG)
    check_everywhere(page)
    said = {"pl": ("Władza Cesarska", "punkty"), "en": ("Imperial Authority", "points")}[lang]
    for words in said:
        expect(page.locator("main.result")).to_contain_text(words)


@cache
def one_age() -> Match:
    """The Age of Discovery of two players, played at random to its end."""
    match = Match.start(
        load(GAME), players=2, seed="over 0", listen=True, length="age_of_discovery"
    )
    dice = random.Random("over 0")
    while not match.over:
        ask = match.pending[0]
        match.submit(ask.seat, dice.choice(ask.options))
    return match


def read_out(page: Page, area: str) -> str:
    """What an Area that was found by its name says of itself."""
    page.get_by_role("combobox", name="Find an Area").fill(area)
    page.keyboard.press("Enter")
    found = page.locator(".power .area button:focus")
    expect(found).to_contain_text(area, timeout=LONG)
    return found.text_content() or ""


def test_the_map_has_layers_and_finds_areas_by_name(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    page.keyboard.press("Shift+Digit2")
    expect(page.get_by_role("radio", name="Religion")).to_be_checked(timeout=LONG)
    expect(page.locator(".power .europe.layer-faith")).to_be_visible(timeout=LONG)
    said = read_out(page, "Scotland")
    assert "Adjacent to:" in said


def test_each_layer_has_a_legend(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    for number, name in enumerate(LAYERS, 1):
        page.keyboard.press(f"Shift+Digit{number}")
        expect(page.get_by_role("radio", name=name)).to_be_checked(timeout=LONG)
        expect(page.locator(".power .legend li").first).to_be_visible(timeout=LONG)
        assert page.locator(".power .legend").inner_text().strip()


def test_an_area_is_read_out_with_its_religion_and_the_empire(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    said = read_out(page, "Saxony")
    assert "Religion: Catholic" in said
    assert "Elector" in said
    assert "Owners:" in said


def test_an_area_tells_its_provinces_with_owners_and_tax_values(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    read_out(page, "Saxony")
    page.keyboard.press("Enter")
    card = page.locator(".look .bigcard")
    expect(card).to_contain_text("Religion: Catholic · Elector", timeout=LONG)
    expect(card).to_contain_text("Wittenberg 1")


def test_an_area_is_found_without_polish_letters_and_by_a_province(new_page: NewPage) -> None:
    page = new_page(lang="pl")
    sit_down(page, GAME)
    for typed, area in (("srodkowe wl", "Środkowe Włochy"), ("mediolan", "Lombardia")):
        page.keyboard.press("Shift+KeyF")
        expect(page.get_by_role("combobox", name="Znajdź Obszar")).to_be_focused(timeout=LONG)
        page.keyboard.press("Control+KeyA")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(page.locator(".power .area button:focus")).to_contain_text(area, timeout=LONG)


WIDTH = "() => document.querySelector('.power .sheet').getBoundingClientRect().width"
PINCH = """() => {
    const frame = document.querySelector(".power .frame");
    const { x, y, width, height } = frame.getBoundingClientRect();
    const finger = (type, pointerId, dx) => frame.dispatchEvent(new PointerEvent(type, {
        pointerId, bubbles: true, clientX: x + width / 2 + dx, clientY: y + height / 2,
    }));
    finger("pointerdown", 1, -20);
    finger("pointerdown", 2, 20);
    finger("pointermove", 2, 60);
    finger("pointerup", 2, 60);
    finger("pointerup", 1, -20);
}"""


def test_the_map_is_dragged_and_zoomed_by_wheel_pinch_keys_and_buttons(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    asked(page)
    frame = page.locator(".power .frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def grows(after: Callable[[], object], by: int = 1) -> None:
        before = page.evaluate(WIDTH)
        after()
        until(page, f"(was) => {by} * (({WIDTH})() - was) > 1", before)

    page.mouse.move(x, y)
    grows(lambda: page.mouse.wheel(0, -200))
    grows(lambda: page.evaluate(PINCH))
    grows(lambda: page.keyboard.press("-"), -1)
    grows(lambda: page.keyboard.press("+"))
    grows(page.get_by_role("button", name="Zoom out").click, -1)
    grows(lambda: page.keyboard.press("0"), -1)
    expect(page.locator(".power .sheet.far")).to_be_visible(timeout=LONG)
    grows(page.get_by_role("button", name="Zoom in").click)
    grows(page.get_by_role("button", name="Zoom in").click)
    before = page.locator(".power .sheet").get_attribute("style")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y - 60, steps=4)
    page.mouse.up()
    expect(page.locator(".power .sheet")).not_to_have_attribute("style", before or "", timeout=LONG)


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("en", "Lombardy", "Battleground: The Italian Wars"),
        ("pl", "Lombardia", "Pole Bitwy: Wojny włoskie"),
    ],
)
def test_battlegrounds_are_drawn_named_and_read_out(
    new_page: NewPage, kept: Kept, lang: str, name: str, said: str
) -> None:
    page = new_page(lang=lang, guest=kept.guest)
    kept.open_built(page, "turn", ITALIAN_WARS)
    expect(page.locator(".power .battlegrounds path.under")).to_have_count(4, timeout=LONG)
    expect(page.locator(".power .area .battleground")).to_have_count(4)
    struggle = said.partition(": ")[2]
    for layer in range(1, len(LAYERS) + 1):
        page.keyboard.press(f"Shift+Digit{layer}")
        expect(page.locator(".power .legend")).to_contain_text(struggle, timeout=LONG)
    area = page.locator(".power .area button[data-element='area:lombardy']")
    expect(area).to_contain_text(said)
    expect(area).to_contain_text(name)
    page.locator(".power .chip.active").click()
    expect(page.locator(".look .bigcard")).to_contain_text(name, timeout=LONG)


def test_a_phone_always_shows_age_round_phase_and_prestige(new_page: NewPage) -> None:
    page = new_page(390, 844, "en")
    sit_down(page, GAME)
    asked(page)
    strip = page.locator(".power .now-strip")
    for tab in page.locator(".tabs button").all():
        tab.click()
        if tab.inner_text().strip() == "Log":
            continue
        expect(strip).to_be_visible(timeout=LONG)
        expect(strip).to_contain_text("Age of Discovery 1/4")
        expect(strip.locator(".prestiges > span")).to_have_count(2)


def test_the_mat_of_another_realm_opens_in_full(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, GAME)
    asked(page)
    page.locator(".power .rival h2 button").first.click()
    mat = page.locator(".look .bigcard")
    expect(mat).to_be_visible(timeout=LONG)
    for what in ("Prestige", "Ducats", "Ruler", "Religion", "Manpower", "Missions"):
        expect(mat).to_contain_text(what)


IN_THE_MIDDLE = """(area) => {
    const map = document.querySelector(".power .frame").getBoundingClientRect();
    const name = document.querySelector(`.power .area button[data-element="area:${area}"]`);
    const box = name.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return (
        Math.abs(x - (map.left + map.right) / 2) < map.width / 16 &&
        Math.abs(y - (map.top + map.bottom) / 2) < map.height / 16
    );
}"""


def test_what_has_changed_walks_over_the_map(new_page: NewPage, kept: Kept) -> None:
    """Each step of the past is brought into the middle of the map."""
    match = one_age()
    page = new_page(guest=kept.guest)
    page.goto(f"/rooms/{kept.bring(match)}?move=1")
    sheet = page.locator(".power .sheet")
    expect(sheet).to_be_visible(timeout=LONG)
    placed = {
        told.area: number for number, told, _ in match.log if isinstance(told, InfluencePlaced)
    }
    walked = [area for area in INNER if area in placed][:3]
    stood = set()
    for area in walked:
        page.locator(".hist input").first.fill(str(placed[area]))
        until(page, IN_THE_MIDDLE, area)
        stood.add(sheet.get_attribute("style"))
    assert len(stood) == 3


LIT = """() => {
    const map = document.querySelector(".power .frame").getBoundingClientRect();
    return [...document.querySelectorAll(".power .area button[data-light~=lit]")].map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const seen = x > map.left && x < map.right && y > map.top && y < map.bottom;
        return { left, right, top, bottom, seen };
    });
}"""


def test_a_phone_shows_all_that_is_lit_and_keeps_the_question_in_reach(
    new_page: NewPage, kept: Kept
) -> None:
    page = new_page(390, 844, guest=kept.guest)
    assert kept.open(page, "battle_order")
    drawn(page)
    until(
        page,
        f"() => {{ const lit = ({LIT})(); return lit.length > 1 && lit.every((e) => e.seen); }}",
    )
    question = page.locator(".q h1").bounding_box()
    assert question is not None
    assert question["y"] < 844


def test_a_phone_keeps_names_apart_where_many_areas_are_lit(new_page: NewPage, kept: Kept) -> None:
    page = new_page(390, 844, guest=kept.guest)
    assert kept.open(page, "place")
    drawn(page)
    until(page, f"() => ({LIT})().some((e) => e.seen)")
    lit = page.evaluate(LIT)
    assert len(lit) >= 8
    for one, other in permutations(lit, 2):
        x, y = (one["left"] + one["right"]) / 2, (one["top"] + one["bottom"]) / 2
        covered = other["left"] < x < other["right"] and other["top"] < y < other["bottom"]
        assert not covered, (one, other)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("topic", STAGES)
def test_a_stage_over_the_map_is_whole_at_three_widths(
    new_page: NewPage, kept: Kept, topic: str, theme: str
) -> None:
    page = new_page(1440, 900, "pl", theme, guest=kept.guest)
    assert kept.open(page, topic)
    expect(page.locator(".power .stage")).to_be_visible(timeout=LONG)
    assert page.evaluate(UNSAID) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check(page)
