"""Guards of questions, in all games: each knows more than the engine says without it."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from stolnik.engine.flow import Ask, Topic
from stolnik.engine.refusal import Refusal
from stolnik.engine.registry import load, names


def guarded(name: str) -> dict[str, Topic]:
    """Every question of a game that has a guard, by its name."""
    package = importlib.import_module(f"stolnik.games.{load(name).home.name}")
    found = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, Topic) and thing.refuse is not None:
                found[str(thing)] = thing
    return found


def blind(topic: Topic, verb: str) -> Refusal | None:
    """What a guard says that sees nothing: neither the table nor what the move names."""
    assert topic.refuse is not None
    try:
        return topic.refuse(None, Ask.of(0, topic, ()), (verb,))
    except (AttributeError, AssertionError, IndexError, KeyError, TypeError, ValueError):
        return None  # it looks at something


@pytest.mark.parametrize("name", names())
def test_a_guard_says_more_than_that_a_move_is_not_among_the_options(name: str) -> None:
    """The engine says by itself which clause sets the options."""
    topics = guarded(name)
    assert len(topics) > 5
    for topic in topics.values():
        bare = [Refusal(clause) for clause in topic.set_by]
        said = [blind(topic, verb) for verb in topic.verbs]
        assert any(refusal not in bare for refusal in said), topic
