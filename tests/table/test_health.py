"""``/health`` says whether people can play, in time and without a trace; loops begin again."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import text

from stolnik.table import health, loops
from stolnik.table.bench.servers import database
from stolnik.table.health import DEADLINE
from stolnik.table.serve import prepare
from stolnik.table.store import make_engine
from tests.table.proxy import between
from tests.table.server import Server, at_home, fetch, running


def looked(server: Server) -> tuple[int, dict[str, object], float]:
    started = time.monotonic()
    answer = httpx.get(f"{server.url}/health", timeout=30)
    return answer.status_code, answer.json(), time.monotonic() - started


def test_a_store_that_takes_no_moves_is_told_in_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert looked(server)[:2][0] == 200
        held = sqlite3.connect(tmp_path / "table.sqlite", isolation_level=None)
        held.execute("BEGIN IMMEDIATE")
        status, said, took = looked(server)
        assert (status, said["ok"]) == (503, False)
        assert (said["database"], said["writing"]) == ("ok", "slow")
        assert took < DEADLINE + 3
        held.execute("ROLLBACK")
        server.wait()


def test_to_look_stores_nothing(tmp_path: Path) -> None:
    async def look() -> None:
        async with at_home(tmp_path) as (house, _):
            files = [tmp_path / "table.sqlite", tmp_path / "table.sqlite-wal"]
            before = [path.read_bytes() for path in files]
            for _ in range(5):
                assert (await house.checkup.look()).ok
            assert [path.read_bytes() for path in files] == before

    asyncio.run(look())


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> tuple[bool, str]:
        async with at_home(tmp_path) as (house, _):
            assert (await house.checkup.look()).ok
            left = SimpleNamespace(free=health.LEAST_ROOM - 1)
            monkeypatch.setattr(shutil, "disk_usage", lambda _: left)
            found = await house.checkup.look()
            return found.ok, found.writing

    assert asyncio.run(look()) == (False, "full")


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("postgres"), True) as url:
        yield url


@pytest.mark.slow
def test_a_database_that_is_read_only_or_swallows_everything(postgres: str, tmp_path: Path) -> None:
    prepare(SimpleNamespace(database=postgres))  # type: ignore[arg-type]
    engine = make_engine(postgres)
    with between(postgres) as proxy, running(tmp_path, proxy.url) as server:
        status, said, _ = looked(server)
        assert (status, said["news"]) == (200, "ok")
        for only, status in (("on", 503), ("off", 200)):
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(text(f"ALTER SYSTEM SET default_transaction_read_only = {only}"))
                connection.execute(text("SELECT pg_reload_conf()"))
            end = time.monotonic() + 30  # until it has been read
            while looked(server)[0] != status and time.monotonic() < end:
                time.sleep(0.05)
            found, said, _ = looked(server)
            assert found == status
            assert said["writing"] == ("read-only" if only == "on" else "ok")
        proxy.swallow()
        found, said, took = looked(server)
        assert (found, said["database"], said["writing"]) == (503, "slow", "slow")
        assert took < DEADLINE + 3
        server.wait()  # all by itself
    engine.dispose()


def test_a_loop_that_dies_begins_again_and_is_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(loops, "FIRST", 0.001)
    begun: list[int] = []

    async def work() -> None:
        begun.append(1)
        if len(begun) == 1:
            raise ZeroDivisionError
        if len(begun) == 2:
            lost = asyncio.get_running_loop().create_future()
            lost.cancel()
            await lost  # cancelled is what it waits for, and not this loop
        if len(begun) == 3:
            return
        await asyncio.sleep(3600)

    async def live() -> None:
        task = asyncio.create_task(loops.keep("a trial", work))
        while len(begun) < 4:
            await asyncio.sleep(0.001)
        task.cancel()
        await asyncio.wait_for(asyncio.wait([task]), 10)
        assert task.cancelled()

    asyncio.run(asyncio.wait_for(live(), 30))
    assert loops.metrics.LOOPS.labels("a trial")._value.get() == 3  # type: ignore[attr-defined]


def test_every_loop_of_a_server_is_kept(server: Server) -> None:
    said = fetch(f"{server.url}/metrics").text
    for name in ("time", "sleep", "clocks and bots", "finals", "lobby", "notices"):
        assert f'stolnik_loop_restarts_total{{loop="{name}"}} 0.0' in said
