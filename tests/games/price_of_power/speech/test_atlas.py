"""The map in words: what a player at a terminal can read of it."""

from __future__ import annotations

import pytest

from stolnik.engine.match import Match
from stolnik.engine.registry import load


def line_of(match: Match, lang: str, area: str) -> str:
    return next(line for line in match.at(0).map(lang) if line.startswith(f"{area}: "))


@pytest.mark.parametrize(
    ("lang", "area", "parts"),
    [
        ("en", "Aragon", ("Navarra (Navarra 1)", "Influence of Castile (2)", "Gulf of Lion")),
        ("pl", "Aragonia", ("Nawarra (Nawarra 1)", "Wpływy gracza Kastylia (2)", "Zatoka Lwia")),
        ("en", "Brittany & Normandy", ("England (Caux 1, ", "a Claim of France")),
        ("en", "Aquitaine", ("Units of France (1)", "Next to it: Aragon, ")),
    ],
)
def test_an_area_tells_its_owners_what_stands_there_and_its_neighbours(
    lang: str, area: str, parts: tuple[str, ...]
) -> None:
    said = line_of(Match.start(load("price_of_power"), players=3, seed=3), lang, area)
    for part in parts:
        assert part in said


@pytest.mark.parametrize("players", [3, 5])
def test_each_area_of_europe_in_play_has_a_line(players: int) -> None:
    match = Match.start(load("price_of_power"), players=players, seed=3)
    areas = [
        area
        for area in match.state.box.areas
        if not area.distant and (match.state.edition or not area.east)
    ]
    about, *lines = match.at(None).map("en")
    assert "Tax Value" in about
    assert len(lines) == len(areas)
    assert all("Next to it: " in line for line in lines)
