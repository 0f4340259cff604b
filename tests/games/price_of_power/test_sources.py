"""Every value of the box says where it comes from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from stolnik.games.price_of_power.box.files import DATA
from tools.count_sources import CLASSES, Source, count, main


def records(file: str, part: str) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = json.loads((DATA / f"{file}.json").read_text("utf-8"))[part]
    return found


@pytest.mark.parametrize(
    ("name", "file", "part", "source"), CLASSES, ids=[one[0] for one in CLASSES]
)
def test_each_record_is_of_a_known_kind(name: str, file: str, part: str, source: Source) -> None:
    counted = count(records(file, part), source)
    bearing = [one for one in records(file, part) if source(one) is not None]
    assert sum(counted.values()) == len(bearing) > 0, name


def test_the_kinds_are_told_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(DATA)
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["printed", "read", "inferred", "assumed"]
    assert len(lines) == len(CLASSES) + 1
    *rows, last = (line.split()[-4:] for line in lines)
    for column, total in enumerate(last):
        assert sum(int(row[column].replace("-", "0")) for row in rows) == int(total)
