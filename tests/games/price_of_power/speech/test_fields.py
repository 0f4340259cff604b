"""What events name: ids become names only if the vocabulary knows what they are ids of."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import msgspec
import pytest

from stolnik.engine.state import Event
from stolnik.games.price_of_power import events
from stolnik.games.price_of_power.speech.vocabulary import VOCABULARY


def told() -> Iterator[type[Event]]:
    for room in pkgutil.iter_modules(events.__path__, f"{events.__name__}."):
        for found in vars(import_module(room.name)).values():
            if isinstance(found, type) and issubclass(found, Event):
                if found.__module__ == room.name:
                    yield found


def is_text(field: msgspec.structs.FieldInfo) -> bool:
    return "str" in str(field.type)


@pytest.mark.parametrize("event", list(told()), ids=lambda event: event.__name__)
def test_every_text_of_an_event_has_a_name(event: type[Event]) -> None:
    known = {part for verb in VOCABULARY.verbs for part in verb.parts} | set(VOCABULARY.fields)
    texts = {field.name for field in msgspec.structs.fields(event) if is_text(field)}
    assert texts <= known
