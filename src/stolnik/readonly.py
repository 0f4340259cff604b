"""What many share and nobody may change."""

from __future__ import annotations

import copyreg
from dataclasses import fields, is_dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

import msgspec


def _shown(table: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(table)


# What is read-only can be sent to another process like all else.
copyreg.pickle(MappingProxyType, lambda table: (_shown, (dict(table),)))


def read_only(box: Any) -> Any:
    """A box that nobody can write to, however deep: dicts only show, lists are tuples.

    What a class works out when it is first asked for is worked out now.

    >>> read_only({"rye": [1, 2]})
    mappingproxy({'rye': (1, 2)})
    """
    return _fixed(box, {})


def _fixed(thing: Any, done: dict[int, tuple[Any, Any]]) -> Any:
    """The thing itself, or what stands for it; ``done`` keeps both, by the id of the thing."""
    if isinstance(thing, (str, int, type(None))):
        return thing
    known = done.get(id(thing))
    if known is not None:
        return known[1]
    done[id(thing)] = (thing, thing)
    fixed = _of_its_kind(thing, done)
    done[id(thing)] = (thing, fixed)
    return fixed


def _of_its_kind(thing: Any, done: dict[int, tuple[Any, Any]]) -> Any:
    kind = type(thing)
    if isinstance(thing, (dict, MappingProxyType)):
        parts = {key: _fixed(value, done) for key, value in thing.items()}
        same = kind is not dict and all(parts[key] is thing[key] for key in parts)
        return thing if same else MappingProxyType(parts)
    if isinstance(thing, (list, tuple)):
        row = [_fixed(part, done) for part in thing]
        if kind is not list and all(new is old for new, old in zip(row, thing)):
            return thing
        return kind(*row) if hasattr(kind, "_fields") else tuple(row)
    if isinstance(thing, set):
        return frozenset(thing)
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if (new := _fixed(value, done)) is not value:
                msgspec.structs.force_setattr(thing, name, new)
    elif is_dataclass(thing):
        for name in (*(field.name for field in fields(thing)), *_worked_out(kind)):
            value = getattr(thing, name)
            if (new := _fixed(value, done)) is not value:
                vars(thing)[name] = new
    return thing


def _worked_out(kind: type) -> list[str]:
    """What a class works out once, when it is first asked for."""
    return [
        name
        for owner in kind.__mro__
        for name, value in vars(owner).items()
        if isinstance(value, cached_property)
    ]
