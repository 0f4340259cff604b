"""What all special actions have in common: the turns in which they are open."""

from __future__ import annotations

from stolnik.games.gods_playground.state import GodsPlayground


def is_open(g: GodsPlayground, action: str) -> bool:
    """Whether a special action can be taken at all in this turn."""
    return g.turn in g.box.actions[action].turns


def cubes_for(g: GodsPlayground, action: str) -> int:
    """The cubes that a special action takes from the province where it is taken."""
    return g.box.actions[action].cubes
