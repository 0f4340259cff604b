"""A table under a path of another site: whatever is told or asked there has that path before it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from stolnik.table.client import Client as Files
from stolnik.table.client import client_folder
from tests.table.inbox import Inbox
from tests.table.server import Client, Server, fetch, nonce, running
from tests.table.test_client import get
from tests.table.test_play import two_at_a_table

OURS = "/stolnik"
PAGE = '<meta name="here" content="./"><script src="./theme.js"></script><p>1 ="/2</p>'


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, inbox: Inbox) -> Iterator[Server]:
    with running(
        tmp_path_factory.mktemp("club"),
        address=f"https://club.example{OURS}/",
        smtp=inbox.smtp_url,
        private_webhooks="true",
        notice_tick="0.2",
    ) as server:
        yield server


def test_the_page_names_its_files_where_they_are(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "index.html.br").write_text("as it was built")
    for ours in ("", OURS):
        sent = PAGE.replace('"./', f'"{ours}/').encode()
        files = Files(tmp_path, ours)
        assert get(files, "/") == get(files, "/rooms/7") == (200, sent)
        assert list(files._files) == ["index.html"]
        assert "br" not in files._files["index.html"].packed


class Named(HTMLParser):
    """All that a page asks for."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        address = told.get("src") or told.get("href")
        if address:
            self.found.append(address)


@pytest.mark.slow
def test_pages_and_files_are_found_whether_or_not_the_proxy_keeps_the_path(club: Server) -> None:
    if client_folder() is None:
        pytest.skip("the client is not built")
    for path in (OURS, f"{OURS}/", f"{OURS}/rooms/7", "/", "/rooms/7"):
        page = fetch(f"{club.url}{path}")
        named = Named(page.text).found
        assert named
        for address in named:
            assert address.startswith(f"{OURS}/")
            for asked in (address, address.removeprefix(OURS)):
                found = fetch(f"{club.url}{asked}")
                assert found.status_code == 200
                assert "text/html" not in found.headers["content-type"]
    assert fetch(f"{club.url}{OURS}/health").json()["ok"]
    another = fetch(f"{club.url}{OURS}s/api/games")
    assert "json" not in another.headers["content-type"], "it only begins alike"


@pytest.mark.slow
def test_a_browser_there_may_play(club: Server) -> None:
    origin = {"Origin": "https://club.example", "X-Stolnik": "1", "X-Forwarded-Proto": "https"}
    base = f"{club.url}{OURS}"
    come = httpx.post(f"{base}/api/guest", json={"name": "Ala", "lang": "en"}, headers=origin)
    assert come.status_code == 201
    said = come.headers["set-cookie"]
    assert re.search(rf"path={OURS}/(;|$)", said, re.IGNORECASE), "other sites there need no key"
    cookie = {"Cookie": said.partition(";")[0]}
    made = {"game": "sejmik", "players": 2}
    for where, status in (("https://club.example", 201), ("https://other.example", 403)):
        headers = {**origin, **cookie, "Origin": where}
        answer = httpx.post(f"{base}/api/rooms", json=made, headers=headers)
        assert answer.status_code == status
    live = f"{base}/api/live".replace("http", "ws")
    with connect(live, origin="https://club.example", additional_headers=cookie) as opened:  # type: ignore[call-overload]
        assert '"hello"' in str(opened.recv(timeout=60))


@pytest.mark.slow
def test_letters_lead_there(club: Server, inbox: Inbox) -> None:
    ala, bob = Client(club, ""), Client(club, "")
    for client, name in ((ala, "Ala"), (bob, "Bob")):  # a cookie of a path, in a jar without one
        answer = client.http.post("/api/guest", json={"name": name, "lang": "en"})
        client.http.headers["Authorization"] = f"Bearer {answer.cookies['stolnik_session']}"
        client.me = answer.json()
    mail = f"{nonce()[:12]}@poczta.example"
    inbox.confirm(bob, mail)
    bob.put("/api/me/notices", {"mail": True, "wait": 0})
    room = two_at_a_table(ala, bob)
    inbox.wait(lambda: inbox.mails(mail), 2)
    link, digest = inbox.mails(mail)[:2]
    assert f"https://club.example{OURS}/mail/" in link.get_content()
    assert f"https://club.example{OURS}/rooms/{room}" in digest.get_content()
