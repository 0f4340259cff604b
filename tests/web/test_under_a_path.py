"""The client under a path of another site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, Server
from tests.web.driver import LONG, call, drawn


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client: None) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STOLNIK_ADDRESS", "http://club.example/stolnik")
        server = Server(tmp_path_factory.mktemp("club"))
    yield server
    server.stop()


def test_all_goes_on_under_the_path(new_page: NewPage) -> None:
    page = new_page(lang="en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    page.goto("/stolnik/")
    expect(page.locator(".games .btn.soft").first).to_be_visible(timeout=LONG)
    body = {"game": "paladins", "players": 2, "seats": ["me", "bot:random"], "start": True}
    room = call(page, "POST", "/stolnik/api/rooms", body)["id"]
    page.goto(f"/stolnik/rooms/{room}")
    drawn(page)
    page.locator("a.brand").first.click()
    expect(page).to_have_url(re.compile(r"/stolnik/$"), timeout=LONG)
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile(r"/stolnik/rules"), timeout=LONG)
    page.go_back()
    expect(page.locator(".games .btn.soft").first).to_be_visible(timeout=LONG)
    assert "/stolnik/api/live" in asked
    assert [path for path in asked if not path.startswith("/stolnik/")] == []
