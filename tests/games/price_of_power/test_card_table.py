"""The table of all cards names a test for each of them, and the test is there."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from tests.games.price_of_power.card_table import table
from tests.games.price_of_power.effects import test_each_card as each
from tests.games.price_of_power.position import box

CARDS = {
    "Event": 221,
    "Mission": 160,
    "Milestone": 64,
    "Power Struggle": 10,
    "Idea": 30,
    "Action Card": 108,
}


def test_all_593_cards_have_a_test() -> None:
    found = Counter(deck for deck, _, _ in table(box()))
    assert found == CARDS
    assert sum(found.values()) == 593


def test_the_tests_that_are_named_are_there() -> None:
    for _, card, test in table(box()):
        path, name = test.split("::")
        module = import_module(f"tests.games.price_of_power.{path[:-3].replace('/', '.')}")
        assert callable(getattr(module, name)), card


def test_the_sweeps_play_every_card_that_the_table_gives_them() -> None:
    played = {
        card for kind in ("event", "mission", "milestone", "idea") for card, _ in each.cases(kind)
    }
    played |= {card for card, _ in each.action_cards()}
    kinds = {card.id: card.type.id for card in box().cards}
    for deck, card, test in table(box()):
        if test.startswith("effects/test_each_card.py") and deck != "Power Struggle":
            assert kinds.get(card, card) in played
