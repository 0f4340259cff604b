"""Conditions of cards: whether a Realm meets what a Mission, an Event or an Idea asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolnik.games.price_of_power.box.effects import MAPPING, QUALIFIERS, SEQUENCE, Frozen
from stolnik.games.price_of_power.chapters.effects.asked import (
    counting,
    figures,
    lands,
    outcomes,
    seas,
    ties,
)
from stolnik.games.price_of_power.chapters.effects.asked.reading import (
    Condition,
    Context,
    Test,
    fields,
    subjects,
)
from stolnik.games.price_of_power.chapters.effects.scope import Scope
from stolnik.games.price_of_power.state import Europe, Realm

BESIDE: Final = QUALIFIERS | {"who", "with_cavalry", "trade_power", "colonial"}
"""Words that only say more about the one beside them."""


def holds(g: Europe, realm: Realm, condition: Condition, scope: Scope | None = None) -> bool:
    """Whether a Realm meets a condition; all that it says must be true.

    ``self`` is the Realm that is asked, ``you`` who the card under way is about; without a card
    both are the same.  Where ``who`` means several, one of them is enough.
    """
    if "who" in condition:
        asked = subjects(g, realm, condition["who"], scope)
        return any(_all_of(g, one, condition, scope) for one in asked)
    return _all_of(g, realm, condition, scope)


def _all_of(g: Europe, realm: Realm, condition: Condition, scope: Scope | None) -> bool:
    context = Context(condition, scope)
    for word, value in condition.items():
        if word in BESIDE:
            continue
        if isinstance(value, MAPPING) and "who" in value and word not in TOGETHER:
            asked = subjects(g, realm, value["who"], scope)
            if not any(WORDS[word](g, one, value, context) for one in asked):
                return False
        elif not WORDS[word](g, realm, value, context):
            return False
    return True


# -- put together ------------------------------------------------------------------------------


def _parts(value: Frozen) -> Sequence[Condition]:
    assert isinstance(value, SEQUENCE), value
    return value


def _all(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return all(holds(g, realm, one, context.scope) for one in _parts(value))


def _any(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return any(holds(g, realm, one, context.scope) for one in _parts(value))


def _not(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return not holds(g, realm, fields(value), context.scope)


def _at_least(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """So many of several conditions."""
    asked = fields(value)
    met = sum(holds(g, realm, one, context.scope) for one in _parts(asked["of"]))
    wanted = asked["n"]
    assert isinstance(wanted, int), value
    return met >= wanted


TOGETHER: Final[Mapping[str, Test]] = {
    "all": _all,
    "any": _any,
    "not": _not,
    "at_least": _at_least,
}
WORDS: Final[Mapping[str, Test]] = {
    **TOGETHER,
    **figures.WORDS,
    **lands.WORDS,
    **ties.WORDS,
    **seas.WORDS,
    **outcomes.WORDS,
    **counting.WORDS,
}
"""Every word that can stand alone in a condition."""
