"""What happens is told: the kept games, taken together, tell nearly every event there is."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.engine.registry import load
from stolnik.engine.state import Event
from tests.records.promises import Promise

RARE = {
    "gods_playground": {"TreatyFailed", "TreatyBroken", "CossackRebelled"},
    "paladins": set[str](),
    "pax_renaissance": {
        "BishopTaken",
        "BorderTokenTaken",
        "DroppedFromHand",
        "Drowned",
        "RepressedTaken",
        "Reprisals",
        "RulerTaken",
        "VeniceCrowded",
    },
}
"""By package, what happened in none of the kept games."""


@pytest.mark.slow
@pytest.mark.parametrize("package", RARE)
def test_the_kept_games_tell_every_event_but_the_rare(package: str) -> None:
    events = import_module(f"stolnik.games.{package}.events")
    every = {
        name
        for name, found in inspect.getmembers(events, inspect.isclass)
        if issubclass(found, Event) and found.__module__ == events.__name__
    }
    told = set()
    for path in Path(__file__).parent.glob("*.jsonl"):
        if load(Promise.read(path.stem).game).home.name != package:
            continue
        match = Match.replay(Record.loads(path.read_bytes()), listen=True)
        for _, event in match.log:
            seen = (event, event.seen_by(None), event.seen_by(0), event.seen_by(1))
            told |= {type(one).__name__ for one in seen if one is not None}
    assert every - told == RARE[package]
