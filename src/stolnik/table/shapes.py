"""The shapes of the protocol for other languages: JSON Schema and TypeScript."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from stolnik.table import protocol
from stolnik.table.protocol import base, games, live, people, play, rooms

_REF: Final = "#/$defs/{name}"


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, in its order."""
    return [
        value
        for module in (base, people, games, rooms, play, live)
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


def typescript() -> str:
    """The same as types for a browser."""
    parts = ["// The shapes of docs/protocol.md, written by `stolnik table types`.\n"]
    for name, shape in json_schema()["$defs"].items():
        parts.append(f"export type {name} = {_type(shape)};\n")
    return "\n".join(parts)


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(_type(part) for part in shape["anyOf"]))
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(value).decode() for value in shape["enum"])
    kind = shape.get("type")
    if kind == "object" and "properties" in shape:
        required = set(shape.get("required", ()))
        lines = [
            f"  {name}{'' if name in required else '?'}: {_type(part)};"
            for name, part in shape["properties"].items()
        ]
        return "{\n" + "\n".join(lines) + "\n}"
    if kind == "object":
        inner = shape.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    if kind == "array":
        inner = shape.get("items")
        if not isinstance(inner, dict):
            return "unknown[]"
        said = _type(inner)
        return f"({said})[]" if "|" in said else f"{said}[]"
    plain = {"string": "string", "integer": "number", "number": "number"}
    return {**plain, "boolean": "boolean", "null": "null"}.get(str(kind), "unknown")
