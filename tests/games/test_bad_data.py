"""A data folder that was edited at random plays, or is refused by file, record and field."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolnik.engine.errors import BadData
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from tests.length import so_many

EDITS = so_many(120, whole=2000)
"""With each game."""

SLOWEST = 5.0
"""Seconds of work after which a box counts as hanging."""

NONSENSE: tuple[Any, ...] = (None, 0, 1, -1, 2, 99, 10**6, True, "", "x", "catholic", [], {})


def edited(value: Any, dice: Random, depth: int = 0) -> Any:
    """The same data with one thing lost, doubled, renamed or replaced somewhere in it."""
    if isinstance(value, dict) and value and (not depth or dice.random() < 0.85):
        name, changed, chance = dice.choice(list(value)), dict(value), dice.random()
        if depth and chance < 0.06:
            del changed[name]
        elif depth and chance < 0.1:
            changed[f"{name}x"] = changed.pop(name)
        else:
            changed[name] = edited(value[name], dice, depth + 1)
        return changed
    if isinstance(value, list) and value and dice.random() < 0.85:
        at, several, chance = dice.randrange(len(value)), list(value), dice.random()
        if chance < 0.08:
            del several[at]
        elif chance < 0.14:
            several.insert(at, several[at])
        else:
            several[at] = edited(value[at], dice, depth + 1)
        return several
    return dice.choice((*NONSENSE, [value]))


def play_a_little(match: Match, dice: Random, moves: int = 40) -> None:
    while match.pending and match.number < moves:
        ask = match.pending[0]
        match.submit(ask.seat, dice.choice(ask.options))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", names())
def test_a_folder_edited_at_random_plays_or_is_refused(name: str, tmp_path: Path) -> None:
    game = load(name)
    dice = Random(f"bad data of {name}")
    files = sorted((game.home / "data").rglob("*.json"))
    refused: list[BadData] = []
    for number in range(EDITS):
        file = dice.choice(files)
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / file.name).write_text(json.dumps(edited(json.loads(file.read_text()), dice)))
        begun = time.process_time()
        try:
            match = Match.start(game, players=dice.choice(game.players), seed=number, data=folder)
        except BadData as error:
            refused.append(error)
        else:
            play_a_little(match, dice)
        assert time.process_time() - begun < SLOWEST
    assert len(refused) > EDITS // 10
    assert all(error.say(lang) for error in refused for lang in ("pl", "en"))
