"""What is under way, as everybody at the table sees it: tasks with ids in place of numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from stolnik.games.price_of_power.box.components import NONE, POWERS
from stolnik.games.price_of_power.chapters.board.ownership import box_number
from stolnik.games.price_of_power.state import NPR, REBELS, Europe
from stolnik.games.price_of_power.tasks import (
    Battle,
    CardUnderWay,
    Covert,
    Deal,
    EventUnderWay,
    Fabricating,
    Influencing,
    Moving,
    NationalFocus,
    RebelRolls,
    RebelsRise,
    Recruiting,
    Side,
    Task,
    Trading,
)

Shown: TypeAlias = "bool | int | str | list[Shown] | dict[str, Shown] | None"
Namer: TypeAlias = Callable[[Europe, int], Shown]


class TaskView(msgspec.Struct, frozen=True):
    kind: str
    """``battle``, ``trade``, ``deal`` and so on."""
    about: dict[str, Shown]
    """What is known of it, by the names of its fields."""


# -- names -------------------------------------------------------------------------------------


def _plain(g: Europe, value: int) -> Shown:
    """A number or a seat."""
    return value


def _perhaps(g: Europe, value: int) -> Shown:
    """The same where there may be none."""
    return value


def _area(g: Europe, value: int) -> Shown:
    return g.box.areas[value].id


def _place(g: Europe, value: int) -> Shown:
    return g.box.places[value].id


def _zone(g: Europe, value: int) -> Shown:
    return g.box.zones[value].id


def _card(g: Europe, value: int) -> Shown:
    return g.box.cards[value].id


def _trade_card(g: Europe, value: int) -> Shown:
    return g.box.trade_cards[value].id


def _event(g: Europe, value: int) -> Shown:
    return g.box.events[value].id


def _power(g: Europe, value: int) -> Shown:
    return POWERS[value]


def _realm(g: Europe, value: int) -> Shown:
    """A Realm of the table: a player's or an NPR's id, or ``rebels``."""
    if value == REBELS:
        return "rebels"
    if value < len(g.players) or value >= NPR:
        return g.box.realms[box_number(g, value)].id
    return None


FIELDS: Final[Mapping[type[msgspec.Struct], Mapping[str, Namer]]] = {
    EventUnderWay: {"event": _event},
    Battle: {
        "area": _area,
        "attacker": _realm,
        "came_from": _area,
        "defenders": _realm,
        "main": _realm,
        "order": _realm,
        "spared": _realm,
        "waiting": _realm,
        "card": _card,
    },
    Side: {"army": _perhaps},
    CardUnderWay: {"card": _card},
    NationalFocus: {"kind": _power, "shifted": _power, "aside": _card},
    Trading: {"cards": _trade_card, "ship": _zone, "left": _zone},
    Influencing: {"reach": _area, "placed": _area},
    Covert: {},
    Fabricating: {"areas": _area},
    Deal: {"marriage": _power, "prices": _place},
    Recruiting: {
        "area": _area,
        "port": _place,
        "areas": _area,
        "ports": _place,
        "built": _place,
        "battles": _area,
    },
    Moving: {"army": _perhaps, "area": _area, "denied": _area},
    RebelRolls: {"mild": _perhaps, "areas": _area, "area": _area, "battles": _area},
    RebelsRise: {"areas": _area, "moving": _area, "strength": _perhaps},
}
"""By kind of task: what the numbers in its fields are, where they are not just numbers or seats."""


def shown(g: Europe, task: Task) -> TaskView:
    """A task as it is seen; nothing in one is hidden from anybody."""
    kind = str(task.__struct_config__.tag)
    return TaskView(kind, _fields(g, task))


def _fields(g: Europe, record: msgspec.Struct) -> dict[str, Shown]:
    namers = FIELDS[type(record)]
    return {
        name: _value(g, getattr(record, name), namers.get(name, _plain))
        for name in record.__struct_fields__
    }


def _value(g: Europe, value: object, name: Namer) -> Shown:
    match value:
        case None | bool() | str():
            return value
        case int():
            return None if value == NONE and name is not _plain else name(g, value)
        case list() | tuple():
            return [_value(g, one, name) for one in value]
        case dict():
            return {str(name(g, key)): _value(g, one, _plain) for key, one in value.items()}
        case msgspec.Struct():
            return dict(_fields(g, value))
    raise TypeError(f"{value!r} cannot be shown.")
