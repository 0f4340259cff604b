"""A rule of ours that fails: the table answers, a bot plays on, and the log says where."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.table import replays
from stolnik.table.house import House
from stolnik.table.logs import log
from stolnik.table.making import Making
from stolnik.table.people import Session
from stolnik.table.problems import Problem
from stolnik.table.protocol import NewRoom
from stolnik.table.seating import Seating
from stolnik.table.sitting import Sitting
from tests.bots.fair.broken_fair import FAULTY
from tests.bots.fair.register import fair_registered
from tests.table.server import at_home


@pytest.fixture(autouse=True)
def broken(tmp_path: Path) -> Iterator[None]:
    """A fair at which one can only pass, as a package that these processes find."""
    with fair_registered(tmp_path / "games", "broken_fair"):
        yield


async def begun(house: House, session: Session, *seats: str) -> Sitting:
    new = NewRoom(game="village_fair", players=len(seats), seats=list(seats), start=True)
    return await Making(house).make(session, new)


def test_an_offer_at_which_a_rule_fails_cannot_be_taken_back() -> None:
    match = Match.start(load("village_fair"), players=2, seed=1)
    faulty = [move for move in match.ask(0).options if move[0] in FAULTY]
    assert len(faulty) < len(match.ask(0).options)
    assert replays.finals(match.save(), 0) == faulty
    assert [offer.move for offer in match.at(0).offers("en") if offer.final] == faulty


def test_the_table_answers_and_the_log_says_where_a_rule_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = StringIO()
    monkeypatch.setattr(log, "out", said)

    async def play() -> None:
        async with at_home(tmp_path) as (house, session):
            sitting = await begun(house, session, "me", "me")
            async with sitting.lock:
                table = sitting.scene.table(0, "en", 0, finality=True)
                assert table.ask is not None
                move = next(o.move for o in table.ask.offers if o.move[0] == "sell")
                with pytest.raises(Problem) as raised:
                    await sitting.submit(session.person.id, 0, table.question, move)
                assert raised.value.code == "broken-rule"
                assert sitting.scene.table(0, "en", 0, finality=True) == table
                await sitting.submit(session.person.id, 0, table.question, ("pass",))
                assert sitting.scene.running().match.number == 1
            lines = [json.loads(each) for each in said.getvalue().splitlines()]
            (line,) = [each for each in lines if each["say"] == "a rule failed"]
            assert line["game"] == "village_fair"
            assert line["seed"] == sitting.sheet.seed
            assert (line["seat"], line["move"]) == (0, list(move))
            assert (line["error"], line["number"]) == ("KeyError", 1)
            assert line["where"].endswith("play")
            again = Match.start(
                load(line["game"]),
                players=line["players"],
                seed=line["seed"],
                nonces=line["nonces"],
                **line["options"],
            )
            assert again.ask(0).options == tuple(o.move for o in table.ask.offers)

    asyncio.run(play())


def test_a_bot_plays_another_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, session):

            async def faulty_first(room: str, seat: int, bot: str, saved: bytes) -> Any:
                options = Match.resume(saved).ask(seat).options
                return next((move for move in options if move[0] in FAULTY), options[0])

            monkeypatch.setattr(house.bots, "choose", faulty_first)
            sitting = await begun(house, session, "bot:random", "bot:random")
            while sitting.bots.busy:
                await asyncio.sleep(0)
            assert sitting.sheet.phase == "over"
            assert not sitting.bots.stuck(0)

    asyncio.run(play())


def test_the_host_puts_another_bot_where_one_has_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as (house, session):
            thinking = asyncio.Event()

            async def choose(room: str, seat: int, bot: str, saved: bytes) -> Any:
                await thinking.wait()
                if bot == "greedy":
                    raise RuntimeError("a fault of ours")
                return ("pass",)

            monkeypatch.setattr(house.bots, "choose", choose)
            sitting = await begun(house, session, "bot:greedy", "me")
            host, room = session.person.id, sitting.sheet.id
            seating = Seating(house)
            with pytest.raises(Problem) as raised:
                await seating.seat_bot(room, host, 0, "random")
            assert raised.value.code == "taken", "as long as it thinks it stays"
            thinking.set()
            assert not any(seat.stuck for seat in sitting.scene.room(host, "en").seats)
            while sitting.bots.busy:
                await asyncio.sleep(0)
            assert [seat.stuck for seat in sitting.scene.room(host, "en").seats] == [True, False]
            await seating.seat_bot(room, host, 0, "random")
            while sitting.bots.busy:
                await asyncio.sleep(0)
            assert not any(seat.stuck for seat in sitting.scene.room(host, "en").seats)
            assert sitting.sheet.waiting == [1]
            assert sitting.sheet.seats[0].bot == "random"

    asyncio.run(play())
