"""The shapes of the protocol for other languages, as JSON Schema; ``typescript`` has its types."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from stolnik.table import protocol
from stolnik.table.protocol import base, games, live, people, play, rooms

MODULES: Final = (base, people, games, rooms, play, live)
_REF: Final = "#/$defs/{name}"


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, in its order."""
    return [
        value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and name not in ("In", "Out")
        and not name.startswith("_")
    ]


def json_schema() -> dict[str, Any]:
    """All shapes, with what a client may send and what it may get over the WebSocket."""
    wanted = [*structs(), protocol.FromClient, protocol.FromTable]
    found, components = msgspec.json.schema_components(wanted, ref_template=_REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**components, "FromClient": found[-2], "FromTable": found[-1]},
    }
