"""The host frees a seat, and who sat there is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.driver import call, enter
from tests.web.test_pages import check_everywhere


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_seat_is_freed_and_its_owner_reads_so_once(new_page: NewPage, lang: str) -> None:
    free, close = {"pl": ("Zwolnij", "Zamknij"), "en": ("Free", "Close")}[lang]
    host, guest = new_page(lang=lang), new_page(lang=lang)
    for page in (host, guest):
        enter(page)
    wanted = {"game": "paladins", "players": 2, "title": "Sejm"}
    room = call(host, "POST", "/api/rooms", wanted)["id"]
    call(guest, "POST", f"/api/rooms/{room}/seats/1/sit", {})
    host.goto(f"/rooms/{room}")
    name = call(guest, "GET", "/api/me")["name"]
    button = host.locator(".seats").get_by_role("button", name=free)
    expect(button).to_have_accessible_name(re.compile(re.escape(name)))
    check_everywhere(host)
    button.click()
    expect(button).to_have_count(0)
    told = guest.get_by_role("status").filter(has_text="Sejm")
    expect(told).to_be_visible()
    check_everywhere(guest)
    told.get_by_role("button", name=close).click()
    expect(told).to_have_count(0)
    with guest.expect_response("**/api/me/freed"):
        guest.reload()
    expect(guest.locator(".games .btn.soft").first).to_be_visible()
    expect(told).to_have_count(0)
