"""Lines to PostgreSQL that die without a word: it is noticed, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from stolnik.table import store
from stolnik.table.bench.servers import database
from stolnik.table.house import House
from stolnik.table.making import Making
from stolnik.table.people import Session
from stolnik.table.problems import Problem
from stolnik.table.protocol import NewRoom
from stolnik.table.settings import Settings
from stolnik.table.store import Store
from tests.table.proxy import between
from tests.table.server import at_home

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("postgres"), True) as url:
        yield url


async def until(true: Callable[[], bool], seconds: float = 60) -> float:
    """Wait for it; how long it took."""
    started = time.monotonic()
    while not true():
        assert time.monotonic() - started < seconds
        await asyncio.sleep(0.02)
    return time.monotonic() - started


async def new_room(house: House, session: Session) -> str:
    wanted = NewRoom(game="paladins", players=2, seats=["me", "me"], start=True)
    return (await Making(house).make(session, wanted)).sheet.id


async def move(house: House, session: Session, room: str) -> int:
    async with house.hold(room) as sitting:
        course = sitting.scene.running()
        ask = course.match.pending[0]
        question = course.question(ask.seat)
        await sitting.submit(session.person.id, ask.seat, question, ask.options[0])
        return sitting.scene.step


def test_a_line_of_news_that_died_without_a_word_is_noticed(postgres: str, tmp_path: Path) -> None:
    """Moves made elsewhere meanwhile are known as soon as there is a new line."""

    async def play() -> float:
        with between(postgres) as proxy:
            async with at_home(tmp_path, postgres) as (there, session):
                here = House(Settings(database=proxy.url))
                here.spawn(here.news.listen())
                room = await new_room(there, session)
                sitting = await here.sitting(room)
                await until(lambda: here.news.hears)
                at = await move(there, session, room)
                await until(lambda: sitting.scene.step == at)
                assert proxy.swallow(b"LISTEN") == 1
                at = await move(there, session, room)
                took = await until(lambda: sitting.scene.step == at, 30)
                at = await move(there, session, room)
                await until(lambda: sitting.scene.step == at, 1)  # heard at once again
                await here.close()
                return took

    took = asyncio.run(play())
    assert took < 12
    print(f"a dead line of news: noticed and made up for after {took:.1f} s")


def test_news_that_nobody_understands_silence_nothing(postgres: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path, postgres) as (here, _):
            here.spawn(here.news.listen())
            await until(lambda: here.news.hears)
            said = ["nonsense", "x chat", "x presence r1 many", "x lobby"]
            for news in said:
                await here.store.write(
                    lambda c, news=news: c.execute(text(f"NOTIFY stolnik, '{news}'"))  # type: ignore[misc]
                )
            await asyncio.wait_for(here._lobby_dirty.wait(), 10)  # of the last
            assert here.news.hears

    asyncio.run(play())


def test_steps_of_others_are_looked_for_where_no_news_come(postgres: str, tmp_path: Path) -> None:
    """A step changes no revision of its room; the caretaker compares both."""

    async def play() -> None:
        async with at_home(tmp_path, postgres) as (there, session):
            here = House(Settings(database=postgres))  # it does not listen at all
            room = await new_room(there, session)
            sitting = await here.sitting(room)
            at = await move(there, session, room)
            assert sitting.scene.step == at - 1
            await here.caretaker._look_for_changes()
            assert sitting.scene.step == at
            await here.close()

    asyncio.run(play())


def test_a_call_whose_line_died_is_given_up_and_the_next_is_answered(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LIMIT", 1.2)

    async def play() -> None:
        with between(postgres) as proxy:
            kept = Store(proxy.url)
            ask = [kept.read(lambda c: c.scalar(text("SELECT 1"))) for _ in range(2)]
            assert await asyncio.gather(*ask) == [1, 1]
            assert await kept.write(lambda c: c.scalar(text("SELECT 2"))) == 2
            assert proxy.swallow() >= 2
            started = time.monotonic()
            calls = [
                kept.read(lambda c: c.scalar(text("SELECT 3"))),
                kept.read(lambda c: c.scalar(text("SELECT 3"))),
                kept.write(lambda c: c.scalar(text("SELECT 4"))),
            ]
            outcomes = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 20)
            assert all(isinstance(each, Problem) or each in (3, 4) for each in outcomes)
            assert time.monotonic() - started < 10
            assert await kept.read(lambda c: c.scalar(text("SELECT 5"))) == 5
            assert await kept.write(lambda c: c.scalar(text("SELECT 6"))) == 6
            await asyncio.to_thread(kept.close)

    asyncio.run(play())


def test_a_statement_that_takes_too_long_is_ended_by_the_database(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "STATEMENT", 1.0)

    async def play() -> None:
        kept = Store(postgres)
        for call in (kept.read, kept.write):
            with pytest.raises(Problem) as problem:
                await asyncio.wait_for(call(lambda c: c.scalar(text("SELECT pg_sleep(30)"))), 15)
            assert problem.value.code == "storage"
        await asyncio.to_thread(kept.close)

    asyncio.run(play())
