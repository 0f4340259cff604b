"""Work spread over processes: all of it is done once, though processes die."""

from __future__ import annotations

import os
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path

import pytest

from stolnik.lab.farm import PATIENCE, each


def doubled_unless_killed(folder: Path, thing: int) -> int:
    """The first time that 3 comes, the process that works on it is gone."""
    if thing == 3:
        with (folder / "deaths").open("a") as deaths:
            deaths.write("x")
        if len((folder / "deaths").read_text()) == 1:
            os._exit(9)
    return 2 * thing


def fatal(thing: int) -> int:
    os._exit(9)


@pytest.mark.parametrize("workers", [1, 2])
def test_each_thing_is_worked_on_once(workers: int) -> None:
    assert sorted(each(abs, range(-20, 0), workers)) == list(range(1, 21))


def test_nothing_to_do_needs_no_process() -> None:
    assert list(each(fatal, [], 2)) == []


def test_what_a_dead_process_was_at_is_done_again_and_nothing_is_lost(tmp_path: Path) -> None:
    done = sorted(each(partial(doubled_unless_killed, tmp_path), range(40), 2))
    assert done == [2 * thing for thing in range(40)]
    assert len((tmp_path / "deaths").read_text()) == 2


@pytest.mark.slow
def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    assert PATIENCE > 1
    with pytest.raises(BrokenExecutor):
        list(each(fatal, [1], 2))
