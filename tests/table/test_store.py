"""The store: what is written once, and what is not written at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import Connection, Engine, insert, select, text

from stolnik.table import rooms, schema
from stolnik.table.bench.servers import database
from stolnik.table.house import House
from stolnik.table.making import Making
from stolnik.table.migrations.upgrade import upgrade
from stolnik.table.problems import Problem
from stolnik.table.protocol import ClockRules, NewRoom, Notices
from stolnik.table.rooms import NewSeat
from stolnik.table.schema import Standing
from stolnik.table.serve import loop_for, prepare
from stolnik.table.settings import Settings
from stolnik.table.store import ROWS, Add, Append, Conflict, Step, Store, make_engine


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(tmp_path, request.param == "postgresql") as found:
        yield found


FIRST_ROOM = """
INSERT INTO rooms (id, title, game, version, players, options, private, phase, seed, made, touched,
                   revision, number, waiting, paused, proposals, standings, saved_at)
VALUES ('r1', 'Old', 'paladins', '1', 1, '{}', false, 'playing', 'abc', 1, 1, 0, 1, '[0]', false,
        '[]', '[]', 0)
"""
FIRST_SEAT = """
INSERT INTO seats (room, seat, person, resigned, nonce_own) VALUES ('r1', 0, 'p1', false, false)
"""


NEW: dict[str, Any] = dict(
    title="New",
    game="paladins",
    version="1",
    players=2,
    options={"short": True},
    private=True,
    host="p1",
    seed="abc",
)


def fill_the_first_schema(engine: Engine) -> None:
    with engine.execution_options(stolnik_writes=True).begin() as connection:
        connection.execute(
            text("INSERT INTO people (id, name, lang, made) VALUES ('p1', 'Ala', 'pl', 1)")
        )
        connection.execute(text(FIRST_ROOM))
        connection.execute(text(FIRST_SEAT))
        connection.execute(
            text(
                "INSERT INTO steps (room, number, kind, seat, move, version, at) "
                "VALUES ('r1', 1, 'move', 0, '[\"pass\"]', '1', 1)"
            )
        )


def step(number: int) -> Append:
    return Append(Step("r1", number, "move", 0, (), "1", 2.0), number, "[1]", None, 0)


def test_one_number_is_written_once_and_the_others_of_its_batch_all_the_same(url: str) -> None:
    async def play() -> list[object]:
        store = Store(url)
        try:
            return await asyncio.gather(
                *(store.append(step(number)) for number in (2, 3, 2, 4)), return_exceptions=True
            )
        finally:
            store.close()

    engine = make_engine(url)
    upgrade(engine)
    fill_the_first_schema(engine)
    outcomes = asyncio.run(play())
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, False, True, False]
    with engine.connect() as connection:
        numbers = list(connection.scalars(select(schema.steps.c.number)))
        assert sorted(numbers) == [1, 2, 3, 4]
        sheet = rooms.load(connection, "r1")
        assert sheet is not None
        assert (sheet.number, sheet.waiting) == (4, [1])
    engine.dispose()


def test_a_batch_of_many_games_is_stored_whole_with_each_move_in_its_own_room(url: str) -> None:
    """More moves than one statement takes, each with values of its own, and a room that was
    changed among them: its move is refused, and all others are stored."""
    names = [f"r{number}" for number in range(1, 2 * ROWS + 8)]

    def move(index: int, room: str) -> Append:
        at = 1_763_370_000.123_456 + index
        moved = Step(room, 2, "move", 0, ("put", index), "1", at)
        return Append(moved, 10 + index, f"[{index % 2}]", None, 0 if index != 7 else 3)

    async def play() -> list[object]:
        store = Store(url)
        try:
            return await asyncio.gather(
                *(store.append(move(index, room)) for index, room in enumerate(names)),
                return_exceptions=True,
            )
        finally:
            store.close()

    engine = make_engine(url)
    upgrade(engine)
    fill_the_first_schema(engine)
    with engine.execution_options(stolnik_writes=True).begin() as connection:
        for name in names[1:]:
            for first in (FIRST_ROOM, FIRST_SEAT):
                connection.execute(text(first.replace("'r1'", f"'{name}'")))
    outcomes = asyncio.run(play())
    assert [index for index, outcome in enumerate(outcomes) if outcome is not None] == [7]
    assert isinstance(outcomes[7], Conflict)
    with engine.connect() as connection:
        for index, room in enumerate(names):
            sheet = rooms.load(connection, room)
            assert sheet is not None
            steps = rooms.steps_after(connection, room, 1)
            if index == 7:
                assert (steps, sheet.number) == ([], 1)
            else:
                assert steps == [move(index, room).step]
                stored = (sheet.number, sheet.waiting, sheet.touched)
                assert stored == (10 + index, [index % 2], steps[0].at)
    engine.dispose()


def test_what_comes_while_a_batch_is_stored_is_stored_after_it(url: str) -> None:
    async def play() -> None:
        store = Store(url)
        for number in range(2, 40):
            waiting = asyncio.ensure_future(store.append(step(number)))
            await asyncio.sleep(0.002 * (number % 3))
        await waiting
        late = asyncio.ensure_future(store.append(step(40)))
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)  # what has gathered by then is stored
        await late

    engine = make_engine(url)
    upgrade(engine)
    fill_the_first_schema(engine)
    asyncio.run(asyncio.wait_for(play(), 60))
    with engine.connect() as connection:
        assert rooms.stands_at(connection, "r1") == (0, 40)
    engine.dispose()


def test_all_that_has_gathered_is_stored_at_the_end_however_much(url: str) -> None:
    async def play() -> list[object]:
        store = Store(url)
        waiting = [asyncio.ensure_future(store.append(step(number))) for number in range(2, 700)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        return await asyncio.gather(*waiting, return_exceptions=True)

    engine = make_engine(url)
    upgrade(engine)
    fill_the_first_schema(engine)
    assert set(asyncio.run(asyncio.wait_for(play(), 60))) == {None}
    with engine.connect() as connection:
        assert rooms.stands_at(connection, "r1") == (0, 699)
    engine.dispose()


def test_what_ends_in_one_batch_is_stored_with_all_that_belongs_to_it(url: str) -> None:
    """Games that go on and games that end, each with columns of its own, and new rooms."""
    names = ["r1", "r2", "r3"]
    ends: list[dict[str, Any]] = [
        {},
        {"phase": "over", "end": "played", "standings": [Standing(0, 1, 7, "x")]},
        {"saved": b"save", "saved_at": 2},
    ]

    async def play() -> None:
        store = Store(url)
        moves = [
            store.append(Append(Step(name, 2, "move", 0, (), "1", 5.0), 2, "[1]", None, 0, end))
            for name, end in zip(names, ends)
        ]
        made = [
            store.add(Add(rooms.new_row(**NEW, room=name), rooms.seat_rows(name, [NewSeat()] * 2)))
            for name in ("n1", "n2")
        ]
        try:
            await asyncio.gather(*moves, *made)
        finally:
            store.close()

    engine = make_engine(url)
    upgrade(engine)
    fill_the_first_schema(engine)
    with engine.execution_options(stolnik_writes=True).begin() as connection:
        for name in names[1:]:
            for first in (FIRST_ROOM, FIRST_SEAT):
                connection.execute(text(first.replace("'r1'", f"'{name}'")))
    asyncio.run(play())
    with engine.connect() as connection:
        first, second, third = (rooms.load(connection, name) for name in names)  # type: ignore[assignment]
        assert first is not None
        assert second is not None
        assert third is not None
        assert (first.phase, first.number, first.waiting) == ("playing", 2, [1])  # type: ignore[attr-defined]
        assert (second.phase, second.end, second.number) == ("over", "played", 2)
        assert second.standings == [Standing(0, 1, 7, "x")]
        assert (third.saved, third.saved_at, third.phase) == (b"save", 2, "playing")
        for name in ("n1", "n2"):
            new = rooms.load(connection, name)
            assert new is not None
            assert (new.options, new.private, new.proposals) == ({"short": True}, True, [])
            assert [(seat.seat, seat.kind) for seat in new.seats] == [(0, "open"), (1, "open")]
    engine.dispose()


def test_no_step_is_added_to_a_room_that_somebody_has_changed(url: str) -> None:
    async def play() -> object:
        store = Store(url)
        try:
            await store.write(resign)
            return await asyncio.gather(store.append(step(2)), return_exceptions=True)
        finally:
            store.close()

    def resign(connection: Connection) -> None:
        sheet = rooms.load(connection, "r1")
        assert sheet is not None
        rooms.change(connection, sheet, phase="over", waiting=[])

    engine = make_engine(url)
    upgrade(engine)
    fill_the_first_schema(engine)
    assert str(asyncio.run(play())) == "[Conflict()]"
    with engine.connect() as connection:
        sheet = rooms.load(connection, "r1")
        assert sheet is not None
        assert (sheet.phase, sheet.waiting) == ("over", [])
        assert rooms.stands_at(connection, "r1") == (1, 1)
    engine.dispose()


def test_a_failed_change_is_a_problem_with_a_sentence(url: str) -> None:
    async def fail() -> None:
        store = Store(url)
        try:
            await store.write(lambda c: c.execute(text("SELECT nothing FROM nowhere")))
        finally:
            store.close()

    with pytest.raises(Problem) as problem:
        asyncio.run(fail())
    assert problem.value.code == "storage"
    assert problem.value.say("pl") != problem.value.say("en")


def test_parameters_are_never_part_of_a_statement(url: str) -> None:
    engine = make_engine(url)
    upgrade(engine)
    evil = "'; DROP TABLE people; --"
    with engine.execution_options(stolnik_writes=True).begin() as connection:
        connection.execute(insert(schema.people).values(id="p2", name=evil, lang="pl", made=1.0))
    with engine.connect() as connection:
        name = connection.scalar(select(schema.people.c.name).where(schema.people.c.name == evil))
        assert name == evil
    engine.dispose()


@pytest.mark.parametrize("mail", [True, False])
def test_a_room_that_has_just_been_made_is_as_it_would_be_read(tmp_path: Path, mail: bool) -> None:
    """A game that begins at once is not read again, so what it is made of must be the same."""

    async def play() -> None:
        house = House(settings)
        try:
            me, token = await house.people.guest("Ala", "pl")
            assert await house.people.session(token) is not None  # known without the wish
            await house.people.set_notices(me.id, Notices(mail=mail))
            session = await house.people.session(token)
            assert session is not None
            new = NewRoom(
                game="paladins",
                players=2,
                seats=["me", "bot:random"],
                clock=ClockRules(move=30, bank=60),
                start=True,
            )
            made = await Making(house).make(session, new)
            stored = await house.store.read(lambda c: rooms.load(c, made.sheet.id))
            assert stored == made.sheet
            assert made.sheet.seats[0].notices == mail
        finally:
            house.stopping = True
            house.bots.close()
            house.replays.close()
            house.store.close()

    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")
    prepare(settings)
    asyncio.run(play())


def test_sqlite_flushes_to_the_disk_itself(tmp_path: Path) -> None:
    """On macOS nothing less is a flush; on Linux nothing more is done."""
    engine = make_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with engine.connect() as connection:
        for pragma in ("fullfsync", "checkpoint_fullfsync"):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == 1
    engine.dispose()


def test_windows_listens_with_a_loop_that_psycopg_knows() -> None:
    def loop(database: str, platform: str) -> object:
        settings = Settings(database=database)
        config = uvicorn.Config("none", loop=loop_for(settings, platform))
        return config.get_loop_factory()

    assert loop("postgresql://here/db", "win32") is asyncio.SelectorEventLoop
    assert loop_for(Settings(database="postgresql://here/db"), "linux") == "auto"
    assert loop_for(Settings(database="sqlite:///x"), "win32") == "auto"
