"""Where the link of a mail leads."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from stolnik.table.confirming import Confirming
from stolnik.table.people import People
from stolnik.table.signing import Signer
from stolnik.table.store import Store
from tests.web.conftest import Guest, NewPage, Server
from tests.web.test_pages import check_everywhere


def link_of(server: Server, guest: Guest) -> str:
    """The token that would be mailed to somebody."""

    async def find() -> str:
        store = Store(f"sqlite:///{server.folder / 'table.sqlite'}")
        try:
            people = People(store)
            me = await people.me(guest.call("GET", "/api/me")["id"])
            return await Confirming(store, people, Signer(store)).token(me)
        finally:
            store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own here
        return beside.submit(asyncio.run, find()).result()


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_who_opens_the_link_of_a_mail_says_yes_or_no(
    new_page: NewPage, server: Server, lang: str
) -> None:
    yes, no = {"pl": ("Tak", "Nie chcę"), "en": ("Yes", "No letters")}[lang]
    ala = Guest(server, "Ala")
    ala.call("PATCH", "/api/me", {"mail": "ala@poczta.example"})
    page = new_page(lang=lang)
    page.goto(f"/mail/{link_of(server, ala)}")
    expect(page.locator("main")).to_contain_text("ala@poczta.example")
    check_everywhere(page)
    assert not ala.call("GET", "/api/me")["mail_confirmed"], "to look says no yes"
    page.get_by_role("button", name=yes).click()
    expect(page.locator("main a")).to_be_visible()
    assert ala.call("GET", "/api/me")["mail_confirmed"]
    page.reload()
    expect(page.get_by_role("button", name=yes)).to_have_count(0)
    page.get_by_role("button", name=no).click()
    expect(page.locator("main a")).to_be_visible()
    assert ala.call("GET", "/api/me")["mail"] is None
    page.reload()
    expect(page.locator("main h1")).to_contain_text({"pl": "nigdzie", "en": "nowhere"}[lang])
