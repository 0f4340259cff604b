"""Bad input and bad networks: what happened, in words, and a way on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPage, Server, Wire
from tests.web.driver import LONG, asked, call, drawn, enter, number_of, sit_down


def test_a_room_that_does_not_exist(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rooms/nowhere")
    expect(page.get_by_role("heading", name="Nie ma takiego stołu")).to_be_visible(timeout=LONG)
    page.get_by_role("link", name="Do gier").click()
    expect(page.locator(".games .btn.soft").first).to_be_visible(timeout=LONG)


def test_what_is_no_invitation_is_answered_in_the_lobby(new_page: NewPage) -> None:
    page = new_page(lang="en")
    enter(page)
    page.get_by_role("button", name="I have an invitation").click()
    expect(page.get_by_label("Paste the link of your invitation")).to_be_focused(timeout=LONG)
    page.keyboard.type("Ala")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not an invitation link", timeout=LONG)


def test_an_invitation_that_does_not_work(new_page: NewPage) -> None:
    page = new_page(lang="en")
    page.goto("/link/nonsense")
    title = page.get_by_role("heading", name="This invitation does not work")
    expect(title).to_be_visible(timeout=LONG)


def test_an_address_where_nothing_is(new_page: NewPage) -> None:
    page = new_page(lang="en")
    page.goto("/somewhere/else")
    title = page.get_by_role("heading", name="There is nothing here")
    expect(title).to_be_visible(timeout=LONG)


def test_a_session_that_was_revoked(new_page: NewPage) -> None:
    page = new_page(lang="en")
    enter(page)
    call(page, "DELETE", "/api/session")
    title = page.get_by_role("heading", name="Your session has ended")
    expect(title).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Continue as a guest").click()
    expect(page.locator(".games .btn.soft").first).to_be_visible(timeout=LONG)


def test_a_session_that_ends_at_the_table(new_page: NewPage) -> None:
    page = new_page(lang="en")
    sit_down(page, "pax_renaissance_2e")
    call(page, "DELETE", "/api/session")
    title = page.get_by_role("heading", name="Your session has ended")
    expect(title).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name="Continue as a guest")).to_be_visible()


def test_a_refused_move_says_why_and_the_options_stay(new_page: NewPage) -> None:
    """A move that the rules refuse, as if the page had offered one too many."""
    page = new_page(lang="en")

    def meddle(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "submit":
                said["move"] = ["buy", "nothing_of_the_kind"]
            server.send(json.dumps(said))

        socket.on_message(forward)

    page.route_web_socket("**/api/live", meddle)
    sit_down(page, "pax_renaissance_2e")
    asked(page)
    before = number_of(page)
    page.keyboard.press("1")
    expect(page.locator(".q .why").first).to_be_visible(timeout=LONG)
    expect(page.locator(".q [data-option]").first).to_be_visible()
    assert number_of(page) == before


def test_a_lost_connection_is_shown_and_healed(new_page: NewPage, wire: Wire) -> None:
    page = new_page(address=wire.address)
    sit_down(page, "paladins")
    asked(page)
    wire.cut()
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
    expect(page.locator(".board [data-element]").first).to_be_attached()
    wire.mend()
    expect(page.get_by_role("alert")).to_be_hidden(timeout=LONG)


@pytest.mark.slow
def test_a_server_that_is_away_when_one_comes(new_page: NewPage, wire: Wire) -> None:
    """The page itself is at hand, such as from a cache; nothing else answers."""
    page = new_page(address=wire.address)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("button", name="Spróbuj ponownie")).to_be_visible(timeout=LONG)
    page.unroute_all()
    page.get_by_role("button", name="Spróbuj ponownie").click()
    expect(page.locator(".games .btn.soft").first).to_be_visible(timeout=LONG)


@pytest.mark.slow
def test_the_page_comes_back_to_the_same_table_after_a_restart(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    sit_down(page, "gods_playground")
    asked(page)
    before = page.locator("main.table").get_attribute("data-question")
    server.stop()
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
    server.start()
    expect(page.get_by_role("alert")).to_be_hidden(timeout=LONG)
    page.reload()
    drawn(page)
    assert page.locator("main.table").get_attribute("data-question") == before
