"""What a chair gives does not lead to the match, and cannot be written to."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from stolnik.engine.dice import Dice
from stolnik.engine.match import Match
from stolnik.engine.registry import load, names
from tests.bots.fair.village_fair import GAME

OUTSIDE = (ModuleType, type, FunctionType, BuiltinFunctionType)
"""What is the same for everybody, and no part of what a bot is handed."""


def reachable(start: object) -> Iterator[object]:
    """Everything that attributes, items and generators lead to from an object.

    Modules, classes and functions are no part of what a bot is handed.
    """
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, OUTSIDE):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)
        for name in dir(thing):
            if not name.startswith("__"):
                with suppress(Exception):  # what cannot be read leads nowhere
                    waiting.append(getattr(thing, name))


HIDDEN_SEED = "a seed that nobody may find"


@pytest.mark.parametrize("topic", ["turn", "barter", "bid"])
def test_nothing_that_a_bot_is_handed_leads_to_the_truth(topic: str) -> None:
    match = Match.start(GAME, players=3, seed=HIDDEN_SEED, listen=True)
    luck = Dice("luck")
    while match.pending[0].topic != topic or match.number < 4:
        match.submit(match.pending[0].seat, luck.pick(match.pending[0].options))
    seat = match.pending[0].seat
    others = [ask for ask in match.pending if ask.seat != seat]
    chair = match.at(seat)
    handed = [chair, chair.ask, chair.view(), chair.events(), chair.imagine(Dice("bot"))]
    secrets = [match, match.state, match.state.cart, match.state.dice, match.log, *others]
    checkpoint = msgspec.msgpack.encode(match.state.dice)
    for thing in reachable(handed):
        assert all(thing is not secret for secret in secrets), thing
        if isinstance(thing, str):
            assert HIDDEN_SEED not in thing
        if isinstance(thing, bytes):
            assert HIDDEN_SEED.encode() not in thing
            assert checkpoint not in thing


def test_a_walk_through_the_match_itself_would_find_the_seed() -> None:
    match = Match.start(GAME, players=3, seed=HIDDEN_SEED)
    assert any(isinstance(thing, str) and HIDDEN_SEED in thing for thing in reachable(match))


PLAIN = frozenset({*OUTSIDE, MethodType, type(cache(len)), type(Path())}) | {
    *(str, int, float, bool, bytes, type(None)),
}
"""Kinds that lead nowhere and can only be read or called."""


def shown(*start: object) -> dict[int, tuple[str, Any]]:
    """All that attributes and items lead to, each by its id, with the way to it."""
    found: dict[int, tuple[str, Any]] = {}
    waiting: list[tuple[str, Any]] = [("", start)]
    while waiting:
        way, thing = waiting.pop()
        if id(thing) in found or type(thing) in PLAIN or isinstance(thing, type):
            continue
        found[id(thing)] = (way, thing)
        if isinstance(thing, Mapping):
            waiting += [(f"{way}[{key!r}]", value) for key, value in thing.items()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            waiting += [(f"{way}[{at}]", part) for at, part in enumerate(thing)]
        for name in attributes(thing):
            with suppress(Exception):  # what cannot be read leads nowhere
                waiting.append((f"{way}.{name}", getattr(thing, name)))
    return found


def attributes(thing: object) -> list[str]:
    """What an object has that is no method; what is built in has nothing else."""
    kind = type(thing)
    if kind.__module__ == "builtins":
        return []
    return [*getattr(thing, "__dict__", ()), *_of_class(kind)]  # type: ignore[arg-type]


@cache
def _of_class(kind: type) -> list[str]:
    return [
        name
        for name in dir(kind)
        if not name.startswith("__") and not isinstance(getattr(kind, name, None), FunctionType)
    ]


def takes(thing: Any) -> list[str]:
    """What of an object can be written to: it is tried with what is there already."""
    taken = []
    for name in attributes(thing):
        with suppress(Exception):
            setattr(thing, name, getattr(thing, name))
            taken.append(f".{name}")
    for write in (
        lambda: thing.update(()),
        lambda: thing.extend(()),
        lambda: thing.__setitem__(next(iter(thing)), thing[next(iter(thing))]),
    ):
        with suppress(Exception):
            write()  # type: ignore[no-untyped-call]
            taken.append("[...]")
    return taken


@pytest.mark.parametrize("name", [*names(), GAME.name])
def test_nothing_that_a_bot_is_handed_can_be_written_to(name: str) -> None:
    game = GAME if name == GAME.name else load(name)
    match = Match.start(game, players=3, seed="7", listen=True)
    luck = Dice("luck")
    for _ in range(9):
        match.submit(match.pending[0].seat, luck.pick(match.pending[0].options))
    seat = match.pending[0].seat
    chair, other = match.at(seat), match.at((seat + 1) % 3)
    chair.say_ask("en")  # what was said once is kept somewhere
    own = shown(chair, chair.ask, chair.offers("en"), chair.events(), chair.standings)
    passing = shown(chair.options, chair.view(), chair.imagine(Dice("bot")))
    theirs = shown(match, other, other.events(), other.view(), match.at(None).view())
    # A list that was made for the asker is theirs; what others have too is nobody's.
    common = [found for at, found in (own | passing).items() if at in theirs]
    parts = [found for found in own.values() if type(found[1]) not in (list, dict)]
    assert len(common) > 20
    for way, thing in (*common, *parts):
        if not way.endswith("._field_defaults"):  # of a class of named tuples
            assert not takes(thing), f"{way}: {type(thing).__name__}"


def test_a_chair_cannot_be_moved_and_its_question_keeps_its_guard() -> None:
    match = Match.start(GAME, players=3, seed=HIDDEN_SEED)
    chair = match.at(match.pending[0].seat)
    ask, before = chair.ask, chair.view()
    assert ask is not None

    def spy(*seen: object) -> None:
        pytest.fail(f"a spy was handed {seen}")

    for write in (setattr, object.__setattr__):
        with pytest.raises(AttributeError):
            write(chair, "seat", (ask.seat + 1) % 3)
    with pytest.raises(AttributeError):
        ask.topic.refuse = spy
    with pytest.raises(AttributeError):
        del ask.topic.refuse
    assert chair.view() == before
    assert chair.why_not(("sell", "apples")) is not spy
