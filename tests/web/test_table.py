"""What a player finds at the table: preview, why not, undo, history, secrets, and a voice."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.conftest import NewPage, Positions
from tests.web.driver import (
    LONG,
    asked,
    call,
    drawn,
    number_of,
    play,
    reaches,
    sit_down,
    until,
)

pytestmark = pytest.mark.slow
PAX = "pax_renaissance_2e"


def test_a_chosen_element_narrows_the_options_and_escape_goes_back(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, PAX)
    asked(page)
    card = page.locator(".market .card[data-light~=lit]").first
    card.click()
    expect(page.locator(".q .insp [data-option]").first).to_be_visible(timeout=LONG)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".q .insp h2, .q .insp h3").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".q .insp")).to_have_count(0)


def test_pointing_at_an_option_lights_what_it_touches(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "paladins")
    asked(page)
    for option in page.locator(".q [data-option]").all():
        option.focus()
        if page.locator(".board [data-light~=point]").count() > 0:
            break
    else:
        raise AssertionError("no option lights anything")
    # And the other way round; with a preview of what a click does, in words for eyes and ears.
    page.locator(".board button[data-light~=lit]:visible").first.hover()
    expect(page.locator(".q .near").first).to_be_attached(timeout=LONG)
    expect(page.locator(".look .ways p").first).not_to_be_empty(timeout=LONG)
    lit = page.locator(".board [data-light~=lit]").first
    expect(lit).to_have_attribute("aria-description", re.compile(r".+"), timeout=LONG)


def test_the_history_shows_an_earlier_position_and_leads_back(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, PAX)
    play(page, moves=4)
    asked(page)
    now = number_of(page)
    page.get_by_role("button", name="Ruch wcześniej").first.click()
    expect(page.locator(".hist.past")).to_be_visible(timeout=LONG)
    expect(page.locator(".board [data-light~=lit]")).to_have_count(0)
    expect(page.locator(".q [data-option]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".hist.past")).to_have_count(0)
    assert number_of(page) == now


def test_every_entry_of_the_log_leads_to_its_clauses(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, PAX)
    play(page, moves=2)
    asked(page)
    entries = page.locator(".log .step")
    expect(entries.first).to_be_visible(timeout=LONG)
    for entry in entries.all():
        expect(entry.locator(".clause").first).to_have_text(re.compile("^PAX2-"))
    further = page.locator(".clause", has_text=re.compile(r"^\+\d+$"))
    several = next(entry for entry in entries.all() if entry.locator(further).count())
    more = several.locator(further)
    count = int(more.inner_text().strip("+"))
    more.click()
    expect(several.locator(".clause")).to_have_count(count + 1)
    last = several.locator(".clause").last
    clause = last.inner_text()
    last.click()
    expect(page.locator(".rules li.cited .clause")).to_have_text(clause, timeout=LONG)


def test_a_link_to_a_move_opens_there(new_page: NewPage) -> None:
    page = new_page()
    room = sit_down(page, PAX)
    play(page, moves=3)
    page.goto(f"/rooms/{room}?move=1")
    expect(page.locator(".hist.past")).to_be_visible(timeout=LONG)
    # It leads there once: whoever has gone back to the present plays on there.
    page.keyboard.press("Escape")
    expect(page.locator(".hist.past")).to_have_count(0)
    asked(page)
    number = number_of(page)
    play(page, moves=1)
    reaches(page, number + 1)
    asked(page)
    expect(page.locator(".hist.past")).to_have_count(0)


def test_a_game_goes_on_from_an_earlier_move_at_a_table_of_its_own(new_page: NewPage) -> None:
    page = new_page()
    room = sit_down(page, PAX)
    play(page, moves=4)
    asked(page)
    page.goto(f"/rooms/{room}?move=2")
    page.get_by_role("button", name="Zagraj stąd").click(timeout=LONG)
    expect(page).not_to_have_url(re.compile(room), timeout=LONG)
    drawn(page)
    assert play(asked(page), moves=1) == 1
    slider = page.locator(".hist input")
    first = slider.get_attribute("min", timeout=LONG)
    assert first in ("0", "1", "2"), (
        "where the action began, if the second move was in the midst of it"
    )
    slider.fill(first)
    expect(page.locator(".hist.past")).to_contain_text(first, timeout=LONG)
    expect(page.locator(".hist button").first).to_be_disabled()
    page.locator(".log .before").click(timeout=LONG)
    expect(page).to_have_url(re.compile(rf"{room}.*move={first}"), timeout=LONG)


def test_a_game_that_is_over_goes_on_from_where_it_turned(
    new_page: NewPage, positions: Positions
) -> None:
    page = new_page(guest=positions.guest)
    over = positions.over(PAX)
    page.goto(f"/rooms/{over}")
    page.locator(".turns button").first.click(timeout=LONG)
    expect(page).not_to_have_url(re.compile(over), timeout=LONG)
    drawn(page)
    assert play(asked(page), moves=1) == 1


def test_the_log_goes_back_to_the_first_move(new_page: NewPage, positions: Positions) -> None:
    """Also on a page that was opened when the game was over, and knows only the last moves."""
    page = new_page(guest=positions.guest)
    page.goto(f"/rooms/{positions.over(PAX)}?board=1")
    drawn(page)
    first = page.locator(".log button.n", has_text=re.compile(r"^1$"))
    for _ in range(20):
        expect(page.locator(".log button.n").first).to_be_attached(timeout=LONG)
        if first.count() > 0 or page.locator(".log .before:enabled").count() == 0:
            break
        page.locator(".log .before:enabled").click(timeout=LONG)
        expect(page.locator(".log .before:disabled")).to_have_count(0, timeout=LONG)
    expect(first).to_have_count(1, timeout=LONG)


def test_cards_glide_to_where_they_go_unless_motion_is_not_wanted(new_page: NewPage) -> None:
    noted = """() => {
        globalThis.glided = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            if (this.matches("[data-element]")) globalThis.glided += 1;
            return animate.apply(this, how);
        };
    }"""
    moving, still = new_page(motion="full"), new_page()
    for page in (moving, still):
        sit_down(page, PAX)
        page.evaluate(noted)
        play(page, moves=12)
        asked(page)
    until(moving, "() => globalThis.glided > 0")
    assert still.evaluate("globalThis.glided") == 0


def test_what_happened_since_my_last_turn_can_be_stepped_through(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, PAX, players=3)
    for _ in range(12):
        play(page, moves=1)
        asked(page)
        if page.locator(".since").count() > 0:
            break
    page.locator(".since").click()
    page.locator(".digest footer .btn").nth(1).click()
    expect(page.locator(".telling")).to_be_visible(timeout=LONG)
    page.keyboard.press("Escape")
    expect(page.locator(".since")).to_be_visible(timeout=LONG)
    page.reload()
    drawn(page)
    page.locator(".since").click()
    page.locator(".digest footer .btn").nth(1).click()
    expect(page.locator(".hist.past")).to_be_visible(timeout=LONG)
    page.keyboard.press("Escape")
    expect(page.locator(".since")).to_be_visible(timeout=LONG)


def test_what_others_changed_glows(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, PAX, players=3)
    for _ in range(12):
        play(page, moves=1)
        asked(page)
        if page.locator(".board [data-changed]").count() > 0:
            return
    raise AssertionError("nothing glowed")


def test_a_voice_tells_whose_turn_it_is_and_what_happened(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, PAX)
    asked(page)
    expect(page.locator(".vh[role=status]").first).to_contain_text("Your turn", timeout=LONG)
    play(page, moves=1)
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty(timeout=LONG)


def test_a_move_that_cannot_be_taken_back_asks_again(new_page: NewPage) -> None:
    """The button itself asks; what can be taken back is played at once."""
    page = new_page()
    sit_down(page, PAX)
    for _ in range(40):
        asked(page)
        option = page.locator(".q [data-option]:visible").last
        question = page.locator("main.table").get_attribute("data-question") or ""
        option.click()
        armed = page.locator(".q .armed")
        if armed.count() > 0:
            expect(page.locator("main.table")).to_have_attribute("data-question", question)
            # The button asks for four seconds only: on a busy machine it may have to ask again.
            with suppress(PlaywrightTimeout):
                armed.click(timeout=3000)
                expect(page.locator("main.table")).not_to_have_attribute("data-question", question)
                return
            continue
        expect(page.locator("main.table")).not_to_have_attribute("data-question", question)
    raise AssertionError("nothing was final")


def assigning(page: Page, positions: Positions) -> None:
    """A table of God's Playground where tokens are laid in secret."""
    guest = positions.guest
    body = {
        "game": "gods_playground",
        "players": 3,
        "seats": ["me", "bot:random", "bot:random"],
        "start": True,
    }
    room = guest.call("POST", "/api/rooms", body)["id"]
    while True:
        table = guest.call("GET", f"/api/rooms/{room}/table?seat=0")
        ask = table["ask"]
        if ask and ask["topic"] == "token":
            break
        if ask:
            move = {"seat": 0, "question": table["question"], "move": ask["offers"][0]["move"]}
            guest.call("POST", f"/api/rooms/{room}/moves", move)
    page.goto(f"/rooms/{room}")
    drawn(page)
    expect(page.locator(".assign")).to_be_visible(timeout=LONG)


def test_tokens_are_laid_in_secret_by_dragging(new_page: NewPage, positions: Positions) -> None:
    page = new_page(guest=positions.guest)
    assigning(page, positions)
    page.locator(".assign [data-token=influence_4]").drag_to(
        page.locator(".gods .plaque.name-lithuania"), steps=8
    )
    expect(page.locator(".assign [data-place=lithuania] .seal text")).to_have_text("4")
    page.locator(".assign [data-token=influence_0]").drag_to(
        page.locator(".assign [data-place=royal_court]"), steps=8
    )
    expect(page.locator(".assign [data-place=royal_court] .seal text")).to_have_text("0")
    for place in ("prussia", "ukraine", "little_poland", "great_poland"):
        page.locator(f".gods .plaque.name-{place}").click()
    number = number_of(page)
    page.locator(".assign .btn.primary").click()
    expect(page.locator(".assign")).to_have_count(0, timeout=LONG)
    assert number_of(page) > number


def test_tokens_are_laid_in_secret_by_keys(new_page: NewPage, positions: Positions) -> None:
    page = new_page(guest=positions.guest)
    assigning(page, positions)
    page.locator(".assign [role=radio][tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("1")
    expect(page.locator(".assign [data-place=prussia] .seal text")).to_have_text("4")
    page.locator(".assign [data-place=prussia]").focus()
    page.keyboard.press("Backspace")
    expect(page.locator(".assign [data-place=prussia] .seal text")).to_have_count(0)
    for _ in range(6):
        page.keyboard.press("1")
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".assign")).to_have_count(0, timeout=LONG)


def test_sound_is_off_until_asked_for_and_the_page_can_be_installed(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, PAX)
    assert "sound" not in json.loads(page.evaluate("localStorage.getItem('stolnik')"))
    manifest = call(page, "GET", page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
