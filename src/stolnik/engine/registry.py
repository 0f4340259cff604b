"""Games are found through the entry point group ``stolnik.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stolnik.engine.errors import BadRequest, clip
from stolnik.engine.game import Game

GROUP = "stolnik.games"


def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


def names() -> list[str]:
    """The games that can be loaded, by name."""
    return list(_found())


def load(name: str) -> Game[Any, Any]:
    """The game of that name."""
    if not isinstance(name, str):
        raise _unknown(name)
    return loaded(name)


@cache
def loaded(name: str) -> Game[Any, Any]:
    """The same, read once for all."""
    found = _found()
    if name not in found:
        raise _unknown(name)
    game: Game[Any, Any] = found[name].load()
    return game


def _unknown(name: object) -> BadRequest:
    return BadRequest("game", game=clip(name), right=", ".join(names()) or "-")
