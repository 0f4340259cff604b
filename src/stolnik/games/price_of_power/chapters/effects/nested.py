"""Effects inside an effect: what a verb sets off, worked off by the same rules as the card itself.

The interpreter of cards hangs itself in here, so that a verb can call it and know no more of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolnik.engine.flow import Flow

from ...box.effects import Effects
from ...state import Europe
from .scope import Scope

Run = Callable[[Europe, Scope, Effects], Flow[None]]

INTERPRETER: Final[dict[str, Run]] = {}
"""``run``: who works off a list of effects.  ``run`` fills it in."""


def run_nested(g: Europe, scope: Scope, effects: Effects) -> Flow[None]:
    """Do what an effect says that is part of another effect."""
    yield from INTERPRETER["run"](g, scope, effects)
