"""What has come of the card, the Battle or the Power Struggle that is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....box.effects import Frozen
from ....state import Europe, Realm, seats
from ....tasks import Battle, NavalBattle
from ...government.ideas import COMPARISONS
from ...prestige.battlegrounds import controls_any
from ..scope import Scope
from .reading import Context, Word, fields, read_each_time


def _card(context: Context) -> Scope:
    assert context.scope is not None, context.condition
    return context.scope


def _ratio(text: str) -> tuple[int, int]:
    part, _, whole = text.partition("/")
    return int(part), int(whole)


def _nobody_chose(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return value not in _card(context).chosen.values()


def _share_choosing(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Of those who had the choice, at least such a part chose an option."""
    asked = fields(value)
    chosen = list(_card(context).chosen.values())
    part, whole = _ratio(str(asked["at_least"]))
    chose = chosen.count(str(asked["option"]))
    return chose > 0 and chose * whole >= part * len(chosen)


def _share_paying(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Of all players, such a part has paid."""
    wanted = str(value)
    sign = wanted.rstrip("0123456789/")
    part, whole = _ratio(wanted[len(sign) :])
    return COMPARISONS[sign](len(set(_card(context).payers)) * whole, part * len(seats(g)))


def _any_accepted(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return bool(_card(context).acceptors) == value


def _nobody_accepted(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    return (not _card(context).acceptors) == value


def _leader_in_battle(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """A Leader of the subject commands in the Battle that is fought."""
    for task in reversed(g.agenda):
        if isinstance(task, Battle | NavalBattle):
            side = task.sides[0 if task.attacker == realm else 1]
            return (side.leader != "") == value
    return not value


def _controls_none(g: Europe, realm: Realm, value: Frozen, context: Context) -> bool:
    """Nothing in the Battlegrounds of the Power Struggle that is scored."""
    struggle = g.box.struggles[g.box.struggle_of[_card(context).card]]
    return (not controls_any(g, realm, struggle)) == value


WORDS: Final[Mapping[str, Word]] = read_each_time(
    {
        "nobody_chose": _nobody_chose,
        "share_choosing": _share_choosing,
        "share_paying": _share_paying,
        "any_accepted": _any_accepted,
        "nobody_accepted": _nobody_accepted,
        "leader_in_battle": _leader_in_battle,
        "controls_none_in_battlegrounds": _controls_none,
    }
)
