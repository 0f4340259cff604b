"""What is told of games: ready before it is asked for, kept by clients, and small on its way."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from pathlib import Path

import pytest

from stolnik.table import reference, shelf
from stolnik.table.shelf import Shelf
from tests.table.server import Client, Server, at_home


def test_what_many_ask_for_is_there_before_they_ask(tmp_path: Path) -> None:
    async def opened() -> None:
        async with at_home(tmp_path) as (house, _):
            await house.open()
            kept = house.shelf._kept
            assert kept[reference.games_text,].done(), "the server listens after this"
            await house.shelf.fill()
            for name in reference.playable():
                for key in ((reference.box, name), (reference.index_of, name, "pl")):
                    assert kept[key].done()

    asyncio.run(opened())


def test_what_is_made_is_made_once_and_halts_nobody() -> None:
    begun, going, made = threading.Event(), threading.Event(), []

    def slow(what: str) -> str:
        made.append(what)
        begun.set()
        assert going.wait(30)
        return what

    async def ask() -> None:
        kept = Shelf()
        asking = [asyncio.create_task(kept.get(slow, "box")) for _ in range(3)]
        while not begun.is_set():
            await asyncio.sleep(0.001)
        assert not any(task.done() for task in asking)
        going.set()
        assert await asyncio.gather(*asking) == ["box"] * 3
        assert made == ["box"]
        kept.close()

    asyncio.run(ask())


def test_a_failure_is_not_kept_nor_any_number_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "KEPT", 5)

    async def ask() -> None:
        kept = Shelf()
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await kept.get(divmod, 1, 0)
        for number in range(20):
            assert await kept.get(divmod, number, 7) == divmod(number, 7)
        assert len(kept._kept) == 5, "strangers choose the options of their rooms"
        kept.close()

    asyncio.run(ask())


def raw(
    server: Server, path: str, coding: str, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """An answer as it comes, not unpacked."""
    with Client(server).http.stream(
        "GET", path, headers={"Accept-Encoding": coding, **headers}
    ) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


LASTING = (
    "/api/games",
    "/api/games/paladins/box",
    "/api/games/paladins/rules",
    "/api/games/paladins/catalog",
)


@pytest.mark.parametrize("path", LASTING)
def test_what_lasts_is_packed_once_and_not_sent_again(server: Server, path: str) -> None:
    _, headers, plain = raw(server, path, "identity")
    assert "content-encoding" not in headers
    status, headers, body = raw(server, path, "br, gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == plain
    assert headers["vary"].lower() == "accept-encoding"
    for known in (headers["etag"], f"W/{headers['etag']}", f'"x", {headers["etag"]}'):
        status, _, body = raw(server, path, "gzip", **{"If-None-Match": known})
        assert (status, body) == (304, b"")
    assert raw(server, path, "gzip", **{"If-None-Match": '"x"'})[0] == 200


def test_a_long_answer_is_packed_for_those_who_take_it(server: Server, ala: Client) -> None:
    path = "/api/games/paladins/rules?q=attack"
    _, headers, body = raw(server, path, "gzip")
    assert headers["content-encoding"] == "gzip"
    assert int(headers["content-length"]) == len(body)
    assert json.loads(gzip.decompress(body)) == ala.get("/api/games/paladins/rules", q="attack")
    for coding in ("identity", "gzip;q=0", "br"):
        _, headers, body = raw(server, path, coding)
        assert "content-encoding" not in headers
        assert json.loads(body) == ala.get("/api/games/paladins/rules", q="attack")
        assert headers["vary"].lower() == "accept-encoding"


def test_nothing_is_packed_where_secrets_stand(server: Server, ala: Client) -> None:
    taking = {"Accept-Encoding": "gzip"}
    long = "x" * 40
    for _ in range(30):
        token = ala.http.post("/api/me/tokens", json={"label": long}, headers=taking)
        assert "content-encoding" not in token.headers
    listed = ala.http.get("/api/me/sessions", headers=taking)
    assert len(listed.content) > 1_000
    assert "content-encoding" not in listed.headers
