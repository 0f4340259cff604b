"""A data folder of one's own: an Event, a Mission and a set-up that are not those of the box."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolnik.engine.errors import BadData, StolnikError
from stolnik.engine.match import Match
from stolnik.engine.record import Record
from stolnik.games.price_of_power.box.files import DATA
from stolnik.games.price_of_power.game import GAME
from stolnik.proof import prove
from tests.games.price_of_power.position import AUSTRIA, FRANCE

ONE_AGE = {"length": "age_of_discovery"}
COMET = {"do": "ducats", "who": "you", "n": 7}
"""What the comet brings in this house."""


def own(folder: Path, file: str, kind: str, change: Callable[[Any], None], name: str) -> None:
    """Put a file of ours into a folder, with one record changed."""
    data = json.loads((DATA / f"{file}.json").read_text("utf-8"))
    change(next(one for one in data[kind] if one["id"] == name))
    (folder / f"{file}.json").write_text(json.dumps(data), "utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own(tmp_path, "events", "events", lambda one: one.update(effects=[COMET]), "11A-1")
    own(
        tmp_path,
        "missions",
        "missions",
        lambda one: one.update(condition={"stability": ">=0"}, prestige=9),
        "austria_01",
    )
    own(tmp_path, "setup_cards", "setup_cards", lambda one: one.update(ducats=21), "setup_france")
    return tmp_path


def test_a_folder_of_one_s_own_takes_the_place_of_our_files(folder: Path) -> None:
    ours = Match.start(GAME, players=4, seed="1")
    match = Match.start(GAME, players=4, seed="1", data=folder)
    g, box = match.state, match.state.box
    assert g.players[FRANCE].ducats == ours.state.players[FRANCE].ducats + 6
    assert g.players[AUSTRIA].ducats == ours.state.players[AUSTRIA].ducats
    assert box.events[box.event_of["11A-1"]] != ours.box.events[ours.box.event_of["11A-1"]]
    assert box.events[box.event_of["11A-2"]] == ours.box.events[ours.box.event_of["11A-2"]]
    missions = {one.id: one for one in box.missions}
    assert missions["austria_01"].prestige == 9


def test_it_plays_to_the_end_and_its_record_plays_again(folder: Path) -> None:
    match = Match.start(GAME, players=2, seed="1", data=folder, **ONE_AGE)  # type: ignore[arg-type]
    dice = random.Random(1)
    while match.pending:
        ask = match.pending[0]
        match.submit(ask.seat, dice.choice(ask.options))
    again = Match.replay(Record.loads(match.record().dumps()), data=folder)
    assert again.standings == match.standings


@pytest.mark.slow
def test_it_stands_the_proof(folder: Path) -> None:
    proof = prove(GAME, players=4, games=1, seed=3, options=ONE_AGE, data=folder, every=60)
    assert proof.failures == []


def test_nothing_is_half_read(folder: Path) -> None:
    own(folder, "trade", "nodes", lambda one: one.update(sea_zones=[]), "adriatic_sea_node")
    with pytest.raises(BadData) as refused:
        Match.start(GAME, players=4, seed="1", data=folder)
    assert "adriatic_sea" in str(refused.value)
    (folder / "trade.json").unlink()
    assert Match.start(GAME, players=4, seed="1", data=folder).pending


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (4, {"line_up": "southern"}, "southern"),
        (5, {"line_up": "northern"}, "line_up"),
        (4, {"muscovy": True}, "muscovy"),
        (2, {"players_may_leave": True}, "players_may_leave"),
        (4, {"length": "a_weekend"}, "a_weekend"),
        (7, {}, "7"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_one_sentence(
    players: int, options: dict[str, bool | str], named: str
) -> None:
    with pytest.raises(StolnikError) as refused:
        Match.start(GAME, players=players, seed="1", **options)  # type: ignore[arg-type]
    for lang in ("pl", "en"):
        said = refused.value.say(lang)
        assert named in said
        assert "\n" not in said


@pytest.mark.parametrize("extra", [{"if": {"emperor": True}, "prestige": []}, {"prestige": 1}])
def test_extra_prestige_of_a_struggle_is_a_condition_and_a_number(
    tmp_path: Path, extra: dict[str, Any]
) -> None:
    own(
        tmp_path,
        "power_struggles",
        "cards",
        lambda one: one.update(extra=[extra]),
        "italian_wars",
    )
    with pytest.raises(BadData, match="italian_wars"):
        Match.start(GAME, players=3, seed=1, data=tmp_path)
