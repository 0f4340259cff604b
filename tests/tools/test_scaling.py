"""What is computed of houses larger than could be tried follows from what was measured."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace

from tools.scaling import (
    BUSY,
    PROMISE,
    Costs,
    House,
    breaks_first,
    fewest,
    keeps_its_promise,
    largest,
    seen_within,
    used,
    what_breaks,
    what_it_takes,
)

PAGE = Path(__file__).parents[2] / "docs" / "scaling.md"
COSTS = Costs(own=1e-3, heard=1e-3, passed_over=1e-3, stored=0.5e-3, looked_up=0, flush=1e-3)


def test_what_is_used_grows_with_the_moves() -> None:
    once, twice = (used(House(live, pace=2.0), COSTS) for live in (400, 800))
    assert once["a server's processor"] == pytest.approx(0.2)
    assert once["the database's processors"] == pytest.approx(0.025)
    assert all(twice[name] == pytest.approx(2 * part) for name, part in once.items())


def test_a_second_server_that_hears_everything_carries_no_more() -> None:
    one, two = (largest(House(1, 2.0, servers=n), COSTS) for n in (1, 2))
    assert two <= one * 1.05
    assert largest(House(1, 2.0, servers=2, follow=True), COSTS) > one * 1.8


def test_who_is_overrun_never_answers_and_who_is_busy_answers_late() -> None:
    assert seen_within(House(2_100, 2.0), COSTS) == float("inf")
    quiet, busy = (seen_within(House(live, 2.0), COSTS) for live in (200, 1_900))
    assert 0.003 < quiet < 0.01 < busy


def test_where_a_queue_is_short_the_wait_is_that_of_the_books() -> None:
    """Half of the time is used, and each takes as long: half a service is waited on average."""
    alone = replace(COSTS, stored=0, flush=0)
    at_half = seen_within(House(1_000, 2.0, follow=True), alone, moves=50_000)
    assert at_half == pytest.approx(4.3e-3, rel=0.1)  # 99% of an M/D/1 queue at one half


def test_the_smallest_house_keeps_its_promise_and_no_smaller_one_does() -> None:
    house = fewest(House(20_000, 2.0), Costs())
    assert keeps_its_promise(house, Costs())
    assert not keeps_its_promise(replace(house, groups=house.groups * 9 // 10), Costs())
    assert breaks_first(house, Costs())[1] <= BUSY
    assert seen_within(house, Costs()) <= PROMISE


def test_games_by_mail_sleep() -> None:
    awake, asleep = (used(House(1_000, pace), Costs()) for pace in (60.0, 3600.0))
    assert awake["a server's memory"] > 20 * asleep["a server's memory"]


def test_the_page_has_what_is_computed() -> None:
    rows = set(re.findall(r"^\|.*\|$", PAGE.read_text("utf-8"), re.MULTILINE))
    assert rows.issuperset(chain(what_breaks(Costs()), what_it_takes(Costs())))
