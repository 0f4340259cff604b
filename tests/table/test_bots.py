"""The processes in which bots think: whatever fails there, a table gets its move."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolnik.engine.match import Match
from stolnik.engine.registry import load
from stolnik.table import processes
from stolnik.table.processes import BotProcesses, choose
from tests.bots.fair.register import fair_registered


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Match]:
    """A fair whose judgement fails, as a package that these processes find."""
    with fair_registered(tmp_path, "clumsy_fair"):
        yield Match.start(load("village_fair"), players=2, seed=1)


@pytest.mark.slow
def test_a_bot_that_fails_has_a_move_and_a_line_in_the_log(
    match: Match, capfd: pytest.CaptureFixture[str]
) -> None:
    bots = BotProcesses(1)
    try:
        move = asyncio.run(bots.choose("room", 0, "greedy", match.save()))
    finally:
        bots.close()
    assert move in match.ask(0).options
    said = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    (line,) = [line for line in said if line.get("library") == "stolnik.bots"]
    assert line["level"] == "error"
    assert f"commitment {match.commitment}, move 1" in line["say"]
    assert line["say"].endswith("KeyError in clumsy_fair.py, line 12")


def test_a_seed_that_stands_in_the_log_makes_no_more_choices(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        choose("room", 0, "greedy", match.save())
    seeds = {record.getMessage().partition("seed of the bot ")[2] for record in caplog.records}
    assert len(seeds) == 2
    choose("room", 0, "random", match.save())
    assert [name for _, _, name in processes._bots] == ["random"]
    processes._bots.clear()
