"""Bad addresses and bad networks: what happened, and a way on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.driver import call, enter, sit_down


def test_a_room_that_does_not_exist(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rooms/nowhere")
    expect(page.get_by_role("heading", name="Nie ma takiego stołu")).to_be_visible()
    page.get_by_role("link", name="Do gier").click()
    expect(page.locator(".games .btn.soft").first).to_be_visible()


def test_an_invitation_that_does_not_work(new_page: NewPage) -> None:
    page = new_page(lang="en")
    page.goto("/link/nonsense")
    expect(page.get_by_role("heading", name="This invitation does not work")).to_be_visible()


def test_an_address_where_nothing_is(new_page: NewPage) -> None:
    page = new_page(lang="en")
    page.goto("/somewhere/else")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_session_that_was_revoked(new_page: NewPage) -> None:
    page = new_page(lang="en")
    enter(page)
    call(page, "DELETE", "/api/session")
    expect(page.get_by_role("heading", name="Your session has ended")).to_be_visible(timeout=15_000)
    page.get_by_role("button", name="Come in as a guest").click()
    expect(page.locator(".games .btn.soft").first).to_be_visible()


def test_what_cannot_be_clicked_says_why(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "pax_renaissance_2e")
    page.wait_for_selector(".q [data-option]")
    page.locator(".market .card:not([data-light])").first.click()
    expect(page.locator(".q .why").first).to_be_visible()
