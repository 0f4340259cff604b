"""Games are found by name, wherever they are installed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from sejmik.game import SEJMIK

from stolnik.engine import registry
from stolnik.engine.errors import BadRequest

POINTS = [
    EntryPoint("zulu", "nowhere:ZULU", registry.GROUP),
    EntryPoint("sejmik", "sejmik.game:SEJMIK", registry.GROUP),
]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "entry_points", lambda group: POINTS)
    registry.loaded.cache_clear()
    yield
    registry.loaded.cache_clear()


def test_the_names_of_all_installed_games_in_order() -> None:
    assert registry.names() == ["sejmik", "zulu"]


def test_a_game_is_loaded_by_its_name_and_only_then() -> None:
    assert registry.load("sejmik") is SEJMIK
    assert registry.load("sejmik") is registry.load("sejmik")
    with pytest.raises(ModuleNotFoundError):
        registry.load("zulu")


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadRequest) as unknown:
        registry.load("chess")
    assert str(unknown.value) == "There is no game called “chess”; the games are: sejmik, zulu."


def test_every_game_of_the_house_is_registered_under_its_own_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    for name in registry.names():
        assert registry.load(name).name == name
