"""The files of the browser client, and a table without them."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

import pytest

import stolnik.web
from stolnik.table.client import Client, _File, client_folder


def get(client: Client, path: str) -> tuple[int, bytes]:
    """What a browser is sent."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "method": "GET", "path": path, "headers": []}
    asyncio.run(client(scope, receive, send))
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return sent[0]["status"], body


def test_a_table_without_a_built_client_is_open_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stolnik.web, "dist", lambda: None)
    assert client_folder() is None
    _, body = get(Client(), "/")
    assert b"no browser client" in body


def test_an_address_of_the_client_that_is_no_file_is_its_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "icon.svg").write_text("the icon")
    client = Client(tmp_path)
    assert get(client, "/icon.svg") == (200, b"the icon")
    assert get(client, "/rooms/7") == (200, b"the page")


def test_a_script_is_a_script_whatever_the_system_calls_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The registry of Windows may say that it is a plain text, and no browser would run it."""
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_: ("text/plain", None))
    expected = {"a.js": "text/javascript; charset=utf-8", "a.css": "text/css; charset=utf-8"}
    for name, kind in {**expected, "a.woff2": "font/woff2"}.items():
        (tmp_path / name).write_bytes(b"x")
        assert _File(tmp_path / name, name).kind == kind
