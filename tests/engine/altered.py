"""A game with something else in it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from stolnik.engine.game import AnyGame

GROUPS = ("rules", "sight", "speech", "advice")


def altered(game: AnyGame, **parts: Any) -> AnyGame:
    """The game with other parts, each put into the group that it belongs to."""
    for group in GROUPS:
        own = {field.name for field in fields(getattr(game, group))} & parts.keys()
        if own:
            changed = replace(getattr(game, group), **{name: parts.pop(name) for name in own})
            game = replace(game, **{group: changed})
    return replace(game, **parts)
