"""Variants of the Events: four face up, and X-Events in either half."""

from __future__ import annotations

from collections import Counter

import pytest

from stolnik.engine.dice import Dice
from stolnik.games.price_of_power.chapters.event_cards.row import lay_out_events
from stolnik.games.price_of_power.setup import event_deck
from stolnik.games.price_of_power.state import Europe, line_up
from tests.games.price_of_power.position import europe


def face_up(g: Europe) -> list[bool]:
    return [shown.open for shown in g.row]


@pytest.mark.rule("EU-4.1.2", "EU-4.1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_events_lie_face_up_with_the_variant_and_three_without(players: int) -> None:
    assert face_up(europe(players)).count(True) == 3
    assert face_up(europe(players, four_open_events=True)) == [True] * 4 + [False] * (players - 3)


@pytest.mark.rule("EU-16.2.4")
def test_with_six_players_the_first_four_of_seven_are_open() -> None:
    g = europe(6, four_open_events=True)
    assert face_up(g) == [True] * 4 + [False] * 3
    lay_out_events(g)
    assert face_up(g) == [True] * 4 + [False] * 3, "in later Rounds too"


def halves(g: Europe, seed: str) -> tuple[list[int], list[int]]:
    """The two halves of the first Age's deck; the first lies on top."""
    deck = event_deck(g.box, line_up(g), 1, Dice(seed))
    middle = len(deck) // 2
    return deck[middle:], deck[:middle]


@pytest.mark.rule("EU-16.0.6")
def test_x_events_come_in_either_half_and_both_are_equally_large() -> None:
    g = europe(4, random_x_events=True)
    usual = line_up(g).decks[1]
    x = next(no for no in usual.first if g.box.events[no].half == "X")
    where = Counter[str]()
    for seed in range(40):
        first, second = halves(g, str(seed))
        assert sorted(first + second) == sorted(usual.first + usual.second)
        assert abs(len(first) - len(second)) <= 1
        assert all(g.box.events[no].half in ("1", "X") for no in first)
        assert all(g.box.events[no].half in ("2", "X") for no in second)
        where["first" if x in first else "second"] += 1
    assert set(where) == {"first", "second"}


@pytest.mark.rule("EU-16.0.5")
def test_without_the_variant_an_x_event_stays_in_the_half_that_the_scenario_names() -> None:
    g = europe(4)
    for seed in range(5):
        first, second = halves(g, str(seed))
        assert sorted(first) == sorted(line_up(g).decks[1].first)
        assert sorted(second) == sorted(line_up(g).decks[1].second)
