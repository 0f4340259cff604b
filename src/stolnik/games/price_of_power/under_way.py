"""What is under way, as everybody at the table sees it: tasks with ids in place of numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from .box.components import NONE, POWERS
from .chapters.board.ownership import box_number
from .state import NOBODY, NPR, PORT, REBELS, Europe
from .tasks import Task

Shown: TypeAlias = "bool | int | str | list[Shown] | dict[str, Shown] | None"
Namer: TypeAlias = Callable[[Europe, int], Shown]


class TaskView(msgspec.Struct, frozen=True):
    kind: str
    """``battle``, ``trade``, ``deal`` and so on."""
    about: dict[str, Any]
    """What is known of it, by the names of its fields: see ``shapes``."""


# -- what numbers stand for --------------------------------------------------------------------


def _plain(g: Europe, value: int) -> Shown:
    """A number or a seat."""
    return value


def _area(g: Europe, value: int) -> Shown:
    return g.box.areas[value].id


def _place(g: Europe, value: int) -> Shown:
    return g.box.places[value].id


def _zone(g: Europe, value: int) -> Shown:
    return g.box.zones[value].id


def _node(g: Europe, value: int) -> Shown:
    return g.box.nodes[value].id


def _card(g: Europe, value: int) -> Shown:
    return g.box.cards[value].id


def _trade_card(g: Europe, value: int) -> Shown:
    return g.box.trade_cards[value].id


def _event(g: Europe, value: int) -> Shown:
    return g.box.events[value].id


def _faith(g: Europe, value: int) -> Shown:
    return g.box.faiths[value].id


def _power(g: Europe, value: int) -> Shown:
    return POWERS[value]


def _sea_space(g: Europe, value: int) -> Shown:
    return _zone(g, value) if value < PORT else _place(g, value - PORT)


def _realm(g: Europe, value: int) -> Shown:
    """A Realm of the table: a player's or an NPR's id, or ``rebels``."""
    if value == REBELS:
        return "rebels"
    if value == NOBODY:
        return "pirates"
    if value < len(g.players) or value >= NPR:
        return g.box.realms[box_number(g, value)].id
    return None


def _aggressor(g: Europe, value: int) -> Shown:
    """A seat, or the id of an NPR that Declares War."""
    return value if value < NPR else _realm(g, value)


BY_TYPE: Final[Mapping[str, Namer]] = {
    "AreaNo": _area,
    "PlaceNo": _place,
    "ZoneNo": _zone,
    "NodeNo": _node,
    "TradeCardNo": _trade_card,
    "CardNo": _card,
    "EventNo": _event,
    "FaithNo": _faith,
    "SeaSpace": _sea_space,
    "PowerKind": _power,
    "Realm": _realm,
    "Aggressor": _aggressor,
}
"""What a field holds, by the name of its type."""
OR_NONE: Final = "OrNone"
"""How the type of a field ends that may hold ``NONE``, if its default does not say so."""
SHOWN_AS: Final[Mapping[Namer, Any]] = {_plain: int, _aggressor: int | str}
"""What a number is shown as, if not as an id."""


@cache
def _namers(kind: type[msgspec.Struct]) -> Mapping[str, tuple[Namer, bool]]:
    """By field: how it is named, and whether it may be ``NONE``."""
    found = {}
    for field in kind.__struct_fields__:
        of = str(kind.__annotations__[field])
        named = [namer for name, namer in BY_TYPE.items() if name in of]
        namer = next(iter(named), _plain)
        found[field] = namer, namer is not _plain or _default(kind, field) == NONE
    return found


def _default(kind: type[msgspec.Struct], field: str) -> object:
    at = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    return dict(zip(kind.__struct_fields__[at:], kind.__struct_defaults__)).get(field)


def shown(g: Europe, task: Task) -> TaskView:
    """A task as it is seen; nothing in one is hidden from anybody."""
    return TaskView(str(task.__struct_config__.tag), _fields(g, task))


def _fields(g: Europe, record: msgspec.Struct) -> dict[str, Shown]:
    return {
        field: _value(g, getattr(record, field), namer, may_be_none)
        for field, (namer, may_be_none) in _namers(type(record)).items()
    }


def _value(g: Europe, value: object, namer: Namer, may_be_none: bool) -> Shown:
    match value:
        case None | bool() | str():
            return value
        case int():
            return None if value == NONE and may_be_none else namer(g, value)
        case list() | tuple():
            return [_value(g, one, namer, may_be_none) for one in value]
        case dict():
            return {str(namer(g, key)): _value(g, one, _plain, False) for key, one in value.items()}
        case msgspec.Struct():
            return dict(_fields(g, value))
    raise TypeError(f"{value!r} cannot be shown.")


# -- its types ---------------------------------------------------------------------------------


@cache
def shapes() -> Mapping[str, type[msgspec.Struct]]:
    """By kind: a struct with the fields of ``TaskView.about`` as they are shown."""
    return {str(kind.__struct_config__.tag): _shape(kind) for kind in get_args(Task)}


@cache
def _shape(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    fields = []
    for field, (namer, _) in _namers(kind).items():
        shown = _type(hints[field], namer)
        may_be_none = OR_NONE in str(kind.__annotations__[field]) or _default(kind, field) == NONE
        fields.append((field, shown | None if may_be_none else shown))
    return msgspec.defstruct(f"{kind.__name__}About", fields, namespace={"told_by": kind})


def _type(of: Any, namer: Namer) -> Any:
    """What ``_value`` makes of a value of this type."""
    parts = [part for part in get_args(of) if part is not ...]
    match get_origin(of):
        case None if of is int:
            return SHOWN_AS.get(namer, str)
        case None if issubclass(of, msgspec.Struct):
            return _shape(of)
        case kind if kind is dict:
            return dict[str, _type(parts[1], _plain)]  # type: ignore[misc]
        case kind if kind in (list, tuple):
            return list[reduce(or_, (_type(part, namer) for part in parts))]  # type: ignore[misc]
        case kind if kind in (Union, UnionType):
            return reduce(or_, (_type(part, namer) for part in parts))
    return of
