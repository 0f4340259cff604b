"""Guards of questions: what is offered is never refused, and some need no more to know."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

from stolnik.engine.flow import Ask, Move, Topic
from stolnik.engine.refusal import Refusal
from stolnik.games.price_of_power import chapters
from stolnik.games.price_of_power.state import Europe
from tests.games.price_of_power.position import CASTILE, empty_hands, europe

MENUS = ("turn", "end_turn", "last_event", "errand")
"""Their guards look at the table: what could be done there."""
OTHER: Move = ("something_else",)
ANSWERS = 15
"""So many answers at least are judged by the question alone."""


def guarded() -> dict[str, Topic]:
    """Every question of the rules that has a guard, by name."""
    found = {}
    for module in pkgutil.walk_packages(chapters.__path__, f"{chapters.__name__}."):
        for one in vars(import_module(module.name)).values():
            if isinstance(one, Topic) and one.refuse is not None and str(one) not in MENUS:
                found[str(one)] = one
    return found


TOPICS = guarded()


def judged(g: Europe, topic: Topic, move: Move, *offered: Move) -> Refusal | None:
    assert topic.refuse is not None
    return topic.refuse(g, Ask.of(CASTILE, topic, list(offered)), move)


def judged_alone(g: Europe, topic: Topic) -> list[str]:
    """The verbs that a guard judges without a look at what they name or what is under way."""
    verbs = []
    for verb in topic.verbs:
        try:
            judged(g, topic, (verb,), OTHER)
        except (IndexError, KeyError, AssertionError, ValueError, AttributeError):
            continue
        verbs.append(verb)
    return verbs


@pytest.mark.parametrize("name", sorted(TOPICS))
def test_no_guard_refuses_what_is_offered(name: str) -> None:
    g = empty_hands(europe())
    for verb in judged_alone(g, TOPICS[name]):
        assert judged(g, TOPICS[name], (verb,), (verb,)) is None, verb


def test_some_guards_refuse_all_that_is_not_offered() -> None:
    g = empty_hands(europe())
    refused = [
        refusal
        for topic in TOPICS.values()
        for verb in judged_alone(g, topic)
        if (refusal := judged(g, topic, (verb,), OTHER)) is not None
    ]
    assert len(refused) >= ANSWERS
    assert all(one.clause.startswith("EU-") for one in refused)
