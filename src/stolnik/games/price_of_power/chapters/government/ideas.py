"""Ideas: what a Realm knows, and what that changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import eq, ge, gt, le, lt
from typing import Final

from stolnik.engine.flow import Seat
from stolnik.games.price_of_power.box.effects import Frozen
from stolnik.games.price_of_power.state import Europe


def modifiers(g: Europe, seat: Seat, name: str) -> Iterator[Mapping[str, Frozen]]:
    """What a player's Ideas change, of one kind, such as ``round_income``."""
    for idea in g.players[seat].ideas:
        for modifier in g.box.ideas[idea].passive:
            if modifier["mod"] == name:
                yield modifier


def has_idea(g: Europe, seat: Seat, idea: str) -> bool:
    return g.box.idea_of[idea] in g.players[seat].ideas


def figure(modifier: Mapping[str, Frozen], name: str) -> int:
    """A number of a modifier; nothing is 0."""
    value = modifier.get(name, 0)
    assert isinstance(value, int), modifier
    return value


def total(g: Europe, seat: Seat, mod: str, name: str) -> int:
    """A number of all modifiers of a kind together."""
    return sum(figure(modifier, name) for modifier in modifiers(g, seat, mod))


COMPARISONS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ">=": ge,
    "<=": le,
    ">": gt,
    "<": lt,
    "=": eq,
}


def compares(value: int, comparison: str) -> bool:
    """Whether a value is as a card asks, such as ``>=2``."""
    sign = comparison.rstrip("-0123456789")
    return COMPARISONS[sign](value, int(comparison[len(sign) :]))
