"""Conditions of cards: whether a Realm meets what a Mission, an Event or an Idea asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...box.components import Box
from ...box.effects import MAPPING, QUALIFIERS, SEQUENCE, Frozen
from ...state import Europe, Realm
from .asked import counts_asked, figures, lands, outcomes, seas, ties_asked
from .asked.reading import Check, Condition, Word, fields, of_any
from .scope import Scope

BESIDE: Final = QUALIFIERS | {"who", "with_cavalry", "trade_power", "colonial"}
"""Words that only say more about the one beside them."""


def holds(g: Europe, realm: Realm, condition: Condition, scope: Scope | None = None) -> bool:
    """Whether a Realm meets a condition; all that it says must be true.

    ``self`` is the Realm that is asked, ``you`` who the card under way is about; without a card
    both are the same.  Where ``who`` means several, one of them is enough.
    """
    return g.box.reading(condition, _read)(g, realm, scope)


def _read(box: Box, condition: Condition) -> Check:
    whole = _every(
        [
            _read_word(box, word, value, condition)
            for word, value in condition.items()
            if word not in BESIDE
        ]
    )
    return of_any(condition["who"], whole) if "who" in condition else whole


def _read_word(box: Box, word: str, value: Frozen, condition: Condition) -> Check:
    check = WORDS[word](box, value, condition)
    if isinstance(value, MAPPING) and "who" in value and word not in TOGETHER:
        return of_any(value["who"], check)
    return check


def _every(checks: Sequence[Check]) -> Check:
    """Whether all are met, one after the other."""
    if not checks:
        return lambda g, realm, scope: True
    first, *others = checks
    if not others:
        return first
    rest = _every(others)
    return lambda g, realm, scope: first(g, realm, scope) and rest(g, realm, scope)


# -- put together ------------------------------------------------------------------------------


def _parts(box: Box, value: Frozen) -> list[Check]:
    assert isinstance(value, SEQUENCE), value
    return [_read(box, one) for one in value]


def _all(box: Box, value: Frozen, condition: Condition) -> Check:
    return _every(_parts(box, value))


def _any(box: Box, value: Frozen, condition: Condition) -> Check:
    parts = _parts(box, value)
    return lambda g, realm, scope: any(part(g, realm, scope) for part in parts)


def _not(box: Box, value: Frozen, condition: Condition) -> Check:
    part = _read(box, fields(value))
    return lambda g, realm, scope: not part(g, realm, scope)


def _at_least(box: Box, value: Frozen, condition: Condition) -> Check:
    """So many of several conditions."""
    asked = fields(value)
    parts, wanted = _parts(box, asked["of"]), asked["n"]
    assert isinstance(wanted, int), value
    return lambda g, realm, scope: sum(part(g, realm, scope) for part in parts) >= wanted


TOGETHER: Final[Mapping[str, Word]] = {
    "all": _all,
    "any": _any,
    "not": _not,
    "at_least": _at_least,
}
WORDS: Final[Mapping[str, Word]] = {
    **TOGETHER,
    **figures.WORDS,
    **lands.WORDS,
    **ties_asked.WORDS,
    **seas.WORDS,
    **outcomes.WORDS,
    **counts_asked.WORDS,
}
"""Every word that can stand alone in a condition."""
