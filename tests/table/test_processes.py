"""The processes for heavy work: everybody has a turn, and nothing is waited for without end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.table.problems import Problem
from stolnik.table.processes import BotProcesses, Workers
from tests.bots.fair.register import fair_registered
from tests.table.server import Client, Server

RECORDS = Path(__file__).parents[1] / "records"


def working(count: int, patience: float, work: Any) -> Any:
    async def run() -> Any:
        workers = Workers(count, patience)
        try:
            return await work(workers)
        finally:
            workers.close()

    return asyncio.run(run())


@pytest.mark.slow
def test_who_asks_for_much_is_not_served_before_others() -> None:
    async def work(workers: Workers) -> list[str]:
        order = []

        async def one(whose: str) -> None:
            await workers.run(whose, "", time.sleep, 0.01)
            order.append(whose)

        await asyncio.gather(*(one("ala") for _ in range(9)), one("bob"), one("cyd"), one("bob"))
        return order

    assert working(1, 60, work)[:5] == ["ala", "bob", "cyd", "ala", "bob"]


@pytest.mark.slow
def test_one_person_keeps_one_process_busy_at_most() -> None:
    async def beside(workers: Workers) -> None:
        endless = [asyncio.create_task(workers.run("ala", "k", time.sleep, 3600)) for _ in "abc"]
        await asyncio.sleep(0)
        await workers.run("bob", "k", os.getpid)
        assert not any(each.done() for each in endless)
        for each in endless:
            each.cancel()

    working(2, 3600, beside)


@pytest.mark.slow
def test_what_nobody_waits_for_is_not_done(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        first = asyncio.create_task(workers.run("ala", "", time.sleep, 0.2))
        tasks = [
            asyncio.create_task(workers.run("ala", "", os.mkdir, str(tmp_path / str(n))))
            for n in range(40)
        ]
        await asyncio.sleep(0)
        for task in tasks[:-1]:
            task.cancel()
        await asyncio.gather(first, tasks[-1])

    working(1, 60, work)
    assert [made.name for made in tmp_path.iterdir()] == ["39"]


@pytest.mark.slow
def test_a_process_that_hangs_is_replaced() -> None:
    async def work(workers: Workers) -> None:
        before = await workers.run("ala", "", os.getpid)
        hanging = asyncio.create_task(workers.run("ala", "", time.sleep, 3600))
        waiting = asyncio.create_task(workers.run("bob", "", os.getpid))
        with pytest.raises(Problem) as problem:
            await hanging
        assert problem.value.code == "too-long"
        assert await waiting != before
        with suppress(ProcessLookupError):
            while True:  # until it has gone
                os.kill(before, 0)
                await asyncio.sleep(0.01)

    working(1, 10, work)


@pytest.mark.slow
def test_a_process_that_died_is_replaced() -> None:
    async def work(workers: Workers) -> None:
        before = await workers.run("ala", "", os.getpid)
        os.kill(before, signal.SIGKILL)
        assert await workers.run("ala", "", os.getpid) != before

    working(1, 60, work)


@pytest.mark.slow
def test_a_bot_whose_thoughts_have_no_end_moves_by_chance(tmp_path: Path) -> None:
    with fair_registered(tmp_path, "endless_fair"):
        match = Match.start(load("village_fair"), players=2, seed=1)
        bots = BotProcesses(1, patience=10)
        try:
            move = asyncio.run(bots.choose("room", 0, "greedy", match.save()))
        finally:
            bots.close()
    assert move in match.ask(0).options


def imported(client: Client) -> str:
    """A long game to look at."""
    record = max(RECORDS.iterdir(), key=lambda path: path.stat().st_size)
    kind = {"Content-Type": "application/jsonl"}
    answer = client.http.post("/api/records", content=record.read_bytes(), headers=kind)
    answer.raise_for_status()
    return str(answer.json()["id"])


@pytest.mark.slow
def test_requests_that_were_abandoned_delay_nobody(server: Server) -> None:
    ala, bob = Client(server, "Ala"), Client(server, "Bob")
    long, other = imported(ala), imported(bob)
    bob.get(f"/api/rooms/{other}/history/5")
    ala.get(f"/api/rooms/{long}/result")
    begun = time.perf_counter()
    ala.get(f"/api/rooms/{long}/result")
    alone = time.perf_counter() - begun
    head = f"GET /api/rooms/{long}/result HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ala.token}"
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            leaving.sendall(f"{head}\r\n\r\n".encode())
            leaving.settimeout(0.02)
            with suppress(TimeoutError):
                leaving.recv(1)
    begun = time.perf_counter()
    bob.get(f"/api/rooms/{other}/history/6")
    others = time.perf_counter() - begun
    begun = time.perf_counter()
    ala.get(f"/api/rooms/{long}/history/6")
    own = time.perf_counter() - begun
    print(f"one {alone:.2f} s; with 40 abandoned: another's {others:.3f} s, one's own {own:.3f} s")
    assert others < 5 * alone + 0.5
    assert own < 5 * alone + 0.5
