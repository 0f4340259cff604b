"""No clock and no patience runs out while nobody can play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select, update

from stolnik.table import schema
from stolnik.table.bench.servers import database
from stolnik.table.gathering import Gathering
from stolnik.table.house import House
from stolnik.table.making import Making
from stolnik.table.people import Session
from stolnik.table.playtime import BEAT, MISSED, Playtime
from stolnik.table.problems import Problem
from stolnik.table.protocol import ClockRules, NewRoom
from stolnik.table.serve import prepare
from stolnik.table.settings import Settings
from stolnik.table.sitting import Sitting
from stolnik.table.store import Store
from tests.table.server import at_home

HOUR = 3600.0
MOST = MISSED * BEAT


class Steady:
    """A machine's steady clock, which stands while the machine is suspended."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def open_house(folder: Path, steady: Steady) -> AsyncIterator[tuple[House, Session]]:
    """A house whose time is in our hands."""
    async with at_home(folder) as (house, session):
        house.playtime = Playtime(house.store, steady)
        await house.open()
        yield house, session


async def passing(house: House, steady: Steady, seconds: float) -> None:
    """The server runs and stores meanwhile."""
    while seconds > 0:
        steady.at += min(BEAT, seconds)
        seconds -= BEAT
        await house.playtime.beat()


async def game_with_clock(house: House, session: Session) -> Sitting:
    rules = ClockRules(move=30, bank=0)
    seats = ["me", "me"]
    new = NewRoom(game="paladins", players=2, seats=seats, clock=rules, start=True)
    return await Making(house).make(session, new)


def left(sitting: Sitting) -> float:
    """What the clock shows that runs."""
    (running,) = [shown for shown in sitting.scene.table(None, "en", 0).clocks if shown.running]
    return running.move


async def handed_over(house: House, sitting: Sitting) -> bool:
    await house.caretaker._look_at_clocks(sitting)
    return any(seat.bot is not None for seat in sitting.sheet.seats)


def set_clock(patch: pytest.MonkeyPatch, by: float) -> None:
    real = time.time
    patch.setattr(time, "time", lambda: real() + by)


def test_downtime_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        steady = Steady()
        async with open_house(tmp_path, steady) as (house, session):
            sitting = await game_with_clock(house, session)
            await passing(house, steady, 10)
            assert left(sitting) == 20
            room = sitting.sheet.id
        set_clock(monkeypatch, 100 * HOUR)
        steady.at += 100 * HOUR
        async with open_house(tmp_path, steady) as (house, _):
            sitting = await house.sitting(room)
            assert left(sitting) == 20
            assert not await handed_over(house, sitting)
            await passing(house, steady, 19)
            assert not await handed_over(house, sitting)
            await passing(house, steady, 1)
            assert await handed_over(house, sitting), "but the time that one had does"

    asyncio.run(play())


@pytest.mark.parametrize("jump", [100 * HOUR, -100 * HOUR])
def test_a_jump_of_the_systems_clock_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def play() -> None:
        steady = Steady()
        async with open_house(tmp_path, steady) as (house, session):
            sitting = await game_with_clock(house, session)
            set_clock(monkeypatch, jump)
            await passing(house, steady, 25)
            assert left(sitting) == 5
            assert not await handed_over(house, sitting)
            await passing(house, steady, 5)
            assert await handed_over(house, sitting)

    asyncio.run(play())


def test_a_suspended_machine_does_not_count_whether_or_not_its_steady_clock_goes_on(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        steady = Steady()
        async with open_house(tmp_path, steady) as (house, session):
            sitting = await game_with_clock(house, session)
            steady.at += 100 * HOUR  # and nothing was done or stored
            assert left(sitting) == 30 - MOST
            await house.playtime.beat()
            assert left(sitting) == 30 - MOST
            assert not await handed_over(house, sitting)

    asyncio.run(play())


def test_nobody_is_away_while_the_house_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        steady = Steady()
        async with open_house(tmp_path, steady) as (house, session):
            await passing(house, steady, HOUR)  # it has been open for long
            gathering = Gathering(house)
            _, token = await house.people.guest("Bob", "pl")
            bob = await house.people.session(token)
            assert bob is not None
            sitting = await gathering.making.make(session, NewRoom(game="paladins", players=2))
            room, host, long = sitting.sheet.id, session.person.id, house.settings.abandoned
            await gathering.seating.sit(room, bob, 1, None)
            await gathering.preparing.start(room, host)
            set_clock(monkeypatch, 100 * HOUR)

            for seconds in (0, long - 1):  # the game has only just begun; and almost long ago
                await passing(house, steady, seconds)
                with pytest.raises(Problem) as raised:
                    await gathering.seating.seat_bot(room, host, 1, "random")
                assert raised.value.code == "forbidden"
            await passing(house, steady, 1)
            await gathering.seating.seat_bot(room, host, 1, "random")

    asyncio.run(play())


def test_a_house_that_was_open_before_goes_on_from_its_stored_clocks(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")
    prepare(settings)

    async def begin(stored: float) -> float:
        store = Store(settings.database)
        try:
            await store.write(lambda c: c.execute(update(schema.playtime).values(at=stored)))
            steady = Steady()
            playtime = Playtime(store, steady)
            steady.at += 0.5
            await playtime.beat()
            assert await store.read(lambda c: c.scalar(select(schema.playtime.c.at)))
            return playtime.now()
        finally:
            store.close()

    assert asyncio.run(begin(1234.5)) == 1234.5
    assert abs(asyncio.run(begin(0.0)) - time.time()) < HOUR, "a new one at the time of the day"


def test_servers_of_one_house_go_by_the_same_time(tmp_path: Path) -> None:
    async def meet(url: str) -> None:
        prepare(Settings(database=url))
        stores, steady = [Store(url), Store(url)], [Steady(), Steady()]
        try:
            one, other = (Playtime(*each) for each in zip(stores, steady))
            await one.beat()
            began = one.now()
            for _ in range(30):
                steady[0].at += one.every
                await one.beat()
            await other.beat()
            assert other.now() == one.now() == began + 30 * one.every
            steady[1].at += 0.4
            await other.beat()
            await one.beat()
            assert one.now() == other.now(), "whoever is further is right"
        finally:
            for store in stores:
                store.close()

    with database(tmp_path, True) as url:
        asyncio.run(meet(url))
