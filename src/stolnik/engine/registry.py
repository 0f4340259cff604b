"""Games are found through the entry point group ``stolnik.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stolnik.engine.errors import BadRequest
from stolnik.engine.game import Game

GROUP = "stolnik.games"


def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


def names() -> list[str]:
    """The games that can be loaded, by name."""
    return list(_found())


@cache
def load(name: str) -> Game[Any, Any]:
    """The game of that name."""
    found = _found()
    if name not in found:
        raise BadRequest("game", game=name, right=", ".join(found) or "-")
    game: Game[Any, Any] = found[name].load()
    return game
