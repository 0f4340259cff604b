"""What is counted on the table, and how a move changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from stolnik.engine.flow import Seat
from stolnik.engine.game import AnyGame, Figure


class Change(NamedTuple):
    """What was so much, and is so much now."""

    seat: Seat | None
    """Whose it is; ``None`` for what belongs to the table."""
    name: str
    before: int
    after: int
    good: int
    """1 if more of it is better for its owner, -1 if less is, 0 if neither."""


Counted = Mapping[tuple[Seat | None, str], Figure]


def counted(game: AnyGame, view: msgspec.Struct) -> Counted:
    """All that is counted in a view, by whose it is and what it is called."""
    count = game.sight.counted
    found: Any = () if count is None else count(view)
    return {(figure.seat, figure.name): figure for figure in found}


def changes(before: Counted, after: Counted) -> list[Change]:
    """What differs, in the order of the game's own list; what was not there was none."""
    found = []
    for key in {**before, **after}:
        was, now = before.get(key), after.get(key)
        figure = now or was
        assert figure is not None
        values = (was.value if was else 0, now.value if now else 0)
        if values[0] != values[1]:
            found.append(Change(figure.seat, figure.name, *values, figure.good))
    return found
